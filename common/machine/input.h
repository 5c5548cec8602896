/* input.h - standard input that can be looked at while the engine thinks. */
#ifndef MACHINE_INPUT_H
#define MACHINE_INPUT_H

#include <stdbool.h>

/* Wait for the next line, of any length, without its end (and a CR before it, or a byte
 * order mark before the first); NULL at the end of input. Valid until the next call. */
const char *input_line(void);

/* The same, but NULL at once when no whole line is there yet. */
const char *input_poll(void);

/* The next byte, for raw keys; -1: none came within so many milliseconds (-1: wait for
 * ever, or until a signal), or the input has ended. */
int input_byte(int milliseconds);

/* Will no more lines come? */
bool input_ended(void);

#endif
