/* review.h - the engine goes through a game and says where it turned. */
#ifndef COMMANDS_REVIEW_H
#define COMMANDS_REVIEW_H

#include "terminal/session.h"

/* A move that cost much. */
typedef struct {
    int ply;   /* moves of the game before it */
    Move played, best;
} Swing;

/* What the last review found, as far as the game is still the same, or what one has
 * written into the comments of this record (`best` is MOVE_NONE then); returns how
 * many. */
int review_swings(const Session *s, const Swing **swings);

#endif
