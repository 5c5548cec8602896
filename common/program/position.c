/* position.c - see position.h. */
#include "program/position.h"

#include <inttypes.h>
#include <string.h>

#include "game/perft.h"
#include "inspect/evaluation.h"
#include "inspect/moves.h"
#include "machine/system.h"
#include "notation/usi_move.h"
#include "program/arguments.h"

int perft_run(Search *engine, int count, char **words)
{
    (void)engine;
    Position pos;
    bool divide = false, bulk = true;
    for (; count > 0 && strncmp(*words, "--", 2) == 0; count--, words++) {
        if (strcmp(*words, "--divide") == 0)
            divide = true;
        else if (strcmp(*words, "--no-bulk") == 0)
            bulk = false;
        else
            return argument_error("perft: unknown option '%s'", *words);
    }
    int64_t depth;
    if (count == 0 || !text_number(*words, 1, MAX_PERFT, &depth))
        return argument_error("perft: '%s' is not a depth from 1 to %d",
                              count > 0 ? *words : "", MAX_PERFT);
    if (!argument_position(count - 1, words + 1, &pos))
        return EXIT_BAD_ARGUMENT;
    int64_t start = system_now();
    const PerftListener printer = { .counted = move_print_count };
    uint64_t nodes = divide ? perft_divide(&pos, (int)depth, bulk, &printer)
                            : perft(&pos, (int)depth, bulk);
    int64_t ms = system_now() - start;
    printf("perft %" PRId64 " nodes %" PRIu64 " time %" PRId64 " nps %" PRIu64 "\n",
           depth, nodes, ms, nodes * 1000 / (uint64_t)(ms > 0 ? ms : 1));
    return 0;
}

/* Set the options among the words, and leave the others: a position has no `=`. */
static bool take_options(int *count, char **words)
{
    int kept = 0;
    for (int i = 0; i < *count; i++)
        if (strchr(words[i], '=') == NULL)
            words[kept++] = words[i];
        else if (!argument_option(words[i]))
            return false;
    *count = kept;
    return true;
}

int moves_run(Search *engine, int count, char **words)
{
    (void)engine;
    Position pos;
    if (!take_options(&count, words) || !argument_position(count, words, &pos))
        return EXIT_BAD_ARGUMENT;
    moves_print(stdout, &pos);
    return 0;
}

int eval_run(Search *engine, int count, char **words)
{
    (void)engine;
    Position pos;
    if (!take_options(&count, words) || !argument_position(count, words, &pos))
        return EXIT_BAD_ARGUMENT;
    evaluation_print(stdout, &pos);
    return 0;
}
