/* settings.h - how the engine plays. */
#ifndef COMMANDS_SETTINGS_H
#define COMMANDS_SETTINGS_H

#include "terminal/session.h"

/* Another seed for the openings of another game. */
void settings_seed(Session *s);

/* " up to depth 5": how long a search takes that has one such limit. */
char *settings_limits(const Limits *limits, char text[SAID_TEXT]);

#endif
