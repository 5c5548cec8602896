/* console_windows.h - standard input on Windows: what system.h says of it, and of its
 * keys, is defined here, the rest in system_windows.c. */
#ifndef MACHINE_CONSOLE_WINDOWS_H
#define MACHINE_CONSOLE_WINDOWS_H

#include <stdbool.h>

/* Part of system_start(). */
void input_start(void);

/* Noted there: a question about a pipe has to wait while something reads from it. */
bool input_is_console(void);

/* Ctrl-C as a key, where keys are raw and the console has made an event of it none the
 * less. May be called from any thread. */
bool input_take_interrupt(void);

#endif
