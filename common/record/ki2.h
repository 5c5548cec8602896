/* ki2.h - KI2 files: moves as people write them (▲７六歩 △同　銀), without times. */
#ifndef RECORD_KI2_H
#define RECORD_KI2_H

#include "record/reader.h"
#include "text/buffer.h"

/* The next game of the file. RECORD_PART, RECORD_BAD: reader->error says why. */
RecordStatus ki2_read(RecordReader *reader, GameRecord *record);

/* Does the line begin with a mark of a side, as a move does? */
bool ki2_is_move(const char *line);

/* The whole record. Returns which parts (HOLDS_...) the format can't hold. */
unsigned ki2_write(const GameRecord *record, Buffer *out);

#endif
