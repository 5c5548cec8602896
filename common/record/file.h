/* file.h - record files of all formats: recognised by what is in them when they
 * are read, chosen by the name's ending when they are written.
 */
#ifndef RECORD_FILE_H
#define RECORD_FILE_H

#include "record/reader.h"
#include "text/buffer.h"
#include "text/encoding.h"

typedef enum { FORMAT_KIF, FORMAT_KI2, FORMAT_CSA, FORMAT_USI, FORMATS } RecordFormat;

/* Read a whole file, or a text that stands for one; reader_close() when it has been read.
 * False: it can't be read, is larger than 16 MB, or is no game record; the error says
 * which (without the file's name). */
bool record_open(RecordReader *reader, const char *path, char error[ERROR_TEXT]);
bool record_open_text(RecordReader *reader, const char *bytes, size_t size,
                      char error[ERROR_TEXT]);

/* Is the line the beginning of a record, and not what else is typed: a command, a move?
 * And can it follow a text that begins so? */
bool record_begins(const char *line);
bool record_goes_on_with(const char *text, const char *line);

/* The next game. RECORD_PART, RECORD_BAD: reader->error says "line N: reason"; the next
 * call goes on with the next game, or says RECORD_NONE. */
RecordStatus record_read(RecordReader *reader, GameRecord *record);

/* What a file of this name is written as: by .kif .kifu .ki2 .ki2u .csa .usi .sfen, in
 * either case. False: none of these. */
bool record_format(const char *path, RecordFormat *format, Encoding *encoding);

/* The record as text in UTF-8. Returns which parts (HOLDS_...) the format can't hold. */
unsigned record_write(const GameRecord *record, RecordFormat format, Encoding encoding,
                      Buffer *out);

/* Write a file; an older one is replaced when all of the new one is on the disk. False,
 * and nothing has changed: the error says why. *lost is what record_write() returns, and
 * HOLDS_CHARACTERS. */
bool record_save(const GameRecord *record, const char *path, unsigned *lost,
                 char error[ERROR_TEXT]);

#endif
