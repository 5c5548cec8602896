/* evaluate_tables.h - the form in which an evaluation is computed: sums of table entries.
 *
 * The tables are filled from the weights of the features, whatever the evaluation. What
 * depends only on a piece and its square is in PieceValues (position.h).
 */
#ifndef EVALUATE_TABLES_H
#define EVALUATE_TABLES_H

#include "think/feature.h"

enum {
    /* Differences of two squares, from -0x88 to 0x88. One of 8 ranks down is the same as
     * one of a file and 8 ranks up, so a king on rank 1, who alone can see the former,
     * has rows of its own. */
    NO_OFFSET = 0x99,       /* index of difference 0: the largest square, so that rows */
    OFFSETS = NO_OFFSET + 0x88 + 1, /* less a king's square stay inside the array */
};

/* What a square at some offset from a king is worth. */
typedef struct {
    int16_t square[PAIRS]; /* by Black's attack state * STATES + White's state */
    int16_t piece[PIECES]; /* by what stands there; EMPTY is 0 */
} NearKing;

/* All values are Black's view, in centipawns. */
typedef struct {
    NearKing near[2][2][OFFSETS];     /* [side of the king][on rank 1?][offset] */
    int16_t safety[2][PIECES][PAIRS]; /* [side to move][piece][attacks]; row EMPTY is 0 */
    int tempo;                        /* for having the move */
    bool network;                     /* add what the network says, see network.h */
} EvaluateTables;

extern EvaluateTables tables;

/* The rows of a king on this square, to be indexed by square. */
static inline NearKing *near_rows(int side, int king)
{
    return tables.near[side][square_rank(king) == 1] + NO_OFFSET - king;
}

/* Fill `tables`, and add to the values, which hold material on entry. */
void evaluate_build_tables(const int16_t weight[WEIGHTS], PieceValues *values);

#endif
