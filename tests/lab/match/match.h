/* match.h - many games between two engines, some at the same time. */
#ifndef MATCH_H
#define MATCH_H

#include "plan.h"

/* Play what the plan asks for and print the summary. Returns the exit status: 0 done; 1 a
 * file or an engine cannot be used; 130 interrupted by a signal (the table is
 * complete). */
int match_play(const Plan *plan);

#endif
