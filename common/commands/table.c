/* table.c - all commands: finding one, what Tab offers, and help. */
#include "commands/commands.h"

#include <string.h>

#include "game/movegen.h"
#include "notation/plain_words.h"
#include "notation/starts.h"
#include "options/table.h"
#include "usi/usi.h"

static Obey obey_help, obey_leave;

const Command commands[] = {
    { "new", "game 新規", obey_new, MSG_NEW_USE, GROUP_GAME, true },
    { "undo", "u back takeback remove 待った", obey_undo, MSG_UNDO_USE, GROUP_GAME, false },
    { "redo", "やり直し", obey_redo, MSG_REDO_USE, GROUP_GAME, false },
    { "go", "", obey_go, MSG_GO_USE, GROUP_GAME, false },
    { "play", "side switch both 手番", obey_play, MSG_PLAY_USE, GROUP_GAME, true },
    { "humans", "human force", obey_play, MSG_HUMANS_USE, GROUP_GAME, true },
    { "resign", "投了", obey_resign, MSG_RESIGN_USE, GROUP_GAME, false },
    { "declare", "宣言", obey_declare, MSG_DECLARE_USE, GROUP_GAME, false },

    { "hint", "ヒント", obey_hint, MSG_HINT_USE, GROUP_ENGINE, false },
    { "analyze", "analyse analysis 検討", obey_analyze, MSG_ANALYZE_USE, GROUP_ENGINE,
      false },
    { "why", "なぜ", obey_why, MSG_WHY_USE, GROUP_ENGINE, false },
    { "review", "棋譜解析", obey_review, MSG_REVIEW_USE, GROUP_ENGINE, false },
    { "puzzles", "puzzle 問題 詰将棋", obey_puzzles, MSG_PUZZLES_USE, GROUP_ENGINE, false },
    { "tree", "木", obey_tree, MSG_TREE_USE, GROUP_ENGINE, false },
    { "walk", "", obey_walk, MSG_WALK_USE, GROUP_ENGINE, false },
    { "eval", "形勢", obey_eval, MSG_EVAL_USE, GROUP_ENGINE, false },
    { "mate", "tsume 詰み", obey_mate, MSG_MATE_USE, GROUP_ENGINE, false },

    { "level", "強さ レベル", obey_level, MSG_LEVEL_USE, GROUP_STRENGTH, true },
    { "time", "clock 持ち時間", obey_time, MSG_TIME_USE, GROUP_STRENGTH, true },
    { "flag", "", obey_flag, MSG_FLAG_USE, GROUP_STRENGTH, true },
    { "surrender", "", obey_surrender, MSG_SURRENDER_USE, GROUP_STRENGTH, true },
    { "variety", "序盤", obey_variety, MSG_VARIETY_USE, GROUP_STRENGTH, true },
    { "depth", "", obey_depth, MSG_DEPTH_USE, GROUP_STRENGTH, true },
    { "nodes", "", obey_nodes, MSG_NODES_USE, GROUP_STRENGTH, true },
    { "options", "", obey_options, MSG_OPTIONS_USE, GROUP_STRENGTH, false },
    { "set", "setoption 設定", obey_set, MSG_SET_USE, GROUP_STRENGTH, true },

    { "board", "b bd d show 盤", obey_board, MSG_BOARD_USE, GROUP_SCREEN, true },
    { "flip", "reverse rotate 反転", obey_flip, MSG_FLIP_USE, GROUP_SCREEN, true },
    { "screen", "画面", obey_screen, MSG_SCREEN_USE, GROUP_SCREEN, true },
    { "log", "履歴", obey_log, MSG_LOG_USE, GROUP_SCREEN, false },
    { "theme", "themes", obey_theme, MSG_THEME_USE, GROUP_SCREEN, true },
    { "kanji", "", obey_board, MSG_KANJI_USE, GROUP_SCREEN, true },
    { "ascii", "letters", obey_board, MSG_ASCII_USE, GROUP_SCREEN, true },
    { "notation", "表記", obey_notation, MSG_NOTATION_USE, GROUP_SCREEN, true },
    { "color", "colour", obey_color, MSG_COLOR_USE, GROUP_SCREEN, true },
    { "lang", "language 言語", obey_lang, MSG_LANG_USE, GROUP_SCREEN, true },
    { "bell", "", obey_bell, MSG_BELL_USE, GROUP_SCREEN, true },
    { "post", "", obey_post, MSG_POST_USE, GROUP_SCREEN, true },
    { "name", "names 名前", obey_name, MSG_NAME_USE, GROUP_SCREEN, true },

    { "moves", "合法手", obey_moves, MSG_MOVES_USE, GROUP_RECORD, false },
    { "sfen", "", obey_sfen, MSG_SFEN_USE, GROUP_RECORD, true },
    { "position", "", obey_position, MSG_POSITION_USE, GROUP_RECORD, false },
    { "save", "保存", obey_save, MSG_SAVE_USE, GROUP_RECORD, false },
    { "load", "読込", obey_load, MSG_LOAD_USE, GROUP_RECORD, true },
    { "list", "棋譜", obey_list, MSG_LIST_USE, GROUP_RECORD, false },
    { "first", "最初", obey_goto, MSG_FIRST_USE, GROUP_RECORD, false },
    { "last", "最後", obey_goto, MSG_LAST_USE, GROUP_RECORD, false },
    { "next", "進む", obey_next, MSG_NEXT_USE, GROUP_RECORD, false },
    { "prev", "previous 戻る", obey_prev, MSG_PREV_USE, GROUP_RECORD, false },
    { "up", "本譜", obey_up, MSG_UP_USE, GROUP_RECORD, false },
    { "goto", "", obey_goto, MSG_GOTO_USE, GROUP_RECORD, false },
    { "comment", "コメント", obey_comment, MSG_COMMENT_USE, GROUP_RECORD, false },
    { "kif", "", obey_print, MSG_KIF_USE, GROUP_RECORD, false },
    { "ki2", "", obey_print, MSG_KI2_USE, GROUP_RECORD, false },
    { "csa", "", obey_print, MSG_CSA_USE, GROUP_RECORD, false },
    { "bod", "", obey_print, MSG_BOD_USE, GROUP_RECORD, false },
    { "journal", "", obey_journal, MSG_JOURNAL_USE, GROUP_RECORD, true },
    { "resume", "continue 再開", obey_resume, MSG_RESUME_USE, GROUP_RECORD, false },

    { "help", "? ヘルプ", obey_help, MSG_HELP_USE, GROUP_PROGRAM, false },
    { "rules", "tutorial ルール", obey_rules, MSG_RULES_USE, GROUP_PROGRAM, false },
    { "pieces", "駒の動き 駒", obey_pieces, MSG_PIECES_USE, GROUP_PROGRAM, false },
    { "perft", "", obey_perft, MSG_PERFT_USE, GROUP_PROGRAM, false },
    { "usi", "", obey_leave, MSG_USI_USE, GROUP_PROGRAM, false },
    { "quit", "q exit bye 終了", obey_leave, MSG_QUIT_USE, GROUP_PROGRAM, false },
    { .name = NULL },
};

