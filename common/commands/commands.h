/* commands.h - the table of the terminal's commands, and what is found in it. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "machine/system.h"
#include "terminal/session.h"

/* What one wants to do; a page of help each. */
typedef enum {
    GROUP_GAME, GROUP_ENGINE, GROUP_STRENGTH, GROUP_SCREEN, GROUP_RECORD, GROUP_PROGRAM,
    GROUPS,
} CommandGroup;

/* Obeys a command, whose arguments are without blanks at both ends; its own name, if it
 * takes none. False: it refused, and has said why. */
typedef bool Obey(Session *s, const char *arguments);
Obey obey_undo, obey_redo, obey_go, obey_play, obey_resign, obey_declare;
Obey obey_new, obey_position, obey_sfen;
Obey obey_hint, obey_analyze, obey_mate, obey_eval, obey_moves, obey_perft;
Obey obey_why, obey_review, obey_puzzles, obey_tree, obey_walk;
Obey obey_level, obey_time, obey_flag, obey_surrender, obey_depth, obey_nodes;
Obey obey_options, obey_set, obey_variety;
Obey obey_board, obey_flip, obey_notation, obey_color, obey_lang;
Obey obey_bell, obey_post, obey_name, obey_screen, obey_theme, obey_log;
Obey obey_save, obey_load, obey_print, obey_resume, obey_journal;
Obey obey_next, obey_prev, obey_up, obey_goto, obey_list, obey_comment;
Obey obey_rules, obey_pieces;

/* Obeys a line that is no command, but the first of a record, which is loaded with the
 * lines that follow. False: it is no record, and nothing else was read. */
Obey obey_pasted;

/* At the start, without arguments: a person is asked, or a script told, about a game to
 * go on with. False: there is none. */
Obey obey_offer;

typedef struct {
    const char *name;
    const char *aliases; /* other names, with a blank before and behind each */
    Obey *run;
    Message use;         /* MSG_..._USE: usage, what it does, more of it */
    CommandGroup group;
    bool is_option;      /* also on the command line, as --name=arguments */
} Command;

extern const Command commands[]; /* by group; ends with name NULL */
extern const char *const group_name[GROUPS]; /* as `help` takes it */

/* The command of this very name or alias, any case; NULL: none. */
const Command *command_find(const char *word);

/* The command whose Japanese name the line begins with, where a digit or a wide blank
 * follows: レベル３. *line goes behind it. NULL: none. */
const Command *command_joined(const char **line);

/* Obey it. What it does not take is refused: words behind one that takes none. */
bool command_run(const Command *command, Session *s, const char *arguments);

/* Does its usage name any? */
bool command_takes_words(const Command *command);

/* The command that begins with `word`, if there is only one. Else NULL, after a complaint
 * that lists all of them, or names the nearest command; `alone`: it is the whole line. */
const Command *command_guess(const char *word, bool alone);

/* From now on Tab offers what may be typed in this session: commands, legal moves, and
 * what may follow a command. command_offer() is a Completer, see keyboard.h. */
void command_complete(const Session *s);
void command_offer(const char *before, const char *start,
                   void (*offer)(const char *word));

/* The path that was typed: quotes off, ~/ as the user's own folder. False: too long, or
 * there is no such folder. */
bool command_path(const char *text, int length, char path[PATH_TEXT]);

#endif
