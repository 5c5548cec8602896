/* review.h - what is found in a whole game: where it turned, its openings and castles. */
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

/* Is this a line of a comment in which a review, or another program, left the score?
 * Centipawns, for Black, at most SCORE_MATE. */
bool review_score(const char *line, int *score);

/* Tell when openings and castles with a name came up in the game. */
void review_tell_names(Session *s);

#endif
