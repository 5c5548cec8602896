/* test07_table.c - the table when it grows old, killers, and searches that are
 * stopped. */
#include "../../chapter07/order.h"
#include "../../chapter07/search.h"

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
    set_position(&position, STARTPOS);
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
        test_check(c->move == wanted[i] && c->key >= KEY_KILLER,
                   "a killer stored twice keeps the other one: move %d is %s, key %d",
                   i + 1, usi_of(c->move), c->key);
    }
}

/* --- a search that is stopped leaves nothing of itself in the table --- */

/* The node at the root of this search has not been searched to its end. */
static void test_stops(void)
{
    TestGroup group = { .name = "a search that is stopped stores nothing of its root" };
    uint64_t seed = 3;
    for (long i = 0, last = test_repeat(150); i < last; i++) {
        random_position(&position, &seed, i);
        Search *s = engine;
        search_alone(s, &position);
        table_clear(table_shared());
        search(s, -SCORE_INFINITE, SCORE_INFINITE, 2, 1);
        uint64_t all = s->nodes;
        for (uint64_t node = 1; node < all; node += 1 + node / 8) {
            table_clear(table_shared());
            search_until(s, node);
            s->nodes = 0;
            s->stop = false;
            search(s, -SCORE_INFINITE, SCORE_INFINITE, 2, 1);
            if (!s->stop)
                break; /* with other killers it takes less */
            TableHit hit = table_probe(s, 1);
            test_many(&group, hit.bound == BOUND_NONE && hit.move == MOVE_NONE,
                      "stopped at node %d of %d: %s", (int)node, (int)all,
                      sfen_of(&position));
        }
    }
    test_group(&group);
}

int main(void)
{
    engine = begin_simple();
    test_table_age();
    test_killers();
    test_stops();
    return test_summary();
}
