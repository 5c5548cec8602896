/* test_tty.c - the terminal game at a (pseudo) terminal: what a pipe does not show.
 * Prompts, the line editor, the question about promotion, colours, pages, Ctrl-C at each
 * kind of moment, Ctrl-D, and keys at random. The width of every line is checked.
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

/* --- what was printed --- */

static TestGroup width = { .name = "no line is wider than 79 columns" };

/* Escape sequences take no room, CR and LF begin a line, kanji take two columns. */
static void check_width(const char *text)
{
    int column = 0;
    const char *line = text;
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '\033') {
            while (text[1] && !strchr("ABCDHJKm", *text))
                text++;
        } else if (c == '\r' || c == '\n') {
            test_many(&width, column <= 79, "%d columns: %.100s", column, line);
            column = 0;
            line = text + 1;
        } else if (c >= ' ' && (c & 0xc0) != 0x80) {
            column += c >= 0xe3 && c <= 0xef ? 2 : 1;
        }
    }
}

/* Type, wait for what must come, check all that came. */
static bool brings(const char *keys, const char *text)
{
    type(keys);
    bool good = appears(text);
    if (!good)
        printf("# typed '%s', no '%s' in '%s'\n", keys, text, screen);
    check_width(screen);
    return good;
}

static void resize(int columns, int rows)
{
    struct winsize size = { .ws_col = (unsigned short)columns,
                            .ws_row = (unsigned short)rows };
    ioctl(terminal, TIOCSWINSZ, &size);
}

/* --- sessions --- */

static void play_a_little(void)
{
    test_check(appears("Black 1> "), "a prompt");
    brings("play none\r", "neither side");
    test_check(brings("7g7x\177\033[D\033[C\033[99;9~f\r", "\033[7m")
               && appears("White 2> "), "arrow keys, rubbing out, colours");
    brings("3c3d\r", "Black 3> ");
    test_check(brings("8h2b\r", "Promote? [Y/n] "), "the question about promotion");
    test_check(brings("x", "answer y or n"), "only y and n are answers");
    test_check(brings("n", "Black 8h2b.") && appears("White 4> "), "no is no");
    brings("undo\r", "Black 3> ");
    brings("8h2b\r", "[Y/n] ");
    test_check(brings("\r", "Black 8h2b+."), "Enter is yes");
    brings("undo\r", "Black 3> ");
    brings("8h2b\r", "[Y/n] ");
    test_check(brings("\003", "Cancelled.") && appears("Black 3> "),
               "Ctrl-C cancels the move");
    test_check(brings("8h2b=\r", "White 4> ") && !strstr(screen, "[Y/n]"),
               "a sign, no question");
    test_check(brings("und\t\r", "Taken back") && appears("Black 3> "),
               "Tab completes a command");
    test_check(brings("2g2\t\r", "2g2f") && appears("White 4> "), "and a move");
    test_check(brings("\033[A\033[A\r", "Taken back"), "the history");
    appears("Black 3> ");
    test_check(brings("\346\255\251\177sfen\r", "b - 3"), "a kanji is one character");
    test_check(brings("nonsense\003sfen\r", "b - 3") && !strstr(screen, "neither"),
               "Ctrl-C clears the line");
    test_check(brings("lang ja\r", "\346\227\245\346\234\254"), "Japanese");
    brings("help\r", "> ");
    brings("lang en\r", "English");
    test_check(brings("resign\r", "Game over> "), "the end of the game in the prompt");
    type("\004");
    test_check(finish() == 0, "Ctrl-D leaves with status 0");
}

static void pages(const char *program)
{
    if (!start(program, "--play=none"))
        return;
    resize(80, 10);
    appears("Black 1> ");
    test_check(brings("help\r", "-- more"), "a long list stops after a page");
    test_check(brings("q", "Black 1> "), "and ends by q");
    resize(30, 24);
    type("moves moves moves moves moves moves moves\001sfen \013\r");
    test_check(appears("b - 1"), "a line longer than a narrow screen");
    check_width(screen);
    resize(80, 24);
    test_check(brings("\003", "again to leave"), "Ctrl-C on an empty line asks");
    type("\003");
    test_check(finish() == 0, "twice leaves");
}

