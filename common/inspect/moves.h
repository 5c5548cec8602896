/* moves.h - the moves of a position, and what each is worth before it is searched. */
#ifndef INSPECT_MOVES_H
#define INSPECT_MOVES_H

#include <stdio.h>

#include "game/position.h"

/* Print a move a line: the legal moves or, in a chapter that judges moves, those that its
 * search looks at, best first, with the parts of their values, and which of them it
 * leaves out. */
void moves_print(FILE *out, Position *pos);

#endif
