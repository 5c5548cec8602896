/* journal.h - keeping the game while it is played, and going on with one that
 * was interrupted. */
#ifndef COMMANDS_JOURNAL_H
#define COMMANDS_JOURNAL_H

#include "terminal/session.h"

bool obey_journal(Session *s, const char *arguments);
bool obey_resume(Session *s, const char *arguments);

/* At the start: is there a game to go on with? Asks a person, and tells a script. */
void journal_offer(Session *s);

#endif
