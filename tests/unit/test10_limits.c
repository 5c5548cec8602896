/* test10_limits.c - what the search of chapter 10 may leave behind and claim: nothing in
 * the table when it is stopped, records within their bounds, no loss that some move
 * avoids, no hope where all moves seen lose, a score after every end of an iteration. */
#include "../../chapter10/quiesce.h"
#include "chapter10.h"
#include "game/mate_one.h"
#include "rows.h"
#include "table_age.h"

static char text[SFEN_TEXT];

/* --- a search that ends when the test wants it --- */

static void set_up(uint64_t nodes)
{
    Search *s = engine;
    table_clear(table_of(s));
    search_alone(s, &pos);
    s->whole_root = true;
    s->root_depth = 1;
    search_until(s, nodes);
    /* There is a move before it: not a pass, and not the root. */
    s->stack[0].move = pos.ply > 0 ? pos.history[pos.ply - 1].move
                                        : board_move(0x77, 0x76, PAWN);
}

/* --- stops --- */

static void test_stops(void)
{
    enum { FEW = 500 /* nodes */ };
    TestGroup group = { .name = "a quiescence search that is stopped stores nothing" };
    uint64_t seed = 3;
    for (long i = 0, last = test_repeat(500); i < last; i++) {
        random_position(&pos, &seed, i);
        set_up(FEW);
        quiesce(engine, -SCORE_INFINITE, SCORE_INFINITE, 1);
        uint64_t all = engine->nodes;
        for (uint64_t nodes = 1; nodes < all; nodes += 1 + nodes / 8) {
            set_up(nodes);
            quiesce(engine, -SCORE_INFINITE, SCORE_INFINITE, 1);
            TableHit hit = table_probe(engine, 1);
            test_many(&group,
                      engine->stop && hit.bound == BOUND_NONE && hit.move == MOVE_NONE,
                      "stopped at node %d of %d, the position is in the table: %s",
                      (int)nodes, (int)all, sfen_of(&pos));
        }
    }
    test_group(&group);
}

/* --- history --- */

/* However often a move succeeds or fails, its three records move towards their bounds and
 * never beyond: an int16_t that overflows turns success into failure. */
static void test_records(void)
{
    enum { MOST = 3 * 16384, NEARLY = MOST * 9 / 10, TIMES = 300, DEPTH = 30 };
    TestGroup rise = { .name = "records of success rise, to their bound at most" };
    TestGroup fall = { .name = "records of failure fall, to their bound at most" };
    Move list[MAX_MOVES];
    search_behind_two("startpos moves 7g7f 3c3d");
    generate_quiets(&pos, list);
    int best = 0, worst = 0;
    for (int i = 1; i <= TIMES; i++) {
        learn(engine, 2, list[0], BOUND_LOWER, &list[1], 1, DEPTH);
        int now = history_score(2, list[0]);
        test_many(&rise, now >= best && now <= MOST,
                  "success %d: from %d to %d, bound %d", i, best, now, MOST);
        best = now;
        now = history_score(2, list[1]);
        test_many(&fall, now <= worst && now >= -MOST,
                  "failure %d: from %d to %d, bound %d", i, worst, now, -MOST);
        worst = now;
    }
    test_many(&rise, best >= NEARLY, "%d after %d successes, not yet %d", best, TIMES,
              NEARLY);
    test_many(&fall, worst <= -NEARLY, "%d after %d failures, not yet %d", worst, TIMES,
              -NEARLY);
    /* And back again: what was best for long can still become bad. */
    for (int i = 1; i <= TIMES; i++)
        learn(engine, 2, list[1], BOUND_LOWER, &list[0], 1, DEPTH);
    best = history_score(2, list[1]);
    worst = history_score(2, list[0]);
    test_many(&rise, best >= NEARLY && best <= MOST, "turned round: %d", best);
    test_many(&fall, worst <= -NEARLY && worst >= -MOST, "turned round: %d", worst);
    test_groups(2, &rise, &fall);
}

/* --- no loss is claimed that some move avoids --- */

/* A move after which the opponent cannot mate at once, MOVE_NONE if there is none. */
static Move find_escape(void)
{
    Move moves[MAX_MOVES], answers[MAX_MOVES];
    int count = generate_legal(&pos, moves);
    for (int i = 0; i < count; i++) {
        bool mated = false;
        move_make(&pos, moves[i]);
        int replies = generate_legal(&pos, answers);
        for (int k = 0; k < replies && !mated; k++)
            mated = makes_mate(&pos, answers[k]);
        move_unmake(&pos);
        if (!mated)
            return moves[i];
    }
    return MOVE_NONE;
}

