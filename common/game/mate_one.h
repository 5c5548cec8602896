/* mate_one.h - mate in one move (一手詰め). */
#ifndef MATE_ONE_H
#define MATE_ONE_H

#include "game/position.h"

/* A legal move that mates at once, or MOVE_NONE if the attack maps alone prove none: not
 * every kind of mate is found, and fewer still in check. No move is made. */
Move mate_in_one(const Position *pos);

#endif
