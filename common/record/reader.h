/* reader.h - what the readers of all formats stand on: the lines of a file that is
 * in memory, and a game that is played over while it is read.
 */
#ifndef RECORD_READER_H
#define RECORD_READER_H

#include "record/record.h"

/* RECORD_PART: a game whose line reader->error can't be read; it goes up to there. */
typedef enum { RECORD_GAME, RECORD_PART, RECORD_BAD, RECORD_NONE } RecordStatus;

typedef struct {
    char *text;            /* the whole file in UTF-8; cut into lines while it is read */
    char *next;            /* the line after the last one read; NULL: there is none */
    char *current;         /* the line read last */
    int line;              /* its number */
    bool again;            /* reader_line() gives it once more */
    bool (*stops)(void);   /* asked now and then: true ends the text; NULL: nobody */
    bool stopped;          /* so it did, and the game read last is not whole */
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

/* Let the line read last come again. */
void reader_back(RecordReader *reader);

/* Refuse for the reason that stands in reader->error: puts "line N: " before it. The
 * second also goes on to the line `divider`, behind which the next game begins; NULL:
 * there is none. RECORD_PART where a move or an ending was read before, else
 * RECORD_BAD. */
RecordStatus reader_bad(RecordReader *reader);
RecordStatus reader_refuse(RecordReader *reader, const char *divider);

/* Begin the game that `sfen` is the start of; false: reader->error says why not (without
 * the line). */
bool reader_start(RecordReader *reader, const char *sfen);

/* Play a move and go on from there; false: no more fit, see reader->error. Needs: it is
 * legal. */
bool reader_play(RecordReader *reader, Move move);

/* A move in any notation but Western, played if it is legal and means one move only. */
bool reader_play_text(RecordReader *reader, const char *text);

/* Go back to where `ply` moves of the present line were played. */
bool reader_go_back(RecordReader *reader, int ply);

/* The end of the game: too large, or a false ending? RECORD_GAME or RECORD_BAD. Leaves
 * the end of the main line in reader->pos. */
RecordStatus reader_finish(RecordReader *reader);

/* Blanks at both ends off, those of full width included. */
char *reader_trim(char *text);

#endif
