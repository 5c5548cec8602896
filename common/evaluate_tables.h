/* evaluate_tables.h - the form in which an evaluation is computed: sums of table entries.
 *
 * evaluate_hand.c fills the tables from a few numbers, evaluate_learned.c from many. What
 * depends on one piece and its square alone is in square_value and hand_bonus (position.h).
 */
#ifndef EVALUATE_TABLES_H
#define EVALUATE_TABLES_H

#include "feature.h"

enum {
    OFFSETS = 2 * 0x88 + 1, /* differences of two squares, from -0x88 to 0x88 */
    NO_OFFSET = 0x88,       /* index of difference 0 */
};

/* What a king feels of one square at some offset from it. */
typedef struct {
    int16_t square[PAIRS]; /* by Black's attack state * STATES + White's state */
    int16_t piece[PIECES]; /* by what stands there; EMPTY is 0 */
} NearKing;

/* All values are Black's view, in centipawns. */
typedef struct {
    NearKing near[2][OFFSETS];        /* [side of the king][square - king + NO_OFFSET] */
    int16_t safety[2][PIECES][PAIRS]; /* [side to move][piece][attacks]; row EMPTY is 0 */
    int tempo;                        /* for having the move */
} EvaluateTables;

extern EvaluateTables tables;

/* Fill `tables`, square_value and hand_bonus. All of `tables` is 0 at entry, and material
 * is in the other two. */
void evaluate_build_hand(void);
void evaluate_build_learned(const int16_t *weight);

#endif
