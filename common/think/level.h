/* level.h - how strong the engine plays in the terminal. */
#ifndef LEVEL_H
#define LEVEL_H

#include "think/think.h"

/* Weak levels overlook moves: of all legal moves the engine sees only a few, picked at
 * random for each turn, and plays the best of those. So it hangs pieces and misses
 * captures as a beginner does, which a shallow search alone would not. */
typedef struct {
    Limits limits;
    int sees; /* moves seen; 0: all */
} Strength;

enum {
    LEVEL_MAX = 9,
    LEVEL_DEFAULT = 5, /* a second a move */
    LEVEL_OWN = -1,    /* set by depth, nodes or time */
};

Strength level_strength(int level); /* 0 .. LEVEL_MAX */

/* think() at that strength. */
Answer level_think(Position *pos, const Strength *strength, Interrupt interrupt,
                   bool quiet);

#endif
