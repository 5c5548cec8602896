/* clock.h - time, and how much of it a move may take. All times are milliseconds. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdbool.h>
#include <stdint.h>

enum { TIME_UNLIMITED = 1 << 30 };

/* Limits of one search. Zero means "not given". */
typedef struct {
    int depth;           /* plies */
    int64_t nodes;
    int mate;            /* `go mate`: milliseconds, or TIME_UNLIMITED */
    int movetime;        /* this long, less the margin; see clock_budget() */
    int64_t time[2];     /* main time left, [side] */
    int64_t increment[2];
    int64_t byoyomi;
    bool has_clock;      /* time, increment or byoyomi was given, even as 0 */
    bool infinite;       /* no answer before `stop` */
    bool ponder;         /* no answer before `stop` or `ponderhit` */
} Limits;

/* When to stop, counted from the start of the search. */
typedef struct {
    int64_t soft; /* do not begin another iteration after this */
    int64_t hard; /* never think longer than this */
} Budget;

/* The time for a move of `side` at game ply `ply`, with `margin` ms held back while the
 * answer travels to the other program: never less than 20 ms, but of short times at most
 * an eighth (half, if the margin is above the usual 50 ms), and always 2 ms. So 950 of
 * 1000 ms are used with the default margin, 88 of 100, 8 of 10. Of a movetime at most a
 * fiftieth is held back: 980 of 1000 ms are used. Both are TIME_UNLIMITED when no time
 * limit is given. Never divides by zero, never negative, and hard is at least 1. */
Budget clock_budget(const Limits *limits, int side, int ply, int margin);

#endif
