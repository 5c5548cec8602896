/* engine_turn.h - the engine in the terminal: its own moves, and its advice. */
#ifndef TERMINAL_ENGINE_TURN_H
#define TERMINAL_ENGINE_TURN_H

#include "mate/mate.h"
#include "terminal/session.h"

/* cp: 25 pawns behind counts as lost. The engine gives up a game that stays there, and
 * for a review nothing that follows makes it worse, not even mate. */
enum { SCORE_LOST = -2500 };

/* Limits for advice, whatever the level: those set by depth, nodes or time, else a
 * second. */
Limits engine_advice_limits(const Session *s);

/* A request to the engine in this session, with these limits: for one line, and the
 * person at the keyboard may interrupt it. */
Request engine_request(Session *s, const Limits *limits);

/* Think as an adviser, with these limits: the N best lines (see think_lines()), with only
 * this move at the root (NULL: all). What it thinks is shown. An infinite search is
 * an analysis, which Enter ends. */
Answer engine_advise(Session *s, const Limits *limits, int lines, const Move *only);

MateResult engine_mate(Session *s, int milliseconds, Line *line);

/* The engine plays a move for the side to move, or ends the game, unless a command that
 * was typed meanwhile comes first. */
void engine_move(Session *s);

#endif
