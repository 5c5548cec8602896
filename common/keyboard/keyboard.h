/* keyboard.h - a person at a terminal that can move its cursor: lines typed with an
 * editor, single keys, and what is typed while the engine thinks. */
#ifndef KEYBOARD_H
#define KEYBOARD_H

#include <stdbool.h>

/* Calls `offer` with each word that may stand in place of the last word of the line,
 * `start`. `before` is everything in front of the cursor. */
typedef void (*Offer)(const char *word);
typedef void (*Completer)(const char *before, const char *start, Offer offer);

/* To be set before the first line. Called before a line is waited for, and again if no
 * key came: because of a signal, or after the milliseconds that it returns (-1: never).
 * `at_prompt`: a command is being typed. What the waiter prints begins a line, and what
 * was typed is drawn again. WAIT_ENDS_LINE: the line is not wanted any more: empty. */
enum { WAIT_ENDS_LINE = -2 };
void keyboard_wait(int (*waiter)(bool at_prompt));

/* So many rows at the top of the terminal are not for text. */
void keyboard_keep_off(int rows);

/* Read raw keys until system_raw_keys(false), or the end of the program, with the history
 * of earlier sessions; false: this terminal can't do it. */
bool keyboard_open(void);

/* Put a line into the history for later sessions. */
void keyboard_keep(const char *line);

/* The next line; NULL at the end of input (Ctrl-D). Ctrl-C empties the line; on an empty
 * one it returns "\003". `redraw`: for Ctrl-L, what stood above the line. Valid until the
 * next call. */
const char *keyboard_line(const char *prompt, Completer completer, void (*redraw)(void));

/* The next line of a longer text, if it begins to arrive within so many milliseconds (-1:
 * however long that takes); NULL: none. It does not enter the history. */
const char *keyboard_more(int milliseconds);

/* Was more typed than fits into that line? Then it is not what was meant. */
bool keyboard_too_long(void);

/* Wait for one key: a character, or CTRL_C, or -1 at the end of input. A whole escape
 * sequence, or a character of several bytes, comes as 0. */
enum { CTRL_C = 3 };
int keyboard_key(void);

/* Put the character just read back: it begins what is read next. */
void keyboard_unread(void);

typedef enum { HEARD_NOTHING, HEARD_INTERRUPT, HEARD_LINE, HEARD_END } Heard;

/* What was typed meanwhile, without waiting and without showing it. A line that was heard
 * is put in *line; keyboard_line() will return it, too, unless it is forgotten: all that
 * was typed, or what was typed before that line, and meant for later. */
Heard keyboard_listen(const char **line);
void keyboard_forget(void);
void keyboard_keep_last(void);
bool keyboard_has_heard(void); /* something of it is still there */

/* Columns and rows of the terminal, for text; 80 and 24 if they are unknown. */
void keyboard_size(int *columns, int *rows);

/* How many rows a text of `width` cells takes now that was drawn in one: a terminal that
 * is made narrower breaks its lines. */
int keyboard_rows(int width);

#endif
