/* clock.c - see clock.h. */
#include "think/clock.h"

#include <assert.h>

enum {
    /* Own moves still to come, as far as planning goes: a game has about 120 plies. It
     * may have many more, so the number never falls below the second. */
    MOVES_AT_START = 60,
    MOVES_AT_LEAST = 25,
    SOFT_PERCENT = 60,   /* of the slice: another iteration would hardly end inside it */
    HARD_SLICES = 4,     /* what one difficult move may cost */
    MARGIN_SHARE = 8,    /* at most this part of the time is kept as margin, ... */
    USUAL_MARGIN = 50,   /* ms; ... but of a margin that someone has set larger, ... */
    SLOW_SHARE = 2,      /* ... at most this part: the way to the server may be long */
    LEAST_MARGIN = 20,   /* ms, whatever the option says: a system lets a program wait for
                            some ticks of 4 ms now and then, even with little to do */
    TINY_MARGIN = 2,     /* ms, where even that share is less, but a flag falls */
    MOVETIME_SHARE = 50, /* of a fixed time, where none falls: below 50 ms all is used */
};

static int64_t between(int64_t low, int64_t value, int64_t high)
{
    return value < low ? low : value > high ? high : value;
}

/* The part of `time` that is not used: LEAST_MARGIN at least, but at most this share. */
static int64_t margin_of(int64_t time, int margin, int share)
{
    int64_t kept = margin > LEAST_MARGIN ? margin : LEAST_MARGIN;
    return kept < time / share ? kept : time / share;
}

/* Some clients send the time with this move's increment in it, some without. With it, the
 * time is never below the increment; so where it is not below, nothing is added. */
static Budget clock_slice(const Limits *limits, int side, int ply, int margin)
{
    int64_t left = between(0, limits->time[side], TIME_UNLIMITED);
    int64_t increment = between(0, limits->increment[side], TIME_UNLIMITED);
    int64_t byoyomi = between(0, limits->byoyomi, TIME_UNLIMITED);
    int64_t total = left + byoyomi + (left < increment ? increment : 0);
    int64_t kept = margin_of(total, margin,
                             margin > USUAL_MARGIN ? SLOW_SHARE : MARGIN_SHARE);
    int64_t most = between(1, total - (kept > TINY_MARGIN ? kept : TINY_MARGIN),
                           TIME_UNLIMITED);
    if (left == 0 && increment == 0) /* byoyomi that is not used now is lost */
        return (Budget){ .soft = total > 0 ? most : 0, .hard = most };
    int64_t moves = between(MOVES_AT_LEAST, MOVES_AT_START - ply / 4, MOVES_AT_START);
    int64_t slice = left / moves + increment + byoyomi;
    int64_t hard = between(1, slice * HARD_SLICES, most);
    return (Budget){ .soft = between(0, slice * SOFT_PERCENT / 100, hard), .hard = hard };
}

Budget clock_budget(const Limits *limits, int side, int ply, int margin)
{
    assert((side == 0 || side == 1) && ply >= 0 && margin >= 0);
    Budget budget = { TIME_UNLIMITED, TIME_UNLIMITED };
    if (limits->has_clock)
        budget = clock_slice(limits, side, ply, margin);
    int fixed = limits->movetime > 0 ? limits->movetime : limits->mate;
    if (fixed > 0 && fixed < TIME_UNLIMITED) {
        int64_t most = fixed - margin_of(fixed, margin, MOVETIME_SHARE);
        budget.hard = between(1, most, budget.hard);
        budget.soft = limits->has_clock ? between(0, budget.soft, budget.hard) : most;
    }
    return budget;
}
