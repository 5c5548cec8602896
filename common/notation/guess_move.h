/* guess_move.h - what somebody may have meant who typed something else. */
#ifndef NOTATION_GUESS_MOVE_H
#define NOTATION_GUESS_MOVE_H

#include "game/position.h"

/* Legal moves that are written nearly like the text in one of the notations, the nearest
 * first; returns how many, at most `most`. */
int guess_moves(const Position *pos, const char *text, Move *found, int most);

/* Two words or more, each of which reads as a move? */
bool guess_two_moves(const Position *pos, const char *text);

#endif
