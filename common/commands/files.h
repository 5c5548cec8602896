/* files.h - commands that keep games in files: one function a command, see
 * Command. */
#ifndef COMMANDS_FILES_H
#define COMMANDS_FILES_H

#include "terminal/session.h"

bool obey_load(Session *s, const char *arguments);

/* A line that is none of a command's: the first of a record, which is loaded with the
 * lines that follow. False: it is no record, and nothing else was read. */
bool obey_pasted(Session *s, const char *line);

bool obey_save(Session *s, const char *arguments);

/* The record of the game, with names, dates and its ending, in the format of a file so
 * called (.kif, .ki2, .csa). */
bool obey_kif(Session *s, const char *arguments);
bool obey_ki2(Session *s, const char *arguments);
bool obey_csa(Session *s, const char *arguments);

/* The same as one line that USI programs read. */
bool print_usi(Session *s);

/* The position as a diagram that programs and people read. */
bool obey_bod(Session *s, const char *arguments);

#endif
