/* search.h - this chapter's parts: one function for each technique, one switch for
 * each. */
#ifndef SEARCH_H
#define SEARCH_H

#include "think/engine.h"

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

/* Value of s->pos for the side to move, searched `depth` plies deep, in centipawns.
 * Between alpha and beta it is exact; at or below alpha an upper bound, at or above beta
 * a lower bound (fail-soft). The line is left in s->stack[ply].pv. After a stop it means
 * nothing. */
int search(Search *s, int alpha, int beta, int depth, int ply);

/* A new search: what the last one knew about its line is forgotten. */
void search_begin(Search *s);

/* One iteration, for `chapter`: the whole tree to s->root_depth. */
int search_iterate(Search *s, int previous);

/* --- table.c: the transposition table (置換表) --- */

typedef enum { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT } Bound;

bool table_resize(int megabytes);
void table_touch(void);
void table_clear(void);
int table_permille_full(void);
void table_new_search(void);

/* The best move stored for this position, MOVE_NONE if none; always legal here. If a
 * stored bound decides the node within the window, *cuts is set and *score is its
 * value. */
Move table_probe(const Search *s, int alpha, int beta, int depth, int ply, bool *cuts,
                 int *score);

/* A score that rests on a repetition is not stored, only the move. */
void table_store(const Search *s, int depth, int ply, Move move, int score, Bound bound);

/* --- order.c: which move first --- */

/* Sort keys. They only rank: hash move (I; its switch is in table_probe()), killers, just
 * capture, highest capture, escape; a small part below KEY_STEP ranks moves within one
 * technique. */
enum {
    KEY_STEP = 1 << 16,
    KEY_HASH = 5 * KEY_STEP,
    KEY_KILLER = 4 * KEY_STEP,
    KEY_JUST = 3 * KEY_STEP,
    KEY_HIGHEST = 2 * KEY_STEP,
    KEY_ESCAPE = 1 * KEY_STEP,
};

/* A move of the node, and what ranks it among the others. */
typedef struct {
    Move move;
    int key;
} Candidate;

typedef struct {
    Candidate list[MAX_MOVES]; /* in front of `next`: handed out; behind: still to come */
    int count, next;
    bool sorted; /* nothing with a key is left: go on in generation order */
} Order;

/* Take over the generated moves and give each its key. */
void order_moves(Order *o, const Search *s, int ply, Move hash_move, const Move *move,
                 int count);

/* The candidate with the largest key among those left, the first of equals; once none is
 * above 0, just the next. NULL at the end. The others keep their order. */
const Candidate *order_next(Order *o);

/* Remember the best move of a node for its siblings [Killer]. */
void killer_store(Search *s, int ply, Move move);

#endif
