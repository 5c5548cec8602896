/* share.c - see share.h. */
#include "share.h"

#include <string.h>

static void build_pieces(int parent[NODES], int kind)
{
    for (int i = 0; i < BOARD_SQUARES; i++)
        parent[W_SQUARE + kind * BOARD_SQUARES + i] = S_KIND_RANK + kind * 9 + i % 9;
    for (int rank = 0; rank < 9; rank++)
        parent[S_KIND_RANK + kind * 9 + rank] = S_KIND + kind;
    for (int place = 0; place < PLACES; place++) {
        int near = kind * DISTANCES + place_distance(place);
        parent[feature_own_place(kind, place)] = S_OWN_KING + near;
        parent[feature_enemy_place(kind, place)] = S_ENEMY_KING + near;
    }
    for (int pair = 0; pair < PAIRS; pair++) {
        int shared = S_SAFETY + kind * PAIRS + pair;
        parent[W_SAFETY + kind * PAIRS + pair] = shared;
        parent[W_SAFETY + (KINDS + kind) * PAIRS + pair] = shared;
        parent[shared] = S_PAIR + pair;
    }
}

void share_build(int parent[NODES])
{
    memset(parent, 0, NODES * sizeof *parent);
    for (int kind = PAWN; kind < KINDS; kind++)
        build_pieces(parent, kind);
    for (int pair = 0; pair < PAIRS; pair++)
        for (int place = 0; place < PLACES; place++)
            parent[feature_attack_place(pair, place)] =
                S_ATTACK + pair * DISTANCES + place_distance(place);
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        for (int n = 1; n < HAND_MAX; n++)
            parent[W_HAND + kind * HAND_MAX + n] = S_HAND + kind;
}
