/* check07.c - alpha-beta: every node and its window, the bounds it stores, as many nodes
 * as the book; and the table: what may decide a node, mates, repetition. */
#include "../unit/negamax.h"
#include "every_node.h"

#include <stdlib.h>

#include "search.h"

enum { DEPTH = 3, POSITIONS = 12, DEEP = 4, MIDDLEGAMES = 6 };

static Truth truth;

/* --- what a node has stored --- */

/* Does the table decide the position on the board, in this window? */
static bool decides(int ply, int alpha, int beta, int depth, int *score, Move *move)
{
    int on = params.table_cuts;
    TableHit hit = table_probe(engine, ply);
    params.table_cuts = 1;
    bool cuts = table_decides(&hit, alpha, beta, depth, ply);
    params.table_cuts = on;
    *score = hit.score;
    *move = table_move(engine, &hit);
    return cuts;
}

static Bound stored_bound(int ply, int score, Move *move)
{
    int value;
    if (decides(ply, score - 1, score + 1, 0, &value, move))
        return BOUND_EXACT;
    if (decides(ply, score - 1, score, 0, &value, move))
        return BOUND_LOWER;
    return decides(ply, score, score + 1, 0, &value, move) ? BOUND_UPPER : BOUND_NONE;
}

static const char *bound_text(Bound bound)
{
    static const char *const name[] = {
        [BOUND_NONE] = "nothing", [BOUND_UPPER] = "an upper bound (BOUND_UPPER)",
        [BOUND_LOWER] = "a lower bound (BOUND_LOWER)",
        [BOUND_EXACT] = "an exact score (BOUND_EXACT)",
    };
    return name[bound];
}

/* A node has ended, and stored itself a moment ago. */
static void judge_bound(int ply, int alpha, int beta, int score)
{
    Move move;
    Bound wanted = score >= beta ? BOUND_LOWER : score > alpha ? BOUND_EXACT
                                                                : BOUND_UPPER;
    if (ply == 0 || engine->stack[ply].by_rule)
        return;
    Bound bound = stored_bound(ply, score, &move);
    if (bound != wanted)
        wrong(wanted == BOUND_UPPER
                  ? "the bound stored is wrong: no move was better than alpha, so all "
                    "that is known is that the value is at most the score"
                  : wanted == BOUND_LOWER
                  ? "the bound stored is wrong: after a cut-off nobody has looked at the "
                    "other moves, so the value is at least the score"
                  : "the bound stored is wrong: between alpha and beta a score is exact",
              text("%s, for %s in the window (%s, %s)", bound_text(wanted),
                   score_text(score), score_text(alpha), score_text(beta)),
              bound_text(bound));
    Move best = engine->stack[ply].pv.move[0];
    if (wanted != BOUND_UPPER && move != best)
        wrong("the best move is not stored: best_move = move, where alpha is raised",
              move_text(best), move_text(move));
}

/* --- the window --- */

static void search_here(int depth, const Watcher *watch)
{
    begin_search(watch);
    for (int d = 1; d <= depth; d++) {
        plain_search(&board, d, &truth);
        int score = iterate(d, 4 * truth.nodes + 1000);
        if (score != truth.value)
            wrong("the value is not negamax's", score_text(truth.value),
                  score_text(score));
        if (engine->nodes > truth.nodes)
            wrong("alpha-beta never searches more than negamax",
                  text("at most %llu nodes", (unsigned long long)truth.nodes),
                  text("%llu nodes", (unsigned long long)engine->nodes));
    }
}

/* `count` positions with and without TableCuts, looked at node by node. */
static void check_values(bool cuts, bool bounds)
{
    Lines lines = read_lines("tests/data/search.sfen");
    uint64_t all = 0, nodes = 0, ended = 0;
    for (int i = 0; i < POSITIONS; i++) {
        set_position(lines.line[i * lines.count / POSITIONS]);
        set_option("TableCuts", cuts ? "true" : "false");
        looking_at("position %d of %d, %d plies deep, TableCuts=%s", i + 1, POSITIONS,
                   DEPTH, cuts ? "true" : "false");
        search_here(DEPTH, watch_every_node(true, bounds ? judge_bound : NULL));
        all += truth.nodes;
        nodes += engine->nodes;
        ended += nodes_cut;
    }
    good("negamax's value in %d positions, %d plies deep, TableCuts=%s", POSITIONS, DEPTH,
         cuts ? "true" : "false");
    good("  with %llu nodes instead of %llu; %llu cut-offs", (unsigned long long)nodes,
         (unsigned long long)all, (unsigned long long)ended);
    if (ended == 0)
        wrong("no node was ever cut off: when a score reaches beta, break", NULL, NULL);
    set_option("TableCuts", "true");
}

