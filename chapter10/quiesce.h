/* quiesce.h - the search beyond the horizon. [Quiescence] */
#ifndef QUIESCE_H
#define QUIESCE_H

#include "think/engine.h"

/* Captures, promotions, and all answers to check, until the position is quiet (静止探索).
 * Returns what search() does; but after a stop its value means nothing. */
int quiesce(Search *s, int alpha, int beta, int ply);

#endif
