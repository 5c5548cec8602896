/* test_level.c - what a weak player sees and how often, moves as good, limits of levels.
 * Linked without a chapter, so it brings one of its own. */
#include "game/exchange.h"
#include "game/rules.h"
#include "play/level.h"
#include "rows.h"
#include "setup.h"
#include "think/evaluate.h"
#include "think/settings.h"

static Position pos;
static Search *engine;
static int line_score[MAX_MOVES], legal, deepest;

/* Of the moves that are left the first, and a reply. */
static int find_line(Search *s, int previous)
{
    Move reply[MAX_MOVES];
    (void)previous, s->nodes++;
    deepest = s->root_depth > deepest ? s->root_depth : deepest;
    move_make(s->pos, s->root_move[0]);
    generate_moves(s->pos, reply, false);
    move_unmake(s->pos);
    s->stack[0].pv = (Line){ 2, { s->root_move[0], reply[0] } };
    return line_score[legal - s->root_moves];
}

const Chapter chapter = { .number = "00", .iterate = find_line,
                          .level_nodes = { 10, 20, 30, 40, 50, 60 } };

/* --- limits --- */

static void test_limits(void)
{
    TestGroup group = { .name = "a level looks ahead, has nodes, or has time" };
    for (int level = 0; level <= LEVEL_MAX; level++) {
        Strength own = level_strength(level);
        Strength few = level_within(level, &(Limits){ .nodes = 5, .depth = 3 });
        Strength many = level_within(level, &(Limits){ .nodes = 1000 });
        bool looks = level < LEVEL_SEARCHES, searches = !looks && level < LEVEL_MAX;
        int nodes = searches ? chapter.level_nodes[level - LEVEL_SEARCHES] : 0;
        test_many(&group, (own.sight.plies > 0) == looks && own.limits.nodes == nodes
                      && own.limits.movetime == (level == LEVEL_MAX ? 1000 : 0)
                      && few.limits.nodes == 5 && few.limits.depth == 3
                      && many.limits.nodes == (searches ? nodes : 1000),
                  "level %d: %d plies, %d nodes", level, own.sight.plies,
                  (int)own.limits.nodes);
    }
    test_group(&group);
}

/* --- moves that are as good --- */

/* How often each of the best lines is played, for the seeds 1 to 600. */
static void test_varied(const char *position, int plies, const char *wanted)
{
    TestGroup group = { .name = "a varied move comes with its own score" };
    const Strength strength = { .limits.depth = plies ? 9 : 1, .sight.plies = plies };
    const Request request = { .lines = 1 };
    const RankedLine *lines;
    Move list[MAX_MOVES];
    int count[8] = { 0 };
    char seen[80] = "";
    set_position(&pos, position);
    legal = generate_legal(&pos, list);
    for (int seed = 1; seed <= 600; seed++) {
        deepest = 0;
        Answer answer = level_think(engine, &pos, &strength, &request, seed);
        int k = 0, known = think_lines(engine, &lines);
        while (k < known && k < 7 && lines[k].line.move[0] != answer.move)
            k++;
        count[k]++;
        test_many(&group, answer.score == line_score[k]
                      && answer.line.length == (k ? 1 : 2)
                      && (answer.ponder == MOVE_NONE) == (k > 0)
                      && deepest == 1 && answer.depth == 1,
                  "seed %d: line %d, score %d", seed, k, answer.score);
    }
    test_group(&group);
    for (int k = 0; k < 8; k++)
        sprintf(seen + strlen(seen), "%d ", count[k]);
    test_check(!strcmp(seen, wanted), "of 600 times each line: %s, not %s", seen, wanted);
}

/* --- a look ahead --- */

/* Negamax without cuts. */
static int truth(int depth, int ply)
{
    Move list[MAX_MOVES];
    int best = -SCORE_MATE + ply;
    if (ply > 0 && rules_first_repeat(&pos) == REPEAT_DRAW)
        return 0;
    if (depth == 0)
        return evaluate(&pos) + exchange_best(&pos);
    for (int i = 0, count = generate_moves(&pos, list, false); i < count; i++) {
        move_make(&pos, list[i]);
        int score = -truth(depth - 1, ply + 1);
        move_unmake(&pos);
        best = score > best ? score : best;
    }
    return best;
}

static RankedLine told;
static uint64_t told_nodes;

static void note_line(const Search *s, const RankedLine *line, int k, int64_t time)
{
    (void)k, (void)time;
    told = *line;
    told_nodes = s->nodes;
}

static Answer look(int plies, int percent, int noise)
{
    const Strength strength = { .sight = { plies, percent, noise } };
    const Request request = { .lines = 1, .report = note_line };
    return level_think(engine, &pos, &strength, &request, 0);
}

