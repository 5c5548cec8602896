/* board_text.h - the board as text, in kanji or in letters. */
#ifndef BOARD_TEXT_H
#define BOARD_TEXT_H

#include <stdio.h>

#include "game/notation.h"

typedef struct {
    bool kanji;   /* else letters as in SFEN, ASCII only */
    bool flipped; /* White sits at the bottom */
    bool color;   /* 16-colour escape codes; nothing is told by colour alone */
    Notation notation; /* of the last move */
} BoardStyle;

/* The board with both hands, coordinates and the last move marked, 14 lines; then a line
 * with the side to move and the last move, and one more in check. Every line that holds
 * squares is equally wide: 33 cells in kanji (each kanji two), 30 in letters. */
void board_print(FILE *out, Position *pos, const BoardStyle *style);

#endif
