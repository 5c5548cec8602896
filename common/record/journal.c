/* journal.c - see journal.h. */
#include "record/journal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "notation/move_text.h"
#include "record/file.h"

enum { LARGEST = 64 << 20 }; /* bytes of a journal that is read */

static const char name_start[] = "game-", name_end[] = ".journal";

/* --- writing --- */

/* A new file with a name that tells when it was made. */
static bool open_file(Journal *journal)
{
    char name[64], stamp[32];
    time_t now = time(NULL);
    struct tm *date = localtime(&now);
    if (!date || !strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", date))
        return false;
    snprintf(name, sizeof name, "/%s%s-%08x%s", name_start, stamp,
             (unsigned)system_random(), name_end);
    journal->file = system_own_path(journal->path, STATE_FOLDER, name, true)
                  ? system_create(journal->path, journal->path) : NULL;
    if (!journal->file || system_lock(journal->file))
        return journal->file != NULL;
    int error = errno;
    journal->saved = true; /* else others would take it for a game left */
    journal_close(journal);
    errno = error;
    return false;
}

/* All lines of the record behind bars, and what happened then begins. */
static void write_section(Journal *journal, Game *game)
{
    GameRecord record = { .nodes = 0 };
    Buffer text = { .text = NULL };
    /* With what was taken back, for redo: write_moves() takes it back again. */
    int length = game->length;
    RecordEnd agreed = game->agreed;
    if (length < game->total) {
        game->length = game->total;
        game->agreed = END_NONE;
    }
    game_to_record(game, &record, 0);
    game->length = length;
    game->agreed = agreed;
    record_write(&record, FORMAT_KIF, ENCODING_UTF8, &text);
    record_free(&record);
    fprintf(journal->file, "game %s %lld\n", game->loaded ? "file" : "own",
            (long long)game->begun);
    const char *rest = text.text ? text.text : "";
    for (Token line; text_line(&rest, &line);)
        fprintf(journal->file, "|%.*s\n", line.length, line.text);
    fputs("begin\n", journal->file);
    buffer_free(&text);
    journal->length = 0;
    for (; journal->length < game->total; journal->length++)
        journal->move[journal->length] = game_move(game, journal->length);
    journal->agreed = END_NONE;
    journal->saved = false;
}

/* The moves that differ from what the file tells. */
static void write_moves(Journal *journal, const Game *game)
{
    char text[MOVE_TEXT];
    int same = 0;
    while (same < journal->length && same < game->length
           && journal->move[same] == game_move(game, same))
        same++;
    if (same < journal->length)
        fprintf(journal->file, "back %d\n", journal->length - same);
    for (int i = same; i < game->length; i++) {
        const RecordNode *node = &game->record.node[game->line[i]];
        journal->move[i] = node->move;
        fprintf(journal->file, "%s %d\n", move_to_usi(node->move, text), (int)node->time);
    }
    journal->saved &= same == journal->length && same == game->length;
    journal->length = game->length;
}

void journal_switch(Journal *journal, bool on)
{
    journal->off = !on;
    if (!on) {
        journal->saved = true;
        journal_close(journal);
    } else if (journal->failed && journal->file) {
        clearerr(journal->file);
        fputc('\n', journal->file); /* what is there may end within a line */
        journal->game = -1;         /* none: it is told from the beginning */
    }
    journal->failed = 0;
}

/* Write what the file does not tell yet; with `other`, everything. False: it failed. */
static bool write_news(Journal *journal, Game *game, const char *setup, bool other)
{
    long before = ftell(journal->file);
    if (other)
        write_section(journal, game);
    write_moves(journal, game);
    if (game->agreed != journal->agreed) {
        fprintf(journal->file, "agreed %s\n", end_word(game->agreed));
        journal->saved = false;
    }
    journal->agreed = game->agreed;
    if (other || strcmp(setup, journal->setup) != 0)
        fprintf(journal->file, "setup %s\n", setup);
    snprintf(journal->setup, JOURNAL_LINE, "%s", setup);
    bool written = ftell(journal->file) == before || system_flush(journal->file);
    return written && !ferror(journal->file);
}

void journal_keep(Journal *journal, Game *game, int number, const char *setup)
{
    if (journal->off || journal->failed)
        return;
    bool other = !journal->file || number != journal->game
        || game->notes != journal->notes || game->begun != journal->begun;
    if (other && !game->begun && game->notes == 0)
        return; /* the game before it is still the one to go on with */
    journal->game = number;
    journal->notes = game->notes;
    journal->begun = game->begun;
    errno = 0;
    if ((!journal->file && !open_file(journal))
        || !write_news(journal, game, setup, other))
        journal->failed = errno ? errno : EIO;
}

void journal_saved(Journal *journal)
{
    if (!journal->file || journal->failed)
        return;
    fputs("saved\n", journal->file);
    journal->saved = system_flush(journal->file);
}

void journal_close(Journal *journal)
{
    if (!journal->file)
        return;
    fclose(journal->file);
    journal->file = NULL;
    if (journal->saved)
        system_remove(journal->path);
}

/* --- reading --- */

static char *read_all(FILE *file, const char *path)
{
    int64_t size;
    if (system_file(path, &size) != FILE_REGULAR || size > LARGEST)
        return NULL;
    char *text = malloc((size_t)size + 1);
    if (!text)
        return NULL;
    rewind(file);
    text[fread(text, 1, (size_t)size, file)] = '\0';
    /* A hole that a power cut has left is the end as well; and without its end a line is
     * not whole. */
    char *end = strrchr(text, '\n');
    *(end ? end + 1 : text) = '\0';
    return text;
}

/* The last section that is whole: where its first line is; NULL: none. */
static const char *last_section(const char *text)
{
    const char *section = NULL, *whole = NULL;
    for (Token line; text_line(&text, &line);) {
        if (text_begins(line.text, "game "))
            section = line.text;
        if (section && token_is(line, "begin"))
            whole = section;
    }
    return whole;
}

/* The record of a section; *section goes behind it. */
static bool read_section(const char **section, Game *game)
{
    RecordReader reader;
    GameRecord record = { .nodes = 0 };
    Buffer kif = { .text = NULL };
    char error[ERROR_TEXT];
    Token first, line;
    text_line(section, &first);
    while (text_line(section, &line) && *line.text == '|')
        buffer_add(&kif, "%.*s\n", line.length - 1, line.text + 1);
    bool good = token_is(line, "begin") && kif.text && !kif.failed
             && record_open_text(&reader, kif.text, kif.length, error);
    buffer_free(&kif);
    if (!good)
        return false;
    good = record_read(&reader, &record) == RECORD_GAME;
    reader_close(&reader);
    if (good)
        game_take(game, &record);
    record_free(&record);
    if (text_take(&first.text, "game own")) {
        game->loaded = false;
        game->begun = (time_t)strtoll(first.text, NULL, 10);
    }
    return good;
}

/* One line of what happened. False: nonsense. */
static bool read_event(const char *line, Game *game, LeftGame *left)
{
    char word[MOVE_TEXT], error[ERROR_TEXT];
    int64_t number = 0;
    Move move;
    if (!text_word(&line, word, sizeof word))
        return true;
    if (strcmp(word, "setup") == 0) {
        snprintf(left->setup, JOURNAL_LINE, "%s", line);
        return true;
    }
    if (strcmp(word, "engine") == 0) { /* `0 1`: journals without `setup` say only this */
        static const char *const person[] = { "none", "black", "white", "both" };
        snprintf(left->setup, JOURNAL_LINE, "play %s;",
                 person[2 * (line[0] == '1') + (strchr(line, ' ') && line[2] == '1')]);
        return true;
    }
    left->saved = strcmp(word, "saved") == 0;
    if (left->saved)
        return true;
    if (strcmp(word, "agreed") == 0) {
        RecordEnd end = end_word_read(line);
        if (end == END_NONE)
            game_reopen(game);
        game->agreed = end;
        return true;
    }
    if (!text_number(line, -1, INT32_MAX, &number))
        return false;
    if (strcmp(word, "back") == 0) {
        while (number-- > 0 && game_undo(game))
            continue;
        return true;
    }
    if (game->pos.ply >= MAX_GAME || !move_from_usi(&game->pos, word, &move, error))
        return false;
    game_play(game, move, (int32_t)number);
    return true;
}

static bool read_journal(LeftGame *left, Game *game)
{
    char *text = read_all(left->lock, left->path), event[2 * JOURNAL_LINE];
    const char *rest = text ? last_section(text) : NULL;
    bool good = rest && read_section(&rest, game);
    for (Token line; good && text_line(&rest, &line);) {
        snprintf(event, sizeof event, "%.*s", line.length, line.text);
        if (!read_event(event, game, left))
            break; /* also at a section cut off: what came before is worth having */
    }
    free(text);
    left->saved |= good && game->length == 0
        && !(record_contents(&game->record) & HOLDS_COMMENTS);
    return good;
}

/* The search for the newest. */
typedef struct {
    LeftGame *left;  /* the newest so far, if it has a path */
    const char *own; /* the journal of this program */
    char folder[PATH_TEXT];
} Finding;

/* Keep the newest name, if its journal is nobody's any more. */
static bool take_name(void *data, const char *name, bool is_folder)
{
    const Finding *search = data;
    LeftGame *left = search->left;
    char path[PATH_TEXT];
    size_t length = strlen(name), end = strlen(name_end);
    if (is_folder || strncmp(name, name_start, strlen(name_start)) != 0 || length <= end
        || strcmp(name + length - end, name_end) != 0
        || snprintf(path, PATH_TEXT, "%s/%s", search->folder, name) >= PATH_TEXT
        || strcmp(path, search->own) == 0)
        return true;
    FILE *lock = system_open(path, "r+b");
    if (!lock)
        return true;
    bool nobodys = system_lock(lock);
    left->others += nobodys && *left->path;
    if (nobodys && strcmp(path, left->path) > 0) {
        journal_leave(left, false);
        left->lock = lock;
        memcpy(left->path, path, sizeof path);
    } else {
        fclose(lock);
    }
    return true;
}

bool journal_find(LeftGame *left, const Journal *own, Game *game)
{
    Finding search = { .left = left, .own = own->file ? own->path : "" };
    char unread[PATH_TEXT];
    if (!system_own_path(search.folder, STATE_FOLDER, "", false))
        return false;
    do {
        memset(left, 0, sizeof *left);
        if (!system_list(search.folder, take_name, &search) || !left->lock)
            return false;
        if (read_journal(left, game))
            return true;
        /* It is not offered again, but someone may want to look at it. */
        journal_leave(left, false);
    } while (snprintf(unread, PATH_TEXT, "%s-unread", left->path) < PATH_TEXT
             && system_rename(left->path, unread));
    return false;
}

void journal_leave(LeftGame *left, bool removed)
{
    if (left->lock)
        fclose(left->lock);
    left->lock = NULL;
    if (removed)
        system_remove(left->path);
}

bool journal_put_away(const LeftGame *left, Game *game, char path[PATH_TEXT])
{
    GameRecord record = { .nodes = 0 };
    char error[ERROR_TEXT];
    unsigned lost;
    int length = (int)(strlen(left->path) - strlen(name_end));
    if (snprintf(path, PATH_TEXT, "%.*s.kifu", length, left->path) >= PATH_TEXT)
        return false;
    game_to_record(game, &record, 0);
    bool good = record_save(&record, path, &lost, error);
    record_free(&record);
    return good;
}
