/* hand.h - hands of the attacker in a mate search, each packed into one number. */
#ifndef MATE_HAND_H
#define MATE_HAND_H

#include "game/position.h"

/* How many of each kind: pawns in bits 0-4, the others above with a spare bit behind each
 * count, so that all can be compared at once. */
typedef uint32_t PackedHand;

PackedHand hand_pack(const uint8_t hand[HAND_KINDS]);

/* Does the first hand hold at least what the second does? */
static inline bool hand_holds(PackedHand hand, PackedHand other)
{
    enum { SPARE_BITS = 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 24
               | 1 << 27 };
    return (((hand | SPARE_BITS) - other) & SPARE_BITS) == SPARE_BITS;
}

/* The larger of both counts of each kind. */
PackedHand hand_join(PackedHand hand, PackedHand other);

/* What the attacker needs before a move if it needs `hand` after it. */
PackedHand hand_before(const Position *pos, Move move, PackedHand hand);

/* Against a check from a distance the defender drops a piece in between if it has one. So
 * the attacker needs to keep all its pieces of the kinds that the defender lacks. 0 in
 * any other check. Needs: the defender to move, in check. */
PackedHand hand_withheld(const Position *pos);

#endif
