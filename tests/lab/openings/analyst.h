/* analyst.h - a USI engine that is asked for its best lines, one position after the
 * other. */
#ifndef ANALYST_H
#define ANALYST_H

#include "notation/usi_move.h"

enum { MAX_LINES = 32 };

/* The best lines of one search, best first. */
typedef struct {
    int count;
    int score[MAX_LINES]; /* cp for the side to move; +-SCORE_MATE for a mate */
    char move[MAX_LINES][MOVE_TEXT]; /* first move of the line */
} Lines;

/* Remember NAME=VALUE for analyst_start(). False: no `=` in it, or too many. */
bool analyst_option(const char *setting);

/* Start the engine. Whatever goes wrong with it from here on ends the program with a
 * message and status 1. */
void analyst_start(const char *command);

/* Search a position (a USI position argument) to a fixed depth, from scratch, so that the
 * answer does not depend on what came before. */
Lines analyst_search(const char *position, int depth, int lines);

void analyst_end(void);

/* End the engine and the program. */
void analyst_give_up(const char *why);

#endif
