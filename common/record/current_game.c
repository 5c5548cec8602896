/* current_game.c - see current_game.h.
 *
 * The moves up to the position looked at are in its history: repetition needs them there.
 * `line` says which nodes of the record they are, and which ones follow.
 */
#include "record/current_game.h"

#include <string.h>

#include "game/movegen.h"
#include "text/messages.h"

/* --- the record --- */

/* What holds at the beginning of any game. */
static void begin(Game *game, bool loaded)
{
    game->agreed = END_NONE;
    game->loaded = loaded;
    game->begun = 0;
    game->notes = game->cut = 0;
    game->own.put_aside = false;
}

/* The last of the first `ply` moves; 0: there are none. */
static int node_at(const Game *game, int ply) { return ply ? game->line[ply - 1] : 0; }

int game_node(const Game *game) { return node_at(game, game->pos.ply); }

static void forward(Game *game)
{
    move_make(&game->pos, game->record.node[game->line[game->pos.ply]].move);
}

/* The ending that stands in the record behind a node; 0: none. */
static int end_node(const GameRecord *record, int node)
{
    int child = record->node[node].child;
    while (child && record->node[child].move != MOVE_NONE)
        child = record->node[child].sibling;
    return child;
}

/* An ending in the record that the board does not show, if it is a true one. */
static void agree_as_recorded(Game *game)
{
    int ply = game->pos.ply;
    game->agreed = END_NONE;
    if (game->length < game->total) /* an ending there is a variation's */
        return;
    game_look(game, game->length);
    int node = end_node(&game->record, game_node(game));
    RecordEnd end = game->record.node[node].end;
    if (end > END_ERROR && end != END_MATE && end != END_REPETITION
        && record_judge(&game->record, end, &game->pos) == end)
        game->agreed = end;
    game_look(game, ply);
}

/* The game behind this ply is what the record has there. */
static void follow_record(Game *game, int ply)
{
    int node = node_at(game, ply);
    while ((node = record_next(&game->record, node)) != 0)
        game->line[ply++] = node;
    game->length = game->total = ply;
    agree_as_recorded(game);
}

/* Make a record of nothing but the moves in the position's history. False: no memory. */
static bool record_anew(Game *game)
{
    int plies = game->pos.ply;
    record_from_history(&game->record, &game->pos);
    if (game->record.failed)
        return false;
    follow_record(game, 0);
    game_look(game, plies);
    return true;
}

bool game_set(Game *game, const char *position, char error[ERROR_TEXT])
{
    if (!position_read(&game->pos, position, error))
        return false;
    if (!record_anew(game))
        return refusal_error(error, REFUSAL_NO_MEMORY);
    begin(game, false);
    return true;
}

void game_take(Game *game, GameRecord *record)
{
    record_free(&game->record);
    game->record = *record;
    memset(record, 0, sizeof *record);
    begin(game, true);
    record_set_up(&game->record, &game->pos);
    follow_record(game, 0);
    game_look(game, game->length);
}

/* --- moves --- */

/* What another game would follow from here: moves that were taken back, and an ending. */
static void forget_old(Game *game)
{
    int node = game_node(game), end;
    if (game->pos.ply == game->length && game->total > game->length)
        record_remove(&game->record, game->line[game->length]);
    while ((end = end_node(&game->record, node)) != 0)
        record_remove(&game->record, end);
}

void game_play(Game *game, Move move, int32_t spent)
{
    int ply = game->pos.ply;
    assert(ply < MAX_GAME && move_is_legal(&game->pos, move));
    if (ply < game->total && game->record.node[game->line[ply]].move == move) {
        game_redo(game);
        return;
    }
    game->own.put_aside = false;
    if (ply < game->length) /* a variation: the journal's lines can't say that */
        game->notes++;
    forget_old(game);
    game->cut = 0;
    game->line[ply] = record_add(&game->record, game_node(game), move, END_NONE);
    move_make(&game->pos, move);
    if (game->record.failed)
        record_anew(game);
    follow_record(game, ply + 1);
    RecordNode *node = &game->record.node[game_node(game)];
    if (node->time == RECORD_NO_TIME)
        node->time = spent;
    if (!game->begun)
        game->begun = time(NULL);
}

bool game_undo(Game *game)
{
    if (game->pos.ply == 0)
        return false;
    game->agreed = END_NONE;
    game->own.put_aside = false;
    move_unmake(&game->pos);
    game->length = game->pos.ply;
    return true;
}

bool game_redo(Game *game)
{
    if (game->pos.ply == game->total)
        return false;
    forward(game);
    if (game->pos.ply > game->length) { /* else it was only looked back */
        game->length = game->pos.ply;
        agree_as_recorded(game);
    }
    return true;
}

void game_look(Game *game, int ply)
{
    while (game->pos.ply > 0 && game->pos.ply > ply)
        move_unmake(&game->pos);
    while (game->pos.ply < game->length && game->pos.ply < ply)
        forward(game);
}

void game_comment(Game *game, const char *text)
{
    record_comment(&game->record, game_node(game), text);
    game->notes++;
}

/* --- variations --- */

