/* board.h - the board as text, in kanji or in letters. */
#ifndef NOTATION_BOARD_H
#define NOTATION_BOARD_H

#include <stdio.h>

#include "notation/write_move.h"

typedef struct {
    bool kanji;   /* else letters as in SFEN, ASCII only */
    bool flipped; /* White sits at the bottom */
    bool color;   /* 16-colour escape codes; nothing is told by colour alone */
    Notation notation; /* of the last move */
} BoardStyle;

/* What stands beside the board, for each side: a name, and its clock; "" or NULL: no
 * more than the side's colour, no clock. */
typedef struct {
    const char *who[2], *clock[2];
} BoardNotes;

/* The board, 12 lines: coordinates, the last move marked, and beside it hands, whose turn
 * it is, the last move and a check. Every line that holds squares is equally wide up to
 * the frame, 33 cells in kanji (each kanji two) with the name of the rank, 30 in letters;
 * no line is wider than PAGER_COLUMNS. `notes` may be NULL. */
void board_print(FILE *out, Position *pos, const BoardStyle *style,
                 const BoardNotes *notes);

#endif
