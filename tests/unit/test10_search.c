/* test10_search.c - the search of chapter 10: mates and repetitions have their right
 * values, no order of moves changes a score, and no switch makes it crash or play
 * illegally. */
#include "../../chapter10/search.h"

#include <math.h>

#include "fault.h"
#include "random.h"
#include "think/options.h"
#include "think/think.h"

static Position pos;

static void set_up(const char *text)
{
    char error[ERROR_TEXT];
    if (!position_read(&pos, text, error)) {
        fprintf(stderr, "test10_search: %s: %s\n", text, error);
        exit(2);
    }
}

static void set(const char *name, const char *value)
{
    char error[ERROR_TEXT];
    if (!options_set(name, value, error)) {
        fprintf(stderr, "test10_search: %s\n", error);
        exit(2);
    }
}

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

/* Can the side to move mate within so many plies, giving check with every move? All moves
 * and answers are tried. */
static bool can_mate(int plies)
{
    Move list[MAX_MOVES], answer[MAX_MOVES];
    int count = generate_legal(&pos, list);
    bool mate = false;
    for (int i = 0; i < count && !mate; i++) {
        if (!move_gives_check(&pos, list[i]))
            continue;
        move_make(&pos, list[i]);
        int answers = generate_legal(&pos, answer);
        mate = answers == 0 || plies > 1;
        for (int k = 0; k < answers && mate; k++) {
            move_make(&pos, answer[k]);
            mate = can_mate(plies - 2);
            move_unmake(&pos);
        }
        move_unmake(&pos);
    }
    return mate;
}

/* The same for both sides: odd plies for the side to move, even ones against it. */
static bool is_forced(int plies)
{
    Move list[MAX_MOVES];
    if (plies % 2)
        return can_mate(plies);
    int count = generate_legal(&pos, list);
    bool mate = pos.in_check || count > 0;
    for (int i = 0; i < count && mate; i++) {
        move_make(&pos, list[i]);
        mate = plies > 0 && can_mate(plies - 1);
        move_unmake(&pos);
    }
    return mate;
}

