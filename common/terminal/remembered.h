/* remembered.h - what a person has chosen and wants to find again at the next start: the
 * commands as they were typed, one of a kind, in the file `settings` of the folder for
 * configurations. */
#ifndef TERMINAL_REMEMBERED_H
#define TERMINAL_REMEMBERED_H

#include "text/buffer.h"

/* The lines; text NULL: there are none. To be freed. */
Buffer remembered_lines(void);

/* Keep a command in the place of the one before of its kind. What is no such choice, and
 * what can't be written, is not kept. */
void remembered_keep(const char *command, const char *arguments);

/* False: there was nothing. */
bool remembered_forget(void);

#endif
