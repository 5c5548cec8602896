/* make_problems.c - see HELP. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../openings/maker.h"
#include "notation/sfen.h"

static const char HELP[] =
    "make_problems - best-move problems out of the project's own games.\n"
    "\n"
    "  make_problems --engine COMMAND [--count N] [--depth N] [--margin CP] [--tries N]\n"
    "                [--seed N] [--option NAME=VALUE ...] < GAMES\n"
    "\n"
    "GAMES: USI position arguments, one a line, such as the column `position` of a\n"
    "match's table. A position drawn from a game becomes a problem when a deep search\n"
    "finds one move better than all others by a margin, the same move as two plies\n"
    "earlier, and a search of one ply does not find it. Positions that are won or lost\n"
    "by much anyway are left out. So an answer is what the engine itself finds with\n"
    "much more time: problems measure how soon it does. --tries is how many positions\n"
    "of a game are looked at.\n"
    "\n"
    "Output, for `shogi solve`: name, SFEN, best move, nothing to avoid, margin, by\n"
    "tabs. Exit status: 0; 1 the engine or a game cannot be used; 2 wrong argument.\n";

enum {
    MAX_COUNT = 100000,
    GAME_TEXT = 1 << 16,
    EARLIEST = 20,  /* ply; before it moves are a matter of taste */
    DECIDED = 1500, /* cp; nobody needs the best move any more */
};

static struct {
    int64_t count, depth, margin, tries;
} plan = { .count = 100, .depth = 9, .margin = 100, .tries = 10 };
static const ToolOption options[] = {
    { "--count", .number = &plan.count, 1, MAX_COUNT },
    { "--depth", .number = &plan.depth, 3, 50 },
    { "--margin", .number = &plan.margin, 1, 10000 },
    { "--tries", .number = &plan.tries, 1, 1000 },
    MAKER_OPTIONS, { .name = NULL },
};
static int found;
static uint64_t seen[MAX_COUNT]; /* keys of the problems found */

/* Is there a best move that only a deep search sees? Its margin, or 0. */
static int margin_of(const char *position, char best[MOVE_TEXT])
{
    Reply shallow = maker_search(position, 1, 1);
    Reply middle = maker_search(position, plan.depth - 2, 1);
    if (shallow.count == 0 || middle.count == 0 || abs(middle.score[0]) > DECIDED
        || strcmp(shallow.move[0], middle.move[0]) == 0)
        return 0;
    Reply deep = maker_search(position, plan.depth, 2);
    if (deep.count < 2 || strcmp(deep.move[0], middle.move[0]) != 0
        || deep.score[0] < -DECIDED || deep.score[1] > DECIDED)
        return 0;
    int margin = deep.score[0] - deep.score[1];
    strcpy(best, deep.move[0]);
    return margin >= plan.margin ? margin : 0;
}

/* The position of a game after so many moves. */
static void try_position(const Position *game, int plies)
{
    static Position pos; /* large */
    char sfen[SFEN_TEXT], position[SFEN_TEXT + 8], best[MOVE_TEXT];
    pos = *game;
    while (pos.ply > plies)
        move_unmake(&pos);
    sfen_write(&pos, sfen);
    snprintf(position, sizeof position, "sfen %s", sfen);
    for (int i = 0; i < found; i++)
        if (seen[i] == position_key(&pos))
            return;
    int margin = margin_of(position, best); /* without the history, as it will be asked */
    if (margin == 0)
        return;
    seen[found++] = position_key(&pos);
    printf("own-%03d\t%s\t%s\t\t%d\n", found, sfen, best, margin);
    fflush(stdout);
}

static void try_game(char *text)
{
    static Position game;
    char error[ERROR_TEXT];
    text[strcspn(text, "\t\r\n")] = '\0';
    if (text[0] == '#' || text[0] == '\0' || strcmp(text, "position") == 0)
        return;
    if (!position_read(&game, text, error))
        asked_give_up(&maker.engine, error);
    for (int i = 0; i < plan.tries && game.ply > EARLIEST && found < plan.count; i++)
        try_position(&game, EARLIEST + maker_random(game.ply - EARLIEST));
}

int main(int argc, char **argv)
{
    static char game[GAME_TEXT];
    maker_start("make_problems", argc, argv, HELP, options,
                "Best-move problems from the project's own games");
    printf("# name, SFEN, best move, moves to avoid, margin to the second in cp\n");
    while (found < plan.count && fgets(game, sizeof game, stdin) != NULL) {
        tool_counter(found, plan.count);
        try_game(game);
    }
    tool_counter(1, 1);
    asked_end(&maker.engine);
    return 0;
}
