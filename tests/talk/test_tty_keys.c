/* test_tty_keys.c - the terminal game at a (pseudo) terminal: keys at random, and games
 * that are interrupted in every way. Plays with the first program there is. */
#define _XOPEN_SOURCE 700

#include "tty.h"

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
    "\360\237\230\200", "\033[999999999999999m", "\022", "review\r", "puzzles\r",
    "puzzles 1\r", "screen on", "screen off", "theme dark", "board large", "board small",
};

/* Bytes typed that the program has not read yet. */
static int unread(void)
{
    int count = 0;
#ifdef FIONREAD
    int other = open(ptsname(terminal), O_RDWR | O_NOCTTY);
    if (other >= 0) {
        ioctl(other, FIONREAD, &count);
        close(other);
    }
#endif
    return count;
}

/* Write, and read what comes meanwhile, so that the two never wait for each other; and
 * wait until the program has read nearly all, since what is left when it ends would count
 * as typed, too. False: nobody is there any more. */
static bool send_keys(const char *keys, long *heard)
{
    size_t length = strlen(keys);
    for (;;) {
        enum { FEW = 16 /* bytes */ };
        struct pollfd wanted = { .fd = terminal, .events = length > 0 ? POLLIN | POLLOUT
                                                                      : POLLIN };
        int wait = length > 0 ? PATIENCE : unread() > FEW;
        if (poll(&wanted, 1, wait) <= 0) {
            if (wait != 1)
                return length == 0;
            continue;
        }
        ssize_t got = wanted.revents & POLLIN ? read(terminal, screen, SCREEN - 1) : 1;
        if (got <= 0)
            return false;
        if (wanted.revents & POLLIN) {
            screen[got] = '\0';
            *heard += got;
        }
        if (wanted.revents & POLLOUT) {
            ssize_t written = write(terminal, keys, length);
            keys += written > 0 ? written : 0;
            length -= written > 0 ? (size_t)written : 0;
        } else if (wanted.revents & (POLLHUP | POLLERR)) {
            return false;
        }
    }
}

