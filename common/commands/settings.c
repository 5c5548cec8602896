/* settings.c - commands about strength, time and techniques, and about how the game is
 * shown. At a terminal a change is shown at once; in a pipe the board comes when asked
 * for. */
#include "commands/commands.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "options/table.h"
#include "terminal/stage.h"
#include "text/pager.h"

/* --- switches --- */

static const char *switch_text(bool on) { return message_text(on ? MSG_ON : MSG_OFF); }

/* Obey "on" or "off", or nothing at all, and tell with `told` how the switch stands;
 * false: it is something else, and the usage was told. */
static bool obey_switch(const char *arguments, Message use, Message told, bool *on)
{
    if (*arguments && !text_is_among("on off", arguments))
        return usage_refused(use);
    if (*arguments)
        *on = text_same(arguments, "on");
    return say(told, switch_text(*on));
}

bool obey_post(Session *s, const char *arguments)
{
    return obey_switch(arguments, MSG_POST_USE, MSG_POST, &s->post);
}

bool obey_bell(Session *s, const char *arguments)
{
    return obey_switch(arguments, MSG_BELL_USE, MSG_BELL, &s->bell);
}

bool obey_flag(Session *s, const char *arguments)
{
    return obey_switch(arguments, MSG_FLAG_USE, MSG_FLAG, &s->flag);
}

bool obey_surrender(Session *s, const char *arguments)
{
    return obey_switch(arguments, MSG_SURRENDER_USE, MSG_SURRENDERS, &s->surrender);
}

bool obey_journal(Session *s, const char *arguments)
{
    bool on = !s->journal.off;
    if (!obey_switch(arguments, MSG_JOURNAL_USE, MSG_JOURNAL, &on))
        return false;
    if (*arguments)
        journal_switch(&s->journal, on);
    if (s->journal.failed)
        complain(MSG_JOURNAL_FAILED, strerror(s->journal.failed));
    return true;
}

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

static bool tell_strength(const Session *s)
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
    return s->level == LEVEL_OWN ? say(MSG_LEVEL_OWN, how)
                                 : say(MSG_LEVEL, s->level, LEVEL_MAX, how);
}

bool obey_level(Session *s, const char *arguments)
{
    int64_t level;
    int most = LEVEL_MAX - 1; /* the highest that is not all the chapter can do */
    char word[WORD_TEXT];
    while (!options_has_level(most))
        most--;
    int length = (int)strlen(arguments); /* without a mark at its end */
    while (length > 0 && strchr("?!.", arguments[length - 1]) != NULL)
        length--;
    snprintf(word, sizeof word, "%.*s", length, arguments);
    if (!*arguments) {
        tell_strength(s);
        return say(MSG_LEVELS, session_chapter(), most, LEVEL_MAX);
    }
    if (!text_number(word, INT64_MIN, INT64_MAX, &level))
        return complain(MSG_LEVEL_WORD, LEVEL_MAX);
    if (level < 0 || level > LEVEL_MAX)
        return usage_refused(MSG_LEVEL_USE);
    if (!options_has_level((int)level))
        return complain(MSG_LEVEL_NONE, session_chapter(), (int)level, most, LEVEL_MAX);
    s->level = settings.level = (int)level;
    s->redraw |= s->interactive;
    return tell_strength(s);
}

/* One limit of the user's own instead of a level. Only one: `depth 5` that is cut short
 * by a time set long ago would be a riddle. */
