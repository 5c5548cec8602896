/* game.h - who plays in the game that commands change. */
#ifndef COMMANDS_GAME_H
#define COMMANDS_GAME_H

#include "terminal/session.h"

/* "White (engine, level 3)": who plays a side. */
char *game_who(const Session *s, int side, char text[SAID_TEXT]);

#endif
