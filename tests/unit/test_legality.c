/* test_legality.c - the reasons why moves are illegal; every thinkable move judged. */
#include "rows.h"
#include "setup.h"
#include "text/messages.h"

enum { JUDGED = 60 /* random positions in which every thinkable move is judged */ };

static Position pos;

static void test_reasons(void)
{
    static Rows rows;
    while (rows_next(&rows, "tests/data/illegal.tsv")) {
        const char *sfen = rows.column[0], *text = rows.column[1];
        Intent intent;
        Move move = 1;
        set_position(&pos, sfen);
        bool read = intent_from_usi(text, &intent);
        Illegal reason = read ? rules_judge(&pos, intent, &move) : ILLEGAL_REASONS;
        bool good = strcmp(refusal_text(reason), rows.column[2]) == 0
                 && (reason == LEGAL) == (move != MOVE_NONE);
        test_check(good, "%s in %s: %s; got: %s", text, sfen, rows.column[2],
                   refusal_text(reason));
    }
    TestGroup texts = { "every reason has its own sentence", 0, 0 };
    for (int i = LEGAL; i < ILLEGAL_REASONS; i++)
        for (int k = LEGAL; k < i; k++)
            test_many(&texts, strcmp(refusal_text(i), refusal_text(k)) != 0, "%d and %d",
                      i, k);
    test_group(&texts);
}

/* Judge all moves between two squares and all drops: exactly the generated ones are
 * legal. */
static void judge_all(TestGroup *group)
{
    Move list[MAX_MOVES], move;
    int count = generate_legal(&pos, list), legal = 0;
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
        test_many(group, is_generated(&pos, move),
                  "%s: a move judged legal is not generated", sfen_of(&pos));
    }
    test_many(group, legal == count, "%s: %d moves judged legal, %d generated",
              sfen_of(&pos), legal, count);
}

static void test_judging(void)
{
    TestGroup group = { "rules_judge() and the generator agree", 0, 0 };
    uint64_t random = 7;
    Move list[MAX_MOVES];
    set_position(&pos, STARTPOS);
    for (int n = 0; n < JUDGED;) {
        int count = generate_legal(&pos, list);
        if (count == 0 || pos.ply >= 200)
            set_position(&pos, STARTPOS);
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
    set_position(&pos, "9/9/9/9/4R4/9/9/9/4K4 b - 1");
    test_check(!move_gives_check(&pos, board_move(0x55, 0x51, ROOK)),
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
