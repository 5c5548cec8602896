/* move_value.h - the static value of moves (手の静的評価). [StaticValue] */
#ifndef MOVE_VALUE_H
#define MOVE_VALUE_H

#include "order.h"

/* The parts of a move's value, centipawns for the side that moves. */
typedef struct {
    int change;  /* of the evaluation: captures, promotion, squares, king terms */
    int escape;  /* what the opponent could have won on the square left */
    int risk;    /* what he can win on the square moved to, as a negative number */
    int cover;   /* what he could win on other squares before, less what he can now */
    int threat;  /* a share of what it newly threatens to win, checks included */
    int capture; /* for any capture but a pawn's */
    int focal;   /* for a pawn that goes where the opponent attacks twice */
} ValueParts;

int value_sum(const ValueParts *parts);

/* Static value of a legal move before it is searched, and its parts unless NULL.
 * Unit  : centipawns, about -3000..+5000; 0 is a move that changes nothing
 * Needs : nothing more; the move is made and unmade, and *pos is as it was on return
 * Source: Ike Yasuhiro's textbook of computer shogi, chapter 8; what we do differently
 *         is in the chapter's text */
int move_value(Position *pos, Move move, ValueParts *parts);

/* The part `capture` of a move that is not made yet. */
int capture_bonus(const Position *pos, Move move);

/* As order_next(); but before the first move that is neither the hash move nor a killer,
 * all moves left get their static value, and it becomes their key. */
const Candidate *valued_next(Order *o, const Search *s);

/* Forward pruning (前向き枝刈り): are this move and all behind it not worth searching?
 * `rank` is its place in the order, from 1; `best` the best score of the moves before it.
 * Never the hash move or a killer, never while everything so far loses by force (and so
 * never the first move), and no answer to check unless PruneInCheck. [ForwardPruning] */
bool is_pruned(const Position *pos, const Candidate *c, int rank, int best);

/* For `chapter`: all moves, as `shogi moves` shows them. */
int judge_moves(Position *pos, JudgedMove *list);
extern const char *const part_names[];

#endif
