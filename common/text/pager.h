/* pager.h - text for people: lines broken where the screen ends, and a stop after each
 * screenful of them. */
#ifndef TEXT_PAGER_H
#define TEXT_PAGER_H

#include <stdio.h>

#include "text/words.h"

enum { PAGER_COLUMNS = 79 }; /* cells of a line where nobody knows the screen; one of 80
                              * stays free */

/* Print a text, broken at blanks or between kanji so that no line is wider than
 * the screen. What follows a break stands as far right as the line began; a tab moves
 * on to a column of its own, and breaks come back to it; to a vertical tab they come back
 * where it stands. Words longer than a line are not
 * broken. */
void pager_print(FILE *out, const char *text);

/* The screen has so many columns; how many cells a line has on it. */
void pager_width(int columns);
int pager_columns(void);

/* After so many lines, ask whether to go on, until pager_end(); what `more` refuses is
 * not printed. 0 rows: never. */
void pager_begin(int rows, bool (*more)(void));
void pager_end(void);

/* False: the reader has had enough of this list. */
bool pager_wanted(void);

#endif
