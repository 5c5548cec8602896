/* formats.h - the formats of game records: kif (柿木将棋), with times, comments and
 * variations; ki2, moves as people write them (▲７六歩 △同　銀), without times; csa, of which
 * V2.2 and V3 are read and V2.2 is written; usi_lines, a USI position argument or a bare
 * SFEN on each line. Each is in the file of its name, but what reads KIF reads KI2, too,
 * and kif_write.c writes both. */
#ifndef RECORD_FORMATS_H
#define RECORD_FORMATS_H

#include "record/record.h"
#include "text/words.h"

typedef struct RecordReader RecordReader; /* see record/file.h */

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
 * in KIF and KI2, though it is neither a header nor a move? Does it look like a line of
 * USI? Like one of CSA that no other format has; like one that precedes the moves in CSA;
 * or like one that may come there without telling anything? */
typedef bool LineJudge(const char *line);
LineJudge ki2_is_move, kif_is_between, usi_lines_is_line;
LineJudge csa_is_line, csa_is_start, csa_is_between;

/* What reading and writing of KIF and KI2 share: the ending that a word stands for (投了),
 * END_NONE: none; the word to write for an ending, "": there is none; the keys of
 * headers; whether one that no field has reads as one more header, and not as another
 * line. */
RecordEnd end_word_read(const char *word);
const char *end_word(RecordEnd end);
extern const char *const kif_key[RECORD_FIELDS];
bool kif_key_is_free(const char *key);

#endif
