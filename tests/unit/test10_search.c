/* test10_search.c - the search of chapter 10: mates and repetitions have their right
 * values, no order of moves changes a score, and no switch makes it crash or play
 * illegally. */
#include <math.h>

#include "chapter10.h"

/* --- mates: from games of the engine, the distance in plies --- */

static const struct {
    const char *position;
    int plies; /* odd: the side to move mates; even: it is mated */
} mates[] = {
    { "sfen lns2+L2l/k2s+R4/pp1p4p/1R+B4pb/P3p1pg1/4G1P2/"
      "1PNPP3P/2S2K1+s1/L4G3 b G2N5P 1", 1 },
    { "sfen 3+N3nl/+N1+S5k/2b2pgpp/p1pp2p2/s4n1P1/1r1b4P/"
      "PK4P2/1GS6/L3SG2L b RGL2P5p 1", 2 },
    { "sfen 4S2l1/l5g2/3pp2s1/pp3pk1P/3N1N1p1/2p2+B3/"
      "3P3P1/3Lg4/1+r3LK1R b 2G2SN3Pbn5p 1", 3 },
    { "sfen 3+N3nl/+N1+S5k/2b2pgpp/prpp2p2/s4n1P1/KP1b4P/"
      "P5P2/1GS6/L3SG2L b RGL2P4p 1", 4 },
    { "sfen +P3G1R2/2p1+S2k1/p2p1+NN2/5+B1p1/P4pK1l/SgP1P1P+Bg/"
      "1+p2LP1P+p/3+rL2s1/L4S3 b G3P2np 1", 5 },
    { "sfen 3+N3nl/+N1+S5k/2b2pgpp/prpp2p2/1K3n1P1/1P1b4P/"
      "P5P2/1GS6/L3SG2L b RGL2Ps4p 1", 6 },
    { "sfen 3+N3nl/+N1+S5k/2b2pgpp/p1pp2p2/1K3n1P1/1P1b4P/"
      "P5P2/1GS6/L3SG2L w RGL2Prs4p 1", 7 },
};
enum { MATES = sizeof mates / sizeof mates[0] };

/* Is it mate by checks? Odd plies: the side to move mates; even ones: it is mated. */
static bool is_forced(int plies)
{
    Move list[MAX_MOVES];
    uint64_t checks = UINT64_MAX;
    if (plies % 2)
        return mate_by_trying(&pos, plies, &checks);
    int count = generate_legal(&pos, list);
    bool mate = pos.in_check || count > 0;
    for (int i = 0; i < count && mate; i++) {
        move_make(&pos, list[i]);
        mate = plies > 0 && mate_by_trying(&pos, plies - 1, &checks);
        move_unmake(&pos);
    }
    return mate;
}

static void test_mates(void)
{
    static const char *const modes[] = { "off", "reduce", "prune" };
    for (int i = 0; i < MATES; i++) {
        int plies = mates[i].plies;
        set_position(&pos, mates[i].position);
        test_check(is_forced(plies) && !(plies > 2 && is_forced(plies - 2)),
                   "problem %d is a mate in %d plies", i + 1, plies);
        for (int mode = 0; mode < 3; mode++) {
            set("NullMove", modes[mode]);
            think_new_game(engine);
            Answer answer = think_within(plies + 2, 0);
            int score = plies % 2 ? SCORE_MATE - plies : -SCORE_MATE + plies;
            test_check(answer.score == score, "mate in %d, NullMove=%s: score %d", plies,
                       modes[mode], answer.score);
        }
    }
    options_reset();
}

/* --- repetition --- */

static int score_of(const char *position, const char *usi, int depth)
{
    Request request = within(depth, 0);
    set_position(&pos, position);
    Move move = move_of(&pos, usi);
    request.only = &move;
    request.only_count = 1;
    think_new_game(engine);
    return think(engine, &pos, &request).score;
}

