/* files.h - what else the commands that keep games in files can do. */
#ifndef COMMANDS_FILES_H
#define COMMANDS_FILES_H

#include "terminal/session.h"

/* A line that is none of a command's: the first of a record, which is loaded with the
 * lines that follow. False: it is no record, and nothing else was read. */
bool obey_pasted(Session *s, const char *line);

/* Print the record of the game as one line that USI programs read. */
bool print_usi(Session *s);

#endif
