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

#include <string.h>

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

static inline void share_pieces(int parent[NODES], int kind)
{
    for (int i = 0; i < BOARD_SQUARES; i++)
        parent[W_SQUARE + kind * BOARD_SQUARES + i] = S_KIND_RANK + kind * 9 + i % 9;
    for (int rank = 0; rank < 9; rank++)
        parent[S_KIND_RANK + kind * 9 + rank] = S_KIND + kind;
    for (int place = 0; place < PLACES; place++) {
        int near = kind * DISTANCES + place_distance(place);
        parent[feature_own_king(kind, place)] = S_OWN_KING + near;
        parent[feature_enemy_king(kind, place)] = S_ENEMY_KING + near;
    }
    for (int pair = 0; pair < PAIRS; pair++) {
        int shared = S_SAFETY + kind * PAIRS + pair;
        parent[W_SAFETY + kind * PAIRS + pair] = shared;
        parent[W_SAFETY + (KINDS + kind) * PAIRS + pair] = shared;
        parent[shared] = S_PAIR + pair;
    }
}

/* Fill the parent of every number. */
static inline void share_build(int parent[NODES])
{
    memset(parent, 0, NODES * sizeof *parent);
    for (int kind = PAWN; kind < KINDS; kind++)
        share_pieces(parent, kind);
    for (int pair = 0; pair < PAIRS; pair++)
        for (int place = 0; place < PLACES; place++)
            parent[feature_attack(pair, place)] =
                S_ATTACK + pair * DISTANCES + place_distance(place);
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        for (int n = 1; n < HAND_MAX; n++)
            parent[W_HAND + kind * HAND_MAX + n] = S_HAND + kind;
}

#endif
