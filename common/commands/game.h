/* game.h - commands that change the game: one function a command, see
 * Command. */
#ifndef COMMANDS_GAME_H
#define COMMANDS_GAME_H

#include "terminal/session.h"

bool obey_declare(Session *s, const char *arguments);
bool obey_go(Session *s, const char *arguments);
bool obey_humans(Session *s, const char *arguments);
bool obey_play(Session *s, const char *arguments);
bool obey_redo(Session *s, const char *arguments);
bool obey_resign(Session *s, const char *arguments);
bool obey_undo(Session *s, const char *arguments);

/* "White (engine, level 3)": who plays a side. */
char *game_who(const Session *s, int side, char text[SAID_TEXT]);

#endif
