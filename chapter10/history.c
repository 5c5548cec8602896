/* history.c - moves in stages, and the memory of quiet moves. */
#include <stdlib.h>
#include <string.h>

#include "search.h"

/* A quiet move has three records: its own, and as a follower of the two moves before it.
 * Each is a number that moves towards +-HISTORY_MAX with each success or failure; a deep
 * node counts more than a shallow one. */
enum {
    HISTORY_MAX = 16384,
    BONUS_FACTOR = 16, /* bonus = factor * depth squared, ... */
    BONUS_MAX = 1600,  /* ... and no more than this */
};

static int16_t history[2][PIECES][SQUARES]; /* [drop][piece][to] */

/* The same for a move that follows another: [piece and square of the other][of this],
 * numbered by place_of(). The other is the opponent's last move, or the own one before. */
enum { PLACES = (PIECES - BLACK_PIECE) * 81, FOLLOWED = 2 };
static int16_t continuation[PLACES][PLACES];

static Move counter_move[PIECES][SQUARES]; /* [piece that moved][to]: best answer */

static inline int16_t *history_slot(int side, Move move)
{
    return &history[move_is_drop(move)][piece_make(side, move_kind(move))][move_to(move)];
}

static void history_add(int16_t *slot, int bonus)
{
    *slot = (int16_t)(*slot + bonus - *slot * abs(bonus) / HISTORY_MAX);
}

static Move *counter_slot(const Search *s, int ply)
{
    Move last = ply > 0 ? s->stack[ply - 1].move : MOVE_NONE;
    return &counter_move[piece_make(!s->pos->side, move_kind_after(last))][move_to(last)];
}

/* A piece on a square as a number below PLACES. */
static inline int place_of(int side, Move move)
{
    int to = move_to(move), square = 9 * square_file(to) + square_rank(to) - 10;
    return 81 * (piece_make(side, move_kind_after(move)) - BLACK_PIECE) + square;
}

/* The rows of continuation[] that apply at `ply`; NULL for a pass or before the root. */
static void followed_rows(const Search *s, int ply, int16_t *row[FOLLOWED])
{
    int side = s->pos->side;
    for (int back = 1; back <= FOLLOWED; back++) {
        Move move = ply >= back ? s->stack[ply - back].move : MOVE_NONE;
        bool any = params.continuation && move != MOVE_NONE;
        row[back - 1] = any ? continuation[place_of(back == 1 ? !side : side, move)] : NULL;
    }
}

static int record_of(int side, Move move, int16_t *const row[FOLLOWED])
{
    int sum = params.history ? *history_slot(side, move) : 0;
    for (int i = 0; i < FOLLOWED; i++)
        if (row[i] != NULL)
            sum += row[i][place_of(side, move)];
    return sum;
}

/* Bring a move's records nearer to the best or, with a negative bonus, to the worst. */
static void record(int side, Move move, int16_t *const row[FOLLOWED], int bonus)
{
    if (params.history)
        history_add(history_slot(side, move), bonus);
    for (int i = 0; i < FOLLOWED; i++)
        if (row[i] != NULL)
            history_add(&row[i][place_of(side, move)], bonus);
}

void history_reward(Search *s, int ply, Move best, const Move *tried, int count,
                    int depth)
{
    int16_t *row[FOLLOWED];
    int side = s->pos->side, bonus = BONUS_FACTOR * depth * depth;
    if (bonus > BONUS_MAX)
        bonus = BONUS_MAX;
    followed_rows(s, ply, row);
    record(side, best, row, bonus);
    for (int i = 0; i < count; i++)
        record(side, tried[i], row, -bonus);
    if (params.countermove)
        *counter_slot(s, ply) = best;
}

int history_score(const Search *s, int ply, Move move)
{
    int16_t *row[FOLLOWED];
    followed_rows(s, ply, row);
    return record_of(s->pos->side, move, row);
}

void history_clear(void)
{
    memset(history, 0, sizeof history);
    memset(continuation, 0, sizeof continuation);
    memset(counter_move, 0, sizeof counter_move);
}

/* The stages of a node, in the order they are run through. */
enum {
    STAGE_ALL, /* all moves in one list */
    STAGE_HASH,
    STAGE_MAKE_CAPTURES,
    STAGE_GOOD_CAPTURES,
    STAGE_KILLER_1,
    STAGE_KILLER_2,
    STAGE_COUNTER,
    STAGE_MAKE_QUIETS,
    STAGE_QUIETS,
    STAGE_LOSING_CAPTURES,
    STAGE_END,
};

/* Keys of a list that holds everything: hash move, captures that do not lose, quiet
 * moves by history, losing captures. */
enum { KEY_HASH_FIRST = 1 << 24, KEY_GOOD = 1 << 20, KEY_QUIET = 1 << 16 };

/* What a capture or promotion wins at first sight, big victims and small takers first. */
static int capture_key(const Position *pos, Move move)
{
    int taken = pos->board[move_to(move)];
    int key = taken == EMPTY ? 0 : capture_value(piece_kind(taken));
    if (move_promotes(move))
        key += promotion_value(move_kind(move));
    return 16 * key - capture_value(move_kind(move)) + KEY_QUIET;
}

static int key_of(const Picker *p, Move move, int16_t *const row[FOLLOWED])
{
    const Position *pos = p->s->pos;
    if (move == p->hash_move)
        return KEY_HASH_FIRST;
    if (move_is_quiet(pos, move))
        return KEY_QUIET + record_of(pos->side, move, row);
    return exchange_reaches(pos, move, 0) ? KEY_GOOD + capture_key(pos, move) : 1;
}

