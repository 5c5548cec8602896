/* search.h - this chapter's parts: one function for each technique, one switch for
 * each. */
#ifndef SEARCH_H
#define SEARCH_H

#include "think/engine.h"

/* Values of PruneBy: which moves forward pruning leaves out. */
enum { PRUNE_BY_VALUE, PRUNE_BY_RANK };

/* Values of NullMove. */
enum { NULL_PRUNE, NULL_REDUCE, NULL_OFF };

/* Values of Margin: how the futility margin grows with depth. */
enum { MARGIN_LINEAR, MARGIN_ROOT, MARGIN_CONSTANT };

/* The switches of all techniques; one row each in options.c. */
typedef struct {
    int leaf_exchange;
    int window, hash_move, table_cuts, killer, just_capture, highest_capture, escape;
    int static_value, value_depth, forward_pruning, prune_by, prune_limit, prune_rank;
    int pawn_bonus, prune_in_check;
    int recapture, recapture_depth, recapture_captures;
    int quiescence, quiesce_futility;
    int staged, history, continuation, capture_history, countermove, table_eval;
    int pvs, aspiration, eval_cache;
    int null_move, node_futility, move_futility, margin, margin_cp;
    int late_move_pruning, late_move_reductions, exchange_pruning;
    int check_extension, internal_reduction, mate_in_one, mate_distance, rule_bounds;
} Params;
extern Params params;

/* What the techniques know about a ply of the line being searched. */
struct Facts {
    Move killer[2]; /* best moves of sibling nodes, newest first [Killer] */
    int value;    /* static value of the move being searched from here, cp */
    int extended; /* plies by which this line has been extended so far */
    int static_eval;   /* cp, see static_eval(); in check below any, for is_late() */
    int left_out;      /* the most that moves left out here may be worth, cp */
    bool null_reduced; /* this node is searched less deeply: a null move reached beta */
    bool mate_threat;  /* after a null move here the opponent mates */
};

/* Value of s->pos for the side to move, searched `depth` plies deep, in centipawns.
 * Between alpha and beta it is exact; at or below alpha an upper bound, at or above beta
 * a lower bound (fail-soft). The line is left in s->stack[ply].pv. After a stop only the
 * root's score means something: that of the best move completed, -SCORE_INFINITE if there
 * is none. */
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

/* What the position is worth without being searched, cp: `eval`, unless the table knows
 * better, by an exact score or a bound on the other side of it. [TableEval] */
int table_refine(const Search *s, int ply, int eval);

/* Begin to fetch the bucket of a position that will be probed soon: the table is too
 * large for the cache, and the move can be made while the memory answers. */
void table_prefetch(uint64_t key);

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

/* A move is left out, because it will hardly beat alpha: `most`, cp, is what can be hoped
 * for from it. It was not searched, so the node's upper bound must not be below that.
 * Ends a technique's predicate: true. */
static inline bool note_left_out(const Search *s, int ply, int alpha, int most)
{
    most = most < alpha ? most : alpha;
    if (s->facts[ply].left_out < most)
        s->facts[ply].left_out = most;
    return true;
}
static inline int with_left_out(const Search *s, int ply, int best)
{
    return best > s->facts[ply].left_out ? best : s->facts[ply].left_out;
}

/* S9: note whether the score of the node rests on a repetition (RuleBounds), after a move
 * was searched: a cut-off on that of the move which made it, an upper bound or an exact
 * score on that of every move. Switched off, on the best move's alone. */
static inline void note_rule(Search *s, int ply, bool best, bool cuts)
{
    Frame *f = &s->stack[ply];
    if (params.rule_bounds && !cuts)
        f->by_rule |= f[1].by_rule;
    else if (best)
        f->by_rule = f[1].by_rule;
}

/* --- quiesce.c --- */

/* Captures, promotions, and all answers to check, until the position is quiet (静止探索). */
int quiesce(Search *s, int alpha, int beta, int ply);

/* --- history.c: the memory of what moves did elsewhere --- */

/* A node has been searched: its best move becomes a killer, and if it cut the tree off
 * the records remember that and the `count` moves in `tried` that had not. */
void learn(Search *s, int ply, Move best, Bound bound, const Move *tried, int count,
           int depth);
int history_score(const Search *s, int ply, Move move); /* -49152..+49152 */
void history_clear(void);

/* The same score for many moves of a node: first the rows of records that apply at `ply`,
 * one for each move before it; NULL for a pass or before the root. */
enum { FOLLOWED = 2 }; /* [Continuation] */
void history_rows(const Search *s, int ply, int16_t *row[FOLLOWED]);
int history_record(const Position *pos, Move move, int16_t *const row[FOLLOWED]);

