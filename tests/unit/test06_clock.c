/* test06_clock.c - where there is no choice a clock is spared. And the SFEN's move number
 * counts on the clock: late in a game fewer moves are planned for, so one may take
 * longer. Both sides have so much in hand that chapter 6 needs many seconds for the third
 * ply. There the ponder hit comes, and from then on only the clock can end it. A busy
 * machine makes that later, and never sooner. */
#include "machine/system.h"
#include "options/table.h"
#include "setup.h"
#include "think/settings.h"
#include "think/think.h"

static const Limits clocks = { .time = { 8000, 8000 }, .has_clock = true };

static const Limits byoyomi = { .byoyomi = 800, .has_clock = true };

/* Byoyomi that begins after a second of pondering. */
static bool hit_late(Search *s)
{
    if (s->request.limits.ponder && think_time(s) >= 1000)
        think_hit(s, &byoyomi);
    return false;
}

static bool hit(Search *s)
{
    enum { TWO_PLIES = 300000 /* nodes, and more than those */ };
    if (s->request.limits.ponder && s->nodes > TWO_PLIES)
        think_hit(s, &clocks);
    return false;
}

int main(void)
{
    static Position pos;
    position_init();
    options_reset();
    settings.time_change = settings.time_fall = 0; /* the clock's slice, as it is */
    settings.time_share = settings.time_recapture = settings.time_ponder = 0;
    Search *s = think_new();
    think_new_game(s);
    Request request = think_request();
    request.limits = clocks;
    request.limits.ponder = true;
    request.interrupt = hit;
    set_position(&pos, "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/9/4K4 b RBGSNLrbgsnl 201");
    int64_t start = system_now();
    Answer answer = think(s, &pos, &request);
    int used = (int)(system_now() - start);
    /* Four times a 25th of 8 seconds, 1280 ms, since the third ply has no end before; at
     * the beginning it would be four times a 60th, 533 ms. */
    test_check(answer.move != MOVE_NONE && used >= 1200,
               "move 201 has the time of a late move: %d ms", used);

    request.interrupt = hit_late;
    request.limits = byoyomi;
    request.limits.ponder = true;
    start = system_now();
    think(s, &pos, &request);
    used = (int)(system_now() - start);
    test_check(used >= 1700, "byoyomi counts from the ponder hit: %d ms", used);

    /* Only 9i8h: three plies, for a score and a reply; without a clock all of them. */
    enum { ENOUGH = 3, ALL = 5 };
    set_position(&pos, "8k/9/9/9/9/9/9/1r7/K8 b - 1");
    for (int i = 0; i < 2; i++) {
        request = think_request();
        if (i == 0)
            request.limits = clocks;
        request.limits.depth = ALL;
        answer = think(s, &pos, &request);
        test_check(answer.depth == (i == 0 ? ENOUGH : ALL),
                   "forced, %s clock: depth %d", i == 0 ? "a" : "no", answer.depth);
    }
    think_free(s);
    think_free(NULL);
    return test_summary();
}
