/* perft.h - leaves of the legal-move tree, counted: the test of a move generator that all
 * programs can compare. */
#ifndef PERFT_H
#define PERFT_H

#include <stdio.h>

#include "game/position.h"

enum { MAX_PERFT = 20 }; /* plies; more would not end */

/* Leaves `depth` plies deep. `bulk` counts the last ply without making its moves; the
 * result is the same. */
uint64_t perft(Position *pos, int depth, bool bulk);

/* The same, with a line "7g7f: 30" for each root move to `out`, if it is not NULL.
 * `stopped` is asked every few milliseconds; NULL: never. After it said true the number
 * means nothing. */
uint64_t perft_divide(Position *pos, int depth, bool bulk, FILE *out,
                      bool (*stopped)(void));

#endif