/* The answer that refuted the last move elsewhere; MOVE_NONE: none known. */
Move countermove(const Search *s, int ply);

/* --- picker.c: moves in stages --- */

enum { SPECIAL = 3 }; /* two killers and the countermove */

/* Moves kept for a later stage. */
typedef struct {
    Move move[MAX_MOVES];
    int count, next;
} Aside;

typedef struct {
    Order order;
    const Search *s;
    Move hash_move, first; /* the same, until it has been handed out */
    Move special[SPECIAL]; /* once ranked: the best record first */
    int ply, stage, special_next;
    int last; /* stage: in the quiescence search no quiet moves, no losing captures */
    int late_after; /* picker_only_checks(): moves searched then; 0: not yet */
    int rank; /* place of the move handed out last, from 1 */
    Aside doubtful, losing; /* captures with a bad record; captures that lose */
    Candidate chosen;
} Picker;

/* `judges`: the moves get their static values. */
void picker_start(Picker *p, const Search *s, int ply, Move hash_move, bool judges);
void picker_start_captures(Picker *p, const Search *s, int ply, Move hash_move);
const Candidate *picker_next(Picker *p); /* NULL at the end */

/* The move handed out last, with its static value now, unless it is the table's or a
 * killer: not before it is known that it will be searched, or left out by this alone. */
const Candidate *picker_judge(Picker *p);

/* Of the quiet moves left only checks are wanted, in any order: the others are late, now
 * that `searched` moves have been searched. */
static inline void picker_only_checks(Picker *p, int searched)
{
    p->order.sorted = true;
    p->late_after = searched;
}

/* --- whole_node.c: S3 and S5, a node decided before its moves are looked at --- */

/* No mate from here can be shorter than one already found. */
bool mate_distance_decides(const Search *s, int alpha, int ply, int *score);

/* The evaluation, worked out only once for positions seen lately. */
int cached_eval(const Position *pos);
void cached_eval_clear(void);

/* What this position is worth at first sight; -SCORE_INFINITE in check. */
int static_eval(const Search *s, int ply);

/* A node outside the principal variation, searched with a window of no width, not in
 * check: the only kind that S5 decides and S8 leaves moves out of. */
static inline bool may_decide(const Search *s, bool pv_node, int beta)
{
    return !pv_node && !s->pos->in_check && !is_loss_score(beta);
}

/* The futility margin, cp, at a depth of at most 8 plies. Linear by default: see the
 * chapter's text. */
int futility_margin(int depth);

/* Futility at the node: so good that the opponent's moves will not bring it below
 * beta. */
bool futility_decides(const Search *s, bool pv_node, int beta, int depth, int ply,
                      int *score);

/* Null move (パス): if even a pass reaches beta, some move will, too. Prunes the node
 * (true, with its score) or reduces its depth. True as well when the search was
 * stopped. */
bool null_move_decides(Search *s, bool pv_node, int beta, int *depth, int ply,
                       int *score);

/* --- leave_out.c: S8a and S8b --- */

/* A node whose moves may be left out: see may_decide(); but where a mate threatens
 * nothing is hopeless. */
static inline bool may_leave_out(const Search *s, bool pv_node, int beta, int ply)
{
    return may_decide(s, pv_node, beta) && !s->facts[ply].mate_threat;
}

/* `plain` moves are quiet and give no check: nothing happens at once. Late move pruning:
 * so many moves of this node have failed that this one will too. */
bool is_late(const Search *s, int alpha, Move move, bool plain, int depth, int ply,
             int searched);

/* Futility of quiet moves, and exchanges that lose too much. */
bool leaves_out(const Search *s, int alpha, int depth, int ply, Move move, bool plain);

/* --- depth.c: S8c, how deeply and in which window --- */

/* Late move reductions: how many plies less a move is searched at first, about
 * ln(depth) * ln(moves searched) / 2; 0 unless it is quiet. The table is built once. */
void build_reductions(void);
int reduction(const Search *s, Move move, int depth, int ply, int searched, bool pv_node);

/* Without a move of the table the node is not worth its full depth.
 * [InternalReduction] */
bool reduces_internally(const Search *s, int depth, int ply, Move hash_move);

/* Checks that do not lose the checking piece are searched a ply deeper, within reason. */
bool extends_check(const Search *s, Move move, int ply, bool check);

/* Principal variation search: the first move gets the whole window; the others must first
 * prove, shallowly by `reduced` plies and then at full depth, that they beat alpha. */
int search_move(Search *s, int alpha, int beta, int depth, int ply, int reduced,
                bool first);

#endif
