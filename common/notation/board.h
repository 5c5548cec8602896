/* board.h - the board as text, in kanji or in letters. */
#ifndef NOTATION_BOARD_H
#define NOTATION_BOARD_H

#include <stdio.h>

#include "notation/write_move.h"

typedef struct {
    bool kanji;   /* else letters as in SFEN, ASCII only */
    bool flipped; /* White sits at the bottom */
    bool color;   /* 16-colour escape codes; colour alone never carries information */
    Notation notation; /* of the last move */
} BoardStyle;

/* What is shown beside the board for each side: a name and a clock. "" or NULL: only the
 * side's colour, and no clock. */
typedef struct {
    const char *who[2], *clock[2];
} BoardNotes;

/* Print the board, 12 lines: coordinates, the last move marked, and beside it the hands,
 * whose turn it is, the last move, and whether there is a check. Every line that holds
 * squares is equally wide up to the frame, 33 cells in kanji (each kanji two) with the
 * name of the rank, 30 in letters. What stands beside them is folded where the screen
 * ends, if it has 60 columns. `notes` may be NULL. */
void board_print(FILE *out, Position *pos, const BoardStyle *style,
                 const BoardNotes *notes);

#endif
