/* pager.h - text for people: lines end where the screen does, and screens with a stop. */
#ifndef TEXT_PAGER_H
#define TEXT_PAGER_H

#include <stdio.h>

#include "text/words.h"

/* Print a text, broken at blanks or between kanji so that no line is wider than the
 * screen. What follows a break is indented like the line. A tab moves on to a column of
 * its own, and the rest of a broken line begins there; a vertical tab sets such a column
 * where it stands. Words longer than a line are not broken. */
void pager_print(FILE *out, const char *text);

/* How many bytes of a text go on a line of so many cells; all that is before the end of
 * its line if it can't be broken. */
int pager_fitting(const char *text, int room);

/* Say how many columns the screen has (80 if nobody does); how many cells a line has. */
void pager_width(int columns);
int pager_columns(void);

/* From now on ask `more` after so many rows (0: never) how to go on: with another screen,
 * 0; with a larger one of so many rows; or, after PAGER_ENOUGH, in silence. */
enum { PAGER_ENOUGH = -1 };
void pager_stops(int rows, int (*more)(void));

/* The reader is asked something: all has been seen, and what follows is wanted. */
void pager_seen(void);

/* What was printed is kept, up to some thousands of bytes, with what is added here, such
 * as a line that was typed. Print the last lines of it once more, with stops or not. */
void pager_keep(const char *text);
void pager_print_kept(FILE *out, int lines, bool stops);

/* False: the reader has had enough of this list. */
bool pager_wanted(void);

#endif
