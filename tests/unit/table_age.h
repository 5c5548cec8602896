/* table_age.h - which entry of a bucket is given up, whatever the age of the table. For
 * test07_table.c and test10_limits.c, which include the search.h of their chapter
 * first. */
#ifndef TABLE_AGE_H
#define TABLE_AGE_H

#include "test.h"
#include "think/think.h"

enum {
    AGE_TABLE = 1,      /* MB */
    AGE_KEY_SHIFT = 32, /* keys that differ only from this bit on share a bucket */
    AGE_SEARCHES = 150, /* more than any count of a few bits lasts */
};

/* A position of which the table sees no more than the key. */
static void age_set_key(Search *s, int number)
{
    s->pos->board_key = 0x123456789abcdefu + ((uint64_t)number << AGE_KEY_SHIFT);
    s->pos->hand_key = 0;
}

static void age_store(Search *s, int number, int depth)
{
    age_set_key(s, number);
    table_store(s, depth, 1, MOVE_NONE, 100 + number, BOUND_EXACT);
}

static bool age_remembers(Search *s, int number)
{
    age_set_key(s, number);
    TableHit hit = table_probe(s, 1);
    return table_decides(&hit, -1000, 1000, 0, 1) && hit.score == 100 + number;
}

/* Number 0 was searched most deeply, but so long ago that it goes first, not the deepest
 * of the others: also when the count of searches has begun again in between. */
static void test_table_age(void)
{
    static Position keyed;
    Search *search = think_new();
    Table *table = table_shared();
    enum { OLD = 20, SINCE = 8, NEW = 6 /* plies; searches; plies */ };
    TestGroup oldest = { .name = "the oldest entry goes first, at every age" };
    TestGroup others = { .name = "those of the present search stay" };
    TestGroup shallow = { .name = "of one age the least deep goes" };
    search->pos = &keyed;
    search_begin(search);
    table_resize(table, AGE_TABLE);
    for (int before = 0; before < AGE_SEARCHES; before++) {
        table_clear(table);
        for (int i = 0; i < before; i++)
            table_new_search(table);
        age_store(search, 0, OLD);
        for (int i = 0; i < SINCE; i++)
            table_new_search(table);
        for (int number = 1; number <= 3; number++)
            age_store(search, number, NEW + number);
        test_many(&others, age_remembers(search, 0) && age_remembers(search, 3),
                  "%d searches before: one of four is gone already", before);
        age_store(search, 4, 1);
        test_many(&oldest, !age_remembers(search, 0),
                  "%d searches before: %d plies of %d searches ago are still there",
                  before, OLD, SINCE);
        for (int number = 1; number <= 4; number++)
            test_many(&others, age_remembers(search, number),
                      "%d searches before: number %d of the present search is gone",
                      before, number);
        age_store(search, 5, NEW);
        test_many(&shallow, !age_remembers(search, 4) && age_remembers(search, 1),
                  "%d searches before: not the one of depth 1 was given up", before);
    }
    test_groups(3, &oldest, &others, &shallow);
    /* When the numbers of games run out they begin again; empty places are of none. */
    age_store(search, 1, NEW);
    table->game = UINT16_MAX;
    table_clear(table);
    bool empty = !age_remembers(search, 1) && table_permille_full(table) == 0;
    test_check(table->game > 0 && empty,
               "after 65,535 games the table is empty, and the next has number %d",
               table->game);
    table_clear(table);
    think_free(search);
}

#endif
