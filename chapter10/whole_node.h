/* whole_node.h - S3 and S5: what is known of a node before its moves are looked at, and
 * what decides it then. [NullMove]
 * [NodeFutility]
 * [TableEval]
 * [MateDistance]
 */
#ifndef WHOLE_NODE_H
#define WHOLE_NODE_H

#include "table.h"

/* No mate from here can be shorter than one already found. [MateDistance] */
bool is_mate_too_far(int alpha, int ply);

/* Note the facts about a node that every stage asks for. Returns what it is worth at
 * first sight, cp: Facts.static_eval; NO_EVAL in check. */
int node_begin(const Search *s, int ply, const TableHit *hit);

/* A node outside the principal variation, searched with a window of no width, not in
 * check: the only kind that S5 decides and S8a leaves moves out of. */
static inline bool may_decide(const Search *s, bool pv_node, int beta)
{
    return !pv_node && !s->pos->in_check && !is_loss_score(beta);
}

/* The futility margin, cp, at a depth of at most 8 plies. Linear by default: the
 * lesson on node futility says why. */
int futility_margin(int depth);

/* Futility at the node: so good that the opponent's moves will not bring it below
 * beta. [NodeFutility] */
bool is_far_above(const Search *s, bool pv_node, int beta, int depth, int eval);

/* Null move (パス): if even a pass reaches beta, some move will, too. Where that is likely,
 * pass and search what comes of it. True: that decides the node, with this score, or the
 * search was stopped. Else *depth is less if the pass reached beta, and the node's facts
 * tell what the pass has shown. [NullMove] */
bool null_move_decides(Search *s, bool pv_node, int beta, int *depth, int ply,
                       int *score);

#endif
