/* session.h - the terminal game as its commands see it: its state, lines of input, the
 * engine's thinking. */
#ifndef SESSION_H
#define SESSION_H

#include "talk/board_text.h"
#include "talk/game.h"
#include "talk/journal.h"
#include "think/level.h"
#include "talk/messages.h"

enum { LINE_TEXT = 32768 }; /* bytes of a line with its end; a game of MAX_GAME moves fits */

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
    int64_t since;         /* system_now() when the side to move began to think */
    int games;             /* how often another game was begun */
    Journal journal;
    bool quit;
    int status;            /* exit status, valid when quit */
} Session;

/* Complain with the usage of a command, and return false. */
bool usage_refused(Message help);

/* Copy without escape sequences, control characters and blanks at both ends. False: it
 * did not fit. */
bool session_clean(const char *text, char out[LINE_TEXT]);

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

/* How long the side to move has thought, in ms, as a game clock counts: whole seconds.
 * The other side begins to think now. */
int32_t session_spent(Session *s);

/* Write the players' names and the date into the record, if the game is one of our own. */
void session_sign(Session *s);

/* The record of the game, signed. */
void session_record(Session *s, GameRecord *record);

/* Print text in UTF-8; at a terminal that does not show it, '?' for what is not ASCII. */
void session_print(const char *text);

/* After undo or a set-up: if it is the engine's turn, say how to make it move. */
void session_tell_waiting(const Session *s);

Ending session_ending(const Session *s);

/* The rule of declarations: in a handicap game what was given counts, as between people. */
DeclareRule session_declare_rule(const Session *s);

/* A legal move of the present position in the notation chosen. */
const char *session_move_text(Session *s, Move move, char text[MOVE_TEXT]);

#endif
