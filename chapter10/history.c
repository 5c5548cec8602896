/* history.c - the memory of what moves did elsewhere. */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "machine/system.h"
#include "order.h"
#include "search.h"

/* Each record is a number that moves towards +-HISTORY_MAX with each success or failure;
 * a deep node counts more than a shallow one. */
enum {
    HISTORY_MAX = 16384,
    BONUS_SLOPE = 300,   /* bonus = slope * (depth - 1/2), ... */
    BONUS_MAX = 1600,    /* ... and no more: nothing is settled at once */
};

/* Which of the classes of its kind: 1 more, where the opponent attacks the square moved
 * to, and 2 more, where he attacks the square left. [ThreatHistory] */
static inline int threat_class(const Position *pos, Move move)
{
    const uint32_t *enemy = pos->attack[!pos->side];
    bool from = !move_is_drop(move) && enemy[move_from(move)] != 0;
    return (enemy[move_to(move)] != 0) + 2 * from;
}

static inline int16_t *history_slot(const Search *s, Move move)
{
    const Position *pos = s->pos;
    int class = move_is_capture(pos, move) ? CAPTURE
        : move_is_drop(move)               ? DROP
                                           : TO_EMPTY;
    if (params.threat_history && class != CAPTURE)
        class += threat_class(pos, move);
    int piece = piece_make(pos->side, move_kind(move));
    return &s->memory->records.own[class][piece][move_to(move)];
}

static void history_add(int16_t *slot, int bonus)
{
    *slot = (int16_t)(*slot + bonus - *slot * abs(bonus) / HISTORY_MAX);
}

static Move *counter_slot(const Search *s, int ply)
{
    Move last = ply > 0 ? s->stack[ply - 1].move : MOVE_NONE;
    int piece = piece_make(!s->pos->side, move_kind_after(last));
    return &s->memory->records.answer[piece][move_to(last)];
}

Move countermove(const Search *s, int ply)
{
    return params.countermove ? *counter_slot(s, ply) : MOVE_NONE;
}

/* A piece on a square as a number below SPOTS. [Continuation] */
static inline int place_of(int side, Move move)
{
    int to = move_to(move), square = 9 * square_file(to) + square_rank(to) - 10;
    return 81 * (piece_make(side, move_kind_after(move)) - BLACK_PIECE) + square;
}

void history_rows(const Search *s, int ply, int16_t *row[FOLLOWED])
{
    int side = s->pos->side;
    for (int back = 1; back <= FOLLOWED; back++) {
        Move move = ply >= back ? s->stack[ply - back].move : MOVE_NONE;
        row[back - 1] = params.continuation && move != MOVE_NONE
            ? s->memory->records.follows[place_of(back == 1 ? !side : side, move)] : NULL;
    }
}

int history_record(const Search *s, Move move, int16_t *const row[FOLLOWED])
{
    int sum = params.history ? *history_slot(s, move) : 0;
    int place = place_of(s->pos->side, move);
    for (int i = 0; i < FOLLOWED; i++)
        if (row[i] != NULL)
            sum += row[i][place];
    return sum;
}

/* Bring a move's records nearer to the best or, with a negative bonus, to the worst. */
static void history_update(const Search *s, Move move, int16_t *const row[FOLLOWED],
                           int bonus)
{
    if (!params.capture_history && !move_is_quiet(s->pos, move))
        return; /* promotions count as captures here */
    if (params.history)
        history_add(history_slot(s, move), bonus);
    for (int i = 0; i < FOLLOWED; i++)
        if (row[i] != NULL)
            history_add(&row[i][place_of(s->pos->side, move)], bonus);
}

/* A move cut the tree off after the `count` moves in `tried` had not. */
static void history_reward(const Search *s, int ply, Move best, const Move *tried,
                           int count, int depth)
{
    int16_t *row[FOLLOWED];
    int bonus = BONUS_SLOPE * depth - BONUS_SLOPE / 2;
    if (bonus > BONUS_MAX)
        bonus = BONUS_MAX;
    history_rows(s, ply, row);
    history_update(s, best, row, bonus);
    for (int i = 0; i < count; i++)
        history_update(s, tried[i], row, -bonus);
    if (params.countermove && move_is_quiet(s->pos, best))
        *counter_slot(s, ply) = best;
}

void learn(Search *s, int ply, Move best, Bound bound, const Move *tried, int count,
           int depth)
{
    if (bound != BOUND_UPPER && (!params.staged || move_is_quiet(s->pos, best)))
        killer_store(s, ply, best);
    if (bound == BOUND_LOWER)
        history_reward(s, ply, best, tried, count, depth);
}

void history_clear(Search *s)
{
    Records *records = &s->memory->records;
    system_large_pages(records, sizeof *records);
    memset(records, 0, sizeof *records);
}
