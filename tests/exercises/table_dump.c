/* table_dump.c - a reader's table.c, and when the program ends, what the table holds: so
 * that it can be compared before any step reads it. It knows the fields of Entry. */
#include <inttypes.h>
#include <stdio.h>

#define table_resize resize_only
#include "table.c"
#undef table_resize

bool table_resize(Table *table, int megabytes);

static void dump(void)
{
    static const char *const name[] = { "no bound", "upper", "lower", "exact" };
    const Table *table = table_shared();
    for (int bound = BOUND_NONE; bound <= BOUND_EXACT; bound++) {
        uint64_t entries = 0, moves = 0, keys = 0, fresh = 0;
        int64_t depths = 0, scores = 0;
        for (uint64_t i = 0; i < table->buckets * BUCKET; i++) {
            const Entry *e = &table->entry[i];
            if (e->game != table->game || (e->age_and_bound & BOUND_MASK) != bound)
                continue;
            entries++;
            moves += e->move != MOVE_NONE;
            keys += e->key ^ e->move;
            fresh += (e->age_and_bound & ~BOUND_MASK) == table->age;
            depths += e->depth;
            scores += e->score;
        }
        printf("table, %s: %" PRIu64 " entries, %" PRIu64 " with a move, depths %" PRId64
               ", scores %" PRId64 ", keys %" PRIu64 ", of age %d %" PRIu64 "\n",
               name[bound], entries, moves, depths, scores, keys, table->age, fresh);
    }
}

bool table_resize(Table *table, int megabytes)
{
    if (table->buckets == 0)
        atexit(dump);
    return resize_only(table, megabytes);
}
