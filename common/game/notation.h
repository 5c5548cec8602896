/* notation.h - positions and moves as text.
 *
 * Writers need a buffer of the size named here and return it. Readers never trust their
 * input: on refusal they leave their output unchanged and say in `error` (one line, no
 * newline, cut to ERROR_TEXT) which part of the text was wrong and why.
 */
#ifndef NOTATION_H
#define NOTATION_H

#include <stddef.h>

#include "game/position.h"
#include "game/rules.h"

enum {
    SFEN_TEXT = 160,  /* longest SFEN, with its end */
    MOVE_TEXT = 48,   /* longest move in any notation, UTF-8, with its end */
    ERROR_TEXT = 256,
};

#define STARTPOS "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

/* SFEN: board, side, hands, move number; the number may be missing (then 1), and so may
 * the hands. Checks 9 ranks of 9 squares, piece letters and counts, at most one king a
 * side, no two pawns on a file, no piece that can never move, the side not to move not
 * in check. */
bool sfen_read(Position *pos, const char *sfen, char error[ERROR_TEXT]);
char *sfen_write(const Position *pos, char text[SFEN_TEXT]);

/* The part of a USI `position` line behind the word `position`: `startpos` or `sfen ...`,
 * then `moves` and legal moves in USI, possibly none. On refusal *pos is unchanged. */
bool position_read(Position *pos, const char *text, char error[ERROR_TEXT]);

/* Handicaps (手合割), even game first. `name` is the English word the terminal takes. */
typedef struct {
    const char *name, *japanese, *sfen;
} Handicap;
extern const Handicap handicaps[]; /* ends with name NULL */

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

/* A move in any notation, forgivingly: USI, CSA (+7776FU, 7776FU, 76FU), Japanese (▲７六歩,
 * 7六歩, 76歩, 同歩, ７六歩(77), ５五角打), Western (P-7f, P7f, P-76, Bx2b+, S*5e, S'5e);
 * upper and lower case, full-width digits, blanks. Decided by comparing with the legal
 * moves. Returns how many fit: 1 = understood, the move is in found[0]; more = ambiguous,
 * they are all in `found`; 0 = none, the error says why (when the text is a well-formed
 * but illegal move: the rule it breaks). `*is_move` tells whether the text looks like a
 * move. */
int move_parse(const Position *pos, const char *text, Move found[MAX_MOVES],
               bool *is_move, char error[ERROR_TEXT]);

/* Names of kinds: CSA codes, one-kanji forms for boards, Japanese names for moves. */
extern const char *const csa_name[KINDS];    /* "FU" .. "RY" */
extern const char *const kanji_name[KINDS];  /* 歩 .. 龍, promoted 杏 圭 全 */
extern const char *const letter_name[KINDS]; /* "P" .. "+R" */

/* Score as USI writes it behind the word `score`: "cp 53", "mate 5", "mate -4". */
char *score_write(int score, char text[MOVE_TEXT]);

#endif
