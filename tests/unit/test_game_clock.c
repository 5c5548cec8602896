/* test_game_clock.c - the clocks of a game in the terminal. */
#include "machine/system.h"
#include "setup.h"
#include "terminal/game_clock.h"

static GameClock clock_;
static Position pos;

/* What is read, s; nothing: refused, and the clock is as it was. */
static void test_reading(void)
{
    static const struct { const char *text; int main, byoyomi, increment; } rows[] = {
        { "10m+30", 600, 30, 0 }, { "5m+3f", 300, 0, 3 }, { "15m", 900, 0, 0 },
        { "1h30m", 5400, 0, 0 },  { "24h", 86400, 0, 0 }, { "0+30", 0, 30, 0 },
        { "10+30", 600, 30, 0 },  { "2M+5F", 120, 0, 5 }, { "", 0, 0, 0 },
        { "0", 0, 0, 0 },         { "m", 0, 0, 0 },       { "10m+", 0, 0, 0 },
        { "10m+3x", 0, 0, 0 },    { "-5m", 0, 0, 0 },
        { "99999999999999999999h", 0, 0, 0 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        clock_ = (GameClock){ .main = 7, .byoyomi = 7, .increment = 7 };
        bool read = game_clock_read(&clock_, rows[i].text);
        if (rows[i].main + rows[i].byoyomi == 0)
            test_check(!read && clock_.main == 7 && !clock_.on, "'%s' is refused",
                       rows[i].text);
        else
            test_check(read && clock_.on && clock_.main == rows[i].main * INT64_C(1000)
                           && clock_.byoyomi == rows[i].byoyomi * INT64_C(1000)
                           && clock_.increment == rows[i].increment * INT64_C(1000),
                       "'%s': %d s, byoyomi %d, increment %d", rows[i].text,
                       (int)(clock_.main / 1000), (int)(clock_.byoyomi / 1000),
                       (int)(clock_.increment / 1000));
    }
}

/* Play a move that took so long. */
static void play(int32_t ms)
{
    Move list[MAX_MOVES];
    generate_legal(&pos, list);
    clock_.used[pos.ply] = ms;
    move_make(&pos, list[0]);
}

static void check_left(int side, int wanted, const char *name)
{
    int left = (int)game_clock_left(&clock_, &pos, side);
    test_check(left == wanted, "%s: %d ms left, wanted %d", name, left, wanted);
}

static void begin(const char *times)
{
    set_position(&pos, STARTPOS);
    game_clock_read(&clock_, times);
}

static void test_times(void)
{
    begin("1m+10");
    play(20000);
    play(5000);
    check_left(BLACK, 40000, "main time is used");
    check_left(WHITE, 55000, "by its own side");
    play(45000);
    play(1000);
    check_left(BLACK, 0, "beyond it byoyomi");
    play(9000);
    play(1000);
    check_left(BLACK, 0, "which comes anew with each move");
    for (int i = 0; i < 3; i++)
        move_unmake(&pos);
    check_left(WHITE, 55000, "what is taken back was not used");
    test_check(!game_clock_is_up(&clock_, &pos), "and no time is up");
    Limits limits = { .movetime = 5, .time = { 1, 1 } };
    game_clock_limits(&clock_, &pos, &limits);
    test_check(limits.has_clock && limits.movetime == 0 && limits.time[BLACK] == 0
                   && limits.time[WHITE] == 55000 && limits.byoyomi == 10000,
               "limits of a search");
    begin("0+90");
    clock_.since = system_now() - 30000;
    game_clock_limits(&clock_, &pos, &limits);
    test_check(limits.byoyomi > 0 && limits.byoyomi <= 60000,
               "of byoyomi that runs only the rest");
    game_clock_halt(&clock_);
    begin("1m+5f");
    check_left(BLACK, 65000, "an increment comes before the move");
    play(20000);
    play(1000);
    check_left(BLACK, 50000, "and with each");
    begin("1s");
    clock_.since = clock_.held = system_now() - 1500;
    test_check(game_clock_is_up(&clock_, &pos), "time is up");
    game_clock_halt(&clock_);
    test_check(!game_clock_is_up(&clock_, &pos),
               "a clock that stands still takes nothing");
    test_check(game_clock_press(&clock_, &pos) == -1 && clock_.since >= 0
                   && clock_.held == -1, "nor does the move after it; the next's runs");
}

int main(void)
{
    position_init();
    test_reading();
    test_times();
    return test_summary();
}
