/* current_game.c - see current_game.h.
 *
 * The moves up to the position looked at are in its history: repetition needs them there.
 * `line` says which nodes of the record they are, and which ones follow.
 */
#include "record/current_game.h"

#include <string.h>

#include "game/movegen.h"

static const Ending goes_on = { END_NONE, NOBODY };

/* --- the record --- */

/* Make a record of nothing but the moves in the position's history. */
static void record_anew(Game *game)
{
    char start[SFEN_TEXT];
    Position *pos = &game->pos;
    int count = pos->ply;
    /* Unmaking leaves the moves in the history. */
    while (pos->ply > 0)
        move_unmake(pos);
    sfen_write(pos, start);
    record_clear(&game->record, start);
    for (int node = 0; pos->ply < count;) {
        Move move = pos->history[pos->ply].move;
        game->line[pos->ply] = node = record_add_move(&game->record, node, move);
        move_make(pos, move);
    }
    game->length = game->total = count;
}

bool game_set(Game *game, const char *position, char error[ERROR_TEXT])
{
    if (!position_read(&game->pos, position, error))
        return false;
    record_anew(game);
    game->agreed = goes_on;
    game->loaded = false;
    game->begun = 0;
    game->notes = game->cut = 0;
    game->own.put_aside = false;
    return true;
}

int game_node(const Game *game)
{
    return game->pos.ply > 0 ? game->line[game->pos.ply - 1] : 0;
}

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

/* At the end of the game: an ending in the record that the board does not show. One that
 * is false counts for nothing. */
static void agree_as_recorded(Game *game)
{
    int ply = game->pos.ply;
    game->agreed = goes_on;
    if (game->length < game->total) /* an ending there is a variation's */
        return;
    game_look(game, game->length);
    int node = end_node(&game->record, game_node(game));
    RecordEnd end = game->record.node[node].end;
    if (node && end != END_MATE && end != END_REPETITION && !record_goes_on(end)
        && record_judge(&game->record, end, &game->pos) == end)
        game->agreed = (Ending){ end, record_winner(end, game->pos.side) };
    game_look(game, ply);
}

/* Make the rest of the line, as far as the record goes, part of the game. */
static void follow_record(Game *game)
{
    int node = game_node(game), length = game->pos.ply;
    while ((node = record_next(&game->record, node)) != 0 && length < MAX_GAME)
        game->line[length++] = node;
    game->length = game->total = length;
}

bool game_take(Game *game, GameRecord *record)
{
    char error[ERROR_TEXT];
    if (!record_replay(record, &game->pos)) {
        game_set(game, "startpos", error);
        return false;
    }
    record_free(&game->record);
    game->record = *record;
    memset(record, 0, sizeof *record);
    int plies = game->pos.ply;
    while (game->pos.ply > 0)
        move_unmake(&game->pos);
    follow_record(game);
    game_look(game, plies);
    game->loaded = true;
    game->begun = 0;
    game->notes = game->cut = 0;
    game->own.put_aside = false;
    agree_as_recorded(game);
    return true;
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
    int node = record_add_move(&game->record, game_node(game), move);
    move_make(&game->pos, move);
    game->line[ply] = node;
    game->agreed = goes_on;
    if (game->record.failed)
        record_anew(game);
    follow_record(game);
    agree_as_recorded(game);
    node = game_node(game);
    if (game->record.node[node].time == RECORD_NO_TIME)
        game->record.node[node].time = spent;
    if (!game->begun)
        game->begun = time(NULL);
}

bool game_undo(Game *game)
{
    if (game->pos.ply == 0)
        return false;
    game->agreed = goes_on;
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
    if (next && count < room)
        nodes[count++] = next;
    for (int32_t child = node[game_node(game)].child; child && ply < MAX_GAME;
         child = node[child].sibling)
        if (child != next && node[child].move != MOVE_NONE && count < room)
            nodes[count++] = child;
    return count;
}

void game_enter(Game *game, int32_t node)
{
    int ply = game->pos.ply;
    if (!game->own.put_aside)
        game->own = (OwnLine){ true, ply, game->total ? game->line[game->total - 1] : 0,
                               game->length, game->total, game->cut, game->agreed };
    game->line[ply] = node;
    game->length = game->total = ply + 1;
    game->cut = 0;
    game_look(game, ply + 1);
    follow_record(game);
    agree_as_recorded(game);
}

/* The line that ends with this node. */
static void take_line(Game *game, int32_t tip)
{
    while (game->pos.ply > 0)
        move_unmake(&game->pos);
    game->length = game->total = record_depth(&game->record, tip);
    for (int ply = game->length; ply > 0; tip = game->record.node[tip].parent)
        game->line[--ply] = tip;
}

/* The game itself again, at this ply. */
static void take_own(Game *game, int ply)
{
    const OwnLine *own = &game->own;
    take_line(game, own->tip);
    game->length = own->length;
    game->total = own->total;
    game->cut = own->cut;
    game->agreed = own->agreed;
    game->own.put_aside = false;
    game_look(game, ply);
}

