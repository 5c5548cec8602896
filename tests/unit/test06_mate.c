/* test06_mate.c - mate in one against making and looking; mates by checks against trying
 * everything; lines that end in mate; giving up. */
#include "fault.h"
#include "game/mate_one.h"
#include "mate/mate.h"
#include "mate/table.h"
#include "random.h"
#include "rows.h"

static Position pos;
static Search *engine;

/* --- mate in one --- */

/* Of all positions with a mate in one, how many are seen must not sink below this: the
 * search counts on it. Measured: 99.5 %. Of the FIRST ones, which are always tried, it is
 * as many as stand here. */
enum { LEAST_SEEN = 97 /* % */, FIRST = 3000, FIRST_REAL = 100, FIRST_SEEN = 100 };

static void test_mate_in_one(uint64_t seed)
{
    TestGroup right = { .name = "mate_in_one() gives mates of generate_moves()" };
    long real = 0, seen = 0;
    Move list[MAX_MOVES];
    for (long i = 0, last = test_repeat(20 * FIRST); i < last; i++) {
        if (i == FIRST - 1)
            test_check(real == FIRST_REAL && seen == FIRST_SEEN,
                       "mate_in_one() sees %ld of the first %ld mates, not %d of %d",
                       seen, real, FIRST_SEEN, FIRST_REAL);
        random_position(&pos, &seed, i);
        Move found = mate_in_one(&pos);
        int count = generate_moves(&pos, list, false);
        bool there = false, listed = false;
        for (int k = 0; k < count; k++) {
            listed |= list[k] == found;
            there |= move_gives_check(&pos, list[k]) && makes_mate(&pos, list[k]);
        }
        if (found != MOVE_NONE)
            test_many(&right, listed && makes_mate(&pos, found), "%s %s",
                      sfen_of(&pos), usi_of(found));
        if (pos.in_check) /* a mate has to answer it, too: not looked for, never wrong */
            continue;
        real += there;
        seen += found != MOVE_NONE;
    }
    test_group(&right);
    test_check(real > 0 && seen * 100 >= real * LEAST_SEEN,
               "mate_in_one() sees %ld of %ld mates: at least %d %%", seen, real,
               LEAST_SEEN);
}

static void test_kinds(void)
{
    static Rows rows;
    while (rows_next(&rows, "tests/data/mate_one.tsv")) {
        set_position(&pos, rows.column[0]);
        Move found = mate_in_one(&pos);
        const char *move = found == MOVE_NONE ? "" : usi_of(found);
        test_check(strcmp(move, rows.column[1]) == 0
                       && (found == MOVE_NONE || makes_mate(&pos, found)),
                   "mate in one: %s: '%s'", rows.column[0], move);
    }
}

/* --- mates by checks --- */

static MateResult solve(Line *line, uint64_t nodes)
{
    Request request = { .limits = { .nodes = (int64_t)nodes }, .lines = 1 };
    return mate_search(engine, &pos, &request, line);
}

/* NULL, or what is wrong with the line of a mate. */
static const char *line_fault(const Line *line)
{
    const char *fault = line->length % 2 == 1 ? NULL : "does not end with the attacker";
    Move list[MAX_MOVES];
    int made = 0;
    for (; made < line->length && !fault; made++) {
        if (!move_is_legal(&pos, line->move[made])) {
            fault = "illegal move";
            break;
        }
        move_make(&pos, line->move[made]);
        if (made % 2 == 0 && !pos.in_check)
            fault = "not a check";
    }
    if (!fault && generate_legal(&pos, list) > 0)
        fault = "not mate";
    while (made-- > 0)
        move_unmake(&pos);
    return fault;
}

static void test_against_trying(uint64_t seed)
{
    enum { PLIES = 5, TRIED = 100000, NODES = 300000 };
    TestGroup same = { .name = "mates up to 5 plies are found, and are the shortest" };
    TestGroup lines = { .name = "the line of a mate is legal, gives check and mates" };
    TestGroup intact = { .name = "the position is as before" };
    char text[SFEN_TEXT];
    Line line;
    long by_length[PLIES + 1] = { 0 }, longer = 0, none = 0;
    for (long i = 0, last = test_repeat(200); i < last; i++) {
        random_position(&pos, &seed, i);
        sfen_write(&pos, text);
        int shortest = 0, ply = pos.ply;
        uint64_t checks = TRIED;
        for (int plies = 1; plies <= PLIES && !shortest; plies += 2)
            shortest = mate_by_trying(&pos, plies, &checks) ? plies : 0;
        if (checks == 0)
            continue; /* too many checks to be sure */
        MateResult result = solve(&line, NODES);
        int length = result == MATE_FOUND ? line.length : 0;
        test_many(&intact, pos.ply == ply && !position_fault(&pos), "%s", text);
        if (result == MATE_FOUND)
            test_many(&lines, !line_fault(&line), "%s: %s", text, line_fault(&line));
        test_many(&same, shortest ? length == shortest : length == 0 || length > PLIES,
                  "%s: %d plies, not %d", text, length, shortest);
        by_length[shortest]++;
        longer += length > PLIES;
        none += result == MATE_NONE;
    }
    test_groups(3, &same, &lines, &intact);
    /* Only a deep run is sure to meet every length, and a light one hardly any. */
    bool all = by_length[1] > 0 && by_length[3] > 0 && by_length[5] > 0 && longer > 0;
    test_check(none > 0 && (all || !test_deep()),
               "mates in 1: %ld, 3: %ld, 5: %ld, longer: %ld, none for sure: %ld",
               by_length[1], by_length[3], by_length[5], longer, none);
}

