/* remembered.h - what a person has chosen and wants to find again at the next start: the
 * commands as they were typed, one of each kind, in the file `settings` of the
 * configuration folder. */
#ifndef TERMINAL_REMEMBERED_H
#define TERMINAL_REMEMBERED_H

#include "text/words.h"

/* The lines that are kept; text NULL: none. The caller frees them. */
Buffer remembered_lines(void);

/* Keep a command in place of the last one of its kind. A command that is no such choice
 * is not kept, nor one that can't be written. */
void remembered_keep(const char *command, const char *arguments);

/* Forget them all. False: there were none. */
bool remembered_forget(void);

#endif
