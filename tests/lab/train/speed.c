/* speed.c - what one call of evaluate() costs, with each set of tables. */
#include <stdio.h>
#include <time.h>

#include "notation/sfen.h"
#include "options/table.h"
#include "train.h"

enum {
    POSITIONS = 200,     /* from the openings of as many random games */
    MOVES = 60,          /* random plies before each */
    REPEATS = 10000,
};

static Position pos[POSITIONS];

static void fill(void)
{
    char error[ERROR_TEXT];
    Move list[MAX_MOVES];
    uint64_t chance = 1;
    for (int i = 0; i < POSITIONS; i++) {
        sfen_read(&pos[i], STARTPOS, error);
        for (int ply = 0; ply < MOVES; ply++) {
            int count = generate_legal(&pos[i], list);
            if (count > 0)
                move_make(&pos[i], list[random_below(&chance, count)]);
        }
    }
}

void speed_run(int count, char **words)
{
    if (train_start(count, words, NULL) > 1)
        tool_fail(2, "speed: takes no arguments, not '%s'", words[1]);
    char name[OPTION_TEXT];
    for (int kind = EVALUATION_NETWORK; kind <= EVALUATION_MATERIAL; kind++) {
        long long sum = 0; /* printed, so that a compiler can't leave the calls out */
        evaluate_init((EvaluationKind)kind);
        fill();
        clock_t begun = clock();
        for (int repeat = 0; repeat < REPEATS; repeat++)
            for (int i = 0; i < POSITIONS; i++)
                sum += evaluate(&pos[i]);
        double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
        printf("%s: %.0f ns of processor time a call (sum %lld)\n",
               option_write(options_find("Evaluation"), kind, name),
               seconds * 1e9 / REPEATS / POSITIONS, sum);
    }
}
