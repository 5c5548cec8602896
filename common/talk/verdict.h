/* verdict.h - scores in words, for people. */
#ifndef VERDICT_H
#define VERDICT_H

#include "talk/messages.h"

enum { VERDICT_TEXT = 128 };

/* "White is ahead by 1.9 pawns", "Black mates in 3" (plies): a score for `side`. */
char *verdict_write(int score, int side, char text[VERDICT_TEXT]);

#endif
