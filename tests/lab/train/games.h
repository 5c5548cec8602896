/* games.h - the games of data files, played through again. */
#ifndef GAMES_H
#define GAMES_H

#include "train.h"

/* What is known about a training position. */
typedef struct {
    int score;     /* of the search, cp for the side to move */
    int result;    /* of the game for it: RESULT_LOSS, RESULT_DRAW, RESULT_WIN */
    double later;  /* its chance to win, by the positions behind it: see loss.h */
    bool held_out; /* it is kept for validation */
} Label;

/* Called with each training position; `where` is what games_read() was given. */
typedef void TakePosition(void *where, const Position *pos, const Label *label);

/* Read a file, every one of `hold_out` games held out, and count its games into *games.
 * On refusal prints file, offset and reason, and returns false. */
bool games_read(const char *path, int hold_out, TakePosition *take, void *where,
                int64_t *games);

/* A larger block of memory for a list that is full, or the program ends. */
void *games_grow(void *block, size_t size);

#endif
