/* whole_node.c - techniques that decide a node before its moves are looked at. */
#include "search.h"

#include <string.h>

enum {
    NODE_FUTILITY_DEPTH = 7, /* plies */
    NULL_DEPTH = 3,          /* plies left, at least, for a pass to be tried */
    NULL_REDUCTION = 3,      /* plies by which a node is reduced after a pass succeeded */
};

bool mate_distance_decides(const Search *s, int alpha, int ply, int *score)
{
    *score = SCORE_MATE - ply - 1;
    return params.mate_distance && *score <= alpha
        && search_decides(s, ply, BY_MATE_BOUND, 0, *score);
}

/* An entry is the upper three quarters of a key, whose lowest bits say where it stands,
 * and the evaluation. [EvalCache] */
enum { EVALS = 1 << 15, EVAL_BITS = 16 };
static uint64_t evals[EVALS];

int cached_eval(const Position *pos)
{
    uint64_t key = position_key(pos), *entry = &evals[key % EVALS];
    if (!params.eval_cache)
        return evaluate(pos);
    if ((*entry ^ key) >> EVAL_BITS != 0)
        *entry = key >> EVAL_BITS << EVAL_BITS | (uint16_t)evaluate(pos);
    return (int16_t)*entry;
}

void cached_eval_clear(void) { memset(evals, 0, sizeof evals); }

int static_eval(const Search *s, int ply)
{
    if (s->pos->in_check)
        return -SCORE_INFINITE;
    int eval = table_refine(s, ply, cached_eval(s->pos));
    search_tells(s, ply, IS_WORTH, MOVE_NONE, eval);
    return eval;
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

bool futility_decides(const Search *s, bool pv_node, int beta, int depth, int ply,
                      int *score)
{
    *score = s->facts[ply].static_eval;
    return params.node_futility && may_decide(s, pv_node, beta)
        && depth <= NODE_FUTILITY_DEPTH && *score - futility_margin(depth) >= beta
        && search_decides(s, ply, BY_FUTILITY, futility_margin(depth), *score);
}

/* --- null move --- */

/* After a pass earlier in the line another one would only give the first one back. */
static bool in_null_line(const Search *s, int ply)
{
    for (int i = 0; i < ply; i++)
        if (s->stack[i].move == MOVE_NONE)
            return true;
    return false;
}

/* Is a pass worth trying here? */
static bool wants_null_move(const Search *s, bool pv_node, int beta, int depth, int ply)
{
    return params.null_move != NULL_OFF && may_decide(s, pv_node, beta)
        && depth >= NULL_DEPTH && s->facts[ply].static_eval >= beta
        && !in_null_line(s, ply);
}

/* The score after a pass, searched shallowly with a zero window below beta. */
static int null_move_score(Search *s, int beta, int depth, int ply)
{
    int left = depth - 4 - (params.null_move == NULL_PRUNE ? depth / 4 : 0);
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
    facts->mate_threat = facts->null_reduced = false;
    if (!wants_null_move(s, pv_node, beta, *depth, ply))
        return false;
    int passed = null_move_score(s, beta, *depth, ply);
    *score = is_win_score(passed) ? beta : passed; /* a mate after a pass is not proved */
    facts->mate_threat = is_loss_score(passed);
    facts->null_reduced = passed >= beta;
    if (s->stop || (facts->null_reduced && params.null_move == NULL_PRUNE)) {
        note_rule(s, ply, params.rule_bounds, true);
        return search_decides(s, ply, BY_NULL_MOVE, passed, *score);
    }
    if (facts->null_reduced) {
        int less = *depth > NULL_REDUCTION ? NULL_REDUCTION : *depth - 1;
        search_tells(s, ply, LESS_NULL_MOVE, MOVE_NONE, less);
        *depth -= less;
    }
    return false;
}
