/* screen.h - switches, as `bell on`. */
#ifndef COMMANDS_SCREEN_H
#define COMMANDS_SCREEN_H

#include "terminal/session.h"

/* Obey "on" or "off", and tell by `told` what holds, also when nothing is said; false:
 * neither, after a complaint with the usage. */
bool switch_obey(const char *arguments, Message use, Message told, bool *on);

/* "on" or "off" in the language spoken. */
const char *switch_text(bool on);

#endif
