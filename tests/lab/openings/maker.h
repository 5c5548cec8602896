/* maker.h - what the programs that make files of positions have in common: their command
 * line, the engine they ask, random numbers, the head of the file. */
#ifndef MAKER_H
#define MAKER_H

#include "analyst.h"

/* An argument `NAME N`, low <= N <= high. */
typedef struct {
    const char *name;
    int *number;
    int low, high;
} MakerNumber;

/* Read the command line: the numbers of a table that ends with a name of NULL, and
 *   --engine COMMAND [--option NAME=VALUE ...] [--seed N]
 * which every maker takes; then start the engine. A wrong argument ends the program with
 * a message and status 2, an engine that cannot be used with status 1. */
void maker_start(int argc, char **argv, const MakerNumber *table);

/* The first line of the file: what it is, "made by", and the command that made it. */
void maker_head(const char *title, int argc, char **argv);

/* 0 <= number < limit, the same series for the same seed. */
int maker_random(int limit);

#endif
