/* commands_settings.h - commands that change how the game is played or shown: one function
 * a command, see Command. */
#ifndef COMMANDS_SETTINGS_H
#define COMMANDS_SETTINGS_H

#include "talk/session.h"

bool obey_ascii(Session *s, const char *arguments);
bool obey_board(Session *s, const char *arguments);
bool obey_color(Session *s, const char *arguments);
bool obey_depth(Session *s, const char *arguments);
bool obey_flip(Session *s, const char *arguments);
bool obey_kanji(Session *s, const char *arguments);
bool obey_level(Session *s, const char *arguments);
bool obey_nodes(Session *s, const char *arguments);
bool obey_notation(Session *s, const char *arguments);
bool obey_play(Session *s, const char *arguments);
bool obey_post(Session *s, const char *arguments);
bool obey_set(Session *s, const char *arguments);
bool obey_time(Session *s, const char *arguments);

#endif
