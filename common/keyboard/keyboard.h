/* keyboard.h - a person at a terminal: lines typed with an editor, single keys, and what
 * is typed while the engine thinks. Nothing of it in pipes or at a terminal that can't
 * move its cursor. */
#ifndef KEYBOARD_H
#define KEYBOARD_H

#include <stdbool.h>

/* Calls `offer` with each word that may stand where the last word of the line, `start`,
 * begins. `before` is all that stands in front of the cursor. */
typedef void (*Completer)(const char *before, const char *start,
                          void (*offer)(const char *word));

/* Draws again what stood above the line, for Ctrl-L. */
typedef void (*Redrawer)(void);

/* Take the keys from here on; the history of earlier sessions comes back. False: this is
 * no terminal for it. */
bool keyboard_open(void);

/* Give the terminal back. */
void keyboard_close(void);

/* The line is in the history of later sessions. */
void keyboard_keep(const char *line);

/* The next line; NULL at the end of input (Ctrl-D). "\003" is Ctrl-C on an empty line; on
 * any other it empties the line. Valid until the next call. */
const char *keyboard_line(const char *prompt, Completer completer, Redrawer redrawer);

/* The next line of a longer text, if it begins to come within so many milliseconds; -1:
 * whenever. The arrow keys don't bring it back. NULL: none. */
const char *keyboard_more(int milliseconds);

/* More was typed than that line has: it is not what was meant. */
bool keyboard_too_long(void);

/* Wait for one key: a character, 3 for Ctrl-C, -1 at the end of input. What it is the
 * beginning of, an escape sequence or a character of several bytes, comes as 0. */
int keyboard_key(void);

typedef enum { HEARD_NOTHING, HEARD_INTERRUPT, HEARD_LINE, HEARD_END } Heard;

/* What was typed meanwhile, without waiting and without showing it. A line heard is put
 * in *line; unless keyboard_forget() is called it is the next keyboard_line() as well. */
Heard keyboard_listen(const char **line);
void keyboard_forget(void);

/* Of what was typed keep only the line heard last: those before it were meant for
 * later. */
void keyboard_keep_last(void);

/* Columns and rows of the terminal; 80 and 24 where nobody knows. */
void keyboard_size(int *columns, int *rows);

/* How many rows a text of `width` cells takes that was drawn in one: a terminal made
 * narrower breaks what stands on it. */
int keyboard_rows(int width);

#endif
