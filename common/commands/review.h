/* review.h - the engine goes through a game and says where it turned. */
#ifndef COMMANDS_REVIEW_H
#define COMMANDS_REVIEW_H

#include "terminal/session.h"

/* A move that cost much. */
typedef struct {
    int ply;   /* moves of the game in front of it */
    Move played, best;
} Swing;

/* What stands before a score in a comment: centipawns for Black. */
extern const char review_mark[];

/* What the last review found in the game as it stands; returns how many. */
int review_swings(const Session *s, const Swing **swings);

#endif
