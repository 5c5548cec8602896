/* process.c - see process.h. */
#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* Both ends are closed on exec: a pipe that another engine also holds never reports its
 * end. Our end does not block. */
static bool make_pipe(int ends[2], int ours)
{
    if (pipe(ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[ours], F_SETFL, O_NONBLOCK);
    return true;
}

/* In the child. Its own process group keeps Ctrl-C from the engines, which the match ends
 * itself, and lets process_end() reach the children of a wrapper script. */
static void become(const char *command, int in, int out, int errors)
{
    char line[4096];
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    dup2(in, 0);
    dup2(out, 1);
    dup2(errors, 2);
    snprintf(line, sizeof line, "exec %s", command);
    execl("/bin/sh", "sh", "-c", line, (char *)NULL);
    _exit(127);
}

bool process_start(Process *process, const char *command, int errors)
{
    int in[2] = { -1, -1 }, out[2] = { -1, -1 };
    memset(process, 0, sizeof *process);
    pid_t pid = make_pipe(in, 1) && make_pipe(out, 0) ? fork() : -1;
    if (pid == 0)
        become(command, in[0], out[1], errors);
    close(in[0]);
    close(out[1]);
    if (pid < 0) {
        close(in[1]);
        close(out[0]);
        return false;
    }
    setpgid(pid, pid); /* whoever of the two comes first */
    process->pid = pid;
    process->in = in[1];
    process->out = out[0];
    return true;
}

bool process_send(Process *process, const char *text)
{
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t sent = write(process->in, text, length);
        if (sent < 0 && errno == EINTR)
            continue;
        if (sent <= 0) /* EPIPE: gone; EAGAIN: has not read 64 KB of commands */
            return false;
        text += sent;
        length -= (size_t)sent;
    }
    return true;
}

void process_read(Process *process)
{
    if (process->taken > 0) {
        process->length -= process->taken;
        memmove(process->buffer, process->buffer + process->taken, process->length);
        process->taken = 0;
    }
    if (process->length == LINE_ROOM) {
        process->overlong = true;
        return;
    }
    ssize_t got = read(process->out, process->buffer + process->length,
                       LINE_ROOM - process->length);
    if (got > 0) {
        process->length += (size_t)got;
        process->bytes += got;
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
        process->ended = true;
    }
}

char *process_line(Process *process)
{
    char *line = process->buffer + process->taken;
    size_t left = process->length - process->taken;
    char *end = memchr(line, '\n', left);
    if (end == NULL)
        return NULL;
    process->taken += (size_t)(end - line) + 1;
    if (end > line && end[-1] == '\r')
        end--;
    *end = '\0';
    return line;
}

void process_end(Process *process)
{
    if (process->pid <= 0)
        return;
    close(process->in);
    close(process->out);
    process->in = process->out = -1;
    /* A program that has just ended by itself keeps its status: look before killing. */
    bool gone = false;
    for (int i = 0; i < 20 && process->ended && !gone; i++) {
        gone = waitpid(process->pid, &process->status, WNOHANG) == process->pid;
        if (!gone)
            nanosleep(&(struct timespec){ 0, 1000000 }, NULL);
    }
    kill(-process->pid, SIGKILL);
    while (!gone && waitpid(process->pid, &process->status, 0) < 0 && errno == EINTR)
        ;
    process->pid = 0;
}

char *process_fate(const Process *process, char text[64])
{
    if (WIFSIGNALED(process->status))
        snprintf(text, 64, "killed by signal %d", WTERMSIG(process->status));
    else
        snprintf(text, 64, "exit status %d", WEXITSTATUS(process->status));
    return text;
}
