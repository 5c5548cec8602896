/* test_pace.c - the rules of pace.h: what makes a move take longer or less long, and that
 * a rule switched off says nothing. Linked without a chapter, so it brings one of its
 * own; with that, which lines a stop leaves, and that helpers forget. */
#include "machine/system.h"
#include "options/table.h"
#include "setup.h"
#include "think/pace.h"
#include "think/think.h"
#include "threads/helpers.h"

static int threads = 2, forgotten, met; /* so often; the helper that was met */
static uint64_t inside, overlap; /* number of the helper that searches; did two? */

static void forget(Search *s) { (void)s, forgotten++; }

/* A helper: it searches until the leader has an answer, and then some more. */
static int find_nothing(Search *s)
{
    system_share(&overlap, system_shared(&overlap) | system_shared(&inside));
    system_share(&inside, (uint64_t)s->request.helper);
    while (!s->request.interrupt(s))
        system_sleep(1);
    system_sleep(30);
    system_share(&inside, 0);
    s->stop = true;
    return 0;
}

/* A line is a node. The first move is the best one, in iteration 2 it is the second. */
static int find_line(Search *s, int previous)
{
    if (s->request.helper > 0)
        return find_nothing(s);
    for (int ms = 20000; ms && s->request.helpers && system_shared(&inside) == 0; ms--)
        system_sleep(1);
    met = s->request.helpers ? (int)system_shared(&inside) : 0;
    s->stop |= ++s->nodes == (uint64_t)s->request.limits.nodes;
    s->stack[0].pv = (Line){ 1, { s->root_move[s->root_depth == 2 && s->whole_root] } };
    return previous;
}

const Chapter chapter = { .number = "00", .iterate = find_line, .new_game = forget,
                          .threads = &threads };

static const Move FIRST = 1, OTHER = 2; /* any two different moves that go nowhere */
enum { NODES = 1000, LOOKS = 100 };

/* An iteration in which so many percent of the looks were below the best move. */
static void iterate(Pace *pace, Move best, int score, int share)
{
    for (int i = 0; i < LOOKS; i++)
        pace_look(pace, i < share ? pace->best : MOVE_NONE);
    pace_iteration(pace, best, score, NODES);
}

/* Eight in which nothing changes. */
static void iterate_calmly(Pace *pace, Move best, int share)
{
    for (int i = 0; i < 8; i++)
        iterate(pace, best, 0, share);
}

/* What is left of the soft limit after six calm iterations and one of this kind. */
static int percent_with(int lines, Move best, int score, int share)
{
    static Position pos; /* nobody has taken anything */
    Pace pace;
    pace_start(&pace, &pos, lines);
    for (int i = 0; i < 6; i++)
        iterate(&pace, FIRST, 0, 60);
    iterate(&pace, best, score, share);
    return pace_percent(&pace);
}

static void switches(int on)
{
    settings.time_change = settings.time_fall = settings.time_share = on;
    settings.time_recapture = settings.time_ponder = on;
}

static void test_rules(void)
{
    switches(0);
    test_check(percent_with(1, OTHER, -300, 10) == 100, "all rules off: %d %%",
               percent_with(1, OTHER, -300, 10));
    settings.time_change = 1;
    int stands = percent_with(1, FIRST, 0, 60), changed = percent_with(1, OTHER, 0, 60);
    test_check(stands == 160 && changed == 300,
               "the best move stands: %d %%; has just changed: %d %%", stands, changed);
    switches(0);
    settings.time_fall = 1;
    int level = percent_with(1, FIRST, 0, 60), rises = percent_with(1, FIRST, 90, 60);
    int falls = percent_with(1, FIRST, -90, 60), crash = percent_with(1, FIRST, -900, 60);
    test_check(level == 200 && rises == 200 && falls > 200 && crash >= falls,
               "the score stays %d, rises %d, falls %d, falls deep %d %%", level, rises,
               falls, crash);
    switches(0);
    settings.time_share = 1;
    int sure = percent_with(1, FIRST, 0, 98), even = percent_with(1, FIRST, 0, 60);
    int unsure = percent_with(1, FIRST, 0, 20);
    test_check(sure == 86 && even == 200 && unsure > even,
               "98 %% of the nodes below the best move: %d, 60: %d, 20: %d %%", sure,
               even, unsure);
    sure = percent_with(2, FIRST, 0, 98);
    unsure = percent_with(2, FIRST, 0, 20);
    test_check(sure == unsure, "of two lines that says nothing: %d and %d %%", sure,
               unsure);
}

