/* test10_think.c - what surrounds the search: several lines, levels; and facts about a
 * ply that go from one to the next. */
#include "../../chapter10/depth.h"
#include "../../chapter10/whole_node.h"
#include "chapter10.h"
#include "play/level.h"

static const char *const rooks = "4k4/1r5b1/9/9/9/9/9/1B5R1/4K4 b GSgs 1";
static const char *const mate_in_four = "9/k2G5/1+P7/9/N8/9/9/9/K8 w - 1";

/* Wherever a search of several lines is stopped, no move leads two of them. */
static void test_lines(void)
{
    TestGroup group = { .name = "several lines, stopped: each has a move of its own" };
    const RankedLine *line;
    Request request = within(0, 0);
    request.lines = 12;
    set_position(&pos, rooks);
    for (int nodes = 50; nodes < 20000; nodes += 1 + nodes / 6) {
        request.limits.nodes = nodes;
        think_new_game(engine);
        think(engine, &pos, &request);
        int count = think_lines(engine, &line);
        for (int i = 0; i < count; i++)
            for (int k = 0; k < i && line[i].line.length > 0; k++)
                test_many(&group, line[i].line.move[0] != line[k].line.move[0],
                          "%d nodes: lines %d and %d", nodes, k + 1, i + 1);
    }
    test_group(&group);
}

static int deepest, depth_told, reports; /* plies of the last report, and how many */

static void note_deepest(const Search *s, const RankedLine *line, int n, int64_t ms)
{
    (void)s, (void)n, (void)ms;
    deepest = line->seldepth;
    depth_told = line->depth;
    reports++;
}

/* The deepest ply is that of this search, whatever was searched before. */
static void test_seldepth(void)
{
    Request request = within(6, 0);
    request.report = note_deepest;
    set_position(&pos, rooks);
    think_new_game(engine);
    think(engine, &pos, &request);
    int deep = deepest, told = depth_told;
    request.limits.depth = 1;
    think(engine, &pos, &request);
    test_check(told == 6 && deep >= 6 && depth_told == 1 && deepest > 0 && deepest < deep,
               "the deepest ply of six: %d, and of one after it: %d", deep, deepest);
    request.limits = (Limits){ .nodes = 1 };
    depth_told = deepest = -1;
    reports = 0;
    think(engine, &pos, &request);
    test_check(reports == 1 && depth_told == 0 && deepest == 0,
               "a move guessed: %d reports, the last of %d plies", reports, depth_told);
}

/* What the answer says: the line to the mate, and how often the first move cut off. */
static void test_answer(void)
{
    char line[8 * MOVE_TEXT] = "";
    set_position(&pos, mate_in_four);
    think_new_game(engine);
    Answer answer = think_within(5, 0);
    for (int i = 0; i < answer.line.length && i < 8; i++)
        sprintf(line + strlen(line), " %s", usi_of(answer.line.move[i]));
    test_check(strcmp(line, " 9b8a 6b7b 8a9a 7b8b") == 0, "a line to the mate:%s", line);
    test_check(answer.limits.depth == 5, "the answer has its limits");
    test_check(answer.first_cuts > 0 && answer.first_cuts < answer.cuts
                   && answer.cuts < answer.nodes,
               "%llu of %llu cut-offs by the first move",
               (unsigned long long)answer.first_cuts, (unsigned long long)answer.cuts);
}

/* A mate that is proved ends the iterations; no other line has to be proved for it. */
static void test_proved(void)
{
    Request request = within(30, 1000000);
    request.report = note_deepest;
    set_position(&pos, mate_in_four);
    position_ready(&pos);
    think_new_game(engine);
    Answer answer = think(engine, &pos, &request);
    test_check(answer.score < -SCORE_MATE + 10 && depth_told < 10,
               "a mate in four: %d plies looked at", depth_told);
}

/* A level has so many nodes, and a limit that is less counts. */
static void test_level(void)
{
    const Limits few = { .nodes = 100 }, many = { .nodes = 100000000 };
    int64_t own = level_within(LEVEL_MAX - 1, &many).limits.nodes;
    int64_t under = level_within(LEVEL_MAX - 1, &few).limits.nodes;
    test_check(own > 100 && own < many.nodes && under == 100,
               "a level under a limit of nodes: %d", (int)own);
}

/* The root is searched as deeply as was asked for, and a pass hands on by how much its
 * line is extended. */
static void test_plies(void)
{
    set_position(&pos, rooks);
    search_alone(engine, &pos);
    test_check(internal_reduction(engine, 6, 0, MOVE_NONE) == 0
                   && internal_reduction(engine, 6, 1, MOVE_NONE) == 1,
               "without a table move a node is reduced, not the root");
    engine->stack[1].pv.length = MAX_PLY;
    search_update_pv(engine, 0, MOVE_NONE);
    test_check(engine->stack[0].pv.length == MAX_PLY, "the longest line is cut");
    int score, depth = 3, beta = node_begin(engine, 1, &(TableHit){ 0 }) - 100;
    engine->stack[0].move = board_move(0x55, 0x54, GOLD); /* no pass before it */
    engine->facts[1].extended = 4;
    engine->facts[2].extended = 0;
    null_move_decides(engine, false, beta, &depth, 1, &score);
    test_check(engine->nodes > 0 && engine->facts[2].extended == 4,
               "behind a pass: extended by %d", engine->facts[2].extended);
}

/* Material and places were counted by the tables of before. */
static void test_other_tables(void)
{
    set_position(&pos, "4k4/9/9/4p4/9/9/9/4R4/4K4 b 2P 1");
    evaluate_init(EVALUATION_HAND);
    think_new_game(engine);
    int behind = think_within(3, 0).score;
    position_ready(&pos);
    think_new_game(engine);
    int fresh = think_within(3, 0).score;
    evaluate_init(EVALUATION_SIMPLE);
    test_check(behind == fresh, "with another evaluation %d, not %d", behind, fresh);
}

static void test_try(void)
{
    Move move;
    set_position(&pos, "k8/3K5/9/9/9/9/9/9/9 b - 1");
    test_check(!think_wins_by_rule(&pos, DECLARE_27, &move)
                   && think_wins_by_rule(&pos, DECLARE_TRY, &move)
                   && move == move_of(&pos, "6b5a"), "a try wins by the try rule alone");
}

int main(void)
{
    engine = begin_simple();
    test_lines();
    test_seldepth();
    test_answer();
    test_proved();
    test_plies();
    test_level();
    test_other_tables();
    test_try();
    return test_summary();
}
