/* history.c - moves in stages, and the memory of what they did elsewhere. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "search.h"

/* A move has three records: its own, and as a follower of the two moves before it.
 * Each is a number that moves towards +-HISTORY_MAX with each success or failure; a deep
 * node counts more than a shallow one. */
enum {
    HISTORY_MAX = 16384,
    BONUS_SLOPE = 300,   /* bonus = slope * (depth - 1/2), ... */
    BONUS_MAX = 1600,    /* ... and no more: nothing is settled at once */
    KILLER_LEAD = 12000, /* the newest killer's over the others, in points of record */
};

enum { TO_EMPTY, DROP, CAPTURE, MOVE_CLASSES };
static int16_t history[MOVE_CLASSES][PIECES][SQUARES]; /* [class][piece][to] */

/* The same for a move that follows another: [piece and square of the other][of this],
 * numbered by place_of(). The other is the opponent's last move, or the own one before.
 * Captures and other moves share it. */
enum { PLACES = (PIECES - BLACK_PIECE) * 81, FOLLOWED = 2 };
static int16_t continuation[PLACES][PLACES];

static Move counter_move[PIECES][SQUARES]; /* [piece that moved][to]: best answer */

static inline int16_t *history_slot(const Position *pos, Move move)
{
    int class = move_is_capture(pos, move) ? CAPTURE
        : move_is_drop(move)               ? DROP
                                           : TO_EMPTY;
    return &history[class][piece_make(pos->side, move_kind(move))][move_to(move)];
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

static int record_of(const Position *pos, Move move, int16_t *const row[FOLLOWED])
{
    int sum = params.history ? *history_slot(pos, move) : 0;
    for (int i = 0; i < FOLLOWED; i++)
        if (row[i] != NULL)
            sum += row[i][place_of(pos->side, move)];
    return sum;
}

/* Bring a move's records nearer to the best or, with a negative bonus, to the worst. */
static void record(const Position *pos, Move move, int16_t *const row[FOLLOWED],
                   int bonus)
{
    if (!params.capture_history && !move_is_quiet(pos, move))
        return; /* promotions count as captures here */
    if (params.history)
        history_add(history_slot(pos, move), bonus);
    for (int i = 0; i < FOLLOWED; i++)
        if (row[i] != NULL)
            history_add(&row[i][place_of(pos->side, move)], bonus);
}

void history_reward(Search *s, int ply, Move best, const Move *tried, int count,
                    int depth)
{
    int16_t *row[FOLLOWED];
    int bonus = BONUS_SLOPE * depth - BONUS_SLOPE / 2;
    if (bonus > BONUS_MAX)
        bonus = BONUS_MAX;
    followed_rows(s, ply, row);
    record(s->pos, best, row, bonus);
    for (int i = 0; i < count; i++)
        record(s->pos, tried[i], row, -bonus);
    if (params.countermove && move_is_quiet(s->pos, best))
        *counter_slot(s, ply) = best;
}

int history_score(const Search *s, int ply, Move move)
{
    int16_t *row[FOLLOWED];
    followed_rows(s, ply, row);
    return record_of(s->pos, move, row);
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
    STAGE_RANK_SPECIAL,
    STAGE_SPECIAL, /* killers and countermove */
    STAGE_DOUBTFUL_CAPTURES,
    STAGE_MAKE_QUIETS,
    STAGE_QUIETS,
    STAGE_LOSING_CAPTURES,
    STAGE_END,
};

/* Keys of a list that holds everything: hash move, captures that do not lose, quiet
 * moves by history, losing captures. */
enum { KEY_HASH_FIRST = 1 << 24, KEY_GOOD = 1 << 20, KEY_QUIET = 1 << 16 };

/* What a capture or promotion wins at first sight, big victims and small takers first,
 * and half its record: the best counts as much as 1536 cp, nearly a bishop taken. */
static int capture_key(const Position *pos, Move move, int16_t *const row[FOLLOWED])
{
    int past = params.capture_history ? record_of(pos, move, row) / 2 : 0;
    return KEY_QUIET + 16 * move_gain(pos, move) - capture_value(move_kind(move)) + past;
}

static int key_of(const Picker *p, Move move, int16_t *const row[FOLLOWED])
{
    const Position *pos = p->s->pos;
    if (move == p->hash_move)
        return KEY_HASH_FIRST;
    if (move_is_quiet(pos, move))
        return KEY_QUIET + record_of(pos, move, row);
    return exchange_reaches(pos, move, 0) ? KEY_GOOD + capture_key(pos, move, row) : 1;
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

static void clear(Picker *p, const Search *s, int ply, Move hash_move)
{
    p->s = s;
    p->hash_move = hash_move;
    p->ply = ply;
    p->special_next = 0;
    p->doubtful.count = p->doubtful.next = p->losing.count = p->losing.next = 0;
}

void picker_start(Picker *p, const Search *s, int ply, Move hash_move)
{
    clear(p, s, ply, hash_move);
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
    clear(p, s, ply, hash_move);
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
    int16_t *row[FOLLOWED];
    followed_rows(p->s, p->ply, row);
    order_start(&p->order, generate_captures(p->s->pos, list));
    for (int i = 0; i < p->order.count; i++)
        p->order.list[i] =
            (Candidate){ .move = list[i], .key = capture_key(p->s->pos, list[i], row) };
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
            .key = record_of(p->s->pos, list[i], row),
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

/* Sort killers and countermove by their records; the newest killer has a lead. */
static void rank_special(Picker *p)
{
    int key[SPECIAL];
    for (int i = 0; i < SPECIAL; i++) {
        Move move = p->special[i];
        int k = move == MOVE_NONE ? INT_MIN
            : history_score(p->s, p->ply, move) + (i == 0 ? KILLER_LEAD : 0);
        int at = i;
        for (; at > 0 && key[at - 1] < k; at--) {
            key[at] = key[at - 1];
            p->special[at] = p->special[at - 1];
        }
        key[at] = k;
        p->special[at] = move;
    }
}

static Move next_special(Picker *p)
{
    while (p->special_next < SPECIAL) {
        int n = p->special_next++;
        if (special_usable(p, n))
            return p->special[n];
    }
    return MOVE_NONE;
}

static void put_aside(Aside *aside, Move move)
{
    aside->move[aside->count++] = move;
}

static Move next_aside(Aside *aside)
{
    return aside->next < aside->count ? aside->move[aside->next++] : MOVE_NONE;
}

/* A capture that does not lose by exchange, and yet has mostly failed. */
static bool is_doubtful(const Picker *p, Move move)
{
    return params.capture_history && !p->only_captures
        && history_score(p->s, p->ply, move) < 0;
}

/* The next capture that does not lose; doubtful ones and losing ones are put aside. */
static Move next_good_capture(Picker *p)
{
    const Candidate *c;
    while ((c = order_next(&p->order)) != NULL) {
        if (c->move == p->hash_move)
            continue;
        if (!exchange_reaches(p->s->pos, c->move, 0))
            put_aside(&p->losing, c->move);
        else if (is_doubtful(p, c->move))
            put_aside(&p->doubtful, c->move);
        else
            return c->move;
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
        case STAGE_RANK_SPECIAL:
            rank_special(p);
            break;
        case STAGE_SPECIAL:
            if ((move = next_special(p)) != MOVE_NONE)
                return move;
            break;
        case STAGE_DOUBTFUL_CAPTURES:
            if ((move = next_aside(&p->doubtful)) != MOVE_NONE)
                return move;
            break;
        case STAGE_MAKE_QUIETS:
            make_quiets(p);
            break;
        case STAGE_QUIETS:
            if ((move = next_quiet(p)) != MOVE_NONE)
                return move;
            break;
        case STAGE_LOSING_CAPTURES:
            if ((move = next_aside(&p->losing)) != MOVE_NONE)
                return move;
            break;
        default:
            p->stage = STAGE_END;
            return MOVE_NONE;
        }
    }
}
