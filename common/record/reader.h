/* reader.h - what the readers of all formats are built on: the lines of a file in memory,
 * and a game that is played over while it is read.
 */
#ifndef RECORD_READER_H
#define RECORD_READER_H

#include "record/record.h"

/* RECORD_PART: a game whose line reader->error can't be read; it goes up to there. */
typedef enum { RECORD_GAME, RECORD_PART, RECORD_BAD, RECORD_NONE } RecordStatus;

typedef struct {
    char *text;            /* the whole file in UTF-8; cut into lines while it is read */
    char *next;            /* the line after the one read last; NULL: there is none */
    char *current;         /* the line read last */
    int line;              /* its number */
    bool again;            /* reader_line() gives it once more */
    bool (*stops)(void);   /* asked now and then: true ends the text; NULL: never */
    bool stopped;          /* it did, and the game read last is not whole */
    int format;            /* RecordFormat, for record/file.c */
    GameRecord *record;    /* the game being read, set up by reader_start() */
    Position pos;          /* its position at `node` */
    int node;
    char error[ERROR_TEXT];
} RecordReader;

/* Read this text; the reader takes it over and changes it. */
void reader_open(RecordReader *reader, char *text);
void reader_close(RecordReader *reader);

/* The next line without its end and without blanks behind it; NULL: no more. */
char *reader_line(RecordReader *reader);

/* Return the line read last once more. */
void reader_back(RecordReader *reader);

/* Refuse for the reason in reader->error: puts "line N: " before it. The second also goes
 * on to the line `divider`, after which the next game begins; NULL: there is none.
 * RECORD_PART if a move or an ending had been read, else RECORD_BAD. */
RecordStatus reader_bad(RecordReader *reader);
RecordStatus reader_refuse(RecordReader *reader, const char *divider);

/* Begin a game at the position `sfen`; false: reader->error says why not (without the
 * line). */
bool reader_start(RecordReader *reader, const char *sfen);

/* Play a move and go on from there; false: there is no room for more, see reader->error.
 * Needs: it is legal. */
bool reader_play(RecordReader *reader, Move move);

/* Play a move in any notation but Western, if the text means one legal move. */
bool reader_play_text(RecordReader *reader, const char *text);

/* Go back to where `ply` moves of the present line had been played. */
bool reader_go_back(RecordReader *reader, int ply);

/* Finish the game: is it too large, is its ending false? Returns RECORD_GAME or
 * RECORD_BAD, and leaves the end of the main line in reader->pos. */
RecordStatus reader_finish(RecordReader *reader);

/* Cut off the blanks at both ends, full-width ones included. */
char *reader_trim(char *text);

#endif
