/* setup.c - commands that set up another game.
 *
 * A game that is replaced is not lost: it changes places with `other`, and undo at the
 * first move of the new game brings it back, later `resume`.
 */
#include "commands/commands.h"

#include <string.h>

#include "commands/settings.h"
#include "notation/handicaps.h"

enum { NAME_TEXT = 64 };

/* number_words.txt: words in names of handicaps, and digits; ends with NULL. */
extern const char *const number_words[][LANGUAGES];

/* --- new games --- */

/* Compare a name with what was typed: any case, no blanks or hyphens, and `two` is 2. */
static void spell(const char *text, char out[NAME_TEXT])
{
    int length = 0;
    while (*text && length < NAME_TEXT - 5) {
        int used = text_character(text);
        char one[2] = { text_narrow(text), '\0' };
        const char *sign = one;
        for (int i = 0; number_words[i][0] && sign == one; i++)
            if (text_begins(text, number_words[i][0])) {
                sign = number_words[i][1];
                used = (int)strlen(number_words[i][0]);
            }
        for (; *sign; sign++)
            if (*sign != ' ' && *sign != '-')
                out[length++] = text_lower(*sign);
        text += used;
    }
    out[length] = '\0';
}

/* The handicap of this name, or the only one whose name begins so; no text: an even
 * game. */
static const Handicap *find_handicap(const char *text)
{
    const Handicap *found = NULL;
    char typed[NAME_TEXT], name[NAME_TEXT], japanese[NAME_TEXT];
    int count = 0;
    spell(text, typed);
    for (const Handicap *h = handicaps; h->name; h++) {
        spell(h->name, name);
        spell(h->japanese, japanese);
        if (!*text || strcmp(name, typed) == 0 || strcmp(japanese, typed) == 0)
            return h;
        if (text_begins(name, typed)) {
            found = h;
            count++;
        }
    }
    return count == 1 ? found : NULL;
}

bool obey_new(Session *s, const char *arguments)
{
    char position[SFEN_TEXT + 8], error[ERROR_TEXT];
    const Handicap *handicap = find_handicap(arguments);
    bool japanese = messages_language() == LANGUAGE_JAPANESE;
    if (!handicap) {
        if (strcmp(arguments, "?") != 0)
            complain(MSG_NEW_UNKNOWN, arguments);
        for (const Handicap *h = handicaps; h->name; h++)
            say(MSG_NEW_ROW, h->name, s->style.kanji || japanese ? h->japanese : "");
        return false;
    }
    snprintf(position, sizeof position, "sfen %s", handicap->sfen);
    game_set(&s->other, position, error);
    session_begin_other(s);
    settings_seed(s);
    think_new_game(s->engine);
    s->engine_waits = false;
    const char *name = japanese ? handicap->japanese
                     : handicap == handicaps ? message_text(MSG_EVEN) : handicap->name;
    return say(s->style.kanji && !japanese ? MSG_NEW_GAME_KANJI : MSG_NEW_GAME, name,
               handicap->japanese);
}

/* --- positions --- */

bool obey_position(Session *s, const char *arguments)
{
    char error[ERROR_TEXT];
    if (!*arguments)
        return obey_print(s, "usi");
    if (!game_set(&s->other, arguments, error))
        return complain(MSG_REFUSED, error);
    session_begin_other(s);
    session_tell_waiting(s);
    return true;
}

bool obey_sfen(Session *s, const char *arguments)
{
    char text[SFEN_TEXT * 2];
    if (*arguments == '\0') {
        puts(sfen_write(&s->game.pos, text));
        return true;
    }
    if (strncmp(arguments, "startpos", 8) == 0 || strncmp(arguments, "sfen ", 5) == 0)
        return obey_position(s, arguments);
    if (snprintf(text, sizeof text, "sfen %s", arguments) >= (int)sizeof text)
        return complain(MSG_REFUSED, message_text(MSG_TOO_LONG));
    return obey_position(s, text);
}
