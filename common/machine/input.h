/* input.h - standard input that can be looked at while the engine thinks. */
#ifndef MACHINE_INPUT_H
#define MACHINE_INPUT_H

#include <stdbool.h>

/* The next line without its end (and without a CR before it, or a byte order mark before
 * the first), of any length; NULL at the end of input. Waits. The line stays valid until
 * the next call. */
const char *input_line(void);

/* The same, but NULL at once when no whole line is there yet. */
const char *input_poll(void);

/* The next byte, for raw keys; -1: none came within so many milliseconds (-1: wait for
 * ever, or until a signal), or the input has ended. */
int input_byte(int milliseconds);

/* Will no more lines come? */
bool input_ended(void);

#endif
