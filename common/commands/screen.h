/* screen.h - switches, as `bell on`. */
#ifndef COMMANDS_SCREEN_H
#define COMMANDS_SCREEN_H

#include "terminal/session.h"

/* Obey "on" or "off", or nothing at all, and tell with `told` how the switch stands;
 * false: it is something else, and the usage was told. */
bool switch_obey(const char *arguments, Message use, Message told, bool *on);

/* "on" or "off" in the language spoken. */
const char *switch_text(bool on);

#endif
