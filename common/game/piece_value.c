/* piece_value.c - see piece_value.h. */
#include "game/piece_value.h"

/* Centipawns. The proportions are those that tuned shogi engines agree on (pawn 90, gold
 * 540, rook 990, every promoted small piece as a gold); a pawn or gold in hand is worth a
 * little more than on the board, a big piece a little less. */
const int16_t board_value[KINDS] = {
    [PAWN] = 90, [LANCE] = 315, [KNIGHT] = 405, [SILVER] = 495, [GOLD] = 540,
    [BISHOP] = 855, [ROOK] = 990,
    [PRO_PAWN] = 540, [PRO_LANCE] = 540, [PRO_KNIGHT] = 540, [PRO_SILVER] = 540,
    [HORSE] = 1100, [DRAGON] = 1300,
};

const int16_t hand_value[KINDS] = {
    [PAWN] = 100, [LANCE] = 325, [KNIGHT] = 390, [SILVER] = 495, [GOLD] = 560,
    [BISHOP] = 830, [ROOK] = 960,
    [PRO_PAWN] = 100, [PRO_LANCE] = 325, [PRO_KNIGHT] = 390, [PRO_SILVER] = 495,
    [HORSE] = 830, [DRAGON] = 960,
};
