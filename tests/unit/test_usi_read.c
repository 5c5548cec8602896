/* test_usi_read.c - what a `go` line asks for. Every number in a line is another one, so
 * that none can stand in the place of another. */
#include "notation/sfen.h"
#include "notation/usi_move.h"
#include "test.h"
#include "usi/read.h"

static Position pos;
static GoWords go;

typedef struct {
    const char *text;
    long long time[2], increment[2], byoyomi; /* wanted */
    bool has_clock;
} ClockRow;

static const ClockRow clocks[] = {
    { "btime 1001 wtime 1002 binc 1003 winc 1004 byoyomi 1005", { 1001, 1002 },
      { 1003, 1004 }, 1005, true },
    { "byoyomi 5 winc 4 binc 3 wtime 2 btime 1", { 1, 2 }, { 3, 4 }, 5, true },
    { "winc 7", { 0, 0 }, { 0, 7 }, 0, true },
    { "binc 7", { 0, 0 }, { 7, 0 }, 0, true },
    { "wtime 9 infinite", { 0, 9 }, { 0, 0 }, 0, true },
    { "byoyomi 0", { 0, 0 }, { 0, 0 }, 0, true },
    { "btime -3 wtime 99999999999999999999", { -3, TIME_UNLIMITED }, { 0, 0 }, 0, true },
    { "infinite", { 0, 0 }, { 0, 0 }, 0, false },
    { "movetime 8 depth 2", { 0, 0 }, { 0, 0 }, 0, false },
};

static void test_clocks(void)
{
    for (size_t i = 0; i < sizeof clocks / sizeof clocks[0]; i++) {
        const ClockRow *row = &clocks[i];
        usi_read_go(&pos, row->text, &go);
        const Limits *seen = &go.limits;
        bool right = seen->has_clock == row->has_clock && seen->byoyomi == row->byoyomi;
        for (int side = 0; side < 2; side++)
            right = right && seen->time[side] == row->time[side]
                && seen->increment[side] == row->increment[side];
        test_check(right, "go %s: time %lld/%lld, increment %lld/%lld, byoyomi %lld%s",
                   row->text, (long long)seen->time[0], (long long)seen->time[1],
                   (long long)seen->increment[0], (long long)seen->increment[1],
                   (long long)seen->byoyomi, seen->has_clock ? "" : ", no clock");
    }
}

/* The other limits, each asked for alone and with all others. */
static void test_limits(void)
{
    static const struct {
        const char *text;
        long long depth, nodes, movetime, mate;
        bool infinite, ponder;
        int perft;
    } rows[] = {
        { "depth 11", 11, 0, 0, 0, false, false, 0 },
        { "nodes 12", 0, 12, 0, 0, false, false, 0 },
        { "nodes 3000000000", 0, 3000000000, 0, 0, false, false, 0 },
        { "movetime 13", 0, 0, 13, 0, false, false, 0 },
        { "mate 14", 0, 0, 0, 14, false, false, 0 },
        { "mate infinite", 0, 0, 0, TIME_UNLIMITED, false, false, 0 },
        { "mate", 0, 0, 0, TIME_UNLIMITED, false, false, 0 },
        { "perft 3", 0, 0, 0, 0, false, false, 3 },
        { "infinite", 0, 0, 0, 0, true, false, 0 },
        { "ponder", 0, 0, 0, 0, false, true, 0 },
        { "ponder movetime 13 nodes 12 depth 11", 11, 12, 13, 0, false, true, 0 },
        { "depth 0 nodes 0 movetime 0", 1, 1, 1, 0, false, false, 0 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        usi_read_go(&pos, rows[i].text, &go);
        const Limits *seen = &go.limits;
        test_check(seen->depth == rows[i].depth && seen->nodes == rows[i].nodes
                       && seen->movetime == rows[i].movetime
                       && seen->mate == rows[i].mate
                       && seen->infinite == rows[i].infinite
                       && seen->ponder == rows[i].ponder
                       && go.perft == rows[i].perft,
                   "go %s: depth %d, nodes %lld, movetime %d, mate %d, perft %d, "
                   "infinite %d, ponder %d", rows[i].text, seen->depth,
                   (long long)seen->nodes, seen->movetime, seen->mate, go.perft,
                   seen->infinite, seen->ponder);
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
    char error[ERROR_TEXT];
    position_init();
    position_read(&pos, "startpos", error);
    test_clocks();
    test_limits();
    test_searchmoves();
    return test_summary();
}
