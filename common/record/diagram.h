/* diagram.h - start positions as record files draw them: put together piece by piece
 * while a file is read, and written as the diagram of KIF files (BOD) or of CSA files.
 */
#ifndef RECORD_DIAGRAM_H
#define RECORD_DIAGRAM_H

#include "notation/sfen.h"
#include "notation/starts.h"
#include "text/words.h"

/* A position that may not be legal. All zero is an empty board. */
typedef struct {
    bool any;                 /* something has been set */
    uint8_t cell[SQUARES];
    uint8_t hand[2][HAND_KINDS];
    int side;                 /* to move */
    int played;               /* moves before it */
    /* In KIF files: */
    int ranks;                /* of the diagram, read so far */
    bool turn;                /* the file says whose turn it is */
    const Handicap *handicap; /* NULL: not given; without a name: not one we know */
} Setup;

/* --- KIF --- */

/* The names of the sides in even games (先手, 後手), and with a handicap (下手, 上手). */
extern const char *const side_name_ja[2][2];

/* The next rank, "|v香v桂 ...|一". False: it has not nine cells, or is the tenth.
 * Needs: it begins so. */
bool setup_read_bod_rank(Setup *setup, const char *line);

/* What a hand holds, "飛　角二　歩十八" or "なし"; false: it is none of that kind. */
bool setup_read_bod_hand(Setup *setup, int side, const char *text);

/* The diagram with both hands and the side to move. */
void board_write_bod(const Position *pos, bool handicap, Buffer *out);

/* --- CSA --- */

/* The square of "76", NO_SQUARE for "00"; -1: it is neither. */
int csa_square(const char *text);

/* PI..., P1... to P9..., P+..., P-...; false, with an error: it is none of these. */
bool setup_read_csa(Setup *setup, const char *statement, char error[ERROR_TEXT]);

/* PI and the pieces missing from it if that is enough, else rows and hands; then the side
 * to move. */
void board_write_csa(const Position *pos, Buffer *out);

#endif
