/* test07_table.c - the table when it grows old, killers, and searches that are
 * stopped. */
#include "../../chapter07/order.h"
#include "../../chapter07/search.h"

#include "notation/sfen.h"
#include "options/table.h"
#include "random.h"
#include "search_alone.h"
#include "table_age.h"

static Position position;
static Search *engine;

/* The killer stored again is no news: the one before it stays. */
static void test_killers(void)
{
    static Order order;
    Move list[MAX_MOVES];
    char error[ERROR_TEXT], text[MOVE_TEXT];
    sfen_read(&position, STARTPOS, error);
    search_alone(engine, &position);
    int count = generate_moves(&position, list, false);
    Move first = list[3], second = list[7];
    killer_store(engine, 2, first);
    killer_store(engine, 2, second);
    killer_store(engine, 2, second);
    order_moves(&order, engine, 2, MOVE_NONE, list, count);
    const Move wanted[] = { second, first };
    for (int i = 0; i < 2; i++) {
        const Candidate *c = order_next(&order);
        move_to_usi(c->move, text);
        test_check(c->move == wanted[i] && c->key >= KEY_KILLER,
                   "a killer stored twice keeps the other one: move %d is %s, key %d",
                   i + 1, text, c->key);
    }
}

/* --- a search that is stopped leaves nothing of itself in the table --- */

static uint64_t last_node;

static bool stop_there(Search *s)
{
    s->stop |= s->nodes >= last_node;
    return s->stop;
}

/* The node at the root of this search has not been searched to its end. */
static void test_stops(void)
{
    TestGroup group = { .name = "a search that is stopped stores nothing of its root" };
    uint64_t seed = 3;
    char text[SFEN_TEXT];
    for (long i = 0, last = test_repeat(150); i < last; i++) {
        random_position(&position, &seed, i);
        Search *s = engine;
        search_alone(s, &position);
        s->look = stop_there;
        s->next_look = 0;
        table_clear(table_shared());
        last_node = UINT64_MAX;
        search(s, -SCORE_INFINITE, SCORE_INFINITE, 2, 1);
        uint64_t all = s->nodes;
        for (last_node = 1; last_node < all; last_node += 1 + last_node / 8) {
            table_clear(table_shared());
            s->nodes = 0;
            s->stop = false;
            search(s, -SCORE_INFINITE, SCORE_INFINITE, 2, 1);
            if (!s->stop)
                break; /* with other killers it takes less */
            TableHit hit = table_probe(s, 1);
            test_many(&group, hit.bound == BOUND_NONE && hit.move == MOVE_NONE,
                      "stopped at node %d of %d: %s", (int)last_node, (int)all,
                      sfen_write(&position, text));
        }
    }
    test_group(&group);
}

int main(void)
{
    position_init();
    options_reset();
    evaluate_init(EVALUATION_SIMPLE);
    engine = think_new();
    test_table_age();
    test_killers();
    test_stops();
    return test_summary();
}
