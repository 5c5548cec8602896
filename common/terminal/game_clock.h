/* game_clock.h - the clocks of a game in the terminal. All times are milliseconds. */
#ifndef TERMINAL_GAME_CLOCK_H
#define TERMINAL_GAME_CLOCK_H

#include "game/position.h"
#include "think/clock.h"

typedef struct {
    bool on;
    int64_t main, byoyomi, increment; /* of either side */
    int32_t used[MAX_GAME]; /* for the move at each ply, as far as it is played */
    int from;               /* earlier plies took no part: it was set up behind them */
    int64_t since;          /* when the time of the present move began to run; -1: it
                             * stands still */
    int64_t held;           /* the same, while a position before it is looked at */
} GameClock;

enum { CLOCK_TEXT = 96 };

/* 10m+30 (byoyomi), 5m+3f (Fischer), 15m, 1h30m, 90s, 0+30; minutes where no letter
 * stands. False: it is none of these, and nothing has changed. */
bool game_clock_read(GameClock *clock, const char *text);

/* The same text again, in seconds: 600s+30. */
char *game_clock_spell(const GameClock *clock, char text[CLOCK_TEXT]);

/* All times used are forgotten, as in a new game. */
void game_clock_reset(GameClock *clock);

/* The time of the side to move begins to run, if it does not; or stands still. */
void game_clock_start(GameClock *clock);
void game_clock_halt(GameClock *clock);

/* The end of the game is left for a look back, and come to again: its clock has run
 * on. */
void game_clock_hold(GameClock *clock);
void game_clock_go_on(GameClock *clock);

/* The move at this ply is made: returns how long it took, which is kept; -1: nobody
 * looked. The next move's time begins. */
int32_t game_clock_press(GameClock *clock, const Position *pos);

/* Main time that is left to a side, with what the present move has taken if it is to
 * move; below 0: that much of the byoyomi is used. Needs: the clock on. */
int64_t game_clock_left(const GameClock *clock, const Position *pos, int side);

/* Is the time of the side to move up? */
bool game_clock_is_up(const GameClock *clock, const Position *pos);

/* As a search wants it. */
void game_clock_limits(const GameClock *clock, const Position *pos, Limits *limits);

/* "0:09:58", and what the side has beside that; the message for the board. */
char *game_clock_write(const GameClock *clock, const Position *pos, int side,
                       char text[CLOCK_TEXT]);

/* "10m+30" for a message. */
char *game_clock_name(const GameClock *clock, char text[CLOCK_TEXT]);

#endif
