/* console_windows.h - standard input on Windows. What system.h declares for it and for
 * raw keys is defined here, the rest in system_windows.c. */
#ifndef MACHINE_CONSOLE_WINDOWS_H
#define MACHINE_CONSOLE_WINDOWS_H

#include <stdbool.h>

/* Part of system_start(). */
void input_start(void);

/* Remembered from there: asking a pipe what it is would wait while another thread reads
 * from it. */
bool input_is_console(void);

/* Turns Ctrl-C back into a key where keys are raw but the console has made an event of it
 * all the same. May be called from any thread. */
bool input_take_interrupt(void);

#endif
