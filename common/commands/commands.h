/* commands.h - the game in the terminal: its loop (prompt.c), the commands, each in the
 * file of its group, and the table of them (table.c). */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "keyboard/keyboard.h"
#include "machine/system.h"
#include "notation/read_move.h"
#include "terminal/session.h"

/* Play until `quit` or the end of input; the command `usi` turns to the protocol instead.
 * `words` are those of the command line: --ascii, --level=3 and the like, each a command
 * that is an option, or the record to begin with, FILE or FILE N. In a pipe nothing is
 * printed before the first line, so that a graphical program that says `usi` gets the
 * protocol and nothing else. Needs: tables and settings initialised. Returns the exit
 * status: 0, or 2 for a bad option, 1 for a record that can't be read. */
int prompt_run(Search *engine, int count, char **words);

/* --- commands --- */

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

/* Another seed for the openings of another game. */
void settings_seed(Session *s);

/* " up to depth 5": how long a search takes that has one such limit. */
char *settings_limits(const Limits *limits, char text[SAID_TEXT]);

/* --- the table --- */

/* At the start, without arguments: a person is asked, or a script told, about a game to
 * go on with. False: there is none. */
Obey obey_offer;

typedef struct {
    const char *name;
    const char *aliases; /* other names, a word each */
    Obey *run;
    Message use;         /* MSG_..._USE: usage, what it does, more of it */
    CommandGroup group;
    bool is_option;      /* also on the command line, as --name or --name=arguments */
} Command;

extern const Command commands[]; /* by group; ends with name NULL */
extern const char *const group_name[GROUPS]; /* as `help` takes it */

/* The command of this very name or alias, any case; NULL: none. */
const Command *command_find(const char *word);

/* Obey it. What it does not take is refused: words behind one that takes none. */
bool command_run(const Command *command, Session *s, const char *arguments);

/* Does its usage name any? */
bool command_takes_words(const Command *command);

/* The path that was typed behind it: quotes off, ~/ as the user's own folder. False: too
 * long, or there is no such folder. */
bool command_path(const char *text, int length, char path[PATH_TEXT]);

/* The command that begins with `word`, if there is only one. Else NULL, after a complaint
 * that lists all of them, or names the nearest command; `alone`: it is the whole line. */
const Command *command_guess(const char *word, bool alone);

/* What may be typed in this session: commands, legal moves, what may follow a command.
 * See Completer in keyboard.h. */
void command_offer(const Session *s, const char *before, const char *start, Offer offer);

/* --- lines that name no command --- */

/* Obeys the first line of a record, which is loaded with the lines that follow. False: it
 * is no record, and nothing else was read. */
Obey obey_pasted;

/* Read a text that should name one legal move, without playing that; false: a complaint
 * says why it does not. */
bool typed_move_read(Session *s, const char *text, TypedMove *typed);

/* The only move that was read. Where promotion is open and no sign was typed, a person is
 * asked; a script promotes, which is said. MOVE_NONE: the person does not move. */
Move typed_move_settle(Session *s, const TypedMove *typed);

/* Play a line that is a move, or refuse it with the reason and with what may have been
 * meant. True if it was one, good or bad. */
bool typed_move_obey(Session *s, const char *line);

/* Answer the name of a piece, a wish, a move of chess or what is nearly a move with what
 * to type instead; nothing is done. `command` is what the line begins with, or NULL: then
 * also with a piece's name the piece is shown. False: nothing fits, and nothing was
 * said. */
bool typed_wish_answer(Session *s, const char *line, const Command *command);

#endif
