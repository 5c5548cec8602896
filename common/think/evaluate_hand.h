/* evaluate_hand.h - the evaluations whose rules a person has thought of: `simple` has ten
 * numbers chosen by hand, and `hand` a hundred that games have chosen.
 *
 * Change one in hand_numbers.c and measure what it does, in a match with Evaluation=hand
 * against the engine as it was. `train fit --hand 1` finds them from games.
 */
#ifndef EVALUATE_HAND_H
#define EVALUATE_HAND_H

#include "think/feature.h"

/* What one piece is worth, centipawns. Near a king means next to it; two squares away the
 * number counts 4/9, three 1/6, four not at all, and farther off it changes sign, down to
 * -8/27 eight squares away. */
typedef struct {
    int16_t board;      /* on the board, four squares from both kings */
    int16_t hand;       /* in hand; 0 for promoted pieces, which never are */
    int16_t first;      /* the first of its kind in hand: so much more */
    int16_t own_king;   /* near its own king: so much more */
    int16_t enemy_king; /* near the enemy king: so much more */
} PieceNumbers;

typedef struct {
    PieceNumbers piece[KINDS]; /* that of KING is not used */
    /* What a square is worth to the king one, two, three squares away, cp. Attacks count
     * as none, one, or several. Farther off the value falls as 1/distance^2. Squares that
     * nobody attacks are worth 0; a square next to the king is attacked by the king
     * itself. */
    int16_t attack[3][3][3];  /* [distance - 1][own attacks][enemy attacks] */
    /* What a piece gains by being protected and attacked so often, in thousandths of its
     * board_value. */
    int16_t safety[2][3][3];  /* [its side is to move][protectors][attackers] */
    int16_t king_forward;     /* for each rank the king has gone forward, cp */
    int16_t king_inward;      /* for each file it is away from the edge, cp */
    int16_t tempo;            /* for having the move (手番), cp */
} HandNumbers;

extern const HandNumbers hand_numbers;

/* The weights of all features, into weights that are 0. Those of `simple` stay as they
 * are, so that the node counts in the texts hold. */
void simple_weights(int16_t weight[WEIGHTS]);
void hand_weights(const HandNumbers *numbers, int16_t weight[WEIGHTS]);

#endif
