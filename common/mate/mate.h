/* mate.h - the search for a forced mate by checks (詰み), for `go mate`. */
#ifndef MATE_H
#define MATE_H

#include "think/think.h"

typedef enum { MATE_FOUND, MATE_NONE, MATE_TIMEOUT } MateResult;

/* Does the side to move mate by checks alone? The line ends with mate, the shortest found
 * in the time; it is empty if none was found. MATE_NONE is a proof. */
MateResult mate_search(Search *s, const Position *pos, const Request *request,
                       Line *line);

#endif
