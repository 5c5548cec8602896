/* game_clock.c - see game_clock.h. What is kept is how long each move took; what is left
 * follows from that. So undo needs nothing here: moves taken back no longer count. */
#include "terminal/game_clock.h"

#include <stdio.h>
#include <string.h>

#include "machine/system.h"
#include "text/words.h"

enum { MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, LONGEST = 24 * HOUR };

/* --- reading --- */

/* Add one number with its unit; false when there is none. */
static bool read_part(const char **text, int unit, int64_t *sum)
{
    int64_t number = 0;
    const char *at = *text;
    while (*at >= '0' && *at <= '9' && number <= LONGEST)
        number = number * 10 + (*at++ - '0');
    if (at == *text)
        return false;
    char letter = text_lower(*at);
    unit = letter == 'h' ? HOUR : letter == 'm' ? MINUTE : letter == 's' ? SECOND : unit;
    at += letter == 'h' || letter == 'm' || letter == 's';
    *sum += number * unit;
    *text = at;
    return *sum <= LONGEST;
}

bool game_clock_read(GameClock *clock, const char *text)
{
    int64_t main = 0, more = 0;
    bool good = read_part(&text, MINUTE, &main);
    while (good && *text && *text != '+')
        good = read_part(&text, SECOND, &main);
    if (good && *text == '+') {
        text++;
        good = read_part(&text, SECOND, &more);
    }
    bool fischer = text_same(text, "f");
    if (!good || (*text && !fischer) || main + more == 0)
        return false;
    clock->on = true;
    clock->main = main;
    clock->byoyomi = fischer ? 0 : more;
    clock->increment = fischer ? more : 0;
    game_clock_reset(clock, 0);
    return true;
}

/* --- running --- */

void game_clock_reset(GameClock *clock, int from)
{
    memset(clock->used, 0, sizeof clock->used);
    clock->from = from;
    clock->since = clock->held = -1;
}

void game_clock_start(GameClock *clock)
{
    if (clock->since < 0)
        clock->since = system_now();
}

void game_clock_halt(GameClock *clock) { clock->since = -1; }
void game_clock_hold(GameClock *clock) { clock->held = clock->since; }
void game_clock_go_on(GameClock *clock) { clock->since = clock->held; }

static int64_t running(const GameClock *clock)
{
    return clock->since < 0 ? 0 : system_now() - clock->since;
}

int32_t game_clock_press(GameClock *clock, const Position *pos)
{
    bool known = clock->since >= 0;
    int64_t took = running(clock);
    int32_t noted = took < INT32_MAX ? (int32_t)took : INT32_MAX;
    clock->used[pos->ply] = noted;
    if (pos->ply < clock->from) /* taken back to before it was set up */
        clock->from = pos->ply;
    clock->since = system_now();
    clock->held = -1;
    return known ? noted : -1;
}

int64_t game_clock_left(const GameClock *clock, const Position *pos, int side)
{
    int64_t left = clock->main + clock->increment;
    assert(clock->on);
    int first = pos->side ^ (pos->ply & 1);
    for (int ply = clock->from; ply < pos->ply; ply++) {
        if ((first ^ (ply & 1)) != side)
            continue;
        left -= clock->used[ply]; /* what is lacking, byoyomi gives each time anew */
        left = (left > 0 ? left : 0) + clock->increment;
    }
    return side == pos->side ? left - running(clock) : left;
}

bool game_clock_is_up(const GameClock *clock, const Position *pos)
{
    return clock->on && game_clock_left(clock, pos, pos->side) + clock->byoyomi < 0;
}

void game_clock_limits(const GameClock *clock, const Position *pos, Limits *limits)
{
    if (!clock->on)
        return;
    limits->has_clock = true;
    limits->movetime = 0;
    limits->byoyomi = clock->byoyomi;
    for (int side = BLACK; side <= WHITE; side++) {
        int64_t left = game_clock_left(clock, pos, side);
        limits->time[side] = left > 0 ? left : 0;
        limits->increment[side] = clock->increment;
    }
    int64_t left = game_clock_left(clock, pos, pos->side); /* below 0: byoyomi used up */
    if (left < 0)
        limits->byoyomi = limits->byoyomi + left > 1 ? limits->byoyomi + left : 1;
}

/* --- writing --- */

char *game_clock_write(const GameClock *clock, const Position *pos, int side,
                       char text[CLOCK_TEXT])
{
    int64_t left = game_clock_left(clock, pos, side), rest = left + clock->byoyomi;
    int seconds = left > 0 ? (int)(left / SECOND) : 0;
    int more = (int)((clock->byoyomi + clock->increment) / SECOND);
    if (left <= 0 && clock->byoyomi > 0) {
        snprintf(text, CLOCK_TEXT, message_text(MSG_CLOCK_LAST),
                 rest > 0 ? (int)((rest + SECOND - 1) / SECOND) : 0, more);
        return text;
    }
    snprintf(text, CLOCK_TEXT, message_text(MSG_CLOCK), seconds / 3600,
             seconds / 60 % 60, seconds % 60);
    Message kind = clock->byoyomi ? MSG_CLOCK_BYOYOMI : MSG_CLOCK_INCREMENT;
    if (more > 0)
        text_add(text, CLOCK_TEXT, message_text(kind), more);
    return text;
}

/* With the largest units that fit: 1h30m, 90s is 1m30s. */
char *game_clock_name(const GameClock *clock, Language language, char text[CLOCK_TEXT])
{
    const struct { Message text; int64_t value; } parts[] = {
        { MSG_CLOCK_HOURS, clock->main / HOUR },
        { MSG_CLOCK_MINUTES, clock->main / MINUTE % 60 },
        { MSG_CLOCK_SECONDS, clock->main / SECOND % 60 },
        { MSG_CLOCK_THEN, clock->byoyomi / SECOND },
        { MSG_CLOCK_ADDED, clock->increment / SECOND },
    };
    text[0] = '\0';
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (parts[i].value > 0 || (parts[i].text == MSG_CLOCK_SECONDS && !*text))
            text_add(text, CLOCK_TEXT, message_texts[parts[i].text][language],
                     (int)parts[i].value);
    return text;
}
