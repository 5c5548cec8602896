/* test07_two.c - two searches of chapter 7 in one process. */
#include "../../chapter07/search.h"
#include "two_searches.h"

static void give_table(Search *s, int number)
{
    static Table table[TWO];
    table_resize(&table[number], 1);
    s->memory->table = &table[number];
}

int main(void) { return two_searches(4, give_table); }
