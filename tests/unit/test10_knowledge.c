/* test10_knowledge.c - what chapter 10 knows at a node: moves handed out in stages, the
 * records of moves, evaluations kept and corrected, and bounds. */
#include "../../chapter10/picker.h"
#include "../../chapter10/quiesce.h"
#include "chapter10.h"
#include "rows.h"

/* --- moves in stages --- */

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
    Search *s = engine;
    set_position(&pos, "startpos");
    search_alone(s, &pos); /* what a picker looks at: position and ply 1 of the stack */
    for (long n = test_repeat(4000); n > 0; n--) {
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
            learn(s, 1, best, BOUND_LOWER, list, test_random_below(&seed, count + 1), 3);
        picker_start(&picker, s, 1, hash, false);
        test_many(&all, picks_all(&picker, list, count, false), "%s", sfen_of(&pos));
        picker_start_captures(&picker, s, 1, hash);
        test_many(&captures, picks_all(&picker, list, count, true), "%s", sfen_of(&pos));
    }
    history_clear(s);
    test_groups(2, &all, &captures);
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
    set_position(&pos, "startpos");
    think_new_game(engine);
    search_alone(engine, &pos);
    TableHit hit = table_probe(engine, 1);
    test_check(table_refine(&hit, 50) == 50 && !hit.evaluated,
               "nothing stored: the evaluation");
    for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
        think_new_game(engine); /* what has no bound leaves one that is known alone */
        engine->facts[1].eval = row[i].eval;
        table_store(engine, 3, 1, MOVE_NONE, row[i].stored, row[i].bound);
        hit = table_probe(engine, 1);
        int seen = table_refine(&hit, row[i].eval);
        test_check(seen == row[i].refined && hit.evaluated && hit.eval == row[i].eval,
                   "bound %d of %d, evaluation %d: %d, stored %d", row[i].bound,
                   row[i].stored, row[i].eval, seen, hit.eval);
    }
    table_store(engine, 3, 1, MOVE_NONE, 300, BOUND_EXACT);
    hit = table_probe(engine, 1);
    set("TableEval", "false");
    test_check(hit.score == 300 && table_refine(&hit, 100) == 100,
               "TableEval=false: the evaluation");
    options_reset();
}

/* --- upper bounds --- */

/* The position on the board, searched at ply 1 with an empty table. */
static int value_of(int alpha, int beta, int depth)
{
    Search *s = engine;
    table_clear(table_of(s));
    search_alone(s, &pos);
    s->root_ply = pos.ply - 1;
    s->root_depth = depth;
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
        set_position(&pos, sfen[i]);
        for (size_t k = 0; k < sizeof bets / sizeof bets[0]; k++)
            set(bets[k], "false");
        think_new_game(engine);
        int value = value_of(-SCORE_INFINITE, SCORE_INFINITE, depth);
        options_reset();
        set("NodeFutility", "false"); /* it leaves no move out: it bets on the node */
        think_new_game(engine);
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
            int alpha = cuts ? -400 : 400;
            bool wanted = !(on && !cuts);
            set_position(&pos, cuts ? takes : game);
            value_of(alpha, alpha + 1, 1);
            bool by_rule = engine->stack[1].by_rule;
            TableHit hit = table_probe(engine, 1);
            bool known = table_decides(&hit, alpha, alpha + 1, 1, 1);
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
    static Rows rows;
    static char line[QUIET][256];
    static const char *sfen[QUIET];
    int count = 0;
    for (; count < QUIET && rows_next(&rows, "tests/data/quiet.sfen"); count++) {
        snprintf(line[count], sizeof line[0], "%.250s", rows.line);
        sfen[count] = line[count];
    }
    if (!test_check(count == QUIET, "positions read: %d", count))
        return;
    count_bounds(sfen, count, 0, 0.01, 0.01);
    count_bounds(sfen, count, 2, 0.01, 0.12);
}

/* What a search of some root moves found does not stand in the table for all of them. */
static void test_part_of_root(void)
{
    Request request = within(3, 0);
    set_position(&pos, "startpos");
    Move only = move_of(&pos, "9g9f");
    request.only = &only;
    for (int whole = 0; whole <= 1; whole++) {
        request.only_count = !whole;
        think_new_game(engine);
        think(engine, &pos, &request);
        TableHit hit = table_probe(engine, 1); /* s->pos is at the root again */
        bool cuts = table_decides(&hit, -100, 100, 1, 1);
        test_check(cuts == whole && (hit.move != MOVE_NONE) == whole,
                   "all root moves: %d, in the table: %d", whole, cuts);
    }
}

