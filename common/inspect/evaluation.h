/* evaluation.h - the evaluation of a position, part by part. */
#ifndef INSPECT_EVALUATION_H
#define INSPECT_EVALUATION_H

#include <stdio.h>

#include "game/position.h"

/* Material alone, for the side to move, by board_value and hand_value; cp. Not for a
 * search: it goes over the whole board. */
int evaluation_material(const Position *pos);

/* The parts from Black's view, their sum, and the value for the mover. */
void evaluation_print(FILE *out, Position *pos);

#endif
