/* search.c - plain negamax. */
#include "search.h"

/* What the side to move can win at once: a piece under attack is not overlooked. */
static int leaf_exchange(const Position *pos)
{
    return params.leaf_exchange ? exchange_best(pos) : 0;
}

/* S1: evaluation plus the best exchange on one square. A leaf is a node like any other:
 * it counts, and the rules may decide it. */
static int horizon(Search *s, int ply)
{
    int score;

    /* [S2] node count, stop */
    if (search_stopped(s, -SCORE_INFINITE, SCORE_INFINITE, 0, ply))
        return 0;

    /* [S3] repetition, longest game */
    if (search_rule_score(s, ply, &score))
        return score;

    int gain = leaf_exchange(s->pos);
    return search_ends(s, ply, BY_HORIZON, gain, evaluate(s->pos) + gain);
}

int search(Search *s, int depth, int ply)
{
    int score, best = -SCORE_INFINITE;
    Move move, list[MAX_MOVES];

    /* [S1] horizon */
    if (depth <= 0 || ply >= MAX_PLY - 1)
        return horizon(s, ply);

    /* [S2] node count, stop */
    if (search_stopped(s, -SCORE_INFINITE, SCORE_INFINITE, depth, ply))
        return 0;

    /* [S3] repetition, longest game */
    if (search_rule_score(s, ply, &score))
        return score;

    /* [S6] generate */
    int count = search_moves(s, ply, list);
    if (count == 0)
        return search_ends(s, ply, BY_MATE, 0, -SCORE_MATE + ply);

    /* [S8] move loop */
    for (int i = 0; i < count; i++) {
        move = list[i];

        /* [S8c] search the move */
        search_make(s, ply, move);
        score = -search(s, depth - 1, ply + 1);
        search_unmake(s);
        if (s->stop)
            return best;

        /* [S9] best move */
        if (score > best) {
            best = score;
            search_update_pv(s, ply, move);
        }
    }
    return search_ends(s, ply, BY_MOVES, 0, best);
}

int search_iterate(Search *s, int previous)
{
    (void)previous;
    return search(s, s->root_depth, 0);
}