/* Without the switch chapter 6 must be left, so that the book can measure what the window
 * is worth. */
static void check_switch(void)
{
    Lines lines = read_lines("tests/data/search.sfen");
    set_option("Window", "false");
    set_option("TableCuts", "false");
    for (int i = 0; i < POSITIONS; i++) {
        set_position(lines.line[i * lines.count / POSITIONS]);
        looking_at("Window=false, 2 plies deep");
        begin_search(NULL);
        plain_search(&board, 2, &truth);
        int score = iterate(2, 4 * truth.nodes + 1000);
        if (score != truth.value || engine->nodes != truth.nodes)
            wrong("with Window=false every node is searched: raise alpha only if "
                  "params.window",
                  text("%s, %llu nodes", score_text(truth.value),
                       (unsigned long long)truth.nodes),
                  text("%s, %llu nodes", score_text(score),
                       (unsigned long long)engine->nodes));
    }
    set_option("Window", "true");
    set_option("TableCuts", "true");
    good("Window=false searches every node, as chapter 6 does");
}

static void check_nodes(const char *name)
{
    Lines lines = read_lines("tests/data/middlegame40.sfen");
    uint64_t nodes = 0;
    for (int i = 0; i < MIDDLEGAMES; i++) {
        set_position(lines.line[i * lines.count / MIDDLEGAMES]);
        looking_at("a position of a middle game, %d plies deep", DEEP);
        nodes += think_nodes(DEEP, NULL);
    }
    nodes_like_the_book(name, text("%d middle games, %d plies deep", MIDDLEGAMES, DEEP),
                        nodes);
}

static void check_window(void)
{
    check_values(false, false);
    check_values(false, true);
    check_switch();
    check_values(true, true);
    check_nodes("window");
}

/* --- the table --- */

/* A row: what is stored at depth 4 and ply 3, and whether it decides at ply 5. */
static const struct {
    Bound bound;
    int score, depth, alpha, beta;
    bool cuts;
    const char *why;
} rows[] = {
    { BOUND_EXACT, 50, 4, -100, 100, true, "an exact score, deep enough, decides" },
    { BOUND_EXACT, 50, 3, -100, 100, true, "an exact score, deeper than asked, decides" },
    { BOUND_EXACT, 50, 5, -100, 100, false,
      "what was searched less deeply than is asked for now must not decide: look at the "
      "entry's depth" },
    { BOUND_LOWER, 50, 4, -100, 50, true, "a lower bound that reaches beta decides" },
    { BOUND_LOWER, 50, 4, -100, 51, false,
      "a lower bound below beta does not decide: the value may be larger" },
    { BOUND_LOWER, 50, 4, 60, 100, false,
      "a lower bound at or below alpha says nothing: the value may be larger" },
    { BOUND_UPPER, 50, 4, 50, 100, true, "an upper bound at or below alpha decides" },
    { BOUND_UPPER, 50, 4, 49, 100, false,
      "an upper bound above alpha does not decide: the value may be smaller" },
    { BOUND_UPPER, 50, 4, -100, 40, false,
      "an upper bound at or above beta says nothing: the value may be smaller" },
    { BOUND_NONE, 50, 4, -100, 100, false, "what is no bound at all never decides" },
    { BOUND_EXACT, SCORE_MATE - 7, 4, -100, 100, true, "a mate, exact, decides" },
    { BOUND_EXACT, -SCORE_MATE + 7, 4, -100, 100, true, "a mate, exact, decides" },
};

