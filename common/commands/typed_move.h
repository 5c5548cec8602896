/* typed_move.h - a move that is typed where commands are typed: played, or refused with
 * the reason and what may have been meant. */
#ifndef COMMANDS_TYPED_MOVE_H
#define COMMANDS_TYPED_MOVE_H

#include "notation/read_move.h"
#include "terminal/session.h"

/* Read a text that shall name one legal move, which is not played; false: a complaint
 * says why it does not. */
bool typed_move_read(Session *s, const char *text, TypedMove *typed);

/* True when the line was a move, good or bad. */
bool typed_move_obey(Session *s, const char *line);

/* True: the line is none, but with its digits nearly one, and was answered so. */
bool typed_move_is_near(Session *s, const char *line);

#endif
