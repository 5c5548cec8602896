/* usi_lines.h - files with a USI position argument or a bare SFEN on each line. */
#ifndef RECORD_USI_LINES_H
#define RECORD_USI_LINES_H

#include "record/reader.h"
#include "text/buffer.h"

/* The game of the next line that is neither blank nor begins with #. RECORD_BAD:
 * reader->error says "line N: reason", and the next call goes on with the next line. */
RecordStatus usi_lines_read(RecordReader *reader, GameRecord *record);

/* Does the line look like one? */
bool usi_lines_is_line(const char *line);

/* The main line as one line `position ...`. Returns which parts (HOLDS_...) the format
 * can't hold. */
unsigned usi_lines_write(const GameRecord *record, Buffer *out);

#endif
