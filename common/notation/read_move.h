/* read_move.h - moves and squares as people type them, in any notation. */
#ifndef NOTATION_READ_MOVE_H
#define NOTATION_READ_MOVE_H

#include "notation/move_text.h"

typedef struct {
    bool is_move;          /* the text looks like a move */
    bool may_promote;      /* one move fits that could also promote: the text left it
                            * open, and found[0] does not */
    int count;             /* 1: understood, in found[0]; more: ambiguous; 0: none fits */
    Move found[MAX_MOVES]; /* legal moves that fit */
} TypedMove;

/* A move in any notation, forgivingly: USI, CSA (+7776FU, 7776FU, 76FU), Japanese (▲７六歩,
 * 7六歩, 76歩, 同歩, ７六歩(77), ５五角打), Western (P-7f, P7f, P-76, Bx2b+, S*5e, S'5e), or
 * as move_speak() says it; upper and lower case, full-width digits, blanks. The legal
 * moves decide. A text that leaves promotion open means the move without it, where that
 * is legal. Returns typed->count; if that is 0, the error says why: for a well-formed
 * move that is illegal, which rule it breaks. */
int move_read(const Position *pos, const char *text, TypedMove *typed,
              char error[ERROR_TEXT]);

/* Spell a text in one small alphabet for all notations: upper-case letters, digits, and
 * signs for Japanese words; without the number and the time that KIF files put beside a
 * move. False: it has a character that no notation uses, or is too long for a move; `out`
 * has what is before it. */
enum { SPELLED = 40 /* bytes; the longest sensible move is much shorter */ };
bool spell(const char *text, char out[SPELLED]);

/* "88", "８八" and "8h" are squares; NO_SQUARE: it is none. */
int square_named(const char *word);

#endif
