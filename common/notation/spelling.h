/* spelling.h - one small alphabet for the moves of all notations: upper-case letters and
 * digits, Japanese words replaced by signs. */
#ifndef NOTATION_SPELLING_H
#define NOTATION_SPELLING_H

#include <stdbool.h>

/* Signs of the small alphabet that stand for words. Some are lower-case letters: no
 * letter of the input is, since those are made upper-case. */
enum {
    SAME = '@',  /* 同: where the last move went */
    BLACKS = '<', WHITES = '>', /* marks of the side to move */
    LEFT = 'l', STRAIGHT_UP = 's', RIGHT = 'r', UP = 'u', LEVEL = 'h', DOWN = 'd',
    SPELLED = 40, /* bytes; the longest sensible move is much shorter */
};

/* Spell a text in the small alphabet, without the number and the time that KIF files put
 * beside a move. False: it has a character that no notation uses, or is too long for a
 * move. */
bool spell(const char *text, char out[SPELLED]);

/* Take a square from the front of a text so spelled, if one is there: 7F and 76 are the
 * same, since ranks come as letters in USI and the West, else as digits. */
bool take_square(const char **spelled, int *sq);

/* "88", "８八" and "8h" are squares; NO_SQUARE: it is none. */
int square_named(const char *word);

#endif
