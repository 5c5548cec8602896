/* main.c - the command line: what `shogi` with these words does. */
#include <inttypes.h>
#include <string.h>

#include "commands/commands.h"
#include "inspect/evaluation.h"
#include "inspect/perft.h"
#include "machine/system.h"
#include "notation/move_text.h"
#include "options/table.h"
#include "program/arguments.h"
#include "program/calls.h"
#include "text/messages.h"
#include "think/think.h"
#include "usi/syntax.h"
#include "usi/usi.h"

/* --- the calls that need few lines --- */

static int run_usi(Search *engine, int count, char **words)
{
    return count == 0 ? usi_run(engine, NULL)
                      : argument_error("%s: unknown argument '%s'", "usi", words[0]);
}

/* Last line: `perft DEPTH nodes N time MS nps N`. */
static int run_perft(Search *engine, int count, char **words)
{
    (void)engine;
    Position pos;
    int64_t depth;
    bool divide = false, singly = false;
    const ArgumentWord known[] = {
        { "--divide", .flag = &divide }, { "--no-bulk", .flag = &singly },
        { .name = NULL },
    };
    if (arguments_read("perft", &count, words, known) < 0)
        return EXIT_BAD_ARGUMENT;
    if (count == 0 || !text_number(*words, 1, MAX_PERFT, &depth))
        return argument_error("perft: '%s' is not a depth from 1 to %d",
                              count > 0 ? *words : "", MAX_PERFT);
    if (!argument_position(count - 1, words + 1, &pos))
        return EXIT_BAD_ARGUMENT;
    int64_t start = system_now();
    const PerftListener listener = { .counted = divide ? move_print_count : NULL };
    uint64_t nodes = perft(&pos, (int)depth, !singly, &listener);
    int64_t ms = system_now() - start;
    printf("perft %" PRId64 " nodes %" PRIu64 " time %" PRId64 " nps %" PRIu64 "\n",
           depth, nodes, ms, nodes_per_second(nodes, ms));
    return 0;
}

static int run_options(Search *engine, int count, char **words)
{
    (void)engine;
    if (count == 1 && strcmp(words[0], "--tsv") == 0)
        options_print_table(stdout);
    else if (count == 0)
        options_print_help(stdout);
    else
        return argument_error("%s: unknown argument '%s'", "options",
                              words[strcmp(words[0], "--tsv") == 0]);
    return 0;
}

/* Best first, with the parts of their values, and which of them are left out. */
static void print_judged(Position *pos)
{
    enum { CELLS = 6 }; /* of a column, at least */
    JudgedMove list[MAX_MOVES];
    char text[MOVE_TEXT];
    int count = chapter.judge_moves(pos, list), kept = 0;
    printf("rank move   value ");
    for (const char *const *name = chapter.part_names; *name; name++)
        printf(" %*s", CELLS, *name);
    putchar('\n');
    for (int i = 0; i < count; i++) {
        const JudgedMove *j = &list[i];
        kept += !j->left_out;
        printf("%4d %-6s %5d ", i + 1, move_to_usi(j->move, text), j->value);
        for (int k = 0; chapter.part_names[k]; k++) {
            int width = (int)strlen(chapter.part_names[k]);
            printf(" %*d", width > CELLS ? width : CELLS, j->part[k]);
        }
        printf("%s\n", j->left_out ? "  pruned" : "");
    }
    printf("%d moves, %d searched, %d pruned\n", count, kept, count - kept);
}

/* A move a line: the legal ones or, in a chapter that judges moves, those it searches. */
static void print_moves(Position *pos)
{
    char text[MOVE_TEXT];
    if (chapter.judge_moves) {
        print_judged(pos);
        return;
    }
    Move list[MAX_MOVES];
    int count = generate_legal(pos, list);
    for (int i = 0; i < count; i++)
        printf("%s\n", move_to_usi(list[i], text));
}

static void print_evaluation(Position *pos)
{
    Part list[EVALUATION_PARTS];
    int count = evaluation_parts(pos, list);
    for (int i = 0; i < count; i++)
        printf("%-25s %6d\n", list[i].name, list[i].cp);
}

static void print_help(void);

/* --- all calls --- */

typedef struct {
    const char *name;
    Message use; /* usage and, behind a tab, what it does */
    /* One of these: */
    int (*run)(Search *engine, int count, char **words);
    void (*show)(Position *pos); /* behind it NAME=VALUE ... and a position */
    void (*print)(void);         /* no words behind it */
} Call;

static const Call calls[] = {
    { "usi", MSG_USI_CALL, .run = run_usi },
    { "perft", MSG_PERFT_CALL, .run = run_perft },
    { "bench", MSG_BENCH_CALL, .run = bench_run },
    { "solve", MSG_SOLVE_CALL, .run = solve_run },
    { "moves", MSG_MOVES_CALL, .show = print_moves },
    { "eval", MSG_EVAL_CALL, .show = print_evaluation },
    { "tree", MSG_TREE_CALL, .run = tree_run },
    { "options", MSG_OPTIONS_CALL, .run = run_options },
    { "--help", MSG_HELP_CALL, .print = print_help },
    { "--version", MSG_VERSION_CALL, .print = usi_print_name },
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

static void print_help(void)
{
    say(MSG_HELP_GAME);
    for (int i = 0; i < CALLS; i++)
        print_call(&calls[i]);
    say(MSG_HELP_REST);
    options_print_help(stdout);
}

static const Call *call_named(const char *name)
{
    name = strcmp(name, "-h") == 0 ? "--help" : name;
    for (int i = 0; i < CALLS; i++)
        if (strcmp(name, calls[i].name) == 0)
            return &calls[i];
    return NULL;
}

static int obey(const Call *call, Search *engine, int count, char **words)
{
    const ArgumentWord none = { .name = NULL };
    Position pos;
    if (call->run)
        return call->run(engine, count, words);
    if (call->print && count > 0)
        return argument_error("%s: unknown argument '%s'", call->name, words[0]);
    if (call->print)
        call->print();
    else if (arguments_read(call->name, &count, words, &none) < 0
             || !argument_position(count, words, &pos))
        return EXIT_BAD_ARGUMENT;
    else
        call->show(&pos);
    return 0;
}

int main(int argc, char **argv)
{
    system_start(&argc, &argv);
    position_init();
    if (!options_reset())
        fputs("shogi: no memory for the table: the search does without\n", stderr);
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
        status = obey(call, engine, argc - 2, argv + 2);
    else if (argc > 1 && strncmp(argv[1], "--", 2) != 0
             && system_file(argv[1], NULL) == FILE_MISSING)
        status = argument_error("'%s' is neither a command nor a file", argv[1]);
    else
        status = prompt_run(engine, argc - 1, argv + 1);
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
