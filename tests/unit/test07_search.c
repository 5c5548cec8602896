/* test07_search.c - alpha-beta against the negamax of negamax.h. */
#include "../../chapter07/order.h"
#include "../../chapter07/search.h"
#include "negamax.h"
#include "random.h"
#include "rows.h"
#include "search_alone.h"

enum { DEPTH = 3, COMBINATIONS = 64, MOST = 400, TABLE = 1 /* MB */ };

static Search *engine;
static Position position;
static char *sfen[MOST];
static int sfens;

/* --- the chapter's search --- */

static int iterate(int depth)
{
    engine->nodes = 0;
    engine->root_depth = depth;
    engine->stack[0].pv.length = 0;
    return chapter.iterate(engine, 0);
}

/* The n-th of the combinations: techniques I to V, and the bounds of the table. */
static void set_switches(int n)
{
    int *const switches[] = {
        &params.hash_move, &params.killer, &params.just_capture,
        &params.highest_capture, &params.escape, &params.table_cuts,
    };
    for (int i = 0; i < 6; i++)
        *switches[i] = n >> i & 1;
}

/* --- tests --- */

static void test_values(void)
{
    static Truth truth[DEPTH + 1];
    TestGroup value = { .name = "root values are negamax's, in all combinations" };
    TestGroup move = { .name = "without table bounds so are the moves" };
    TestGroup fewer = { .name = "without table bounds never more nodes than negamax" };
    int every = test_deep() ? 1 : 10;
    for (int i = 0; i < sfens; i += every) {
        set_position(&position, sfen[i]);
        for (int depth = 1; depth <= DEPTH; depth++)
            plain_search(&position, depth, &truth[depth]);
        for (int n = 0; n < COMBINATIONS; n++) {
            set_switches(n);
            table_clear(table_shared());
            search_alone(engine, &position);
            for (int depth = 1; depth <= DEPTH; depth++) {
                int score = iterate(depth);
                test_many(&value, score == truth[depth].value,
                          "%s depth %d switches %d: %d", sfen[i], depth, n, score);
                if (params.table_cuts)
                    continue;
                Move best = engine->stack[0].pv.move[0];
                test_many(&move, score_of(&truth[depth], best) == truth[depth].value,
                          "%s depth %d switches %d", sfen[i], depth, n);
                test_many(&fewer, engine->nodes <= truth[depth].nodes,
                          "%s depth %d switches %d", sfen[i], depth, n);
            }
        }
    }
    test_check(sfens >= 200, "%d positions", sfens);
    test_groups(3, &value, &move, &fewer);
}

/* Order alone changes nothing: with the window open all the way every node is
 * searched. */
static void test_window(void)
{
    static Truth truth;
    TestGroup group = { .name = "without the window negamax's values and nodes" };
    params.window = false;
    for (int i = 0; i < sfens; i += test_deep() ? 5 : 30) {
        set_position(&position, sfen[i]);
        plain_search(&position, 2, &truth);
        for (int n = 0; n < COMBINATIONS / 2; n++) { /* the bounds of the table off */
            set_switches(n);
            table_clear(table_shared());
            search_alone(engine, &position);
            iterate(1);
            int score = iterate(2);
            test_many(&group, score == truth.value && engine->nodes == truth.nodes,
                      "%s switches %d: %d", sfen[i], n, score);
        }
    }
    params.window = true;
    test_group(&group);
}

static void test_mates(void)
{
    static Rows rows;
    char error[ERROR_TEXT];
    TestGroup found = { .name = "mates are found one ply deeper than they are long" };
    TestGroup early = { .name = "no mate is seen where there is none" };
    set_switches(COMBINATIONS - 1);
    while (rows_next(&rows, "tests/data/mates.tsv")) {
        const char *line = rows.column[0];
        int plies = atoi(rows.column[1]), score = 0;
        test_many(&found, sfen_read(&position, line, error), "%s: %s", line, error);
        table_clear(table_shared());
        search_alone(engine, &position);
        for (int depth = 1; depth <= plies + 1; depth++) {
            score = iterate(depth);
            test_many(&early, !is_mate_score(score) || score == SCORE_MATE - plies,
                      "%s depth %d: %d", line, depth, score);
        }
        test_many(&found, score == SCORE_MATE - plies, "%s: %d", line, score);
    }
    test_groups(2, &found, &early);
}

/* The value of one root move, with the table as it is. */
static int value_of(Position *pos, Move move, int depth)
{
    search_alone(engine, pos);
    engine->root_moves = 1;
    engine->root_move[0] = move;
    return iterate(depth);
}

