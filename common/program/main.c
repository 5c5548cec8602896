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
                      : argument_error("usi: what is '%s'?", words[0]);
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
        return argument_error("options: what is '%s'?", words[0]);
    return 0;
}

static int print_version(Search *engine, int count, char **words)
{
    (void)engine;
    if (count > 0)
        return argument_error("--version: what is '%s'?", words[0]);
    usi_print_name(stdout);
    return 0;
}

typedef struct {
    const char *name;
    int (*run)(Search *engine, int count, char **words);
    const char *words; /* what may stand behind the name */
    const char *help[LANGUAGES];
} Call;

static const Call calls[] = {
    { "usi", run_usi, "", { "a USI engine at once", "USIエンジンとして動く" } },
    { "perft", perft_run, "[--divide] [--no-bulk] DEPTH [SFEN]",
      { "count the leaves of the tree of legal moves", "合法手の木の葉を数える" } },
    { "bench", bench_run,
      "[--depth N] [--time MS] [--positions FILE] [--reasons] [--tsv]\n"
      "           [NAME=VALUE ...]",
      { "search a fixed set of positions to a fixed depth, or for a fixed time each; "
        "why nodes ended",
        "決まった局面を決まった深さ、または時間だけ読む。節点が終わった理由も数える" } },
    { "solve", solve_run,
      "FILE [--time MS | --depth N | --nodes N] [--mate] [--tsv] [NAME=VALUE ...]",
      { "best-move or mate problems, one a line", "次の一手・詰将棋の問題を解く（1行1問）" } },
    { "moves", moves_run, "[SFEN] [NAME=VALUE ...]",
      { "the legal moves, or those that are valued, with their static values",
        "合法手と、その静的評価" } },
    { "eval", eval_run, "[SFEN] [NAME=VALUE ...]",
      { "the evaluation, part by part", "評価値の内訳" } },
    { "tree", tree_run,
      "[SFEN] [--depth N] [--plies N] [--max-children N] [--line MOVES] [--only REASON]\n"
      "           [--json | --html FILE [--beside PROGRAM|JSON]] [NAME=VALUE ...]",
      { "the searched tree: windows, scores, why each branch ended; as text, data or a "
        "page.\n"
        "    A row: the move, [window] and depth, its score (static value), the reason,\n"
        "    nodes with it and below. All are as the side sees them that made the move;\n"
        "    below it are the replies. Two rows `root`: the first window was missed",
        "探索木：窓、点数、各枝が終わった理由。文章・データ・ページとして\n"
        "    1行に、手、[窓]と深さ、点数（静的評価）、理由、以下の局面数。どれも指した側\n"
        "    から見たもので、下に応手が続く。root が2行あれば、最初の窓を外れた" } },
    { "options", print_options, "[--tsv]",
      { "all options and their values; as a table, with the chapters they belong to",
        "すべてのオプションと値。表では属する章も" } },
    { "--help", print_help, "", { "this text", "この説明" } },
    { "--version", print_version, "", { "name and chapter", "名前と章" } },
};

enum { CALLS = sizeof calls / sizeof calls[0] };

static void print_usage(FILE *out, const Call *call)
{
    fprintf(out, "shogi %s%s%s\n", call->name, *call->words ? " " : "",
            call->words);
}

/* A usage and what it does. */
static void print_call(const Call *call)
{
    print_usage(stdout, call);
    printf("    %s\n", call->help[messages_language()]);
}

static int print_help(Search *engine, int count, char **words)
{
    (void)engine;
    if (count > 0)
        return argument_error("--help: what is '%s'?", words[0]);
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
        fputs("shogi: the output could not be written\n", stderr);
        status = EXIT_BAD_FILE;
    }
    if (status == EXIT_BAD_ARGUMENT && call) {
        fputs("usage: ", stderr);
        print_usage(stderr, call);
    } else if (status == EXIT_BAD_ARGUMENT) {
        fputs("shogi --help lists commands and options\n", stderr);
    }
    think_free(engine);
    return status;
}
