/* search.h - this chapter's parts: one function for each technique, one switch for
 * each. */
#ifndef SEARCH_H
#define SEARCH_H

#include "think/engine.h"

/* Values of PruneBy: which moves forward pruning leaves out. */
enum { PRUNE_BY_VALUE, PRUNE_BY_RANK };

/* The switches of all techniques; one row each in options.c. */
typedef struct {
    int leaf_exchange;
    int window, hash_move, table_cuts, killer, just_capture, highest_capture, escape;
    int static_value, value_depth, forward_pruning, prune_by, prune_limit, prune_rank;
    int pawn_bonus, prune_in_check;
    int recapture, recapture_depth, recapture_captures;
} Params;
extern Params params;

/* What the techniques know about a ply of the line being searched. */
struct Facts {
    Move killer[2]; /* best moves of sibling nodes, newest first [Killer] */
    int value;    /* static value of the move being searched from here, cp */
    int extended; /* plies by which this line has been extended so far */
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
    int value; /* static value, cp; 0 before valued_next() has looked at it */
} Candidate;

typedef struct {
    Candidate list[MAX_MOVES]; /* in front of `next`: handed out; behind: still to come */
    int count, next;
    bool sorted; /* nothing with a key is left: go on in generation order */
    bool wants_values; /* the rest is still to get its static values, before it comes */
} Order;

/* Take over the generated moves and give each its key. */
void order_moves(Order *o, const Search *s, int ply, Move hash_move, const Move *move,
                 int count);

/* The candidate with the largest key among those left, the first of equals; once none is
 * above 0, just the next. NULL at the end. The others keep their order. */
const Candidate *order_next(Order *o);

/* Remember the best move of a node for its siblings [Killer]. */
void killer_store(Search *s, int ply, Move move);

/* --- move_value.c: the static value of moves (手の静的評価) --- */

/* The parts of a move's value, centipawns for the side that moves. */
typedef struct {
    int change;  /* 1 of the evaluation: captures, promotion, squares, king terms */
    int escape;  /* 2 what the opponent could have won on the square left */
    int risk;    /* 2 what he can win on the square moved to, as a negative number */
    int cover;   /* 3 what he can win no more on other squares; what he now can, off it */
    int threat;  /* 4 a share of what it newly threatens to win, checks included */
    int capture; /* 5 for any capture but a pawn's */
    int focal;   /* 6 for a pawn that goes where the opponent attacks twice */
    /* Not in the sum: */
    int old_threat; /* taken off 4, because it was threatened before */
    int protection; /* as much of 3 as comes from new protectors; the source's 3 */
} ValueParts;

int value_sum(const ValueParts *parts);

/* Static value of a legal move before it is searched, and its parts unless NULL.
 * Unit  : centipawns, about -3000..+5000; 0 is a move that changes nothing
 * Needs : *pos is unchanged on return; the move is made and unmade in between
 * Source: Ike Yasuhiro's textbook of computer shogi, chapter 8; what we do differently
 *         is in the chapter's text */
int move_value(Position *pos, Move move, ValueParts *parts);

/* Part 5 of a move that is not made yet. */
int capture_bonus(const Position *pos, Move move);

/* As order_next(); but before the first move that is neither the hash move nor a killer,
 * all moves left get their static value, and it becomes their key. */
const Candidate *valued_next(Order *o, const Search *s);

/* Forward pruning (前向き枝刈り) [ForwardPruning]: are this move and all behind it not worth
 * searching? `rank` is its place in the order, from 1; `best` the best score of the moves
 * before it. Never the first move, the hash move or a killer, never while everything so
 * far loses by force, and no answer to check unless PruneInCheck. */
bool prunes_rest(const Search *s, int ply, const Candidate *c, int rank, int best);

/* For `chapter`: the values of all moves, and which would be pruned. */
int judge_moves(Position *pos, JudgedMove *list);
extern const char *const part_names[];

/* --- recapture.c: search a move again, deeper --- */

/* Note what the reply to a move that goes to be searched will ask for: its static value
 * (the hash move and killers come without one; it is worked out only where the reply may
 * be searched again), and how far the line has been extended. */
void recapture_prepare(Search *s, int ply, const Candidate *c, int depth);

/* Recapture extension (取り返しの延長): the last move gave something away, this one takes it,
 * and what that led to is not good enough. Perhaps the loss was only pushed over the
 * horizon. A score that reaches beta is not searched again: more of the same changes
 * nothing. Asked only near the horizon, where the two plies lost weigh most. */
bool wants_recapture(const Search *s, int ply, int depth, Move move, int score, int beta);

/* Search the move that has just been made once more, two plies deeper. The new score
 * counts if it has found a real loss, more than a pawn changing hands (190 cp): two
 * searches of different depth never quite agree, and always taking the better one would
 * talk down every sacrifice. Otherwise `score` and its line stay. */
int search_again(Search *s, int alpha, int beta, int depth, int ply, int score);

#endif
