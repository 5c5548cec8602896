/* file.h - record files of all formats. A file that is read is recognised by what is in
 * it; for one that is written, the ending of its name chooses the format.
 */
#ifndef RECORD_FILE_H
#define RECORD_FILE_H

#include "record/reader.h"
#include "text/encoding.h"
#include "text/words.h"

/* Read a whole file, or a text in place of one; call reader_close() when done. False: it
 * can't be read, is larger than 16 MB, or is no game record; the error says which
 * (without the file's name). */
bool record_open(RecordReader *reader, const char *path, char error[ERROR_TEXT]);
bool record_open_text(RecordReader *reader, const char *bytes, size_t size,
                      char error[ERROR_TEXT]);

/* Does a record begin with this line, and not a command or a move that was typed? And can
 * the line go on with a record whose text so far is this? */
bool record_begins(const char *line);
bool record_goes_on_with(const char *text, const char *line);

/* The next game. RECORD_PART, RECORD_BAD: reader->error says "line N: reason"; the next
 * call goes on with the next game, or says RECORD_NONE. */
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

#endif