static void order_start(Order *o, int count)
{
    o->count = count;
    o->next = 0;
    o->sorted = false;
}

/* Everything at once: at the root, where only some moves are allowed, and in check. */
static void make_all(Picker *p)
{
    Move list[MAX_MOVES];
    int count = search_moves(p->s, p->ply, list);
    if (!params.staged) {
        order_moves(&p->order, p->s, p->ply, p->hash_move, list, count);
        return;
    }
    int16_t *row[FOLLOWED];
    followed_rows(p->s, p->ply, row);
    order_start(&p->order, count);
    for (int i = 0; i < count; i++)
        p->order.list[i] = (Candidate){ .move = list[i], .key = key_of(p, list[i], row) };
}

void picker_start(Picker *p, const Search *s, int ply, Move hash_move)
{
    p->s = s;
    p->hash_move = hash_move;
    p->ply = ply;
    p->losing_count = p->losing_next = 0;
    p->only_captures = false;
    if (!params.staged || ply == 0 || s->pos->in_check) {
        make_all(p);
        p->stage = STAGE_ALL;
        return;
    }
    p->stage = hash_move == MOVE_NONE ? STAGE_MAKE_CAPTURES : STAGE_HASH;
    const Move *killer = s->stack[ply].killer;
    p->special[0] = params.killer ? killer[0] : MOVE_NONE;
    p->special[1] = params.killer ? killer[1] : MOVE_NONE;
    p->special[2] = params.countermove ? *counter_slot(s, ply) : MOVE_NONE;
}

void picker_start_captures(Picker *p, const Search *s, int ply, Move hash_move)
{
    p->s = s;
    p->hash_move = hash_move;
    p->ply = ply;
    p->losing_count = p->losing_next = 0;
    p->only_captures = true;
    if (s->pos->in_check) {
        make_all(p);
        p->stage = STAGE_ALL;
    } else {
        p->stage = hash_move == MOVE_NONE || move_is_quiet(s->pos, hash_move)
            ? STAGE_MAKE_CAPTURES : STAGE_HASH;
    }
}

static void make_captures(Picker *p)
{
    Move list[MAX_MOVES];
    order_start(&p->order, generate_captures(p->s->pos, list));
    for (int i = 0; i < p->order.count; i++)
        p->order.list[i] =
            (Candidate){ .move = list[i], .key = capture_key(p->s->pos, list[i]) };
}

static void make_quiets(Picker *p)
{
    Move list[MAX_MOVES];
    int count = generate_quiets(p->s->pos, list);
    count += generate_drops(p->s->pos, list + count);
    int16_t *row[FOLLOWED];
    followed_rows(p->s, p->ply, row);
    order_start(&p->order, count);
    for (int i = 0; i < count; i++)
        p->order.list[i] = (Candidate){
            .move = list[i],
            .key = record_of(p->s->pos->side, list[i], row),
        };
}

static bool is_special(const Picker *p, Move move)
{
    return move == p->special[0] || move == p->special[1] || move == p->special[2];
}

/* A killer or countermove, if it can be played here and has not been. */
static bool special_usable(const Picker *p, int n)
{
    Move move = p->special[n];
    for (int i = 0; i < n; i++)
        if (p->special[i] == move)
            return false;
    return move != MOVE_NONE && move != p->hash_move && move_is_quiet(p->s->pos, move)
        && move_is_legal(p->s->pos, move);
}

/* The next capture that does not lose; the others are put aside. */
static Move next_good_capture(Picker *p)
{
    const Candidate *c;
    while ((c = order_next(&p->order)) != NULL) {
        if (c->move == p->hash_move)
            continue;
        if (exchange_reaches(p->s->pos, c->move, 0))
            return c->move;
        p->losing[p->losing_count++] = c->move;
    }
    return MOVE_NONE;
}

static Move next_quiet(Picker *p)
{
    const Candidate *c;
    do
        c = order_next(&p->order);
    while (c != NULL && (c->move == p->hash_move || is_special(p, c->move)));
    return c == NULL ? MOVE_NONE : c->move;
}

static Move next_of_all(Picker *p)
{
    const Candidate *c = order_next(&p->order);
    return c == NULL ? MOVE_NONE : c->move;
}

Move picker_next(Picker *p)
{
    Move move;
    for (;; p->stage++) {
        switch (p->stage) {
        case STAGE_ALL:
            return next_of_all(p);
        case STAGE_HASH:
            p->stage++;
            return p->hash_move;
        case STAGE_MAKE_CAPTURES:
            make_captures(p);
            break;
        case STAGE_GOOD_CAPTURES:
            if ((move = next_good_capture(p)) != MOVE_NONE)
                return move;
            if (p->only_captures)
                p->stage = STAGE_END - 1;
            break;
        case STAGE_KILLER_1:
        case STAGE_KILLER_2:
        case STAGE_COUNTER:
            if (special_usable(p, p->stage - STAGE_KILLER_1)) {
                p->stage++;
                return p->special[p->stage - 1 - STAGE_KILLER_1];
            }
            break;
        case STAGE_MAKE_QUIETS:
            make_quiets(p);
            break;
        case STAGE_QUIETS:
            if ((move = next_quiet(p)) != MOVE_NONE)
                return move;
            break;
        case STAGE_LOSING_CAPTURES:
            if (p->losing_next < p->losing_count)
                return p->losing[p->losing_next++];
            break;
        default:
            p->stage = STAGE_END;
            return MOVE_NONE;
        }
    }
}
