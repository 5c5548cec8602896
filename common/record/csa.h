/* csa.h - CSA files: V2.2 and V3 are read, V2.2 is written. */
#ifndef RECORD_CSA_H
#define RECORD_CSA_H

#include "record/reader.h"
#include "text/buffer.h"

/* The next game of the file; games are divided by a line "/". RECORD_PART, RECORD_BAD:
 * reader->error says "line N: reason", and the next call goes on with the next game.
 * Comments that are part of the game ("'*") are kept, those about the file ("'") are
 * not. */
RecordStatus csa_read(RecordReader *reader, GameRecord *record);

/* Does the line look like one of a CSA file, which can stand in no other? Like one of
 * those that stand before the moves? And like those that tell nothing, but may come? */
bool csa_is_line(const char *line);
bool csa_is_start(const char *line);
bool csa_is_between(const char *line);

/* The main line. Games in one file are divided by a line "/", which is the caller's to
 * write. Returns which parts (HOLDS_...) the format can't hold. */
unsigned csa_write(const GameRecord *record, Buffer *out);

#endif
