/* table.h - all options: those of common/, which are listed here, and the chapter's. One
 * table answers `usi`, parses `setoption`, feeds `bench NAME=VALUE` and the terminal's
 * `set`, and prints in the chapters' texts. */
#ifndef OPTIONS_TABLE_H
#define OPTIONS_TABLE_H

#include <stdio.h>

#include "text/words.h"
#include "think/settings.h"

enum { OPTION_TEXT = 64 }; /* longest name or value, with its end */

/* Give every option its initial value, and put that into effect. Call once after
 * position_init(), before anything in think/. False: there is no memory for the table of
 * this size; the search does without. */
bool options_reset(void);

/* Set one option by name, in any case, and put that into effect. False, with a reason
 * (not a number, out of range, unknown word, no memory), leaves everything as it was. If
 * the new value changes scores, what was learned with the old one is forgotten. */
bool options_set(const char *name, const char *value, char error[ERROR_TEXT]);

/* "NAME=VALUE", as the command line takes it. */
bool options_assign(const char *assignment, char error[ERROR_TEXT]);

const Option *options_find(const char *name); /* NULL: no such option */

/* The row number `index`, counted through both tables; NULL just behind the last. */
const Option *options_row(int index);

/* A value of the option as text, as options_set() takes it. */
char *option_write(const Option *row, int value, char text[OPTION_TEXT]);

/* Does every chapter have this option? */
bool options_is_common(const char *name);

/* Does the chapter have this level? Some lack those just below the highest. */
bool options_has_level(int level);

/* All of them, printed. */
void options_print_usi(FILE *out);   /* `option name ...` lines */
void options_print_help(FILE *out);  /* name, present value, help and range */
void options_print_table(FILE *out); /* TSV: a line of column names, then a row a line */

#endif
