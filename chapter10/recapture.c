/* recapture.c - the recapture extension (取り返しの延長), against the horizon effect.
 * [Recapture] */
#include "recapture.h"

#include "move_value.h"
#include "search.h"

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

void recapture_prepare(Search *s, int ply, const Candidate *c, int depth)
{
    bool asked = params.recapture && params.static_value && near_horizon(depth - 1);
    bool missing = asked && c->key >= KEY_KILLER;
    int value = missing ? move_value(s->pos, c->move, NULL) : c->value;
    if (asked && params.recapture_captures && value != 0)
        value -= capture_bonus(s->pos, c->move);
    s->facts[ply].value = value;
    s->facts[ply + 1].extended = s->facts[ply].extended;
}

bool wants_recapture(const Search *s, int ply, int depth, Move move, int score, int beta)
{
    return params.recapture && ply > 0 && near_horizon(depth)
        && s->facts[ply - 1].value < 0 && score < beta
        && move_to(move) == move_to(s->stack[ply - 1].move)
        && s->facts[ply].extended + RECAPTURE_EXTRA <= RECAPTURE_MAX;
}

/* The window asks for the gain from the start: what is less fails low soon. */
int search_again(Search *s, int alpha, int beta, int depth, int ply, int score)
{
    int least = score + RECAPTURE_GAIN;
    if (params.window && alpha < least - 1)
        alpha = least - 1;
    if (beta < least)
        beta = least;
    Frame *next = &s->stack[ply + 1];
    Line line = next->pv;
    bool by_rule = next->by_rule;
    s->facts[ply + 1].extended = s->facts[ply].extended + RECAPTURE_EXTRA;
    next->pv.length = 0;
    search_tells(s, ply, MORE_RECAPTURE, s->stack[ply].move, RECAPTURE_EXTRA);
    int again = -search(s, -beta, -alpha, depth + RECAPTURE_EXTRA, ply + 1);
    if (again >= least) {
        search_tells(s, ply, IS_TAKEN, s->stack[ply].move, again);
        return again;
    }
    next->pv = line;
    next->by_rule = by_rule;
    return score;
}
