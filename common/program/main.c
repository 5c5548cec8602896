/* main.c - the command line: what `shogi` with these words does. */
#include <string.h>

#include "commands/prompt.h"
#include "machine/system.h"
#include "options/print.h"
#include "options/table.h"
#include "program/arguments.h"
#include "program/bench.h"
#include "program/position.h"
#include "program/solve.h"
#include "program/tree.h"
#include "text/messages.h"
#include "think/think.h"
#include "usi/print.h"
#include "usi/usi.h"

static int run_usi(Search *engine, int count, char **words)
{
    return count == 0 ? usi_run(engine, NULL)
                      : argument_error("%s: unknown argument '%s'", "usi", words[0]);
}

static int print_help(Search *engine, int count, char **words);

static int print_options(Search *engine, int count, char **words)
{
    (void)engine;
    if (count == 1 && strcmp(words[0], "--tsv") == 0)
        options_print_table(stdout);
    else if (count == 0)
        options_print_help(stdout);
    else
        return argument_error("%s: unknown argument '%s'", "options", words[0]);
    return 0;
}

static int print_version(Search *engine, int count, char **words)
{
    (void)engine;
    if (count > 0)
        return argument_error("%s: unknown argument '%s'", "--version", words[0]);
    usi_print_name(stdout);
    return 0;
}

typedef struct {
    const char *name;
    int (*run)(Search *engine, int count, char **words);
    Message use; /* usage and, behind a tab, what it does */
} Call;

static const Call calls[] = {
    { "usi", run_usi, MSG_USI_CALL },
    { "perft", perft_run, MSG_PERFT_CALL },
    { "bench", bench_run, MSG_BENCH_CALL },
    { "solve", solve_run, MSG_SOLVE_CALL },
    { "moves", moves_run, MSG_MOVES_CALL },
    { "eval", eval_run, MSG_EVAL_CALL },
    { "tree", tree_run, MSG_TREE_CALL },
    { "options", print_options, MSG_OPTIONS_CALL },
    { "--help", print_help, MSG_HELP_CALL },
    { "--version", print_version, MSG_VERSION_CALL },
};

enum { CALLS = sizeof calls / sizeof calls[0] };

static void print_usage(FILE *out, const Call *call)
{
    const char *use = message_text(call->use);
    fprintf(out, "shogi %.*s\n", (int)strcspn(use, "\t"), use);
}

/* A usage and what it does. */
static void print_call(const Call *call)
{
    print_usage(stdout, call);
    printf("    %s", strchr(message_text(call->use), '\t') + 1);
}

static int print_help(Search *engine, int count, char **words)
{
    (void)engine;
    if (count > 0)
        return argument_error("%s: unknown argument '%s'", "--help", words[0]);
    say(MSG_HELP_GAME);
    for (int i = 0; i < CALLS; i++)
        print_call(&calls[i]);
    say(MSG_HELP_REST);
    options_print_help(stdout);
    return 0;
}

static const Call *call_named(const char *name)
{
    name = strcmp(name, "-h") == 0 ? "--help" : name;
    for (int i = 0; i < CALLS; i++)
        if (strcmp(name, calls[i].name) == 0)
            return &calls[i];
    return NULL;
}

int main(int argc, char **argv)
{
    system_start(&argc, &argv);
    position_init();
    options_reset();
    Search *engine = think_new();
    if (engine == NULL) {
        fputs("shogi: no memory\n", stderr);
        return EXIT_BAD_FILE;
    }
    /* The language of what follows. */
    bool chosen = argc > 2 && text_begins(argv[1], "--lang=") && call_named(argv[2]);
    if (chosen && text_same(argv[1], "--lang=ja"))
        messages_speak(LANGUAGE_JAPANESE);
    argc -= chosen;
    argv += chosen;
    const Call *call = argc > 1 ? call_named(argv[1]) : NULL;
    int status = 0;
    if (call && argc == 3 && call_named(argv[2]) == call_named("--help"))
        print_call(call);
    else if (call)
        status = call->run(engine, argc - 2, argv + 2);
    else if (argc > 1 && strncmp(argv[1], "--", 2) != 0
             && system_file(argv[1], NULL) == FILE_MISSING)
        status = argument_error("'%s' is neither a command nor a file", argv[1]);
    else
        status = prompt_run(engine, argc - 1, argv + 1, NULL);
    if (status == 0 && (fflush(stdout) != 0 || ferror(stdout))) {
        argument_error("the output could not be written");
        status = EXIT_BAD_FILE;
    }
    if (status == EXIT_BAD_ARGUMENT && call) {
        fprintf(stderr, "%s: ", word_text("usage"));
        print_usage(stderr, call);
    } else if (status == EXIT_BAD_ARGUMENT) {
        complain(MSG_HELP_LISTS);
    }
    think_free(engine);
    return status;
}
