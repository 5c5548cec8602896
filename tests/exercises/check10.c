/* check10.c - null move, futility, late moves: what each must guarantee at every node,
 * the mates, and what it saves. */
#include "checker.h"

#include <stdlib.h>

#include "search.h"
#include "watch10.h"

enum {
    POSITIONS = 10, DEPTH = 7, DEEPER = 2, DEEPER_DEPTH = 11, MATES = 12,
    LONGEST_MATE = 5, DEEPEST_MATE = 9, SAVING_DEPTH = 8,
};

/* --- searches to watch --- */

static const Lines *positions(void)
{
    static Lines lines;
    if (lines.count == 0)
        lines = read_lines("tests/data/middlegame40.sfen");
    return &lines;
}

static void set_place(int i)
{
    const Lines *lines = positions();
    set_position(lines->line[i * lines->count / POSITIONS]);
}

static const Watcher *watcher;

/* Every node of the searches to this depth of the position on the board. */
static uint64_t watch_search(int last)
{
    uint64_t visited = 0;
    begin_search(watcher);
    for (int depth = 1; depth <= last; depth++) {
        looking_at("a search %d plies deep", depth);
        iterate(depth, UINT64_C(10000000));
        visited += engine->nodes;
    }
    return visited;
}

/* The position on the board as a node below the root: is it worth what it looks like? */
static uint64_t watch_node(void)
{
    int beta = evaluate(&board) - 5; /* near enough for a pass, too near for futility */
    begin_search(watcher);
    engine->next_look = UINT64_MAX;
    engine->root_ply = board.ply - 1;
    engine->stack[0].move = drop_move(square_make(5, 5), GOLD); /* any that is no pass */
    forget_root();
    for (int depth = 3; depth <= DEPTH; depth++) {
        looking_at("a node below the root, %d plies deep, window (%+d, %+d)", depth,
                   beta - 1, beta);
        engine->root_depth = depth;
        search(engine, beta - 1, beta, depth, 1);
    }
    return engine->nodes;
}

/* Every node of a few searches: of middle games, two of them deeper, and of mates. */
static uint64_t watch_searches(void)
{
    Lines mates = read_lines("tests/data/mates.tsv");
    uint64_t visited = 0;
    watcher = watch_techniques();
    for (int i = 0; i < POSITIONS; i++) {
        set_place(i);
        visited += watch_search(i < DEEPER ? DEEPER_DEPTH : DEPTH);
    }
    for (int i = 0; i < mates.count; i++) {
        cut(mates.line[i]);
        set_position(mates.line[i]);
        visited += i >= mates.count - MATES ? watch_search(DEPTH) : watch_node();
    }
    return visited;
}

/* To what depth the position must be searched until its mate is known; 0: too deep. */
static int depth_of_mate(int plies)
{
    int score;
    for (int depth = plies; depth <= DEEPEST_MATE; depth++) {
        think_nodes(depth, &score);
        if (score == SCORE_MATE - plies)
            return depth;
    }
    return 0;
}

/* Mates are found no more than two plies later than by the book, and no others. */
static void check_mates(void)
{
    Lines lines = read_lines("tests/data/mates.tsv");
    int mates = 0;
    for (int i = 0; i < lines.count; i++) {
        int plies = (int)strtol(cut(lines.line[i]), NULL, 10), score;
        if (plies > LONGEST_MATE)
            continue;
        set_position(lines.line[i]);
        looking_at("a mate in %d", plies);
        const char *key = text("mate %d", i), *book = answer(key, NULL);
        if (book == NULL) {
            answer(key, text("%d", depth_of_mate(plies)));
            continue;
        }
        int depth = (int)strtol(book, NULL, 10);
        if (depth == 0)
            continue;
        looking_at("a mate in %d, which the book's chapter finds %d plies deep", plies,
                   depth);
        think_nodes(depth + 2, &score);
        if (score > SCORE_MATE - plies)
            wrong("a mate is announced that is none: something was called proved that "
                  "was only left out", score_text(SCORE_MATE - plies), score_text(score));
        if (score != SCORE_MATE - plies)
            wrong(text("a mate is not found %d plies deep: something forced was left out",
                       depth + 2), score_text(SCORE_MATE - plies), score_text(score));
        mates++;
    }
    good("%d mates, with their distances", mates);
}