/* Whoever overlooks nothing finds what negamax finds, and tells it. */
static void test_all_seen(void)
{
    static const char *const positions[] = {
        "sfen 4k4/2R6/9/4p4/9/3sP4/9/1r7/4K4 b Gp 1", "sfen 8k/9/7GP/9/9/9/9/9/4K4 b - 1",
        "sfen 9/7k1/9/6S1P/9/9/9/9/K8 b G 1",
        "sfen 4k4/9/9/9/9/9/9/9/4K4 b R 1 moves 5i5h 5a5b 5h5i",
    };
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++)
        for (int plies = 1; plies <= 3; plies++) {
            set_position(&pos, positions[i]);
            int wanted = truth(plies, 0);
            Answer answer = look(plies, 1000, 0);
            test_check(answer.score == wanted && answer.kind == ANSWER_MOVE
                           && answer.depth == plies && told.score == wanted
                           && answer.time >= 0 && answer.time < 999999
                           && told.depth == plies && told.seldepth == plies
                           && answer.nodes == told_nodes && told_nodes - 1 < 999999
                           && memcmp(&told.line, &answer.line, sizeof told.line) == 0,
                       "%s, %d plies: %d, not %d", positions[i], plies, answer.score,
                       wanted);
            const Line *line = &answer.line;
            bool good = answer.move == line->move[0]
                && answer.ponder == (line->length > 1 ? line->move[1] : MOVE_NONE);
            for (int ply = 0; ply < line->length; ply++) {
                require(is_generated(&pos, line->move[ply]), positions[i], "illegal");
                move_make(&pos, line->move[ply]);
            }
            int end = truth(line->length < plies ? 1 : 0, line->length);
            test_check(good && (line->length % 2 ? -end : end) == wanted,
                       "... %d moves lead there: %d", line->length, end);
        }
    set_position(&pos, positions[0]);
    evaluate_init(EVALUATION_SIMPLE); /* to which the position's sums are strange */
    int score = look(1, 1000, 0).score;
    position_ready(&pos);
    test_check(score == truth(1, 0), "by the evaluation of the moment: %d", score);
    evaluate_init(EVALUATION_MATERIAL);
}

/* The one answer to a check, misjudged by 50 at most either way; and given up. */
static void test_noise(void)
{
    enum { TIMES = 5000, NOISE = 50 };
    set_position(&pos, "sfen 4k4/9/9/9/9/9/9/LPG6/K3r4 b - 1");
    settings.resign_value = -truth(1, 0);
    bool gives_up = look(1, 0, 0).kind == ANSWER_RESIGN;
    settings.resign_value++;
    test_check(gives_up && look(1, 0, 0).kind == ANSWER_MOVE, "it resigns there");
    int wanted = truth(1, 0), least = SCORE_MATE, most = -SCORE_MATE, sum = 0;
    for (int i = 0; i < TIMES; i++) {
        int score = look(1, 50, NOISE).score;
        least = score < least ? score : least;
        most = score > most ? score : most;
        sum += score - wanted;
    }
    test_check(least == wanted - NOISE && most == wanted + NOISE && abs(sum) < 4 * TIMES,
               "misjudged by %d to %d, all in all by %d / 5000", least - wanted,
               most - wanted, sum);
}

/* Shares of 10,000 looks: five standard errors are at most 2.5 %. */
static void test_chances(void)
{
    enum { TIMES = 10000 };
    static Rows rows;
    while (rows_next(&rows, "tests/data/sight.tsv")) {
        int count = 0, wanted = atoi(rows.column[4]);
        const char *what = rows.column[3];
        set_position(&pos, rows.column[0]);
        bool scored = *what == '-';
        Move move = scored ? MOVE_NONE : move_of(&pos, what);
        for (int i = 0; i < TIMES; i++) {
            Answer answer = look(atoi(rows.column[1]), atoi(rows.column[2]), 0);
            count += scored ? answer.score < atoi(what) : answer.move == move;
        }
        double seen = 100.0 * count / TIMES;
        test_check(seen > wanted - 2.5 && seen < wanted + 2.5,
                   "%s: %s in %.1f %%, not %d", rows.column[0], what, seen, wanted);
    }
}

static bool at_once(Search *s)
{
    (void)s;
    return true;
}

/* A level stops when it is told to, and after so many nodes, and has a move then. */
static void test_stops(void)
{
    Request request = { .lines = 1 };
    Strength strength = { .sight = { 3, 1000, 0 } };
    set_position(&pos, "sfen 1k7/9/9/9/s8/6P2/9/4K4/9 w RB3GS3N2L7Prbg2sn2l10p 1");
    for (int nodes = 0; nodes <= 200; nodes += nodes ? 199 : 1) {
        strength.limits = (Limits){ .nodes = nodes };
        request.interrupt = nodes ? NULL : at_once;
        Answer answer = level_think(engine, &pos, &strength, &request, 0);
        bool few = nodes ? answer.nodes == (uint64_t)nodes : answer.nodes <= 100000;
        test_check(few && answer.kind == ANSWER_MOVE && is_generated(&pos, answer.move),
                   "%d nodes, or a stop: %d searched", nodes, (int)answer.nodes);
    }
    strength = (Strength){ .limits = { .ponder = true } };
    request.interrupt = at_once;
    legal = generate_moves(&pos, (Move[MAX_MOVES]){ 0 }, false);
    for (int seed = 0; seed < 2; seed++) {
        deepest = 0;
        Answer answer = level_think(engine, &pos, &strength, &request, seed);
        test_check(deepest == 1 && answer.kind == ANSWER_MOVE && answer.limits.ponder,
                   "stopped in the other side's time, seed %d: depth %d", seed, deepest);
    }
}

int main(void)
{
    position_init();
    settings.resign_value = SCORE_MATE;
    evaluate_init(EVALUATION_MATERIAL);
    engine = think_new();
    test_limits();
    memcpy(line_score, (int[]){ 0, -10, -30, -31, -40, -50, -60 }, 7 * sizeof(int));
    test_varied(STARTPOS, 0, "200 199 201 0 0 0 0 0 ");
    test_varied(STARTPOS, 1, "200 199 201 0 0 0 0 0 ");
    memset(line_score, 0, sizeof line_score);
    test_varied("startpos moves 7g7f", 0, "101 100 101 100 97 101 0 0 ");
    test_varied("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d", 0,
                "600 0 0 0 0 0 0 0 ");
    test_all_seen();
    test_noise();
    test_chances();
    test_stops();
    return test_summary();
}
