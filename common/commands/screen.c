/* screen.c - commands that change how the game is shown. At a terminal a change
 * is shown at once; in a pipe the board comes when asked for. */
#include "commands/screen.h"

#include <stdlib.h>
#include <string.h>

#include "commands/commands.h"
#include "machine/system.h"
#include "terminal/stage.h"
#include "text/pager.h"

/* --- switches --- */

bool switch_obey(const char *arguments, Message use, Message told, bool *on)
{
    if (*arguments && !text_same(arguments, "on") && !text_same(arguments, "off"))
        return usage_refused(use);
    if (*arguments)
        *on = text_same(arguments, "on");
    return say(told, switch_text(*on));
}

const char *switch_text(bool on) { return message_text(on ? MSG_ON : MSG_OFF); }

bool obey_post(Session *s, const char *arguments)
{
    return switch_obey(arguments, MSG_POST_USE, MSG_POST, &s->post);
}

bool obey_bell(Session *s, const char *arguments)
{
    return switch_obey(arguments, MSG_BELL_USE, MSG_BELL, &s->bell);
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

static void set_kanji(Session *s, bool kanji)
{
    s->style.kanji = kanji;
    s->legend_told = true;
    say(kanji ? MSG_LEGEND_KANJI : MSG_LEGEND_LETTERS);
    settle_notation(s);
}

/* No board, but words: what a screen reader can read. */
static bool hide_board(Session *s, bool hide)
{
    s->no_board = s->words = hide;
    s->redraw |= !hide;
    return say(hide ? MSG_BOARD_OFF : MSG_BOARD_ON);
}

static bool choose_size(Session *s, bool large)
{
    s->style.large = large;
    s->redraw = s->board_asked = true;
    if (large && !stage_style(s).large)
        say(MSG_BOARD_TOO_LARGE, STAGE_LARGE_COLUMNS, STAGE_LARGE_ROWS);
    return true;
}

/* Also `kanji` and `ascii`, whose names are their arguments. */
bool obey_board(Session *s, const char *arguments)
{
    if (text_is_among("kanji letters letter ascii", arguments))
        set_kanji(s, text_same(arguments, "kanji"));
    else if (text_same(arguments, "large") || text_same(arguments, "small"))
        return choose_size(s, text_same(arguments, "large"));
    else if (text_same(arguments, "off") || text_same(arguments, "on"))
        return hide_board(s, text_same(arguments, "off"));
    else if (*arguments)
        return usage_refused(MSG_BOARD_USE);
    s->redraw = s->board_asked = true;
    return true;
}

bool obey_screen(Session *s, const char *arguments)
{
    bool on = s->stays;
    bool good = switch_obey(arguments, MSG_SCREEN_USE, MSG_STAYS, &s->stays);
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

/* Colours where standard output shows them and nobody objects: NO_COLOR with any text in
 * it is an objection (no-color.org). */
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
    if (!s->style.color)
        say(MSG_COLOR, switch_text(false));
    return true;
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
    if (text_same(arguments, "en") || text_same(arguments, "english"))
        messages_speak(LANGUAGE_ENGLISH);
    else if (text_same(arguments, "ja") || text_same(arguments, "japanese"))
        messages_speak(LANGUAGE_JAPANESE);
    else if (*arguments)
        return usage_refused(MSG_LANG_USE);
    settle_notation(s);
    s->redraw |= s->interactive && *arguments;
    return say(MSG_LANGUAGE);
}
