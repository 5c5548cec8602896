/* session.h - what the parts of the terminal game share; terminal.h is for everyone
 * else. */
#ifndef SESSION_H
#define SESSION_H

#include "talk/board_text.h"
#include "talk/game.h"
#include "think/level.h"
#include "talk/messages.h"

typedef struct {
    Game game;
    Game other;            /* what `new` and the like put away; valid if has_other */
    bool has_other;
    BoardStyle style;
    Strength strength;
    int level;             /* LEVEL_OWN: set by depth, nodes or time */
    bool engine_plays[2];  /* [side] */
    bool engine_waits;     /* its turn, but after undo or set-up it waits for `go` */
    bool post;             /* show the search's info lines */
    bool interactive;      /* a person at a terminal: prompts and questions */
    bool redraw;           /* the position has changed since the board was shown */
    bool announced;        /* the end of this game has been told */
    bool quit;
    int status;            /* exit status, valid when quit */
} Session;

/* One command. `run` returns false when it refused, and has said why; `arguments` are
 * without blanks at both ends. */
typedef struct {
    const char *name;
    const char *aliases; /* other names, with a blank before and behind each */
    bool (*run)(Session *s, const char *arguments);
    Message help;
    bool is_option;      /* also on the command line, as --name=arguments */
} Command;

extern const Command commands[]; /* ends with name NULL */

/* --- commands.c --- */

/* The command of this very name or alias, any case; NULL: none. */
const Command *command_named(const char *word);

/* The command that begins with `word`, if there is only one. Else NULL, after a complaint
 * that lists all of them, or names the nearest command. */
const Command *command_guess(const char *word);

/* A whole number, nothing behind it; false leaves *value. */
bool number_read(const char *text, long min, long max, long *value);

/* Cut the first word off: copied to `word`, cut to `size`. Returns what follows the
 * blanks. */
const char *word_read(const char *text, char *word, int size);

/* Complain with the usage of a command, and return false. */
bool usage_refused(Message help);

/* --- terminal.c --- */

/* The next line of input, cleaned; NULL at the end. Valid until the next call. */
const char *session_line(Session *s);

/* Let the engine think about the position; Ctrl-C makes it move at once. */
Answer session_think(Session *s, const Strength *strength);

MateResult session_mate(Session *s, int milliseconds, Line *line);

/* The engine plays one move for the side to move, or ends the game. */
void session_engine_move(Session *s);

/* The position was changed by hand: show it; the engine waits for `go`. */
void session_changed(Session *s);

/* Exchange the game with the one put away. A set-up is read into `other` first, so that a
 * refused one changes nothing and an accepted one can be undone. */
void session_swap(Session *s);

/* After undo or a set-up: if it is the engine's turn, say how to make it move. */
void session_tell_waiting(const Session *s);

Ending session_ending(const Session *s);

/* A legal move of the present position in the notation chosen. */
const char *session_move_text(Session *s, Move move, char text[MOVE_TEXT]);

/* --- commands_game.c, commands_file.c, commands_settings.c: one function a command
 * --- */

bool command_board(Session *s, const char *arguments);
bool command_declare(Session *s, const char *arguments);
bool command_eval(Session *s, const char *arguments);
bool command_go(Session *s, const char *arguments);
bool command_hint(Session *s, const char *arguments);
bool command_load(Session *s, const char *arguments);
bool command_mate(Session *s, const char *arguments);
bool command_moves(Session *s, const char *arguments);
bool command_new(Session *s, const char *arguments);
bool command_perft(Session *s, const char *arguments);
bool command_position(Session *s, const char *arguments);
bool command_redo(Session *s, const char *arguments);
bool command_resign(Session *s, const char *arguments);
bool command_save(Session *s, const char *arguments);
bool command_sfen(Session *s, const char *arguments);
bool command_undo(Session *s, const char *arguments);

bool command_ascii(Session *s, const char *arguments);
bool command_color(Session *s, const char *arguments);
bool command_depth(Session *s, const char *arguments);
bool command_flip(Session *s, const char *arguments);
bool command_kanji(Session *s, const char *arguments);
bool command_level(Session *s, const char *arguments);
bool command_nodes(Session *s, const char *arguments);
bool command_notation(Session *s, const char *arguments);
bool command_play(Session *s, const char *arguments);
bool command_post(Session *s, const char *arguments);
bool command_set(Session *s, const char *arguments);
bool command_time(Session *s, const char *arguments);

#endif
