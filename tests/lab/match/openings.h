/* openings.h - the positions that games begin from. */
#ifndef OPENINGS_H
#define OPENINGS_H

#include <stdbool.h>

typedef struct {
    char *text; /* USI position argument */
    int plies;  /* moves in it */
} Opening;

typedef struct {
    Opening *list;
    int count;
} Openings;

/* Read a file: an opening a line, up to the first tab; blank lines and lines from # are
 * skipped. All are checked. `path` NULL: the start position alone. `seed` other than 0
 * shuffles. One that is refused ends the program, with file and line. */
void openings_read(Openings *openings, const char *path, int seed);

#endif
