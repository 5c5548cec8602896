/* settings.c - commands about strength, time and techniques. */
#include "commands/settings.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "commands/screen.h"
#include "machine/system.h"
#include "options/table.h"
#include "terminal/remembered.h"
#include "text/pager.h"

/* --- how strong the engine is --- */

char *settings_limits(const Limits *limits, char text[SAID_TEXT])
{
    if (limits->depth > 0)
        snprintf(text, SAID_TEXT, message_text(MSG_LEVEL_DEPTH), limits->depth);
    else if (limits->nodes > 0)
        snprintf(text, SAID_TEXT, message_text(MSG_LEVEL_NODES),
                 (long long)limits->nodes);
    else
        snprintf(text, SAID_TEXT, message_text(MSG_LEVEL_TIME),
                 limits->movetime / 1000.0);
    return text;
}

static void tell_strength(const Session *s)
{
    char how[SAID_TEXT] = "";
    Strength strength = s->level == LEVEL_OWN ? s->strength : level_strength(s->level);
    if (strength.sight.plies > 0)
        sprintf(how, message_text(s->level == 0 ? MSG_LEVEL_EASIEST : MSG_LEVEL_SEES),
                strength.sight.plies);
    else if (strength.limits.movetime > 0 && s->clock.on)
        strcpy(how, message_text(MSG_LEVEL_CLOCK));
    else
        settings_limits(&strength.limits, how);
    if (s->level == LEVEL_OWN)
        say(MSG_LEVEL_OWN, how);
    else
        say(MSG_LEVEL, s->level, LEVEL_MAX, how);
}

/* The highest level that is not all the chapter can do. */
static int highest_level(void)
{
    int level = LEVEL_MAX - 1;
    while (!options_has_level(level))
        level--;
    return level;
}

bool obey_level(Session *s, const char *arguments)
{
    int64_t level = s->level;
    char word[WORD_TEXT];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(arguments, "?!."), arguments);
    if (*arguments && !text_integer(word, &level))
        return complain(MSG_LEVEL_WORD, LEVEL_MAX);
    if (level < 0 || level > LEVEL_MAX)
        return usage_refused(MSG_LEVEL_USE);
    if (*arguments && !options_has_level((int)level))
        return complain(MSG_LEVEL_NONE, session_chapter(), (int)level, highest_level(),
                        LEVEL_MAX);
    if (*arguments)
        s->level = settings.level = (int)level;
    tell_strength(s);
    if (!*arguments)
        say(MSG_LEVELS, session_chapter(), highest_level(), LEVEL_MAX);
    s->redraw |= s->interactive && *arguments;
    return true;
}

/* One limit of the user's own instead of a level. Only one: `depth 5` that is cut short
 * by a time set long ago would be a riddle. */
static bool set_limits(Session *s, Limits limits)
{
    if (s->level != LEVEL_OWN && s->level != LEVEL_MAX)
        say(MSG_LEVEL_ENDS, s->level, s->level);
    s->level = LEVEL_OWN;
    s->strength = (Strength){ .limits = limits };
    tell_strength(s);
    return true;
}

bool obey_depth(Session *s, const char *arguments)
{
    int64_t depth;
    if (!text_number(arguments, 1, MAX_PLY, &depth))
        return usage_refused(MSG_DEPTH_USE);
    return set_limits(s, (Limits){ .depth = (int)depth });
}

bool obey_nodes(Session *s, const char *arguments)
{
    int64_t nodes;
    if (!text_number(arguments, 1, LONG_MAX, &nodes))
        return usage_refused(MSG_NODES_USE);
    return set_limits(s, (Limits){ .nodes = nodes });
}

bool obey_surrender(Session *s, const char *arguments)
{
    return switch_obey(arguments, MSG_SURRENDER_USE, MSG_SURRENDERS, &s->surrender);
}

void settings_seed(Session *s)
{
    if (!s->seed_chosen)
        s->seed = 1 + (int)(system_random() % SEEDS);
}

bool obey_variety(Session *s, const char *arguments)
{
    int64_t seed = 0;
    bool on = text_same(arguments, "on");
    if (*arguments && !on && !text_same(arguments, "off")
        && !text_number(arguments, 1, SEEDS, &seed))
        return usage_refused(MSG_VARIETY_USE);
    if (*arguments) {
        s->varies = on || seed > 0;
        s->seed_chosen = seed > 0;
        s->seed = (int)seed;
        settings_seed(s);
    }
    return say(s->varies ? MSG_VARIETY : MSG_VARIETY_OFF, s->seed);
}

