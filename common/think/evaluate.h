/* evaluate.h - the static evaluation that all chapters share: a sum of table entries.
 *
 * The tables are filled from the weights of features (feature.h), whatever the
 * evaluation. What depends only on a piece and its square is in PieceValues (position.h).
 */
#ifndef EVALUATE_H
#define EVALUATE_H

#include "think/feature.h"

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
void evaluate_use(const int16_t weight[WEIGHTS]);

/* Value of the position in centipawns (a pawn on the board = 90) for the side to move.
 * Antisymmetric: the same position with colours flipped and the board turned has the same
 * value for its side to move. Within +-SCORE_EVAL_MAX. */
int evaluate(const Position *pos);

enum {
    /* Differences of two squares, from -0x88 to 0x88. One of 8 ranks down is the same as
     * one of a file and 8 ranks up, so a king on rank 1, who alone can see the former,
     * has rows of its own. */
    /* The index of difference 0 is the largest square. So a row less the king's square is
     * never in front of the array. */
    ZERO_OFFSET = 0x99,
    OFFSETS = ZERO_OFFSET + 0x88 + 1,
};

/* What a king feels of a square at some offset from it: of what stands there, and of the
 * attacks on it. They are two tables, since the attacks are asked of every square and the
 * pieces only of those where one stands: so fewer lines of the cache are needed. */
typedef struct {
    int16_t piece[PIECES]; /* EMPTY is 0 */
} NearKing;
typedef struct {
    int16_t pair[PAIRS]; /* by Black's attack state * STATES + White's state */
} NearAttacks;

/* All values are Black's view, in centipawns. */
typedef struct {
    NearKing near[2][2][OFFSETS];     /* [side of the king][on rank 1?][offset] */
    NearAttacks attacks[2][2][OFFSETS]; /* likewise */
    int16_t safety[2][PIECES][PAIRS]; /* [side to move][piece][attacks]; row EMPTY is 0 */
    int tempo;                        /* for having the move */
    bool network;                     /* add what the network says, see network.h */
} EvaluateTables;

extern EvaluateTables tables;

/* What the king on this square feels, to be indexed by square. */
static inline NearKing *near_rows(int side, int king)
{
    return tables.near[side][square_rank(king) == 1] + ZERO_OFFSET - king;
}
static inline NearAttacks *near_attacks(int side, int king)
{
    return tables.attacks[side][square_rank(king) == 1] + ZERO_OFFSET - king;
}

#endif
