/* setup.h - commands that set up another game: one function a command, see
 * Command. */
#ifndef COMMANDS_SETUP_H
#define COMMANDS_SETUP_H

#include "terminal/session.h"

bool obey_new(Session *s, const char *arguments);
bool obey_position(Session *s, const char *arguments);
bool obey_sfen(Session *s, const char *arguments);

#endif