/* What the rules say of a position that occurred before must not depend on what the table
 * holds; and after that search the table must not say it of the same position in another
 * game. The game is searched from `back` moves before its end. */
static void test_one_repetition(TestGroup *group, const char *game, int back)
{
    enum { FEW_MOVES = 25 }; /* with kings and a piece or two: quick enough for 3 plies */
    static Position fresh;
    static Truth truth, without;
    char error[ERROR_TEXT], text[SFEN_TEXT];
    if (!test_many(group, position_read(&position, game, error), "%s: %s", game, error))
        return;
    Move next = position.history[position.ply - back].move;
    for (int i = 0; i < back; i++)
        move_unmake(&position);
    set_position(&fresh, sfen_write(&position, text));
    table_clear(table_shared());
    search_alone(engine, &fresh);
    int depth = engine->root_moves <= FEW_MOVES ? 3 : 2;
    for (int d = 1; d <= depth; d++)
        iterate(d);
    plain_search(&position, depth, &truth);
    plain_search(&fresh, depth, &without);
    search_alone(engine, &position);
    test_many(group, iterate(depth) == truth.value, "%s -%d: whole tree", game, back);
    int score = value_of(&position, next, depth);
    test_many(group, score == score_of(&truth, next), "%s -%d: %d", game, back, score);
    test_many(group, back > 1 || score == 0 || abs(score) == SCORE_RULE - 1,
              "%s: last move %d", game, score);
    table_clear(table_shared());
    value_of(&position, next, depth);
    score = value_of(&fresh, next, depth);
    test_many(group, score == score_of(&without, next), "%s -%d: without its game %d",
              game, back, score);
}

/* The games of rules.tsv that end with a repetition, and one that saves a lone king. */
static void test_repetition(void)
{
    static const char saved[] = "sfen 4k4/9/9/9/9/9/9/7R1/4K4 b - 1 "
                                "moves 2h1h 5a4a 1h2h 4a5a";
    static Rows rows;
    TestGroup group = { .name = "repetition is judged right with a full table" };
    set_switches(COMBINATIONS - 1);
    for (int back = 1; back <= 3; back++)
        test_one_repetition(&group, saved, back);
    while (rows_next(&rows, "tests/data/rules.tsv")) {
        bool repeats = strcmp(rows.column[1], "repetition") == 0
                    && strncmp(rows.column[3], "none", 4) != 0;
        for (int back = 1; repeats && back <= 3; back++)
            test_one_repetition(&group, rows.column[2], back);
    }
    test_group(&group);
}

/* --- the table and the order by themselves --- */

/* Look the position up; does that decide a node? */
static bool finds(int alpha, int beta, int depth, int ply, TableHit *hit)
{
    *hit = table_probe(engine, ply);
    return table_decides(hit, alpha, beta, depth, ply);
}

static void test_table(void)
{
    TestGroup group = { .name = "the table gives back what was stored" };
    TableHit hit;
    set_switches(COMBINATIONS - 1);
    set_position(&position, STARTPOS);
    search_alone(engine, &position);
    Move move = engine->root_move[3];
    static const struct {
        Bound bound;
        int value, depth, alpha, beta;
        bool cuts;
    } row[] = {
        { BOUND_EXACT, 50, 4, -100, 100, true }, { BOUND_EXACT, 50, 5, -100, 100, false },
        { BOUND_LOWER, 50, 4, -100, 50, true },  { BOUND_LOWER, 50, 4, -100, 51, false },
        { BOUND_UPPER, 50, 4, 50, 100, true },   { BOUND_UPPER, 50, 4, 49, 100, false },
        { BOUND_NONE, 50, 4, -100, 100, false },
        { BOUND_EXACT, SCORE_MATE - 7, 4, -100, 100, true },
        { BOUND_EXACT, -SCORE_MATE + 7, 4, -100, 100, true },
    };
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        int alpha = row[i].alpha, beta = row[i].beta, depth = row[i].depth;
        int later = row[i].value > 1000 ? -2 : row[i].value < -1000 ? 2 : 0;
        table_clear(table_shared());
        table_store(engine, 4, 3, move, row[i].value, row[i].bound);
        bool cuts = finds(alpha, beta, depth, 5, &hit);
        test_many(&group, table_move(engine, &hit) == move && cuts == row[i].cuts,
                  "row %d", (int)i);
        test_many(&group, hit.score == row[i].value + later && hit.depth == 4
                      && hit.bound == row[i].bound, "row %d: %d, depth %d, bound %d",
                  (int)i, hit.score, hit.depth, hit.bound);
        test_many(&group, !finds(alpha, beta, depth, 0, &hit), "row %d decides the root",
                  (int)i);
    }
    move_make(&position, move);
    bool cuts = finds(-9, 9, 1, 1, &hit);
    test_many(&group, hit.bound == BOUND_NONE && hit.move == MOVE_NONE && !cuts,
              "another position");
    test_group(&group);
}

