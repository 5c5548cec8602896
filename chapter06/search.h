/* search.h - what the parts of this chapter share: switches, facts about a ply, what is
 * kept, and the search itself. */
#ifndef SEARCH_H
#define SEARCH_H

#include "think/engine.h"

/* The switches of all techniques; one row each in options.c. */
typedef struct {
    int leaf_exchange;
} Params;
extern Params params;

/* Value of s->pos for the side to move, searched `depth` plies deep, in centipawns. The
 * line is left in s->stack[ply].pv. After a stop only the root's score means something:
 * that of the best move completed. */
int search(Search *s, int depth, int ply);

/* One iteration, for `chapter`: the whole tree to s->root_depth. */
int search_iterate(Search *s, int previous);

#endif
