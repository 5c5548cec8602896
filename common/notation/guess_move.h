/* guess_move.h - which move was probably meant when something else was typed. */
#ifndef NOTATION_GUESS_MOVE_H
#define NOTATION_GUESS_MOVE_H

#include "game/position.h"

/* Legal moves that look nearly like the text in one of the notations, nearest first;
 * returns how many, at most `most`. */
int guess_moves(const Position *pos, const char *text, Move *found, int most);

/* Are these two or more words, each of which reads as a move? */
bool guess_two_moves(const Position *pos, const char *text);

#endif
