/* notation.h - moves written in four notations, and read in USI.
 *
 * Writers need a buffer of the size named here and return it. Readers never trust their
 * input: on refusal they leave their output unchanged and say in `error` (one line, no
 * newline, cut to ERROR_TEXT) which part of the text was wrong and why.
 */
#ifndef NOTATION_H
#define NOTATION_H

#include "game/rules.h"
#include "game/text.h"

enum { MOVE_TEXT = 48 }; /* longest move in any notation, UTF-8, with its end */

typedef enum { NOTATION_USI, NOTATION_CSA, NOTATION_JAPANESE, NOTATION_WESTERN } Notation;

/* A legal move of *pos as text. Japanese is the official style (▲７六歩, 同　銀, 右上, 打,
 * 不成) in UTF-8, Western is Hodges' (P-7f, Bx2b+, S*5e). USI needs no position. */
char *move_to_usi(Move move, char text[MOVE_TEXT]);
char *move_write(const Position *pos, Move move, Notation notation, char text[MOVE_TEXT]);

/* Exactly one USI move, e.g. 7g7f, 8h2b+, P*3d. False if the text is not one; whether it
 * can be played is for rules_judge(). */
bool intent_from_usi(const char *text, Intent *intent);

/* A legal move in USI; on refusal the error says why (syntax, or the rule broken). */
bool move_from_usi(const Position *pos, const char *text, Move *move,
                   char error[ERROR_TEXT]);

/* Names of kinds: CSA codes, one-kanji forms for boards, Japanese names for moves. */
extern const char *const csa_name[KINDS];    /* "FU" .. "RY" */
extern const char *const kanji_name[KINDS];  /* 歩 .. 龍, promoted 杏 圭 全 */
extern const char *const letter_name[KINDS]; /* "P" .. "+R" */

/* Plain kind of one of the letters PLNSGBRK; NO_KIND if it is none. */
int letter_kind(char letter);

/* A square as USI writes it, "7f". */
char *square_write(int sq, char text[3]);

/* How a piece travels, as its own side sees it: up = 1, level = 0, down = -1. */
int travel_up(int side, int from, int to);

/* Which side it comes from: left = -1, straight = 0, right = 1. */
int travel_side(int side, int from, int to);

/* Score as USI writes it behind the word `score`: "cp 53", "mate 5", "mate -4". */
char *score_write(int score, char text[MOVE_TEXT]);

#endif
