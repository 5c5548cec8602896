/* game.h - the game on the table: moves, undo and redo, and how it ended. */
#ifndef GAME_H
#define GAME_H

#include "game/rules.h"
#include "talk/record.h"

enum { NOBODY = 2 }; /* beside BLACK and WHITE: a winner when nobody wins */

typedef struct {
    RecordEnd end; /* END_NONE: the game goes on */
    int winner;    /* BLACK, WHITE or NOBODY */
} Ending;

typedef struct {
    Position pos;
    Move future[MAX_GAME]; /* moves taken back; the next to be played again is the last */
    int future_count;
    Ending agreed;         /* resignation or declaration here, else END_NONE */
} Game;

/* A new game from what may stand behind `position` in USI. On refusal the game is as it
 * was and the error says why. */
bool game_set(Game *game, const char *position, char error[ERROR_TEXT]);

/* Play a legal move. What was taken back stays there for redo only when the move is the
 * first of it. Needs: pos.ply < MAX_GAME. */
void game_play(Game *game, Move move);

/* Take back or play again one move; false: there is none. */
bool game_undo(Game *game);
bool game_redo(Game *game);

/* The side to move gives up, or claims a win (or draw) that the rules grant. */
void game_resign(Game *game);
void game_declare(Game *game, DeclareVerdict verdict);

/* Has the game ended, by the rules or by one of the two above? A game of `max_moves`
 * plies (0: of MAX_GAME plies) is drawn. */
Ending game_ending(const Game *game, int max_moves);

/* Points White may count when declaring: those missing from a standard handicap. */
int game_handicap_points(Game *game);

/* The game as a record, and a record as the game. */
void game_to_record(Game *game, GameRecord *record, int max_moves);
bool game_from_record(Game *game, const GameRecord *record, char error[ERROR_TEXT]);

/* One line `position ... moves ...`. */
void game_write_usi(Game *game, FILE *out);

#endif
