/* quiesce.c - the horizon: captures until the position is quiet. [Quiescence] */
#include "search.h"

#include "game/mate_one.h"

enum {
    /* A capture is hopeless if even with this on top it leaves the score below alpha;
     * about what the positional terms change by in one move. Centipawns. */
    QUIESCE_MARGIN = 150,
};

/* Can this capture or promotion not bring the score up to alpha? A check is never called
 * hopeless: it may be mate, and what it wins shows only after the answer. */
static bool is_hopeless(const Search *s, Move move, int stand_pat, int alpha, int ply)
{
    int most = move_gain(s->pos, move) + QUIESCE_MARGIN;
    return params.quiesce_futility
        && stand_pat + most <= alpha && !move_gives_check(s->pos, move)
        && note_left_out(s, ply, alpha, stand_pat + most)
        && search_tells(s, ply, OUT_HOPELESS, move, most);
}

/* A mate in one, by a quiet move as well: it becomes the line of this ply. */
static bool mates_at_horizon(Search *s, int ply)
{
    Move move = params.mate_in_one ? mate_in_one(s->pos) : MOVE_NONE;
    if (move == MOVE_NONE)
        return false;
    s->stack[ply + 1].pv.length = 0;
    search_update_pv(s, ply, move);
    return true;
}

/* Captures and promotions soon run out, so there is no depth here; the last ply is the
 * end of the stack. In check everything is different: there is no choice to do nothing,
 * so the evaluation counts for nothing and every answer is searched; without any it is
 * mate, and `best` keeps the score it began with. */
int quiesce(Search *s, int alpha, int beta, int ply)
{
    int score, best = -SCORE_MATE + ply;
    bool cuts, in_check = s->pos->in_check;
    Picker picker;
    const Candidate *c;
    Move best_move = MOVE_NONE, move;

    if (search_stopped(s, alpha, beta, 0, ply))
        return 0;
    if (search_rule_score(s, ply, &score))
        return score;
    if (ply >= MAX_PLY - 1)
        return search_ends(s, ply, BY_HORIZON, 0, evaluate(s->pos));
    /* Depth 0: whatever the table knows about this position was searched at least as
     * deeply. */
    Move hash_move = table_probe(s, alpha, beta, 0, ply, &cuts, &score);
    if (cuts)
        return score;
    int stand_pat = in_check ? best : cached_eval(s->pos);
    if (!in_check) {
        search_tells(s, ply, IS_WORTH, MOVE_NONE, stand_pat);
        if (mates_at_horizon(s, ply))
            return search_ends(s, ply, BY_MATE_IN_ONE, 0, SCORE_MATE - ply - 1);
        /* The side to move may leave all captures alone, and some quiet move is
         * mostly no worse than what the evaluation says: so its value is a lower
         * bound (stand pat). */
        best = stand_pat;
        if (best >= beta)
            return search_ends(s, ply, BY_STAND_PAT, 0, best);
    }
    int low = best > alpha ? best : alpha;
    s->facts[ply].left_out = -SCORE_INFINITE;

    picker_start_captures(&picker, s, ply, hash_move);
    while ((c = picker_next(&picker)) != NULL) {
        move = c->move;
        if (!in_check && is_hopeless(s, move, stand_pat, low, ply))
            continue;
        table_prefetch(position_key_after(s->pos, move));
        search_make(s, ply, move);
        score = -quiesce(s, -beta, -low, ply + 1);
        search_unmake(s);
        /* Before the table: what an interrupted search says must not be remembered. */
        if (s->stop)
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
