/* tsume.h - problems to be mated move by move, and what is typed to solve one of any
 * kind. */
#ifndef COMMANDS_TSUME_H
#define COMMANDS_TSUME_H

#include "terminal/session.h"

/* `puzzles` with arguments: PLIES and perhaps a number, of the problems that come with
 * the program, or a file of positions. */
bool tsume_obey(Session *s, const char *arguments);

/* How a problem ended for its solver. */
typedef enum { PUZZLE_SOLVED, PUZZLE_SHOWN, PUZZLE_LEFT } PuzzleEnd;

/* How many there were. One that has ended is counted; at a terminal its last board stays
 * until Enter is pressed. False: that was enough. */
typedef struct {
    int solved, asked;
} PuzzleCount;
bool tsume_goes_on(Session *s, PuzzleEnd end, PuzzleCount *count);

/* The game is on the board again, as it was seen from. */
void tsume_leave(Session *s, bool flipped, const PuzzleCount *count);

/* What a solver types: a move; nothing, for the answer; `hint`; `undo`; `quit`, or no
 * more at all. */
typedef enum {
    ATTEMPT_MOVE, ATTEMPT_ANSWER, ATTEMPT_HINT, ATTEMPT_UNDO, ATTEMPT_NONE,
} Attempt;

/* Ask the side to move until it is one of these; other words are answered with what can
 * be typed, and what is no move with the reason. */
Attempt tsume_ask(Session *s, Move *move);

/* Tell which piece such a move moves. */
void tsume_hint(Move move);

#endif
