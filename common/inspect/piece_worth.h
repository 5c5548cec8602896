/* piece_worth.h - a picture of the evaluation: what each piece is worth where it
 * stands. */
#ifndef INSPECT_PIECE_WORTH_H
#define INSPECT_PIECE_WORTH_H

#include "notation/board.h"

/* For every piece the value of the position, for its owner, less that of the position
 * without it, in pawns. Kings, which can't be taken away, have none. */
void piece_worth_print(FILE *out, const Position *pos, const BoardStyle *style);

#endif
