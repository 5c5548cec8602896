/* test_tty.c - the terminal game at a (pseudo) terminal: what a pipe does not show.
 * Prompts, the question about promotion, colours, arrow keys, Ctrl-C and Ctrl-D.
 * Plays with the first program $OUT/chapterNN/shogi there is. */
#define _XOPEN_SOURCE 700 /* posix_openpt and its family */

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

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
static void become_program(const char *program, const char *option)
{
    setsid();
    int other = open(ptsname(terminal), O_RDWR);
#ifdef TIOCSCTTY /* opening is enough on some systems, others ask for this */
    ioctl(other, TIOCSCTTY, 0);
#endif
    for (int descriptor = 0; descriptor < 3; descriptor++)
        dup2(other, descriptor);
    setenv("TERM", "xterm", 1);
    setenv("LC_ALL", "C", 1);
    setenv("XDG_STATE_HOME", state, 1);
    unsetenv("NO_COLOR");
    execl(program, program, option, (char *)NULL);
    _exit(127);
}

static bool start(const char *program, const char *option)
{
    terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        return false;
    child = fork();
    if (child == 0)
        become_program(program, option);
    return child > 0;
}

/* Read on until `text` appears; what was read before is forgotten at the next type(). */
static bool appears(const char *text)
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

static void type(const char *keys)
{
    screen[0] = '\0';
    if (write(terminal, keys, strlen(keys)) < 0)
        printf("# can't type\n");
}

/* Exit status, or 128 + signal; after PATIENCE the program is killed. */
static int finish(void)
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

static void play_a_little(void)
{
    test_check(appears("Black 1> "), "a prompt");
    type("play none\n");
    appears("Black 1> ");
    type("\033[A\033[D7g7f\n");
    test_check(appears("\033[7m") && appears("White 2> "), "arrow keys, colours");
    type("3c3d\n");
    appears("Black 3> ");
    type("8h2b\n");
    test_check(appears("Promote? [Y/n] "), "the question about promotion");
    type("n\n");
    test_check(appears("Black 8h2b.") && appears("White 4> "), "no is no");
    type("undo\n");
    appears("Black 3> ");
    type("8h2b\n");
    appears("[Y/n] ");
    type("\n");
    test_check(appears("Black 8h2b+."), "Enter is yes");
    type("undo\n");
    appears("Black 3> ");
    type("8h2b=\n");
    test_check(appears("White 4> ") && !strstr(screen, "[Y/n]"), "a sign, no question");
    type("resign\n");
    test_check(appears("Game over> "), "the end of the game in the prompt");
    type("\004");
    test_check(finish() == 0, "Ctrl-D leaves with status 0");
}

static void interrupt(const char *program)
{
    screen[0] = '\0';
    start(program, "--time=60");
    appears("Black 1> ");
    type("7g7f\n");
    test_check(appears("... "), "a sign that the engine thinks");
    poll(NULL, 0, 300); /* ms: let it think indeed */
    type("\003");
    test_check(appears("Black 3> "), "Ctrl-C: move now");
    type("2g2f\n");
    appears("... ");
    poll(NULL, 0, 300);
    type("\003");
    poll(NULL, 0, 500); /* ms: two signals that wait together count as one */
    type("\003");
    test_check(finish() == 128 + SIGINT, "Ctrl-C twice: quit");
}

/* A game is interrupted in every way there is, and each time the next start offers it,
 * with one move more. */
static void interrupt_games(const char *program)
{
    static const struct { const char *how, *keys; int signal; } ways[] = {
        { "killed", "", SIGKILL }, { "hung up", "", SIGHUP }, { "Ctrl-C", "\003", 0 },
        { "Ctrl-D", "\004", 0 }, { "quit", "quit\n", 0 } };
    static const char *const moves[] = { "7g7f\n", "3c3d\n", "2g2f\n", "8c8d\n", "2f2e\n" };
    char folder[] = "/tmp/shogi-tty-XXXXXX", text[64];
    state = mkdtemp(folder);
    for (int i = 0; state && i < 5; i++) {
        screen[0] = '\0';
        start(program, "--play=none");
        snprintf(text, sizeof text, "left after %d moves. Go on with it? [Y/n] ", i);
        if (i > 0 && test_check(appears(text), "%s: the game is offered", ways[i - 1].how))
            type("y\n");
        snprintf(text, sizeof text, "%s %d> ", i % 2 ? "White" : "Black", i + 1);
        appears(text);
        type(moves[i]);
        snprintf(text, sizeof text, "%s %d> ", i % 2 ? "Black" : "White", i + 2);
        test_check(appears(text), "and goes on");
        type(ways[i].keys);
        if (ways[i].signal)
            kill(child, ways[i].signal);
        finish();
    }
    screen[0] = '\0';
    start(program, "--play=none");
    appears("Go on with it? [Y/n] ");
    type("n\n");
    test_check(appears("It is kept in ") && appears(".kifu") && appears("Black 1> "),
               "declined, it is kept in a file");
    type("\004");
    finish();
    screen[0] = '\0';
    start(program, "--play=none");
    test_check(appears("Black 1> ") && !strstr(screen, "Go on"), "and offered no more");
    type("\004");
    finish();
    snprintf(text, sizeof text, "rm -r '%s'", folder);
    test_check(state && system(text) == 0, "a folder for the journals");
}

int main(void)
{
    static const char *const chapters[] = { "06", "07", "08", "09", "10" };
    const char *out = getenv("OUT");
    char program[1024];
    for (int i = 0; i < 5; i++) {
        snprintf(program, sizeof program, "%schapter%s/shogi", out ? out : "",
                 chapters[i]);
        if (access(program, X_OK) == 0) {
            if (start(program, "--depth=1")) {
                play_a_little();
                interrupt(program);
                interrupt_games(program);
            } else {
                test_skip("tty", "no pseudo terminals here");
            }
            return test_summary();
        }
    }
    test_check(false, "no program to play with: make builds them");
    return test_summary();
}