static void test_repetition(void)
{
    const char *shuffle = "startpos moves 2h3h 8b7b 3h2h 7b8b";
    const char *checks = "sfen 8k/9/9/9/9/9/9/9/4K3R w - 1 moves 1a2a 1i2i 2a1a";
    const char *lost = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/9/LNSGKGSNL b - 1 "
                       "moves 4i4h 4a4b 4h4i 4b4a";
    for (int depth = 1; depth <= 5; depth += 2) {
        test_check(score_of(shuffle, "2h3h", depth) == 0,
                   "a repetition is a draw, depth %d", depth);
        test_check(score_of(checks, "2i1i", depth) == -SCORE_RULE + 1,
                   "perpetual check loses, depth %d", depth);
        test_check(score_of(checks, "2i2h", depth) > -SCORE_WIN,
                   "a check that repeats nothing does not, depth %d", depth);
        test_check(score_of(lost, "7g7f", depth) < -500,
                   "a rook and a bishop less, depth %d", depth);
    }
    set_position(&pos, lost);
    think_new_game(engine);
    Answer answer = think_within(4, 0);
    test_check(answer.score == 0, "the loser repeats: score %d", answer.score);
    set_position(&pos, checks);
    answer = think_within(4, 0);
    test_check(!is_loss_score(answer.score), "the winner does not: score %d",
               answer.score);
}

/* --- scores do not depend on the order of moves, nor on windows --- */

/* Everything that leaves out, reduces or extends; and the hash move, which the quiescence
 * search tries even when it loses. */
static void pruning_off(void)
{
    static const char *const off[] = {
        "TableCuts", "HashMove", "QuiesceFutility", "NodeFutility", "MoveFutility",
        "LateMovePruning", "LateMoveReductions", "ExchangePruning", "CheckExtension",
        "InternalReduction", "MateDistance",
    };
    for (size_t i = 0; i < sizeof off / sizeof off[0]; i++)
        set(off[i], "false");
    set("NullMove", "off");
}

static int full_score(int depth)
{
    think_new_game(engine);
    return think_within(depth, 0).score;
}

static void test_order(void)
{
    static const char *const order[] = {
        "Staged", "History",     "Continuation", "CaptureHistory",
        "Killer", "Countermove", "PVS",          "Aspiration",
    };
    int shallow = getenv("TEST_LIGHT") ? 2 : 3;
    for (size_t k = 0; k < sizeof order / sizeof order[0]; k++) {
        TestGroup group = { .name = order[k] };
        /* Aspiration begins at depth 4: from two positions alone, to save time. */
        bool deep = strcmp(order[k], "Aspiration") == 0;
        int depth = deep ? 4 : shallow;
        for (int i = 0; i < (deep ? 2 : POSITIONS); i++) {
            set_position(&pos, positions[i]);
            pruning_off();
            int wanted = full_score(depth);
            set(order[k], "false");
            int score = full_score(depth);
            test_many(&group, score == wanted, "position %d: %d, without %d", i, wanted,
                      score);
            options_reset();
        }
        test_check(group.faults == 0 && group.checks > 0, "%s does not change a score",
                   order[k]);
    }
}

/* --- switches --- */

/* Think, and look at everything that can be wrong with the answer. */
static const char *fault(int depth, int64_t nodes)
{
    Request request = within(depth, nodes);
    uint64_t key = position_key(&pos);
    int ply = pos.ply;
    Answer answer = think(engine, &pos, &request);
    int made = 0;
    const char *wrong = answer.line.length == 0 || answer.line.move[0] != answer.move
        ? "line without the move" : NULL;
    while (!wrong && made < answer.line.length)
        if (is_generated(&pos, answer.line.move[made]))
            move_make(&pos, answer.line.move[made++]);
        else
            wrong = "illegal move";
    while (made-- > 0)
        move_unmake(&pos);
    if (!wrong && (answer.score > SCORE_MATE || answer.score < -SCORE_MATE))
        wrong = "score";
    if (!wrong && answer.nodes > (uint64_t)nodes)
        wrong = "too many nodes";
    if (!wrong && (position_key(&pos) != key || pos.ply != ply))
        wrong = "position not restored";
    return wrong ? wrong : position_fault(&pos);
}

