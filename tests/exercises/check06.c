/* check06.c - negamax: every node, the values of positions, mates, repetition, a stop. */
#include "../unit/negamax.h"
#include "every_node.h"

#include <stdlib.h>

enum { DEPTH = 3, POSITIONS = 12 };

static Truth truth;

/* Search what is on the board to each depth up to this one, and hold it to the judge. */
static void search_here(int depth, const Watcher *watch)
{
    begin_search(watch);
    for (int d = 1; d <= depth; d++) {
        plain_search(&board, d, &truth);
        int score = iterate(d, 4 * truth.nodes + 1000);
        if (score != truth.value)
            wrong("the value is not negamax's", score_text(truth.value),
                  score_text(score));
        if (watch != NULL && engine->nodes != truth.nodes)
            wrong("each node is to be counted once",
                  text("%llu nodes", (unsigned long long)truth.nodes),
                  text("%llu nodes", (unsigned long long)engine->nodes));
    }
}

static void check_positions(void)
{
    Lines lines = read_lines("tests/data/search.sfen");
    uint64_t nodes = 0;
    for (int i = 0; i < POSITIONS; i++) {
        set_position(lines.line[i * lines.count / POSITIONS]);
        looking_at("position %d of %d, %d plies deep", i + 1, POSITIONS, DEPTH);
        search_here(DEPTH, watch_every_node(false, NULL));
        nodes += engine->nodes;
    }
    good("negamax's value in %d positions, %d plies deep; %llu nodes, each looked at",
         POSITIONS, DEPTH, (unsigned long long)nodes);
}

static void check_mates(void)
{
    Lines lines = read_lines("tests/data/mates.tsv");
    int found = 0;
    for (int i = 0; i < lines.count; i++) {
        int plies = (int)strtol(cut(lines.line[i]), NULL, 10);
        if (plies > 1)
            continue;
        set_position(lines.line[i]);
        looking_at("a mate in one");
        search_here(2, watch_every_node(false, NULL));
        found++;
    }
    if (found == 0)
        wrong("the checker has found no mates to ask for", NULL, NULL);
    good("%d mates in one, with their distance", found);
}

static void check_repetition(void)
{
    static const char *const game[] = {
        "startpos moves 2h3h 8b7b 3h2h 7b8b",
        "sfen 4k4/9/9/9/9/9/9/7R1/4K4 b - 1 moves 2h1h 5a4a 1h2h 4a5a",
        "sfen 8k/9/9/9/9/9/9/9/4K3R w - 1 moves 1a2a 1i2i 2a1a",
    };
    for (int i = 0; i < 3; i++) {
        set_position(game[i]);
        looking_at("a game in which positions come again: %s", game[i]);
        search_here(2, watch_every_node(false, NULL));
    }
    good("repetition and perpetual check");
}

/* --- a stop --- */

static uint64_t stop_at, nodes_after_stop;
static Move broken_off; /* the root's move that is being searched when the stop comes */

static int stop_soon(Search *s)
{
    s->next_look = s->nodes + 1;
    nodes_after_stop += s->stop;
    if (s->nodes >= stop_at)
        s->stop = true;
    return s->stop;
}

static void note_root_move(const Search *s, int alpha, int beta, int depth, int ply)
{
    (void)alpha, (void)beta, (void)depth;
    if (ply >= 1 && !s->stop)
        broken_off = s->stack[0].move;
}

static void ignore_end(const Search *s, int ply, Fate fate, int by, int score)
{
    (void)s, (void)ply, (void)fate, (void)by, (void)score;
}

static void ignore(const Search *s, int ply, Fate fate, Move move, int by)
{
    (void)s, (void)ply, (void)fate, (void)move, (void)by;
}

/* In the middle of a search: everything returns at once, and what a move that was broken
 * off seems to be worth is not believed. */
static void stop_here(void)
{
    static const Watcher watcher = { note_root_move, ignore_end, ignore };
    looking_at("a stop after %llu nodes, %d plies deep", (unsigned long long)stop_at,
               DEPTH);
    begin_search(&watcher);
    engine->look = stop_soon;
    nodes_after_stop = 0;
    iterate(DEPTH, UINT64_MAX);
    if (!engine->stop)
        return;
    if (nodes_after_stop > 0)
        wrong("the search goes on after a stop: when s->stop is set behind "
              "search_unmake(), return", "no more nodes",
              text("%llu nodes", (unsigned long long)nodes_after_stop));
    if (board.ply != engine->root_ply)
        wrong("after a stop moves are still made: search_unmake() comes before "
              "`if (s->stop)`", NULL, NULL);
    const Line *line = &engine->stack[0].pv;
    if (line->length > 0 && line->move[0] == broken_off)
        wrong("after a stop the search believes in a move that it has not finished: look "
              "at s->stop before the score is compared", NULL, move_text(broken_off));
}

static void check_stop(void)
{
    Lines lines = read_lines("tests/data/search.sfen");
    int stops = 0;
    for (int i = 0; i < POSITIONS; i++)
        for (stop_at = 20; stop_at < 5000; stop_at = stop_at * 3 / 2, stops++) {
            set_position(lines.line[i * lines.count / POSITIONS]);
            stop_here();
        }
    good("a stop ends it at once, %d times", stops);
}

static void check_negamax(void)
{
    check_positions();
    check_mates();
    check_repetition();
    check_stop();
}

const Part parts[] = { { "negamax", check_negamax }, { NULL, NULL } };
