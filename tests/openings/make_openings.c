/* make_openings.c - balanced and varied openings out of an engine's own games.
 *
 *   make_openings --engine COMMAND [--count N] [--depth N] [--window CP] [--limit CP]
 *                 [--lines N] [--seed N] [--option NAME=VALUE ...]
 *
 * Each opening is a short game of the engine against itself. At every move it is asked
 * for its best lines (MultiPV) to a fixed depth, and one of the moves within a window of
 * the best is drawn. A game of 8 to 16 plies becomes an opening when the engine, asked
 * once more and two plies deeper, sees neither side ahead by more than a limit, and when
 * its last position is new. Written to standard output as USI position arguments with
 * the score behind a tab. The engine must be deterministic at a fixed depth; then so is
 * the file.
 *
 * Exit status: 0; 1 the engine cannot be used; 2 wrong argument.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "analyst.h"

enum {
    MAX_COUNT = 100000,
    SHORTEST = 8, LONGEST = 16, /* plies of an opening */
    DEEPER = 2,                 /* plies, for the last judgement */
    OPENING_TEXT = 512,
};

typedef struct {
    const char *engine;
    int count, depth, window, limit, lines, seed;
} Plan;

static Plan plan = { .count = 200, .depth = 6, .window = 60, .limit = 100, .lines = 6,
                     .seed = 1 };
static uint64_t state;
static uint64_t *seen; /* keys of the last positions of the openings so far */

static int random_below(int limit)
{
    state ^= state << 13; /* xorshift64 of Marsaglia */
    state ^= state >> 7;
    state ^= state << 17;
    return (int)((state >> 16) % (uint64_t)limit);
}

/* --- one opening --- */

/* Each line within the window has the same chance. */
static const char *draw_move(const Lines *lines)
{
    int near = 0;
    while (near < lines->count && lines->score[near] >= lines->score[0] - plan.window)
        near++;
    return lines->move[random_below(near)];
}

/* Play a game of `plies`; its text goes to `text`. False: it ended or got out of hand. */
static bool play(int plies, char text[OPENING_TEXT])
{
    strcpy(text, "startpos");
    for (int i = 0; i < plies; i++) {
        Lines lines = analyst_search(text, plan.depth, plan.lines);
        if (lines.count == 0 || abs(lines.score[0]) > 2 * plan.limit)
            return false;
        strcat(text, i == 0 ? " moves " : " ");
        strcat(text, draw_move(&lines));
    }
    return true;
}

/* Two openings may differ in their moves and still end in the same position. */
static bool is_new(const char *text, int found)
{
    static Position pos; /* large */
    char error[ERROR_TEXT];
    if (!position_read(&pos, text, error))
        analyst_give_up(error);
    seen[found] = position_key(&pos);
    for (int i = 0; i < found; i++)
        if (seen[i] == seen[found])
            return false;
    return true;
}

/* --- the command line --- */

static bool take(const char *name, const char *value)
{
    const struct { const char *name; int *number; int least, most; } numbers[] = {
        { "--count", &plan.count, 1, MAX_COUNT }, { "--depth", &plan.depth, 1, 50 },
        { "--window", &plan.window, 0, 1000 },    { "--limit", &plan.limit, 1, 10000 },
        { "--lines", &plan.lines, 1, MAX_LINES }, { "--seed", &plan.seed, 1, 1 << 30 },
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        char *end;
        long number = strtol(value, &end, 10);
        if (strcmp(name, numbers[i].name) != 0)
            continue;
        *numbers[i].number = (int)number;
        return *value != '\0' && *end == '\0' && number >= numbers[i].least
            && number <= numbers[i].most;
    }
    if (strcmp(name, "--option") == 0)
        return analyst_option(value);
    plan.engine = value;
    return strcmp(name, "--engine") == 0;
}

/* The command that made the file, in its first lines. */
static void print_head(int argc, char **argv)
{
    printf("# Balanced openings from games of the engine against itself, made by\n#  ");
    for (int i = 0; i < argc; i++)
        printf(strchr(argv[i], ' ') != NULL ? " '%s'" : " %s", argv[i]);
    printf("\n# USI position argument, then the score in centipawns for the side to "
           "move, depth %d\n", plan.depth + DEEPER);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 < argc && take(argv[i], argv[i + 1]))
            continue;
        fprintf(stderr, "make_openings: bad argument %s\n", argv[i]);
        return 2;
    }
    if (plan.engine == NULL) {
        fprintf(stderr, "make_openings: --engine COMMAND is missing\n");
        return 2;
    }
    position_init();
    state = (uint64_t)plan.seed * 0x9e3779b97f4a7c15u;
    seen = calloc((size_t)plan.count + 1, sizeof *seen);
    if (seen == NULL)
        analyst_give_up("no memory");
    analyst_start(plan.engine);
    print_head(argc, argv);
    int tried = 0, found = 0;
    while (found < plan.count && tried < 20 * plan.count) {
        char text[OPENING_TEXT];
        tried++;
        if (!play(SHORTEST + random_below(LONGEST - SHORTEST + 1), text))
            continue;
        Lines lines = analyst_search(text, plan.depth + DEEPER, 1);
        if (lines.count == 0 || abs(lines.score[0]) > plan.limit || !is_new(text, found))
            continue;
        printf("%s\t%d\n", text, lines.score[0]);
        found++;
    }
    printf("# %d openings out of %d games\n", found, tried);
    analyst_end();
    free(seen);
    return found < plan.count;
}