static void interrupt(const char *program)
{
    if (!start(program, "--time=60"))
        return;
    appears("Black 1> ");
    test_check(brings("7g7f\r", "depth "), "a line of thinking");
    test_check(brings("\003", "Black 3> "), "Ctrl-C: move now");
    brings("2g2f\r", "depth ");
    test_check(brings("undo\r", "Taken back") && appears("Black 3> "),
               "undo while the engine thinks");
    brings("2g2f\r", "depth ");
    test_check(brings("resign\r", "Black resigns: White wins"),
               "resign while the engine thinks");
    brings("undo\r", "Taken back");
    brings("play none\r", "neither");
    brings("new\r", "Black 1> ");
    brings("perft 9\r", "\n");
    poll(NULL, 0, 200); /* ms: let it count indeed */
    test_check(brings("\003", "Stopped"), "Ctrl-C stops perft");
    test_check(brings("analyze 2\r", "depth ") && brings("\r", "Black 1> "),
               "Enter ends an analysis");
    test_check(brings("analyze\r", "depth ") && brings("\003", "Black 1> "),
               "and so does Ctrl-C");
    type("quit\r");
    test_check(finish() == 0, "quit");
}

/* Where the cursor can't be moved nothing tries to. */
static void dumb(const char *program)
{
    setenv("TERM", "dumb", 1);
    bool started = start(program, "--journal=off");
    setenv("TERM", "xterm", 1);
    if (!started)
        return;
    appears("Black 1> ");
    brings("play none\n", "neither");
    brings("7g7f\n", "White 2> ");
    brings("3c3d\n", "Black 3> ");
    test_check(brings("8h2b\n", "[Y/n] ") && brings("maybe\n", "answer y or n")
               && brings("n\n", "White 4> "), "a dumb terminal: the question");
    test_check(!strchr(screen, '\033'), "a dumb terminal: no escape sequences");
    type("\004");
    test_check(finish() == 0, "a dumb terminal: Ctrl-D");
}

/* --- keys at random --- */

/* Pieces of what is typed, and of what no key sends. Nothing that thinks for long, leaves
 * or writes files. */
static const char *const pieces[] = {
    "7g7f", "3c3d", "8h2b", "P-2f", "\346\255\251", "76\346\255\251", "undo", "redo",
    "new", "moves", "help", "help keys", "options", "board off", "board", "board on",
    "lang ja", "lang en", "notation words", "notation japanese", "kanji", "ascii", "flip",
    "eval", "resign", "time 5m+3f", "time off", "flag on", "sfen", "list", "hint",
    "why 2g2f", "prev", "next", "level", "go", "analyze 3", "perft 3", "mate 5", "set",
    "load ", "comment x", "\r", "\r", "\r", "\r", "\r", "\r", "y", "n", "q", " ", "\t",
    "\t", "\177", "\177", "\003", "\033[A", "\033[B", "\033[C", "\033[D", "\033[H",
    "\033[F", "\033[3~", "\033[1;5C", "\033b", "\033\177", "\033OA", "\033[200~", "\033[",
    "\033", "\033]0;x\007", "\001", "\005", "\013", "\025", "\027", "\014", "\020",
    "\016", "\002", "\006", "\010", "\377", "\300\200", "\355\240\200", "\343\201",
    "\360\237\230\200", "\033[999999999999999m",
};

/* Write, and read what comes meanwhile, so that the two never wait for each other. False:
 * nobody is there any more. */
static bool send_keys(const char *keys)
{
    size_t length = strlen(keys);
    for (;;) {
        struct pollfd wanted = { .fd = terminal, .events = length > 0 ? POLLIN | POLLOUT
                                                                      : POLLIN };
        if (poll(&wanted, 1, length > 0 ? PATIENCE : 0) <= 0)
            return length == 0;
        ssize_t got = wanted.revents & POLLIN ? read(terminal, screen, SCREEN - 1) : 1;
        if (got <= 0)
            return false;
        if (wanted.revents & POLLIN)
            screen[got] = '\0';
        if (wanted.revents & POLLOUT) {
            ssize_t written = write(terminal, keys, length);
            keys += written > 0 ? written : 0;
            length -= written > 0 ? (size_t)written : 0;
        } else if (wanted.revents & (POLLHUP | POLLERR)) {
            return false;
        }
    }
}

