/* screen.h - commands that change how the game is shown: one function a command,
 * see Command. */
#ifndef COMMANDS_SCREEN_H
#define COMMANDS_SCREEN_H

#include "terminal/session.h"

bool obey_ascii(Session *s, const char *arguments);
bool obey_bell(Session *s, const char *arguments);
bool obey_board(Session *s, const char *arguments);
bool obey_color(Session *s, const char *arguments);
bool obey_flip(Session *s, const char *arguments);
bool obey_kanji(Session *s, const char *arguments);
bool obey_lang(Session *s, const char *arguments);
bool obey_notation(Session *s, const char *arguments);
bool obey_post(Session *s, const char *arguments);

/* "on" or "off"; false: neither, after a complaint with the usage. */
bool switch_read(const char *arguments, Message use, bool *on);

/* "on" or "off" in the language spoken. */
const char *switch_text(bool on);

#endif
