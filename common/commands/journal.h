/* journal.h - going on with a game that was interrupted. */
#ifndef COMMANDS_JOURNAL_H
#define COMMANDS_JOURNAL_H

#include "terminal/session.h"

/* At the start: is there a game to go on with? Asks a person, and tells a script. */
void journal_offer(Session *s);

#endif
