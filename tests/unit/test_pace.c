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
static Move reply; /* to any move at the start */
/* Iterations that take so many ms each: the best move is always another one, and worse;
 * or surely the same; or a ponder hit comes. */
static enum { NO, CHANGING, SURE, HIT } paced;
static bool ended; /* by the hit */
enum { STEP = 10, NODES = 1000, LOOKS = 20 };
enum { FIRST = 1, OTHER = 2 }; /* any two different moves that go nowhere */

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

/* An iteration takes its time, or has a ponder hit below the root, after which only the
 * clock of the side to move there has time. */
static void take_time(Search *s)
{
    const Limits hit = { .has_clock = true, .time = { [WHITE] = 600000 } };
    while (think_time(s) < STEP * s->root_depth)
        system_sleep(1);
    s->nodes += NODES;
    s->stack[0].move = s->root_move[1];
    for (int i = 0; i < LOOKS; i++)
        s->look(s);
    if (paced != HIT || s->root_depth != 2)
        return;
    move_make(s->pos, s->root_move[0]);
    think_hit(s, &hit);
    move_unmake(s->pos);
    ended = s->look(s);
    s->stop = true;
}

/* A line is a node. The second move is the best one, in iteration 2 the fourth, or both
 * by turns. Of what stands behind the move nothing belongs to the line, or is legal. */
static int find_line(Search *s, int previous)
{
    if (s->request.helper > 0)
        return find_nothing(s);
    for (int ms = 20000; ms && s->request.helpers && system_shared(&inside) == 0; ms--)
        system_sleep(1);
    met = s->request.helpers ? (int)system_shared(&inside) : 0;
    s->stop |= ++s->nodes == (uint64_t)s->request.limits.nodes;
    if (paced != NO)
        take_time(s);
    bool other = paced == CHANGING ? s->root_depth % 2 == 0
                                   : s->root_depth == 2 && s->whole_root && paced == NO;
    Move move = s->root_move[other ? 3 : s->root_moves > 1];
    s->stack[0].pv = (Line){ 1 + other, { move, other ? move : reply } };
    return previous - (paced == CHANGING) * 150;
}

const Chapter chapter = { .number = "00", .iterate = find_line, .new_game = forget,
                          .threads = &threads };

