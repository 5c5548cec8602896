/* row.h - the value of one option, read and written as text. */
#ifndef OPTIONS_ROW_H
#define OPTIONS_ROW_H

#include "text/words.h"
#include "think/option.h"

enum { OPTION_TEXT = 64 }; /* longest name or value, with its end */

/* Set the option to what the text says, and put that into effect. False, with a reason
 * (not a number, out of range, unknown word, no memory), leaves everything as it was. */
bool option_read(const Option *row, const char *text, char error[ERROR_TEXT]);

/* A value of it as text, as option_read() takes it. */
char *option_write(const Option *row, int value, char text[OPTION_TEXT]);

#endif
