/* test10_two.c - two searches of chapter 10 in one process. */
#include "../../chapter10/search.h"
#include "two_searches.h"

static void give_table(Search *s, int number)
{
    static Table table[TWO];
    table_resize(&table[number], 1);
    s->memory->table = &table[number];
}

int main(void) { return two_searches(8, give_table); }
