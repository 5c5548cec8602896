/* clock.h - our own clock as the GUI reports it, kept up to date over ponder hits that
 * report nothing. */
#ifndef USI_CLOCK_H
#define USI_CLOCK_H

#include "think/engine.h"

/* Do the limits say how long? */
bool usi_clock_given(const Limits *limits);

/* A new game: forget the times reported so far. */
void usi_clock_forget(void);

/* Our clock begins to run, with these times. */
void usi_clock_start(const Limits *limits);

/* Our move is made. Some GUIs send a chain of ponder hits without any times: then the
 * next move has only what this one left over. */
void usi_clock_charge(int side);

/* A ponder hit: the time is that given with `ponderhit` (`said`), else with `go ponder`
 * (`limits`), else what is left from before. Our clock begins to run. */
void usi_clock_hit(Limits *limits, const Limits *said);

#endif
