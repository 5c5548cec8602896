/* input.h - standard input that can be looked at while the engine thinks.
 * With clock.c the only file that needs POSIX (poll, read). */
#ifndef INPUT_H
#define INPUT_H

#include <stdbool.h>

/* The next line without its end (and without a CR before it), of any length; NULL at the
 * end of input. Waits. The line stays valid until the next call. */
const char *input_line(void);

/* The same, but NULL at once when no whole line is there yet. */
const char *input_poll(void);

/* No more lines will come. */
bool input_ended(void);

/* Ctrl-C (SIGINT). While watched, the first one only makes `interrupted` true, until the
 * next interrupt_watch(true); a second one, or one not watched, ends the program. */
void interrupt_watch(bool on);
bool interrupted(void);

/* Is standard input (0) or output (1) a terminal? */
bool is_terminal(int descriptor);

#endif
