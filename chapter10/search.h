/* search.h - this chapter's parts: one function for each technique, one switch for
 * each. */
#ifndef SEARCH_H
#define SEARCH_H

#include "think/engine.h"

/* Values of NullMove. */
enum { NULL_OFF, NULL_REDUCE, NULL_PRUNE };

/* Values of Margin: how the futility margin grows with depth. */
enum { MARGIN_LINEAR, MARGIN_ROOT, MARGIN_CONSTANT };

/* The switches of all techniques; one row each in options.c. */
typedef struct {
    int leaf_exchange;
    int window, hash_move, table_cuts, killer, just_capture, highest_capture, escape;
    int quiescence, quiesce_futility;
    int staged, history, continuation, capture_history, countermove, table_eval;
    int pvs, aspiration;
    int null_move, node_futility, move_futility, margin, margin_cp;
    int late_move_pruning, late_move_reductions, exchange_pruning;
    int check_extension, internal_reduction, mate_in_one, mate_distance;
} Params;
extern Params params;

/* Value of s->pos for the side to move, searched `depth` plies deep, in centipawns.
 * Between alpha and beta it is exact; at or below alpha an upper bound, at or above beta
 * a lower bound (fail-soft). The line is left in s->stack[ply].pv. After a stop only the
 * root's score means something: that of the best move completed, -SCORE_INFINITE if there
 * is none. */
int search(Search *s, int alpha, int beta, int depth, int ply);

/* One iteration, for `chapter`: the whole tree to s->root_depth. */
int search_iterate(Search *s, int previous);

/* --- table.c: the transposition table (置換表) --- */

typedef enum { BOUND_NONE, BOUND_UPPER, BOUND_LOWER, BOUND_EXACT } Bound;

bool table_resize(int megabytes);
void table_clear(void);
int table_permille_full(void);
void table_new_search(void);

/* The best move stored for this position, MOVE_NONE if none; always legal here. If a
 * stored bound decides the node within the window, *cuts is set and *score is its
 * value. */
Move table_probe(const Search *s, int alpha, int beta, int depth, int ply, bool *cuts,
                 int *score);

/* What the position is worth without being searched, cp: `eval`, unless the table knows
 * better, by an exact score or a bound on the other side of it. */
int table_refine(const Search *s, int ply, int eval);

/* Begin to fetch the bucket of a position that will be probed soon: the table is too large
 * for the cache, and the move can be made while the memory answers. */
void table_prefetch(uint64_t key);
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

/* Remember the best move of a node for its siblings. */
void killer_store(Search *s, int ply, Move move);
void killer_clear(Search *s);

/* Neither a capture nor a promotion. */
static inline bool move_is_quiet(const Position *pos, Move move)
{
    return !move_is_capture(pos, move) && !move_promotes(move);
}

/* --- history.c: moves in stages, and by what they did elsewhere --- */

enum { SPECIAL = 3 }; /* two killers and the countermove */

/* Moves kept for a later stage. */
typedef struct {
    Move move[MAX_MOVES];
    int count, next;
} Aside;

typedef struct {
    Order order;
    const Search *s;
    Move hash_move;
    Move special[SPECIAL]; /* once ranked: the best record first */
    int ply, stage, special_next;
    bool only_captures; /* the quiescence search: no quiet moves, no losing captures */
    Aside doubtful, losing; /* captures with a bad record; captures that lose */
} Picker;

void picker_start(Picker *p, const Search *s, int ply, Move hash_move);
void picker_start_captures(Picker *p, const Search *s, int ply, Move hash_move);
Move picker_next(Picker *p);

/* Most of the moves left will not be searched: their order is not worth the work. */
static inline void picker_stop_sorting(Picker *p) { p->order.sorted = true; }

/* A move cut the tree off after the moves in `tried` had not. */
void history_reward(Search *s, int ply, Move best, const Move *tried, int count,
                    int depth);
int history_score(const Search *s, int ply, Move move); /* -49152..+49152 */
void history_clear(void);

/* --- quiesce.c --- */

/* Captures, promotions, and all answers to check, until the position is quiet (静止探索). */
int quiesce(Search *s, int alpha, int beta, int ply);

/* --- mate_one.c, mate.c --- */

/* A legal move that mates at once, MOVE_NONE if there is none that a look at the attack
 * maps can prove (it does not find every kind; in check still fewer). */
Move mate_in_one(const Position *pos);

/* For `go mate`: depth-first proof-number search. */
MateResult mate_search(Search *s, Line *line);

#endif
