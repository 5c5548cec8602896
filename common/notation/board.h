/* board.h - the board as text, in kanji or in letters. */
#ifndef NOTATION_BOARD_H
#define NOTATION_BOARD_H

#include <stdio.h>

#include "notation/move_text.h"

typedef enum { THEME_NONE, THEME_LIGHT, THEME_DARK, THEMES } Theme;

typedef struct {
    bool kanji;   /* else letters as in SFEN, ASCII only */
    bool flipped; /* White sits at the bottom */
    bool color;   /* escape codes; colour alone never carries information */
    Theme theme;  /* which: NONE has 16 colours, and the terminal's own ground */
    bool large;   /* a square has three lines and six cells, else one and three */
    Notation notation; /* of the last move */
} BoardStyle;

/* What is shown beside the board for each side: a name and a clock. "" or NULL: only the
 * side's colour, and no clock. */
typedef struct {
    const char *who[2], *clock[2];
    int columns;   /* where lines end; 0: where those of text do */
    bool in_place; /* over what stood there: each line is erased to its end */
} BoardNotes;

/* Lines of the board, 12 or 29, and the column at which stands what is beside it. */
int board_rows(const BoardStyle *style);
int board_margin(const BoardStyle *style);

/* Print the board: coordinates, the last move marked, and beside it the hands, whose turn
 * it is, the last move, and whether there is a check. Every line that holds squares is
 * equally wide up to the frame, small ones 33 cells in kanji (each kanji two) with the
 * name of the rank, 30 in letters. What stands beside them is folded where the screen
 * ends, if it has 60 columns. */
void board_print(FILE *out, Position *pos, const BoardStyle *style,
                 const BoardNotes *notes);

#endif
