/* search.c - alpha-beta. */
#include "search.h"

#include <string.h>

#include "order.h"

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

int search(Search *s, int alpha, int beta, int depth, int ply)
{
    int score, best = -SCORE_INFINITE;
    Move move, best_move = MOVE_NONE, list[MAX_MOVES];
    Bound bound = BOUND_UPPER;
    Order order;

    /* [S1] horizon */
    if (depth <= 0 || ply >= MAX_PLY - 1)
        return horizon(s, ply);

    /* [S2] node count, stop */
    if (search_stopped(s, alpha, beta, depth, ply))
        return 0;

    /* [S3] repetition, longest game */
    if (search_rule_score(s, ply, &score))
        return score;

    /* [S4] transposition table */
    TableHit hit = table_probe(s, ply);
    if (table_decides(&hit, alpha, beta, depth, ply))
        return search_ends(s, ply, table_reason(&hit), hit.depth, hit.score);
    Move hash_move = table_move(s, &hit);

    /* [S6] generate */
    int count = search_moves(s, ply, list);
    if (count == 0)
        return search_ends(s, ply, BY_MATE, 0, -SCORE_MATE + ply);

    /* [S7] order */
    order_moves(&order, s, ply, hash_move, list, count);

    /* [S8] move loop */
    for (const Candidate *c; (c = order_next(&order)) != NULL;) {
        move = c->move;

        /* [S8c] search the move */
        search_make(s, ply, move);
        score = -search(s, -beta, -alpha, depth - 1, ply + 1);
        search_unmake(s);
        if (s->stop)
            return best;

        /* [S9] best move, cut-off */
        if (score > best) {
            best = score;
            s->stack[ply].by_rule = s->stack[ply + 1].by_rule;
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
    table_store(s, depth, ply, best_move, best, bound);
    return search_ends(s, ply, BY_MOVES, 0, best);
}

void search_begin(Search *s)
{
    Memory *memory = s->memory;
    s->facts = memset(memory->facts, 0, sizeof memory->facts);
    memory->table = table_of(s);
    table_new_search(memory->table);
}

int search_iterate(Search *s, int previous)
{
    (void)previous;
    return search(s, -SCORE_INFINITE, SCORE_INFINITE, s->root_depth, 0);
}
