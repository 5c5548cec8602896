/* read_move.h - moves as USI has them, and as people type them, in any notation.
 *
 * Readers never trust their input: when they refuse it they leave their output unchanged
 * and say in `error` (one line, no newline, cut to ERROR_TEXT) which part of the text is
 * wrong and why.
 */
#ifndef NOTATION_READ_MOVE_H
#define NOTATION_READ_MOVE_H

#include "notation/write_move.h"

/* Exactly one USI move, e.g. 7g7f, 8h2b+, P*3d. False if the text is not one; whether it
 * can be played is for rules_judge(). */
bool intent_from_usi(const char *text, Intent *intent);

/* A legal move in USI; on refusal the error says why (syntax, or the rule broken). */
bool move_from_usi(const Position *pos, const char *text, Move *move,
                   char error[ERROR_TEXT]);

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

#endif
