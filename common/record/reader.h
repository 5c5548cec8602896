/* reader.h - what the readers of all formats are built on: the lines of a file in memory,
 * and a game that is played over while it is read.
 */
#ifndef RECORD_READER_H
#define RECORD_READER_H

#include "record/diagram.h"
#include "record/record.h"

typedef enum { FORMAT_KIF, FORMAT_KI2, FORMAT_CSA, FORMAT_USI, FORMATS } RecordFormat;

/* RECORD_PART: a game whose line reader->error can't be read; it goes up to there. */
typedef enum { RECORD_GAME, RECORD_PART, RECORD_BAD, RECORD_NONE } RecordStatus;

typedef struct {
    RecordFormat format;
    char *text;            /* the whole file in UTF-8; cut into lines while it is read */
    char *next;            /* the line after the one read last; NULL: there is none */
    char *current;         /* the line read last */
    int line;              /* its number */
    bool again;            /* set it, and reader_line() gives this line once more */
    bool (*stops)(void);   /* asked now and then: true ends the text; NULL: never */
    bool stopped;          /* it did, and the game read last is not whole */
    char error[ERROR_TEXT];
    /* The game being read: */
    GameRecord *record;
    bool any;              /* the file has something of it */
    Setup setup;           /* what is known of its start */
    bool started;          /* the position is set up, moves follow */
    bool ended;            /* the present line of play has its ending */
    Position pos;          /* at `node`: the last move of that line */
    int node;
    int last;              /* the node that comments and times go to */
} RecordReader;

/* Read this text, which the reader takes over and changes. */
void reader_open(RecordReader *reader, char *text, RecordFormat format);
void reader_close(RecordReader *reader);

/* Read a game with the reader of a format: see formats.h. Is it too large, is its ending
 * false? After a game, the end of its main line is in reader->pos. After RECORD_PART,
 * RECORD_BAD reader->error says "line N: reason", and the next game is expected behind the
 * line `divider`, or behind this one if that is ""; NULL: there is no next one. */
RecordStatus reader_read(RecordReader *reader, bool (*read)(RecordReader *reader),
                         const char *divider);

/* The next line without its end and without blanks behind it; NULL: no more. */
char *reader_line(RecordReader *reader);

/* Begin a game at the position `sfen`, or at that of reader->setup; false: reader->error
 * says why not. */
bool reader_start(RecordReader *reader, const char *sfen);
bool reader_start_setup(RecordReader *reader);

/* Play a move and go on from there; false: there is no room for more, see reader->error.
 * Needs: it is legal. */
bool reader_play(RecordReader *reader, Move move);

/* The present line of play ends. Returns true. */
bool reader_end(RecordReader *reader, RecordEnd end);

/* Go back to where `ply` moves of the present line had been played. */
bool reader_go_back(RecordReader *reader, int ply);

/* Cut off the blanks at both ends, full-width ones included. */
char *reader_trim(char *text);

#endif
