/* plain_words.h - lines that are neither moves nor commands: the name of a piece, a wish
 * in plain English or Japanese, a move of chess. */
#ifndef COMMANDS_PLAIN_WORDS_H
#define COMMANDS_PLAIN_WORDS_H

#include "commands/commands.h"

/* Answer such a line with what to type instead; nothing is done. `command` is what it
 * begins with, or NULL: then also with a piece's name the piece is shown. False: nothing
 * fits, and nothing was said. */
bool plain_words_answer(Session *s, const char *line, const Command *command);

/* The command that such a line wishes for, or the piece or square that it is about; "":
 * nothing. Valid until the next call. */
const char *plain_words_wish(const char *line);

/* A move among other words, as in "move 7g7f", "7g to 7f", "pawn to 7f" or "drop gold
 * 5b": as it is to be typed. */
bool plain_words_move(const Position *pos, const char *line, char move[WORD_TEXT]);

#endif
