/* puzzles.h - positions in which a better move is to be found. */
#ifndef COMMANDS_PUZZLES_H
#define COMMANDS_PUZZLES_H

#include "terminal/session.h"

bool obey_puzzles(Session *s, const char *arguments);

#endif
