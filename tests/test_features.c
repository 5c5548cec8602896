/* test_features.c - the tables of the learned evaluation say what its weights say. */
#include "evaluate.h"
#include "evaluate_tables.h"
#include "random.h"
#include "train/collect.h"

enum { POSITIONS = 10000, LARGEST = 50 /* cp: of a random weight */ };

static Position pos;
static int16_t some[WEIGHTS];

/* The value by definition: material, and a weight for each feature of either side. */
static int value_of_features(const int16_t weight[WEIGHTS])
{
    static FeatureList list;
    int value = evaluate_material(&pos);
    for (int side = BLACK; side <= WHITE; side++) {
        collect_features(&pos, side, &list);
        for (int i = 0; i < list.count; i++)
            value += side == pos.side ? weight[list.list[i]] : -weight[list.list[i]];
    }
    return value > SCORE_EVAL_MAX ? SCORE_EVAL_MAX
        : value < -SCORE_EVAL_MAX ? -SCORE_EVAL_MAX : value;
}

static void try_weights(const int16_t weight[WEIGHTS], const char *name)
{
    TestGroup same = { .name = name };
    char sfen[SFEN_TEXT];
    uint64_t seed = 5;
    evaluate_use(weight);
    for (long i = 0, end = test_repeat(POSITIONS); i < end; i++) {
        random_position(&pos, &seed, i);
        position_ready(&pos);
        int value = evaluate(&pos), wanted = value_of_features(weight);
        test_many(&same, value == wanted, "%d, but the features say %d: %s", value,
                  wanted, sfen_write(&pos, sfen));
    }
    test_group(&same);
}

/* What nobody can see may weigh nothing: squares nobody attacks, kinds that do not
 * exist. */
static void clear_unseen(void)
{
    memset(some + W_ATTACK, 0, PLACES * sizeof some[0]);
}

int main(void)
{
    uint64_t seed = 9;
    position_init();
    for (int i = 0; i < WEIGHTS; i++)
        some[i] = (int16_t)(test_random_below(&seed, 2 * LARGEST + 1) - LARGEST);
    clear_unseen();
    try_weights(weights, "the weights compiled in");
    try_weights(some, "random weights");
    bool clear = true;
    for (int place = 0; place < PLACES; place++)
        clear = clear && weights[W_ATTACK + place] == 0;
    test_check(clear, "a square that nobody attacks weighs nothing");
    return test_summary();
}
