/* test_features.c - the tables of an evaluation say what its weights say, and the weights
 * of the hand-written one what its rules say. */
#include "../lab/train/collect.h"
#include "game/exchange.h"
#include "inspect/evaluation.h"
#include "random.h"
#include "think/evaluate.h"
#include "think/evaluate_hand.h"

enum { POSITIONS = 10000, LARGEST = 50 /* cp: of a random weight */ };

static Position pos;
static int16_t some[WEIGHTS];

/* The value by definition: material, and a weight for each feature of either side. */
static int value_of_features(const int16_t weight[WEIGHTS])
{
    static FeatureList list;
    int value = evaluation_material(&pos);
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
    uint64_t seed = 5;
    evaluate_use(weight);
    for (long i = 0, end = test_repeat(POSITIONS); i < end; i++) {
        random_position(&pos, &seed, i);
        position_ready(&pos);
        int value = evaluate(&pos), wanted = value_of_features(weight);
        test_many(&same, value == wanted, "%d, but the features say %d: %s", value,
                  wanted, sfen_of(&pos));
    }
    test_group(&same);
}

/* The weight of a gold so many files and ranks from its own king on 5e. */
static int gold_near(const int16_t weight[WEIGHTS], int files, int ranks)
{
    int place = king_place(square_make(5, 5), square_make(5 + files, 5 + ranks));
    return weight[feature_own_king(GOLD, place)];
}

/* The weight of these attacks on a square near the king on 5e. */
static int attacks_on(const int16_t weight[WEIGHTS], int pair, int file, int rank)
{
    int place = king_place(square_make(5, 5), square_make(file, rank));
    return weight[feature_attack(pair, place)];
}

static void equal(int value, int wanted, const char *what)
{
    test_check(value == wanted, "%s: %d, wanted %d", what, value, wanted);
}

/* Each rule of the form, with numbers that are easy to follow. */
static void try_rules(void)
{
    static int16_t weight[WEIGHTS];
    int king = square_make(5, 5);
    HandNumbers n = { .king_forward = 10, .king_inward = 3, .tempo = 7 };
    n.piece[GOLD] = (PieceNumbers){ 500, 600, 20, 90, -90 };
    n.attack[0][1][2] = -50; /* one own, several enemy attacks beside the king */
    n.attack[2][0][1] = -32;
    n.safety[1][0][1] = -100;
    hand_weights(&n, weight);
    equal(gold_near(weight, 1, -1), 90, "a gold beside its king");
    equal(gold_near(weight, 0, 2), 40, "two squares away: 4/9");
    equal(gold_near(weight, 3, 1), 15, "three: 1/6");
    equal(gold_near(weight, 4, -4), 0, "four: nothing");
    equal(weight[feature_enemy_king(GOLD, king_place(king, square_make(5, 4)))], -90,
          "beside the enemy king");
    equal(weight[feature_square(GOLD, king)], 500 - board_value[GOLD],
          "on the board, beyond material");
    equal(weight[feature_hand(GOLD, 1)], 620 - hand_value[GOLD], "the first in hand");
    equal(weight[feature_hand(GOLD, 2)], 600 - hand_value[GOLD], "the second");
    /* States: 1 is one step, 2 one slide, 3 several. */
    equal(attacks_on(weight, 1 * STATES + 3, 5, 4), -50, "a step against several");
    equal(attacks_on(weight, 2 * STATES + 3, 5, 4), -50, "a slide against several");
    equal(attacks_on(weight, 0 * STATES + 1, 5, 2), -32, "attacked three squares away");
    equal(attacks_on(weight, 0 * STATES + 2, 9, 5), -18, "four away: 9/16");
    equal(weight[feature_safety(true, GOLD, 0 * STATES + 1)], -54, "a tenth of a gold");
    equal(weight[feature_safety(false, GOLD, 0 * STATES + 1)], 0, "not its turn");
    equal(weight[feature_square(KING, square_make(8, 7))], 2 * 10 + 1 * 3,
          "the king's place");
    equal(weight[W_TEMPO], 7, "the move");
}

int main(void)
{
    uint64_t seed = 9;
    position_init();
    for (int i = 0; i < WEIGHTS; i++)
        some[i] = (int16_t)(test_random_below(&seed, 2 * LARGEST + 1) - LARGEST);
    /* What nobody can see may weigh nothing: squares that nobody attacks. */
    memset(some + W_ATTACK, 0, PLACES * sizeof some[0]);
    try_weights(weights, "the weights compiled in");
    try_weights(some, "random weights");
    memset(some, 0, sizeof some);
    simple_weights(some);
    try_weights(some, "the weights of the simple evaluation");
    memset(some, 0, sizeof some);
    hand_weights(&hand_numbers, some);
    try_weights(some, "the weights of the hand-written evaluation");
    try_rules();
    bool clear = true;
    for (int place = 0; place < PLACES; place++)
        clear = clear && weights[W_ATTACK + place] == 0;
    test_check(clear, "a square that nobody attacks weighs nothing");
    return test_summary();
}
