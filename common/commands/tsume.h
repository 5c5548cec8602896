/* tsume.h - problems to be mated move by move. */
#ifndef COMMANDS_TSUME_H
#define COMMANDS_TSUME_H

#include "terminal/session.h"

/* `puzzles` with arguments: PLIES and perhaps a number, of the problems that come with
 * the program, or a file of positions. */
bool tsume_obey(Session *s, const char *arguments);

/* A word that a solver types in the place of a move: h for `hint`, u for `undo`, q for
 * `quit`, 0 for no command. Others are answered with what can be typed: '?'. */
char tsume_word(const char *line);

/* The piece that such a move moves. */
void tsume_hint(Move move);

#endif