static void random_keys(const char *program, long count)
{
    enum { PIECES = sizeof pieces / sizeof pieces[0] };
    uint64_t seed = 20260712;
    int status = 0;
    bool alive = start(program, "--nodes=50");
    char byte[2] = "";
    appears("Black 1> ");
    fcntl(terminal, F_SETFL, fcntl(terminal, F_GETFL) | O_NONBLOCK);
    for (long i = 0; i < count && alive; i++) {
        const char *keys = pieces[test_random_below(&seed, PIECES)];
        if (test_random_below(&seed, 20) == 0) { /* no Ctrl-D or Ctrl-Z: they leave */
            byte[0] = (char)(1 + test_random_below(&seed, 255));
            keys = byte[0] == 4 || byte[0] == 26 || byte[0] == 28 ? "\r" : byte;
        }
        alive = send_keys(keys);
        /* Ctrl-C twice leaves: then another session goes on. One more, while the program
         * begins or ends and does not watch the keys, interrupts it. */
        status = alive ? 0 : finish();
        if (!alive && (status == 0 || status == 128 + SIGINT)) {
            screen[0] = '\0';
            alive = start(program, "--nodes=50") && appears("Black 1> ");
            fcntl(terminal, F_SETFL, fcntl(terminal, F_GETFL) | O_NONBLOCK);
        }
    }
    if (!alive)
        printf("# status %d, after: %.2000s\n", status, screen);
    test_check(alive, "%ld random keys", count);
    memset(screen, 0, sizeof screen);
    type("\003\r\003\033[99~\025\rq\rn\r");
    for (int tries = 0; tries < 300; tries++) {
        struct pollfd wanted = { .fd = terminal, .events = POLLIN };
        while (poll(&wanted, 1, 200) > 0 && read(terminal, screen, SCREEN - 1) > 0)
            continue;
        if (waitpid(child, &(int){ 0 }, WNOHANG) != 0)
            return;
        poll(NULL, 0, 50); /* ms: it may be about to leave */
        type("\025\rquit\r");
    }
    test_check(false, "the program answers after random keys");
    finish();
}

/* A game is interrupted in every way there is, and each time the next start offers it,
 * with one move more. */
static void interrupt_games(const char *program)
{
    static const struct { const char *how, *keys; int signal; } ways[] = {
        { "killed", "", SIGKILL }, { "hung up", "", SIGHUP }, { "Ctrl-C", "\003\003", 0 },
        { "Ctrl-D", "\004", 0 }, { "quit", "quit\n", 0 } };
    static const char *const moves[] =
        { "7g7f\n", "3c3d\n", "2g2f\n", "8c8d\n", "2f2e\n" };
    char folder[] = "/tmp/shogi-tty-XXXXXX", text[64];
    state = mkdtemp(folder);
    for (int i = 0; state && i < 5; i++) {
        screen[0] = '\0';
        start(program, "--play=none");
        snprintf(text, sizeof text, "left after %d moves. Go on with it? [Y/n] ", i);
        if (i > 0
            && test_check(appears(text), "%s: the game is offered", ways[i - 1].how))
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
    setenv("TERM", "xterm", 1);
    for (int i = 0; i < 5; i++) {
        snprintf(program, sizeof program, "%schapter%s/shogi", out ? out : "",
                 chapters[i]);
        if (access(program, X_OK) != 0)
            continue;
        if (start(program, "--depth=1")) {
            play_a_little();
            pages(program);
            interrupt(program);
            interrupt_games(program);
            state = "/dev/null";
            dumb(program);
            random_keys(program, getenv("TEST_DEEP") ? 100000 : test_repeat(200));
            test_group(&width);
        } else {
            test_skip("tty", "no pseudo terminals here");
        }
        return test_summary();
    }
    test_check(false, "no program to play with: make builds them");
    return test_summary();
}
