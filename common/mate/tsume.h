/* tsume.h - problems in which Black mates by checks (詰将棋): the plain search that proves
 * them, with every check and every answer. */
#ifndef MATE_TSUME_H
#define MATE_TSUME_H

#include "game/position.h"

enum { TSUME_LONGEST = 9 }; /* plies; odd ones only */

/* Finish a position: what is neither on the board nor in Black's hand is in White's. */
void tsume_give_rest(Position *pos);

/* Is it mate within so many plies? If they are odd, the side to move gives the mate; else
 * it is in check, and each of its answers has to be mated. -1: `*budget` positions were
 * not enough; it is counted down. */
int tsume_mates(Position *pos, int plies, long *budget);

/* The defender's move after a check: one after which no mate in so many plies was found,
 * else the one with which mate takes longest; *holds says which. MOVE_NONE: mate. */
Move tsume_answer(Position *pos, int plies, bool *holds, long *budget);

#endif
