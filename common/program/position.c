/* position.c - see position.h. */
#include "program/position.h"

#include <inttypes.h>

#include "inspect/evaluation.h"
#include "inspect/moves.h"
#include "inspect/perft.h"
#include "machine/system.h"
#include "notation/usi_move.h"
#include "program/arguments.h"

int perft_run(Search *engine, int count, char **words)
{
    (void)engine;
    Position pos;
    bool divide = false, singly = false;
    const ArgumentWord known[] = {
        { "--divide", .flag = &divide }, { "--no-bulk", .flag = &singly },
        { .name = NULL },
    };
    if (arguments_read("perft", &count, words, known) < 0)
        return EXIT_BAD_ARGUMENT;
    int64_t depth;
    if (count == 0 || !text_number(*words, 1, MAX_PERFT, &depth))
        return argument_error("perft: '%s' is not a depth from 1 to %d",
                              count > 0 ? *words : "", MAX_PERFT);
    if (!argument_position(count - 1, words + 1, &pos))
        return EXIT_BAD_ARGUMENT;
    int64_t start = system_now();
    const PerftListener printer = { .counted = move_print_count };
    uint64_t nodes = divide ? perft_divide(&pos, (int)depth, !singly, &printer)
                            : perft(&pos, (int)depth, !singly);
    int64_t ms = system_now() - start;
    printf("perft %" PRId64 " nodes %" PRIu64 " time %" PRId64 " nps %" PRIu64 "\n",
           depth, nodes, ms, nodes * 1000 / (uint64_t)(ms > 0 ? ms : 1));
    return 0;
}

/* A position and options. */
static int print_position(const char *call, int count, char **words,
                          void (*print)(FILE *out, Position *pos))
{
    Position pos;
    const ArgumentWord none = { .name = NULL };
    if (arguments_read(call, &count, words, &none) < 0
        || !argument_position(count, words, &pos))
        return EXIT_BAD_ARGUMENT;
    print(stdout, &pos);
    return 0;
}

int moves_run(Search *engine, int count, char **words)
{
    (void)engine;
    return print_position("moves", count, words, moves_print);
}

int eval_run(Search *engine, int count, char **words)
{
    (void)engine;
    return print_position("eval", count, words, evaluation_print);
}
