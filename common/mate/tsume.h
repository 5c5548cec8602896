/* tsume.h - problems in which Black mates by checks (詰将棋), made from numbers, and the
 * plain search that proves them: every check, every answer. */
#ifndef MATE_TSUME_H
#define MATE_TSUME_H

#include "game/position.h"

enum {
    TSUME_LONGEST = 9, /* plies; odd ones only */
    TSUME_SET = 36,    /* problems of a length, at most, that come with the program */
};

/* Some pieces put around White's king, as the seed decides, the rest in White's hand.
 * False: they don't make a position for Black to move in. */
bool tsume_put(Position *pos, uint32_t seed);

/* How many problems of so many plies come with the program. Needs: plies odd, 1 to
 * TSUME_LONGEST. */
int tsume_count(int plies);

/* The number-th of them, from 1 on: mate in no fewer, by one first move only, and when
 * the defender holds out longest nothing stays in the attacker's hand. */
void tsume_set_up(Position *pos, int plies, int number);

/* Does the side to move mate within so many plies? -1: `budget` positions were not
 * enough; it counts down. */
int tsume_mates(Position *pos, int plies, long *budget);

/* For the side that is being mated, after a check: a move that leaves no mate within so
 * many plies, else the one that is mated latest; *holds says which. MOVE_NONE: it is
 * mate. */
Move tsume_answer(Position *pos, int plies, bool *holds, long *budget);

#endif
