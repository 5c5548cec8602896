/* option.h - one option: a row of a table. The tables, and finding a row in them, are in
 * options.h. */
#ifndef OPTION_H
#define OPTION_H

#include "talk/text.h"

typedef enum { OPT_CHECK, OPT_SPIN, OPT_COMBO } OptionType;

/* One row. A check is 0 or 1; a combo stores the index of its word in `words`. The
 * default stands first among them: some programs between an engine and its GUI mark no
 * default, and the GUI then sends the first word on every start. */
typedef struct Option {
    const char *name; /* no blanks */
    OptionType type;
    int *value; /* where it is stored */
    int initial, min, max;
    const char *chapter; /* "06" .. "10": where it is taught; "": not a technique */
    const char *help;    /* one line */
    const char *words;   /* combo: the words, separated by blanks; else NULL */
    int (*apply)(void);  /* makes a new value hold; NULL: it does so by itself. Not 0: the
                          * Reason why it can't be, and nothing has changed */
} Option;

enum { OPTION_TEXT = 64 }; /* longest name or value, with its end */

/* Set it to what the text says, and make that hold. False with a reason (not a number,
 * out of range, unknown word, no memory) leaves everything as it was. */
bool option_read(const Option *row, const char *text, char error[ERROR_TEXT]);

/* Some value of it as text, as option_read() takes it. */
char *option_write(const Option *row, int value, char text[OPTION_TEXT]);

#endif
