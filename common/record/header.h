/* header.h - what KIF and KI2 files have in common: everything except how a single move
 * is written.
 */
#ifndef RECORD_HEADER_H
#define RECORD_HEADER_H

#include "notation/handicaps.h"
#include "record/diagram.h"
#include "record/reader.h"

/* A game while it is read. */
typedef struct {
    RecordReader *reader;
    Setup setup;
    int ranks;             /* of the diagram, read so far */
    bool turn;             /* the file says whose turn it is */
    const Handicap *handicap; /* NULL: not given, or not one we know */
    bool foreign;          /* a handicap we don't know was given */
    bool any;              /* there was more than blank lines and lines with # */
    bool started;          /* the position is set up, moves follow */
    bool ended;            /* the present line has its ending */
    int remarked;          /* the node that comments go to */
} HeaderGame;

/* What a format makes of a line: it has no moves, they were read, or reader->error says
 * why not. */
typedef enum { MOVES_NONE, MOVES_READ, MOVES_BAD } MovesStatus;
typedef MovesStatus MovesReader(HeaderGame *game, const char *line);

/* Read the next game of the file; `moves` reads its lines of moves. */
RecordStatus header_read_game(RecordReader *reader, MovesReader *moves);

/* Play one move, or end the line of play if these bytes are the word for an ending (投了).
 * False: reader->error says what is wrong. */
bool header_read_move(HeaderGame *game, const char *text, size_t length);

/* Is this a line that may come between others, but is neither a header nor a move? */
bool header_is_between(const char *line);

/* Write all lines before the moves; with `even` also that the game is an even one, and
 * players without a name. */
void header_write(const GameRecord *record, bool even, Buffer *out);

/* What neither format can hold: HOLDS_... */
unsigned header_lost(const GameRecord *record);

/* Write the comment on a node, each line after a star. */
void header_write_comment(const GameRecord *record, int node, Buffer *out);

/* A game while it is written. A format puts this first in a struct of its own. */
typedef struct GameWriter {
    const GameRecord *record;
    Buffer *out;
    void (*begin)(struct GameWriter *w, int node); /* a line continues after this node */
    void (*write)(struct GameWriter *w, int node); /* a move or an ending, its comment */
} GameWriter;

/* Write all moves and endings: the game, and after each line its variations, those of its
 * last moves first, since 変化 refers to the line that was written last. */
void header_write_game(GameWriter *writer);

#endif