static void judge_row(size_t i, Move stored)
{
    int score = 0, later = rows[i].score > 1000 ? -2 : rows[i].score < -1000 ? 2 : 0;
    Move move;
    looking_at("%s of %s, stored at ply 3 with depth 4; asked at ply 5, depth %d, window "
               "(%+d, %+d)", bound_text(rows[i].bound), score_text(rows[i].score),
               rows[i].depth, rows[i].alpha, rows[i].beta);
    think_new_game(engine);
    engine->stack[3].by_rule = false;
    table_store(engine, 4, 3, stored, rows[i].score, rows[i].bound);
    bool cuts = decides(5, rows[i].alpha, rows[i].beta, rows[i].depth, &score, &move);
    if (cuts != rows[i].cuts)
        wrong(rows[i].why, rows[i].cuts ? "it decides" : "it does not decide",
              cuts ? "it does" : "it does not");
    if (cuts && score != rows[i].score + later)
        wrong(later == 0 ? "the score that decides is not the one stored"
                         : "a mate score counts plies from the root, and in the table "
                           "from the position: add the ply when storing, take off the "
                           "new one when reading (and for a loss the other way)",
              score_text(rows[i].score + later), score_text(score));
    if (move != stored)
        wrong("the move stored is not given back", move_text(stored), move_text(move));
    if (decides(0, rows[i].alpha, rows[i].beta, rows[i].depth, &score, &move))
        wrong("the table decides the root: there a move must be found (ply > 0)", NULL,
              NULL);
}

/* What rests on a repetition is true only on the way that led here. */
static void check_rule_scores(void)
{
    int score;
    Move stored = engine->root_move[3], move;
    looking_at("a score that rests on a repetition");
    think_new_game(engine);
    engine->stack[3].by_rule = true;
    table_store(engine, 4, 3, stored, 0, BOUND_EXACT);
    if (decides(5, -100, 100, 4, &score, &move))
        wrong("a score that rests on a repetition (s->stack[ply].by_rule) was stored as "
              "a bound: on another way to the position it is not true; BOUND_NONE", NULL,
              NULL);
    if (move != stored)
        wrong("of a score that rests on a repetition the move is still worth keeping",
              move_text(stored), move_text(move));
    engine->stack[3].by_rule = false;
}

/* The end of a game, searched without its beginning and then with it: what the first
 * search stored must not hide the repetition from the second. */
static void check_repetition(void)
{
    static const char *const game[] = {
        "sfen 4k4/9/9/9/9/9/9/7R1/4K4 b - 1 moves 2h1h 5a4a 1h2h 4a5a",
        "startpos moves 2h3h 8b7b 3h2h 7b8b",
        "sfen 8k/9/9/9/9/9/9/9/4K3R w - 1 moves 1a2a 1i2i 2a1a",
    };
    for (int i = 0; i < 3; i++) {
        char without[256];
        snprintf(without, sizeof without, "%s", game[i]);
        if (strstr(without, " moves") != NULL)
            *strstr(without, " moves") = '\0';
        looking_at("a game in which positions come again, after its first position alone "
                   "was searched: %s", game[i]);
        set_position(without);
        begin_search(NULL);
        for (int depth = 1; depth <= 2; depth++)
            iterate(depth, UINT64_MAX);
        set_position(game[i]);
        plain_search(&board, 2, &truth);
        engine->pos = &board;
        engine->root_ply = board.ply;
        engine->root_moves = generate_moves(&board, engine->root_move, false);
        int score = iterate(2, UINT64_MAX);
        if (score != truth.value)
            wrong("the value is wrong when the table knows the position from another way",
                  score_text(truth.value), score_text(score));
    }
    good("repetition, with a table that knows the positions already");
}

static void check_mates(void)
{
    Lines lines = read_lines("tests/data/mates.tsv");
    int mates = 0;
    for (int i = 0; i < lines.count; i++) {
        int plies = (int)strtol(cut(lines.line[i]), NULL, 10), score = 0;
        if (plies > 3)
            continue;
        set_position(lines.line[i]);
        looking_at("a mate in %d, searched %d plies deep", plies, plies + 1);
        begin_search(NULL);
        for (int depth = 1; depth <= plies + 1; depth++)
            score = iterate(depth, UINT64_MAX);
        if (score != SCORE_MATE - plies)
            wrong("a mate is not found, or at another distance: with a table, a mate "
                  "score must count from the position, not from the root",
                  score_text(SCORE_MATE - plies), score_text(score));
        mates++;
    }
    good("%d mates, with their distances", mates);
}

static void check_table(void)
{
    set_position("startpos");
    begin_search(NULL);
    Move stored = engine->root_move[3];
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        judge_row(i, stored);
    good("what may decide a node, and what must not");
    check_rule_scores();
    check_values(true, false);
    check_repetition();
    check_mates();
    check_nodes("table");
}

const Part parts[] = {
    { "window", check_window }, { "table", check_table }, { NULL, NULL },
};
