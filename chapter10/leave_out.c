/* leave_out.c - techniques that leave single moves out. */
#include "leave_out.h"

#include "search.h"

enum {
    LATE_DEPTH = 8,           /* plies, like the other depths */
    MOVE_FUTILITY_DEPTH = 7,  /* plies */
    MOVE_FUTILITY_BASE = 100, /* cp: what one quiet move may gain at once */
    EXCHANGE_DEPTH = 7,
    QUIET_LOSS = 40,          /* cp per ply squared that a quiet move may lose */
    CAPTURE_LOSS = 150,       /* cp per ply that a capture may lose */
};

bool may_leave_out(const Search *s, bool pv_node, int beta, int ply)
{
    return may_decide(s, pv_node, beta) && !s->facts[ply].mate_threat;
}

/* Late move pruning: so many moves of this node have failed that this one will too. */
static bool is_late(const Picker *p, bool plain, int depth)
{
    const Facts *facts = &p->s->facts[p->ply];
    bool improving = p->ply >= 2 && facts->static_eval > facts[-2].static_eval;
    return params.late_move_pruning && plain && depth <= LATE_DEPTH
        && p->searched >= (5 + depth * depth) / (improving ? 1 : 2);
}

/* What a quiet move may gain at most, cp. */
static int most_gained(int depth) { return MOVE_FUTILITY_BASE + futility_margin(depth); }

/* Futility of a quiet move: even a good gain leaves the score at alpha or below. */
static bool is_futile(const Picker *p, int alpha, bool plain, int depth)
{
    return params.move_futility && plain && depth <= MOVE_FUTILITY_DEPTH
        && p->s->facts[p->ply].static_eval + most_gained(depth) <= alpha;
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

Fate why_left_out(const Picker *p, int alpha, int depth, Move move, bool check)
{
    bool plain = !check && move_is_quiet(p->s->pos, move); /* nothing happens at once */
    if (is_late(p, plain, depth))
        return OUT_LATE;
    if (is_futile(p, alpha, plain, depth))
        return OUT_FUTILITY;
    if (loses_exchange(p->s, depth, move))
        return OUT_EXCHANGE;
    return NOT_LEFT_OUT;
}

void note_left_out(const Search *s, int ply, int alpha, int most)
{
    most = most < alpha ? most : alpha;
    if (s->facts[ply].left_out < most)
        s->facts[ply].left_out = most;
}

/* By how much, for who watches; see Fate. */
static int left_out_by(const Picker *p, int depth, const Candidate *c, Fate why)
{
    switch (why) {
    case OUT_LATE: return p->searched;
    case OUT_FUTILITY: return most_gained(depth);
    case OUT_EXCHANGE: return least_won(p->s, depth, c->move);
    default: return c->value;
    }
}

void leave_out(Picker *p, const Candidate *c, int alpha, int depth, Fate why)
{
    const Search *s = p->s;
    search_tells(s, p->ply, why, c->move, left_out_by(p, depth, c, why));
    if (why == OUT_LATE)
        picker_only_checks(p);
    if (why != OUT_FORWARD) /* which does not ask what may be hoped for */
        note_left_out(s, p->ply, alpha,
                      s->facts[p->ply].static_eval + most_gained(depth));
}

int with_left_out(const Search *s, int ply, int best)
{
    return best > s->facts[ply].left_out ? best : s->facts[ply].left_out;
}
