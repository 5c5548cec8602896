/* whole_node.c - techniques that decide a node before its moves are looked at. */
#include "whole_node.h"

#include "search.h"

enum {
    NODE_FUTILITY_DEPTH = 7, /* plies */
    NULL_DEPTH = 3,          /* plies left, at least, for a pass to be tried */
    NULL_LESS = 4,           /* plies by which what follows the pass is searched less */
    NULL_NODE_LESS = 3,      /* plies by which a node is reduced after a pass succeeded */
};

bool is_mate_too_far(int alpha, int ply)
{
    return params.mate_distance && SCORE_MATE - ply - 1 <= alpha;
}

int node_begin(const Search *s, int ply, const TableHit *hit)
{
    Facts *facts = &s->facts[ply];
    facts->eval = facts->static_eval = NO_EVAL;
    facts->left_out = -SCORE_INFINITE;
    facts->null_reduced = false;
    facts->mate_threat = false;
    if (s->pos->in_check)
        return NO_EVAL;
    facts->eval = hit->evaluated ? hit->eval : evaluate(s->pos);
    if (!hit->evaluated)
        table_store(s, 0, ply, MOVE_NONE, 0, BOUND_NONE); /* more is not known yet */
    facts->static_eval = table_refine(hit, facts->eval);
    search_tells(s, ply, IS_WORTH, MOVE_NONE, facts->static_eval);
    return facts->static_eval;
}

/* --- futility --- */

int futility_margin(int depth)
{
    static const int root[] = /* 128 times the square root of the depth */
        { 0, 128, 181, 222, 256, 286, 314, 339, 362 };
    if (params.margin == MARGIN_CONSTANT)
        return 2 * params.margin_cp;
    if (params.margin == MARGIN_ROOT)
        return params.margin_cp * 3 / 2 * root[depth] / 128;
    return params.margin_cp * depth;
}

bool is_far_above(const Search *s, bool pv_node, int beta, int depth, int eval)
{
    return params.node_futility && may_decide(s, pv_node, beta)
        && depth <= NODE_FUTILITY_DEPTH && eval - futility_margin(depth) >= beta;
}

/* --- null move --- */

/* Two passes in a row would only give the move back. */
static bool after_pass(const Search *s, int ply)
{
    return ply > 0 && s->stack[ply - 1].move == MOVE_NONE;
}

/* Is a pass worth trying here? */
static bool wants_null_move(const Search *s, bool pv_node, int beta, int depth, int ply)
{
    return params.null_move != NULL_OFF && may_decide(s, pv_node, beta)
        && depth >= NULL_DEPTH && s->facts[ply].static_eval >= beta
        && !after_pass(s, ply);
}

/* The score after a pass, searched shallowly with a zero window below beta. */
static int null_move_score(Search *s, int beta, int depth, int ply)
{
    int left = depth - NULL_LESS - (params.null_move == NULL_PRUNE ? depth / 4 : 0);
    s->stack[ply].move = MOVE_NONE;
    s->stack[ply + 1].pv.length = 0;
    s->facts[ply + 1].extended = s->facts[ply].extended;
    move_make_null(s->pos);
    int score = -search(s, -beta, -beta + 1, left, ply + 1);
    move_unmake_null(s->pos);
    return score;
}

bool null_move_decides(Search *s, bool pv_node, int beta, int *depth, int ply,
                       int *score)
{
    Facts *facts = &s->facts[ply];
    if (!wants_null_move(s, pv_node, beta, *depth, ply))
        return false;
    int passed = null_move_score(s, beta, *depth, ply);
    *score = is_win_score(passed) ? beta : passed; /* a mate after a pass is not proved */
    facts->mate_threat = is_loss_score(passed);
    facts->null_reduced = passed >= beta;
    if (s->stop)
        return true;
    if (facts->null_reduced && params.null_move == NULL_PRUNE) {
        note_rule(s, ply, params.rule_bounds, true);
        search_ends(s, ply, BY_NULL_MOVE, passed, *score);
        return true;
    }
    if (facts->null_reduced) {
        int less = *depth > NULL_NODE_LESS ? NULL_NODE_LESS : *depth - 1;
        search_tells(s, ply, LESS_NULL_MOVE, MOVE_NONE, less);
        *depth -= less;
    }
    return false;
}
