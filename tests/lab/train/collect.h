/* collect.h - the features of a position as a list, for the trainer and for tests. */
#ifndef COLLECT_H
#define COLLECT_H

#include "think/feature.h"

enum { MOST_FEATURES = 400 }; /* a side: 81 squares, 40 pieces four times, 38 in hand */

/* Features of one side. */
typedef struct {
    int count;
    uint16_t list[MOST_FEATURES];
} FeatureList;

static inline void collect_add(FeatureList *f, int feature)
{
    f->list[f->count++] = (uint16_t)feature;
}

/* A square on the board: near the own king, and what the piece there brings. */
static inline void collect_square(const Position *pos, int side, int sq, FeatureList *f)
{
    int seen = square_seen(side, sq), piece = pos->board[sq], kind = piece_kind(piece);
    int own_king = pos->king[side], enemy_king = pos->king[!side];
    int place = king_place(square_seen(side, own_king), seen);
    int pair = attack_pair(pos, side, sq);
    if (own_king != NO_SQUARE && pair != 0)
        collect_add(f, feature_attack(pair, place));
    if (!(piece & piece_flag(side)))
        return;
    collect_add(f, feature_square(kind, seen));
    collect_add(f, feature_safety(pos->side == side, kind, pair));
    if (kind != KING && own_king != NO_SQUARE)
        collect_add(f, feature_own_king(kind, place));
    place = king_place(square_seen(side, enemy_king), seen);
    if (kind != KING && enemy_king != NO_SQUARE)
        collect_add(f, feature_enemy_king(kind, place));
}

/* What `side` has. A square that nobody attacks is no feature. */
static inline void collect_features(const Position *pos, int side, FeatureList *f)
{
    f->count = 0;
    for (int file = 1; file <= 9; file++)
        for (int sq = square_make(file, 1); sq <= square_make(file, 9); sq++)
            collect_square(pos, side, sq, f);
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        for (int n = 1; n <= pos->hand[side][kind]; n++)
            collect_add(f, feature_hand(kind, n));
    if (side == pos->side)
        collect_add(f, W_TEMPO);
}

#endif
