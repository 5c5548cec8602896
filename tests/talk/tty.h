/* tty.h - the real program at a (pseudo) terminal: start it, type, wait for what appears.
 * Each test is one C file, so what belongs to the terminal may be static here. Needs
 * _XOPEN_SOURCE 700 before the first header: posix_openpt and its family. */
#ifndef TTY_H
#define TTY_H

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>

#include "../unit/test.h"

enum {
    PATIENCE = 10000, /* ms to wait for a text before the check fails */
    SCREEN = 1 << 16, /* bytes kept of what the program has printed since the last step */
};

static int terminal; /* our end of it */
static pid_t child;
static char screen[SCREEN];
static const char *state = "/dev/null"; /* folder of journals; this one takes none */

/* In the child: make the other end the controlling terminal and become the program. */
static inline void become_program(const char *program, const char *option)
{
    setsid();
    signal(SIGINT, SIG_DFL); /* ignored where a shell runs the test in the background */
    signal(SIGQUIT, SIG_DFL);
    int other = open(ptsname(terminal), O_RDWR);
#ifdef TIOCSCTTY /* opening is enough on some systems, others ask for this */
    ioctl(other, TIOCSCTTY, 0);
#endif
    for (int descriptor = 0; descriptor < 3; descriptor++)
        dup2(other, descriptor);
    setenv("LC_ALL", "C", 1);
    setenv("XDG_STATE_HOME", state, 1);
    setenv("XDG_CONFIG_HOME", state, 1);
    unsetenv("NO_COLOR");
    execl(program, program, option, (char *)NULL);
    _exit(127);
}

static inline bool start(const char *program, const char *option)
{
    terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        return false;
    screen[0] = '\0';
    child = fork();
    if (child == 0)
        become_program(program, option);
    return child > 0;
}

/* Read on until `text` appears; what was read before is forgotten at the next type(). */
static inline bool appears(const char *text)
{
    size_t length = strlen(screen);
    while (!strstr(screen, text)) {
        struct pollfd wanted = { .fd = terminal, .events = POLLIN };
        if (length + 1 >= SCREEN || poll(&wanted, 1, PATIENCE) <= 0)
            return false;
        ssize_t got = read(terminal, screen + length, SCREEN - 1 - length);
        if (got <= 0)
            return false;
        length += (size_t)got;
        screen[length] = '\0';
    }
    return true;
}

static inline void type(const char *keys)
{
    screen[0] = '\0';
    if (write(terminal, keys, strlen(keys)) < 0)
        printf("# can't type\n");
}

/* Exit status, or 128 + signal; after PATIENCE the program is killed. */
static inline int finish(void)
{
    int status;
    for (int waited = 0; waitpid(child, &status, WNOHANG) == 0; waited += 10) {
        if (waited > PATIENCE)
            kill(child, SIGKILL);
        poll(NULL, 0, 10);
    }
    close(terminal);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* The last keys; the exit status. */
static inline int leave(const char *keys)
{
    type(keys);
    return finish();
}

/* A game: started, and its first prompt waited for. */
static inline bool start_game(const char *program, const char *option)
{
    bool started = start(program, option);
    if (started)
        appears("Black, move 1> ");
    return started;
}

/* Words with something put in, until the next call. */
static inline const char *words_with(const char *format, ...)
{
    static char text[1200];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

/* All of a small file; "": there is none. */
static inline char *content(const char *path)
{
    static char text[4096];
    FILE *file = fopen(path, "r");
    text[file ? fread(text, 1, sizeof text - 1, file) : 0] = '\0';
    if (file)
        fclose(file);
    return text;
}

static inline bool remove_folder(const char *path)
{
    char command[1200];
    snprintf(command, sizeof command, "rm -r '%s'", path);
    return system(command) == 0;
}

/* --- what was printed --- */

static TestGroup width = { .name = "no line is too wide" };
static int widest = 79; /* columns */

/* Escape sequences take no room, CR and LF begin a line, kanji take two columns. */
static inline void check_width(const char *text)
{
    int column = 0;
    const char *line = text;
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '\033') {
            while (text[1] && !strchr("ABCDHJKm", *text))
                text++;
        } else if (c == '\r' || c == '\n') {
            test_many(&width, column <= widest, "%d columns: %.100s", column, line);
            column = 0;
            line = text + 1;
        } else if (c >= ' ' && (c & 0xc0) != 0x80) {
            column += c >= 0xe3 && c <= 0xef ? 2 : 1;
        }
    }
}

/* Type, wait for what must come, check all that came. */
static inline bool brings(const char *keys, const char *text)
{
    type(keys);
    bool good = appears(text);
    if (!good)
        printf("# typed '%s', no '%s' in '%s'\n", keys, text, screen);
    check_width(screen);
    return good;
}

static inline void resize(int columns, int rows)
{
    struct winsize size = { .ws_col = (unsigned short)columns,
                            .ws_row = (unsigned short)rows };
    ioctl(terminal, TIOCSWINSZ, &size);
}

/* The first program $OUT/chapterNN/shogi there is; NULL: none. */
static inline const char *first_program(void)
{
    static char program[1024];
    const char *out = getenv("OUT");
    for (int i = 6; i <= 10; i++) {
        snprintf(program, sizeof program, "%schapter%02d/shogi", out ? out : "", i);
        if (access(program, X_OK) == 0)
            return program;
    }
    return NULL;
}

/* Have a program to play with and a terminal to play at; what is missing is told. */
static inline const char *tty_begin(void)
{
    const char *program = first_program();
    setenv("TERM", "xterm", 1);
    if (!program)
        test_check(false, "no program to play with: make builds them");
    else if (posix_openpt(O_RDWR | O_NOCTTY) < 0)
        test_skip("tty", "no pseudo terminals here");
    else
        return program;
    return NULL;
}

#endif
