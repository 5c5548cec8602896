/* piece_value.h - what pieces are worth (駒の価値), in centipawns. */
#ifndef PIECE_VALUE_H
#define PIECE_VALUE_H

#include "game/types.h"

extern const int16_t board_value[KINDS]; /* a piece on the board; KING is 0 */
extern const int16_t hand_value[KINDS];  /* captured: its plain kind in hand */

/* What changes hands when a piece of this kind is captured, and what promotion adds. */
static inline int capture_value(int kind) { return board_value[kind] + hand_value[kind]; }
static inline int promotion_value(int kind)
{
    assert(kind_can_promote(kind));
    return board_value[kind | PROMOTED] - board_value[kind];
}

#endif
