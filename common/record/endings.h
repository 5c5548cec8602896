/* endings.h - how a line of play ended, as Japanese records say it: with a word (投了) in
 * place of a move, and in a sentence after the moves.
 */
#ifndef RECORD_ENDINGS_H
#define RECORD_ENDINGS_H

#include "record/reader.h"
#include "text/words.h"

/* The ending that a word stands for; END_NONE: none. And the word to write for an
 * ending. */
RecordEnd end_word_read(const char *word);
const char *end_word(RecordEnd end);

/* まで12手で後手の勝ち, at the end of the line of a node. A side that wins on its own turn has
 * declared, or the other side has resigned out of turn. When it is read, a wrong number
 * of moves is reported in the record's remark. */
RecordEnd summary_read(RecordReader *reader, const char *line);
void summary_write(const GameRecord *record, int node, RecordEnd end, Buffer *out);

#endif
