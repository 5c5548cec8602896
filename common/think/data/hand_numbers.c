/* hand_numbers.c - the numbers of the hand-written evaluation, see
 * evaluate_hand.h. Written by `train fit --hand 1`; see EVALUATION.md. */
#include "think/evaluate_hand.h"

const HandNumbers hand_numbers = {
    .piece = {
        /*               board   hand  first  own king  enemy king */
        [PAWN]        = {   69,    54,    41,        8,       63 },
        [LANCE]       = {  174,   164,   105,       70,       17 },
        [KNIGHT]      = {  203,   190,   109,       62,       14 },
        [SILVER]      = {  300,   337,    84,       73,      160 },
        [GOLD]        = {  321,   390,    98,       81,        2 },
        [BISHOP]      = {  450,   568,    52,        7,       25 },
        [ROOK]        = {  518,   667,   109,      -40,        3 },
        [PRO_PAWN]    = {  296,     0,     0,      176,      264 },
        [PRO_LANCE]   = {  270,     0,     0,      197,      183 },
        [PRO_KNIGHT]  = {  281,     0,     0,      245,      213 },
        [PRO_SILVER]  = {  270,     0,     0,      248,      252 },
        [HORSE]       = {  636,     0,     0,       63,       -5 },
        [DRAGON]      = {  761,     0,     0,       19,       39 },
    },
    /* Own attacks: none, one, more; in each, enemy attacks: none, one,
     * more. The king himself attacks what is beside him. */
    .attack = {
        /* beside him */
        { {    0,    0,    0 }, {   18, -103, -253 }, {   26,  -12, -139 } },
        /* two away */
        { {    0,  -41,  -44 }, {   13,   -6,  -38 }, {   23,   10,  -31 } },
        /* three away */
        { {    0,  -12,   -3 }, {   10,   -9,  -18 }, {   25,    2,  -37 } },
    },
    /* Likewise protectors and attackers. */
    .safety = {
        /* to wait */
        { {    0, -341, -584 }, {   29,  -75, -251 }, {   31,  -20, -118 } },
        /* to move */
        { {    0, -194, -349 }, {   -3, -107, -356 }, {  -12,  -73, -238 } },
    },
    .king_forward = 120, .king_inward = -8, .tempo = 187,
};
