/* search.c - alpha-beta with forward pruning and recapture extension. */
#include "search.h"

/* S1: evaluation plus the best exchange on one square. */
static int horizon(Search *s, int ply)
{
    int score;
    if (search_stopped(s))
        return 0;
    s->stack[ply].by_rule = search_rule_score(s, ply, &score);
    if (s->stack[ply].by_rule)
        return score;
    return evaluate(s->pos) + (params.leaf_exchange ? exchange_best(s->pos) : 0);
}

/* --- S8d: search a move again, deeper --- */

enum {
    RECAPTURE_EXTRA = 2, /* so much deeper: the bad move and its answer given back */
    RECAPTURE_MAX = 4,   /* plies by which one line may be extended in all */
    RECAPTURE_LEAST = 2, /* plies left, at least: with one, two more cost too much */
    RECAPTURE_GAIN = 200, /* cp: a smaller difference is no loss hidden by the horizon */
};

/* So many plies above the horizon recaptures may be searched again. */
static inline bool near_horizon(int depth)
{
    return depth >= RECAPTURE_LEAST && depth <= params.recapture_depth;
}

/* The static value of a move that goes to be searched. The hash move and killers come
 * without one; only a reply that may be searched again asks for it. */
static int value_of(const Search *s, const Candidate *c, int depth)
{
    if (!params.recapture || !params.static_value || !near_horizon(depth - 1)
        || c->key < KEY_KILLER)
        return c->value;
    return move_value(s->pos, c->move, NULL);
}

/* Recapture extension (取り返しの延長): the last move gave something away, this one takes it,
 * and what that led to is not good enough. Perhaps the loss was only pushed over the
 * horizon. A score that reaches beta is not searched again: more of the same changes
 * nothing. Asked only near the horizon, where the two plies lost weigh most. */
static bool wants_recapture(const Search *s, int ply, int depth, Move move, int score,
                            int beta)
{
    return params.recapture && ply > 0 && near_horizon(depth)
        && s->stack[ply - 1].value < 0 && score < beta
        && move_to(move) == move_to(s->stack[ply - 1].move)
        && s->stack[ply].extended + RECAPTURE_EXTRA <= RECAPTURE_MAX;
}

/* Search the move that has just been made once more. The new score counts if it has found
 * a real loss, more than a pawn changing hands (190 cp): two searches of different depth never
 * quite agree, and always taking the better one would talk down every sacrifice. So the
 * window asks for that much from the start, and what is less fails low soon. */
static int search_again(Search *s, int alpha, int beta, int depth, int ply, int score)
{
    int least = score + RECAPTURE_GAIN;
    if (params.window && alpha < least - 1)
        alpha = least - 1;
    if (beta < least)
        beta = least;
    Frame *next = &s->stack[ply + 1];
    Line line = next->pv;
    bool by_rule = next->by_rule;
    next->extended = s->stack[ply].extended + RECAPTURE_EXTRA;
    next->pv.length = 0;
    int again = -search(s, -beta, -alpha, depth + RECAPTURE_EXTRA, ply + 1);
    if (again >= least)
        return again;
    next->pv = line;
    next->by_rule = by_rule;
    return score;
}

int search(Search *s, int alpha, int beta, int depth, int ply)
{
    Frame *f = &s->stack[ply];
    int score, best = -SCORE_INFINITE;
    Move move, best_move = MOVE_NONE, list[MAX_MOVES];
    Bound bound = BOUND_UPPER;
    bool cuts;
    Order order;
    const Candidate *c;

    /* [S1] horizon */
    if (depth <= 0 || ply >= MAX_PLY - 1)
        return horizon(s, ply);

    /* [S2] node count, stop */
    if (search_stopped(s))
        return 0;

    /* [S3] repetition, longest game */
    f->by_rule = search_rule_score(s, ply, &score);
    if (f->by_rule)
        return score;

    /* [S4] transposition table */
    Move hash_move = table_probe(s, alpha, beta, depth, ply, &cuts, &score);
    if (cuts)
        return score;

    /* [S6] generate */
    int count = search_moves(s, ply, list);
    if (count == 0)
        return -SCORE_MATE + ply;

    /* [S7] order */
    order_moves(&order, s, ply, hash_move, list, count);
    bool judged = params.static_value && depth >= params.value_depth;
    order.valued = !judged;

    /* [S8] move loop */
    while ((c = valued_next(&order, s)) != NULL) {
        move = c->move;

        /* [S8a] leave the rest out */
        if (judged && prunes_rest(s->pos, c, order.next, best))
            break;

        /* [S8c] search the move */
        f->value = value_of(s, c, depth);
        s->stack[ply + 1].extended = f->extended;
        search_make(s, ply, move);
        score = -search(s, -beta, -alpha, depth - 1, ply + 1);

        /* [S8d] search it again, deeper */
        if (wants_recapture(s, ply, depth, move, score, beta) && !s->stop)
            score = search_again(s, alpha, beta, depth - 1, ply, score);
        search_unmake(s);
        if (s->stop)
            return best;

        /* [S9] best move, cut-off */
        if (score > best) {
            best = score;
            f->by_rule = s->stack[ply + 1].by_rule;
            if (score > alpha) {
                best_move = move;
                if (params.window)
                    alpha = score;
                bound = BOUND_EXACT;
                search_update_pv(s, ply, move);
            }
            if (score >= beta) {
                search_count_cut(s, order.next == 1);
                bound = BOUND_LOWER;
                break;
            }
        }
    }
    if (bound != BOUND_UPPER)
        killer_store(s, ply, best_move);

    /* [S10] store */
    table_store(s, depth, ply, best_move, best, f->by_rule ? BOUND_NONE : bound);
    return best;
}

int search_iterate(Search *s, int previous)
{
    (void)previous;
    if (s->nodes == 0) { /* a new search; with MultiPV depth 1 comes several times */
        table_new_search();
        killer_clear(s);
    }
    return search(s, -SCORE_INFINITE, SCORE_INFINITE, s->root_depth, 0);
}
