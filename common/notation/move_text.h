/* move_text.h - moves, squares and scores as text: as USI has them, as people write them,
 * and in words, also for people who listen to them. What people type is read by
 * notation/read_move.h.
 *
 * Writers need a buffer of the size named here and return it. Readers never trust their
 * input: when they refuse it they leave their output unchanged and say in `error` (one
 * line, no newline, cut to ERROR_TEXT) which part of the text is wrong and why.
 */
#ifndef NOTATION_MOVE_TEXT_H
#define NOTATION_MOVE_TEXT_H

#include "game/rules.h"
#include "text/words.h"

enum {
    MOVE_TEXT = 48, /* longest move in any notation, UTF-8, with its end */
    SPOKEN_TEXT = 160, SPOKEN_SIDE = 1024, SCORE_WORDS = 128,
};

/* --- as USI has them --- */

/* 7g7f, 8h2b+, P*3d; "none" for MOVE_NONE. */
char *move_to_usi(Move move, char text[MOVE_TEXT]);

/* Exactly one USI move. False if the text is not one; whether it can be played is for
 * rules_judge(). */
bool intent_from_usi(const char *text, Intent *intent);

/* A legal move in USI; on refusal the error says why (syntax, or the rule broken). */
bool move_from_usi(const Position *pos, const char *text, Move *move,
                   char error[ERROR_TEXT]);

/* A square, "7f"; a piece on the board as SFEN has it, "P", "+r". */
char *square_write(int sq, char text[3]);
char *piece_letters(int piece, char text[3]);

/* The plain kind of one of the letters PLNSGBRK; NO_KIND for any other character. */
int letter_kind(char letter);

/* What stands behind the word `score`: "cp 53", "mate 5", "mate -4". */
char *score_to_usi(int score, char text[MOVE_TEXT]);

/* A line "7g7f: 30" on standard output, for a PerftListener. */
void move_print_count(Move move, uint64_t leaves);

/* --- as people write them --- */

typedef enum { NOTATION_USI, NOTATION_CSA, NOTATION_JAPANESE, NOTATION_WESTERN } Notation;

/* Write a move of *pos. Needs: it is legal. Japanese is the official style (▲７六歩, 同 銀,
 * 右上, 打, 不成) in UTF-8, Western is Hodges' (P-7f, Bx2b+, S*5e). */
char *move_write(const Position *pos, Move move, Notation notation, char text[MOVE_TEXT]);

/* Does the text of this drop say that it is one? */
bool drop_is_written(const Position *pos, Move drop, Notation notation);

/* Names of kinds: letters, CSA codes, and one-kanji forms for boards. */
extern const char *const letter_name[KINDS]; /* "P" .. "+R" */
extern const char *const csa_name[KINDS];    /* "FU" .. "RY" */
extern const char *const kanji_name[KINDS];  /* 歩 .. 龍, promoted 杏 圭 全 */

/* The kind of the CSA code that a text begins with; NO_KIND: none. */
int csa_kind(const char *text);

/* As a move names it: the three small promoted pieces have two characters (成香). */
const char *move_kanji(int kind);

/* How a piece moves, as its own side sees it: 1 up, 0 sideways, -1 down. */
int travel_up(int side, int from, int to);

/* Where it comes from: -1 from the left, 0 straight, 1 from the right. */
int travel_side(int side, int from, int to);

/* --- in words --- */

/* "silver from 3a to 2b, takes bishop, check". Needs: a legal move of *pos. */
char *move_speak(const Position *pos, Move move, char text[SPOKEN_TEXT]);

/* The legal moves that are spoken like this, or begin like this, up to what they take,
 * promote or check; only one if the text is the whole of it. "Black: " may precede it and
 * a full stop follow. Returns how many. */
int moves_spoken(const Position *pos, const char *text, Move found[MAX_MOVES]);

/* All that a side has: "king 5i, pawn 1g 2g; in hand: silver 1". */
char *side_speak(const Position *pos, int side, char text[SPOKEN_SIDE]);

/* "White is ahead by 1.9 pawns", "Black mates in 3" (plies): a score for `side`. Japanese
 * players also read the number, which is for Black. */
char *score_in_words(int score, int side, char text[SCORE_WORDS]);

#endif
