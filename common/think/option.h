/* option.h - one option as data: a row of a table. options/table.h finds it, and reads
 * and writes its value. */
#ifndef THINK_OPTION_H
#define THINK_OPTION_H

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
    int (*apply)(void);  /* puts a new value into effect; NULL: that needs nothing. Not 0:
                          * the Refusal that says why it can't be, and nothing has
                          * changed */
} Option;

#endif
