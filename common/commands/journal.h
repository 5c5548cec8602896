/* journal.h - going on with a game that was interrupted. */
#ifndef COMMANDS_JOURNAL_H
#define COMMANDS_JOURNAL_H

#include "terminal/session.h"

/* At the start: if there is a game to go on with, ask a person about it, or tell a
 * script. */
void journal_offer(Session *s);

#endif
