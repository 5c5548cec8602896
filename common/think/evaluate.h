/* evaluate.h - the static evaluation that all chapters share. */
#ifndef EVALUATE_H
#define EVALUATE_H

#include "game/position.h"

/* See EVALUATION.md; the default first. */
typedef enum {
    EVALUATION_NETWORK,  /* the learned numbers, and a small network on top of them */
    EVALUATION_LEARNED,  /* thousands of numbers from games */
    EVALUATION_HAND,     /* rules by hand, a hundred numbers from games */
    EVALUATION_SIMPLE,   /* piece values, and attacks by ten numbers */
    EVALUATION_MATERIAL, /* piece values alone */
} EvaluationKind;

/* Build the tables of one evaluation. Call once after position_init() and at each change;
 * positions set up before need position_ready() again, as in think(). */
void evaluate_init(EvaluationKind kind);

/* The same with the caller's own weights, see feature.h. */
void evaluate_use(const int16_t *weight);

/* Value of the position in centipawns (a pawn on the board = 90) for the side to move.
 * Antisymmetric: the same position with colours flipped and the board turned has the same
 * value for its side to move. Within +-SCORE_EVAL_MAX. */
int evaluate(const Position *pos);

#endif
