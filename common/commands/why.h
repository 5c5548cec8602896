/* why.h - `why MOVE`: what is expected in answer to a move, and what it is worth beside
 * the best one. */
#ifndef COMMANDS_WHY_H
#define COMMANDS_WHY_H

#include "terminal/session.h"

bool obey_why(Session *s, const char *arguments);

#endif