static void test_mates(void)
{
    static const char *const modes[] = { "off", "reduce", "prune" };
    for (int i = 0; i < MATES; i++) {
        int plies = mates[i].plies;
        set_up(mates[i].position);
        test_check(is_forced(plies) && !(plies > 2 && is_forced(plies - 2)),
                   "problem %d is a mate in %d plies", i + 1, plies);
        for (int mode = 0; mode < 3; mode++) {
            Limits limits = { .depth = plies + 2 };
            set("NullMove", modes[mode]);
            think_new_game();
            Answer answer = think(&pos, &limits, NULL, 0, NULL, true);
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
    char error[ERROR_TEXT];
    Move move;
    Limits limits = { .depth = depth };
    set_up(position);
    if (!move_from_usi(&pos, usi, &move, error))
        return SCORE_INFINITE;
    think_new_game();
    return think(&pos, &limits, &move, 1, NULL, true).score;
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
    Limits limits = { .depth = 4 };
    set_up(lost);
    think_new_game();
    Answer answer = think(&pos, &limits, NULL, 0, NULL, true);
    test_check(answer.score == 0, "the loser repeats: score %d", answer.score);
    set_up(checks);
    answer = think(&pos, &limits, NULL, 0, NULL, true);
    test_check(!is_loss_score(answer.score), "the winner does not: score %d",
               answer.score);
}

/* --- moves in stages --- */

static Search picking; /* only what a picker looks at: position and ply 1 of the stack */

/* Any move that is legal here, or was somewhere, or none. */
static Move some_move(uint64_t *seed, const Move *list, int count)
{
    static Move old = MOVE_NONE;
    if (count > 0 && test_random_below(seed, 2))
        return old = list[test_random_below(seed, count)];
    return test_random_below(seed, 4) ? old : MOVE_NONE;
}

/* Every move of `list` once, and nothing else; in the quiescence search only those that
 * are no quiet moves and do not lose, and maybe the hash move. */
static bool picks_all(Picker *p, const Move *list, int count, bool quiescence)
{
    const Candidate *c;
    int left = 0;
    bool seen[MAX_MOVES] = { false };
    for (int i = 0; i < count; i++) {
        seen[i] = quiescence && !pos.in_check
            && (move_is_quiet(&pos, list[i]) || !exchange_reaches(&pos, list[i], 0));
        left += !seen[i];
    }
    while ((c = picker_next(p)) != NULL) {
        Move move = c->move;
        int i = 0;
        while (i < count && list[i] != move)
            i++;
        bool losing_hash = i < count && seen[i] && quiescence && move == p->hash_move;
        if (i == count || (seen[i] && !losing_hash))
            return false;
        left -= !seen[i];
        seen[i] = true;
    }
    return left == 0 && picker_next(p) == NULL;
}

static void test_picker(void)
{
    TestGroup all = { .name = "the stages hand out every move once" };
    TestGroup captures = { .name = "and in the quiescence search every good capture" };
    uint64_t seed = 10;
    Move list[MAX_MOVES];
    static Picker picker;
    Search *s = &picking;
    search_begin(s);
    s->pos = &pos;
    for (long n = test_repeat(4000); n > 0; n--) {
        char text[SFEN_TEXT];
        random_position(&pos, &seed, n);
        int count = generate_moves(&pos, list, false);
        Move hash = MOVE_NONE;
        if (count > 0 && n % 3)
            hash = list[test_random_below(&seed, count)];
        for (int k = 0; k < 2; k++)
            s->facts[1].killer[k] = some_move(&seed, list, count);
        s->stack[0].move = some_move(&seed, list, count); /* the move before */
        Move best = some_move(&seed, list, count);
        if (best != MOVE_NONE) /* a countermove, and captures with a bad record */
            learn(s, 1, 0, best, BOUND_LOWER, list, test_random_below(&seed, count + 1),
                  3);
        picker_start(&picker, s, 1, hash, false);
        test_many(&all, picks_all(&picker, list, count, false), "%s",
                  sfen_write(&pos, text));
        picker_start_captures(&picker, s, 1, hash);
        test_many(&captures, picks_all(&picker, list, count, true), "%s",
                  sfen_write(&pos, text));
    }
    history_clear();
    test_group(&all);
    test_group(&captures);
}

/* --- scores do not depend on the order of moves, nor on windows --- */

static const char *const positions[] = {
    "startpos",
    "sfen ln1g1g2l/1r1sks3/pppppp1pp/9/5Bp2/4P2P1/PPPP1PP1P/2S1K1SR1/+bN1G1G1NL b Nl 1",
    "sfen lns2+L2l/kp1s+R4/p2p4p/1Rp4pb/P2+Bp1pg1/4G1P2/1PNPP3P/2S2K1+s1/L4G3 b G2N4P 1",
    "sfen 5rsnl/1+P+P2g1b1/p5kpg/2+Pp4p/3l1ppL1/P+b4g2/4P2PP/1+p3K+n2/7RL b 2Sgs2n4p 1",
    "sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
};
enum { POSITIONS = sizeof positions / sizeof positions[0] };

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
    Limits limits = { .depth = depth };
    think_new_game();
    return think(&pos, &limits, NULL, 0, NULL, true).score;
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
            set_up(positions[i]);
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
    Limits limits = { .depth = depth, .nodes = nodes };
    uint64_t key = position_key(&pos);
    int ply = pos.ply;
    Answer answer = think(&pos, &limits, NULL, 0, NULL, true);
    Move list[MAX_MOVES];
    int made = 0;
    const char *wrong = answer.line.length == 0 || answer.line.move[0] != answer.move
        ? "line without the move" : NULL;
    while (!wrong && made < answer.line.length) {
        int count = generate_legal(&pos, list), i = 0;
        while (i < count && list[i] != answer.line.move[made])
            i++;
        if (i == count)
            wrong = "illegal move";
        else
            move_make(&pos, answer.line.move[made++]);
    }
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
        set_up(positions[i]);
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
    test_group(&one);
    test_group(&many);
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
            set_up(positions[i]);
            const char *wrong = fault(0, nodes);
            test_many(&limit, wrong == NULL, "%ld nodes, position %d: %s", (long)nodes,
                      i + 1, wrong ? wrong : "");
        }
    test_group(&limit);
    for (int calls = 0; calls < 3; calls++) {
        Limits limits = { .infinite = true };
        set_up(positions[calls]);
        calls_left = calls;
        Answer answer = think(&pos, &limits, NULL, 0, stop_soon, true);
        test_check(move_is_legal(&pos, answer.move) && answer.move != MOVE_NONE,
                   "stopped by the interrupt after %d looks: a legal move", calls);
    }
}

