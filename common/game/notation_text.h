/* notation_text.h - small tools for cutting text apart, shared by the readers of
 * positions, moves and records. */
#ifndef NOTATION_TEXT_H
#define NOTATION_TEXT_H

#include "game/notation.h"

#define BLANKS " \t\r\n\v\f"

/* A word inside a longer text; not ended by a zero. */
typedef struct {
    const char *text;
    int length;
} Token;

/* The next word; length 0 at the end. *text goes behind it. */
Token text_token(const char **text);
bool token_is(Token token, const char *word);

/* How many bytes of a bad token an error message repeats. */
int token_shown(Token token);

/* Write an error as printf() does, on one line, cut to size. Returns false, so that a
 * reader can refuse and explain in one statement. */
bool text_error(char error[ERROR_TEXT], const char *format, ...);

/* Plain kind of one of the letters PLNSGBRK; NO_KIND if it is none. */
int letter_kind(char letter);

/* A square as USI writes it, "7f". */
char *square_write(int sq, char text[3]);

/* Do the attacks of `pos->side` on `to` include another piece just like the one on
 * `from`? Such others are what a move's text must tell it from. Calls them rivals:
 * writes their squares to `rivals` and returns how many there are. `from` may be
 * NO_SQUARE (drops). */
enum { MAX_RIVALS = 12 };
int find_rivals(const Position *pos, int from, int to, int kind, int rivals[MAX_RIVALS]);

/* How a piece travels, as its own side sees it: up = 1, level = 0, down = -1. */
int travel_up(int side, int from, int to);

/* Which side it comes from: left = -1, straight = 0, right = 1. */
int travel_side(int side, int from, int to);

#endif
