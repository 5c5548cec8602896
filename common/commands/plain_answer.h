/* plain_answer.h - lines that are neither moves nor commands: the name of a piece, a wish
 * in plain English or Japanese, a move of chess. */
#ifndef COMMANDS_PLAIN_ANSWER_H
#define COMMANDS_PLAIN_ANSWER_H

#include "commands/commands.h"

/* Answer such a line with what to type instead; nothing is done. `command` is what it
 * begins with, or NULL: then also with a piece's name the piece is shown. False: nothing
 * fits, and nothing was said. */
bool plain_answer(Session *s, const char *line, const Command *command);

#endif
