/* endings.h - how a line of play ended, as Japanese records say it: by a word (投了) in the
 * place of a move, and in a sentence behind the moves.
 */
#ifndef RECORD_ENDINGS_H
#define RECORD_ENDINGS_H

#include "record/reader.h"
#include "text/buffer.h"

/* The ending that a word stands for; END_NONE: none. And the word that is written. */
RecordEnd end_word_read(const char *word);
const char *end_word(RecordEnd end);

/* まで12手で後手の勝ち, at the end of the line of a node. Who wins on his own turn has
 * declared, or the other side has resigned out of turn. Read, a count of moves that is
 * false is told in the record's remark. */
RecordEnd summary_read(RecordReader *reader, const char *line);
void summary_write(const GameRecord *record, int node, RecordEnd end, Buffer *out);

#endif
