/* mate.h - the search for a forced mate by checks (詰み), for `go mate`. */
#ifndef MATE_H
#define MATE_H

#include "think/engine.h"

typedef enum { MATE_FOUND, MATE_NONE, MATE_TIMEOUT } MateResult;

/* Does the side to move mate by checks alone? The line ends in the mate, the shortest
 * that was found in the time; empty without one. MATE_NONE is proved. Stops when s->stop
 * is set, and counts its nodes by search_counts(); *s->pos is restored. */
MateResult mate_search(Search *s, Line *line);

#endif
