/* typed_move.h - a move typed where commands are typed: it is played, or refused with the
 * reason and with what may have been meant. */
#ifndef COMMANDS_TYPED_MOVE_H
#define COMMANDS_TYPED_MOVE_H

#include "notation/read_move.h"
#include "terminal/session.h"

/* Read a text that should name one legal move, without playing that; false: a complaint
 * says why it does not. */
bool typed_move_read(Session *s, const char *text, TypedMove *typed);

/* Play a line that is a move. True if it was one, good or bad. */
bool typed_move_obey(Session *s, const char *line);

/* The only move that was read. Where promotion is open and no sign was typed, a person is
 * asked; a script promotes, which is said. MOVE_NONE: the person does not move. */
Move typed_move_settle(Session *s, const TypedMove *typed);

/* The text can mean each of these moves: a person chooses one by its number. */
void typed_move_choose(Session *s, const char *text, const TypedMove *typed);

/* Is the line, with its digits, nearly a move? Then it was answered with those it is near
 * to. */
bool typed_move_is_near(Session *s, const char *line);

#endif
