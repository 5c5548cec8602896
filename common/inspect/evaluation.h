/* evaluation.h - the evaluation of a position, part by part. */
#ifndef INSPECT_EVALUATION_H
#define INSPECT_EVALUATION_H

#include <stdio.h>

#include "game/position.h"

/* Material alone, for the side to move, by board_value and hand_value; cp. Not for a
 * search: it goes over the whole board. */
int evaluation_material(const Position *pos);

/* A part of a value, cp. */
typedef struct {
    const char *name; /* English; word_text() may know another */
    int cp;
} Part;

/* The parts from Black's view, their sum, and the value for the mover. Returns how
 * many. */
enum { EVALUATION_PARTS = 11 };
int evaluation_parts(Position *pos, Part list[EVALUATION_PARTS]);

/* The same as text, a line each. */
void evaluation_print(FILE *out, Position *pos);

#endif
