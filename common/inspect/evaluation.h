/* evaluation.h - the evaluation of a position, part by part and piece by piece. */
#ifndef INSPECT_EVALUATION_H
#define INSPECT_EVALUATION_H

#include "notation/board.h"

/* Material alone, by board_value and hand_value, for the side to move; cp. Too slow for a
 * search: it goes over the whole board. */
int evaluation_material(const Position *pos);

/* A part of a value, cp. */
typedef struct {
    const char *name; /* in English; word_text() may translate it */
    int cp;
} Part;

/* The parts from Black's view, their sum, the value for the mover. Returns how many. */
enum { EVALUATION_PARTS = 11 };
int evaluation_parts(Position *pos, Part list[EVALUATION_PARTS]);

/* Print a picture: for every piece, by how many pawns the position is worse for its owner
 * without that piece. Kings can't be taken away and have no number. */
void evaluation_picture(FILE *out, const Position *pos, const BoardStyle *style);

#endif