/* In every second one of the positions the side to move is threatened with mate at
 * once. */
static bool set_hopeless(uint64_t *seed, long number)
{
    char error[ERROR_TEXT];
    random_position(&pos, seed, number);
    sfen_write(&pos, text);
    if (number % 4 < 2 || mate_in_one(&pos) == MOVE_NONE)
        return !pos.in_check;
    char *side = strchr(text, ' ') + 1;
    *side = *side == 'b' ? 'w' : 'b'; /* the other one moves */
    return sfen_read(&pos, text, error) && !pos.in_check;
}

/* Where moves are left out as hopeless, those searched may all lose by force, and none
 * may be searched at all; that the others lose as well nobody has seen. */
static void test_losses(void)
{
    enum { ENOUGH = 2000, /* nodes */ HOPE = 1500 /* cp */ };
    TestGroup group = { .name = "a node with moves left out claims no loss" };
    uint64_t seed = 77;
    for (long i = 0, last = test_repeat(40000); i < last; i++) {
        if (!set_hopeless(&seed, i))
            continue;
        int alpha = evaluate(&pos) + HOPE, depth = 1 + (int)(i % 3);
        set_up(ENOUGH);
        int score = search(engine, alpha, alpha + 1, depth, 1);
        if (engine->stop)
            continue;
        bool mated = score == -SCORE_MATE + 3; /* by the second ply from ply 1 */
        Move escape = mated ? find_escape() : MOVE_NONE;
        test_many(&group, score > -SCORE_MATE && escape == MOVE_NONE,
                  "depth %d, score %d, but there is %s in %s", depth, score,
                  escape ? usi_of(escape) : "a legal move", text);
    }
    test_group(&group);
}

/* What has come of a node's moves so far: how many scores, and how many of them are
 * losses by force. */
static struct {
    int scores, losses;
} node[MAX_PLY + 4];

static TestGroup hope = { .name = "nothing is left out while all that was seen loses" };

static void node_enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    (void)s, (void)alpha, (void)beta, (void)depth;
    node[ply].scores = node[ply].losses = 0;
}

/* A node's score is one of the node before it, unless a pass led here. */
static void node_ends(const Search *s, int ply, Fate fate, int by, int score)
{
    (void)fate, (void)by;
    if (s->stack[ply - 1].move == MOVE_NONE)
        return;
    node[ply - 1].scores++;
    node[ply - 1].losses += is_win_score(score);
}

static void node_tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    (void)by;
    if (s->stop || (fate != OUT_LATE && fate != OUT_FUTILITY && fate != OUT_EXCHANGE))
        return;
    test_many(&hope, node[ply].scores == 0 || node[ply].losses < node[ply].scores,
              "%s left out at ply %d below %s, when %d moves lose",
              usi_of(move), ply, text, node[ply].losses);
}

/* What is left out raises the node's score to what was hoped for from it: a loss that
 * nobody has escaped from would look like none. */
static void test_hope(void)
{
    enum { ENOUGH = 2000 /* nodes */ };
    static const Watcher watcher = { node_enters, node_ends, node_tells };
    uint64_t seed = 78;
    for (long i = 0, last = test_repeat(8000); i < last; i++) {
        if (!set_hopeless(&seed, i))
            continue;
        int alpha = evaluate(&pos), depth = 1 + (int)(i % 3);
        set_up(ENOUGH);
        engine->request.watch = &watcher;
        search(engine, alpha, alpha + 1, depth, 1);
    }
    test_group(&hope);
}

/* --- the window of an iteration --- */

static int entries, turn_at, stop_at;

/* Called at every node. At the entry to the root number `turn_at` all positions behind it
 * become draws, as if the longest game ended there; at number `stop_at` the search is
 * stopped before it has looked at anything. */
static bool at_root(Search *s)
{
    if (s->pos->ply != s->root_ply || s->stop)
        return s->stop;
    entries++;
    if (entries == turn_at)
        settings.max_moves = 1;
    if (entries == stop_at)
        s->stop = true;
    return s->stop;
}

