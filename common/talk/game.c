/* game.c - see game.h.
 *
 * The moves played are in the history of the position: repetition needs them there anyway;
 * kept here are only the moves taken back. What a record needs besides, the position
 * before the first move, is found by taking all moves back for a moment.
 */
#include "talk/game.h"

#include <string.h>

#include "game/movegen.h"
#include "game/notation.h"

/* A new move makes another game of it: what was taken back belongs to the old one, and so
 * does its end by resignation or declaration. */
static void forget_future(Game *game)
{
    game->future_count = 0;
    game->agreed = (Ending){ END_NONE, NOBODY };
}

bool game_set(Game *game, const char *position, char error[ERROR_TEXT])
{
    if (!position_read(&game->pos, position, error))
        return false;
    forget_future(game);
    return true;
}

void game_play(Game *game, Move move)
{
    /* The same move as before the undo: the rest of that game still follows. */
    if (game->future_count > 0 && game->future[game->future_count - 1] == move) {
        game_redo(game);
        return;
    }
    forget_future(game);
    move_make(&game->pos, move);
}

bool game_undo(Game *game)
{
    Position *pos = &game->pos;
    game->agreed.end = END_NONE; /* even without a move: giving up can be undone, too */
    if (pos->ply == 0 || game->future_count == MAX_GAME)
        return false;
    game->future[game->future_count++] = pos->history[pos->ply - 1].move;
    move_unmake(pos);
    return true;
}

bool game_redo(Game *game)
{
    if (game->future_count == 0)
        return false;
    game->agreed.end = END_NONE;
    move_make(&game->pos, game->future[--game->future_count]);
    return true;
}

void game_resign(Game *game)
{
    /* The board does not show it, unlike mate or repetition: so it has to be kept. */
    game->agreed = (Ending){ END_RESIGN, !game->pos.side };
}

void game_declare(Game *game, DeclareVerdict verdict)
{
    if (verdict == DECLARE_WIN)
        game->agreed = (Ending){ END_DECLARATION, game->pos.side };
    else if (verdict == DECLARE_DRAW)
        game->agreed = (Ending){ END_IMPASSE, NOBODY };
}

Ending game_ending(const Game *game, int max_moves)
{
    const Position *pos = &game->pos;
    Move list[MAX_MOVES];
    if (game->agreed.end != END_NONE)
        return game->agreed;
    /* Mate before the rest: a last move that mates wins, whatever its number. In shogi a
     * side without a legal move has lost even when it is not in check. */
    if (generate_legal(pos, list) == 0)
        return (Ending){ END_MATE, !pos->side };
    switch (rules_repetition(pos)) {
    case REPEAT_DRAW: return (Ending){ END_REPETITION, NOBODY };
    case REPEAT_BLACK_LOSES: return (Ending){ END_BLACK_FOUL, WHITE };
    case REPEAT_WHITE_LOSES: return (Ending){ END_WHITE_FOUL, BLACK };
    case REPEAT_NONE: break;
    }
    int played = pos->first_number - 1 + pos->ply;
    /* The numbers of a position set up in the middle of a game go on; the room for the
     * history counts from where it was set up. */
    if (pos->ply >= MAX_GAME || (max_moves > 0 && played >= max_moves))
        return (Ending){ END_MAX_MOVES, NOBODY };
    return (Ending){ END_NONE, NOBODY };
}

/* --- the position the game began with --- */

/* Unmake all moves into `moves`; returns how many. Undone by replay(). */
static int rewind_all(Position *pos, Move moves[MAX_GAME])
{
    int count = pos->ply;
    while (pos->ply > 0) {
        moves[pos->ply - 1] = pos->history[pos->ply - 1].move;
        move_unmake(pos);
    }
    return count;
}

static void replay(Position *pos, const Move *moves, int count)
{
    for (int i = 0; i < count; i++)
        move_make(pos, moves[i]);
}

static void start_write(Game *game, char sfen[SFEN_TEXT])
{
    Move moves[MAX_GAME];
    /* Unmake restores every byte, so going back and forth changes nothing that anyone
     * sees. */
    int count = rewind_all(&game->pos, moves);
    sfen_write(&game->pos, sfen);
    replay(&game->pos, moves, count);
}

int game_handicap_points(Game *game)
{
    char start[SFEN_TEXT];
    start_write(game, start);
    /* Only known handicaps count: a board set up by hand with few pieces is a problem,
     * not a gift. */
    const Handicap *handicap = handicaps;
    while (handicap->name && strcmp(handicap->sfen, start) != 0)
        handicap++;
    if (!handicap->name)
        return 0;
    int points = 2 * 27; /* all pieces of both sides together */
    for (const char *c = handicap->sfen; *c && *c != ' '; c++)
        points -= strchr("RrBb", *c) ? 5 : strchr("PpLlNnSsGg", *c) ? 1 : 0;
    return points;
}

/* --- as a record and as a line --- */

void game_to_record(Game *game, GameRecord *record, int max_moves)
{
    char start[SFEN_TEXT];
    start_write(game, start);
    record_clear(record, start);
    record->plies = game->pos.ply;
    for (int i = 0; i < game->pos.ply; i++)
        record->move[i] = (RecordMove){ game->pos.history[i].move, RECORD_NO_TIME,
                                        RECORD_NO_SCORE };
    record->end = game_ending(game, max_moves).end;
}

bool game_from_record(Game *game, const GameRecord *record, char error[ERROR_TEXT])
{
    if (!sfen_read(&game->pos, record->start, error))
        return false; /* moves need no check: record_read_...() has judged each of them */
    forget_future(game);
    for (int i = 0; i < record->plies; i++)
        move_make(&game->pos, record->move[i].move);
    if (record->end == END_RESIGN)
        game_resign(game);
    else if (record->end == END_DECLARATION)
        game_declare(game, DECLARE_WIN);
    return true;
}

void game_write_usi(Game *game, FILE *out)
{
    char text[SFEN_TEXT];
    start_write(game, text);
    if (strcmp(text, STARTPOS) == 0)
        fputs("position startpos", out);
    else
        fprintf(out, "position sfen %s", text);
    for (int i = 0; i < game->pos.ply; i++)
        fprintf(out, "%s %s", i == 0 ? " moves" : "",
                move_to_usi(game->pos.history[i].move, text));
    fputc('\n', out);
}
