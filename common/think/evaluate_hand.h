/* evaluate_hand.h - the numbers of the hand-written evaluation.
 *
 * Change one in hand_numbers.c, and measure what it does: a match with Evaluation=hand
 * against the engine as it was. `train fit --hand 1` finds them from games.
 */
#ifndef EVALUATE_HAND_H
#define EVALUATE_HAND_H

#include "think/feature.h"

/* What one piece is worth, centipawns. Near a king means beside him; two squares away it
 * is 4/9 of that, three 1/6, four nothing, and farther off it turns round, to -8/27 eight
 * squares away. */
typedef struct {
    int16_t board;      /* on the board, four squares from both kings */
    int16_t hand;       /* in hand; 0 for promoted pieces, which never are */
    int16_t first;      /* the first of its kind in hand: so much more */
    int16_t own_king;   /* near its own king: so much more */
    int16_t enemy_king; /* near the enemy king: so much more */
} PieceNumbers;

typedef struct {
    PieceNumbers piece[KINDS]; /* that of KING is not used */
    /* What a square is worth to the king one, two, three squares away, cp. By how often
     * it is attacked: never, once, more often. Farther off it falls as 1/distance^2.
     * Squares that nobody attacks are worth 0; one beside the king he attacks himself. */
    int16_t attack[3][3][3];  /* [distance - 1][own attacks][enemy attacks] */
    /* What a piece gains that is protected and attacked so often, in thousandths of
     * its board_value. */
    int16_t safety[2][3][3];  /* [its side is to move][protectors][attackers] */
    int16_t king_forward;     /* for each rank the king has gone forward, cp */
    int16_t king_inward;      /* for each file he is away from the edge, cp */
    int16_t tempo;            /* for having the move (手番), cp */
} HandNumbers;

extern const HandNumbers hand_numbers;

/* The weights of all features, from these numbers. */
void hand_weights(const HandNumbers *numbers, int16_t weight[WEIGHTS]);

#endif
