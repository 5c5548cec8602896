/* test_tty.c - the terminal game at a (pseudo) terminal: what a pipe does not show.
 * Prompts, the line editor, the question about promotion, colours, pages, Ctrl-C at each
 * kind of moment, Ctrl-D, another size. The width of every line is checked.
 * Plays with the first program there is. */
#define _XOPEN_SOURCE 700

#include "tty.h"

/* --- sessions --- */

static void play_a_little(const char *program)
{
    if (start(program, "--play=white")) {
        test_check(appears("To move, type for example `7c7d`: pawn from 7c to 7d."),
                   "what White can type, when it is White's turn");
        leave("\004");
    }
    if (!start(program, "--depth=1"))
        return;
    test_check(appears("To move, type for example `7g7f`: pawn from 7g to 7f.\r\n"
                       "To make it easier, type `level 0`.\r\nFor advice, type `hint`.")
                   && appears("Black, move 1> "), "what a stranger needs, and a prompt");
    brings("play none\r", "neither side");
    test_check(brings("7g7x\177\033[D\033[C\033[99;9~f\r", "\033[7m")
               && appears("White, move 2> "), "arrow keys, rubbing out, colours");
    brings("3c3d\r", "Black, move 3> ");
    test_check(brings("8h2b\r", "Promote? [Y/n] "), "the question about promotion");
    test_check(brings("n\r", "Black 8h2b.") && appears("White, move 4> "), "no is no");
    brings("undo\r", "Black, move 3> ");
    brings("8h2b\r", "[Y/n] ");
    test_check(brings("8h3c\r", "Cancelled.") && appears("[Y/n] ")
                   && brings("no\r", "Black 8h3c."), "another move instead of an answer");
    brings("undo\r", "Black, move 3> ");
    brings("8h2b\r", "[Y/n] ");
    test_check(brings("what does promote mean?\r", "turned over") && appears("[Y/n] "),
               "what it means, and the question once more");
    test_check(brings("\033[5~\014\t\r", "Black 8h2b+."), "Enter is yes");
    brings("undo\r", "Black, move 3> ");
    brings("8h2b\r", "[Y/n] ");
    test_check(brings("\003", "Cancelled.") && appears("Black, move 3> "),
               "Ctrl-C cancels the move");
    test_check(brings("8h2b=\r", "White, move 4> ") && !strstr(screen, "[Y/n]"),
               "a sign, no question");
    test_check(brings("G-5b\r", "1 to 2?") && brings("3\r", "Cancelled.")
               && appears("White, move 4> "), "one of several moves by its number; none");
    test_check(brings("G-5b\r", "1 to 2?") && brings("2\r", "White 6a5b.")
               && appears("Black, move 5> ") && brings("undo 1\r", "White, move 4> "),
               "one");
    test_check(brings("und\t\r", "Taken back") && appears("Black, move 3> "),
               "Tab completes a command");
    test_check(brings("2g2\t\r", "2g2f") && appears("White, move 4> "), "and a move");
    test_check(brings("\033[A\033[A\r", "Taken back"), "the history");
    appears("Black, move 3> ");
    test_check(brings("8h2\033[A\r", "Black 8h2b."), "a line before that begins so");
    brings("undo\r", "Black, move 3> ");
    test_check(brings("b=\022\r", "Black 8h2b."), "Ctrl-R: a line that contains it");
    brings("undo\r", "Black, move 3> ");
    test_check(brings("\346\255\251\177sfen\r", "b - 3"), "a kanji is one character");
    test_check(brings("nonsense\003sfen\r", "b - 3") && !strstr(screen, "neither"),
               "Ctrl-C clears the line");
    test_check(brings("lang ja\r", "\346\227\245\346\234\254"), "Japanese");
    brings("help\r", "> ");
    brings("lang en\r", "English");
    test_check(brings("resign\r", "Game over> "), "the end of the game in the prompt");
    test_check(leave("\004") == 0, "Ctrl-D leaves with status 0");
}

