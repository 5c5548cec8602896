/* find_horizon.c - positions where chapter 8 falls for the horizon and chapter 9 does
 * not.
 *
 *   find_horizon [--depth N] [--games N] [--seed N] [NAME=VALUE ...] OPENINGS
 *
 * Chapter 9 plays games against itself at a small depth, from openings (a USI position
 * argument a line). In every position both chapters choose a move at the same depth;
 * chapter 8 is chapter 9 without its switch. A position is printed when chapter 8 wants
 * a move of negative static value, chapter 9 another one, and a search without forward
 * pruning, two plies deeper, finds the first move worse by MARGIN.
 * A row: SFEN, depth, move and score of chapter 8, of chapter 9, what the deeper search
 * says of both. Exit status: 0; 1 the file can't be read; 2 wrong argument.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/notation.h"
#include "game/sfen.h"
#include "talk/arguments.h"
#include "search.h"
#include "think/options.h"
#include "think/think.h"

enum {
    MARGIN = 200,     /* cp: a pawn lost is a difference of 190 */
    PLAY_DEPTH = 3,   /* plies; of the moves played */
    LAST_PLY = 120,   /* a game is not followed further */
    OPENING = 4096,   /* bytes of a line */
    DECIDED = 1200,   /* cp: positions won or lost by more are not looked at */
};

static uint64_t seed;

static int random_below(int limit)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (int)(seed >> 33) % limit;
}

static Answer answer_at(Position *pos, int depth, bool recapture, const Move *only)
{
    Limits limits = { .depth = depth };
    params.recapture = recapture;
    think_new_game();
    return think(pos, &limits, only, only != NULL, NULL, true);
}

/* The score of one move by a search that leaves nothing out. */
static int true_score(Position *pos, int depth, Move move)
{
    params.forward_pruning = 0;
    int score = answer_at(pos, depth, true, &move).score;
    params.forward_pruning = 1;
    return score;
}

static void look_at(Position *pos, int depth)
{
    char sfen[SFEN_TEXT], text[2][MOVE_TEXT];
    Answer eight = answer_at(pos, depth, false, NULL);
    if (eight.kind != ANSWER_MOVE || abs(eight.score) > DECIDED
        || move_value(pos, eight.move, NULL) >= 0)
        return;
    Answer nine = answer_at(pos, depth, true, NULL);
    if (nine.move == eight.move)
        return;
    int first = true_score(pos, depth + 2, eight.move);
    int second = true_score(pos, depth + 2, nine.move);
    if (second - first < MARGIN || abs(second) > 2 * DECIDED)
        return;
    printf("%s\t%d\t%s\t%d\t%s\t%d\t%d\t%d\n", sfen_write(pos, sfen), depth,
           move_to_usi(eight.move, text[0]), eight.score, move_to_usi(nine.move, text[1]),
           nine.score, first, second);
    fflush(stdout);
}

/* Play one game; the first moves behind the opening are random now and then. */
static void play(Position *pos, int depth)
{
    Move list[MAX_MOVES];
    while (pos->ply < LAST_PLY && rules_repetition(pos) == REPEAT_NONE) {
        int count = generate_moves(pos, list, false);
        if (count == 0)
            return;
        look_at(pos, depth);
        Answer answer = answer_at(pos, PLAY_DEPTH, true, NULL);
        if (answer.kind != ANSWER_MOVE || abs(answer.score) > DECIDED)
            return;
        bool stray = pos->ply < 40 && random_below(8) == 0;
        move_make(pos, stray ? list[random_below(count)] : answer.move);
    }
}

int main(int count, char **words)
{
    static char line[OPENING];
    static Position pos;
    char error[ERROR_TEXT];
    int64_t depth = 4, games = 20, first = 1;
    position_init();
    options_reset();
    for (count--, words++; count > 1; count--, words++)
        if (strchr(*words, '=') && !argument_option(*words))
            return EXIT_BAD_ARGUMENT;
        else if (!strchr(*words, '=')
            && argument_number(&count, &words, "--depth", 2, 8, &depth) != 1
            && argument_number(&count, &words, "--games", 1, 100000, &games) != 1
            && argument_number(&count, &words, "--seed", 1, 1000000, &first) != 1)
            return argument_error("find_horizon: wrong argument '%s'", *words);
    FILE *in = count == 1 ? fopen(*words, "r") : NULL;
    if (!in) {
        argument_error("find_horizon: one file of openings is needed");
        return count == 1 ? EXIT_BAD_FILE : EXIT_BAD_ARGUMENT;
    }
    options_assign("USI_Hash=4", error); /* MB: it is emptied before every search */
    seed = (uint64_t)first * UINT64_C(0x9e3779b97f4a7c15);
    while (games > 0 && fgets(line, sizeof line, in)) {
        line[strcspn(line, "\r\n\t")] = '\0';
        if (line[0] == '#' || !text_position(line, &pos, error))
            continue;
        games--;
        play(&pos, (int)depth);
    }
    fclose(in);
    return 0;
}
