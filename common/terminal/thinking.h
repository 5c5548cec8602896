/* thinking.h - the engine thinks in the terminal: its own moves, its advice, what is
 * shown meanwhile, and what is heard from the user. */
#ifndef TERMINAL_THINKING_H
#define TERMINAL_THINKING_H

#include "terminal/session.h"

/* cp: 25 pawns behind counts as lost. The engine gives up a game that stays there, and
 * for a review nothing that follows makes it worse, not even mate. */
enum { SCORE_LOST = -2500 };

/* Limits for advice, at any level: those set by depth, nodes or time, else a second. */
Limits engine_advice_limits(const Session *s);

/* A request to the engine in this session, with these limits: for one line, and the
 * person at the keyboard may interrupt it. */
Request engine_request(Session *s, const Limits *limits);

/* Think as an adviser, and show it: the N best lines (see think_lines()), with only this
 * move at the root (NULL: all). An infinite search is an analysis, which Enter ends. */
Answer engine_advise(Session *s, const Limits *limits, int lines, const Move *only);

/* The engine plays a move for the side to move, or ends the game, unless a command that
 * was typed meanwhile comes first. */
void engine_move(Session *s);

/* --- whatever takes long --- */

typedef enum {
    THINKING_DONE,
    THINKING_STOPPED, /* by Ctrl-C, or Enter in an analysis: the answer counts */
    THINKING_TAKEN,   /* by a command that was typed: nobody wants the answer */
} ThinkingEnd;

/* It begins or has ended. `lines` lines of play are shown, at a terminal in place; 0: no
 * search for moves. An analysis is ended by Enter, too; in a pipe by its limits. */
void thinking_begin(Session *s, int lines, bool analysis);
ThinkingEnd thinking_end(void);

/* Shall it stop, or was it ended before its time? */
bool thinking_stopped(void);

#endif
