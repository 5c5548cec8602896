/* quiesce.c - the horizon: captures until the position is quiet. [Quiescence] */
#include "quiesce.h"

#include "game/mate_one.h"
#include "leave_out.h"
#include "picker.h"
#include "search.h"
#include "whole_node.h"

enum {
    /* A capture is hopeless if even with this on top the score does not beat alpha;
     * about what the positional terms change by in one move. Centipawns. */
    QUIESCE_MARGIN = 150,
};

/* Can this capture or promotion not bring the score above alpha? `most` is what it may
 * gain. A check is never called hopeless: it may be mate, and what it wins shows only
 * after the answer. */
static bool is_hopeless(const Search *s, Move move, int most, int alpha, int ply)
{
    return params.quiesce_futility && !s->pos->in_check
        && s->facts[ply].eval + most <= alpha && !move_gives_check(s->pos, move);
}

/* A mate in one, not in check, or MOVE_NONE. Empties the next ply's line. */
static Move mate_at_horizon(Search *s, int ply)
{
    s->stack[ply + 1].pv.length = 0;
    return params.mate_in_one && !s->pos->in_check ? mate_in_one(s->pos) : MOVE_NONE;
}

/* Captures and promotions soon run out, so there is no depth here; the last ply is the
 * end of the stack. In check everything is different: there is no choice to do nothing,
 * so the evaluation counts for nothing and every answer is searched; without any it is
 * mate, and `best` keeps the score it began with. */
int quiesce(Search *s, int alpha, int beta, int ply)
{
    int score, best = -SCORE_MATE + ply;
    Picker picker;
    Move best_move = MOVE_NONE;

    if (search_stopped(s, alpha, beta, 0, ply))
        return 0;
    if (search_rule_score(s, ply, &score))
        return score;
    if (ply >= MAX_PLY - 1)
        return search_ends(s, ply, BY_HORIZON, 0, evaluate(s->pos));
    Move mate = mate_at_horizon(s, ply); /* while the table's entry is being fetched */
    /* Depth 0: whatever the table knows about this position was searched at least as
     * deeply. */
    TableHit hit = table_probe(s, ply);
    if (table_decides(&hit, alpha, beta, 0, ply))
        return search_ends(s, ply, table_reason(&hit), hit.depth, hit.score);
    node_begin(s, ply, &hit);
    if (mate != MOVE_NONE) {
        search_update_pv(s, ply, mate);
        return search_ends(s, ply, BY_MATE_IN_ONE, 0, SCORE_MATE - ply - 1);
    }
    /* The side to move may leave all captures alone, and some quiet move is mostly no
     * worse than what the evaluation says: so its value is a lower bound (stand pat). */
    if (!s->pos->in_check) {
        best = s->facts[ply].eval;
        if (best >= beta)
            return search_ends(s, ply, BY_STAND_PAT, 0, best);
    }
    int low = best > alpha ? best : alpha;
    picker_start_captures(&picker, s, ply, table_move(s, &hit));
    for (const Candidate *c; (c = picker_next(&picker)) != NULL;) {
        Move move = c->move;
        int most = move_gain(s->pos, move) + QUIESCE_MARGIN;
        if (is_hopeless(s, move, most, low, ply)) {
            note_left_out(s, ply, low, s->facts[ply].eval + most);
            search_tells(s, ply, OUT_HOPELESS, move, most);
            continue;
        }
        search_make(s, ply, move);
        score = -quiesce(s, -beta, -low, ply + 1);
        search_unmake(s);
        if (s->stop) /* before the table: what it says must not be remembered */
            return best;
        note_rule(s, ply, score > best, score >= beta);
        if (score > best) {
            best = score;
            best_move = move;
            if (score > low)
                low = score;
            search_update_pv(s, ply, move);
            if (score >= beta)
                break;
        }
    }
    best = with_left_out(s, ply, best);
    table_store(s, 0, ply, best_move, best, best >= beta ? BOUND_LOWER : BOUND_UPPER);
    return search_ends(s, ply, BY_MOVES, 0, best);
}
