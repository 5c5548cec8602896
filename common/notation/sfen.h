/* sfen.h - whole positions as text: SFEN and the USI `position` line. Readers and writers
 * are as in notation/move_text.h. */
#ifndef NOTATION_SFEN_H
#define NOTATION_SFEN_H

#include "game/position.h"
#include "text/words.h"

enum { SFEN_TEXT = 160 }; /* longest SFEN, with its end */

#define STARTPOS "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"

/* SFEN: board, side, hands, move number; the number may be missing (then 1), and so may
 * the hands. Checks 9 ranks of 9 squares, piece letters and counts, at most one king a
 * side, no two pawns on a file, no piece that can never move, the side not to move not
 * in check. */
bool sfen_read(Position *pos, const char *sfen, char error[ERROR_TEXT]);
char *sfen_write(const Position *pos, char text[SFEN_TEXT]);

/* The same for parts that need not form a legal position; `text` has room for them. */
char *sfen_write_parts(const uint8_t board[SQUARES], const uint8_t hand[2][HAND_KINDS],
                       int side, int number, char *text);

/* The part of a USI `position` line behind the word `position`: `startpos` or `sfen ...`,
 * then `moves` and legal moves in USI, possibly none. On refusal *pos is unchanged. */
bool position_read(Position *pos, const char *text, char error[ERROR_TEXT]);

/* The same, but up to the first move that can't be played: the error says why, or is "".
 * False: not even the start can be read, and *pos is no position. */
bool position_read_part(Position *pos, const char *text, char error[ERROR_TEXT]);

#endif
