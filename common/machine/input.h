/* input.h - standard input that can be looked at while the engine thinks. */
#ifndef MACHINE_INPUT_H
#define MACHINE_INPUT_H

#include <stdbool.h>

/* Wait for the next line, of any length, without its end (and a CR before it, or a byte
 * order mark before the first); NULL at the end of input. Valid until the next call. */
const char *input_line(void);

/* The same, but NULL at once when no whole line is there yet. */
const char *input_poll(void);

/* For raw keys: the byte that is so many behind the next one; none is taken. If it is not
 * there yet, wait for so many milliseconds (-1: for ever, or until a signal). INPUT_NONE:
 * it did not come; INPUT_END: it never will. */
enum { INPUT_NONE = -1, INPUT_END = -2 };
int input_ahead(int offset, int milliseconds);

/* Take so many bytes that were shown. -1: put back the one just taken, before anything
 * else is read. */
void input_take(int count);

/* Will no more lines come? */
bool input_ended(void);

#endif
