/* tsume.h - problems to be mated move by move. */
#ifndef COMMANDS_TSUME_H
#define COMMANDS_TSUME_H

#include "terminal/session.h"

/* `puzzles` with arguments: PLIES and perhaps a number, of the problems that come with
 * the program, or a file of positions. */
bool tsume_obey(Session *s, const char *arguments);

#endif
