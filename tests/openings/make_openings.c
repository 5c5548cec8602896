/* make_openings.c - balanced and varied openings out of an engine's own games.
 *
 *   make_openings --engine COMMAND [--count N] [--depth N] [--window CP] [--limit CP]
 *                 [--lines N] [--seed N] [--option NAME=VALUE ...]
 *
 * Each opening is a short game of the engine against itself. At every move it is asked for
 * its best lines (MultiPV) to a fixed depth, and one of the moves within a window of the best
 * is drawn. A game of 8 to 16 plies becomes an opening when the engine, asked once more and
 * two plies deeper, sees neither side ahead by more than a limit, and when its last position
 * is new. Written to standard output as USI position arguments with the score behind a tab.
 * The engine must be deterministic at a fixed depth; then so is the file.
 * Exit status: 0; 1 the engine cannot be used; 2 wrong argument.
 */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../match/process.h"
#include "movegen.h"
#include "notation.h"

enum {
    MAX_LINES = 32, MAX_COUNT = 100000, MAX_SETTINGS = 32,
    SHORTEST = 8, LONGEST = 16, /* plies of an opening */
    DEEPER = 2,                 /* plies, for the last judgement */
    SILENCE = 60000,            /* ms without a word: the engine is dead */
    OPENING_TEXT = 512,
};

typedef struct {
    const char *engine, *setting[MAX_SETTINGS];
    int settings;
    int count, depth, window, limit, lines, seed;
} Plan;

/* The best lines of one search. */
typedef struct {
    int count;
    int score[MAX_LINES];
    char move[MAX_LINES][MOVE_TEXT];
} Lines;

static Plan plan = { .count = 200, .depth = 6, .window = 60, .limit = 100, .lines = 6,
                     .seed = 1 };
static Process engine;
static uint64_t state;
static uint64_t *seen; /* keys of the last positions of the openings so far */

static int random_below(int limit)
{
    state ^= state << 13; /* xorshift64 of Marsaglia */
    state ^= state >> 7;
    state ^= state << 17;
    return (int)((state >> 16) % (uint64_t)limit);
}

static void give_up(const char *why)
{
    fprintf(stderr, "make_openings: %s: %s\n", plan.engine, why);
    process_end(&engine);
    exit(1);
}

/* --- the engine --- */

static void tell(const char *text)
{
    if (!process_send(&engine, text))
        give_up("does not read");
}

/* Its next line, waited for. */
static const char *hear(void)
{
    for (;;) {
        char *line = process_line(&engine);
        if (line != NULL)
            return line;
        if (engine.ended || engine.overlong)
            give_up("ended, or wrote an endless line");
        struct pollfd input = { engine.out, POLLIN, 0 };
        if (poll(&input, 1, SILENCE) <= 0)
            give_up("says nothing");
        process_read(&engine);
    }
}

static void wait_for(const char *word)
{
    while (strcmp(hear(), word) != 0)
        continue;
}

static void start_engine(void)
{
    char text[1024];
    if (!process_start(&engine, plan.engine, 2))
        give_up("cannot be started");
    tell("usi\n");
    wait_for("usiok");
    for (int i = 0; i < plan.settings; i++) {
        const char *equals = strchr(plan.setting[i], '=');
        snprintf(text, sizeof text, "setoption name %.*s value %s\n",
                 (int)(equals - plan.setting[i]), plan.setting[i], equals + 1);
        tell(text);
    }
}

/* `info ... multipv K score cp X ... pv MOVE ...`; a line without multipv is the first. */
static void read_info(const char *line, Lines *lines)
{
    int number = 1, score;
    const char *multi = strstr(line, " multipv "), *pv = strstr(line, " pv ");
    const char *value = strstr(line, " score cp ");
    if (multi != NULL)
        sscanf(multi, " multipv %d", &number);
    if (pv == NULL || number < 1 || number > MAX_LINES || strstr(line, "bound ") != NULL)
        return;
    if (value == NULL || sscanf(value, " score cp %d", &score) != 1)
        score = strstr(line, " score mate -") != NULL ? -SCORE_MATE : SCORE_MATE;
    lines->score[number - 1] = score;
    sscanf(pv, " pv %47s", lines->move[number - 1]);
    if (number == 1)
        lines->count = 0; /* a new iteration */
    if (number > lines->count)
        lines->count = number;
}

/* Search a position from scratch, so that the answer does not depend on what came before. */
static Lines search(const char *position, int depth, int count)
{
    char text[OPENING_TEXT + 256];
    Lines lines = { .count = 0 };
    snprintf(text, sizeof text, "setoption name MultiPV value %d\nisready\n", count);
    tell(text);
    wait_for("readyok");
    snprintf(text, sizeof text, "usinewgame\nposition %s\ngo depth %d\n", position, depth);
    tell(text);
    for (;;) {
        const char *line = hear();
        if (strncmp(line, "info ", 5) == 0)
            read_info(line, &lines);
        else if (strncmp(line, "bestmove", 8) == 0)
            return lines;
    }
}

/* --- one opening --- */

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
        Lines lines = search(text, plan.depth, plan.lines);
        if (lines.count == 0 || abs(lines.score[0]) > 2 * plan.limit)
            return false;
        strcat(text, i == 0 ? " moves " : " ");
        strcat(text, draw_move(&lines));
    }
    return true;
}

static bool is_new(const char *text, int found)
{
    static Position pos; /* large */
    char error[ERROR_TEXT];
    if (!position_read(&pos, text, error))
        give_up(error);
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
    if (strcmp(name, "--option") == 0 && strchr(value, '=') != NULL
        && plan.settings < MAX_SETTINGS) {
        plan.setting[plan.settings++] = value;
        return true;
    }
    plan.engine = value;
    return strcmp(name, "--engine") == 0;
}

/* The command that made the file, in its first lines. */
static void print_head(int argc, char **argv)
{
    printf("# Balanced openings from games of the engine against itself, made by\n#  ");
    for (int i = 0; i < argc; i++)
        printf(strchr(argv[i], ' ') != NULL ? " '%s'" : " %s", argv[i]);
    printf("\n# USI position argument, then the score in centipawns for the side to move, "
           "depth %d\n", plan.depth + DEEPER);
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
    signal(SIGPIPE, SIG_IGN);
    position_init();
    state = (uint64_t)plan.seed * 0x9e3779b97f4a7c15u;
    seen = calloc((size_t)plan.count + 1, sizeof *seen);
    if (seen == NULL)
        give_up("no memory");
    start_engine();
    print_head(argc, argv);
    int tried = 0, found = 0;
    while (found < plan.count && tried < 20 * plan.count) {
        char text[OPENING_TEXT];
        tried++;
        if (!play(SHORTEST + random_below(LONGEST - SHORTEST + 1), text))
            continue;
        Lines lines = search(text, plan.depth + DEEPER, 1);
        if (lines.count == 0 || abs(lines.score[0]) > plan.limit || !is_new(text, found))
            continue;
        printf("%s\t%d\n", text, lines.score[0]);
        found++;
    }
    printf("# %d openings out of %d games\n", found, tried);
    tell("quit\n");
    process_end(&engine);
    free(seen);
    return found < plan.count;
}
