/* diagram.h - start positions as record files draw them: put together piece by piece
 * while a file is read, and written as the diagram of KIF files (BOD) or of CSA files.
 */
#ifndef RECORD_DIAGRAM_H
#define RECORD_DIAGRAM_H

#include "notation/sfen.h"
#include "notation/usi_move.h"
#include "text/words.h"

/* The pieces of a position that may not be legal. All zero is an empty board. */
typedef struct {
    bool any;                /* something has been set */
    uint8_t cell[SQUARES];
    uint8_t hand[2][HAND_KINDS];
    int side;                /* to move */
    int number;              /* of the next move; 0: 1 */
} Setup;

/* The position as an SFEN; if it is not legal, sfen_read() says what is wrong. */
enum { SETUP_TEXT = 512 };
char *setup_write(const Setup *setup, char text[SETUP_TEXT]);

/* The even game. */
void setup_even(Setup *setup);

/* --- KIF: true if the line is one of that kind --- */

/* A rank, "|v香v桂 ...|一", the one with the number `rank`, 1 to 9. False: it has not nine
 * cells. */
bool setup_read_bod_rank(Setup *setup, int rank, const char *line);

/* What a hand holds, "飛　角二　歩十八" or "なし". */
bool setup_read_bod_hand(Setup *setup, int side, const char *text);

/* The diagram with both hands and the side to move, with the names of the sides in
 * handicap games (下手, 上手) or in even ones. */
void board_write_bod(const Position *pos, bool handicap, Buffer *out);

/* --- CSA: false, with an error, if the statement is wrong --- */

/* The kind of a two-letter code; NO_KIND: it is none. The square of "76", NO_SQUARE for
 * "00"; -1: it is neither. */
int csa_kind(const char *text);
int csa_square(const char *text);

/* PI..., P1... to P9..., P+..., P-... */
bool setup_read_csa(Setup *setup, const char *statement, char error[ERROR_TEXT]);

/* PI and the pieces missing from it if that is enough, else rows and hands; then the side
 * to move. */
void board_write_csa(const Position *pos, Buffer *out);

#endif
