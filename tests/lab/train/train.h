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

#include <stdio.h>

#include "../tool/tool.h"
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
void random_shuffle(uint64_t *state, uint32_t *list, int64_t count);
uint64_t random_seed(uint64_t seed, uint64_t number); /* an independent series each */

/* --- the commands, a file each; words[0] is its name --- */

void generate_run(int count, char **words);
void fit_run(int count, char **words);
void network_run(int count, char **words);
void heatmap_run(int count, char **words);
void unit_run(int count, char **words);
void pass_run(int count, char **words);

/* tool_start() with what all commands have in common. */
int train_start(int count, char **words, const ToolOption *table);

/* What is asked of a command that learns from files of games. */
typedef struct {
    int64_t seed, epochs;
    int64_t later; /* share of the next position in the later target, percent; 0 in `fit`:
                    * the other target */
    const char *out, *log;
    char **data;
    int files;
} Lesson;

/* Its rows in a table of options, and train_start() with such a table. */
#define LESSON_OPTIONS(lesson) \
    { "--seed", .number = &(lesson).seed, 0, INT32_MAX }, \
    { "--epochs", .number = &(lesson).epochs, 1, 1000 }, \
    { "--later", .number = &(lesson).later, 0, 99 }, \
    { "--log", .text = &(lesson).log }, { "--out", .text = &(lesson).out }
void lesson_start(Lesson *lesson, int count, char **words, const ToolOption *table);

/* The log, stdout if none is named; `mode` as for fopen(). */
FILE *lesson_log(const Lesson *lesson, const char *mode);

#endif