/* A new game sees nothing of the games before it, also when their numbers have gone
 * round; and what it stores in their place is found. */
static void test_games(void)
{
    enum { GAMES = 200000 }; /* there are 65,535 numbers */
    TestGroup group = { .name = "a new game finds an empty table, 200,000 times" };
    TableHit hit;
    set_switches(COMBINATIONS - 1);
    set_position(&position, STARTPOS);
    search_alone(engine, &position);
    for (int game = 0; game < GAMES; game++) {
        Move move = engine->root_move[game % 30];
        table_clear(table_shared());
        bool cuts = finds(-9, 9, 1, 1, &hit);
        test_many(&group, hit.move == MOVE_NONE && !cuts, "game %d: found an old move",
                  game);
        if (game % 7000 == 0) /* its number comes again while others stored nothing */
            table_store(engine, 4, 1, move, 50, BOUND_EXACT);
        cuts = finds(-9, 9, 1, 1, &hit);
        bool there = table_move(engine, &hit) == move && cuts;
        test_many(&group, there == (game % 7000 == 0),
                  "game %d: stored and not found", game);
    }
    test_group(&group);
}

/* Hash move, killers newest first, just captures, other captures by value, escapes, and
 * all the rest as it was generated. */
static void test_order(void)
{
    TestGroup group = { .name = "moves come in the order of their techniques" };
    static Order order;
    Move list[MAX_MOVES];
    for (int i = 0; i < sfens; i++) {
        set_position(&position, sfen[i]);
        search_alone(engine, &position);
        int count = generate_moves(&position, list, false), at = 0;
        Move hash = list[count - 1];
        set_switches(COMBINATIONS - 1);
        killer_store(engine, 0, list[0]);
        killer_store(engine, 0, list[count / 2]);
        order_moves(&order, engine, 0, hash, list, count);
        const Candidate *c, *previous = NULL;
        Move third[3] = { 0 };
        for (; (c = order_next(&order)) != NULL; previous = c, at++) {
            if (at < 3)
                third[at] = c->move;
            bool same = previous && previous->key == c->key;
            int place = 0, before = 0;
            for (int k = 0; k < count; k++) {
                place = list[k] == c->move ? k : place;
                before = previous && list[k] == previous->move ? k : before;
            }
            bool sorted = !previous || previous->key > c->key || (same && before < place);
            test_many(&group, sorted, "%s: place %d", sfen[i], at);
        }
        test_many(&group, at == count, "%s: %d of %d moves", sfen[i], at, count);
        test_many(&group, third[0] == hash, "%s: hash move", sfen[i]);
        bool differ = count / 2 != count - 1 && count / 2 != 0;
        bool killers = third[1] == list[count / 2] && third[2] == list[0];
        test_many(&group, !differ || killers, "%s: killers", sfen[i]);
    }
    test_group(&group);
}

/* At the root, too, what takes the piece that has just moved comes before others. */
static void test_just_capture(void)
{
    static Order order;
    Move list[MAX_MOVES];
    set_position(&position, "startpos moves 7g7f 3c3d 2h6h 2b8h+");
    search_alone(engine, &position);
    set_switches(COMBINATIONS - 1);
    int count = generate_moves(&position, list, false);
    order_moves(&order, engine, 0, MOVE_NONE, list, count);
    int key = order_next(&order)->key;
    test_check(key >= KEY_JUST && key < KEY_KILLER, "the move before the root counts: %d",
               key);
}

static void read_positions(void)
{
    static Rows rows;
    while (sfens < MOST && rows_next(&rows, "tests/data/search.sfen"))
        sfen[sfens++] = strcpy(malloc(strlen(rows.line) + 1), rows.line);
}

int main(void)
{
    engine = begin_simple();
    read_positions();
    if (!test_check(table_resize(table_shared(), TABLE), "a table of %d MB", TABLE))
        return test_summary();
    test_table();
    test_games();
    test_order();
    test_just_capture();
    test_window();
    test_mates();
    test_repetition();
    test_values();
    return test_summary();
}
