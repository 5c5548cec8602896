/* network.h - a small neural network (ニューラルネット) that adds what the tables do not see.
 *
 * Each side looks at the board as if it were Black with its king on the right half: if
 * the king stands on files 6 to 9, as its side counts, left and right are exchanged,
 * which changes nothing in shogi. What it sees is a list of inputs: "an own silver on
 * 7g", "the enemy's second pawn in hand". Each input has a row of NET_HIDDEN numbers, and
 * the sums of these rows, one sum for each hidden unit, are the side's view of the
 * position:
 *
 *     inputs of the mover -- rows --> sums, cut to 0 .. 1 --.
 *                                                            >-- output --> value, cp
 *     inputs of the other -- rows --> sums, cut to 0 .. 1 --'
 *
 * The rows are the same for both sides, and only the numbers of the output differ. So a
 * position with colours exchanged and the board turned has the same value for its mover.
 *
 * A move changes 2 to 4 of some forty inputs, so a side's sums after it are those before
 * it with a few rows added and taken away, unless its own king goes to the other half.
 * They are computed only when a position is evaluated, from the nearest ply that has
 * them: move_make() knows nothing of all this.
 */
#ifndef NETWORK_H
#define NETWORK_H

#include "game/position.h"

enum {
    NET_KINDS = 14,                  /* kinds a piece on the board may have */
    NET_HAND = 38,                   /* pieces a hand may hold, kings apart */
    NET_SIDE_BOARD = NET_KINDS * 81, /* [kind][square] of one owner */
    NET_BOARD = 2 * NET_SIDE_BOARD,  /* own pieces, then the enemy's */
    NET_INPUTS = NET_BOARD + 2 * NET_HAND, /* then the n-th piece of a kind in hand */
    NET_MOST = 40,                   /* inputs at a time: one for each piece */
    NET_HIDDEN = 128,                /* units a side; with more, 2 * NET_HIDDEN * NET_UNIT
                                      * output numbers of 16 bits could overflow 32 */
    NET_UNIT = 256,                  /* this integer stands for 1 in rows and sums */
    NET_ROW_MOST = 800,              /* no number of a row is larger: NET_MOST of them and
                                      * the start stay within 16 bits */
    NET_KEPT = 256,                  /* plies whose sums are kept: a power of two, more
                                      * than MAX_PLY */
    NET_CP = 16,                     /* and this one for 1 cp in the output */
};

typedef struct {
    int16_t row[NET_INPUTS][NET_HIDDEN];
    int16_t start[NET_HIDDEN];       /* the sums before any input */
    int16_t output[2][NET_HIDDEN];   /* for the mover's units and for the other's */
    int16_t constant;                /* cp: added to every value */
} Network; /* the one that games have made is in data/network_text.h */

/* What one side sees of one position: the sums. */
typedef struct {
    uint64_t key; /* of which position; 0: of the empty board */
    int16_t unit[NET_HIDDEN];
} Sums;

/* The sums of the last plies, to go on from. Position.sums points at them, and the
 * position's owner owns them; all bytes 0 at first. They change no value: without them
 * everything is summed up anew. */
typedef struct NetworkSums {
    const Network *of;      /* the network they are of; NULL: of none */
    Sums kept[NET_KEPT][2]; /* by ply and side */
} NetworkSums;

/* Which input of `side` is a piece on a square, its own king being on `king` (NO_SQUARE:
 * nothing is mirrored), or the n-th piece of a kind in the hand of `owner`, n = 1.. */
int network_input_board(int side, int king, int piece, int sq);
int network_input_hand(int side, int owner, int kind, int n);

/* All that `side` sees, likewise. Returns how many inputs there are. */
int network_inputs(const Position *pos, int side, int king, uint16_t list[NET_MOST]);

/* Use these weights, which must stay where they are. NULL, or no call: the learned ones,
 * read when the first value is asked for, since that takes milliseconds and many a
 * program asks for none. */
void network_use(const Network *network);

/* Read them now if they are not: in time for a search, and before threads ask at once. */
void network_ready(void);

/* What to add to the value of the tables: centipawns for the side to move, by the weights
 * of network_use(). */
int network_value(const Position *pos);

#endif