static void test_one(TestGroup *group, const char *what, int64_t nodes)
{
    for (int i = 0; i < POSITIONS; i++) {
        set_position(&pos, positions[i]);
        const char *wrong = fault(6, nodes);
        test_many(group, wrong == NULL, "%s, position %d: %s", what, i + 1,
                  wrong ? wrong : "");
    }
}

/* The n-th value of a switch other than its usual one; false: it has none. */
static bool flip(const Option *option, int n)
{
    int value = option->min + n + (option->min + n >= option->initial);
    if (option->type == OPT_SPIN || value > option->max)
        return false;
    *option->value = value;
    return true;
}

static void test_switches(void)
{
    TestGroup one = { .name = "each switch flipped: legal, in bounds, restored" };
    TestGroup many = { .name = "half of the switches flipped, at random" };
    int64_t nodes = test_repeat(5000);
    uint64_t seed = 1;
    for (const Option *option = chapter.options; option->name != NULL; option++)
        for (int n = 0; flip(option, n); n++) {
            test_one(&one, option->name, nodes);
            options_reset();
        }
    for (long round = test_repeat(30); round > 0; round--) {
        for (const Option *option = chapter.options; option->name != NULL; option++)
            if (test_random_below(&seed, 2))
                flip(option, 0);
        test_one(&many, "a mixture", nodes / 2 + 1);
        options_reset();
    }
    test_groups(2, &one, &many);
}

/* --- stops --- */

static int calls_left;

static bool stop_soon(Search *s)
{
    (void)s;
    return calls_left-- <= 0;
}

static void test_stops(void)
{
    TestGroup limit = { .name = "any limit of nodes leaves a legal move" };
    for (int64_t nodes = 1; nodes < 20000; nodes = nodes * 3 / 2 + 1)
        for (int i = 0; i < POSITIONS; i++) {
            set_position(&pos, positions[i]);
            const char *wrong = fault(0, nodes);
            test_many(&limit, wrong == NULL, "%ld nodes, position %d: %s", (long)nodes,
                      i + 1, wrong ? wrong : "");
        }
    test_group(&limit);
    for (int calls = 0; calls < 3; calls++) {
        Request request = within(0, 0);
        request.limits.infinite = true;
        request.interrupt = stop_soon;
        set_position(&pos, positions[calls]);
        calls_left = calls;
        Answer answer = think(engine, &pos, &request);
        test_check(move_is_legal(&pos, answer.move) && answer.move != MOVE_NONE,
                   "stopped by the interrupt after %d looks: a legal move", calls);
    }
}

/* --- what the techniques promise --- */

/* Mean of the logarithm of the nodes to a depth, of all positions: one that runs wild
 * does not decide. */
static double nodes_with(const char *name, const char *value, int depth)
{
    double sum = 0;
    if (name != NULL)
        set(name, value);
    for (int i = 0; i < POSITIONS + CALM; i++) {
        set_position(&pos, i < POSITIONS ? positions[i] : calm[i - POSITIONS]);
        think_new_game(engine);
        sum += log((double)think_within(depth, 0).nodes);
    }
    options_reset();
    return sum / (POSITIONS + CALM);
}

static void test_savings(void)
{
    static const char *const saves[] = {
        "NodeFutility", "LateMovePruning", "LateMoveReductions", "TableCuts",
    };
    int depth = getenv("TEST_LIGHT") ? 4 : 7;
    double all = nodes_with(NULL, NULL, depth);
    test_check(nodes_with(NULL, NULL, depth) == all, "the same nodes once more");
    for (size_t i = 0; i < sizeof saves / sizeof saves[0]; i++) {
        double without = nodes_with(saves[i], "false", depth);
        test_check(without > all, "%s saves nodes: without it %.2f times as many",
                   saves[i], exp(without - all));
    }
}

int main(void)
{
    begin();
    test_mates();
    test_repetition();
    test_order();
    test_switches();
    test_stops();
    test_savings();
    return test_summary();
}
