/* settings.h - commands about strength, time and techniques: one function a
 * command, see Command. */
#ifndef COMMANDS_SETTINGS_H
#define COMMANDS_SETTINGS_H

#include "terminal/session.h"

bool obey_depth(Session *s, const char *arguments);
bool obey_flag(Session *s, const char *arguments);
bool obey_level(Session *s, const char *arguments);
bool obey_nodes(Session *s, const char *arguments);
bool obey_options(Session *s, const char *arguments);
bool obey_set(Session *s, const char *arguments);
bool obey_surrender(Session *s, const char *arguments);
bool obey_time(Session *s, const char *arguments);

/* " up to depth 5": how long a search takes that has one such limit. */
char *settings_limits(const Limits *limits, char text[SAID_TEXT]);

#endif
