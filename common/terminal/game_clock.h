/* game_clock.h - the clocks of a game in the terminal. All times are milliseconds. */
#ifndef TERMINAL_GAME_CLOCK_H
#define TERMINAL_GAME_CLOCK_H

#include "game/position.h"
#include "text/messages.h"
#include "think/clock.h"

typedef struct {
    bool on;
    int64_t main, byoyomi, increment; /* of either side */
    int32_t used[MAX_GAME]; /* for the move at each ply that was played */
    int from;               /* set up after so many plies; the earlier ones don't count */
    int64_t since;          /* when the present move's time began to run; -1: it stands */
    int64_t held;           /* the same, while an earlier position is looked at */
} GameClock;

enum { CLOCK_TEXT = 96, SECOND = 1000 /* ms */ };

/* Read 10m+30 (byoyomi), 5m+3f (Fischer), 15m, 1h30m, 90s, 0+30; main time without a
 * letter is in minutes. False: it is none of these, and nothing has changed. */
bool game_clock_read(GameClock *clock, const char *text);

/* Forget all times used, as in a game that is set up after so many plies. */
void game_clock_reset(GameClock *clock, int from);

/* Let the time of the side to move run, if it does not yet; or stop it. */
void game_clock_start(GameClock *clock);
void game_clock_halt(GameClock *clock);

/* The end of the game is left for a look back; or returned to: its clock has run on. */
void game_clock_hold(GameClock *clock);
void game_clock_go_on(GameClock *clock);

/* A move is made: returns how long it took, which is noted at this ply, or -1 if the
 * clock stood still. The next move's time begins. */
int32_t game_clock_press(GameClock *clock, const Position *pos);

/* The main time that a side has left; for the side to move, after what the present move
 * has taken. Below 0: that much of the byoyomi is used. Needs: the clock is on. */
int64_t game_clock_left(const GameClock *clock, const Position *pos, int side);

/* Is the time of the side to move up? */
bool game_clock_is_up(const GameClock *clock, const Position *pos);

/* The same as limits of a search. */
void game_clock_limits(const GameClock *clock, const Position *pos, Limits *limits);

/* The clock as it stands beside the board: "0:09:58", and what there is besides. */
char *game_clock_write(const GameClock *clock, const Position *pos, int side,
                       char text[CLOCK_TEXT]);

/* "10m+30", which in English is what game_clock_read() reads. */
char *game_clock_name(const GameClock *clock, Language language, char text[CLOCK_TEXT]);

#endif
