/* option.h - one table of options: it answers `usi`, parses `setoption`, feeds
 * `bench NAME=VALUE` and the terminal's `set`, and prints in the chapters' texts. */
#ifndef OPTION_H
#define OPTION_H

#include <stdbool.h>
#include <stdio.h>

#include "game/text.h"

typedef enum { OPT_CHECK, OPT_SPIN, OPT_COMBO } OptionType;

/* One row. A check is 0 or 1; a combo stores the index of its word in `words`. */
typedef struct {
    const char *name; /* no blanks */
    OptionType type;
    int *value; /* where it is stored */
    int initial, min, max;
    const char *chapter; /* "06" .. "10": where it is taught; "": not a technique */
    const char *help;    /* one line */
    const char *words;   /* combo: the words, separated by blanks; else NULL */
} Option;

/* Options of common/ (USI_Hash, MultiPV, ...) and of the chapter; each ends with name
 * NULL. */
extern const Option common_options[];

/* Set every option of both tables to its initial value. */
void options_reset(void);

/* Set one option by name, any case. False with a reason (unknown name, not a number, out
 * of range, unknown word) leaves everything as it was. `*unknown` (may be NULL) tells an
 * unknown name, which USI ignores silently, from a bad value. */
bool option_set(const char *name, const char *value, bool *unknown,
                char error[ERROR_TEXT]);

/* "NAME=VALUE", as the command line takes it. */
bool option_assign(const char *assignment, char error[ERROR_TEXT]);

const Option *option_find(const char *name); /* NULL: no such option */

void options_print_usi(FILE *out);  /* `option name ...` lines */
void options_print_help(FILE *out); /* name, present value, range and help, a line each */
void options_print_table(FILE *out); /* TSV: a line of column names, then a row a line */

#endif
