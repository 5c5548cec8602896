/* session.h - the terminal game as its commands see it: state, lines, moves played. */
#ifndef TERMINAL_SESSION_H
#define TERMINAL_SESSION_H

#include "notation/board.h"
#include "play/level.h"
#include "record/current_game.h"
#include "record/journal.h"
#include "terminal/game_clock.h"
#include "text/messages.h"

enum { SAID_TEXT = 160, LINE_TEXT = 32768 /* bytes: a game of MAX_GAME moves fits */ };

typedef struct {
    Search *engine;        /* the one that thinks here */
    Game game, other;      /* other: put away by `new` and the like; valid if games > 0 */
    GameClock clock, other_clock;
    Journal journal, other_journal;
    int games;             /* how often a new game was begun */
    bool flag;             /* a side whose time is up has lost */
    bool up_told;          /* the player has been told that the mover's time is up */
    BoardStyle style;
    bool notation_chosen;  /* else Japanese for who reads it, on a board in kanji */
    bool words;            /* moves are told in words */
    bool stays;            /* the board, where it can: see stage.h */
    bool aside;            /* the board shows a problem: nobody plays, no clock runs */
    bool no_board;         /* boards are drawn only when asked for */
    bool board_asked;
    bool welcomed;         /* the first words have been said */
    bool legend_told;      /* what the marks on the board mean */
    bool bell;
    char name[2][USER_TEXT]; /* people's, in records; "": the login name. Of two, Black's
                              * comes first */
    Strength strength;     /* valid for LEVEL_OWN */
    int level;             /* LEVEL_OWN: set with depth, nodes or time */
    bool surrender;        /* the engine may resign */
    bool varies;           /* its openings, as the seed says */
    bool seed_chosen;      /* for all games; else each game has another one */
    int seed;              /* 1 to SEEDS */
    int hopeless;          /* moves in a row at which its game looked lost */
    bool engine_plays[2];  /* [side] */
    bool engine_waits;     /* its turn, but after undo or a set-up it waits for `go` */
    bool taken;            /* the next line was heard by the engine, and ended its turn */
    char behind[LINE_TEXT]; /* a line that is to be obeyed next; "": none */
    char offered[WORD_TEXT]; /* what a yes to the last answer would type; "": nothing */
    Move hinted;           /* by the last `hint` in this position, or MOVE_NONE */
    bool aloud;            /* the line obeyed was offered: the move it plays is said */
    bool post;             /* show the search's info lines */
    bool interactive;      /* a person at a terminal: prompts and questions */
    bool keys;             /* and the keyboard is open: see keyboard.h */
    bool redraw;           /* the position has changed since the board was drawn */
    bool announced;        /* the end of this game has been told, ... */
    time_t ended;          /* ... then */
    bool quit;
    int status;            /* exit status, valid when quit */
} Session;

/* --- lines --- */

/* Copy a text without escape sequences, control characters and blanks at both ends.
 * False: it did not fit. */
bool session_clean(const char *text, char out[LINE_TEXT]);

/* Complain with the usage of a command, MSG_..._USE, and return false. */
bool usage_refused(Message use);

/* --- the game --- */

/* Play a move on the board and on the clock. */
void session_play(Session *s, Move move);

/* The position was changed by hand: it will be shown, and the engine waits for `go`. */
void session_changed(Session *s);

/* Exchange the game with the one put away. A set-up is first read into `other`, so that a
 * refused one changes nothing and an accepted one can be undone. The same for a game that
 * begins, with the times unused: what was put away before is left to `resume`. */
void session_swap(Session *s);
void session_begin_other(Session *s);

/* Can `resume` go on with the game, when it has left the table? */
bool session_is_kept(const Journal *journal, const Game *game);

/* The chapter's number as people say it: 8. */
const char *session_chapter(void);

/* "White (engine, level 3)": who plays a side. */
char *session_who(const Session *s, int side, char text[SAID_TEXT]);

/* The commands that would have to be typed to play on as now, each with a ';' after it:
 * who plays, how strong, what becomes of a side that is late or lost. The last one is
 * never typed: `clock TIME FROM`, the clocks and the ply at which they began. */
char *session_setup(const Session *s, char text[JOURNAL_LINE]);

/* Write the game into its journal, after each command and each move of the engine. The
 * player is told once if it can't be written. */
void session_keep(Session *s);

/* The record of the game, signed. */
void session_record(Session *s, GameRecord *record);

/* Print text in UTF-8; at a terminal that does not show it, '?' for what is not ASCII. */
void session_print(const char *text, size_t length);

/* After undo or a set-up: if it is the engine's turn, tell how to make it move. */
void session_tell_waiting(const Session *s);

/* How the game ended, by the rules or by agreement; and tell it. */
RecordEnd session_ending(const Session *s);
RecordEnd session_ending_of(const Game *game);
void session_tell_ending(const Session *s, RecordEnd ending);

/* The rule for declarations: in a handicap game the pieces given count. */
DeclareRule session_declare_rule(const Session *s);

/* If the mover's time is up, it loses, or is told so. */
void session_judge_time(Session *s);

/* True, after a complaint: the game is over. */
bool session_over(const Session *s);

/* A legal move of the present position, written as the user wants to read it; or for one
 * who is to choose it: Japanese notation is followed by what can be typed. */
const char *session_move_text(Session *s, Move move, char text[SAID_TEXT]);
const char *session_choice_text(Session *s, Move move, char text[SAID_TEXT]);

/* Several of them, with a blank before each; only the first few are shown. */
enum { MOVES_SHOWN = 8, MOVES_TEXT = MOVES_SHOWN * (SAID_TEXT + 2) };
const char *session_moves_text(Session *s, const Move *moves, int count,
                               char text[MOVES_TEXT]);

/* A line of play from the present position, with a blank before each move, cut to `size`
 * and to its legal part. `choice`: a player is to choose its first move. */
void session_line_text(Session *s, const Line *line, bool choice, char *text,
                       size_t size);

/* --- choices --- */

/* What a person has chosen and wants to find again at the next start: commands as they
 * were typed, one of each kind, in the file `settings` of the configuration folder. Text
 * NULL: there are none. The caller frees them. */
Buffer remembered_lines(void);

/* Keep a command in place of the last one of its kind, if it is such a choice and can be
 * written; or forget them all. False: there were none. */
void remembered_keep(const char *command, const char *arguments);
bool remembered_forget(void);

#endif
