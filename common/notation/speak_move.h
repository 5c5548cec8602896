/* speak_move.h - moves in words, for those who listen to them. */
#ifndef NOTATION_SPEAK_MOVE_H
#define NOTATION_SPEAK_MOVE_H

#include "game/movegen.h"

enum { SPOKEN_TEXT = 160 };

/* "silver from 3a to 2b, takes bishop, check". Needs: a legal move of *pos. */
char *move_speak(const Position *pos, Move move, char text[SPOKEN_TEXT]);

/* The legal moves that are spoken so, up to what they take, promote or check; one if the
 * whole text is one. "Black: " before it and a full stop behind it may stand. Returns how
 * many. */
int moves_spoken(const Position *pos, const char *text, Move found[MAX_MOVES]);

#endif
