/* record_line.h - one line of a record, for the readers of all formats. */
#ifndef RECORD_LINE_H
#define RECORD_LINE_H

#include "record.h"

typedef enum { LINE_READ, LINE_TOO_LONG, LINE_NONE } LineStatus;

/* Read the next line into reader->text, without blanks at its end and without a byte
 * order mark. Of a line that is too long the beginning is kept and the rest skipped. */
LineStatus record_line(RecordReader *reader);

#endif
