/* tsume.h - problems in which Black mates by checks (詰将棋), made from numbers, and the
 * plain search that proves them: every check, every answer. */
#ifndef MATE_TSUME_H
#define MATE_TSUME_H

#include "game/position.h"

enum {
    TSUME_LONGEST = 9, /* plies; odd ones only */
    TSUME_SET = 36,    /* problems of a length, at most, that come with the program */
};

/* Put some pieces around White's king, as the seed decides, and the rest into White's
 * hand. False: that makes no position in which Black can be to move. */
bool tsume_put(Position *pos, uint32_t seed);

/* How many problems of so many plies come with the program. Needs: plies odd, 1 to
 * TSUME_LONGEST. */
int tsume_count(int plies);

/* Set up one of them, numbered from 1. No fewer plies mate, only one first move does, and
 * if the defender holds out longest, nothing is left in the attacker's hand. */
void tsume_set_up(Position *pos, int plies, int number);

/* Does the side to move mate within so many plies? -1: `*budget` positions were not
 * enough; it is counted down. */
int tsume_mates(Position *pos, int plies, long *budget);

/* The defender's move after a check: one after which there is no mate within so many
 * plies, else the one after which mate takes longest; *holds says which. MOVE_NONE: it is
 * mate. */
Move tsume_answer(Position *pos, int plies, bool *holds, long *budget);

#endif
