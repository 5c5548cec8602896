/* search.c - the modern searcher. */
#include "search.h"

#include <string.h>

enum {
    ASPIRATION_DEPTH = 4,   /* shallower iterations use the full window */
    ASPIRATION_WINDOW = 50, /* half a pawn either way; doubled at each failure */
    ASPIRATION_MAX = 1000,  /* a wider window is no better than the full one */
};

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
    int score, best = -SCORE_INFINITE, searched = 0;
    Move move, best_move = MOVE_NONE, tried[MAX_MOVES];
    Bound bound = BOUND_UPPER;
    bool cuts, pv_node = beta - alpha > 1;
    Picker picker;

    /* [S1] horizon */
    if (depth <= 0 || ply >= MAX_PLY - 1)
        return params.quiescence ? quiesce(s, alpha, beta, ply) : horizon(s, ply);

    /* [S2] node count, stop */
    if (search_stopped(s, alpha, beta, depth, ply))
        return best; /* nothing yet: at the root a 0 would pass for a score */

    /* [S3] repetition, longest game, mate distance */
    if (search_rule_score(s, ply, &score) || mate_distance_decides(s, alpha, ply, &score))
        return score;

    /* [S4] transposition table */
    Move hash_move = table_probe(s, alpha, beta, depth, ply, &cuts, &score);
    if (cuts)
        return score;

    /* [S5] decide the whole node */
    s->facts[ply].static_eval = static_eval(s, ply);
    s->facts[ply].left_out = -SCORE_INFINITE;
    if (futility_decides(s, pv_node, beta, depth, ply, &score)
        || null_move_decides(s, pv_node, beta, &depth, ply, &score))
        return score;
    depth -= reduces_internally(s, depth, ply, hash_move);

    /* [S6] generate, [S7] order: in stages */
    bool judged = params.static_value && depth >= params.value_depth;
    picker_start(&picker, s, ply, hash_move, judged);

    /* [S8] move loop */
    for (const Candidate *c; (c = picker_next(&picker)) != NULL;) {
        move = c->move;
        bool check = move_gives_check(s->pos, move);
        bool plain = !check && move_is_quiet(s->pos, move); /* nothing happens at once */
        bool may_skip = may_leave_out(s, pv_node, beta, ply)
            && (searched == 0 ? move != hash_move : !is_loss_score(best));

        /* [S8a] leave the rest out */
        if (may_skip && is_late(s, alpha, move, plain, depth, ply, searched)) {
            picker_only_checks(&picker, searched);
            continue;
        }

        /* [S8b] leave this move out; last by its value, which costs most to know */
        if (may_skip && leaves_out(s, alpha, depth, ply, move, plain))
            continue;
        if (judged && prunes_rest(s, ply, picker_judge(&picker), picker.rank, best))
            continue;

        /* [S8c] search the move, checks deeper, late ones less deeply at first */
        table_prefetch(position_key_after(s->pos, move));
        int extra = extends_check(s, move, ply, check);
        int less = extra ? 0 : reduction(s, move, depth, ply, searched, pv_node);
        recapture_prepare(s, ply, c, depth);
        search_make(s, ply, move);
        score = search_move(s, alpha, beta, depth - 1 + extra, ply, less, searched == 0);

        /* [S8d] search it again, deeper */
        if (wants_recapture(s, ply, depth, move, score, beta) && !s->stop)
            score = search_again(s, alpha, beta, depth - 1, ply, score);
        search_unmake(s);
        if (s->stop)
            return best;
        tried[searched++] = move;

        /* [S9] best move, cut-off */
        note_rule(s, ply, score > best, score >= beta);
        if (score > best) {
            best = score;
            if (score > alpha) {
                best_move = move;
                if (params.window)
                    alpha = score;
                bound = BOUND_EXACT;
                search_update_pv(s, ply, move);
            }
            if (score >= beta) {
                search_count_cut(s, searched == 1);
                bound = BOUND_LOWER;
                break;
            }
        }
    }
    if (picker.rank == 0)
        return search_ends(s, ply, BY_MATE, 0, -SCORE_MATE + ply);
    best = with_left_out(s, ply, best);
    learn(s, ply, best_move, bound, tried, searched - 1, depth);

    /* [S10] store */
    table_store(s, depth, ply, best_move, best, bound);
    return search_ends(s, ply, BY_MOVES, 0, best);
}

void search_begin(Search *s)
{
    static Facts facts[MAX_PLY + 4];
    s->facts = memset(facts, 0, sizeof facts);
    table_new_search();
    build_reductions();
    cached_eval_clear();
}

/* One iteration, in a window around the score of the last one that is widened when the
 * true score lies outside. */
int search_iterate(Search *s, int previous)
{
    int window = ASPIRATION_WINDOW, proved = -SCORE_INFINITE;
    int alpha = -SCORE_INFINITE, beta = SCORE_INFINITE;
    if (s->nodes == 0) /* a new search; with MultiPV depth 1 comes several times */
        search_begin(s);
    if (params.aspiration && s->root_depth >= ASPIRATION_DEPTH && !is_win_score(previous)
        && !is_loss_score(previous)) {
        alpha = previous - window;
        beta = previous + window;
    }
    for (;;) {
        int score = search(s, alpha, beta, s->root_depth, 0);
        if (s->stop) /* a move that failed high before is still better than the others */
            return score > proved ? score : proved;
        if (score > alpha && score < beta)
            return score;
        window *= 2;
        if (score <= alpha) {
            s->stack[0].pv.length = 0; /* a stop must leave neither this line */
            proved = -SCORE_INFINITE;  /* nor what an earlier window seemed to prove */
            alpha = window > ASPIRATION_MAX ? -SCORE_INFINITE : score - window;
        } else {
            proved = score;
            beta = window > ASPIRATION_MAX ? SCORE_INFINITE : score + window;
        }
    }
}
