/* test_game_clock.c - the clocks of a game in the terminal. */
#include "game/legal.h"
#include "game/movegen.h"
#include "machine/system.h"
#include "notation/sfen.h"
#include "terminal/game_clock.h"
#include "test.h"

static GameClock clock_;
static Position pos;

static void check_read(const char *text, bool good, int main, int byoyomi, int increment)
{
    clock_ = (GameClock){ .main = 7, .byoyomi = 7, .increment = 7 };
    bool read = game_clock_read(&clock_, text);
    if (!good)
        test_check(!read && clock_.main == 7 && !clock_.on, "'%s' is refused", text);
    else
        test_check(read && clock_.on && clock_.main == main * INT64_C(1000)
                       && clock_.byoyomi == byoyomi * INT64_C(1000)
                       && clock_.increment == increment * INT64_C(1000),
                   "'%s': %d s, byoyomi %d, increment %d", text,
                   (int)(clock_.main / 1000), (int)(clock_.byoyomi / 1000),
                   (int)(clock_.increment / 1000));
}

static void test_reading(void)
{
    check_read("10m+30", true, 600, 30, 0);
    check_read("5m+3f", true, 300, 0, 3);
    check_read("15m", true, 900, 0, 0);
    check_read("1h30m", true, 5400, 0, 0);
    check_read("90s", true, 90, 0, 0);
    check_read("0+30", true, 0, 30, 0);
    check_read("10+30", true, 600, 30, 0);
    check_read("2M+5F", true, 120, 0, 5);
    check_read("", false, 0, 0, 0);
    check_read("0", false, 0, 0, 0);
    check_read("m", false, 0, 0, 0);
    check_read("10m+", false, 0, 0, 0);
    check_read("10m+3x", false, 0, 0, 0);
    check_read("-5m", false, 0, 0, 0);
    check_read("99999999999999999999h", false, 0, 0, 0);
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
    char error[ERROR_TEXT];
    sfen_read(&pos, STARTPOS, error);
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
    move_unmake(&pos);
    move_unmake(&pos);
    move_unmake(&pos);
    check_left(WHITE, 55000, "what is taken back was not used");
    test_check(!game_clock_is_up(&clock_, &pos), "and no time is up");
    Limits limits = { .movetime = 5 };
    game_clock_limits(&clock_, &pos, &limits);
    test_check(limits.has_clock && limits.movetime == 0 && limits.time[BLACK] == 0
                   && limits.time[WHITE] == 55000 && limits.byoyomi == 10000,
               "limits of a search");
    begin("1m+5f");
    check_left(BLACK, 65000, "an increment comes before the move");
    play(20000);
    play(1000);
    check_left(BLACK, 50000, "and with each");
    begin("1s");
    clock_.since = system_now() - 1500;
    test_check(game_clock_is_up(&clock_, &pos), "time is up");
    game_clock_halt(&clock_);
    test_check(!game_clock_is_up(&clock_, &pos),
               "a clock that stands still takes nothing");
    test_check(game_clock_press(&clock_, &pos) == -1 && clock_.since >= 0,
               "nor does the move after it, and the next one's time runs");
}

int main(void)
{
    position_init();
    test_reading();
    test_times();
    return test_summary();
}
