/* typed.h - lines that name no command: moves in any notation, and what a stranger says
 * in plain English or Japanese. */
#ifndef COMMANDS_TYPED_H
#define COMMANDS_TYPED_H

#include "commands/commands.h"
#include "notation/read_move.h"

/* Read a text that should name one legal move, without playing that; false: a complaint
 * says why it does not. */
bool typed_move_read(Session *s, const char *text, TypedMove *typed);

/* The only move that was read. Where promotion is open and no sign was typed, a person is
 * asked; a script promotes, which is said. MOVE_NONE: the person does not move. */
Move typed_move_settle(Session *s, const TypedMove *typed);

/* Play a line that is a move, or refuse it with the reason and with what may have been
 * meant. True if it was one, good or bad. */
bool typed_move_obey(Session *s, const char *line);

/* Is the line, with its digits, nearly a move? Then it was answered with those it is near
 * to. */
bool typed_move_is_near(Session *s, const char *line);

/* Answer the name of a piece, a wish or a move of chess with what to type instead;
 * nothing is done. `command` is what the line begins with, or NULL: then also with a
 * piece's name the piece is shown. False: nothing fits, and nothing was said. */
bool typed_wish_answer(Session *s, const char *line, const Command *command);

#endif
