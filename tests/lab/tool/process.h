/* process.h - a program on the other end of two pipes, read and written without
 * waiting. */
#ifndef PROCESS_H
#define PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum {
    LINE_ROOM = 1 << 16,        /* bytes; a longer line is not a line of USI */
    FLOOD_BYTES = 16 * 1 << 20, /* more than this for one answer is babble: an engine that
                                   prints 100 lines a second needs ten minutes for it */
};

typedef struct {
    pid_t pid;     /* 0: not running */
    int in, out;   /* its standard input (we write) and output (we read); -1: closed */
    int status;    /* as waitpid() gave it; valid after process_end() */
    bool ended;    /* its output is closed */
    bool overlong; /* it wrote a line longer than LINE_ROOM */
    size_t length, taken;    /* bytes in `buffer`, and how many of them were handed out */
    int64_t bytes;           /* read since the owner set it to 0 */
    char buffer[LINE_ROOM + 1];
} Process;

/* Microseconds since some fixed moment; never goes back. */
int64_t now_us(void);

/* Start `command` with the shell, its error output to `errors` (a descriptor). False: no
 * process could be made. A command that does not exist starts and ends with status 126 or
 * 127. */
bool process_start(Process *process, const char *command, int errors);

/* Write all of `text` at once. False: the program does not read, or is gone. */
bool process_send(Process *process, const char *text);

/* Take what has arrived into the buffer; to be called when poll() says that there is
 * something. Sets `ended` and `overlong`. */
void process_read(Process *process);

/* The next whole line without its end, or NULL. Valid until the next process_read(). */
char *process_line(Process *process);

/* Close the pipes, kill the program and what it started, and wait for its end. */
void process_end(Process *process);

/* "exit status 3", "killed by signal 11": how it ended. Returns `text`. */
char *process_fate(const Process *process, char text[64]);

#endif