static bool set_limits(Session *s, Limits limits)
{
    if (s->level != LEVEL_OWN && s->level != LEVEL_MAX)
        say(MSG_LEVEL_ENDS, s->level, s->level);
    s->level = LEVEL_OWN;
    s->strength = (Strength){ .limits = limits };
    return tell_strength(s);
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

void settings_seed(Session *s)
{
    if (!s->seed_chosen)
        s->seed = 1 + (int)(system_random() % SEEDS);
}

bool obey_variety(Session *s, const char *arguments)
{
    int64_t seed = 0;
    if (*arguments && !text_is_among("on off", arguments)
        && !text_number(arguments, 1, SEEDS, &seed))
        return usage_refused(MSG_VARIETY_USE);
    if (*arguments) {
        s->varies = !text_same(arguments, "off");
        s->seed_chosen = seed > 0;
        s->seed = (int)seed;
        settings_seed(s);
    }
    return say(s->varies ? MSG_VARIETY : MSG_VARIETY_OFF, s->seed);
}

/* --- time --- */

bool obey_time(Session *s, const char *arguments)
{
    enum { LONGEST = 24 * 60 * 60 }; /* seconds: a day */
    char *end, text[CLOCK_TEXT];
    double seconds = strtod(arguments, &end);
    if (!*arguments && s->clock.on) {
        for (int side = BLACK; side <= WHITE; side++)
            say(MSG_TIME_SIDE, side_name(side),
                game_clock_write(&s->clock, &s->game.pos, side, text));
        return true;
    }
    if (text_same(arguments, "off")) {
        s->clock.on = false;
        return say(MSG_TIME_OFF);
    }
    if (end != arguments && !*end && seconds >= 0.001 && seconds <= LONGEST) {
        s->clock.on = false;
        return set_limits(s, (Limits){ .movetime = (int)(seconds * 1000 + 0.5) });
    }
    if (!*arguments && say(MSG_TIME_OFF) && s->level == LEVEL_OWN)
        tell_strength(s);
    if (!game_clock_read(&s->clock, arguments))
        return usage_refused(MSG_TIME_USE);
    s->clock.from = s->game.pos.ply;
    s->up_told = false;
    s->redraw |= s->interactive;
    return say(MSG_TIME_SET, game_clock_name(&s->clock, messages_language(), text));
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

static bool list_settings(bool techniques)
{
    say(techniques ? MSG_OPTIONS_HEAD : MSG_SETTINGS_HEAD, session_chapter(),
        word_text(chapter.title));
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL && pager_wanted(); i++)
        if ((*row->chapter != '\0') == techniques)
            tell_option(row);
    return true;
}

/* NAME VALUE, also with `=` or USI's words `name` and `value`. */
static bool set_option(Session *s, const char *arguments)
{
    char name[OPTION_TEXT], value[OPTION_TEXT], error[ERROR_TEXT];
    text_take(&arguments, "name ");
    int length = (int)strcspn(arguments, " =");
    const char *text = arguments + length;
    text += strspn(text, " =");
    text_take(&text, "value ");
    snprintf(name, sizeof name, "%.*s", length, arguments);
    const Option *row = options_find(name);
    /* The terminal's own level is the same thing. */
    if (row && row->value == &settings.level)
        return obey_level(s, text);
    if (row && !*text)
        return tell_option(row);
    /* `on` where `off` is one of several words: the usual one of them. */
    if (row && row->type == OPT_COMBO && text_same(text, "on")
        && text_is_among(row->words, "off"))
        text = option_write(row, row->initial, value);
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

/* --- the board --- */

bool obey_flip(Session *s, const char *arguments)
{
    (void)arguments;
    s->style.flipped = !s->style.flipped;
    s->redraw = true;
    return true;
}

/* Unless one was chosen: as moves are typed; in Japanese as on the board. */
static void settle_notation(Session *s)
{
    bool japanese = s->style.kanji && messages_language() == LANGUAGE_JAPANESE;
    if (!s->notation_chosen)
        s->style.notation = japanese ? NOTATION_JAPANESE : NOTATION_USI;
}

/* Also `kanji` and `ascii`, whose names are their arguments. */
bool obey_board(Session *s, const char *arguments)
{
    bool large = text_same(arguments, "large"), off = text_same(arguments, "off");
    if (text_is_among("on off", arguments)) {
        s->redraw |= !off;
        s->no_board = s->words = off; /* words are what a screen reader can read */
        return say(off ? MSG_BOARD_OFF : MSG_BOARD_ON);
    }
    if (text_is_among("kanji letters letter ascii", arguments)) {
        s->style.kanji = text_same(arguments, "kanji");
        s->legend_told = true;
        say(s->style.kanji ? MSG_LEGEND_KANJI : MSG_LEGEND_LETTERS);
        settle_notation(s);
    } else if (text_is_among("large small", arguments)) {
        s->style.large = large;
    } else if (*arguments) {
        return usage_refused(MSG_BOARD_USE);
    }
    s->redraw = s->board_asked = true;
    return !large || stage_style(s).large
        || say(MSG_BOARD_TOO_LARGE, STAGE_LARGE_COLUMNS, STAGE_LARGE_ROWS);
}

bool obey_screen(Session *s, const char *arguments)
{
    bool on = s->stays;
    bool good = obey_switch(arguments, MSG_SCREEN_USE, MSG_STAYS, &s->stays);
    s->redraw |= on && !s->stays; /* among the text */
    if (good && s->stays && s->interactive && !s->no_board && !stage_draw(s, false))
        say(MSG_STAYS_NOT, STAGE_COLUMNS, STAGE_ROWS);
    return good;
}

bool obey_log(Session *s, const char *arguments)
{
    enum { USUAL = 100, MOST = 9999 }; /* lines */
    int64_t lines = USUAL;
    (void)s;
    if (*arguments && !text_number(arguments, 1, MOST, &lines))
        return usage_refused(MSG_LOG_USE);
    pager_print_kept(stdout, (int)lines, true);
    return true;
}

/* --- names --- */

/* Their parts without blanks around them. */
bool obey_name(Session *s, const char *arguments)
{
    const char *comma = strchr(arguments, ',');
    int length = comma ? (int)(comma - arguments) : (int)strlen(arguments);
    const char *other = comma ? comma + 1 + strspn(comma + 1, " ") : "";
    while (length > 0 && arguments[length - 1] == ' ')
        length--;
    if (length >= USER_TEXT || strlen(other) >= USER_TEXT)
        return usage_refused(MSG_NAME_USE);
    if (*arguments) {
        snprintf(s->name[0], USER_TEXT, "%.*s", length, arguments);
        snprintf(s->name[1], USER_TEXT, "%s", other);
    }
    return say(MSG_NAMES, *s->name[0] ? s->name[0] : "-", *s->name[1] ? s->name[1] : "-");
}

/* --- colours, notation, language --- */

bool obey_color(Session *s, const char *arguments)
{
    const char *no_color = getenv("NO_COLOR");
    if (text_is_among("on always off never", arguments))
        s->style.color = text_is_among("on always", arguments);
    else if (text_same(arguments, "auto")) /* any text in NO_COLOR is an objection */
        s->style.color = system_has_escapes() && !(no_color && *no_color);
    else if (*arguments)
        return usage_refused(MSG_COLOR_USE);
    return say(MSG_COLOR, switch_text(s->style.color));
}

bool obey_theme(Session *s, const char *arguments)
{
    static const char *const names[THEMES] = { "none", "light", "dark" };
    int theme = 0;
    while (theme < THEMES && !text_same(arguments, names[theme]))
        theme++;
    if (*arguments && theme == THEMES)
        return usage_refused(MSG_THEME_USE);
    s->redraw |= s->interactive && *arguments;
    if (*arguments)
        s->style.theme = (Theme)theme;
    say(MSG_THEME, names[s->style.theme]);
    return s->style.color || say(MSG_COLOR, switch_text(false));
}

bool obey_notation(Session *s, const char *arguments)
{
    enum { WORDS = NOTATION_WESTERN + 1 };
    static const char *const names[] = { "usi", "csa", "japanese", "western", "words" };
    int choice = NOTATION_USI;
    while (choice <= WORDS && !text_same(arguments, names[choice]))
        choice++;
    if (*arguments && choice > WORDS)
        return usage_refused(MSG_NOTATION_USE);
    if (*arguments) {
        s->style.notation = choice < WORDS ? (Notation)choice : s->style.notation;
        s->words = choice == WORDS;
        s->notation_chosen = true;
    }
    return say(MSG_NOTATION, names[s->words ? WORDS : (int)s->style.notation]);
}

bool obey_lang(Session *s, const char *arguments)
{
    if (text_is_among("en english", arguments))
        messages_speak(LANGUAGE_ENGLISH);
    else if (text_is_among("ja japanese", arguments))
        messages_speak(LANGUAGE_JAPANESE);
    else if (*arguments)
        return usage_refused(MSG_LANG_USE);
    settle_notation(s);
    s->redraw |= s->interactive && *arguments;
    return say(MSG_LANGUAGE);
}
