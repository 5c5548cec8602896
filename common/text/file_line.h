/* file_line.h - one line of a file of positions. */
#ifndef TEXT_FILE_LINE_H
#define TEXT_FILE_LINE_H

#include <stdbool.h>
#include <stdio.h>

typedef enum { LINE_READ, LINE_TOO_LONG, LINE_NONE } LineStatus;

/* Read the next line into text[size], without its end and blanks before that; the `first`
 * of a file without a byte order mark. Of a line that is too long the beginning is kept
 * and the rest skipped. A NUL byte, which no text has, becomes a question mark: so what
 * stands behind it is not lost, and the reader of the line refuses it. */
LineStatus file_line_read(FILE *in, char *text, size_t size, bool first);

#endif
