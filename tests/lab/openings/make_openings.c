/* make_openings.c - see HELP. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "maker.h"
#include "notation/sfen.h"

static const char HELP[] =
    "make_openings - balanced and varied openings out of an engine's own games.\n"
    "\n"
    "  make_openings --engine COMMAND [--count N] [--depth N] [--window CP]\n"
    "                [--limit CP] [--lines N] [--seed N] [--option NAME=VALUE ...]\n"
    "\n"
    "Each opening is a short game of the engine against itself. At every move it is\n"
    "asked for its best lines (MultiPV) to a fixed depth, and one of the moves within a\n"
    "window of the best is drawn. A game of 8 to 16 plies becomes an opening when the\n"
    "engine, asked once more and two plies deeper, sees neither side ahead by more than\n"
    "a limit, and when its last position is new. Written to standard output as USI\n"
    "position arguments with the score behind a tab. The engine must be deterministic\n"
    "at a fixed depth; then so is the file.\n"
    "\n"
    "Exit status: 0; 1 the engine cannot be used; 2 wrong argument.\n";

enum {
    MAX_COUNT = 100000,
    SHORTEST = 8, LONGEST = 16, /* plies of an opening */
    DEEPER = 2,                 /* plies, for the last judgement */
    OPENING_TEXT = 512,
};

static struct {
    int64_t count, depth, window, limit, lines;
} plan = { .count = 200, .depth = 6, .window = 60, .limit = 100, .lines = 6 };
static const ToolOption options[] = {
    { "--count", .number = &plan.count, 1, MAX_COUNT },
    { "--depth", .number = &plan.depth, 1, 50 },
    { "--window", .number = &plan.window, 0, 1000 },
    { "--limit", .number = &plan.limit, 1, 10000 },
    { "--lines", .number = &plan.lines, 1, ASKED_LINES },
    MAKER_OPTIONS, { .name = NULL },
};
static uint64_t *seen; /* keys of the last positions of the openings so far */

/* Each line within the window has the same chance. */
static const char *draw_move(const Reply *lines)
{
    int near = 0;
    while (near < lines->count && lines->score[near] >= lines->score[0] - plan.window)
        near++;
    return lines->move[maker_random(near)];
}

/* Play a game of `plies`; its text goes to `text`. False: it ended or got out of hand. */
static bool play(int plies, char text[OPENING_TEXT])
{
    strcpy(text, "startpos");
    for (int i = 0; i < plies; i++) {
        Reply lines = maker_search(text, plan.depth, plan.lines);
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
        asked_give_up(&maker.engine, error);
    seen[found] = position_key(&pos);
    for (int i = 0; i < found; i++)
        if (seen[i] == seen[found])
            return false;
    return true;
}

int main(int argc, char **argv)
{
    maker_start("make_openings", argc, argv, HELP, options,
                "Balanced openings from games of the engine against itself");
    seen = tool_memory(NULL, ((size_t)plan.count + 1) * sizeof *seen);
    printf("# USI position argument, then the score in centipawns for the side to move, "
           "depth %d\n", (int)plan.depth + DEEPER);
    int tried = 0, found = 0;
    while (found < plan.count && tried < 20 * plan.count) {
        char text[OPENING_TEXT];
        tried++;
        if (!play(SHORTEST + maker_random(LONGEST - SHORTEST + 1), text))
            continue;
        tool_counter(found, plan.count);
        Reply lines = maker_search(text, plan.depth + DEEPER, 1);
        if (lines.count == 0 || abs(lines.score[0]) > plan.limit || !is_new(text, found))
            continue;
        printf("%s\t%d\n", text, lines.score[0]);
        found++;
    }
    printf("# %d openings out of %d games\n", found, tried);
    tool_counter(1, 1);
    asked_end(&maker.engine);
    free(seen);
    return found < plan.count;
}
