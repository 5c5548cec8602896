/* replay.h - commands that look through the game and its comments: one function
 * a command, see Command. */
#ifndef COMMANDS_REPLAY_H
#define COMMANDS_REPLAY_H

#include "terminal/session.h"

bool obey_first(Session *s, const char *arguments);
bool obey_last(Session *s, const char *arguments);
bool obey_next(Session *s, const char *arguments);
bool obey_prev(Session *s, const char *arguments);
bool obey_goto(Session *s, const char *arguments);
bool obey_list(Session *s, const char *arguments);
bool obey_comment(Session *s, const char *arguments);

/* Show the comment on the position, if there is one. */
void replay_show_comment(const Session *s);

#endif