static void pages(const char *program)
{
    if (!start(program, "--play=none"))
        return;
    resize(80, 10);
    appears("Black, move 1> ");
    test_check(brings("help\r", "-- more"), "a long list stops after a page");
    resize(80, 16);
    test_check(brings("\033[6~\346\255\251q", "Black, move 1> ")
                   && !strstr(screen, "-- more") && brings("help\r", "-- more")
                   && brings("\033\003", "Black, move 1> "), "q or Ctrl-C ends it");
    test_check(brings("\014", "in hand: none"), "Ctrl-L shows the board");
    test_check(brings("help\r", "-- more") && brings("position\r", "position startpos"),
               "or by the next command");
    brings("help game\r", "claim a win by an entered king");
    appears("\n\rBlack, move 1> ");
    int lines = 0;
    for (const char *end = strstr(screen, "The game:"); end && *end; end++)
        lines += *end == '\n';
    resize(80, lines);
    test_check(brings("help game\r", "an entered king") && appears("Black, move 1> ")
                   && !strstr(screen, "-- more"), "no stop for one line more");
    resize(80, lines - 1);
    test_check(brings("help game\r", "-- more") && !strstr(screen, "declare")
                   && brings("\r", "an entered king"), "but one for two");
    appears("Black, move 1> ");
    resize(60, 24);
    brings("rules\r", "-- more");
    brings("\r", "Black, move 1> ");
    check_width(screen);
    test_check(brings("kanji\rnotation japanese\r7g7f\r", "Last move: Black\r\n")
                   && appears("White, move 2> "),
               "what stands beside the board is folded");
    check_width(screen);
    brings("ascii\rundo 1\r", "Taken back");
    resize(30, 24);
    test_check(brings("\t", "  5i6h  ...\r\n"), "Tab shows five lines of all moves");
    test_check(brings("x歩歩歩歩歩歩歩歩\001", "> x歩歩歩歩歩歩\033[J"),
               "a line longer than a narrow screen is cut between characters");
    resize(20, 24);
    bool part = appears("> x歩歩歩歩\033[J");
    resize(19, 24);
    test_check(part && appears("> x歩歩歩歩歩歩歩歩\033[J"), "and where room is short");
    brings("sfen \013\r", "b - 1");
    resize(80, 24);
    test_check(brings("\003", "again to leave"), "Ctrl-C on an empty line asks");
    test_check(leave("\003") == 0, "twice leaves");
}

/* Another size of the window is seen at once, without a key. */
static void sizes(const char *program)
{
    if (!start(program, "--time=60"))
        return;
    resize(80, 24);
    appears("Black, move 1> ");
    static const char typed[] = "abcdefghijklmnopqrstuvwxyz abcdefghijklmnopqrstuvwxyz";
    brings(typed, typed); /* to the last key: a line of before would be too wide after */
    screen[0] = '\0';
    resize(40, 24);
    test_check(appears("\033[1A\rBlack, move 1> ") && appears("wxyz"),
               "narrower: the line is drawn anew, over the two rows it broke into");
    widest = 39;
    check_width(screen);
    screen[0] = '\0';
    resize(80, 24);
    test_check(appears("\rBlack, move 1> abc") && !strstr(screen, "A\r"),
               "wider: in its row");
    widest = 79;
    brings("\003", "Black, move 1> ");
    brings("7g7f\r", "depth ");
    appears("\033[K\r"); /* drawn at least twice */
    screen[0] = '\0';
    resize(40, 24);
    test_check(appears("A\r\033[J\rdepth"), "narrower while it thinks: the two rows go");
    screen[0] = '\0';
    appears("depth ");
    widest = 39;
    test_check(appears("\033[K\r"), "and then in one");
    check_width(screen);
    widest = 79;
    resize(80, 24);
    brings("\003", "Black, move 3> ");
    brings("\014", "\033[2J");
    test_check(appears("in hand: none") && appears("Black, move 3> "),
               "Ctrl-L shows the board");
    test_check(leave("\004") == 0, "and out");
}

/* A record of several thousand games, which takes a while to look through. */
static bool write_games(const char *path)
{
    FILE *file = fopen(path, "w");
    for (int game = 0; file && game < 100000; game++)
        fputs("PI\n+\n+2838HI\n-8272HI\n+3828HI\n-7282HI\n%TORYO\n/\n", file);
    return file && fclose(file) == 0;
}

