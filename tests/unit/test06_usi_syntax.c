/* test06_usi_syntax.c - what a `go` line asks for. Every number in a line is another one,
 * so that none can stand in the place of another. */
#include "setup.h"
#include "usi/syntax.h"

static Position pos;
static GoWords go;

static const struct {
    const char *text;
    Limits limits; /* wanted */
    int perft;
} rows[] = {
    { "btime 1001 wtime 1002 binc 1003 winc 1004 byoyomi 1005",
      { .time = { 1001, 1002 }, .increment = { 1003, 1004 }, .byoyomi = 1005,
        .has_clock = true }, 0 },
    { "byoyomi 5 winc 4 binc 3 wtime 2 btime 1",
      { .time = { 1, 2 }, .increment = { 3, 4 }, .byoyomi = 5, .has_clock = true }, 0 },
    { "winc 7", { .increment = { 0, 7 }, .has_clock = true }, 0 },
    { "binc 7", { .increment = { 7, 0 }, .has_clock = true }, 0 },
    { "wtime 9 infinite", { .time = { 0, 9 }, .has_clock = true, .infinite = true }, 0 },
    { "btime -3 wtime 99999999999999999999",
      { .time = { -3, TIME_UNLIMITED }, .has_clock = true }, 0 },
    { "byoyomi 0", { .has_clock = true }, 0 },  { "infinite", { .infinite = true }, 0 },
    { "movetime 8 depth 2", { .depth = 2, .movetime = 8 }, 0 },
    { "depth 11", { .depth = 11 }, 0 },         { "nodes 12", { .nodes = 12 }, 0 },
    { "nodes 3000000000", { .nodes = 3000000000 }, 0 },
    { "movetime 13", { .movetime = 13 }, 0 },   { "mate 14", { .mate = 14 }, 0 },
    { "mate infinite", { .mate = TIME_UNLIMITED }, 0 },
    { "mate", { .mate = TIME_UNLIMITED }, 0 },  { "perft 3", { .depth = 0 }, 3 },
    { "infinite", { .infinite = true }, 0 },    { "ponder", { .ponder = true }, 0 },
    { "ponder movetime 13 nodes 12 depth 11",
      { .ponder = true, .movetime = 13, .nodes = 12, .depth = 11 }, 0 },
    { "depth 0 nodes 0 movetime 0", { .depth = 1, .nodes = 1, .movetime = 1 }, 0 },
};

/* Each limit, asked for alone and with others; and no other one. */
static void test_limits(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        usi_read_go(&pos, rows[i].text, &go);
        const Limits *seen = &go.limits, *wanted = &rows[i].limits;
        bool right = seen->has_clock == wanted->has_clock
            && seen->byoyomi == wanted->byoyomi && seen->depth == wanted->depth
            && seen->nodes == wanted->nodes && seen->movetime == wanted->movetime
            && seen->mate == wanted->mate && seen->infinite == wanted->infinite
            && seen->ponder == wanted->ponder && go.perft == rows[i].perft;
        for (int side = 0; side < 2; side++)
            right = right && seen->time[side] == wanted->time[side]
                && seen->increment[side] == wanted->increment[side];
        test_check(right, "go %s: has_clock %d, depth %d, nodes %lld, movetime %d",
                   rows[i].text, seen->has_clock, seen->depth, (long long)seen->nodes,
                   seen->movetime);
    }
}

/* What looks like a move belongs to the list; the word behind it is a keyword again. */
static void test_searchmoves(void)
{
    char text[2][MOVE_TEXT];
    usi_read_go(&pos, "searchmoves 7g7f 7g7e 2g2f depth 3", &go);
    test_check(go.only_count == 2
                   && strcmp(move_to_usi(go.only[0], text[0]), "7g7f") == 0
                   && strcmp(move_to_usi(go.only[1], text[1]), "2g2f") == 0
                   && go.limits.depth == 3,
               "searchmoves 7g7f 7g7e 2g2f depth 3: %d moves, depth %d",
               go.only_count, go.limits.depth);
    usi_read_go(&pos, "depth 3", &go);
    test_check(go.only_count == 0, "the next go has no list: %d moves", go.only_count);
}

int main(void)
{
    position_init();
    set_position(&pos, STARTPOS);
    test_limits();
    test_searchmoves();
    return test_summary();
}
