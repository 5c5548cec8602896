/* commands.h - the table of the terminal's commands, and finding one in it. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "terminal/session.h"

/* What one wants to do; a page of help each. */
typedef enum {
    GROUP_GAME, GROUP_ENGINE, GROUP_STRENGTH, GROUP_SCREEN, GROUP_RECORD, GROUP_PROGRAM,
    GROUPS,
} CommandGroup;

/* One command. `run` returns false when it refused, and has said why; `arguments` are
 * without blanks at both ends. */
typedef struct {
    const char *name;
    const char *aliases; /* other names, with a blank before and behind each */
    bool (*run)(Session *s, const char *arguments);
    Message use;         /* MSG_..._USE: usage, what it does, more of it */
    CommandGroup group;
    bool is_option;      /* also on the command line, as --name=arguments */
} Command;

extern const Command commands[]; /* by group; ends with name NULL */
extern const char *const group_name[GROUPS]; /* as `help` takes it */

/* The command of this very name or alias, any case; NULL: none. */
const Command *command_find(const char *word);

/* Obey it. What it does not take is refused: words behind one that takes none. */
bool command_run(const Command *command, Session *s, const char *arguments);

/* Does its usage name any? */
bool command_takes_words(const Command *command);

/* The command that begins with `word`, if there is only one. Else NULL, after a complaint
 * that lists all of them, or names the nearest command. */
const Command *command_guess(const char *word);

#endif
