/* leave_out.c - techniques that leave single moves out. */
#include "leave_out.h"

#include "search.h"

enum {
    LATE_DEPTH = 8,           /* plies; deeper nodes leave no move out as late */
    MOVE_FUTILITY_DEPTH = 7,  /* plies */
    MOVE_FUTILITY_BASE = 100, /* cp: what one plain move may gain at once */
    EXCHANGE_DEPTH = 7,
    QUIET_LOSS = 40,          /* cp per ply squared that a quiet move may lose */
    CAPTURE_LOSS = 150,       /* cp per ply that a capture or promotion may lose */
};

/* Late move pruning: have so many moves failed here that a plain one probably will? */
static bool is_late(const Picker *p, int depth)
{
    const Facts *facts = &p->s->facts[p->ply];
    bool improving = p->ply >= 2 && facts->static_eval > facts[-2].static_eval;
    return params.late_move_pruning && depth <= LATE_DEPTH
        && p->searched >= (5 + depth * depth) / (improving ? 1 : 2);
}

/* What a plain move may gain at most, cp. */
static int most_gained(int depth) { return MOVE_FUTILITY_BASE + futility_margin(depth); }

/* Futility of plain moves: even a good gain leaves the score at alpha or below. */
static bool is_futile(const Picker *p, int alpha, int depth)
{
    return params.move_futility && depth <= MOVE_FUTILITY_DEPTH
        && p->s->facts[p->ply].static_eval + most_gained(depth) <= alpha;
}

bool leave_rest_out(Picker *p, bool pv_node, int alpha, int beta, int best, int depth)
{
    bool lost = p->searched > 0 && is_loss_score(best); /* then each is worth a try */
    if (lost || !may_decide(p->s, pv_node, beta) || p->s->facts[p->ply].mate_threat) {
        p->plain_out = NOT_LEFT_OUT;
        return false;
    }
    if (p->plain_out != NOT_LEFT_OUT)
        return true;
    if (is_late(p, depth))
        picker_only_checks(p, OUT_LATE, p->searched);
    else if (is_futile(p, alpha, depth))
        picker_only_checks(p, OUT_FUTILITY, most_gained(depth));
    return true;
}

/* What a move must win by exchange on its square at least, cp. */
static int least_won(const Search *s, int depth, Move move)
{
    return move_is_quiet(s->pos, move) ? -QUIET_LOSS * depth * depth
                                       : -CAPTURE_LOSS * depth;
}

/* The move loses more material on its square than this depth can make good. */
static bool loses_exchange(const Search *s, int depth, Move move)
{
    return params.exchange_pruning && depth <= EXCHANGE_DEPTH
        && !exchange_reaches(s->pos, move, least_won(s, depth, move));
}

Fate why_left_out(const Picker *p, int depth, Move move, bool check)
{
    if (move == p->hash_move)
        return NOT_LEFT_OUT;
    bool plain = !check && move_is_quiet(p->s->pos, move);
    if (plain && p->plain_out != NOT_LEFT_OUT)
        return p->plain_out;
    return loses_exchange(p->s, depth, move) ? OUT_EXCHANGE : NOT_LEFT_OUT;
}

void note_left_out(const Search *s, int ply, int alpha, int most)
{
    most = most < alpha ? most : alpha;
    if (s->facts[ply].left_out < most)
        s->facts[ply].left_out = most;
}

void leave_out(const Picker *p, const Candidate *c, int alpha, int depth, Fate why)
{
    const Search *s = p->s;
    int by = why == OUT_FORWARD ? c->value
        : why == OUT_EXCHANGE ? least_won(s, depth, c->move) : p->plain_by;
    search_tells(s, p->ply, why, c->move, by);
    if (why != OUT_FORWARD) /* which does not ask what may be hoped for */
        note_left_out(s, p->ply, alpha,
                      s->facts[p->ply].static_eval + most_gained(depth));
}

int with_left_out(const Search *s, int ply, int best)
{
    return best > s->facts[ply].left_out ? best : s->facts[ply].left_out;
}

int with_rest_left_out(const Picker *p, int alpha, int depth, int best)
{
    const Facts *facts = &p->s->facts[p->ply];
    if (p->passed_over > 0)
        note_left_out(p->s, p->ply, alpha, facts->static_eval + most_gained(depth));
    return with_left_out(p->s, p->ply, best);
}
