/* console_windows.h - the console and standard input on Windows. What system.h declares
 * for these is defined in console_windows.c, the rest in system_windows.c. */
#ifndef MACHINE_CONSOLE_WINDOWS_H
#define MACHINE_CONSOLE_WINDOWS_H

/* Part of system_start(). */
void console_start(void);

#endif
