/* kif.h - KIF files (柿木将棋), with times, comments and variations. */
#ifndef RECORD_KIF_H
#define RECORD_KIF_H

#include "record/reader.h"
#include "text/buffer.h"

/* The next game of the file. RECORD_PART, RECORD_BAD: reader->error says why. */
RecordStatus kif_read(RecordReader *reader, GameRecord *record);

/* The whole record; `encoding` is the name of the one the text will be put into. Returns
 * which parts (HOLDS_...) the format can't hold. */
unsigned kif_write(const GameRecord *record, const char *encoding, Buffer *out);

#endif
