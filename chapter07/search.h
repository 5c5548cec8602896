/* search.h - what the parts of this chapter share: switches, facts about a ply, what is
 * kept, and the search itself. */
#ifndef SEARCH_H
#define SEARCH_H

#include "table.h"

/* The switches of all techniques; one row each in options.c. */
typedef struct {
    int leaf_exchange;
    int window, hash_move, table_cuts, killer, just_capture, highest_capture, escape;
} Params;
extern Params params;

/* What the techniques know about a ply of the line being searched. */
struct Facts {
    Move killer[2]; /* best moves of sibling nodes, newest first [Killer] */
};

/* What is kept from node to node. */
struct Memory {
    Facts facts[MAX_PLY + 4]; /* Search.facts */
    Table *table;             /* given, or the shared one */
};

/* Value of s->pos for the side to move, searched `depth` plies deep, in centipawns.
 * Between alpha and beta it is exact; at or below alpha an upper bound, at or above beta
 * a lower bound (fail-soft). The line is left in s->stack[ply].pv. After a stop only the
 * root's score means something: that of the best move completed. */
int search(Search *s, int alpha, int beta, int depth, int ply);

/* A new search, for `chapter`: what the last one knew about its line is forgotten. */
void search_begin(Search *s);

/* One iteration, for `chapter`: the whole tree to s->root_depth. */
int search_iterate(Search *s, int previous);

#endif
