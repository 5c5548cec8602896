/* train.h - the program that makes the learned evaluation, the numbers of the
 * hand-written one, and the network, from self-play (自己対局).
 *
 * A data file is text, so that it can be looked at. Its first line names the version and
 * how it was made, then comes one line for each game, and the last line says that all is
 * there:
 *
 *     shogi-selfplay 1 seed 1 shard 1/2 nodes 800-1400 openings 200
 *     game 0 black 7g7f 3c3d 2g2f/45 8c8d/-12 ...
 *     end 1 games 2 positions
 *
 * A number behind a move says that the position before it is a training position: not in
 * check, best move quiet. It is the score of the search there, cp for the side to move.
 */
#ifndef TRAIN_H
#define TRAIN_H

#include "think/engine.h"

enum {
    DATA_VERSION = 1,
    LONGEST_GAME = 320, /* plies; a game that lasts longer is a draw */
    GAME_TEXT = 32 + LONGEST_GAME * 16, /* bytes of the longest line of a game */
};

/* Results as they stand in a file, Black's view. */
enum { RESULT_LOSS, RESULT_DRAW, RESULT_WIN, RESULTS };
extern const char *const result_name[RESULTS]; /* "white", "draw", "black": the winner */

/* --- random.c: numbers that are the same on every machine --- */

uint64_t random_next(uint64_t *state);
int random_below(uint64_t *state, int limit);  /* 0 .. limit-1 */
uint64_t random_seed(uint64_t seed, uint64_t number); /* an independent series each */

/* --- the commands, a file each; they return the exit status --- */

int generate_run(int count, char **words);
int fit_run(int count, char **words);
int network_run(int count, char **words);
int heatmap_run(int count, char **words);
int unit_run(int count, char **words);
int speed_run(int count, char **words);

/* --- options of the command line: `--name value` --- */

typedef struct {
    const char *name; /* with its two hyphens */
    const char **text;
    int64_t *number;  /* either text or number is set, the other is NULL */
    int64_t low, high;
} Argument;

/* Read the options in front of the other words. Returns how many words they were, or -1
 * after a message. The table ends with name NULL. */
int arguments_read(int count, char **words, const Argument *table);

/* "train: " and the message, to stderr. Returns 2, the exit status of a wrong
 * argument. */
int train_error(const char *format, ...);

#endif