static uint64_t nodes_of_all(void)
{
    uint64_t sum = 0;
    for (int i = 0; i < POSITIONS; i++) {
        set_place(i);
        looking_at("position %d of %d, %d plies deep", i + 1, POSITIONS, SAVING_DEPTH);
        sum += think_nodes(SAVING_DEPTH, NULL);
    }
    return sum;
}

/* A technique that leaves something out must save nodes; `most`: so many times those
 * without it are allowed, where it hardly saves any. */
static void check_saving(const char *name, const char *on, const char *off, double most)
{
    uint64_t with = nodes_of_all();
    set_option(name, off);
    uint64_t without = nodes_of_all();
    set_option(name, on);
    const char *book = answer(name, text("%llu", (unsigned long long)with));
    if ((double)with >= (double)without * most)
        wrong(text("%s saves nothing: is it ever used?", name),
              text("less than %llu nodes", (unsigned long long)without),
              text("%llu nodes", (unsigned long long)with));
    good("%s: %llu nodes %d plies deep, %llu without; the book's chapter: %s", name,
         (unsigned long long)with, SAVING_DEPTH, (unsigned long long)without, book);
}

static void check_null_move(void)
{
    watch_null = true;
    uint64_t visited = watch_searches();
    watch_null = false;
    if (count.by_pass == 0)
        wrong("no node was decided by a null move: is wants_null_move() ever true?", NULL,
              NULL);
    good("null move: %llu passes, of which %llu decide their node, in %llu nodes",
         (unsigned long long)count.passes, (unsigned long long)count.by_pass,
         (unsigned long long)visited);
    check_mates();
    check_saving("NullMove", "prune", "off", 1.1);
}

static void check_futility(void)
{
    watch_futility = true;
    uint64_t visited = watch_searches();
    watch_futility = false;
    if (count.node_futile == 0)
        wrong("futility decides no node: is_far_above() is never true", NULL, NULL);
    if (count.move_futile == 0)
        wrong("no move was called futile: is_futile() is never true", NULL, NULL);
    good("futility: %llu nodes decided, %llu moves left out, in %llu nodes",
         (unsigned long long)count.node_futile, (unsigned long long)count.move_futile,
         (unsigned long long)visited);
    check_mates();
    check_saving("NodeFutility", "true", "false", 1);
    check_saving("MoveFutility", "true", "false", 1);
}

/* With nothing left out and nothing reduced, windows without width change no score. */
static void check_windows(void)
{
    static const char *const off[] = {
        "TableCuts", "HashMove", "QuiesceFutility", "NodeFutility", "MoveFutility",
        "LateMovePruning", "LateMoveReductions", "ExchangePruning", "CheckExtension",
        "InternalReduction", "MateDistance",
    };
    int with, without;
    for (size_t k = 0; k < sizeof off / sizeof off[0]; k++)
        set_option(off[k], "false");
    set_option("NullMove", "off");
    for (int i = 0; i < POSITIONS; i += 3) {
        set_place(i);
        looking_at("a search 3 plies deep with nothing left out, with PVS and without");
        think_nodes(3, &with);
        set_option("PVS", "false");
        think_nodes(3, &without);
        set_option("PVS", "true");
        if (with != without)
            wrong("windows without width have changed a score: search_move()",
                  score_text(without), score_text(with));
    }
    for (size_t k = 0; k < sizeof off / sizeof off[0]; k++)
        set_option(off[k], "true");
    set_option("NullMove", "prune");
    good("windows without width change no score");
}

static void check_late_moves(void)
{
    watch_late = true;
    uint64_t visited = watch_searches();
    watch_late = false;
    if (count.late == 0)
        wrong("no move was left out as late: is_late() is never true", NULL, NULL);
    if (count.reduced == 0)
        wrong("no move was reduced: reduction() is always 0", NULL, NULL);
    good("late moves: %llu left out, %llu reduced, of those %llu searched again, in %llu "
         "nodes", (unsigned long long)count.late, (unsigned long long)count.reduced,
         (unsigned long long)count.again, (unsigned long long)visited);
    check_windows();
    check_mates();
    check_saving("LateMovePruning", "true", "false", 1);
    check_saving("LateMoveReductions", "true", "false", 1);
}

const Part parts[] = {
    { "null-move", check_null_move }, { "futility", check_futility },
    { "late-moves", check_late_moves }, { NULL, NULL },
};
