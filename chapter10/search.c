/* search.c - the modern searcher. */
#include "search.h"

#include <string.h>

#include "depth.h"
#include "leave_out.h"
#include "move_value.h"
#include "order.h"
#include "picker.h"
#include "quiesce.h"
#include "recapture.h"
#include "whole_node.h"

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
    int score, best = -SCORE_INFINITE;
    Move move, best_move = MOVE_NONE, tried[MAX_MOVES];
    Bound bound = BOUND_UPPER;
    bool pv_node = beta - alpha > 1;
    Picker picker;

    /* [S1] horizon */
    if (depth <= 0 || ply >= MAX_PLY - 1)
        return params.quiescence ? quiesce(s, alpha, beta, ply) : horizon(s, ply);

    /* [S2] node count, stop */
    if (search_stopped(s, alpha, beta, depth, ply))
        return best; /* nothing yet: at the root a 0 would pass for a score */

    /* [S3] repetition, longest game, mate distance */
    if (search_rule_score(s, ply, &score))
        return score;
    if (is_mate_too_far(alpha, ply))
        return search_ends(s, ply, BY_MATE_BOUND, 0, SCORE_MATE - ply - 1);

    /* [S4] transposition table */
    TableHit hit = table_probe(s, ply);
    if (table_decides(&hit, alpha, beta, depth, ply))
        return search_ends(s, ply, table_reason(&hit), hit.depth, hit.score);
    Move hash_move = table_move(s, &hit);

    /* [S5] decide the whole node */
    int eval = node_begin(s, ply, &hit);
    if (is_far_above(s, pv_node, beta, depth, eval))
        return search_ends(s, ply, BY_FUTILITY, futility_margin(depth), eval);
    if (null_move_decides(s, pv_node, beta, &depth, ply, &score))
        return score;
    depth -= internal_reduction(s, depth, ply, hash_move);

    /* [S6] generate */
    /* [S7] order */
    bool judged = params.static_value && depth >= params.value_depth;
    picker_start(&picker, s, ply, hash_move, judged);

    /* [S8] move loop */
    for (const Candidate *c;;) {
        /* [S8a] leave the rest out */
        bool may_skip = leave_rest_out(&picker, pv_node, alpha, beta, best, depth);
        if ((c = picker_next(&picker)) == NULL)
            break;
        /* [S8b] leave this move out */
        move = c->move;
        bool check = move_gives_check(s->pos, move);
        Fate out = may_skip ? why_left_out(&picker, depth, move, check) : NOT_LEFT_OUT;
        if (out == NOT_LEFT_OUT && judged && picker_prunes(&picker, best))
            out = OUT_FORWARD; /* last, since the move's static value costs most */
        if (out != NOT_LEFT_OUT) {
            leave_out(&picker, c, alpha, depth, out);
            continue;
        }

        /* [S8c] search the move */
        int extra = check_extension(s, move, ply, check);
        int less = extra ? 0 : reduction(&picker, move, depth, pv_node);
        recapture_prepare(s, ply, c, depth);
        search_make(s, ply, move);
        score = search_move(s, alpha, beta, depth - 1 + extra, ply, less,
                            picker.searched == 0);

        /* [S8d] search it again, deeper */
        if (wants_recapture(s, ply, depth, move, score, beta) && !s->stop)
            score = search_again(s, alpha, beta, depth - 1, ply, score);
        search_unmake(s);
        if (s->stop)
            return best;
        tried[picker.searched++] = move;

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
                search_count_cut(s, picker.searched == 1);
                bound = BOUND_LOWER;
                break;
            }
        }
    }
    if (picker.rank == 0)
        return search_ends(s, ply, BY_MATE, 0, -SCORE_MATE + ply);
    best = with_rest_left_out(&picker, alpha, depth, best);
    learn(s, ply, best_move, bound, tried, picker.searched - 1, depth);

    /* [S10] store */
    table_store(s, depth, ply, best_move, best, bound);
    return search_ends(s, ply, BY_MOVES, 0, best);
}

void search_begin(Search *s)
{
    Memory *memory = s->memory;
    s->facts = memset(memory->facts, 0, sizeof memory->facts);
    memory->table = table_of(s);
    if (s->request.leader != NULL) {
        memory->table = s->request.leader->memory->table;
        return;
    }
    table_new_search(memory->table);
    build_reductions();
}

/* Does this helper leave the iteration out, so that not all do the same? Helper 1 has the
 * even depths, helper 2 the odd ones. The next four search two depths and leave two out,
 * each beginning with another one; the next six three; and so on. [Threads] */
static bool leaves_out(const Search *s)
{
    int size = 1, phase = s->request.helper - 1;
    for (; phase >= 2 * size; size++)
        phase -= 2 * size;
    return s->request.helper > 0 && (s->root_depth + phase) / size % 2 != 0;
}

/* One iteration, in a window around the score of the last one that is widened when the
 * true score lies outside. A root that was stopped returns the score of the best move
 * completed, -SCORE_INFINITE if there is none. */
int search_iterate(Search *s, int previous)
{
    int window = ASPIRATION_WINDOW, proved = -SCORE_INFINITE;
    int alpha = -SCORE_INFINITE, beta = SCORE_INFINITE;
    if (leaves_out(s))
        return previous;
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
            s->stack[0].pv.length = 0; /* all moves failed: none is known to be good, */
            proved = -SCORE_INFINITE;  /* and an earlier proof is contradicted */
            alpha = window > ASPIRATION_MAX ? -SCORE_INFINITE : score - window;
        } else {
            proved = score;
            beta = window > ASPIRATION_MAX ? SCORE_INFINITE : score + window;
        }
    }
}
