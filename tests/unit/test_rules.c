/* test_rules.c - repetition, declaration, and the reasons why moves are illegal. The
 * cases of tests/data/rules.tsv, and random games judged a second time in a plain way. */
#include "game/movegen.h"
#include "game/notation.h"
#include "game/reason.h"
#include "game/sfen.h"
#include "test.h"

enum {
    ROW = 16384,         /* longest row of rules.tsv, bytes */
    RANDOM_GAMES = 300,  /* per start position */
    RANDOM_PLIES = 60,
    JUDGED = 60,         /* random positions in which every thinkable move is judged */
};

static Position pos;

/* --- the cases of rules.tsv --- */

typedef struct {
    char *id, *kind, *position, *expected, *note, *final;
} Row;

static bool split_row(char *line, Row *row)
{
    char **field[6] = { &row->id, &row->kind, &row->position, &row->expected, &row->note,
        &row->final };
    line[strcspn(line, "\r\n")] = '\0';
    for (int i = 0; i < 6; i++) {
        *field[i] = line;
        line += strcspn(line, "\t");
        if (*line == '\0')
            return i == 5;
        *line++ = '\0';
    }
    return true;
}

static const char *verdict_text(Repeat verdict)
{
    switch (verdict) {
    case REPEAT_DRAW: return "sennichite_draw";
    case REPEAT_BLACK_LOSES: return "perpetual_check_loser=black";
    case REPEAT_WHITE_LOSES: return "perpetual_check_loser=white";
    default: return "none";
    }
}

/* The first verdict on the way to pos and the ply it falls at, as in rules.tsv. */
static char *first_verdict(char text[64])
{
    static Position replay;
    Move moves[MAX_GAME];
    int plies = pos.ply;
    replay = pos;
    while (replay.ply > 0) {
        moves[replay.ply - 1] = replay.history[replay.ply - 1].move;
        move_unmake(&replay);
    }
    Repeat verdict = rules_repetition(&replay);
    while (verdict == REPEAT_NONE && replay.ply < plies) {
        move_make(&replay, moves[replay.ply]);
        verdict = rules_repetition(&replay);
    }
    snprintf(text, 64, "%s@%d", verdict_text(verdict), verdict ? (int)replay.ply : 0);
    return text;
}

static int note_number(const char *note, const char *key)
{
    const char *found = strstr(note, key);
    return found ? atoi(found + strlen(key)) : -1;
}

/* The counts in a row's note, then the verdicts of both rules. */
static void test_declaration_row(const Row *row)
{
    Declaration report;
    static const char *const verdict24[] = { "24pt=no", "24pt=draw", "24pt=win" };
    bool wins = rules_declaration(&pos, DECLARE_27, &report) == DECLARE_WIN;
    test_check(wins == (strcmp(row->expected, "win") == 0), "%s: %s by 27 points",
               row->id, row->expected);
    test_check(report.king_in_zone == note_number(row->note, "king_in=")
                   && report.in_check == note_number(row->note, "check=")
                   && report.pieces == note_number(row->note, "zone_pieces=")
                   && report.points == note_number(row->note, "points=")
                   && report.needed == note_number(row->note, "need="),
               "%s: pieces %d, points %d of %d", row->id, report.pieces, report.points,
               report.needed);
    DeclareVerdict verdict = rules_declaration(&pos, DECLARE_24, NULL);
    test_check(strstr(row->note, verdict24[verdict]) != NULL, "%s: %s", row->id,
               verdict24[verdict]);
    test_check(rules_declaration(&pos, DECLARE_OFF, NULL) == DECLARE_NO,
               "%s: no declaration without a rule for it", row->id);
}

static void test_legality_row(const Row *row)
{
    char error[ERROR_TEXT] = "";
    const char *blank = strchr(row->expected, ' ');
    bool expected = strncmp(row->expected, "legal", 5) == 0;
    Move move;
    bool legal = blank && move_from_usi(&pos, blank + 1, &move, error);
    test_check(legal == expected, "%s: %s (%s)", row->id, row->expected, error);
}

/* Read the position of a row. In one of them Black is to move and could take White's
 * king, which is refused; its pieces can still be counted, so it is set up the other way
 * round. */
static bool read_row_position(const Row *row)
{
    char error[ERROR_TEXT];
    if (position_read(&pos, row->position, error))
        return true;
    char *side = strstr(row->position, " b ");
    if (strcmp(row->kind, "declaration") == 0 && strstr(error, "SFEN side") && side) {
        side[1] = 'w';
        if (position_read(&pos, row->position, error)) {
            pos.side = BLACK;
            position_ready(&pos);
            return true;
        }
    }
    return test_check(false, "%s: position is read: %s", row->id, error);
}

/* The final SFEN may name hands in any order; ours come in the usual one. */
static bool final_matches(const Row *row)
{
    static Position final;
    char error[ERROR_TEXT], ours[SFEN_TEXT], theirs[SFEN_TEXT];
    return sfen_read(&final, row->final, error)
        && strcmp(sfen_write(&pos, ours), sfen_write(&final, theirs)) == 0;
}

static void test_row(const Row *row)
{
    char text[SFEN_TEXT];
    if (!read_row_position(row))
        return;
    if (strcmp(row->kind, "repetition") == 0)
        test_check(final_matches(row), "%s: final SFEN", row->id);
    if (strcmp(row->kind, "repetition") == 0)
        test_check(strcmp(first_verdict(text), row->expected) == 0, "%s: %s, got %s",
                   row->id, row->expected, text);
    else if (strcmp(row->kind, "declaration") == 0)
        test_declaration_row(row);
    else
        test_legality_row(row);
}

