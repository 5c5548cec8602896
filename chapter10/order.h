/* order.h - which move first: the techniques that chapter 7's study measures. */
#ifndef ORDER_H
#define ORDER_H

#include "think/engine.h"

/* Sort keys. They only rank the techniques; what is added below KEY_STEP ranks the moves
 * of one. */
enum {
    KEY_STEP = 1 << 16,
    KEY_HASH = 5 * KEY_STEP, /* its switch is in table_move() */
    KEY_KILLER = 4 * KEY_STEP,
    KEY_JUST = 3 * KEY_STEP,
    KEY_HIGHEST = 2 * KEY_STEP,
    KEY_ESCAPE = 1 * KEY_STEP,
};

/* A move of the node, and what ranks it among the others. */
typedef struct {
    Move move;
    int key;
    int value; /* static value, cp; 0: nobody has looked */
} Candidate;

typedef struct {
    Candidate list[MAX_MOVES]; /* in front of `next`: handed out; behind: still to come */
    int count, next;
    bool sorted; /* what is left is in its order already: hand out the next */
    bool wants_values; /* the rest is still to get its static values, before it comes */
} Order;

/* Take over the generated moves and give each its key. */
void order_moves(Order *o, const Search *s, int ply, Move hash_move, const Move *move,
                 int count);

/* The candidate with the largest key among those left, the first of equals; once the
 * largest was not above 0, just the next. NULL at the end. The rest keeps its order. */
const Candidate *order_next(Order *o);

/* Remember the best move of a node for its siblings [Killer]. */
void killer_store(Search *s, int ply, Move move);

#endif