bool game_leave(Game *game)
{
    int ply = game->pos.ply - 1;
    if (!game->own.put_aside)
        return false;
    /* A variation may begin within another one. */
    for (; ply > game->own.fork; ply--) {
        int32_t node = game->line[ply];
        if (record_next(&game->record, game->record.node[node].parent) != node)
            break;
    }
    if (ply <= game->own.fork) {
        take_own(game, ply);
    } else {
        game_look(game, ply);
        follow_record(game);
        agree_as_recorded(game);
    }
    return true;
}

View game_step_out(Game *game)
{
    View view = { .own = game->own };
    if (game->own.put_aside) {
        view.tip = game->line[game->length - 1];
        view.ply = game->pos.ply;
        view.agreed = game->agreed;
        take_own(game, game->own.fork);
    }
    return view;
}

void game_step_in(Game *game, const View *view)
{
    if (!view->own.put_aside)
        return;
    take_line(game, view->tip);
    game->cut = 0;
    game->agreed = view->agreed;
    game->own = view->own;
    game_look(game, view->ply);
}

/* --- endings --- */

/* The game ends where it is looked at. What followed there becomes a variation, as it
 * does behind a move played there. */
static void end_here(Game *game)
{
    game->own.put_aside = false;
    if (game->pos.ply == game->length)
        return;
    record_promote(&game->record, game->line[game->pos.ply]); /* to find it again */
    game->cut = game->length;
    game->length = game->total = game->pos.ply;
    game->notes++;
}

void game_resign(Game *game, int side)
{
    /* The board does not show it, unlike mate or repetition: so it has to be kept. */
    end_here(game);
    game->agreed = (Ending){ side == game->pos.side ? END_RESIGN : END_LEFT, !side };
}

bool game_reopen(Game *game)
{
    bool ended = game->agreed.end != END_NONE;
    int last = game->length > 0 ? game->line[game->length - 1] : 0;
    int node = ended ? end_node(&game->record, last) : 0;
    if (node && game->record.node[node].end == game->agreed.end)
        record_remove(&game->record, node);
    game->agreed = goes_on;
    if (ended && game->cut > game->length) { /* see end_here() */
        int ply = game->pos.ply, before = game->length;
        game_look(game, before);
        follow_record(game);
        game_look(game, ply);
        if (game->length > before)
            agree_as_recorded(game);
        game->cut = 0;
    }
    return ended;
}

void game_declare(Game *game, DeclareVerdict verdict)
{
    if (verdict == DECLARE_NO)
        return;
    end_here(game);
    if (verdict == DECLARE_WIN)
        game->agreed = (Ending){ END_DECLARATION, game->pos.side };
    else
        game->agreed = (Ending){ END_IMPASSE, NOBODY };
}

/* Who gave perpetual check, loses; when that is the side to move, its foul came first. */
static Ending perpetual(const Position *pos, int loser)
{
    return (Ending){ loser == pos->side ? END_ILLEGAL : END_FOUL, !loser };
}

Ending game_ending(const Game *game, int max_moves)
{
    const Position *pos = &game->pos;
    Move list[MAX_MOVES];
    if (game->agreed.end != END_NONE && pos->ply == game->length)
        return game->agreed;
    /* Mate before the rest: a last move that mates wins, whatever its number. In shogi a
     * side without a legal move has lost even when it is not in check. */
    if (generate_legal(pos, list) == 0)
        return (Ending){ END_MATE, !pos->side };
    switch (rules_repetition(pos)) {
    case REPEAT_DRAW: return (Ending){ END_REPETITION, NOBODY };
    case REPEAT_BLACK_LOSES: return perpetual(pos, BLACK);
    case REPEAT_WHITE_LOSES: return perpetual(pos, WHITE);
    case REPEAT_NONE: break;
    }
    int played = pos->first_number - 1 + pos->ply;
    /* The numbers of a position set up in the middle of a game go on; the room for the
     * history counts from where it was set up. */
    if (pos->ply >= MAX_GAME || (max_moves > 0 && played >= max_moves))
        return (Ending){ END_MAX_MOVES, NOBODY };
    return goes_on;
}

/* --- writing it down --- */

void game_to_record(Game *game, GameRecord *record, int max_moves)
{
    int ply = game->pos.ply, last = game->length > 0 ? game->line[game->length - 1] : 0;
    game_look(game, game->length);
    RecordEnd end = game_ending(game, max_moves).end;
    game_look(game, ply);
    record_copy(record, &game->record);
    if (record->failed)
        return;
    if (game->total > game->length)
        record_remove(record, game->line[game->length]);
    for (int i = 0; i < game->length; i++)
        record_promote(record, game->line[i]);
    int old = end_node(record, last);
    /* Else a variation there would read as the game's own moves, or ending. */
    if (end == END_NONE && record->node[last].child
        && (game->total > game->length || !old))
        end = END_INTERRUPTED;
    if (old && (end == END_NONE || end == record->node[old].end)) {
        record_promote(record, old); /* with its time and comment */
        return;
    }
    if (old && game->total == game->length)
        record_remove(record, old);
    if (end != END_NONE)
        record_promote(record, record_add_end(record, last, end));
}
