/* replay.h - shows the comments of a game that is looked through. */
#ifndef COMMANDS_REPLAY_H
#define COMMANDS_REPLAY_H

#include "terminal/session.h"

/* Show the comment on the position, if there is one. */
void replay_show_comment(const Session *s);

#endif
