/* clock.c - see clock.h. */
#include "usi/clock.h"

#include <string.h>

#include "machine/system.h"

static Limits told;   /* the times told last, less what was used since */
static int64_t since; /* when the own clock began to run */

bool usi_clock_given(const Limits *limits)
{
    return limits->has_clock || limits->movetime > 0;
}

static void copy_times(Limits *to, const Limits *from)
{
    memcpy(to->time, from->time, sizeof to->time);
    memcpy(to->increment, from->increment, sizeof to->increment);
    to->byoyomi = from->byoyomi;
    to->has_clock = from->has_clock;
    to->movetime = from->movetime;
}

void usi_clock_forget(void) { told = (Limits){ 0 }; }

void usi_clock_start(const Limits *limits)
{
    copy_times(&told, limits);
    since = system_now();
}

void usi_clock_charge(int side)
{
    int64_t left = told.time[side] - (system_now() - since);
    if (told.has_clock)
        told.time[side] = (left > 0 ? left : 0) + told.increment[side];
}

void usi_clock_hit(Limits *limits, const Limits *said)
{
    if (usi_clock_given(said))
        copy_times(limits, said);
    else if (!usi_clock_given(limits) && limits->depth == 0 && limits->nodes == 0)
        copy_times(limits, &told);
    usi_clock_start(limits);
    /* Nobody ever said how long: what has been thought has to do. */
    if (!usi_clock_given(limits) && limits->depth == 0 && limits->nodes == 0)
        limits->has_clock = true;
}