const char *const group_name[GROUPS] = { "game", "engine", "strength", "screen",
    "records", "program" };

/* --- finding a command --- */

const Command *command_find(const char *word)
{
    for (const Command *c = commands; c->name && *word; c++)
        if (text_same(word, c->name) || text_is_among(c->aliases, word))
            return c;
    return NULL;
}

const Command *command_guess(const char *word, bool alone)
{
    enum { SHORT = 4 }; /* letters */
    const Command *found = NULL, *nearest = NULL;
    char names[512] = ""; /* room for all names with their blanks */
    int count = 0, least = WORD_TEXT; /* edits */
    for (const Command *c = commands; c->name; c++) {
        /* How many edits from a name are still a slip of the finger: of a short word, or
         * of another first letter, one; and none where both hold. `how` did not mean
         * `why`. */
        int most = (strlen(word) >= SHORT) + (text_lower(*word) == *c->name);
        int edits = text_distance(word, c->name);
        if (edits < least && edits <= most) {
            least = edits;
            nearest = c;
        }
        if (text_begins(c->name, word)) {
            found = c;
            count++;
            text_add(names, sizeof names, " %s", c->name);
        }
    }
    if (count > 1)
        complain(MSG_PREFIX, word, names);
    else if (count == 0 && nearest)
        complain(MSG_UNKNOWN, word, nearest->name);
    else if (count == 0)
        complain(alone ? MSG_UNKNOWN_WORD : MSG_UNKNOWN_SENTENCE, word);
    return count == 1 ? found : NULL;
}

bool command_takes_words(const Command *command)
{
    const char *use = message_text(command->use);
    return use[strcspn(use, " \t")] == ' ';
}

bool command_run(const Command *command, Session *s, const char *arguments)
{
    bool takes = command_takes_words(command);
    if (*arguments && !takes)
        return usage_refused(command->use);
    return command->run(s, takes ? arguments : command->name);
}

bool command_path(const char *text, int length, char path[PATH_TEXT])
{
    char home[PATH_TEXT] = "";
    bool quoted = length >= 2 && text[0] == '"' && text[length - 1] == '"';
    text += quoted;
    bool own = strncmp(text, "~/", 2) == 0;
    if (own && !system_home(home))
        return false;
    length -= 2 * quoted + own;
    return snprintf(path, PATH_TEXT, "%s%.*s", home, length, text + own) < PATH_TEXT;
}

/* --- what Tab offers --- */

static void offer_words(const char *words, Offer offer)
{
    char word[WORD_TEXT];
    while (text_word(&words, word, sizeof word))
        offer(word);
}

