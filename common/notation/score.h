/* score.h - scores in words, for people. */
#ifndef NOTATION_SCORE_H
#define NOTATION_SCORE_H

#include "text/messages.h"

enum { SCORE_WORDS = 128 };

/* "White is ahead by 1.9 pawns", "Black mates in 3" (plies): a score for `side`.
 * Japanese players also read the number, which is for Black. */
char *score_in_words(int score, int side, char text[SCORE_WORDS]);

#endif
