/* player.h - an engine that speaks USI, seen as a machine of few states.
 *
 *   OFF -> GREETING (usi) -> PREPARING (isready) -> READY -> THINKING (go) -> READY ...
 *                                                   READY -> PONDERING (go ponder)
 *                               PONDERING -> THINKING (ponderhit)
 *   THINKING -> LATE (stop, after the limit)
 *                                   PONDERING -> RECALLED (stop; answer dropped)
 *
 * Whatever the engine does wrong ends in EVENT_FAULT with a name and a reason; it is then
 * OFF and starts again with the next player_prepare().
 */
#ifndef PLAYER_H
#define PLAYER_H

#include <stdio.h>

#include "../tool/process.h"
#include "referee.h"

enum { MAX_SETTINGS = 64, INFO_TEXT = 512 };

/* Limits of a player's moves; milliseconds, plies; 0: not given. */
typedef struct {
    int64_t movetime, time, byoyomi, increment, depth, nodes;
} Control;

static inline bool control_has_clock(const Control *control)
{
    return control->time > 0 || control->byoyomi > 0 || control->increment > 0;
}

/* How to run one engine; strings belong to the command line. */
typedef struct {
    const char *command, *name;
    const char *setting[MAX_SETTINGS]; /* NAME=VALUE, or NAME for a button */
    int settings;
    Control control;
    bool ponder;
    bool restart; /* a new process for every game */
} Engine;

typedef enum {
    PLAYER_OFF, PLAYER_GREETING, PLAYER_PREPARING, PLAYER_READY, PLAYER_THINKING,
    PLAYER_LATE, PLAYER_PONDERING, PLAYER_RECALLED,
} PlayerState;

typedef enum { EVENT_NONE, EVENT_READY, EVENT_ANSWER, EVENT_FAULT } PlayerEvent;

/* Who makes one sets the first five, and the deadline to INT64_MAX; it is OFF then. */
typedef struct {
    const Engine *engine;
    FILE *log;            /* every line both ways; NULL: none */
    int errors;           /* descriptor for the engine's error output */
    int64_t patience;     /* us to wait for usiok, readyok, an answer without a clock */
    int64_t tolerance;    /* us that it may use beyond `limit` */
    Process process;
    PlayerState state;
    bool known[MAX_SETTINGS]; /* by its answer to `usi` */
    int64_t deadline;     /* us; when the present state is a fault; INT64_MAX: never */
    int64_t asked;        /* us; when its clock began to run */
    int64_t limit;        /* us it may use for this move; INT64_MAX: any */
    char *question;       /* position and go, while a ponder answer is awaited; owned */
    char guess[WORD_TEXT]; /* the opponent's move that it ponders on; "": none */
    char info[INFO_TEXT]; /* last line with a depth and a score */
    int completed;        /* depth of the last one whose score is no bound; 0: none */
    /* with EVENT_ANSWER: */
    char answer[WORD_TEXT], ponder[WORD_TEXT];
    Effort effort;
    /* with EVENT_FAULT: */
    Ending fault;
    char detail[ERROR_TEXT];
} Player;

/* Make it ready for a new game, with a new process if there is none; EVENT_READY
 * follows. */
void player_prepare(Player *player);

/* Ask a READY or PONDERING player for a move. `position` is a USI position argument, `go`
 * the arguments of go; `limit` is the time it has, us. EVENT_ANSWER follows. */
void player_ask(Player *player, const char *position, const char *go, int64_t limit);

/* Let a READY player ponder on what `position` is after the expected move `guess`. */
void player_ponder(Player *player, const char *position, const char *go,
                   const char *guess);

/* Tell how the game ended for it: "win", "lose" or "draw". */
void player_game_over(Player *player, const char *result);

/* Look at its output (`readable`, from poll) and at the time. To be called again until it
 * returns EVENT_NONE. */
PlayerEvent player_step(Player *player, bool readable, int64_t now);

/* Ask it to quit, wait a moment, end the process. */
void player_quit(Player *player);

#endif
