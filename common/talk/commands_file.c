/* commands_file.c - commands that keep games in files. A game that is replaced is not
 * lost: it changes places with `other`, and undo brings it back. */
#include "talk/commands_file.h"

#include <errno.h>
#include <string.h>

#include "think/settings.h"
#include "think/system.h"

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

bool obey_save(Session *s, const char *arguments)
{
    char file[1024];
    bool named = text_word(&arguments, file, sizeof file);
    bool overwrite = strcmp(arguments, "!") == 0;
    if (!named || (*arguments && !overwrite))
        return usage_refused(MSG_HELP_SAVE);
    FILE *out = overwrite ? NULL : system_open(file, "r");
    if (out) {
        fclose(out);
        complain(MSG_FILE_EXISTS, file, file);
        return false;
    }
    out = system_open(file, "w");
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

bool obey_load(Session *s, const char *arguments)
{
    char error[ERROR_TEXT] = "";
    if (!*arguments)
        return usage_refused(MSG_HELP_LOAD);
    FILE *in = system_open(arguments, "r");
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
