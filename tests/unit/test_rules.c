/* test_rules.c - repetition, declaration and legality: the cases of tests/data/rules.tsv,
 * and repetition in random games judged a second time in a plain way. */
#include "rows.h"
#include "setup.h"

enum {
    RANDOM_GAMES = 300,  /* per start position */
    RANDOM_PLIES = 60,
};

static Position pos;

/* --- the cases of rules.tsv --- */

enum { ID, KIND, POSITION, EXPECTED, NOTE, FINAL, COLUMNS };

static const char *verdict_text(Repeat verdict)
{
    return verdict == REPEAT_DRAW ? "sennichite_draw"
        : verdict == REPEAT_BLACK_LOSES ? "perpetual_check_loser=black"
        : verdict == REPEAT_WHITE_LOSES ? "perpetual_check_loser=white" : "none";
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
static void test_declaration_row(char *const *row)
{
    Declaration report;
    static const char *const verdict24[] = { "24pt=no", "24pt=draw", "24pt=win" };
    bool wins = rules_declaration(&pos, DECLARE_27, &report) == DECLARE_WIN;
    test_check(wins == (strcmp(row[EXPECTED], "win") == 0), "%s: %s by 27 points",
               row[ID], row[EXPECTED]);
    test_check(report.king_in_zone == note_number(row[NOTE], "king_in=")
                   && report.in_check == note_number(row[NOTE], "check=")
                   && report.pieces == note_number(row[NOTE], "zone_pieces=")
                   && report.points == note_number(row[NOTE], "points=")
                   && report.needed == note_number(row[NOTE], "need="),
               "%s: pieces %d, points %d of %d", row[ID], report.pieces, report.points,
               report.needed);
    DeclareVerdict verdict = rules_declaration(&pos, DECLARE_24, NULL);
    test_check(strstr(row[NOTE], verdict24[verdict]) != NULL, "%s: %s", row[ID],
               verdict24[verdict]);
    test_check(rules_declaration(&pos, DECLARE_OFF, NULL) == DECLARE_NO,
               "%s: no declaration without a rule for it", row[ID]);
}

static void test_legality_row(char *const *row)
{
    char error[ERROR_TEXT] = "";
    const char *blank = strchr(row[EXPECTED], ' ');
    bool expected = strncmp(row[EXPECTED], "legal", 5) == 0;
    Move move;
    bool legal = blank && move_from_usi(&pos, blank + 1, &move, error);
    test_check(legal == expected, "%s: %s (%s)", row[ID], row[EXPECTED], error);
}

/* Read the position of a row. In one of them Black is to move and could take White's
 * king, which is refused; its pieces can still be counted, so it is set up the other way
 * round. */
static bool read_row_position(char *const *row)
{
    char error[ERROR_TEXT];
    if (position_read(&pos, row[POSITION], error))
        return true;
    char *side = strstr(row[POSITION], " b ");
    if (strcmp(row[KIND], "declaration") == 0 && strstr(error, "SFEN side") && side) {
        side[1] = 'w';
        if (position_read(&pos, row[POSITION], error)) {
            pos.side = BLACK;
            position_ready(&pos);
            return true;
        }
    }
    return test_check(false, "%s: position is read: %s", row[ID], error);
}

/* The final SFEN may name hands in any order; ours come in the usual one. */
static bool final_matches(char *const *row)
{
    static Position final;
    char ours[SFEN_TEXT], theirs[SFEN_TEXT];
    set_position(&final, row[FINAL]);
    return strcmp(sfen_write(&pos, ours), sfen_write(&final, theirs)) == 0;
}

static void test_row(char *const *row)
{
    char text[SFEN_TEXT];
    if (!read_row_position(row))
        return;
    if (strcmp(row[KIND], "repetition") == 0) {
        test_check(final_matches(row), "%s: final SFEN", row[ID]);
        test_check(strcmp(first_verdict(text), row[EXPECTED]) == 0, "%s: %s, got %s",
                   row[ID], row[EXPECTED], text);
    } else if (strcmp(row[KIND], "declaration") == 0) {
        test_declaration_row(row);
    } else {
        test_legality_row(row);
    }
}

static void test_rows(const char *name)
{
    static Rows rows;
    while (rows_next(&rows, name))
        if (test_check(rows.columns >= COLUMNS, "row %d of %s has six fields", rows.rows,
                       name))
            test_row(rows.column);
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
        "4k4/9/9/9/9/9/9/5R3/4K4 b - 1", "4k4/9/9/4r4/9/9/4R4/9/4K4 w - 1",
        "3k5/9/9/9/9/9/9/4+r4/5K3 b RP 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    };
    static Seen seen[RANDOM_PLIES + 1];
    TestGroup first = { "first recurrence as counted plainly", 0, 0 };
    TestGroup fourth = { "fourth occurrence as counted plainly", 0, 0 };
    long verdicts[4] = { 0 };
    uint64_t random = 1;
    for (int game = 0; game < 4 * RANDOM_GAMES; game++) {
        set_position(&pos, start[game % 4]);
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
    test_groups(2, &first, &fourth);
    test_check(verdicts[REPEAT_DRAW] && verdicts[REPEAT_BLACK_LOSES]
                   && verdicts[REPEAT_WHITE_LOSES],
               "random games reach all verdicts: %ld draws, %ld and %ld perpetual checks",
               verdicts[REPEAT_DRAW], verdicts[REPEAT_BLACK_LOSES],
               verdicts[REPEAT_WHITE_LOSES]);
}

/* Two passes and two moves back bring the board back, but that is no repetition. */
static void test_pass(void)
{
    set_position(&pos, "startpos moves 2h3h");
    move_make_null(&pos);
    move_make(&pos, move_of(&pos, "3h2h"));
    move_make_null(&pos);
    test_check(rules_first_repeat(&pos) == REPEAT_NONE,
               "a pass is not part of a repetition");
}

int main(void)
{
    position_init();
    test_rows("tests/data/rules.tsv");
    test_random_repetition();
    test_pass();
    return test_summary();
}