static void offer_moves(const Position *pos, const char *start, Offer offer)
{
    Move list[MAX_MOVES];
    char word[MOVE_TEXT];
    int count = generate_legal(pos, list);
    /* Japanese as people type it, with or without the mark of the side. */
    bool japanese = (unsigned char)*start >= 0x80;
    bool marked = strncmp(start, "▲", 3) == 0 || strncmp(start, "△", 3) == 0;
    Notation notation = japanese ? NOTATION_JAPANESE
                      : *start >= 'A' && *start <= 'Z' ? NOTATION_WESTERN : NOTATION_USI;
    for (int i = 0; i < count; i++) {
        move_write(pos, list[i], notation, word);
        offer(japanese && !marked ? word + text_character(word) : word);
    }
}

static void offer_options(const char *arguments, const char *start, Offer offer)
{
    char name[OPTION_TEXT];
    bool named = text_word(&arguments, name, sizeof name) && arguments <= start;
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

void command_offer(const Session *s, const char *before, const char *start, Offer offer)
{
    char word[WORD_TEXT];
    const char *arguments = before;
    bool first = start == before;
    text_word(&arguments, word, sizeof word);
    const Command *command = first ? NULL : command_find(word);
    Obey *run = command ? command->run : NULL;
    for (int i = 0; command && arguments == start && follower_words[i][0]; i++)
        if (strcmp(follower_words[i][0], command->name) == 0)
            offer_words(follower_words[i][1], offer);
    if (run == obey_set || run == obey_options)
        offer_options(arguments, start, offer);
    if (run == obey_load || run == obey_save || run == obey_puzzles)
        offer_files(arguments, start, offer);
    if (run == obey_help || (first && *start))
        offer_commands(start, offer);
    if (first || run == obey_why || run == obey_tree || run == obey_moves)
        offer_moves(&s->game.pos, start, offer);
    for (const Handicap *h = handicaps; run == obey_new && h->name; h++)
        offer(h->name);
}

/* --- commands about commands, and those that leave --- */

static bool help_overview(void)
{
    say(MSG_HELP_HEAD);
    for (int group = 0; group < GROUPS; group++) {
        const char *name = group_name[group], *word = word_text(name);
        char names[512] = "";
        for (const Command *c = commands; c->name; c++)
            if ((int)c->group == group)
                text_add(names, sizeof names, "%s%s", *names ? "  " : "", c->name);
        say(MSG_HELP_GROUP, name, word == name ? "" : word, names);
    }
    return say(MSG_HELP_TAIL);
}

/* With the words of other scripts that stand for the command, where they are read. */
static void help_row(const Command *c)
{
    const char *use = message_text(c->use), *tab = strchr(use, '\t');
    char names[SAID_TEXT] = "", word[WORD_TEXT];
    bool wanted = messages_language() == LANGUAGE_JAPANESE;
    for (const char *at = c->aliases; wanted && text_word(&at, word, sizeof word);)
        if ((unsigned char)*word >= 0x80)
            text_add(names, sizeof names, " / %s", word);
    say(MSG_HELP_ROW, (int)(tab - use), use, names, (int)strcspn(tab, "\n"), tab);
}

static bool help_group(const char *name)
{
    int group = 0;
    while (group < GROUPS && !text_same(name, group_name[group])
           && strcmp(name, word_text(group_name[group])) != 0)
        group++;
    if (group == GROUPS)
        return false;
    say(MSG_GROUP_GAME + group);
    for (const Command *c = commands; c->name; c++)
        if ((int)c->group == group)
            help_row(c);
    return true;
}

static bool obey_help(Session *s, const char *arguments)
{
    if (!*arguments)
        return help_overview();
    if (text_same(arguments, "keys"))
        return say(MSG_TOPIC_KEYS);
    if (help_group(arguments))
        return true;
    const Command *command = command_find(arguments);
    if (!command && kind_named(arguments) != NO_KIND)
        return obey_pieces(s, arguments);
    if (!command && (command = command_guess(arguments, true)) == NULL)
        return false;
    help_row(command);
    const char *more = strchr(message_text(command->use), '\n') + 1;
    if (*more)
        say(MSG_HELP_MORE, more);
    if (command->run == obey_rules || command->run == obey_pieces)
        return command->run(s, "");
    bool kanji = s->style.kanji; /* can be read */
    if (command->run == obey_moves || command->run == obey_notation)
        say(MSG_TOPIC_MOVES, kanji ? message_text(MSG_TOPIC_MOVES_KANJI) : "");
    if (command->run == obey_board || command->run == obey_notation)
        say(MSG_TOPIC_BOARD, kanji ? message_text(MSG_TOPIC_BOARD_KANJI) : "");
    return true;
}

/* `quit`, or `usi`: a program is at the other end. */
static bool obey_leave(Session *s, const char *arguments)
{
    if (strcmp(arguments, "usi") == 0) {
        system_raw_keys(false);
        s->status = usi_run(s->engine, arguments);
    }
    s->quit = true;
    return true;
}
