/* completion.h - the words that Tab offers at the prompt. */
#ifndef COMMANDS_COMPLETION_H
#define COMMANDS_COMPLETION_H

#include "terminal/session.h"

/* Complete for this session from now on. */
void completion_begin(const Session *s);

/* A Completer, see keyboard.h: offers commands and legal moves, and what may follow a
 * command. */
void completion_offer(const char *before, const char *start,
                      void (*offer)(const char *word));

#endif
