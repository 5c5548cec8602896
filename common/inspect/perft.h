/* perft.h - counts the leaves of the tree of legal moves: the test of a move generator
 * whose results all programs can compare. */
#ifndef PERFT_H
#define PERFT_H

#include "game/position.h"

enum { MAX_PERFT = 20 }; /* plies; a deeper count would never end */

/* What is called while leaves are counted; either function may be NULL. */
typedef struct {
    void (*counted)(Move move, uint64_t leaves); /* of a root move */
    bool (*stopped)(void); /* asked every few milliseconds; true: stop counting */
} PerftListener;

/* Leaves `depth` plies deep; a number that means nothing once stopped() was true. `bulk`
 * counts the last ply without making its moves; the result is the same. */
uint64_t perft(Position *pos, int depth, bool bulk, const PerftListener *listener);

#endif
