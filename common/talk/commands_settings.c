/* commands_settings.c - commands that change how the game is played or shown. */
#include "talk/commands_settings.h"

#include <stdlib.h>
#include <string.h>

#include "think/settings.h"
#include "think/system.h"

/* --- how strong the engine is --- */

static void tell_strength(const Session *s)
{
    char how[160];
    int end = 0;
    const Limits *limits = &s->strength.limits;
    how[0] = '\0';
    if (s->strength.sight.plies > 0)
        end += sprintf(how + end, message_text(MSG_LEVEL_SEES),
                       s->strength.sight.plies);
    if (limits->depth > 0)
        end += sprintf(how + end, message_text(MSG_LEVEL_DEPTH), limits->depth);
    if (limits->nodes > 0)
        end += sprintf(how + end, message_text(MSG_LEVEL_NODES),
                       (long long)limits->nodes);
    if (limits->movetime > 0)
        sprintf(how + end, message_text(MSG_LEVEL_TIME), limits->movetime / 1000.0);
    if (s->level == LEVEL_OWN)
        say(MSG_LEVEL_OWN, how);
    else
        say(MSG_LEVEL, s->level, LEVEL_MAX, how);
}

bool obey_level(Session *s, const char *arguments)
{
    int64_t level = s->level;
    if (*arguments && !text_number(arguments, 0, LEVEL_MAX, &level))
        return usage_refused(MSG_HELP_LEVEL);
    if (*arguments) {
        s->level = (int)level;
        s->strength = level_strength(s->level);
    }
    tell_strength(s);
    return true;
}

/* One limit of the user's own instead of a level. Only one: `depth 5` that is cut short
 * by a time set long ago would be a riddle. */
static bool set_limits(Session *s, Limits limits)
{
    s->level = LEVEL_OWN;
    s->strength = (Strength){ .limits = limits };
    tell_strength(s);
    return true;
}

bool obey_depth(Session *s, const char *arguments)
{
    int64_t depth;
    if (!text_number(arguments, 1, MAX_PLY, &depth))
        return usage_refused(MSG_HELP_DEPTH);
    return set_limits(s, (Limits){ .depth = (int)depth });
}

bool obey_nodes(Session *s, const char *arguments)
{
    int64_t nodes;
    if (!text_number(arguments, 1, INT64_MAX, &nodes))
        return usage_refused(MSG_HELP_NODES);
    return set_limits(s, (Limits){ .nodes = nodes });
}

bool obey_time(Session *s, const char *arguments)
{
    enum { LONGEST = 24 * 60 * 60 }; /* seconds: a day */
    char *end;
    double seconds = strtod(arguments, &end);
    if (end == arguments || *end || !(seconds >= 0.001 && seconds <= LONGEST))
        return usage_refused(MSG_HELP_TIME);
    return set_limits(s, (Limits){ .movetime = (int)(seconds * 1000) });
}

/* --- who plays --- */

/* `black` and `white` are said by a person who takes a side, `none` and `both` of the
 * engine, as in most programs of this kind; so the answer spells it out. */

bool obey_play(Session *s, const char *arguments)
{
    if (text_same(arguments, "black") || text_same(arguments, "white")) {
        int you = text_same(arguments, "black") ? BLACK : WHITE;
        s->engine_plays[you] = false;
        s->engine_plays[!you] = true;
        s->redraw |= s->style.flipped != (you == WHITE);
        s->style.flipped = you == WHITE;
        say(MSG_YOU_PLAY, side_name(you), side_name(!you));
    } else if (text_same(arguments, "none") || text_same(arguments, "both")) {
        bool both = text_same(arguments, "both");
        s->engine_plays[BLACK] = s->engine_plays[WHITE] = both;
        say(both ? MSG_ENGINE_BOTH : MSG_ENGINE_NONE);
    } else {
        return usage_refused(MSG_HELP_PLAY);
    }
    s->engine_waits = false;
    return true;
}

/* --- how things are shown ---
 * At a terminal a change is shown at once; in a pipe the board comes when asked for. */

bool obey_flip(Session *s, const char *arguments)
{
    (void)arguments;
    s->style.flipped = !s->style.flipped;
    s->redraw = true;
    return true;
}

static bool choose_board(Session *s, bool kanji)
{
    s->style.kanji = kanji;
    s->redraw |= s->interactive;
    say(kanji ? MSG_BOARD_KANJI : MSG_BOARD_LETTERS);
    return true;
}

bool obey_kanji(Session *s, const char *arguments)
{
    (void)arguments;
    return choose_board(s, true);
}

bool obey_ascii(Session *s, const char *arguments)
{
    (void)arguments;
    return choose_board(s, false);
}

bool obey_board(Session *s, const char *arguments)
{
    if (text_same(arguments, "kanji"))
        s->style.kanji = true;
    else if (text_same(arguments, "letters") || text_same(arguments, "letter")
             || text_same(arguments, "ascii"))
        s->style.kanji = false;
    else if (*arguments)
        return usage_refused(MSG_HELP_BOARD);
    s->redraw = true;
    return true;
}

/* Colours where there are any and nobody objects: NO_COLOR with any text in it is an
 * objection (no-color.org). */
static bool color_wanted(void)
{
    const char *no_color = getenv("NO_COLOR");
    return system_has_escapes() && !(no_color && *no_color);
}

bool obey_color(Session *s, const char *arguments)
{
    if (text_same(arguments, "on") || text_same(arguments, "always"))
        s->style.color = true;
    else if (text_same(arguments, "off") || text_same(arguments, "never"))
        s->style.color = false;
    else if (text_same(arguments, "auto"))
        s->style.color = color_wanted();
    else
        return usage_refused(MSG_HELP_COLOR);
    say(MSG_COLOR, message_text(s->style.color ? MSG_ON : MSG_OFF));
    return true;
}

bool obey_post(Session *s, const char *arguments)
{
    if (!text_same(arguments, "on") && !text_same(arguments, "off"))
        return usage_refused(MSG_HELP_POST);
    s->post = text_same(arguments, "on");
    say(MSG_POST, message_text(s->post ? MSG_ON : MSG_OFF));
    return true;
}

bool obey_notation(Session *s, const char *arguments)
{
    static const char *const names[] = { "usi", "csa", "japanese", "western" };
    for (int i = NOTATION_USI; i <= NOTATION_WESTERN; i++)
        if (text_same(arguments, names[i])) {
            s->style.notation = (Notation)i;
            say(MSG_NOTATION, names[i]);
            return true;
        }
    return usage_refused(MSG_HELP_NOTATION);
}

/* --- the engine's options --- */

bool obey_set(Session *s, const char *arguments)
{
    char name[64], error[ERROR_TEXT];
    (void)s;
    if (*arguments == '\0') {
        settings_print_help(stdout);
        return true;
    }
    int length = (int)strcspn(arguments, " =");
    const char *value = arguments + length;
    value += strspn(value, " =");
    snprintf(name, sizeof name, "%.*s", length, arguments);
    if (!settings_set(name, value, error)) {
        complain(MSG_REFUSED, error);
        return false;
    }
    say(MSG_SET, name, value);
    return true;
}