static void test_rows(const char *name)
{
    static char line[ROW];
    int rows = 0;
    FILE *in = fopen(name, "r");
    while (in && fgets(line, sizeof line, in)) {
        Row row = { 0 };
        if (line[0] == '#')
            continue;
        if (!test_check(split_row(line, &row), "row %d of %s has six fields", ++rows,
                        name))
            continue;
        test_row(&row);
    }
    test_check(rows > 0, "%s has rows: %d", name, rows);
    if (in)
        fclose(in);
}

/* --- repetition, judged in a plain way --- */

/* Position number i of a game, with what repetition depends on. */
typedef struct {
    char sfen[SFEN_TEXT]; /* without its move number */
    bool in_check;
} Seen;

static void see(Seen *seen)
{
    sfen_write(&pos, seen->sfen);
    *strrchr(seen->sfen, ' ') = '\0';
    seen->in_check = attacked(&pos, !pos.side, pos.king[pos.side]);
}

/* Verdict between positions `from` and `to`: who has given check with every move? */
static Repeat plain_verdict(const Seen *seen, int from, int to, int side)
{
    bool all[2] = { true, true };
    for (int i = to; i > from; i--) /* the move to position i was made by ... */
        all[(to - i) % 2 == 0 ? !side : side] &= seen[i].in_check;
    if (all[BLACK] == all[WHITE])
        return REPEAT_DRAW;
    return all[BLACK] ? REPEAT_BLACK_LOSES : REPEAT_WHITE_LOSES;
}

/* What the rules should say about position `now` at its `times`-th earlier occurrence. */
static Repeat plain_repeat(const Seen *seen, int now, int times, int side)
{
    for (int i = now - 1; i >= 0; i--)
        if (strcmp(seen[i].sfen, seen[now].sfen) == 0 && --times == 0)
            return plain_verdict(seen, i, now, side);
    return REPEAT_NONE;
}

/* A random move that often goes back where the piece came from, or gives check: so that
 * games repeat themselves. */
static Move restless_move(uint64_t *random)
{
    Move list[MAX_MOVES];
    int count = generate_legal(&pos, list);
    if (count == 0)
        return MOVE_NONE;
    Move last = pos.ply >= 2 ? pos.history[pos.ply - 2].move : MOVE_NONE;
    int wish = test_random_below(random, 10);
    for (int i = 0; i < count; i++) {
        bool back = last != MOVE_NONE && move_from(list[i]) == move_to(last)
            && move_to(list[i]) == move_from(last);
        if (wish < 7 && back && (wish < 3 || move_gives_check(&pos, list[i])))
            return list[i];
    }
    for (int i = 0; i < count && wish < 9; i++)
        if (move_gives_check(&pos, list[i]))
            return list[i];
    return list[test_random_below(random, count)];
}

static void test_random_repetition(void)
{
    static const char *const start[] = {
        "4k4/9/9/9/9/9/9/5R3/4K4 b - 1",
        "4k4/9/9/4r4/9/9/4R4/9/4K4 w - 1",
        "3k5/9/9/9/9/9/9/4+r4/5K3 b RP 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    };
    static Seen seen[RANDOM_PLIES + 1];
    TestGroup first = { "first recurrence as counted plainly", 0, 0 };
    TestGroup fourth = { "fourth occurrence as counted plainly", 0, 0 };
    long verdicts[4] = { 0 };
    uint64_t random = 1;
    for (int game = 0; game < 4 * RANDOM_GAMES; game++) {
        char error[ERROR_TEXT];
        if (!sfen_read(&pos, start[game % 4], error))
            break;
        for (;;) {
            see(&seen[pos.ply]);
            Repeat one = plain_repeat(seen, pos.ply, 1, pos.side);
            Repeat three = plain_repeat(seen, pos.ply, 3, pos.side);
            test_many(&first, rules_first_repeat(&pos) == one, "game %d, ply %d", game,
                      (int)pos.ply);
            test_many(&fourth, rules_repetition(&pos) == three, "game %d, ply %d", game,
                      (int)pos.ply);
            verdicts[three]++;
            Move move = restless_move(&random);
            if (move == MOVE_NONE || pos.ply == RANDOM_PLIES)
                break;
            move_make(&pos, move);
        }
    }
    test_group(&first);
    test_group(&fourth);
    test_check(verdicts[REPEAT_DRAW] && verdicts[REPEAT_BLACK_LOSES]
                   && verdicts[REPEAT_WHITE_LOSES],
               "random games reach all verdicts: %ld draws, %ld and %ld perpetual checks",
               verdicts[REPEAT_DRAW], verdicts[REPEAT_BLACK_LOSES],
               verdicts[REPEAT_WHITE_LOSES]);
}

/* Two passes and two moves back bring the board back, but that is no repetition. */
static void test_pass(void)
{
    char error[ERROR_TEXT];
    Move move;
    position_read(&pos, "startpos moves 2h3h", error);
    move_make_null(&pos);
    move_from_usi(&pos, "3h2h", &move, error);
    move_make(&pos, move);
    move_make_null(&pos);
    test_check(rules_first_repeat(&pos) == REPEAT_NONE,
               "a pass is not part of a repetition");
}

/* --- legality --- */

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
                   "%s in %s: %s; got: %s%s", r->move, r->sfen, reason_text(r->reason),
                   reason_text(reason), error);
    }
    TestGroup texts = { "every reason has its own sentence", 0, 0 };
    for (int i = LEGAL; i < ILLEGAL_REASONS; i++)
        for (int k = LEGAL; k < i; k++)
            test_many(&texts, strcmp(reason_text(i), reason_text(k)) != 0, "%d and %d",
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

int main(void)
{
    position_init();
    test_rows("tests/data/rules.tsv");
    test_random_repetition();
    test_pass();
    test_reasons();
    test_judging();
    return test_summary();
}