/* --- special cases --- */

static const struct {
    const char *what, *sfen;
    MateResult result;
    int length;
} cases[] = {
    { "perpetual check by a dragon is no mate", "4k4/9/9/3+R5/9/9/9/9/4K4 b - 1",
      MATE_NONE, 0 },
    { "drop-pawn mate does not count", "8k/9/7G1/9/9/9/9/9/9 b P 1", MATE_NONE, 0 },
    { "a gold instead mates, without a king of one's own", "8k/9/8P/9/9/9/9/9/9 b G 1",
      MATE_FOUND, 1 },
    { "in between White has nothing", "7nk/7pp/9/9/9/9/9/9/4K4 b R 1", MATE_NONE, 0 },
    { "the attacker has no check", STARTPOS, MATE_NONE, 0 },
    { "the defender has no king", "9/9/9/9/9/9/9/9/4K4 b R 1", MATE_NONE, 0 },
    { "mate in 3 plies, the shortest",
      "7B1/6+N2/5k3/2+R3p2/4s4/6P2/9/9/9 b Rb4g3s3n4l16p 1", MATE_FOUND, 3 },
    { "mate in 5 plies, the shortest",
      "9/5S1k1/9/9/9/6+R2/9/9/9 b RBb4g3s4n4l18p 1", MATE_FOUND, 5 },
    { "mate in 7 plies, the shortest",
      "5R1R1/5ng2/6kp1/9/6Sn1/9/9/9/9 b BNLb3g3sn3l17p 1", MATE_FOUND, 7 },
    { "mate in 9 plies, the shortest",
      "1n+B1g2n+b/2+Rs2k2/3pp1p2/2p2p2p/2g3N2/l6P1/4PPG1P/3G4L/L6N1 b RL3s8p 1",
      MATE_FOUND, 9 },
};

static void test_cases(void)
{
    Line line;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set_position(&pos, cases[i].sfen);
        MateResult result = solve(&line, 1000000);
        test_check(result == cases[i].result && line.length == cases[i].length
                       && (result != MATE_FOUND || !line_fault(&line)),
                   "%s: %d", cases[i].what, line.length);
    }
}

/* A search that is stopped says so, and does not spoil the next one. */
static void test_stop(void)
{
    const char *sfen = "4k4/9/9/3+R5/9/9/9/9/4K4 b - 1";
    Line line;
    set_position(&pos, sfen);
    bool in_time = true;
    for (uint64_t nodes = 1; nodes < 3000; nodes += 500)
        in_time &= solve(&line, nodes) == MATE_TIMEOUT && pos.ply == 0
            && !position_fault(&pos) && engine->nodes <= nodes + 100 + MAX_MOVES;
    test_check(in_time, "a stop is obeyed at once");
    test_check(solve(&line, 1000000) == MATE_NONE, "and forgotten by the next search");
}

/* --- what the table may say again --- */

/* A failure that rests on a repetition holds for the line in which it was found, and for
 * the same hand; any other failure holds for every line. */
static void test_loops(void)
{
    Proof found;
    Proof none = { IMPOSSIBLE, 0, 0, 9, 3 }; /* no mate in 9, since ply 3 came again */
    MateNode node = { .board_key = 77, .line = 5, .left = 7, .attacks = true };
    mate_table_clear();
    mate_table_store(77, 5, none, 1);
    bool same = mate_table_probe(&node, &found);
    node.line = 6;
    bool other = mate_table_probe(&node, &found);
    none.loop = NO_LOOP;
    mate_table_store(77, 5, none, 1);
    test_check(same && !other && mate_table_probe(&node, &found),
               "a failure by repetition counts in its own line alone");
    mate_table_clear();
}

int main(void)
{
    position_init();
    engine = think_new();
    test_mate_in_one(19);
    test_kinds();
    test_against_trying(7);
    test_cases();
    test_stop();
    test_loops();
    think_free(engine);
    return test_summary();
}
