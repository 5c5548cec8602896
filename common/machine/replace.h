/* replace.h - replaces a file without the risk of losing it: the new text is written
 * beside it and takes its place only when all of it is on the disk. Until then, and if
 * anything fails, the older file stays as it was. */
#ifndef REPLACE_H
#define REPLACE_H

#include "machine/system.h"

typedef struct {
    FILE *out;                 /* write here; from begin to end or cancel */
    char path[PATH_TEXT];      /* of the file itself, even if a link to it was given */
    char temporary[PATH_TEXT];
} Replacement;

/* False, with errno: it can't be written, or is a folder, a device or a pipe. */
bool replace_begin(Replacement *file, const char *path);

/* Exactly one of the two must follow. False, with errno: something failed, perhaps an
 * earlier fprintf; then only the older file is there. */
bool replace_end(Replacement *file);
void replace_cancel(Replacement *file);

#endif
