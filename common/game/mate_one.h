/* mate_one.h - mate in one move (一手詰め). */
#ifndef MATE_ONE_H
#define MATE_ONE_H

#include "game/position.h"

/* A legal move that mates at once, MOVE_NONE if there is none that a look at the attack
 * maps can prove (it does not find every kind; in check still fewer). No move is made. */
Move mate_in_one(const Position *pos);

#endif
