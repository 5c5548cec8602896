/* test_tty_signals.c - the terminal game and signals: Ctrl-Z with a shell that lets it go
 * on and without one, a game ended in the background, and what is left of the lines typed
 * when it is ended by a signal. Plays with the first program there is. */
#define _XOPEN_SOURCE 700

#include "tty.h"

#include <dirent.h>
#include <sys/resource.h>
#include <termios.h>

static char folder[] = "/tmp/shogi-tty-XXXXXX";

/* The program leads a session whose shell is in another: nobody would let it go on. */
static void stop_without_shell(const char *program)
{
    if (!start_game(program, "--play=none"))
        return;
    test_check(brings("\032", "Black, move 1> ") && brings("7g7f\r", "White, move 2> "),
               "Ctrl-Z stops nothing without a shell");
    test_check(leave("\004") == 0, "and out");
}

static bool terminal_has_lines(void)
{
    struct termios mode;
    return tcgetattr(terminal, &mode) == 0 && (mode.c_lflag & ICANON);
}

static bool start_in_shell(const char *program, const char *before)
{
    if (!start("/bin/sh", "-i"))
        return false;
    type("set +o emacs\r"); /* some shells would edit lines, in modes of their own */
    return brings("PS1='rea'dy'> '\r", "ready> ")
        && brings(words_with("%s '%s' --play=none\r", before, program),
                  "Black, move 1> ");
}

/* What is typed to the shell is echoed: `$?` stands in it, not the number. */
static void stop_in_shell(const char *program)
{
    if (!test_check(start_in_shell(program, ""), "a game in a shell"))
        return;
    test_check(brings("\032", "ready> ") && terminal_has_lines(),
               "Ctrl-Z stops it, the terminal is put back");
    test_check(brings("fg\r", "Black, move 1> ") && !terminal_has_lines()
                   && brings("7g7f\r", "White, move 2> "), "and it goes on");
    brings("\032", "ready> ");
    test_check(brings("kill %1; bg %1; wait %1; echo \"ended: $?\"\r", "ended: 143"),
               "stopped, it is ended by SIGTERM");
    test_check(terminal_has_lines(), "and leaves the terminal to the shell");
    leave("exit\r");
}

static void stop_ignored(const char *program)
{
    if (!test_check(start_in_shell(program, "trap '' TSTP;"), "a shell without Ctrl-Z"))
        return;
    type("\032");
    test_check(brings("7g7f\r", "White, move 2> "),
               "whoever ignores SIGTSTP is not stopped");
    brings("quit\r", "ready> ");
    leave("exit\r");
}

/* All of the file of lines typed, each with a blank behind it. */
static const char *history(void)
{
    char *text = content(words_with("%s/shogi/history", folder));
    for (char *end = text; (end = strchr(end, '\n')) != NULL;)
        *end = ' ';
    return text;
}

/* Names in the state folder beside the history. */
static int other_names(void)
{
    int count = 0;
    DIR *names = opendir(words_with("%s/shogi", folder));
    for (const struct dirent *entry; names && (entry = readdir(names)) != NULL;)
        count += entry->d_name[0] != '.' && strcmp(entry->d_name, "history") != 0;
    if (names)
        closedir(names);
    return count;
}

static void end_by_signals(const char *program)
{
    static const int signals[] = { SIGHUP, SIGTERM, SIGINT, SIGQUIT };
    static const char *const moves[] = { "7g7f", "2g2f", "9g9f", "1g1f" };
    char wanted[64] = "";
    state = folder;
    for (int i = 0; i < 4; i++) {
        signal(signals[i], SIG_DFL); /* make, or a shell, may have had it ignored */
        if (!start(program, "--play=none"))
            return;
        if (i > 0 && appears("[Y/n] "))
            type("n\r");
        appears("Black, move 1> ");
        brings(words_with("%s\r", moves[i]), "White, move 2> ");
        kill(child, signals[i]);
        int status = finish();
        test_check(status == 128 + signals[i], "signal %d ends it: %d", signals[i],
                   status);
        strcat(strcat(wanted, moves[i]), " ");
        test_check(strcmp(history(), wanted) == 0, "and the line typed is kept: '%s'",
                   history());
    }
    test_check(other_names() == 4, "three games put away, one left, and nothing else: %d",
               other_names());
}

/* A history that has grown large is put aside once, and is still there to look at. */
static void large_history(const char *program)
{
    enum { LINES = 20000 };
    FILE *file = fopen(words_with("%s/shogi/history", folder), "w");
    for (int i = 0; file && i < LINES; i++)
        fputs(i < LINES - 1 ? "moves\n" : "sfen\n", file);
    screen[0] = '\0';
    if (!file || fclose(file) != 0 || !start(program, "--play=none"))
        return;
    if (appears("[Y/n] "))
        type("n\r");
    appears("Black, move 1> ");
    test_check(brings("\033[A\r", " b - 1"), "the last line of a large history");
    test_check(leave("quit\r") == 0 && strcmp(history(), "sfen quit ") == 0,
               "and a small one begins: '%.20s'", history());
}

/* Switched off, nothing is left: no line typed, nor a folder for it. */
static void no_history(const char *program)
{
    test_check(remove_folder(words_with("%s/shogi", folder)), "an empty folder");
    for (int i = 0; i < 2; i++) {
        if (!start_game(program, i == 0 ? "--journal=off" : "--play=none"))
            return;
        brings(i == 0 ? "play none\r" : "journal off\r", "Black, move 1> ");
        brings("7g7f\r", "White, move 2> ");
        leave("quit\r");
        test_check(strcmp(history(), "") == 0, "without a journal no line is kept: '%s'",
                   history());
        test_check(system(words_with("rmdir '%s' && mkdir '%s'", folder, folder)) == 0,
                   "nor anything else, not even a folder");
    }
}

int main(void)
{
    const char *program = tty_begin();
    struct rlimit none = { 0, 0 };
    setrlimit(RLIMIT_CORE, &none);
    unsetenv("ENV"); /* what the shell would read */
    if (program && test_check(mkdtemp(folder) != NULL, "a folder for the history")) {
        stop_without_shell(program);
        stop_in_shell(program);
        stop_ignored(program);
        end_by_signals(program);
        large_history(program);
        no_history(program);
        test_check(remove_folder(folder), "and it is gone");
    }
    return test_summary();
}
