/* commands_setup.c - commands that set up another game.
 *
 * A game that is replaced is not lost: it changes places with `other`, and undo at the
 * first move of the new game brings it back.
 */
#include "talk/commands_setup.h"

#include <string.h>

#include "talk/commands_file.h"

/* --- new games --- */

/* The handicap of this name, or the only one whose name begins so; no text: an even
 * game. */
static const Handicap *find_handicap(const char *text)
{
    const Handicap *found = NULL;
    int count = 0;
    for (const Handicap *h = handicaps; h->name; h++) {
        if (!*text || strcmp(h->name, text) == 0 || strcmp(h->japanese, text) == 0)
            return h;
        if (strncmp(h->name, text, strlen(text)) == 0) {
            found = h;
            count++;
        }
    }
    return count == 1 ? found : NULL;
}

static void list_handicaps(bool kanji)
{
    for (const Handicap *h = handicaps; h->name; h++)
        if (kanji)
            printf("  %-14s%s\n", h->name, h->japanese);
        else
            printf("  %s\n", h->name);
}

bool obey_new(Session *s, const char *arguments)
{
    char position[SFEN_TEXT + 8], error[ERROR_TEXT];
    const Handicap *handicap = find_handicap(arguments);
    if (!handicap) {
        if (strcmp(arguments, "?") != 0)
            complain(MSG_NEW_UNKNOWN, arguments);
        list_handicaps(s->style.kanji);
        return false;
    }
    snprintf(position, sizeof position, "sfen %s", handicap->sfen);
    game_set(&s->other, position, error);
    session_swap(s);
    think_new_game();
    say(s->style.kanji ? MSG_NEW_GAME_KANJI : MSG_NEW_GAME, handicap->name,
        handicap->japanese);
    s->engine_waits = false;
    return true;
}

/* --- positions --- */

bool obey_position(Session *s, const char *arguments)
{
    char error[ERROR_TEXT];
    if (!*arguments)
        return print_usi(s);
    if (!game_set(&s->other, arguments, error)) {
        complain(MSG_REFUSED, error);
        return false;
    }
    session_swap(s);
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
    bool bare = strncmp(arguments, "startpos", 8) != 0
                && strncmp(arguments, "sfen ", 5) != 0;
    if (!bare)
        return obey_position(s, arguments);
    if (snprintf(text, sizeof text, "sfen %s", arguments) >= (int)sizeof text) {
        complain(MSG_REFUSED, "longer than any position");
        return false;
    }
    return obey_position(s, text);
}
