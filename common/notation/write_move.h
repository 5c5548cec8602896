/* write_move.h - moves as people write them: USI, CSA, Japanese, Western. How they are
 * read is in notation/read_move.h. */
#ifndef NOTATION_WRITE_MOVE_H
#define NOTATION_WRITE_MOVE_H

#include "notation/usi_move.h"

typedef enum { NOTATION_USI, NOTATION_CSA, NOTATION_JAPANESE, NOTATION_WESTERN } Notation;

/* Write a move of *pos. Needs: it is legal. Japanese is the official style (▲７六歩, 同 銀,
 * 右上, 打, 不成) in UTF-8, Western is Hodges' (P-7f, Bx2b+, S*5e). Returns `text`. */
char *move_write(const Position *pos, Move move, Notation notation, char text[MOVE_TEXT]);

/* Does the text of this drop say that it is one? */
bool drop_is_written(const Position *pos, Move drop, Notation notation);

/* Names of kinds: CSA codes, and one-kanji forms for boards. */
extern const char *const csa_name[KINDS];   /* "FU" .. "RY" */
extern const char *const kanji_name[KINDS]; /* 歩 .. 龍, promoted 杏 圭 全 */

/* The kind of the CSA code that a text begins with; NO_KIND: none. */
int csa_kind(const char *text);

/* As a move names it: the three small promoted pieces have two characters (成香). */
const char *move_kanji(int kind);

/* How a piece moves, as its own side sees it: 1 up, 0 sideways, -1 down. */
int travel_up(int side, int from, int to);

/* Where it comes from: -1 from the left, 0 straight, 1 from the right. */
int travel_side(int side, int from, int to);

#endif
