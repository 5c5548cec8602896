/* test09_recapture.c - a move searched again, deeper: when the new score counts, and what
 * is as before when it doesn't. */
#include "../../chapter09/move_value.h"
#include "../../chapter09/recapture.h"
#include "../../chapter09/search.h"

#include "fault.h"
#include "random.h"
#include "search_alone.h"

enum {
    PLY = 3,
    MARKED = 5, /* moves of the line that must come back */
    LOWEST = -SCORE_INFINITE - 1000, /* whatever is found is better by a gain */
    HIGHEST = SCORE_MATE,            /* nothing is, not even a mate */
};

static Position position;
static Search *engine;

/* As if the move had just been made at PLY, and its search had left a line. */
static void set_up(bool by_rule)
{
    search_alone(engine, &position);
    engine->stack[PLY + 1].pv.length = MARKED;
    for (int i = 0; i < MARKED; i++)
        engine->stack[PLY + 1].pv.move[i] = (Move)(1000 + i);
    engine->stack[PLY + 1].by_rule = by_rule;
}

static bool line_is_as_before(void)
{
    const Line *line = &engine->stack[PLY + 1].pv;
    bool same = line->length == MARKED;
    for (int i = 0; same && i < MARKED; i++)
        same = line->move[i] == (Move)(1000 + i);
    return same;
}

static void test_search_again(void)
{
    TestGroup kept = { .name = "no gain: the score stays" };
    TestGroup lines = { .name = "no gain: so does the line" };
    TestGroup rules = { .name = "no gain: so does what is known of a repetition" };
    TestGroup gains = { .name = "a gain counts, with its own line" };
    TestGroup intact = { .name = "the position is as before" };
    uint64_t seed = 9;
    for (long i = 0, last = test_repeat(500); i < last; i++) {
        random_position(&position, &seed, i);
        const char *text = sfen_of(&position);
        int ply = position.ply, by_rule = (int)(i & 1);
        set_up(by_rule);
        int score = search_again(engine, -SCORE_INFINITE, SCORE_INFINITE, 0, PLY,
                                 HIGHEST);
        test_many(&kept, score == HIGHEST, "%s: %d became %d", text, HIGHEST, score);
        test_many(&lines, line_is_as_before(), "%s: length %d instead of %d", text,
                  engine->stack[PLY + 1].pv.length, MARKED);
        test_many(&rules, engine->stack[PLY + 1].by_rule == by_rule, "%s: %d became %d",
                  text, by_rule, engine->stack[PLY + 1].by_rule);
        set_up(true);
        score = search_again(engine, -SCORE_INFINITE, SCORE_INFINITE, 0, PLY, LOWEST);
        test_many(&gains, score > LOWEST && !line_is_as_before(),
                  "%s: score %d, the old line is %s", text, score,
                  line_is_as_before() ? "still there" : "gone");
        test_many(&intact, position.ply == ply && !position_fault(&position), "%s", text);
    }
    test_groups(5, &kept, &lines, &rules, &gains, &intact);
}

/* What is noted of a move for the reply to it: a killer's value is worked out, the others
 * have theirs; a capture's bonus comes off with RecaptureCaptures. */
static void test_prepare(void)
{
    static const struct { const char *move; int off; } moves[] = {
        { "8e5b+", 1500 }, { "5f6g", 0 }, { "P*5c", 0 }, { "3f3e", 0 },
    };
    Move move = MOVE_NONE;
    set_position(&position, "6k2/4rg3/6sp1/5pp2/1B7/4S1P2/5P1P1/6GK1/7NL b P 1");
    set_up(false);
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++)
        for (int on = 0; on <= 1; on++) {
            move = move_of(&position, moves[i].move);
            int value = move_value(&position, move, NULL);
            int wanted = value - (on ? moves[i].off : 0);
            Candidate valued = { .move = move, .key = value, .value = value };
            Candidate killer = { .move = move, .key = KEY_KILLER };
            params.recapture_captures = on;
            recapture_prepare(engine, PLY, &valued, 3);
            int noted = engine->facts[PLY].value;
            recapture_prepare(engine, PLY, &killer, 3);
            test_check(noted == wanted && engine->facts[PLY].value == wanted,
                       "%s: %d and %d noted, not %d", moves[i].move, noted,
                       engine->facts[PLY].value, wanted);
        }
    params.recapture_captures = 0;
    recapture_prepare(engine, PLY, &(Candidate){ .move = move, .key = KEY_KILLER }, 6);
    test_check(engine->facts[PLY].value == 0,
               "far from the horizon nothing is worked out");
}

int main(void)
{
    engine = begin_simple();
    table_resize(table_shared(), 1);
    test_search_again();
    test_prepare();
    return test_summary();
}
