/* moves.h - the moves of a position, and what each is worth before it is searched. */
#ifndef INSPECT_MOVES_H
#define INSPECT_MOVES_H

#include <stdio.h>

#include "game/position.h"

/* A move a line: the legal moves; in a chapter that judges moves those that its search
 * looks at, best first, with the parts of their values, and which it leaves out. */
void moves_print(FILE *out, Position *pos);

#endif
