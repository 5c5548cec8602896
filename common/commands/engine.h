/* engine.h - commands that ask the engine about the position: one function a
 * command, see Command. */
#ifndef COMMANDS_ENGINE_H
#define COMMANDS_ENGINE_H

#include "terminal/session.h"

bool obey_analyze(Session *s, const char *arguments);
bool obey_eval(Session *s, const char *arguments);
bool obey_hint(Session *s, const char *arguments);
bool obey_mate(Session *s, const char *arguments);
bool obey_moves(Session *s, const char *arguments);
bool obey_perft(Session *s, const char *arguments);

#endif
