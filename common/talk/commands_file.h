/* commands_file.h - commands that keep games in files: one function a command, see Command. */
#ifndef COMMANDS_FILE_H
#define COMMANDS_FILE_H

#include "talk/session.h"

bool obey_load(Session *s, const char *arguments);
bool obey_save(Session *s, const char *arguments);

#endif