static void interrupt_load(const char *program)
{
    char path[] = "/tmp/shogi-tty-XXXXXX";
    int file = mkstemp(path);
    if (file < 0 || !test_check(write_games(path), "many games")
        || !start_game(program, "--play=none"))
        return;
    close(file);
    brings("7g7f\r", "White, move 2> ");
    brings(words_with("load %s 100000\r", path), "\r\n");
    test_check(brings("\003", "nothing is loaded") && appears("White, move 2> "),
               "Ctrl-C stops load");
    test_check(brings("position\r", "position startpos moves 7g7f\r"),
               "and what was before is there");
    test_check(brings(words_with("load %s\r", path), "more")
                   && brings("\003", "White, move 2> "), "and the list of games as well");
    test_check(leave("quit\r") == 0, "a load stopped, and out");
    unlink(path);
}

/* Who gives up while the engine thinks has lost, and each kind of record tells it as far
 * as it can. */
static void resign_out_of_turn(const char *program)
{
    char folder[] = "/tmp/shogi-tty-XXXXXX", path[64];
    if (!mkdtemp(folder) || !start_game(program, "--time=60"))
        return;
    brings("7g7f\r", "depth ");
    test_check(brings("resign\r", "Black resigns: White wins"), "the person has lost");
    snprintf(path, sizeof path, "%s/a.kifu", folder);
    test_check(brings(words_with("save %s\r", path), "Saved 1 move ")
                   && appears("Game over> ") && !strstr(screen, "Not in")
                   && strstr(content(path), "まで1手で後手の勝ち\n")
                   && !strstr(content(path), "投了"),
               "KIF says who won, not that the mover resigned: %s", content(path));
    test_check(brings(words_with("load %s\r", path), "Black resigns: White wins")
                   && appears("Game over> "), "and is read so");
    snprintf(path, sizeof path, "%s/a.csa", folder);
    test_check(brings(words_with("save %s\r", path),
                      "which can't hold it: how the game ended")
                   && strstr(content(path), "%CHUDAN\n'Black resigned, out of turn\n"),
               "CSA can't say it, which is said: %s", content(path));
    test_check(brings("undo\r", "Taken back 1 move"), "undo after it");
    test_check(leave("quit\r") == 0, "resigned, and out");
    test_check(remove_folder(folder), "a folder for records");
}

static void interrupt(const char *program)
{
    if (!start_game(program, "--time=60"))
        return;
    test_check(brings("7g7f\r", "depth "), "a line of thinking");
    test_check(brings("\003", "Black, move 3> "), "Ctrl-C: move now");
    brings("2g2f\r", "depth ");
    test_check(brings("undo x\r", "Usage: undo") && appears("depth ")
                   && brings("undo\n", "Taken back") && appears("Black, move 3> "),
               "undo, and what is refused, while the engine thinks");
    brings("2g2f\r", "depth ");
    test_check(brings("resign\r", "Black resigns: White wins"),
               "resign while the engine thinks");
    brings("undo\r", "Taken back");
    brings("play none\r", "neither");
    brings("new\r", "Black, move 1> ");
    brings("perft 9\r", "\n");
    poll(NULL, 0, 200); /* ms: let it count indeed */
    test_check(brings("\003", "Stopped"), "Ctrl-C stops perft");
    test_check(brings("set EnteringKingRule TryR\t", "TryRule"), "a value is completed");
    brings("\025new\r", "Black, move 1> ");
    brings("play black\r", "Black, move 1> ");
    brings("7g7f\r", "depth ");
    type("3c3d\rresign\r");
    test_check(appears("Black resigns: White wins") && brings("sfen\r", " w - 2"),
               "a move typed before that is not the engine's");
    brings("new\r", "Black, move 1> ");
    brings("level 0\r", "Level 0");
    type("play both\r\003");
    test_check(appears("neither side"), "Ctrl-C stops a game of a level with itself");
    brings("play none\r", "neither");
    brings("level 12\r", "Level 12");
    brings("new\r", "> ");
    test_check(brings("analyze 2\r", "depth ") && brings("\r", "Black, move 1> "),
               "Enter ends an analysis");
    test_check(brings("analyze\r", "depth ") && brings("\003", "Black, move 1> "),
               "and so does Ctrl-C");
    test_check(brings("analyze\rwhy 7g7f\rsfen\r", "7g7f: ") && appears(" b - 1"),
               "a command ends it and is obeyed, and what was typed behind it");
    brings("7g7f\r", "White, move 2> ");
    test_check(brings("review 600\r", "0 of 1 ")
               && brings("\003", "Stopped after 0 moves") && appears("White, move 2> "),
               "Ctrl-C ends a review");
    test_check(brings("review 0.01\r", "Reviewed 1 move") && brings("sfen\r", " w - 2"),
               "which leaves the game where it was");
    test_check(leave("quit\r") == 0, "quit");
}

