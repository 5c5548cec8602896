/* piece_worth.h - a picture of the evaluation: what each piece is worth where it
 * stands. */
#ifndef INSPECT_PIECE_WORTH_H
#define INSPECT_PIECE_WORTH_H

#include "notation/board.h"

/* Print, for every piece, by how many pawns the position is worse for its owner without
 * that piece. Kings can't be taken away and have no number. */
void piece_worth_print(FILE *out, const Position *pos, const BoardStyle *style);

#endif
