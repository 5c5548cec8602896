/* evaluation_text.h - the evaluation of a position, part by part. */
#ifndef EVALUATION_TEXT_H
#define EVALUATION_TEXT_H

#include <stdio.h>

#include "game/position.h"

/* The parts from Black's view, their sum, and the value for the mover. */
void evaluation_print(FILE *out, Position *pos);

#endif
