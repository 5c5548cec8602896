/* test_clock.c - how much time a move gets: known cases, and what must hold in every
 * case. */
#include "test.h"
#include "think/clock.h"

static const struct {
    Limits limits;
    int side, ply, margin; /* 0: Black; game ply; ms */
    int64_t soft, hard;    /* what is wanted, ms */
} rows[] = {
    /* No limit of time: none. */
    { { .depth = 3 }, 0, 0, 120, TIME_UNLIMITED, TIME_UNLIMITED },
    /* Each side has its own time and its own increment. */
    { { .time = { 400, 400 }, .increment = { 400, 400 }, .has_clock = true }, 0, 0, 120,
      243, 280 },
    { { .time = { 60000, 600 }, .has_clock = true }, 0, 0, 120, 600, 4000 },
    { { .time = { 60000, 600 }, .has_clock = true }, 1, 1, 120, 6, 40 },
    { { .time = { 60000, 60000 }, .increment = { 1000, 100 }, .has_clock = true }, 0, 0,
      120, 1200, 8000 },
    { { .time = { 60000, 60000 }, .increment = { 1000, 100 }, .has_clock = true }, 1, 1,
      120, 660, 4400 },
    /* A time below the increment comes without it. */
    { { .time = { 100, 100 }, .increment = { 400, 400 }, .has_clock = true }, 0, 0, 20,
      240, 480 },
    /* The longer the game, the fewer moves are planned for, but never below 25. */
    { { .time = { 60000, 60000 }, .has_clock = true }, 0, 80, 120, 900, 6000 },
    { { .time = { 60000, 60000 }, .has_clock = true }, 0, 300, 120, 1440, 9600 },
    /* Byoyomi alone: all of it, less the margin; an eighth of it at most, or half, if the
     * margin is larger than the usual one. */
    { { .byoyomi = 10000, .has_clock = true }, 0, 0, 120, 9880, 9880 },
    { { .byoyomi = 400, .has_clock = true }, 1, 77, 120, 280, 280 },
    { { .byoyomi = 200, .has_clock = true }, 1, 77, 120, 100, 100 },
    { { .byoyomi = 200, .has_clock = true }, 1, 77, 50, 175, 175 },
    { { .byoyomi = 400, .has_clock = true }, 1, 77, 0, 380, 380 },
    { { .byoyomi = 100, .has_clock = true }, 1, 77, 0, 88, 88 },
    { { .byoyomi = 10, .has_clock = true }, 1, 77, 0, 8, 8 },
    { { .time = { 60000, 0 }, .byoyomi = 1000, .has_clock = true }, 0, 0, 120, 1200,
      8000 },
    { { .time = { 60000, 0 }, .byoyomi = 1000, .has_clock = true }, 1, 1, 120, 880, 880 },
    /* Nothing left: one ply, and no more than a millisecond. */
    { { .has_clock = true }, 0, 0, 120, 0, 1 },
    { { .time = { -100, -100 }, .has_clock = true }, 0, 0, 120, 0, 1 },
    { { .time = { 10, 10 }, .has_clock = true }, 0, 0, 120, 0, 1 },
    /* A fixed time: a fiftieth of it is kept at most. */
    { { .movetime = 1000 }, 0, 0, 120, 980, 980 },
    { { .movetime = 60000 }, 1, 9, 120, 59880, 59880 },
    { { .movetime = 1 }, 0, 0, 120, 1, 1 }, { { .movetime = 10 }, 0, 0, 120, 10, 10 },
    { { .movetime = 98 }, 0, 0, 0, 97, 97 },
    { { .mate = 1000 }, 0, 0, 120, 980, 980 },
    { { .mate = TIME_UNLIMITED }, 0, 0, 120, TIME_UNLIMITED, TIME_UNLIMITED },
    /* Both: whichever is less. */
    { { .time = { 60000, 60000 }, .has_clock = true, .movetime = 100 }, 0, 0, 0, 98, 98 },
    { { .has_clock = true, .movetime = 100 }, 0, 0, 0, 0, 1 },
    { { .time = { 6000, 6000 }, .has_clock = true, .movetime = 60000 }, 0, 0, 0, 60,
      400 },
};

static void known_cases(void)
{
    for (int i = 0; i < (int)(sizeof rows / sizeof rows[0]); i++) {
        Budget seen = clock_budget(&rows[i].limits, rows[i].side, rows[i].ply,
                                   rows[i].margin);
        test_check(seen.soft == rows[i].soft && seen.hard == rows[i].hard,
                   "row %d: soft %lld, hard %lld; wanted %lld and %lld", i,
                   (long long)seen.soft, (long long)seen.hard, (long long)rows[i].soft,
                   (long long)rows[i].hard);
    }
}

/* A number of milliseconds: none, few, or many. */
static int64_t some_time(uint64_t *seed)
{
    static const int most[] = { 1, 1, 20, 1000, 100000, 10000000 };
    return test_random_below(seed, most[test_random_below(seed, 6)]);
}

/* Whatever the clocks are: never more than is left less the margin, never more for less
 * time, and nothing of the other side's. */
static void every_case(void)
{
    TestGroup left = { .name = "hard is at most what is left less the margin" };
    TestGroup sane = { .name = "soft from 0 to hard, hard from 1" };
    TestGroup own = { .name = "the other side's clock changes nothing" };
    TestGroup more = { .name = "more time is never less time for the move" };
    uint64_t seed = 99;
    for (long i = 0; i < 100000; i++) {
        Limits limits = { .has_clock = true, .byoyomi = some_time(&seed) };
        for (int side = 0; side < 2; side++) {
            limits.time[side] = some_time(&seed);
            limits.increment[side] = some_time(&seed);
        }
        int side = (int)(i & 1), ply = test_random_below(&seed, 400);
        int margin = test_random_below(&seed, 500);
        Budget budget = clock_budget(&limits, side, ply, margin);
        long long time = limits.time[side], increment = limits.increment[side];
        long long total = time + limits.byoyomi + (time < increment ? increment : 0);
        long long kept = margin > 20 ? margin : 20;
        kept = kept < total / 8 ? kept : total / 8;
        long long most = total - (kept > 2 ? kept : 2);
        test_many(&left, budget.hard <= (most > 1 ? most : 1),
                  "time %lld, increment %lld, byoyomi %lld, margin %d: hard %lld, at "
                  "most %lld", time, increment, (long long)limits.byoyomi, margin,
                  (long long)budget.hard, most);
        test_many(&sane,
                  0 <= budget.soft && budget.soft <= budget.hard && budget.hard >= 1,
                  "time %lld, increment %lld, byoyomi %lld: soft %lld, hard %lld", time,
                  increment, (long long)limits.byoyomi, (long long)budget.soft,
                  (long long)budget.hard);
        limits.time[!side] = some_time(&seed);
        limits.increment[!side] = some_time(&seed);
        Budget again = clock_budget(&limits, side, ply, margin);
        test_many(&own, again.soft == budget.soft && again.hard == budget.hard,
                  "side %d: hard %lld, then %lld", side, (long long)budget.hard,
                  (long long)again.hard);
        limits.time[side] += increment > time ? increment : 1;
        again = clock_budget(&limits, side, ply, margin);
        test_many(&more, time == 0 || again.hard >= budget.hard,
                  "time %lld, then %lld: hard %lld, then %lld", time,
                  (long long)limits.time[side], (long long)budget.hard,
                  (long long)again.hard);
    }
    test_groups(4, &left, &sane, &own, &more);
}

int main(void)
{
    known_cases();
    every_case();
    return test_summary();
}