/* --- time --- */

static bool tell_clock(const Session *s)
{
    char text[CLOCK_TEXT];
    for (int side = BLACK; side <= WHITE; side++)
        say(MSG_TIME_SIDE, side_name(side),
            game_clock_write(&s->clock, &s->game.pos, side, text));
    return true;
}

bool obey_time(Session *s, const char *arguments)
{
    enum { LONGEST = 24 * 60 * 60 }; /* seconds: a day */
    char *end, text[CLOCK_TEXT];
    double seconds = strtod(arguments, &end);
    if (!*arguments && s->clock.on)
        return tell_clock(s);
    if (text_same(arguments, "off")) {
        s->clock.on = false;
        return say(MSG_TIME_OFF);
    }
    if (end != arguments && !*end && seconds >= 0.001 && seconds <= LONGEST) {
        s->clock.on = false;
        return set_limits(s, (Limits){ .movetime = (int)(seconds * 1000 + 0.5) });
    }
    if (!*arguments)
        say(MSG_TIME_OFF);
    if (!game_clock_read(&s->clock, arguments))
        return usage_refused(MSG_TIME_USE);
    s->clock.from = s->game.pos.ply;
    s->up_told = false;
    say(MSG_TIME_SET, game_clock_name(&s->clock, text));
    s->redraw |= s->interactive;
    return true;
}

bool obey_flag(Session *s, const char *arguments)
{
    return switch_obey(arguments, MSG_FLAG_USE, MSG_FLAG, &s->flag);
}

/* --- the engine's options --- */

/* Its value as people say it. */
static const char *option_value(const Option *row, char text[OPTION_TEXT])
{
    option_write(row, *row->value, text);
    return row->type == OPT_CHECK ? switch_text(*row->value) : text;
}

static bool tell_option(const Option *row)
{
    char value[OPTION_TEXT];
    return say(MSG_OPTION_ROW, row->name, option_value(row, value),
               option_text(row->name, row->help));
}

static bool is_technique(const Option *row) { return row->chapter[0] != '\0'; }

static bool list_settings(bool techniques)
{
    say(techniques ? MSG_OPTIONS_HEAD : MSG_SETTINGS_HEAD, session_chapter(),
        word_text(chapter.title));
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL && pager_wanted(); i++)
        if (is_technique(row) == techniques)
            tell_option(row);
    return true;
}

/* What is meant by `on` where `off` is one of several words: the usual one of them. */
static void read_on(const Option *row, const char **text, char word[OPTION_TEXT])
{
    if (!row || row->type != OPT_COMBO || !text_same(*text, "on"))
        return;
    for (const char *words = row->words; text_word(&words, word, OPTION_TEXT);)
        if (text_same(word, "off")) {
            *text = option_write(row, row->initial, word);
            return;
        }
}

/* NAME VALUE, also with `=` or USI's words `name` and `value`. */
static bool set_option(Session *s, const char *arguments)
{
    char name[OPTION_TEXT], value[OPTION_TEXT], error[ERROR_TEXT];
    if (text_begins(arguments, "name "))
        arguments += strlen("name ");
    int length = (int)strcspn(arguments, " =");
    const char *text = arguments + length;
    text += strspn(text, " =");
    if (text_begins(text, "value "))
        text += strlen("value ");
    snprintf(name, sizeof name, "%.*s", length, arguments);
    const Option *row = options_find(name);
    /* The terminal's own level is the same thing. */
    if (row && row->value == &settings.level)
        return obey_level(s, text);
    if (row && !*text)
        return tell_option(row);
    read_on(row, &text, value);
    if (!options_set(name, text, error))
        return complain(MSG_REFUSED, error);
    return say(MSG_SET, row->name, option_value(row, value));
}

bool obey_set(Session *s, const char *arguments)
{
    if (text_same(arguments, "--forget"))
        return say(remembered_forget() ? MSG_FORGOTTEN : MSG_FORGOTTEN_NONE);
    return *arguments ? set_option(s, arguments)
                      : list_settings(true) && list_settings(false);
}

bool obey_options(Session *s, const char *arguments)
{
    return *arguments ? set_option(s, arguments) : list_settings(true);
}
