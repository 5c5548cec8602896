/* commands.c - the table of the terminal's commands, and finding one in it. */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "talk/session.h"

static bool command_help(Session *s, const char *arguments);
static bool command_quit(Session *s, const char *arguments);

/* In the order of `help`. `usi` is obeyed by the loop itself. */
const Command commands[] = {
    { "help", " ? ", command_help, MSG_HELP_HELP, false },
    { "new", " n game ", command_new, MSG_HELP_NEW, true },
    { "board", " b bd d show ", command_board, MSG_HELP_BOARD, false },
    { "flip", " reverse rotate ", command_flip, MSG_HELP_FLIP, true },
    { "moves", " list ", command_moves, MSG_HELP_MOVES, false },
    { "undo", " u back takeback remove ", command_undo, MSG_HELP_UNDO, false },
    { "redo", "", command_redo, MSG_HELP_REDO, false },
    { "hint", "", command_hint, MSG_HELP_HINT, false },
    { "go", "", command_go, MSG_HELP_GO, false },
    { "play", " side switch both force ", command_play, MSG_HELP_PLAY, true },
    { "level", "", command_level, MSG_HELP_LEVEL, true },
    { "depth", "", command_depth, MSG_HELP_DEPTH, true },
    { "nodes", "", command_nodes, MSG_HELP_NODES, true },
    { "time", "", command_time, MSG_HELP_TIME, true },
    { "eval", "", command_eval, MSG_HELP_EVAL, false },
    { "mate", " tsume ", command_mate, MSG_HELP_MATE, false },
    { "perft", "", command_perft, MSG_HELP_PERFT, false },
    { "save", "", command_save, MSG_HELP_SAVE, false },
    { "load", "", command_load, MSG_HELP_LOAD, true },
    { "sfen", "", command_sfen, MSG_HELP_SFEN, true },
    { "position", "", command_position, MSG_HELP_POSITION, false },
    { "notation", "", command_notation, MSG_HELP_NOTATION, true },
    { "kanji", "", command_kanji, MSG_HELP_KANJI, true },
    { "ascii", " letters ", command_ascii, MSG_HELP_ASCII, true },
    { "color", " colour ", command_color, MSG_HELP_COLOR, true },
    { "post", "", command_post, MSG_HELP_POST, true },
    { "set", " setoption ", command_set, MSG_HELP_SET, true },
    { "resign", "", command_resign, MSG_HELP_RESIGN, false },
    { "declare", "", command_declare, MSG_HELP_DECLARE, false },
    { "usi", "", NULL, MSG_HELP_USI, false },
    { "quit", " q exit bye ", command_quit, MSG_HELP_QUIT, false },
    { .name = NULL },
};

/* --- small tools --- */

const char *word_read(const char *text, char *word, int size)
{
    int length = 0;
    for (; *text && *text != ' '; text++)
        if (length < size - 1)
            word[length++] = *text;
    word[length] = '\0';
    while (*text == ' ')
        text++;
    return text;
}

bool number_read(const char *text, long min, long max, long *value)
{
    char *end;
    errno = 0;
    long number = strtol(text, &end, 10);
    if (end == text || *end || errno || number < min || number > max)
        return false;
    *value = number;
    return true;
}

bool usage_refused(Message help)
{
    complain(MSG_USAGE, message_text(help));
    return false;
}

/* --- finding a command --- */

/* Is the word, any case, the beginning of the name? */
static bool begins(const char *word, const char *name)
{
    while (*word && tolower((unsigned char)*word) == *name) {
        word++;
        name++;
    }
    return *word == '\0';
}

static bool is_alias(const char *word, const char *aliases)
{
    size_t length = strlen(word);
    for (const char *at = aliases; (at = strchr(at, ' ')) != NULL; at++)
        if (begins(word, at + 1) && at[1 + length] == ' ')
            return true;
    return false;
}

const Command *command_named(const char *word)
{
    for (const Command *c = commands; c->name && *word; c++)
        if (is_alias(word, c->aliases)
            || (strlen(word) == strlen(c->name) && begins(word, c->name)))
            return c;
    return NULL;
}

static int smallest(int a, int b, int c)
{
    int least = a < b ? a : b;
    return least < c ? least : c;
}

/* Edit distance (Levenshtein): letters to insert, delete or replace. `to` is shorter than
 * the row below. */
static int distance(const char *from, const char *to)
{
    int row[16], length = (int)strlen(to);
    for (int j = 0; j <= length; j++)
        row[j] = j;
    for (int i = 1; from[i - 1]; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= length; j++) {
            int above = row[j];
            int replace = tolower((unsigned char)from[i - 1]) != to[j - 1];
            row[j] = smallest(above + 1, row[j - 1] + 1, diagonal + replace);
            diagonal = above;
        }
    }
    return row[length];
}

static void name_nearest(const char *word)
{
    enum { FAR = 3 }; /* edits: more than two are no slip of the finger */
    const Command *nearest = NULL;
    int least = FAR;
    for (const Command *c = commands; c->name; c++) {
        int edits = distance(word, c->name);
        if (edits < least && edits < (int)strlen(c->name)) {
            least = edits;
            nearest = c;
        }
    }
    if (nearest)
        complain(MSG_UNKNOWN, word, nearest->name);
    else
        complain(MSG_UNKNOWN_FAR, word);
}

const Command *command_guess(const char *word)
{
    const Command *found = NULL;
    char names[256] = ""; /* room for all names with their blanks */
    int count = 0;
    for (const Command *c = commands; c->name; c++)
        if (begins(word, c->name)) {
            found = c;
            count++;
            strcat(strcat(names, " "), c->name);
        }
    if (count > 1)
        complain(MSG_PREFIX, word, names);
    else if (count == 0)
        name_nearest(word);
    return count == 1 ? found : NULL;
}

/* --- the two commands about commands --- */

/* The second half only where it can be read. */
static void tell_topic(const Session *s, Message topic, Message in_kanji)
{
    say(topic);
    if (s->style.kanji)
        say(in_kanji);
}

static bool command_help(Session *s, const char *arguments)
{
    if (*arguments) {
        const Command *command = command_named(arguments);
        if (!command)
            command = command_guess(arguments);
        if (command)
            say(command->help);
        if (command && command->run == command_moves)
            tell_topic(s, MSG_HELP_TOPIC_MOVES, MSG_HELP_TOPIC_MOVES_KANJI);
        if (command && command->run == command_board)
            tell_topic(s, MSG_HELP_TOPIC_BOARD, MSG_HELP_TOPIC_BOARD_KANJI);
        return command != NULL;
    }
    say(MSG_HELP_HEAD);
    for (const Command *c = commands; c->name; c++)
        say(c->help);
    say(MSG_HELP_TAIL);
    return true;
}

static bool command_quit(Session *s, const char *arguments)
{
    (void)arguments;
    s->quit = true;
    return true;
}
