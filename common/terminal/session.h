/* session.h - the terminal game as its commands see it: its state, lines of input,
 * moves played and written. */
#ifndef TERMINAL_SESSION_H
#define TERMINAL_SESSION_H

#include "notation/board.h"
#include "play/level.h"
#include "record/current_game.h"
#include "record/journal.h"
#include "terminal/game_clock.h"
#include "text/messages.h"

enum { LINE_TEXT = 32768 }; /* bytes of a line; a game of MAX_GAME moves fits */

typedef struct {
    Search *engine;        /* the one that thinks here */
    Game game;
    Game other;            /* what `new` and the like put away; valid if has_other */
    bool has_other;
    GameClock clock, other_clock;
    bool flag;             /* a side whose time is up has lost */
    bool up_told;          /* that the present mover's time is up has been said */
    BoardStyle style;
    bool notation_chosen;  /* else Japanese with kanji, USI with letters */
    bool words;            /* moves are told in words */
    bool no_board;         /* boards are drawn only when asked for */
    bool board_asked;
    bool bell;
    char name[2][USER_TEXT]; /* in records, of a person; "": as he is logged in. Of two
                              * the first is Black */
    Strength strength;     /* valid for LEVEL_OWN */
    int level;             /* LEVEL_OWN: set by depth, nodes or time */
    bool surrender;        /* the engine may resign */
    int hopeless;          /* moves in a row after which its game looked lost */
    bool engine_plays[2];  /* [side] */
    bool engine_waits;     /* its turn, but after undo or set-up it waits for `go` */
    bool taken;            /* the next line was heard while it thought, and ended that */
    char behind[LINE_TEXT]; /* a line behind a pasted record, to be obeyed; "": none */
    bool post;             /* show the search's info lines */
    bool interactive;      /* a person at a terminal: prompts and questions */
    bool keys;             /* and the keyboard is open: see keyboard.h */
    bool redraw;           /* the position has changed since the board was shown */
    bool announced;        /* the end of this game has been told */
    int games;             /* how often another game was begun */
    Journal journal;
    bool quit;
    int status;            /* exit status, valid when quit */
} Session;

/* --- lines --- */

/* Copy without escape sequences, control characters and blanks at both ends. False: it
 * did not fit. */
bool session_clean(const char *text, char out[LINE_TEXT]);

/* Ask for a line: the next line of input, cleaned; NULL at the end. Valid until the next
 * call. */
const char *session_line(Session *s, const char *prompt);

/* Complain with the usage of a command, MSG_..._USE, and return false. */
bool usage_refused(Message use);

/* --- the game --- */

/* A move is played on the board, and on the clock. */
void session_play(Session *s, Move move);

/* The position was changed by hand: show it; the engine waits for `go`. */
void session_changed(Session *s);

/* Exchange the game with the one put away. A set-up is read into `other` first, so that a
 * refused one changes nothing and an accepted one can be undone. */
void session_swap(Session *s);

/* The chapter's number as one says it: 8. */
const char *session_chapter(void);

/* What would have to be typed to play on as now, a ';' behind each: who plays, how
 * strong, what becomes of a side that is late or lost. And `clock TIME FROM`, which
 * nobody types: the clocks, and the ply from which on they run. */
char *session_setup(const Session *s, char text[JOURNAL_LINE]);

/* Write the game into its journal: after each command and each move of the engine. The
 * player is told once when it can't be written. */
void session_keep(Session *s);

/* The record of the game, signed. */
void session_record(Session *s, GameRecord *record);

/* Print text in UTF-8; at a terminal that does not show it, '?' for what is not ASCII. */
void session_print(const char *text, size_t length);

/* After undo or a set-up: if it is the engine's turn, say how to make it move. */
void session_tell_waiting(const Session *s);

/* How the game ended, by the rules or by agreement; and to say it. */
Ending session_ending(const Session *s);
Ending session_ending_of(const Game *game);
void session_tell_ending(const Session *s, Ending ending);

/* The rule of declarations: in a handicap game what was given counts, as between
 * people. */
DeclareRule session_declare_rule(const Session *s);

/* Whose time is up has lost, or hears of it. */
void session_judge_time(Session *s);

/* True, after a complaint: the game is over. */
bool session_over(const Session *s);

/* A legal move of the present position as the user wants to read it. */
enum { SAID_TEXT = 160 };
const char *session_move_text(Session *s, Move move, char text[SAID_TEXT]);

/* Some of them, with a blank before each; no more than a few are shown. */
enum { MOVES_SHOWN = 8, MOVES_TEXT = MOVES_SHOWN * (SAID_TEXT + 2) };
const char *session_moves_text(Session *s, const Move *moves, int count,
                               char text[MOVES_TEXT]);

/* A line of play from the present position, with a blank before each move, cut to `size`
 * and to its legal part. */
void session_line_text(Session *s, const Line *line, char *text, size_t size);

#endif