/* An iteration around `previous`, in a position that is won with a rook more. */
static int iterate(int previous, int turn, int stop)
{
    set_position(&pos, "1nsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b RBL 1");
    history_clear(engine); /* what the tests before have taught decides no window */
    set_up(INT64_MAX);
    engine->look = at_root;
    engine->root_depth = 4;
    engine->stack[0].pv.length = 0;
    entries = 0;
    turn_at = turn;
    stop_at = stop;
    int score = search_iterate(engine, previous);
    settings.max_moves = 0;
    return score;
}

static void test_windows(void)
{
    int value = iterate(0, 0, 0), windows = entries;
    test_check(value > 1000 && windows > 1, "the window is raised to %d in %d searches",
               value, windows);
    const Line *line = &engine->stack[0].pv;
    int previous = value - 200; /* fails high */
    int score = iterate(previous, 0, 2);
    test_check(engine->stop && score >= previous && line->length > 0,
               "stopped after failing high: at least %d is proved, by %d moves; score %d",
               previous, line->length, score);
    previous = value + 2000; /* fails low */
    score = iterate(previous, 0, 2);
    test_check(engine->stop && score == -SCORE_INFINITE && line->length == 0,
               "stopped after failing low: nothing is proved; score %d, %d moves", score,
               line->length);
    previous = value - 200; /* fails high, and then all is a draw: fails low */
    score = iterate(previous, 2, 3);
    test_check(engine->stop && score == -SCORE_INFINITE && line->length == 0,
               "stopped after failing high and low: nothing proved; score %d, %d moves",
               score, line->length);
    score = iterate(previous, 2, 0);
    test_check(!engine->stop && score == 0, "failing high and low, then all draws: %d",
               score);
}

/* --- with think() around it --- */

/* A mate ends the iterations only when one so deep that it cannot have overlooked a
 * shorter mate is complete. */
static void test_proved_mates(void)
{
    enum { LONGEST = 7 };
    TestGroup deep = { .name = "a mate of n plies ends no iteration before n + 1" };
    static Rows rows;
    char error[ERROR_TEXT];
    int seen = 0;
    while (rows_next(&rows, "tests/data/mates.tsv")) {
        const char *line = rows.column[0];
        int plies = atoi(rows.column[1]);
        if (plies > LONGEST)
            continue;
        if (!test_many(&deep, sfen_read(&pos, line, error), "%s: %s", line, error))
            continue;
        think_new_game(engine);
        Answer answer = think_within(plies + 3, 0);
        int length = SCORE_MATE - answer.score;
        seen += is_win_score(answer.score);
        test_many(&deep, !is_win_score(answer.score)
                      || (answer.depth > length && length >= plies),
                  "%s: mate in %d at the end of depth %d, the shortest is %d", line,
                  length, answer.depth, plies);
    }
    test_many(&deep, seen >= 30, "only %d mates were found", seen);
    test_group(&deep);
}

/* Does the table know the position that was thought about? */
static bool knows_root(void) { return table_probe(engine, 0).move != MOVE_NONE; }

/* A score found with another value is none; but what changes no score costs no table. The
 * next search forgets it, even if it ends with its first node. */
static void test_options_forget(void)
{
    TestGroup group = { .name = "an option that changes scores empties the table" };
    char error[ERROR_TEXT], value[OPTION_TEXT];
    const Option *row;
    set_position(&pos, STARTPOS);
    for (int i = 0; (row = options_row(i)) != NULL; i++) {
        options_reset();
        options_assign("USI_Hash=1", error);
        think_within(6, 0);
        bool full = knows_root();
        bool forgets = !options_is_common(row->name)
            || strcmp(row->name, "MaxMovesToDraw") == 0
            || strcmp(row->name, "Evaluation") == 0;
        option_write(row, row->min + (*row->value == row->min), value);
        test_many(&group, full, "nothing in the table before %s", row->name);
        if (row->value == &settings.hash)
            continue;
        test_many(&group, options_set(row->name, value, error), "%s: %s", value, error);
        think_within(1, 1);
        test_many(&group, knows_root() != forgets, "%s: %s, and the table is %s",
                  row->name, value, forgets ? "as before" : "empty");
    }
    test_group(&group);
    options_reset();
}

int main(void)
{
    engine = begin_simple();
    test_table_age();
    test_stops();
    test_records();
    test_losses();
    test_hope();
    test_windows();
    test_proved_mates();
    test_options_forget();
    return test_summary();
}
