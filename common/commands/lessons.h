/* lessons.h - what a stranger asks about the game: one function a command, see
 * Command. */
#ifndef COMMANDS_LESSONS_H
#define COMMANDS_LESSONS_H

#include "terminal/session.h"

bool obey_pieces(Session *s, const char *arguments);
bool obey_rules(Session *s, const char *arguments);

#endif
