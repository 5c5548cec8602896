/* test_perft.c - the counts of legal-move trees in tests/data/perft.tsv.
 *
 * Counts of trees up to PERFT_LEAVES leaves are checked, in bulk and move by move up to
 * PERFT_PLAIN; with PERFT_DEEP=1 in the environment, all of them.
 */
#include "inspect/perft.h"
#include "notation/sfen.h"
#include "rows.h"
#include "think/evaluate.h"

enum {
    PERFT_LEAVES = 5000000, /* leaves of one tree; all rows together take a few seconds */
    PERFT_PLAIN = 500000,   /* the same without bulk counting, which is slower */
};

static const PerftListener nobody = { .counted = NULL };
static Position pos;

/* Check the counts of one row, a depth each. */
static void check_row(const char *name, char *counts, bool deep)
{
    int depth = 0;
    for (char *word = strtok(counts, " "); word; word = strtok(NULL, " ")) {
        uint64_t expected = strtoull(word, NULL, 10);
        depth++;
        if (!deep && expected > PERFT_LEAVES)
            return;
        uint64_t leaves = perft(&pos, depth, true, &nobody);
        test_check(leaves == expected, "perft %s depth %d: %llu leaves, expected %llu",
                   name, depth, (unsigned long long)leaves, (unsigned long long)expected);
        if (expected <= PERFT_PLAIN)
            test_check(perft(&pos, depth, false, &nobody) == expected,
                       "perft %s depth %d without bulk counting", name, depth);
    }
}

int main(void)
{
    static Rows rows;
    bool deep = getenv("PERFT_DEEP") != NULL;
    char error[ERROR_TEXT];
    position_init();
    evaluate_init(EVALUATION_SIMPLE);
    while (rows_next(&rows, "tests/data/perft.tsv"))
        if (test_check(sfen_read(&pos, rows.column[1], error), "perft %s can be read",
                       rows.column[0]))
            check_row(rows.column[0], rows.column[2], deep);
        else
            printf("# %s\n", error);
    return test_summary();
}