/* A reward raises the best move and lowers those tried in vain; the records of a move as
 * a follower count only after the moves that it followed. */
static void test_history(void)
{
    Move list[MAX_MOVES];
    search_behind_two("startpos moves 7g7f 3c3d");
    generate_quiets(&pos, list);
    learn(engine, 2, list[0], BOUND_LOWER, &list[1], 1, 5);
    int best = history_score(2, list[0]);
    test_check(best > 0 && history_score(2, list[1]) == -best,
               "reward and malus: %d", best);
    test_check(history_score(2, list[2]) == 0, "others as before");
    engine->stack[0].move = engine->stack[1].move = MOVE_NONE;
    int alone = history_score(2, list[0]);
    test_check(alone > 0 && 3 * alone == best, "three records: %d of %d", alone, best);
    engine->stack[1].move = pos.history[1].move;
    test_check(history_score(2, list[0]) == 2 * alone,
               "after a pass and the same move: two of them");
    set("Continuation", "false");
    test_check(history_score(2, list[0]) == alone, "Continuation=false: one");
    think_new_game(engine);
    test_check(history_score(2, list[0]) == 0, "a new game forgets");
    options_reset();
}

static TestGroup evals = { .name = "what a node is worth is what evaluate() says" };
static long remembered;

static void node_enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    (void)s, (void)alpha, (void)beta, (void)depth, (void)ply;
}

static void node_ends(const Search *s, int ply, Fate fate, int by, int score)
{
    (void)s, (void)ply, (void)fate, (void)by, (void)score;
}

static void node_tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    (void)move, (void)by;
    if (fate != IS_WORTH)
        return;
    remembered += table_probe(s, ply).eval != NO_EVAL;
    test_many(&evals, s->facts[ply].eval == evaluate(s->pos), "%d, not %d: %s",
              s->facts[ply].eval, evaluate(s->pos), sfen_of(s->pos));
}

/* The table keeps evaluations, and never those of another one: an option that changes
 * them makes the next search forget. */
static void test_evals(void)
{
    static const char *const evaluation[] =
        { "material", "simple", "learned", "network" };
    static const Watcher watcher = { node_enters, node_ends, node_tells };
    Request request = within(6, 0);
    request.watch = &watcher;
    for (int i = 0; i < CALM; i++)
        for (int k = 0; k < 4; k++) {
            set("Evaluation", evaluation[k]);
            set_position(&pos, calm[i]);
            think(engine, &pos, &request);
        }
    test_group(&evals);
    test_check(remembered > 0, "%ld times it stood in the table", remembered);
    options_reset();
}

/* The first move handed out at ply 2. */
static Move first_move(void)
{
    static Picker picker;
    picker_start(&picker, engine, 2, MOVE_NONE, false);
    return picker_next(&picker)->move;
}

/* A capture that has failed stands behind a killer, if captures have records. */
static void test_capture_history(void)
{
    Move list[MAX_MOVES];
    search_behind_two("startpos moves 7g7f 3c3d"); /* the bishops face each other */
    generate_quiets(&pos, list);
    Move killer = engine->facts[2].killer[0] = list[0];
    int count = generate_captures(&pos, list);
    test_check(move_is_capture(&pos, first_move()), "a capture comes first");
    learn(engine, 2, killer, BOUND_LOWER, list, count, 5);
    test_check(history_score(2, list[0]) < 0, "captures have records");
    test_check(first_move() == killer, "in vain: behind the killer");
    set("CaptureHistory", "false");
    test_check(move_is_capture(&pos, first_move()), "CaptureHistory=false: in front");
    think_new_game(engine);
    learn(engine, 2, killer, BOUND_LOWER, list, count, 5);
    test_check(history_score(2, list[0]) == 0, "and without records");
    options_reset();
}

int main(void)
{
    begin();
    test_picker();
    test_upper_bounds();
    test_rule_bounds();
    test_table_eval();
    test_evals();
    test_part_of_root();
    test_history();
    test_capture_history();
    return test_summary();
}