/* Type so much that it has to be read back meanwhile. */
static void paste(const char *keys, size_t length)
{
    enum { AT_ONCE = 500 }; /* bytes */
    static char echo[SCREEN];
    screen[0] = '\0';
    for (size_t at = 0; at < length; at += AT_ONCE) {
        size_t size = length - at < AT_ONCE ? length - at : AT_ONCE;
        struct pollfd wanted = { .fd = terminal, .events = POLLIN };
        if (write(terminal, keys + at, size) < 0)
            printf("# can't type\n");
        while (poll(&wanted, 1, 0) > 0 && read(terminal, echo, sizeof echo) > 0)
            continue;
    }
}

/* A line of any length is obeyed whole or not at all; one that was typed while the engine
 * thinks does not hide the next. */
static void long_lines(const char *program)
{
    enum { LINE = 40000 };
    static char line[LINE];
    if (!start_game(program, "--time=60"))
        return;
    memset(line, 'x', LINE);
    memcpy(line, "moves ", 6);
    paste(line, LINE);
    test_check(brings("\r", "Line too long: only 32767 bytes"), "a line too long");
    appears("Black, move 1> ");
    int length = sprintf(line, "position startpos moves");
    for (int i = 0; i < 1500; i++)
        length += sprintf(line + length, "%s", i % 2 ? " 5h5i 5b5a" : " 5i5h 5a5b");
    paste(line, (size_t)length);
    test_check(brings("\r", "Game over> ") && brings("sfen\r", " b - 3001"),
               "a long line is read to its end");
    brings("new\r", "Black, move 1> ");
    brings("7g7f\r", "depth ");
    test_check(leave("\rsfen\rquit\r") == 0,
               "quit is heard behind other lines while the engine thinks");
}

/* Names of files are strangers' texts: those that would move the cursor, or that can't be
 * typed, are not offered. And what else Tab completes. */
