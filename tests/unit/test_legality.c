/* test_legality.c - the reasons why moves are illegal; every thinkable move judged. */
#include "game/movegen.h"
#include "notation/sfen.h"
#include "notation/usi_move.h"
#include "test.h"
#include "text/refusal.h"

enum { JUDGED = 60 /* random positions in which every thinkable move is judged */ };

static Position pos;

typedef struct {
    Illegal reason;
    const char *sfen, *move;
} Reasoned;

static const Reasoned reasoned[] = {
    { LEGAL, STARTPOS, "7g7f" },
    { ILLEGAL_NO_PIECE, STARTPOS, "5e5d" },
    { ILLEGAL_NO_PIECE, STARTPOS, "P*5e" },
    { ILLEGAL_NOT_YOURS, STARTPOS, "3c3d" },
    { ILLEGAL_CANNOT_MOVE_SO, STARTPOS, "7g7e" },
    { ILLEGAL_CANNOT_MOVE_SO, STARTPOS, "7g7g" },
    { ILLEGAL_CANNOT_MOVE_SO, STARTPOS, "2i4g" },
    { ILLEGAL_BLOCKED, STARTPOS, "8h2b+" },
    { ILLEGAL_BLOCKED, STARTPOS, "1i1f" },
    { ILLEGAL_OWN_PIECE, STARTPOS, "9i9g" },
    { ILLEGAL_OWN_PIECE, STARTPOS, "5i4i" },
    { ILLEGAL_OCCUPIED, "4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5a" },
    { ILLEGAL_TWO_PAWNS, "4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5e" },
    { ILLEGAL_DROP_MATE, "7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b" },
    { ILLEGAL_DROP_MATE, "4k4/9/9/9/9/9/1g7/9/KN7 w p 1", "P*9h" },
    { ILLEGAL_DEAD_END, "4k4/9/9/9/9/9/9/9/4K4 b L 1", "L*9a" },
    { ILLEGAL_DEAD_END, "4k4/9/9/9/9/9/9/9/4K4 w n 1", "N*7h" },
    { ILLEGAL_MUST_PROMOTE, "4k4/8P/9/9/9/9/9/9/4K4 b - 1", "1b1a" },
    { ILLEGAL_MUST_PROMOTE, "4k4/9/9/9/9/7n1/9/9/4K4 w - 1", "2f1h" },
    { ILLEGAL_NOT_PROMOTABLE, "4k4/9/9/4G4/9/9/9/9/4K4 b - 1", "5d6c+" },
    { ILLEGAL_NOT_PROMOTABLE, "4k4/9/9/4+S4/9/9/9/9/4K4 b - 1", "5d6c+" },
    { ILLEGAL_NOT_PROMOTABLE, "4k4/9/9/9/9/9/9/9/4K4 b S 1", "S*5c+" },
    { ILLEGAL_NOT_IN_ZONE, "4k4/9/9/9/4S4/9/9/9/4K4 b - 1", "5e6d+" },
    { ILLEGAL_IN_CHECK, "4k4/9/9/9/4R4/9/9/9/3K5 w g 1", "G*1a" },
    { ILLEGAL_IN_CHECK, "4k4/g8/9/9/4R4/9/9/9/3K5 w - 1", "9b9c" },
    { ILLEGAL_INTO_CHECK, "4k4/9/9/9/9/9/9/3r5/4K4 b - 1", "5i6i" },
    { ILLEGAL_INTO_CHECK, "4k4/9/9/9/9/9/4r4/4K4/9 b - 1", "5h5i" },
    { ILLEGAL_INTO_CHECK, "4k4/4r4/9/9/9/9/4G4/9/4K4 b - 1", "5g6f" },
};

static void test_reasons(void)
{
    for (size_t i = 0; i < sizeof reasoned / sizeof *reasoned; i++) {
        const Reasoned *r = &reasoned[i];
        char error[ERROR_TEXT] = "";
        Intent intent;
        Move move = 1;
        bool read = sfen_read(&pos, r->sfen, error) && intent_from_usi(r->move, &intent);
        Illegal reason = read ? rules_judge(&pos, intent, &move) : ILLEGAL_REASONS;
        test_check(reason == r->reason && (reason == LEGAL) == (move != MOVE_NONE),
                   "%s in %s: %s; got: %s%s", r->move, r->sfen, refusal_text(r->reason),
                   refusal_text(reason), error);
    }
    TestGroup texts = { "every reason has its own sentence", 0, 0 };
    for (int i = LEGAL; i < ILLEGAL_REASONS; i++)
        for (int k = LEGAL; k < i; k++)
            test_many(&texts, strcmp(refusal_text(i), refusal_text(k)) != 0, "%d and %d",
                      i, k);
    test_group(&texts);
}

static bool listed(const Move *list, int count, Move move)
{
    for (int i = 0; i < count; i++)
        if (list[i] == move)
            return true;
    return false;
}

/* Judge all moves between two squares and all drops: exactly the generated ones are
 * legal. */
static void judge_all(TestGroup *group)
{
    Move list[MAX_MOVES], move;
    int count = generate_legal(&pos, list), legal = 0;
    char text[SFEN_TEXT];
    for (int i = 0; i < 2 * 88 * 81; i++) {
        int to = square_make(i % 9 + 1, i / 9 % 9 + 1), from = i / 81 % 88;
        Intent intent = { .to = to, .promote = i / (81 * 88) };
        if (from < 81)
            intent.from = square_make(from % 9 + 1, from / 9 + 1);
        else
            intent.kind = from - 81 + PAWN;
        if (rules_judge(&pos, intent, &move) != LEGAL)
            continue;
        legal++;
        test_many(group, listed(list, count, move),
                  "%s: a move judged legal is not generated", sfen_write(&pos, text));
    }
    test_many(group, legal == count, "%s: %d moves judged legal, %d generated",
              sfen_write(&pos, text), legal, count);
}

static void test_judging(void)
{
    TestGroup group = { "rules_judge() and the generator agree", 0, 0 };
    uint64_t random = 7;
    char error[ERROR_TEXT];
    Move list[MAX_MOVES];
    sfen_read(&pos, STARTPOS, error);
    for (int n = 0; n < JUDGED;) {
        int count = generate_legal(&pos, list);
        if (count == 0 || pos.ply >= 200)
            sfen_read(&pos, STARTPOS, error);
        else
            move_make(&pos, list[test_random_below(&random, count)]);
        if (pos.ply % 17 == 16) {
            judge_all(&group);
            n++;
        }
    }
    test_group(&group);
}

/* A side without a king, as in mate problems, is never in check. */
static void test_no_king(void)
{
    char error[ERROR_TEXT];
    test_check(sfen_read(&pos, "9/9/9/9/4R4/9/9/9/4K4 b - 1", error)
                   && !move_gives_check(&pos, board_move(0x55, 0x51, ROOK)),
               "no check without a king");
}

int main(void)
{
    position_init();
    test_no_king();
    test_reasons();
    test_judging();
    return test_summary();
}
