/* main.c - the command line: what `shogi` with these words does. */
#include <string.h>

#include "bench.h"
#include "terminal.h"
#include "usi.h"

static const char usage[] =
    "shogi                               a game in the terminal; a USI engine when the\n"
    "                                    first line of input is `usi`\n"
    "shogi --ascii | --kanji | ...       the same, with options of the terminal\n"
    "shogi usi                           a USI engine at once\n"
    "shogi perft [--divide] [--no-bulk] DEPTH [SFEN]\n"
    "                                    count the leaves of the tree of legal moves\n"
    "shogi bench [--depth N] [--time MS] [--positions FILE] [--tsv] [NAME=VALUE ...]\n"
    "                                    search a fixed set to a fixed depth or time\n"
    "shogi solve FILE [--time MS | --depth N | --nodes N] [--mate] [--tsv]\n"
    "                 [NAME=VALUE ...]   best-move or mate problems, one a line\n"
    "shogi moves [SFEN]                  the legal moves\n"
    "shogi eval [SFEN]                   the evaluation, part by part\n"
    "shogi options [--tsv]               all options; as a table, with their chapters\n"
    "shogi --help | --version\n"
    "\n"
    "SFEN: one word or several, or `startpos`; `startpos moves 7g7f ...` as well.\n"
    "Exit status: 0, 1 when a file can't be read or parsed, 2 for a wrong argument.\n"
    "\n"
    "Options, for setoption, NAME=VALUE and the terminal's `set`, with their values:\n";

static int run_usi(int count, char **words)
{
    return count == 0 ? usi_run(NULL) : argument_error("usi: what is '%s'?", words[0]);
}

static int print_help(int count, char **words)
{
    if (count > 0)
        return argument_error("--help: what is '%s'?", words[0]);
    fputs(usage, stdout);
    options_print_help(stdout);
    return 0;
}

static int print_options(int count, char **words)
{
    if (count == 1 && strcmp(words[0], "--tsv") == 0)
        options_print_table(stdout);
    else if (count == 0)
        options_print_help(stdout);
    else
        return argument_error("options: what is '%s'?", words[0]);
    return 0;
}

static int print_version(int count, char **words)
{
    if (count > 0)
        return argument_error("--version: what is '%s'?", words[0]);
    usi_print_name(stdout);
    return 0;
}

typedef struct {
    const char *name;
    int (*run)(int count, char **words);
} Command;

static const Command commands[] = {
    { "usi", run_usi },
    { "perft", bench_perft },
    { "bench", bench_run },
    { "solve", bench_solve },
    { "moves", bench_moves },
    { "eval", bench_eval },
    { "options", print_options },
    { "--help", print_help },
    { "--version", print_version },
};

int main(int argc, char **argv)
{
    position_init();
    options_reset();
    think_apply_settings();
    for (size_t i = 0; argc > 1 && i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 2, argv + 2);
    if (argc > 1 && strncmp(argv[1], "--", 2) != 0) {
        argument_error("unknown command '%s'; shogi --help lists them", argv[1]);
        return EXIT_BAD_ARGUMENT;
    }
    int status = terminal_run(argc - 1, argv + 1, NULL);
    if (status == EXIT_BAD_ARGUMENT)
        fputs("shogi --help lists the commands\n", stderr);
    return status;
}
