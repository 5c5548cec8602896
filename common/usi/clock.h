/* clock.h - the own clock as the GUI tells it, kept going over ponder hits that tell
 * nothing. */
#ifndef USI_CLOCK_H
#define USI_CLOCK_H

#include "think/engine.h"

/* Do the limits say how long? */
bool usi_clock_given(const Limits *limits);

/* Another game: the times told so far are not its. */
void usi_clock_forget(void);

/* The own clock began to run, with these times. */
void usi_clock_start(const Limits *limits);

/* The own move is made. Some GUIs send a chain of ponder hits without any times: then the
 * next one has only what this one left. */
void usi_clock_charge(int side);

/* A ponder hit: the time is that of the `ponderhit` (`said`), else of the `go ponder`
 * (`limits`), else what is left of the last. The clock begins to run. */
void usi_clock_hit(Limits *limits, const Limits *said);

#endif
