/* replay.h - shows the comments of a game that is looked through. */
#ifndef COMMANDS_REPLAY_H
#define COMMANDS_REPLAY_H

#include "terminal/session.h"

/* Tell when openings and castles with a name came up in the game. */
void replay_tell_names(Session *s);

/* Of a line of a comment in which a review left the score: what follows its mark; else
 * NULL. */
const char *replay_score(const char *line);

/* What precedes a score in a comment; it is in centipawns, for Black. */
extern const char replay_mark[];

/* Show the comment on the position, if there is one. */
void replay_show_comment(const Session *s);

#endif
