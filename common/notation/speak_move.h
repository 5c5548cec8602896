/* speak_move.h - moves in words, for those who listen to them. */
#ifndef NOTATION_SPEAK_MOVE_H
#define NOTATION_SPEAK_MOVE_H

#include "game/position.h"

enum { SPOKEN_TEXT = 160 };

/* "silver from 3a to 2b, takes bishop, check": a legal move of *pos. */
char *move_speak(const Position *pos, Move move, char text[SPOKEN_TEXT]);

#endif
