/* hand.c - see hand.h. */
#include "mate/hand.h"

#include <assert.h>

/* Where the count of each kind is in the packed hand, and the bits that hold it. */
static const uint8_t shift[HAND_KINDS] = { [PAWN] = 0, [LANCE] = 6, [KNIGHT] = 10,
    [SILVER] = 14, [GOLD] = 18, [BISHOP] = 22, [ROOK] = 25 };
static const uint32_t bits[HAND_KINDS] = { [PAWN] = 31, [LANCE] = 7, [KNIGHT] = 7,
    [SILVER] = 7, [GOLD] = 7, [BISHOP] = 3, [ROOK] = 3 };

PackedHand hand_pack(const uint8_t hand[HAND_KINDS])
{
    PackedHand packed = 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        packed |= (PackedHand)hand[kind] << shift[kind];
    return packed;
}

PackedHand hand_join(PackedHand hand, PackedHand other)
{
    PackedHand joined = 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++) {
        PackedHand mask = bits[kind] << shift[kind];
        joined |= (hand & mask) > (other & mask) ? hand & mask : other & mask;
    }
    return joined;
}

PackedHand hand_before(const Position *pos, Move move, PackedHand hand)
{
    int taken = pos->board[move_to(move)];
    assert(move != MOVE_NONE);
    if (move_is_drop(move))
        return hand + (1u << shift[move_kind(move)]);
    int kind = kind_plain(piece_kind(taken));
    if (taken != EMPTY && (hand >> shift[kind] & bits[kind]))
        hand -= 1u << shift[kind];
    return hand;
}

PackedHand hand_withheld(const Position *pos)
{
    int king = pos->king[pos->side];
    uint32_t checks = pos->attack[!pos->side][king];
    assert(pos->in_check);
    PackedHand hand = 0;
    int bit = lowest_bit(checks);
    if ((checks & (checks - 1)) || bit < SLIDE
        || pos->board[king - step[bit - SLIDE]] != EMPTY)
        return 0;
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        if (pos->hand[pos->side][kind] == 0)
            hand |= (PackedHand)pos->hand[!pos->side][kind] << shift[kind];
    return hand;
}
