/* usi_move.h - moves, squares and scores as USI writes them. How people write moves is in
 * notation/write_move.h.
 *
 * Writers need a buffer of the size named here and return it. Readers never trust their
 * input: when they refuse it they leave their output unchanged and say in `error` (one
 * line, no newline, cut to ERROR_TEXT) which part of the text is wrong and why.
 */
#ifndef NOTATION_USI_MOVE_H
#define NOTATION_USI_MOVE_H

#include "game/rules.h"
#include "text/words.h"

enum { MOVE_TEXT = 48 }; /* longest move in any notation, UTF-8, with its end */

/* 7g7f, 8h2b+, P*3d; "none" for MOVE_NONE. */
char *move_to_usi(Move move, char text[MOVE_TEXT]);

/* Exactly one USI move, e.g. 7g7f, 8h2b+, P*3d. False if the text is not one; whether it
 * can be played is for rules_judge(). */
bool intent_from_usi(const char *text, Intent *intent);

/* A legal move in USI; on refusal the error says why (syntax, or the rule broken). */
bool move_from_usi(const Position *pos, const char *text, Move *move,
                   char error[ERROR_TEXT]);

extern const char *const letter_name[KINDS]; /* "P" .. "+R" */

/* A piece on the board as SFEN writes it: "P", "+r". */
char *piece_letters(int piece, char text[3]);

/* The plain kind of one of the letters PLNSGBRK; NO_KIND for any other character. */
int letter_kind(char letter);

/* A square as USI writes it, "7f". */
char *square_write(int sq, char text[3]);

/* Score as USI writes it behind the word `score`: "cp 53", "mate 5", "mate -4". */
char *score_to_usi(int score, char text[MOVE_TEXT]);

/* A line "7g7f: 30" on standard output, for a PerftListener. */
void move_print_count(Move move, uint64_t leaves);

#endif
