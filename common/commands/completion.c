/* completion.c - see completion.h. */
#include "commands/completion.h"

#include <string.h>

#include "commands/commands.h"
#include "game/movegen.h"
#include "machine/system.h"
#include "notation/starts.h"
#include "notation/write_move.h"
#include "options/table.h"

typedef void (*Offer)(const char *word);

static const Session *session;

void completion_begin(const Session *s) { session = s; }

/* --- moves, options, files --- */

static void offer_words(const char *words, Offer offer)
{
    char word[WORD_TEXT];
    while (text_word(&words, word, sizeof word))
        offer(word);
}

static void offer_moves(const char *start, Offer offer)
{
    Move list[MAX_MOVES];
    char word[MOVE_TEXT];
    int count = generate_legal(&session->game.pos, list);
    /* Japanese as people type it, with or without the mark of the side. */
    bool japanese = (unsigned char)*start >= 0x80;
    bool marked = strncmp(start, "▲", 3) == 0 || strncmp(start, "△", 3) == 0;
    Notation notation = japanese ? NOTATION_JAPANESE
                      : *start >= 'A' && *start <= 'Z' ? NOTATION_WESTERN : NOTATION_USI;
    for (int i = 0; i < count; i++) {
        move_write(&session->game.pos, list[i], notation, word);
        offer(japanese && !marked ? word + text_character(word) : word);
    }
}

static void offer_options(const char *before, const char *start, Offer offer)
{
    char name[OPTION_TEXT], word[OPTION_TEXT];
    const char *at = before;
    text_word(&at, word, sizeof word);
    bool named = text_word(&at, name, sizeof name) && at <= start;
    const Option *row = named ? options_find(name) : NULL;
    for (int i = 0; !named && options_row(i); i++)
        offer(options_row(i)->name);
    if (row && row->type != OPT_SPIN)
        offer_words(row->type == OPT_CHECK ? "on off" : row->words, offer);
}

typedef struct {
    char folder[PATH_TEXT]; /* as typed, with its slash */
    const char *path;       /* all that was typed of it, which may have blanks ... */
    size_t done;            /* ... so many bytes of it in front of the last word */
    Offer offer;
} Files;

/* A name that could not be typed as it is, is none to offer. */
static bool take_file(void *data, const char *name, bool is_folder)
{
    const Files *files = data;
    char word[PATH_TEXT + 300];
    snprintf(word, sizeof word, "%s%s%s", files->folder, name, is_folder ? "/" : "");
    if (*name != '.' && strncmp(word, files->path, files->done) == 0 && text_clean(word))
        files->offer(word + files->done);
    return true;
}

static void offer_files(const char *path, const char *start, Offer offer)
{
    Files files = { .path = path, .done = (size_t)(start - path), .offer = offer };
    const char *slash = strrchr(path, '/');
    snprintf(files.folder, PATH_TEXT, "%.*s", slash ? (int)(slash - path) + 1 : 0, path);
    system_list(slash ? files.folder : ".", take_file, &files);
}

/* --- behind a command --- */

/* follower_words.txt: a command, and words that may stand behind it; ends with NULL. */
extern const char *const follower_words[][LANGUAGES];

/* Japanese names only to who has begun one. */
static void offer_commands(const char *start, Offer offer)
{
    for (const Command *c = commands; c->name; c++) {
        offer(c->name);
        if ((unsigned char)*start >= 0x80)
            offer_words(c->aliases, offer);
    }
}

static void offer_arguments(const Command *c, const char *before, const char *start,
                            Offer offer)
{
    const char *path = before + strcspn(before, " ") + 1;
    path += strspn(path, " ");
    for (int i = 0; follower_words[i][0]; i++)
        if (strcmp(follower_words[i][0], c->name) == 0)
            offer_words(follower_words[i][1], offer);
    if (c->run == obey_set || c->run == obey_options)
        offer_options(before, start, offer);
    else if (c->run == obey_load || c->run == obey_save || c->run == obey_puzzles)
        offer_files(path, start, offer);
    else if (c->run == obey_why || c->run == obey_tree || c->run == obey_moves)
        offer_moves(start, offer);
    else if (strcmp(c->name, "help") == 0)
        offer_commands(start, offer);
    else if (c->run == obey_new)
        for (const Handicap *h = handicaps; h->name; h++)
            offer(h->name);
}

void completion_offer(const char *before, const char *start, Offer offer)
{
    char word[WORD_TEXT];
    const char *at = before;
    if (start == before) {
        if (*start)
            offer_commands(start, offer);
        offer_moves(start, offer);
        return;
    }
    text_word(&at, word, sizeof word);
    const Command *command = command_find(word);
    if (command)
        offer_arguments(command, before, start, offer);
}
