/* commands_file.c - commands that set up another game, and those that keep one in a file.
 *
 * A game that is replaced is not lost: it changes places with `other`, and undo at the
 * first move of the new game brings it back.
 */
#include <errno.h>
#include <string.h>

#include "talk/session.h"

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

bool command_new(Session *s, const char *arguments)
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

bool command_position(Session *s, const char *arguments)
{
    char error[ERROR_TEXT];
    if (!game_set(&s->other, arguments, error)) {
        complain(MSG_REFUSED, error);
        return false;
    }
    session_swap(s);
    session_tell_waiting(s);
    return true;
}

bool command_sfen(Session *s, const char *arguments)
{
    char text[SFEN_TEXT * 2];
    if (*arguments == '\0') {
        puts(sfen_write(&s->game.pos, text));
        return true;
    }
    bool bare = strncmp(arguments, "startpos", 8) != 0
                && strncmp(arguments, "sfen ", 5) != 0;
    if (!bare)
        return command_position(s, arguments);
    if (snprintf(text, sizeof text, "sfen %s", arguments) >= (int)sizeof text) {
        complain(MSG_REFUSED, "longer than any position");
        return false;
    }
    return command_position(s, text);
}

/* --- files --- */

static GameRecord record;   /* too large for a stack, as is the next one */
static RecordReader reader;

static bool is_csa(const char *file)
{
    const char *dot = strrchr(file, '.');
    return dot && (strcmp(dot, ".csa") == 0 || strcmp(dot, ".CSA") == 0);
}

static bool file_refused(const char *file)
{
    complain(MSG_FILE_TROUBLE, file, strerror(errno));
    return false;
}

bool command_save(Session *s, const char *arguments)
{
    char file[1024];
    const char *sign = word_read(arguments, file, sizeof file);
    bool overwrite = strcmp(sign, "!") == 0;
    if (!*file || (*sign && !overwrite))
        return usage_refused(MSG_HELP_SAVE);
    FILE *out = overwrite ? NULL : fopen(file, "r");
    if (out) {
        fclose(out);
        complain(MSG_FILE_EXISTS, file, file);
        return false;
    }
    out = fopen(file, "w");
    if (!out)
        return file_refused(file);
    if (is_csa(file)) {
        game_to_record(&s->game, &record, settings.max_moves);
        record_write_csa(&record, out);
    } else {
        game_write_usi(&s->game, out);
    }
    bool bad = ferror(out) != 0;
    if (fclose(out) != 0 || bad)
        return file_refused(file);
    say(MSG_SAVED, s->game.pos.ply, file);
    return true;
}

bool command_load(Session *s, const char *arguments)
{
    char error[ERROR_TEXT] = "";
    if (!*arguments)
        return usage_refused(MSG_HELP_LOAD);
    FILE *in = fopen(arguments, "r");
    if (!in)
        return file_refused(arguments);
    record_open(&reader, in);
    RecordStatus status = is_csa(arguments) ? record_read_csa(&reader, &record, error)
                                            : record_read_usi(&reader, &record, error);
    bool bad = ferror(in) != 0; /* also a directory, which can be opened */
    fclose(in);
    if (bad) {
        complain(MSG_FILE_TROUBLE, arguments, "it can't be read to its end");
        return false;
    }
    if (status == RECORD_END)
        complain(MSG_FILE_EMPTY, arguments);
    else if (status == RECORD_BAD || !game_from_record(&s->other, &record, error))
        complain(MSG_FILE_TROUBLE, arguments, error);
    else {
        say(MSG_LOADED, record.plies, arguments);
        session_swap(s);
        session_tell_waiting(s);
        return true;
    }
    return false;
}