int game_branches(const Game *game, int32_t nodes[], int room)
{
    const RecordNode *node = game->record.node;
    int ply = game->pos.ply, count = 0;
    int32_t next = ply < game->total ? game->line[ply] : 0;
    if (next)
        nodes[count++] = next;
    for (int32_t child = node[game_node(game)].child; child; child = node[child].sibling)
        if (child != next && node[child].move != MOVE_NONE && count < room)
            nodes[count++] = child;
    return count;
}

static View put_aside(const Game *game)
{
    return (View){ true, game->pos.ply, node_at(game, game->total), game->length,
                   game->total, game->cut, game->agreed };
}

/* Such a line again, at this ply; nothing is put aside then. */
static void take_up(Game *game, View line, int ply)
{
    while (game->pos.ply > 0)
        move_unmake(&game->pos);
    for (int i = line.total, at = line.tip; i > 0; at = game->record.node[at].parent)
        game->line[--i] = at;
    game->length = line.length;
    game->total = line.total;
    game->cut = line.cut;
    game->agreed = line.agreed;
    game->own.put_aside = false;
    game_look(game, ply);
}

void game_enter(Game *game, int32_t node)
{
    int ply = game->pos.ply;
    if (!game->own.put_aside)
        game->own = put_aside(game);
    game->line[ply] = node;
    game->cut = 0;
    follow_record(game, ply + 1);
    game_look(game, ply + 1);
}

bool game_leave(Game *game)
{
    int ply = game->pos.ply - 1;
    if (!game->own.put_aside)
        return false;
    /* A variation may begin within another one. */
    while (ply > game->own.fork
           && record_next(&game->record, game->line[ply - 1]) == game->line[ply])
        ply--;
    if (ply <= game->own.fork) {
        take_up(game, game->own, ply);
    } else {
        game_look(game, ply);
        follow_record(game, ply);
    }
    return true;
}

View game_step_out(Game *game)
{
    View view = put_aside(game);
    view.put_aside = game->own.put_aside;
    if (view.put_aside)
        take_up(game, game->own, game->own.fork);
    return view;
}

void game_step_in(Game *game, const View *view)
{
    View own = put_aside(game);
    if (!view->put_aside)
        return;
    take_up(game, *view, view->fork);
    game->own = own;
}

/* --- endings --- */

/* The game ends where it is looked at. The board does not show why, unlike mate or
 * repetition: so it has to be kept. What followed there becomes a variation, as it does
 * behind a move played there. */
void game_end(Game *game, RecordEnd ending)
{
    game->own.put_aside = false;
    game->agreed = ending;
    if (game->pos.ply == game->length)
        return;
    record_promote(&game->record, game->line[game->pos.ply]); /* to find it again */
    game->cut = game->length;
    game->length = game->total = game->pos.ply;
    game->notes++;
}

bool game_reopen(Game *game)
{
    int before = game->length, node = end_node(&game->record, node_at(game, before));
    if (game->agreed == END_NONE)
        return false;
    if (game->record.node[node].end == game->agreed)
        record_remove(&game->record, node);
    game->agreed = END_NONE;
    if (game->cut > before) /* the rest of the game again, see game_end() */
        follow_record(game, before);
    game->cut = 0;
    return true;
}

RecordEnd game_ending(const Game *game, int max_moves)
{
    const Position *pos = &game->pos;
    Move list[MAX_MOVES];
    if (game->agreed != END_NONE && pos->ply == game->length)
        return game->agreed;
    /* Mate before the rest: a last move that mates wins, whatever its number. In shogi a
     * side without a legal move has lost even when it is not in check. */
    if (generate_legal(pos, list) == 0)
        return END_MATE;
    Repeat repeat = rules_repetition(pos);
    if (repeat == REPEAT_DRAW)
        return END_REPETITION;
    /* The side that gave perpetual check loses; if it is to move, its foul came first. */
    int loser = repeat == REPEAT_BLACK_LOSES ? BLACK : WHITE;
    if (repeat != REPEAT_NONE)
        return loser == pos->side ? END_ILLEGAL : END_FOUL;
    int played = pos->first_number - 1 + pos->ply;
    /* The numbers of a position set up in the middle of a game go on; the room for the
     * history counts from where it was set up. */
    if (pos->ply >= MAX_GAME || (max_moves > 0 && played >= max_moves))
        return END_MAX_MOVES;
    return END_NONE;
}

/* --- writing it down --- */

void game_to_record(Game *game, GameRecord *record, int max_moves)
{
    int ply = game->pos.ply, last = node_at(game, game->length);
    game_look(game, game->length);
    RecordEnd end = game_ending(game, max_moves);
    game_look(game, ply);
    record_copy(record, &game->record);
    if (record->failed)
        return;
    if (game->total > game->length)
        record_remove(record, game->line[game->length]);
    for (int i = 0; i < game->length; i++)
        record_promote(record, game->line[i]);
    int old = end_node(record, last);
    RecordEnd told = record->node[old].end;
    /* Without an ending a variation there would read as the game's own moves, or end. */
    bool varied = record->node[last].child && (game->total > game->length || !old);
    if (end == END_NONE)
        end = varied ? END_INTERRUPTED : told;
    if (old && end != told && game->total == game->length)
        record_remove(record, old);
    if (end != END_NONE) /* one that is there stays, with its time and comment */
        record_promote(record, record_add(record, last, MOVE_NONE, end));
}