/* An iteration in which so many percent of the looks were below the best move. */
static void iterate(Pace *pace, Move best, int score, int share)
{
    for (int i = 0; i < LOOKS; i++)
        pace_look(pace, i < share * LOOKS / 100 ? pace->best : MOVE_NONE);
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
    static const struct {
        int *rule, lines;
        Move best;
        int score, share, percent;
        const char *what;
    } row[] = {
        { NULL, 1, OTHER, -300, 10, 100, "all rules off" },
        { &settings.time_change, 1, FIRST, 0, 60, 160, "the best move stands" },
        { &settings.time_change, 1, OTHER, 0, 60, 300, "it has just changed" },
        { &settings.time_fall, 1, FIRST, 0, 60, 200, "the score stays" },
        { &settings.time_fall, 1, FIRST, 90, 60, 200, "it rises" },
        { &settings.time_fall, 1, FIRST, -90, 60, 290, "it falls" },
        { &settings.time_fall, 1, FIRST, -900, 60, 350, "it falls deep" },
        { &settings.time_share, 1, FIRST, 0, 95, 96, "most nodes below the best move" },
        { &settings.time_share, 1, FIRST, 0, 60, 200, "so many as ever" },
        { &settings.time_share, 1, FIRST, 0, 20, 320, "few" },
        { &settings.time_share, 1, OTHER, 0, 20, 200, "not known of a new best move" },
        { &settings.time_share, 2, FIRST, 0, 95, 200, "of two lines that says nothing" },
        { &settings.time_share, 2, FIRST, 0, 20, 200, "nor does this" },
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        switches(0);
        if (row[i].rule != NULL)
            *row[i].rule = 1;
        int percent =
            percent_with(row[i].lines, row[i].best, row[i].score, row[i].share);
        test_check(percent == row[i].percent, "%s: %d %%", row[i].what, percent);
    }
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
    test_check(pace_percent(&pace) == 120, "taking back: %d %%", pace_percent(&pace));
    pace_start(&pace, &pos, 1);
    iterate_calmly(&pace, move_of(&pos, "5a4a"), 60);
    test_check(pace_percent(&pace) == 200, "another move: %d %%", pace_percent(&pace));
    switches(1);
    iterate_calmly(&pace, move_of(&pos, "7a8b"), 100);
    test_check(pace_percent(&pace) == 50, "surely so: %d %%", pace_percent(&pace));
    switches(0);
    settings.time_recapture = 1;
    set_position(&pos, "sfen 2g1k4/9/9/9/9/9/9/1R7/4K4 b - 1 moves 8h8b+");
    pace_start(&pace, &pos, 1);
    iterate_calmly(&pace, move_of(&pos, "7a8b"), 60);
    test_check(pace_percent(&pace) == 200, "taking what took nothing: %d %%",
               pace_percent(&pace));
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
    for (int i = 0; i < 4; i++)
        iterate(&pace, FIRST, 0, 100);
    int before = pace_percent(&pace);
    iterate(&pace, FIRST, 0, 100);
    test_check(before == 200 && pace_percent(&pace) < 200,
               "after four iterations nothing is sure, after five: %d, %d %%", before,
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

static Answer answer; /* the last one */

static const RankedLine *lines_after(Search *s, Request request)
{
    static Position pos;
    const RankedLine *line;
    set_position(&pos, "startpos moves 7g7f");
    reply = move_of(&pos, "3c3d");
    if (paced != HIT)
        set_position(&pos, STARTPOS);
    answer = think(s, &pos, &request);
    think_lines(s, &line);
    return line;
}

/* Nobody interrupts, and what ends a search after a ponder hit ends no other. */
static bool never(Search *s) { return (void)s, false; }

static int told, reports, longest; /* depth of the last; their number; longest line */

static void note(const Search *s, const RankedLine *line, int n, int64_t ms)
{
    (void)s, (void)n, (void)ms;
    told = line->depth;
    reports++;
    longest = line->line.length > longest ? line->line.length : longest;
}

/* The rules hear of the best move, its score and its nodes, not of others. A busy machine
 * ends a search too soon, never too late; so one in ten must last. */
static void test_heard(Search *s)
{
    Request clock = { .lines = 1, .interrupt = never,
                      .limits = { .has_clock = true, .time = { 6000 } } };
    int most = 0;
    switches(1);
    paced = CHANGING;
    for (int n = 0; n < 10 && most < 20; n++) {
        lines_after(s, clock);
        most = answer.depth > most ? answer.depth : most;
    }
    test_check(most >= 20 && answer.time >= 10,
               "it changes, the score falls: up to %d iterations", most);
    paced = SURE;
    lines_after(s, clock);
    test_check(answer.depth <= 5, "it is sure: %d iterations", answer.depth);
    paced = HIT;
    clock.limits = (Limits){ .ponder = true };
    lines_after(s, clock);
    test_check(!ended, "a ponder hit at another ply: the clock of the root's side");
    paced = NO;
    clock.limits = (Limits){ .depth = 60 };
    clock.report = note;
    lines_after(s, clock);
    test_check(told == 60 && reports <= 22 + answer.time / 10 && longest == 1,
               "of many iterations the last is told: %d; %d of %d plies", told, reports,
               longest);
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
    Move first = answer.move;
    line = lines_after(s, (Request){ .limits.nodes = 5, .lines = 3 });
    test_check(line[1].line.move[0] == first && line[2].line.move[0] != answer.move,
               "the third line has become the first, then a stop: three moves");
    line = lines_after(s, (Request){ .limits.nodes = 4, .lines = 2 });
    test_check(line->depth == 2 && answer.move != first && line[1].line.move[0] == first,
               "one is new, then a stop: what was the best line is the second");
    test_check(answer.line.length == 1, "a line ends before a move that is illegal");
    const Move two[] = { answer.move, first };
    const Limits one = { .depth = 1 };
    lines_after(s, (Request){ .limits = one, .lines = 2, .only = two, .only_count = 1 });
    bool alone = think_lines(s, &line) == 1;
    const Move same[] = { first, first };
    lines_after(s, (Request){ .limits = one, .lines = 2, .only = same, .only_count = 2 });
    test_check(alone && think_lines(s, &line) == 1, "one move allowed is one line");
    line = lines_after(s, (Request){ .limits.nodes = 1, .lines = 2 });
    test_check(line[1].line.length == 0, "of the search before no line is left");
    test_check(answer.line.length == 1 && answer.depth == 0, "nor what stands behind");
    lines_after(s, (Request){ .lines = 2, .only = (Move[]){ FIRST }, .only_count = 1 });
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
    test_heard(s);
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