static void complete(const char *program)
{
    static const char *const names[] = { "ok1\033]0;pwned\007.csa", "ok2\x9b.csa",
        "ok3\302\233.csa", "ok4\342\200\256.csa", "ok5\r.csa", "ok 6.csa", "ok7.csa",
        /* Two bytes in common, and no character. */
        "k\346\243\213.csa", "k\346\243\222.csa" };
    enum { NAMES = sizeof names / sizeof names[0] };
    static const char *const lines[][2] = { { "new 10\t\r", "New game: 10-piece" },
        { "new\r", "no handicap" }, { "set Multi\t 3\r", "MultiPV = 3" },
        { "set None \t1\r", "'None'" }, { "set MultiPV \t4\r", "MultiPV = 4" },
        { "help fli\t\r", "board round" }, { "set LeafEx\t of\t\r", "Exchange = off" },
        { "why 7g7\t\003", "7g7f" }, { "load READM\t\r", "README.md: " },
        { "save comm\t\r", "common/" }, { "\343\203\254\t 3\r", "Level 3 of" },
        { "P-7\t\r", "White, move 2> " }, { "undo 1\r", "Black, move 1> " },
        { "\357\274\221\345\205\255\t\r", "White, move 2> " },
        { "\342\226\263\357\274\221\345\233\233\t\r", "Black, move 3> " },
        { "set \t\003", "--forget  " }, { "moves 7g7\t\003", "7g7f" } };
    char folder[] = "/tmp/shogi-tty-XXXXXX";
    bool made = mkdtemp(folder) != NULL;
    for (int i = 0; made && i < NAMES; i++) {
        FILE *file = fopen(words_with("%s/%s", folder, names[i]), "w");
        made = file && fputs("PI\n+\n+7776FU\n", file) >= 0 && fclose(file) == 0;
    }
    if (!test_check(made, "files with strange names")
        || !start_game(program, "--play=none"))
        return;
    test_check(brings(words_with("load %.20s\to\t\t", folder), "/ok 6.csa  /tmp")
                   && !strstr(screen, "ok1") && !strstr(screen, "pwned"),
               "Tab offers names that can be typed");
    test_check(brings("7\t\r", "Loaded 1 move from ") && appears("White, move 2> "),
               "and completes one");
    test_check(brings(words_with("load %s/ok \t\r", folder), "/ok 6.csa."),
               "one with a blank, too");
    test_check(brings(words_with("load %s/k\t", folder), ".csa  /tmp")
                   && brings("\346\243\213\t\r", "Loaded 1 move from "),
               "part of a character is not completed, but both are shown");
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        test_check(brings(lines[i][0], lines[i][1]), "Tab: %s", lines[i][0]);
    test_check(leave("quit\r") == 0, "completed, and out");
    test_check(remove_folder(folder), "a folder for files");
}

/* Where the cursor can't be moved nothing tries to. */
static void dumb(const char *program)
{
    setenv("TERM", "dumb", 1);
    bool started = start_game(program, "--journal=off");
    setenv("TERM", "xterm", 1);
    if (!started)
        return;
    test_check(brings("play none\nscreen on\n", "screen: on.") && appears("the window"),
               "a dumb terminal: the board can't stay, which is said");
    brings("7g7f\n", "White, move 2> ");
    test_check(brings("PI\n+\n+7776FU\n-3334FU\n", "from the lines typed"),
               "a dumb terminal: a record is pasted");
    appears("Black, move 3> ");
    test_check(brings("8h2b\n", "[Y/n] ") && brings("maybe\n", "Cancelled.")
                   && appears("Black, move 3> ") && brings("8h2b\n", "[Y/n] ")
                   && brings("n\n", "White, move 4> "), "a dumb terminal: the question");
    test_check(!strchr(screen, '\033'), "a dumb terminal: no escape sequences");
    test_check(leave("\004") == 0, "a dumb terminal: Ctrl-D");
}

/* Enter ends a line that is pasted, as it does one that is typed. */
static void paste_record(const char *program)
{
    if (!start_game(program, "--play=none"))
        return;
    test_check(brings("PI\r+\r+7776FU\r-3334FU\r%TORYO\rsfen\r", "the lines typed")
                   && appears("b - 3"), "a record is pasted, and a command behind it");
    test_check(appears("Game over> ") && brings("\033[A\033[A", "> PI"),
               "of its lines the arrow keys bring the first");
    brings("\003", "Game over> ");
    brings("load -\r", "a line `.`");
    test_check(brings("startpos moves 2g2f\r\004", "Loaded 1 move")
                   && appears("White, move 2> "), "load -, to Ctrl-D");
    brings("load -\r", "a line `.`");
    test_check(brings("startpos\r\003", "nothing is loaded")
                   && appears("White, move 2> "), "load -, and Ctrl-C");
    test_check(brings("'\r", "I don't know \"'\""), "one line that is no record");
    appears("White, move 2> ");
    test_check(leave("\004") == 0, "and out");
}

int main(void)
{
    const char *program = tty_begin();
    if (program) {
        play_a_little(program);
        pages(program);
        sizes(program);
        interrupt(program);
        interrupt_load(program);
        long_lines(program);
        resign_out_of_turn(program);
        complete(program);
        paste_record(program);
        dumb(program);
        test_group(&width);
    }
    return test_summary();
}
