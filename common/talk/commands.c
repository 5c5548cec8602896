/* commands.c - the table of the terminal's commands, and finding one in it. */
#include "talk/commands.h"

#include <string.h>

#include "talk/commands_file.h"
#include "talk/commands_game.h"
#include "talk/commands_journal.h"
#include "talk/commands_replay.h"
#include "talk/commands_settings.h"
#include "talk/commands_setup.h"
#include "talk/usi.h"

static bool obey_help(Session *s, const char *arguments);
static bool obey_quit(Session *s, const char *arguments);
static bool obey_usi(Session *s, const char *arguments);

/* In the order of `help`. */
const Command commands[] = {
    { "help", " ? ", obey_help, MSG_HELP_HELP, false },
    { "new", " n game ", obey_new, MSG_HELP_NEW, true },
    { "board", " b bd d show ", obey_board, MSG_HELP_BOARD, false },
    { "flip", " reverse rotate ", obey_flip, MSG_HELP_FLIP, true },
    { "moves", "", obey_moves, MSG_HELP_MOVES, false },
    { "undo", " u back takeback remove ", obey_undo, MSG_HELP_UNDO, false },
    { "redo", "", obey_redo, MSG_HELP_REDO, false },
    { "hint", "", obey_hint, MSG_HELP_HINT, false },
    { "go", "", obey_go, MSG_HELP_GO, false },
    { "play", " side switch both force ", obey_play, MSG_HELP_PLAY, true },
    { "level", "", obey_level, MSG_HELP_LEVEL, true },
    { "depth", "", obey_depth, MSG_HELP_DEPTH, true },
    { "nodes", "", obey_nodes, MSG_HELP_NODES, true },
    { "time", "", obey_time, MSG_HELP_TIME, true },
    { "eval", "", obey_eval, MSG_HELP_EVAL, false },
    { "mate", " tsume ", obey_mate, MSG_HELP_MATE, false },
    { "perft", "", obey_perft, MSG_HELP_PERFT, false },
    { "save", "", obey_save, MSG_HELP_SAVE, false },
    { "load", "", obey_load, MSG_HELP_LOAD, true },
    { "kif", "", obey_kif, MSG_HELP_KIF, false },
    { "ki2", "", obey_ki2, MSG_HELP_KI2, false },
    { "csa", "", obey_csa, MSG_HELP_CSA, false },
    { "bod", "", obey_bod, MSG_HELP_BOD, false },
    { "first", "", obey_first, MSG_HELP_FIRST, false },
    { "last", "", obey_last, MSG_HELP_LAST, false },
    { "next", "", obey_next, MSG_HELP_NEXT, false },
    { "prev", " previous ", obey_prev, MSG_HELP_PREV, false },
    { "goto", "", obey_goto, MSG_HELP_GOTO, false },
    { "list", "", obey_list, MSG_HELP_LIST, false },
    { "comment", "", obey_comment, MSG_HELP_COMMENT, false },
    { "journal", "", obey_journal, MSG_HELP_JOURNAL, true },
    { "resume", " continue ", obey_resume, MSG_HELP_RESUME, false },
    { "sfen", "", obey_sfen, MSG_HELP_SFEN, true },
    { "position", "", obey_position, MSG_HELP_POSITION, false },
    { "notation", "", obey_notation, MSG_HELP_NOTATION, true },
    { "kanji", "", obey_kanji, MSG_HELP_KANJI, true },
    { "ascii", " letters ", obey_ascii, MSG_HELP_ASCII, true },
    { "color", " colour ", obey_color, MSG_HELP_COLOR, true },
    { "post", "", obey_post, MSG_HELP_POST, true },
    { "set", " setoption ", obey_set, MSG_HELP_SET, true },
    { "resign", "", obey_resign, MSG_HELP_RESIGN, false },
    { "declare", "", obey_declare, MSG_HELP_DECLARE, false },
    { "usi", "", obey_usi, MSG_HELP_USI, false },
    { "quit", " q exit bye ", obey_quit, MSG_HELP_QUIT, false },
    { .name = NULL },
};

/* --- finding a command --- */

static bool is_alias(const char *word, const char *aliases)
{
    size_t length = strlen(word);
    for (const char *at = aliases; (at = strchr(at, ' ')) != NULL; at++)
        if (text_begins(at + 1, word) && at[1 + length] == ' ')
            return true;
    return false;
}

const Command *command_find(const char *word)
{
    for (const Command *c = commands; c->name && *word; c++)
        if (is_alias(word, c->aliases) || text_same(word, c->name))
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
            int replace = text_lower(from[i - 1]) != to[j - 1];
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
        if (text_begins(c->name, word)) {
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

/* --- commands about commands, and those that leave --- */

/* The second half only where it can be read. */
static void tell_topic(const Session *s, Message topic, Message in_kanji)
{
    say(topic);
    if (s->style.kanji)
        say(in_kanji);
}

static bool obey_help(Session *s, const char *arguments)
{
    if (*arguments) {
        const Command *command = command_find(arguments);
        if (!command)
            command = command_guess(arguments);
        if (command)
            say(command->help);
        if (command && command->run == obey_moves)
            tell_topic(s, MSG_HELP_TOPIC_MOVES, MSG_HELP_TOPIC_MOVES_KANJI);
        if (command && command->run == obey_board)
            tell_topic(s, MSG_HELP_TOPIC_BOARD, MSG_HELP_TOPIC_BOARD_KANJI);
        return command != NULL;
    }
    say(MSG_HELP_HEAD);
    for (const Command *c = commands; c->name; c++)
        say(c->help);
    say(MSG_HELP_TAIL);
    return true;
}

static bool obey_quit(Session *s, const char *arguments)
{
    (void)arguments;
    s->quit = true;
    return true;
}

static bool obey_usi(Session *s, const char *arguments)
{
    (void)arguments;
    s->status = usi_run("usi");
    s->quit = true;
    return true;
}
