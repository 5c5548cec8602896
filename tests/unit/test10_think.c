/* test10_think.c - what surrounds the search: several lines, levels. */
#include "notation/sfen.h"
#include "options/table.h"
#include "play/level.h"
#include "test.h"
#include "think/think.h"

static Position position;
static Search *engine;

/* Wherever a search of several lines is stopped, no move leads two of them. */
static void test_lines(void)
{
    TestGroup group = { .name = "several lines, stopped: each has a move of its own" };
    char error[ERROR_TEXT];
    const RankedLine *line;
    Request request = think_request();
    request.lines = 12;
    sfen_read(&position, "4k4/1r5b1/9/9/9/9/9/1B5R1/4K4 b GSgs 1", error);
    for (int nodes = 50; nodes < 20000; nodes += 1 + nodes / 6) {
        request.limits = (Limits){ .nodes = nodes };
        think_new_game(engine);
        think(engine, &position, &request);
        int count = think_lines(engine, &line);
        for (int i = 0; i < count; i++)
            for (int k = 0; k < i && line[i].line.length > 0; k++)
                test_many(&group, line[i].line.move[0] != line[k].line.move[0],
                          "%d nodes: lines %d and %d", nodes, k + 1, i + 1);
    }
    test_group(&group);
}

/* A level has so many nodes, and a limit that is less counts. */
static void test_level(void)
{
    const Limits few = { .nodes = 100 }, many = { .nodes = 100000000 };
    int own = level_within(LEVEL_MAX - 1, &many).limits.nodes;
    int under = level_within(LEVEL_MAX - 1, &few).limits.nodes;
    test_check(own > 100 && own < many.nodes && under == 100,
               "a level under a limit of nodes: %d", own);
}

int main(void)
{
    position_init();
    options_reset();
    evaluate_init(EVALUATION_SIMPLE);
    engine = think_new();
    test_lines();
    test_level();
    return test_summary();
}
