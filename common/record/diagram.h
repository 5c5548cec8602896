/* diagram.h - start positions as record files draw them: put together piece by piece
 * while a file is read, and written as the diagram of KIF files (BOD) or of CSA files.
 */
#ifndef RECORD_DIAGRAM_H
#define RECORD_DIAGRAM_H

#include "notation/sfen.h"
#include "notation/usi_move.h"
#include "text/buffer.h"

/* A position in pieces, not yet known to be possible. All zero is an empty board. */
typedef struct {
    bool any;                /* something was set */
    uint8_t cell[SQUARES];
    uint8_t hand[2][HAND_KINDS];
    int side;                /* to move */
    int number;              /* of the next move; 0: 1 */
} Setup;

/* Text that reads as an SFEN if the position is one; what is wrong, sfen_read() says. */
enum { SETUP_TEXT = 512 };
char *setup_write(const Setup *setup, char text[SETUP_TEXT]);

/* The even game. */
void setup_even(Setup *setup);

/* --- KIF: each true if the line was one of that kind --- */

/* A rank, "|v香v桂 ...|一": `rank` 1 to 9 counts them. False: not nine cells. */
bool setup_read_bod_rank(Setup *setup, int rank, const char *line);

/* What a hand holds, "飛　角二　歩十八" or "なし". */
bool setup_read_bod_hand(Setup *setup, int side, const char *text);

/* The diagram with both hands and whose turn it is, with the names of handicap games
 * (下手, 上手) or even ones. */
void board_write_bod(const Position *pos, bool handicap, Buffer *out);

/* --- CSA: false with the error set if the statement is wrong --- */

/* Kind of a two-letter code; NO_KIND: not one. "76" as a square, "00" as NO_SQUARE; -1:
 * neither. */
int csa_kind(const char *text);
int csa_square(const char *text);

/* PI..., P1... to P9..., P+..., P-... */
bool setup_read_csa(Setup *setup, const char *statement, char error[ERROR_TEXT]);

/* PI with the pieces missing from it, else rows and hands; then the side to move. */
void board_write_csa(const Position *pos, Buffer *out);

#endif
