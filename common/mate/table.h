/* table.h - what a mate search has found out about positions. */
#ifndef MATE_TABLE_H
#define MATE_TABLE_H

#include "game/position.h"

/* The attacker's hand, how many of each kind: pawns in bits 0-4, the others above with a
 * spare bit behind each count, so that all can be compared at once. */
typedef uint32_t PackedHand;

/* Does the first hand hold at least what the second does? */
static inline bool hand_holds(PackedHand hand, PackedHand other)
{
    enum { SPARE_BITS = 0x9222220 }; /* 5, 9, 13, 17, 21, 24 and 27 */
    return (((hand | SPARE_BITS) - other) & SPARE_BITS) == SPARE_BITS;
}

enum {
    IMPOSSIBLE = 1 << 30,   /* phi or delta of what has been refuted */
    UNLIMITED = INT16_MAX,  /* plies: no mate, however long */
    NO_LOOP = MAX_PLY,      /* the failure rests on no repetition */
};

/* What is known about a position; phi and delta are explained in mate.c. */
typedef struct {
    uint32_t phi, delta;
    PackedHand hand; /* the attacker's; of a mate: only what the mate needs of it */
    int16_t length;  /* plies to the mate, or within which there is none for sure */
    int16_t loop;    /* of no mate: ply of the earliest position repeated */
} Proof;

/* A position as the search meets it. */
typedef struct {
    uint64_t board_key;
    PackedHand hand;
    uint32_t line;   /* key of the line from the root; matters with a loop */
    int left;        /* plies that the limit leaves */
    bool attacks;    /* the attacker is to move */
} MateNode;

/* Forget everything. The table (32 MB) takes up no memory before its first use. */
void mate_table_clear(void);

/* True if the position is decided, or its own numbers are known. Else *proof gets lower
 * bounds only: 1, or those of positions with other hands, since mate is no harder to
 * prove with more in hand, and no easier with less. */
bool mate_table_probe(const MateNode *node, Proof *proof);

/* `effort`, at least 1: nodes spent here. The cheapest entry is overwritten. */
void mate_table_store(uint64_t board_key, uint32_t line, Proof proof, uint64_t effort);

#endif
