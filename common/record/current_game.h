/* current_game.h - the game being played: its record, undo, a look back, its end. */
#ifndef RECORD_CURRENT_GAME_H
#define RECORD_CURRENT_GAME_H

#include <time.h>

#include "record/record.h"

/* A line, and where it is looked at, while another one is looked at instead. */
typedef struct {
    bool put_aside;
    int fork;                /* plies before that place; there a variation begins */
    int32_t tip;             /* its last move, those that were taken back included */
    int length, total, cut;  /* as in Game */
    RecordEnd agreed;
} View;

/* All zero, it wants game_set() or game_take() before anything else. */
typedef struct {
    Position pos;            /* the position looked at: after pos.ply moves of `line` */
    GameRecord record;       /* everything, with comments and variations */
    int32_t line[MAX_GAME];  /* nodes: the `length` moves of the game, then those that
                              * were taken back, up to `total` */
    int length, total;
    int cut;                 /* plies that the game had before it was ended at a position
                              * looked back to; 0: it was not */
    RecordEnd agreed;        /* resignation and the like at the end, else END_NONE */
    bool loaded;             /* from a file: its names and dates are kept */
    time_t begun;            /* when our own game had its first move; 0: not yet */
    int notes;               /* how often anything but the moves was changed */
    View own;                /* the game itself while a variation is looked at, of which
                              * `line`, `length`, `total`, `cut` and `agreed` are then */
} Game;

/* A new game from what may follow `position` in USI. If that is refused, the game is as
 * it was and the error says why. */
bool game_set(Game *game, const char *position, char error[ERROR_TEXT]);

/* Take over the game of a record, which is left empty. */
void game_take(Game *game, GameRecord *record);

/* Play a move, which took `time` ms (RECORD_NO_TIME: not known). Moves that were taken
 * back are forgotten, unless this is the first of them; a move that a loaded record has
 * here instead becomes a variation. Needs: the move legal, pos.ply < MAX_GAME. */
void game_play(Game *game, Move move, int32_t time);

/* Take back or play again one move; false: there is none. */
bool game_undo(Game *game);
bool game_redo(Game *game);

/* Look at the position after this many moves of the game (cut to its length). */
void game_look(Game *game, int ply);

/* The node of the record that the position looked at belongs to. */
int game_node(const Game *game);

/* The move played at this ply. */
static inline Move game_move(const Game *game, int ply)
{
    return game->record.node[game->line[ply]].move;
}

/* Add a line to the comment there; NULL: forget the comment. */
void game_comment(Game *game, const char *text);

/* --- variations: to look at one changes nothing, only a move played there makes it the
 * game --- */

/* The moves that may follow the position looked at, as nodes, that of the line first;
 * returns how many, at most `room`, which is at least 1. */
int game_branches(const Game *game, int32_t nodes[], int room);

/* Look at the variation that begins with such a node. */
void game_enter(Game *game, int32_t node);

/* Back to where the variation begins; false: it is the game that is looked at. */
bool game_leave(Game *game);

/* For who wants the game itself for a moment, and then the variation again. */
View game_step_out(Game *game);
void game_step_in(Game *game, const View *view);

/* --- the end --- */

/* The game ends where it is looked at: a side resigns, or claims what the rules grant. */
void game_end(Game *game, RecordEnd ending);

/* Take back an ending by agreement, but no move; false: there was none. */
bool game_reopen(Game *game);

/* Has the game ended, by the rules or by agreement? A game of `max_moves` plies (0: of
 * MAX_GAME plies) is drawn. */
RecordEnd game_ending(const Game *game, int max_moves);

/* A copy of the record with the game as its main line and its ending. */
void game_to_record(Game *game, GameRecord *record, int max_moves);

#endif
