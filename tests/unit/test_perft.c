/* test_perft.c - the counts of legal-move trees in tests/data/perft.tsv.
 *
 * Counts of trees up to PERFT_LEAVES leaves are checked, in bulk and move by move up to
 * PERFT_PLAIN; with PERFT_DEEP=1 in the environment, all of them.
 */
#include "game/perft.h"
#include "notation/sfen.h"
#include "test.h"
#include "think/evaluate.h"

enum {
    PERFT_LEAVES = 5000000, /* leaves of one tree; all rows together take a few seconds */
    PERFT_PLAIN = 500000,   /* the same without bulk counting, which is slower */
};

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
        uint64_t leaves = perft(&pos, depth, true);
        test_check(leaves == expected, "perft %s depth %d: %llu leaves, expected %llu",
                   name, depth, (unsigned long long)leaves,
                   (unsigned long long)expected);
        if (expected <= PERFT_PLAIN)
            test_check(perft(&pos, depth, false) == expected,
                       "perft %s depth %d without bulk counting", name, depth);
    }
}

int main(void)
{
    const char *path = "tests/data/perft.tsv";
    bool deep = getenv("PERFT_DEEP") != NULL;
    char line[1024], error[ERROR_TEXT];
    FILE *file = fopen(path, "r");
    position_init();
    evaluate_init(EVALUATION_SIMPLE);
    if (!test_check(file != NULL, "open %s", path))
        return test_summary();
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#' || line[0] == '\n')
            continue;
        char *column[3] = { line };
        for (int i = 1; i < 3; i++) {
            char *tab = strchr(column[i - 1], '\t');
            column[i] = tab ? tab + 1 : column[i - 1] + strlen(column[i - 1]);
            if (tab)
                *tab = '\0';
        }
        column[2][strcspn(column[2], "\t\n")] = '\0';
        if (test_check(sfen_read(&pos, column[1], error), "perft %s can be read",
                       column[0]))
            check_row(column[0], column[2], deep);
        else
            printf("# %s\n", error);
    }
    fclose(file);
    return test_summary();
}