/* --- what the techniques promise --- */

/* Calmer positions than those above, where a king is about to be mated and the techniques
 * mostly stand aside; from games of the engine. */
static const char *const calm[] = {
    "sfen ln2g2nl/1r1kg1s2/ppp1pp1p1/3ps1B1p/4b4/P1PP5/1PS1PPPPP/3RGKG1L/LN4SN1 w P 28",
    "sfen ln1g1g1nl/3sk1s2/2ppp1bpp/p4pp2/1pP3r2/P2B3PP/1PNPPPP2/2S1GKSR1/L4G1NL w - 28",
    "sfen lns1g3l/3k2s2/2ppgpnpp/p3pb3/1r7/6S2/PPPPGPPPP/1BG2KR2/LN4SNL b 3p 37",
    ("sfen ln1g1g2l/1r2k1s2/1pps3pp/p2b1pN2/3Npg3/2PP4P/PP2P1PP1/LBS1KR3/3G2SNL "
     "b 2Pp 37"),
};
enum { CALM = sizeof calm / sizeof calm[0] };

/* Mean of the logarithm of the nodes to a depth, of all positions: one that runs wild
 * does not decide. */
static double nodes_with(const char *name, const char *value, int depth)
{
    double sum = 0;
    if (name != NULL)
        set(name, value);
    for (int i = 0; i < POSITIONS + CALM; i++) {
        Limits limits = { .depth = depth };
        set_up(i < POSITIONS ? positions[i] : calm[i - POSITIONS]);
        think_new_game();
        sum += log((double)think(&pos, &limits, NULL, 0, NULL, true).nodes);
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

/* --- what the table and the histories know --- */

/* A bound replaces the evaluation only from the other side; mates never do. */
static void test_table_eval(void)
{
    static const struct { int stored; Bound bound; int eval, refined; } row[] = {
        { 300, BOUND_LOWER, 100, 300 }, { 300, BOUND_LOWER, 400, 400 },
        { 300, BOUND_UPPER, 400, 300 }, { 300, BOUND_UPPER, 100, 100 },
        { 300, BOUND_EXACT, 100, 300 }, { 300, BOUND_EXACT, 400, 300 },
        { 300, BOUND_NONE, 100, 100 },  { SCORE_MATE - 9, BOUND_LOWER, 100, 100 },
        { -SCORE_MATE + 9, BOUND_UPPER, 100, 100 },
    };
    picking.pos = &pos;
    set_up("startpos");
    think_new_game();
    test_check(table_refine(&picking, 1, 50) == 50, "nothing stored: the evaluation");
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        table_store(&picking, 3, 1, MOVE_NONE, row[i].stored, row[i].bound);
        int seen = table_refine(&picking, 1, row[i].eval);
        test_check(seen == row[i].refined, "bound %d of %d, evaluation %d: %d",
                   row[i].bound, row[i].stored, row[i].eval, seen);
    }
    table_store(&picking, 3, 1, MOVE_NONE, 300, BOUND_EXACT);
    set("TableEval", "false");
    test_check(table_refine(&picking, 1, 100) == 100, "TableEval=false: the evaluation");
    options_reset();
}

/* --- upper bounds --- */

/* The position on the board, searched at ply 1 with an empty table. */
static int value_of(int alpha, int beta, int depth)
{
    Search *s = &the_search;
    s->pos = &pos;
    s->root_ply = pos.ply - 1;
    s->root_depth = depth;
    s->nodes = 0;
    s->next_look = UINT64_MAX;
    s->stop = false;
    s->max_moves = 0;
    table_clear();
    search_begin(s);
    return depth == 0 ? quiesce(s, alpha, beta, 1) : search(s, alpha, beta, depth, 1);
}

/* Windows around and above the evaluation: how many searches end at or below alpha, and
 * how many of them with a bound below the value of a search that leaves nothing out.
 * Where that value is above alpha, a bet was lost, as bets are; where it is not, the
 * bound says more than the bet did. */
static void count_bounds(const char *const *sfen, int count, int depth, double most,
                         double most_lost)
{
    static const char *const bets[] = { "QuiesceFutility", "MoveFutility",
                                        "LateMovePruning", "ExchangePruning", "PVS" };
    int bounds = 0, low = 0, lost = 0, worst = 0;
    for (int i = 0; i < count; i++) {
        set_up(sfen[i]);
        for (size_t k = 0; k < sizeof bets / sizeof bets[0]; k++)
            set(bets[k], "false");
        int value = value_of(-SCORE_INFINITE, SCORE_INFINITE, depth);
        options_reset();
        set("NodeFutility", "false"); /* it leaves no move out: it bets on the node */
        for (int above = -50; above <= 450; above += 100) {
            int alpha = evaluate(&pos) + above, seen = value_of(alpha, alpha + 1, depth);
            if (seen > alpha || is_win_score(value) || is_loss_score(value))
                continue;
            bounds++;
            lost += value > alpha;
            low += seen < value && value <= alpha;
            if (value <= alpha && value - seen > worst)
                worst = value - seen;
        }
        options_reset();
    }
    test_check(bounds > count && low <= bounds * most,
               "depth %d: of %d upper bounds %d say too much, by %d cp at most; %.1f %% "
               "are allowed", depth, bounds, low, worst, most * 100);
    test_check(lost <= bounds * most_lost, "depth %d: %d bets lost; %.1f %% are allowed",
               depth, lost, most_lost * 100);
}

/* One king comes back, the other may do so as well: a repetition, which is not the best
 * move. An upper bound of the whole node rests on it all the same, for on another way
 * here that move may be worth more; a cut-off by a move that captures does not. */
static void test_rule_bounds(void)
{
    static const char *const game = "startpos moves 7g7f 3c3d 5i5h 5a5b 5h5i";
    static const char *const takes = "sfen 4k4/4r4/9/9/4P4/9/9/9/4K4 b - 1 "
                                     "moves 5i6i 5a6a 6i5i";
    for (int on = 0; on <= 1; on++) {
        set("RuleBounds", on ? "true" : "false");
        set("MoveFutility", "false");
        set("LateMovePruning", "false");
        set("NodeFutility", "false");
        for (int cuts = 0; cuts <= 1; cuts++) {
            bool known, by_rule, wanted = !(on && !cuts);
            int score;
            set_up(cuts ? takes : game);
            value_of(cuts ? -400 : 400, cuts ? -399 : 401, 1);
            by_rule = the_search.stack[1].by_rule;
            table_probe(&the_search, cuts ? -400 : 400, cuts ? -399 : 401, 1, 1, &known,
                        &score);
            test_check(by_rule == !wanted && known == wanted,
                       "RuleBounds %d, %s bound: rests on the rule %d, stored %d", on,
                       cuts ? "lower" : "upper", by_rule, known);
        }
        options_reset();
    }
}

static void test_upper_bounds(void)
{
    enum { QUIET = 300 };
    static char line[QUIET][256];
    static const char *sfen[QUIET];
    int count = 0;
    FILE *file = fopen("tests/data/quiet.sfen", "r");
    while (file && count < QUIET && fgets(line[count] + 5, 250, file)) {
        char *text = line[count];
        if (text[5] == '#')
            continue;
        memcpy(text, "sfen ", 5);
        text[strcspn(text, "\r\n")] = '\0';
        sfen[count++] = text;
    }
    if (file)
        fclose(file);
    if (!test_check(count == QUIET, "positions read: %d", count))
        return;
    count_bounds(sfen, count, 0, 0.01, 0.01);
    count_bounds(sfen, count, 2, 0.01, 0.1);
}

/* What a search of some root moves found does not stand in the table for all of them. */
static void test_part_of_root(void)
{
    char error[ERROR_TEXT];
    Move only, found;
    bool cuts;
    int score;
    Limits limits = { .depth = 3 };
    set_up("startpos");
    move_from_usi(&pos, "9g9f", &only, error);
    picking.pos = &pos;
    for (int whole = 0; whole <= 1; whole++) {
        think_new_game();
        think(&pos, &limits, &only, !whole, NULL, true);
        found = table_probe(&picking, -100, 100, 1, 1, &cuts, &score);
        test_check(cuts == whole && (found != MOVE_NONE) == whole,
                   "all root moves: %d, in the table: %d", whole, cuts);
    }
}

/* A reward raises the best move and lowers those tried in vain; the records of a move as
 * a follower count only after the moves that it followed. */
static void test_history(void)
{
    Move list[MAX_MOVES];
    set_up("startpos moves 7g7f 3c3d");
    think_new_game();
    search_begin(&picking);
    picking.pos = &pos;
    generate_quiets(&pos, list);
    picking.stack[0].move = pos.history[0].move;
    picking.stack[1].move = pos.history[1].move;
    learn(&picking, 2, 0, list[0], BOUND_LOWER, &list[1], 1, 5);
    int best = history_score(&picking, 2, list[0]);
    test_check(best > 0 && history_score(&picking, 2, list[1]) == -best,
               "reward and malus: %d", best);
    test_check(history_score(&picking, 2, list[2]) == 0, "others as before");
    picking.stack[0].move = picking.stack[1].move = MOVE_NONE;
    int alone = history_score(&picking, 2, list[0]);
    test_check(alone > 0 && 3 * alone == best, "three records: %d of %d", alone, best);
    picking.stack[1].move = pos.history[1].move;
    test_check(history_score(&picking, 2, list[0]) == 2 * alone,
               "after a pass and the same move: two of them");
    set("Continuation", "false");
    test_check(history_score(&picking, 2, list[0]) == alone, "Continuation=false: one");
    think_new_game();
    test_check(history_score(&picking, 2, list[0]) == 0, "a new game forgets");
    options_reset();
}

/* Searches that end above the static value raise it for positions like that one, within
 * bounds; captures, checks and bounds that say nothing don't; a new game forgets. */
static void test_correction(void)
{
    char error[ERROR_TEXT];
    Move quiet, capture;
    set_up("startpos moves 7g7f 3c3d");
    move_from_usi(&pos, "2g2f", &quiet, error);
    move_from_usi(&pos, "8h2b+", &capture, error);
    think_new_game();
    search_begin(&picking);
    picking.pos = &pos;
    picking.stack[1].move = pos.history[1].move;
    picking.stack[2].by_rule = false;
    picking.facts[2].static_eval = 100;
    learn(&picking, 2, 180, capture, BOUND_LOWER, NULL, 0, 8);
    learn(&picking, 2, 180, MOVE_NONE, BOUND_UPPER, NULL, 0, 8);
    learn(&picking, 2, SCORE_MATE - 9, quiet, BOUND_EXACT, NULL, 0, 8);
    test_check(correction(&picking, 2) == 0,
               "captures, idle bounds and mates teach nothing");
    learn(&picking, 2, 180, quiet, BOUND_LOWER, NULL, 0, 8);
    int first = correction(&picking, 2);
    for (int i = 0; i < 1000; i++)
        learn(&picking, 2, 5000, quiet, BOUND_EXACT, NULL, 0, 60);
    int most = correction(&picking, 2);
    test_check(first > 0 && most > first && most <= 450,
               "80 cp above: %d; far above, a thousand times: %d", first, most);
    picking.stack[1].move = pos.history[0].move;
    int other = correction(&picking, 2);
    test_check(other > 0 && other < most, "another last move: %d", other);
    set("CorrectionHistory", "false");
    test_check(correction(&picking, 2) == 0, "CorrectionHistory=false");
    options_reset();
    think_new_game();
    test_check(correction(&picking, 2) == 0, "a new game forgets corrections");
}

/* The same searches, and never the value of another evaluation. */
static void test_eval_cache(void)
{
    static const char *const evaluation[] = { "material", "simple", "learned" };
    bool same = true;
    for (int i = 0; i < CALM; i++) {
        uint64_t nodes[2];
        Limits limits = { .depth = 6 };
        for (int on = 0; on <= 1; on++) {
            set("EvalCache", on ? "true" : "false");
            set_up(calm[i]);
            think_new_game();
            nodes[on] = think(&pos, &limits, NULL, 0, NULL, true).nodes;
        }
        same &= nodes[0] == nodes[1];
    }
    test_check(same, "the same nodes with EvalCache and without");
    for (int i = 0; i < 3; i++) {
        set("Evaluation", evaluation[i]);
        set_up(calm[0]);
        search_begin(&picking);
        test_check(cached_eval(&pos) == evaluate(&pos)
                       && cached_eval(&pos) == evaluate(&pos),
                   "Evaluation=%s: %d", evaluation[i], cached_eval(&pos));
    }
    options_reset();
}

/* The first move handed out at ply 2. */
static Move first_move(void)
{
    static Picker picker;
    picker_start(&picker, &picking, 2, MOVE_NONE, false);
    return picker_next(&picker)->move;
}

/* A capture that has failed stands behind a killer, if captures have records. */
static void test_capture_history(void)
{
    Move list[MAX_MOVES];
    set_up("startpos moves 7g7f 3c3d"); /* the bishops face each other */
    think_new_game();
    search_begin(&picking);
    picking.pos = &pos;
    picking.stack[0].move = pos.history[0].move;
    picking.stack[1].move = pos.history[1].move;
    generate_quiets(&pos, list);
    Move killer = picking.facts[2].killer[0] = list[0];
    int count = generate_captures(&pos, list);
    test_check(move_is_capture(&pos, first_move()), "a capture comes first");
    learn(&picking, 2, 0, killer, BOUND_LOWER, list, count, 5);
    test_check(history_score(&picking, 2, list[0]) < 0, "captures have records");
    test_check(first_move() == killer, "in vain: behind the killer");
    set("CaptureHistory", "false");
    test_check(move_is_capture(&pos, first_move()), "CaptureHistory=false: in front");
    think_new_game();
    learn(&picking, 2, 0, killer, BOUND_LOWER, list, count, 5);
    test_check(history_score(&picking, 2, list[0]) == 0, "and without records");
    picking.facts[2].killer[0] = MOVE_NONE;
    options_reset();
}

int main(void)
{
    position_init();
    options_reset();
    set("USI_Hash", "4"); /* MB: quickly cleared */
    test_picker();
    test_mates();
    test_repetition();
    test_order();
    test_switches();
    test_stops();
    test_savings();
    test_upper_bounds();
    test_rule_bounds();
    test_table_eval();
    test_correction();
    test_eval_cache();
    test_part_of_root();
    test_history();
    test_capture_history();
    return test_summary();
}
