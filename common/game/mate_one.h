/* mate_one.h - mate in one move (一手詰め). */
#ifndef MATE_ONE_H
#define MATE_ONE_H

#include "game/position.h"

/* A legal move that mates at once, or MOVE_NONE: not every kind of mate is found, and
 * fewer still in check. *pos is unchanged on return. */
Move mate_in_one(Position *pos);

#endif
