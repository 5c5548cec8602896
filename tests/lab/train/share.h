/* share.h - weights that are alike learn from each other.
 *
 * A gold two squares in front of the king and one a square farther to the side are worth
 * nearly the same, but a feature that was seen ten times can't know that. So a weight is
 * the sum of its own number and of numbers that it shares with its like: its parents in
 * a tree. The shared ones learn quickly; the own one has only the difference to learn.
 * Only sums leave the trainer.
 */
#ifndef SHARE_H
#define SHARE_H

#include "think/feature.h"

enum {
    DISTANCES = 9, /* of a square to a king: the larger of files and ranks apart */

    /* Shared numbers come behind those of the features. A parent always comes behind its
     * children. */
    S_KIND_RANK = WEIGHTS,                          /* a piece on any square of a rank */
    S_KIND = S_KIND_RANK + KINDS * 9,               /* on any square: its material */
    S_OWN_KING = S_KIND + KINDS,                    /* a piece at a distance */
    S_ENEMY_KING = S_OWN_KING + KINDS * DISTANCES,
    S_ATTACK = S_ENEMY_KING + KINDS * DISTANCES,    /* attacks at a distance */
    S_SAFETY = S_ATTACK + PAIRS * DISTANCES,        /* a piece attacked, whoever moves */
    S_PAIR = S_SAFETY + KINDS * PAIRS,              /* any piece */
    S_HAND = S_PAIR + PAIRS,                        /* a piece in hand, first or later */
    NODES = S_HAND + HAND_KINDS,

    NO_PARENT = 0, /* no number has feature 0 as its parent */
};

/* Fill the parent of every number. */
void share_build(int parent[NODES]);

#endif
