/* formats.h - the formats of game records, each in the file of its name: kif (柿木将棋),
 * with times, comments and variations; ki2, moves as people write them (▲７六歩 △同　銀),
 * without times; csa, of which V2.2 and V3 are read and V2.2 is written; usi_lines, a USI
 * position argument or a bare SFEN on each line. */
#ifndef RECORD_FORMATS_H
#define RECORD_FORMATS_H

#include "record/reader.h"
#include "text/words.h"

/* Read the next game of the file into reader->record, which is clear. RECORD_PART,
 * RECORD_BAD: reader->error says "line N: reason", and the next call goes on with the
 * next game. Of a CSA file's comments those on the game ("'*") are kept, those on the
 * file ("'") are not. */
typedef RecordStatus FormatReader(RecordReader *reader);
FormatReader kif_read, ki2_read, csa_read, usi_lines_read;

/* Write the whole record; csa and usi_lines write its main line. A first line that names
 * the encoding, or a line between two games, is the caller's to write. Returns which
 * parts (HOLDS_...) the format can't hold. */
typedef unsigned FormatWriter(const GameRecord *record, Buffer *out);
FormatWriter kif_write, ki2_write, csa_write, usi_lines_write;

/* Does a line begin with the mark of a side, as a move does? Does it look like a line of
 * USI? Like one of CSA that no other format has; like one that precedes the moves in CSA;
 * or like one that may come there without telling anything? */
typedef bool LineJudge(const char *line);
LineJudge ki2_is_move, usi_lines_is_line, csa_is_line, csa_is_start, csa_is_between;

#endif
