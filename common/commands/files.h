/* files.h - for other files: what the commands that keep games in files can do. */
#ifndef COMMANDS_FILES_H
#define COMMANDS_FILES_H

#include "machine/system.h"
#include "terminal/session.h"

/* Take a line that is no command as the first of a record, which is loaded with the lines
 * that follow. False: it is no record, and nothing else was read. */
bool obey_pasted(Session *s, const char *line);

/* The path that was typed: quotes off, ~/ as the user's own folder. False: too long, or
 * there is no such folder. */
bool files_path(const char *text, int length, char path[PATH_TEXT]);

#endif
