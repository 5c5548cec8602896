/* settings.h - how strong the engine is, and what can be switched. */
#ifndef COMMANDS_SETTINGS_H
#define COMMANDS_SETTINGS_H

#include "terminal/session.h"

/* Another seed for the openings of another game. */
void settings_seed(Session *s);

/* " up to depth 5": how long a search takes that has one such limit. */
char *settings_limits(const Limits *limits, char text[SAID_TEXT]);

/* Obey "on" or "off", or nothing at all, and tell with `told` how the switch stands;
 * false: it is something else, and the usage was told. */
bool settings_switch(const char *arguments, Message use, Message told, bool *on);

#endif
