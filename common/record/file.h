/* file.h - record files of all formats: kif (柿木将棋), with times, comments and
 * variations; ki2, moves as people write them (▲７六歩 △同　銀), without times; csa, of which
 * V2.2 and V3 are read and V2.2 is written; usi_lines, a USI position argument or a bare
 * SFEN on each line. A file that is read is recognised by what is in it; for one that is
 * written, the ending of its name chooses the format.
 */
#ifndef RECORD_FILE_H
#define RECORD_FILE_H

#include "record/diagram.h"
#include "record/record.h"
#include "text/encoding.h"

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

/* Read a whole file, or a text in place of one; call reader_close() when done. False: it
 * can't be read, is larger than 16 MB, or is no game record; the error says which
 * (without the file's name). */
bool record_open(RecordReader *reader, const char *path, char error[ERROR_TEXT]);
bool record_open_text(RecordReader *reader, const char *bytes, size_t size,
                      char error[ERROR_TEXT]);
void reader_close(RecordReader *reader);

/* Does a record begin with this line, and not a command or a move that was typed? And can
 * the line go on with a record whose text so far is this? */
bool record_begins(const char *line);
bool record_goes_on_with(const char *text, const char *line);

/* The next game; the end of its main line is then in reader->pos. RECORD_PART,
 * RECORD_BAD: reader->error says "line N: reason"; the next call goes on with the next
 * game, or says RECORD_NONE. */
RecordStatus record_read(RecordReader *reader, GameRecord *record);

/* How a file of this name is written: it ends in .kif .kifu .ki2 .ki2u .csa .usi or
 * .sfen, in either case. False: in none of these. */
bool record_format(const char *path, RecordFormat *format, Encoding *encoding);

/* The record as text in UTF-8. Returns which parts (HOLDS_...) the format can't hold. */
unsigned record_write(const GameRecord *record, RecordFormat format, Encoding encoding,
                      Buffer *out);

/* Write a file; an older one is replaced only when all of the new one is on the disk.
 * False, with an error: nothing has changed. *lost is what record_write() returns, with
 * HOLDS_CHARACTERS added. */
bool record_save(const GameRecord *record, const char *path, unsigned *lost,
                 char error[ERROR_TEXT]);

/* --- the formats: each is in the file of its name, but kif.c reads KI2, too, and
 * kif_write.c writes both --- */

/* Read the next game of the file into reader->record, which is clear; reader->any says if
 * there is one. False: reader->error says why not, or not to its end. Of a CSA file's
 * comments those on the game ("'*") are kept, those on the file ("'") are not. */
typedef bool FormatReader(RecordReader *reader);
FormatReader kif_read, csa_read, usi_lines_read;

/* Write the whole record; csa and usi_lines write its main line. A first line that names
 * the encoding, or a line between two games, is the caller's to write. Returns which
 * parts (HOLDS_...) the format can't hold. */
typedef unsigned FormatWriter(const GameRecord *record, Buffer *out);
FormatWriter kif_write, ki2_write, csa_write, usi_lines_write;

/* Does a line begin with the mark of a side, as a move does? May it come between others
 * in KIF and KI2, though it is neither a header nor a move? Does it look like USI? */
typedef bool LineJudge(const char *line);
LineJudge ki2_is_move, kif_is_between, usi_lines_is_line;

/* What a line is in CSA: none; one that may come there without telling anything; one that
 * no other format has; and of those, one that precedes the moves. */
typedef enum { SIGN_NONE, SIGN_BETWEEN, SIGN_LINE, SIGN_START } LineSign;
typedef LineSign SignReader(const char *line);
SignReader csa_sign;

/* KIF's keys of the fields from FIELD_EVENT on; NULL for the names of the sides. Does a
 * key that no field has read as one more header, and not as another kind of line? */
extern const char *const kif_key[RECORD_FIELDS];
LineJudge kif_key_is_free;

/* --- what their readers are built on --- */

/* The next line without its end and without blanks behind it; NULL: no more. */
char *reader_line(RecordReader *reader);

/* Begin a game at the position `sfen`, NULL: at that of reader->setup; false:
 * reader->error says why not. */
bool reader_start(RecordReader *reader, const char *sfen);

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