static void test_recapture(void)
{
    static Position pos;
    Pace pace;
    switches(0);
    settings.time_recapture = 1;
    set_position(&pos, "sfen 2g1k4/1r7/9/9/9/9/9/1R7/4K4 b - 1 moves 8h8b+");
    pace_start(&pace, &pos, 1);
    iterate_calmly(&pace, move_of(&pos, "7a8b"), 60);
    test_check(pace_percent(&pace) < 200, "taking back: %d %%", pace_percent(&pace));
    pace_start(&pace, &pos, 1);
    iterate_calmly(&pace, move_of(&pos, "5a4a"), 60);
    test_check(pace_percent(&pace) == 200, "another move: %d %%", pace_percent(&pace));
    switches(1);
    iterate_calmly(&pace, move_of(&pos, "7a8b"), 100);
    test_check(pace_percent(&pace) == 50, "surely so: %d %%", pace_percent(&pace));
}

/* Whatever happens, the limits hold. */
static void test_limits(void)
{
    static Position pos;
    const Budget clock = { .soft = 1000, .hard = 2000 }, byoyomi = { 900, 900 };
    Pace pace;
    switches(1);
    int low = percent_with(1, FIRST, 0, 100), high = percent_with(1, OTHER, -2000, 0);
    test_check(low >= 50 && high == 500, "between 50 and 500 %%: %d, %d", low, high);
    pace_start(&pace, &pos, 1);
    iterate(&pace, FIRST, 0, 100);
    test_check(pace_percent(&pace) == 200, "after one iteration nothing is sure: %d %%",
               pace_percent(&pace));
    iterate_calmly(&pace, FIRST, 100);
    test_check(!pace_goes_on(&pace, &clock, 999, NODES * 9),
               "sure before the soft limit");
    test_check(pace_goes_on(&pace, &byoyomi, 899, NODES * 9)
               && !pace_goes_on(&pace, &byoyomi, 900, NODES * 9),
               "byoyomi is used to its end");
    test_check(pace_had_enough(&pace, &clock, 640)
               && !pace_had_enough(&pace, &clock, 639), "after a ponder hit the same");
    const Budget little = { .soft = 7, .hard = 18 };
    pace_start(&pace, &pos, 1);
    for (int i = 0; i < 8; i++)
        iterate(&pace, i % 2 ? FIRST : OTHER, -300 * i, 0);
    test_check(pace_percent(&pace) > 300 && pace_goes_on(&pace, &little, 8, NODES * 99)
               && !pace_goes_on(&pace, &little, 9, NODES * 99),
               "unsure, with little time left: half of the hard limit");
    pace_iteration(&pace, FIRST, 0, 100 * NODES);
    test_check(!pace_goes_on(&pace, &clock, 200, 109 * NODES),
               "an iteration is not begun that would end after the hard limit");
}

static const RankedLine *lines_after(Search *s, Request request)
{
    static Position pos;
    const RankedLine *line;
    set_position(&pos, STARTPOS);
    think(s, &pos, &request);
    think_lines(s, &line);
    return line;
}

/* Cut short, a line is kept in iteration 1, where it is better than a guess. */
static void test_think(void)
{
    Request helped = { .limits.depth = 1, .lines = 1, .helpers = &helpers };
    const RankedLine *line;
    Search *s = think_new();
    for (int n = 1; n <= 2; n++) {
        line = lines_after(s, (Request){ .limits.nodes = n, .lines = 1 });
        test_check(line->depth == 1 && line->cut_short == (n == 1),
                   "without RootFirst, a stop in iteration %d: the line of the first", n);
    }
    line = lines_after(s, (Request){ .limits.nodes = 4, .lines = 2 });
    test_check(line->depth == 2 && line[0].line.move[0] != line[1].line.move[0],
               "the second line has become the first, then a stop: two moves");
    line = lines_after(s, (Request){ .limits.nodes = 1, .lines = 2 });
    test_check(line[1].line.length == 0, "of the search before no line is left");
    lines_after(s, (Request){ .lines = 2, .only = &FIRST, .only_count = 1 });
    test_check(think_lines(s, &line) == 1 && is_loss_score(line->score), "none searched");
    /* What a leader is told to forget, its helper forgets, too; once. */
    lines_after(s, helped);
    think_new_game(s);
    forgotten = 0;
    lines_after(s, helped);
    int once = forgotten;
    test_check(met == 1 && !system_shared(&inside), "helper %d is waited for", met);
    helped.helpers = &helpers_punctual;
    lines_after(s, helped);
    test_check(once == 1 && forgotten == 1, "after a new game a helper forgets: %d, %d",
               once, forgotten);
    lines_after(s, helped);
    helpers_end();
    test_check(met == 1 && !system_shared(&overlap), "punctual, the next search waits");
    think_free(s);
}

int main(void)
{
    position_init();
    test_rules();
    test_recapture();
    test_limits();
    test_think();
    return test_summary();
}