static void random_keys(const char *program, long count, uint64_t seed)
{
    enum { PIECES = sizeof pieces / sizeof pieces[0] };
    int status = 0, sessions = 1;
    long heard = 0; /* bytes */
    bool alive = start(program, "--nodes=50");
    char byte[2] = "";
    appears("Black, move 1> ");
    fcntl(terminal, F_SETFL, fcntl(terminal, F_GETFL) | O_NONBLOCK);
    for (long i = 0; i < count && alive; i++) {
        const char *keys = pieces[test_random_below(&seed, PIECES)];
        if (test_random_below(&seed, 20) == 0) { /* no Ctrl-D or Ctrl-Z: they leave */
            byte[0] = (char)(1 + test_random_below(&seed, 255));
            keys = byte[0] == 4 || byte[0] == 26 || byte[0] == 28 ? "\r" : byte;
        }
        if (test_random_below(&seed, 50) == 0)
            resize(20 + (int)test_random_below(&seed, 110),
                   4 + (int)test_random_below(&seed, 50));
        alive = send_keys(keys, &heard);
        /* Ctrl-C twice leaves: then another session goes on. One more, while the program
         * begins or ends and does not watch the keys, interrupts it. */
        status = alive ? 0 : finish();
        if (!alive && (status == 0 || status == 128 + SIGINT)) {
            screen[0] = '\0';
            sessions++;
            alive = start(program, "--nodes=50") && appears("Black, move 1> ");
            fcntl(terminal, F_SETFL, fcntl(terminal, F_GETFL) | O_NONBLOCK);
        }
    }
    if (!alive)
        printf("# status %d, after: %.2000s\n", status, screen);
    test_check(alive, "%ld random keys", count);
    test_check(heard > count || count < 1000,
               "%d sessions, more was printed than typed: %ld bytes", sessions, heard);
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

/* --- games left --- */

/* Two games that were left: how many wait is told. */
static void several_games(const char *program)
{
    static const char *const moves[] = { "7g7f\n", "\0032g2f\n" };
    for (int i = 0; i < 2; i++) {
        start(program, "--play=none");
        appears(i ? "Go on with it? [Y/n] " : "Black, move 1> ");
        type(moves[i]);
        appears("White, move 2> ");
        kill(child, SIGKILL);
        finish();
    }
    for (int i = 1; i >= 0; i--) {
        start(program, "--play=none");
        if (i == 1 && appears("[Y/n] ")) { /* no answer at all, but a command */
            test_check(brings("sfen\n", "It waits: `resume`") && appears(" b - 1"),
                       "what is no answer leaves it for later, and is obeyed");
            leave("quit\n");
            start(program, "--play=none");
        }
        test_check(appears("left after 1 move: ") && appears("Go on with it? [Y/n] ")
                       && i == (strstr(screen, "Others that wait: 1.") != NULL),
                   "games left beside it: %d", i);
        test_check(strstr(screen, "move: Black against White, ") != NULL,
                   "sides without a name are called what they are");
        type("n\n");
        appears("It is kept in ");
        appears("Black, move 1> ");
        leave("\004");
    }
}

/* The offer names the level, and is answered in sentences, too. */
static void offered_game(const char *program)
{
    start_game(program, "--depth=1");
    brings("7g7f\n", "Black, move 3> ");
    leave("\004");
    start(program, "--play=none");
    test_check(appears("against shogi chapter") && !strstr(screen, "level"),
               "one against the program");
    brings("yes\n", "Black, move 3> ");
    brings("level 1\n", "Level 1 of");
    brings("sfen\n", " b - 3"); /* when it is heard, the level has been kept */
    kill(child, SIGKILL);
    finish();
    start(program, "--level=2");
    test_check(appears("Last move: White ") && appears("level 1,"),
               "the level it was left at, and its last position");
    test_check(brings("hm, well\n", "I don't understand that: `yes`")
                   && appears("Go on with it? [Y/n] "), "what is unclear is asked again");
    test_check(brings("I want to continue my last game\n",
                      "The game goes on after 2 moves"), "a sentence for yes");
    test_check(brings("new\n", "The game so far is kept: ")
                   && brings("quit\n", "An earlier game is kept: "),
               "another game leaves it to the next start");
    finish();
    start(program, "--play=none");
    appears("Go on with it? [Y/n] ");
    test_check(brings("I'd rather start a new game\n", "It is kept in "),
               "a sentence for no");
    leave("\004");
}

/* While the engine plays both sides, a line is obeyed between two of its moves. */
static void plays_both(const char *program)
{
    start_game(program, "--journal=off");
    brings("time 1\n", "The engine thinks: 1 s");
    brings("play both\n", "Black plays ");
    test_check(brings("name Anna, Ben\n", "In the records: Anna, Ben.")
                   && appears("White plays "), "a line while the engine plays itself");
    leave("quit\n");
}

/* What is chosen holds at the next start, until it is forgotten. */
static void remember(const char *program)
{
    start_game(program, "--play=none");
    brings("name Anna, Ben\n", "In the records: Anna, Ben.");
    brings("level 3\n", "Level 3 of");
    brings("board letters\n", "Black, move 1> ");
    brings("board large\ntheme light\n", "board: light");
    brings("level 4\nlevel\n", "Level 4 of");
    leave("quit\n");
    start(program, "--play=none");
    test_check(appears("As you left it: name Anna, Ben, board letters, board large,")
                   && appears("theme light, level\r\n4. ("),
               "what was chosen, once each");
    test_check(brings("level\n", "Level 4 of"), "and it holds");
    test_check(brings("kif\n", "Anna\r\n"), "the name is in the record");
    brings("puzzles 3 1\n", "Black, your move> ");
    brings("2c1d\n", "2e2f.");
    test_check(brings("1d1f\nhint\n", "Solved!")
                   && appears("Enter goes on to the next problem, `q` leaves them"),
               "between two problems only the next one or `q`");
    test_check(brings("next\n", "Problem 3-2: ") && brings("\nq\n", "Solved: 1 of 2")
                   && brings("puzzles 3\n", "Problem 3-2: ") && brings("q\n", "0 of 0"),
               "problems that were solved are not asked again");
    test_check(brings("set --forget\n", "Forgotten: "), "forgotten");
    leave("quit\n");
    start(program, "--play=none");
    test_check(appears("Black, move 1> ") && !strstr(screen, "As you left it"), "indeed");
    leave("quit\n");
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
        start(program, "--play=none");
        snprintf(text, sizeof text, "left after %d move%s: ", i, i == 1 ? "" : "s");
        if (i > 0
            && test_check(appears(text) && appears("Go on with it? [Y/n] "),
                          "%s: the game is offered", ways[i - 1].how))
            type(i == 1 ? "what?\n" : "y\n");
        if (i == 1 && test_check(appears("It waits: `resume`") && appears("mean `help`?"),
                                 "what is neither yes nor no is obeyed; the game waits"))
            type("resume\n");
        snprintf(text, sizeof text, "%s, move %d> ", i % 2 ? "White" : "Black", i + 1);
        appears(text);
        type(moves[i]);
        snprintf(text, sizeof text, "%s, move %d> ", i % 2 ? "Black" : "White", i + 2);
        test_check(appears(text), "and goes on");
        type(ways[i].keys);
        if (ways[i].signal)
            kill(child, ways[i].signal);
        else
            test_check(appears("The game is kept: "), "%s: how to go on is told",
                       ways[i].how);
        finish();
    }
    start(program, "--play=none");
    appears("Go on with it? [Y/n] ");
    type("n\n");
    test_check(appears("It is kept in ") && appears(".kifu")
                   && appears("Black, move 1> "), "declined, it is kept in a file");
    leave("\004");
    start(program, "--play=none");
    test_check(appears("Black, move 1> ") && !strstr(screen, "Go on"),
               "and offered no more");
    leave("\004");
    several_games(program);
    offered_game(program);
    plays_both(program);
    remember(program);
    test_check(state && remove_folder(folder), "a folder for the journals");
}

/* With two arguments, N and SEED: only so many random keys. */
int main(int count, char **words)
{
    const char *program = tty_begin();
    if (program && count == 3) {
        random_keys(program, strtol(words[1], NULL, 10), strtoull(words[2], NULL, 10));
    } else if (program) {
        interrupt_games(program);
        state = "/dev/null";
        random_keys(program, getenv("TEST_DEEP") ? 100000 : test_repeat(200), 20260712);
    }
    return test_summary();
}
