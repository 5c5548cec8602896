/* picker.c - which move first: in stages, since what the first ones refute needs no
 * others. */
#include "picker.h"

#include <limits.h>

#include "move_value.h"
#include "search.h"

enum {
    KILLER_LEAD = 12000, /* the newest killer's over the others, in points of record */
};

/* The stages of a node, in the order they are run through. */
enum {
    STAGE_ALL, /* all moves in one list */
    STAGE_HASH,
    STAGE_GOOD_CAPTURES,
    STAGE_SPECIAL, /* moves that refuted others, see Picker */
    STAGE_DOUBTFUL_CAPTURES,
    STAGE_QUIETS,
    STAGE_LOSING_CAPTURES,
};

/* Keys of captures begin here: order_next() sorts only what is above 0. */
enum {
    KEY_QUIET = 1 << 16,
    /* In a list that holds everything also hash move, captures that do not lose: */
    KEY_HASH_FIRST = 1 << 24,
    KEY_GOOD = 1 << 20,
};

/* What a capture or promotion wins at first sight,
 * and half its record (the best counts as much as 1536 cp, nearly a bishop taken):
 * big victims and small takers first. */
static int capture_key(const Picker *p, Move move)
{
    int taker = capture_value(move_kind(move));
    int past = params.capture_history ? history_record(p->s, move, p->row) / 2 : 0;
    return KEY_QUIET + 16 * move_gain(p->s->pos, move) - taker + past;
}

static inline int picker_key(const Picker *p, Move move)
{
    const Position *pos = p->s->pos;
    if (p->stage == STAGE_GOOD_CAPTURES)
        return capture_key(p, move);
    if (p->stage == STAGE_QUIETS)
        return history_record(p->s, move, p->row);
    if (move == p->hash_move)
        return KEY_HASH_FIRST;
    if (move_is_quiet(pos, move))
        return KEY_QUIET + history_record(p->s, move, p->row);
    return exchange_reaches(pos, move, 0) ? KEY_GOOD + capture_key(p, move) : 1;
}

/* These are the moves of a stage. */
static inline void take(Picker *p, const Move *list, int count)
{
    p->order.count = count;
    p->order.next = 0;
    p->order.sorted = false;
    for (int i = 0; i < count; i++)
        p->order.list[i] =
            (Candidate){ .move = list[i], .key = picker_key(p, list[i]) };
}

/* Everything at once: at the root, where only some moves are allowed, and in check. */
static void make_all(Picker *p)
{
    Move list[MAX_MOVES];
    int count = search_moves(p->s, p->ply, list);
    if (params.staged)
        take(p, list, count);
    else
        order_moves(&p->order, p->s, p->ply, p->hash_move, list, count);
}

static void clear(Picker *p, const Search *s, int ply, Move hash_move, bool judges)
{
    p->s = s;
    p->order.wants_values = judges;
    p->hash_move = p->first = hash_move;
    p->ply = ply;
    p->rank = p->searched = 0;
    p->special_next = 0;
    p->plain_out = NOT_LEFT_OUT;
    p->passed_over = 0;
    p->doubtful.count = p->doubtful.next = 0;
    p->losing.count = p->losing.next = 0;
    history_rows(s, ply, p->row);
    p->stage = !params.staged || ply == 0 || s->pos->in_check ? STAGE_ALL : STAGE_HASH;
}

void picker_start(Picker *p, const Search *s, int ply, Move hash_move, bool judges)
{
    clear(p, s, ply, hash_move, judges);
    p->last = STAGE_LOSING_CAPTURES;
    const Move *killer = s->facts[ply].killer;
    p->special[0] = params.killer ? killer[0] : MOVE_NONE;
    p->special[1] = params.killer ? killer[1] : MOVE_NONE;
    p->special[2] = countermove(s, ply);
    if (p->stage == STAGE_ALL)
        make_all(p);
}

void picker_start_captures(Picker *p, const Search *s, int ply, Move hash_move)
{
    clear(p, s, ply, hash_move, false);
    p->last = STAGE_GOOD_CAPTURES;
    p->stage = s->pos->in_check ? STAGE_ALL : STAGE_HASH;
    if (hash_move != MOVE_NONE && move_is_quiet(s->pos, hash_move))
        p->first = MOVE_NONE;
    if (p->stage == STAGE_ALL)
        make_all(p);
}

static void make_captures(Picker *p)
{
    Move list[MAX_MOVES];
    take(p, list, generate_captures(p->s->pos, list));
}

static bool is_special(const Picker *p, Move move)
{
    return move == p->special[0] || move == p->special[1] || move == p->special[2];
}

/* Where only checks are wanted, a quiet move that gives none is counted and told, but not
 * handed out. False: it was not. Before any move has been searched all are: the
 * first may lose to a mate, and then the next must come. */
static inline bool pass_over(Picker *p, Move move)
{
    if (p->plain_out == NOT_LEFT_OUT || p->searched == 0
        || move_gives_check(p->s->pos, move))
        return false;
    if (move == p->hash_move || is_special(p, move))
        return false; /* these have been handed out before */
    p->passed_over++;
    search_tells(p->s, p->ply, p->plain_out, move, p->plain_by);
    return true;
}

static void make_quiets(Picker *p)
{
    Move list[MAX_MOVES];
    int all = generate_quiets(p->s->pos, list), count = 0;
    all += generate_drops(p->s->pos, list + all);
    for (int i = 0; i < all; i++)
        if (!pass_over(p, list[i]))
            list[count++] = list[i];
    take(p, list, count);
}

void picker_only_checks(Picker *p, Fate why, int by)
{
    Order *o = &p->order;
    int count = o->next;
    p->plain_out = why;
    p->plain_by = by;
    if (p->stage != STAGE_QUIETS)
        return; /* this list holds no quiet moves, or there are no stages */
    for (int i = o->next; i < o->count; i++)
        if (!pass_over(p, o->list[i].move))
            o->list[count++] = o->list[i];
    o->count = count;
}

/* One of them, if it can be played here and has not been. */
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
            : history_record(p->s, move, p->row) + (i == 0 ? KILLER_LEAD : 0);
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
    return params.capture_history && p->last != STAGE_GOOD_CAPTURES
        && history_record(p->s, move, p->row) < 0;
}

/* The next capture that does not lose. */
static Move next_good_capture(Picker *p)
{
    const Candidate *c;
    while ((c = order_next(&p->order)) != NULL) {
        if (c->move == p->hash_move)
            continue;
        bool wins = exchange_reaches(p->s->pos, c->move, 0);
        if (wins && is_doubtful(p, c->move)) {
            put_aside(&p->doubtful, c->move);
            continue;
        }
        if (wins)
            return c->move;
        put_aside(&p->losing, c->move);
        if (p->last == STAGE_GOOD_CAPTURES) /* for good */
            search_tells(p->s, p->ply, OUT_LOSING, c->move, 0);
    }
    return MOVE_NONE;
}

static Move next_quiet(Picker *p)
{
    const Candidate *c;
    while ((c = order_next(&p->order)) != NULL) {
        if (c->move == p->hash_move || is_special(p, c->move))
            continue;
        return c->move;
    }
    return MOVE_NONE;
}

static const Candidate *hand_out(Picker *p, Move move, int key)
{
    table_prefetch(p->s, position_key_after(p->s->pos, move));
    p->chosen = (Candidate){ .move = move, .key = key };
    return &p->chosen;
}

static const Candidate *next_of_all(Picker *p)
{
    const Candidate *c = params.staged ? order_next(&p->order)
                                       : valued_next(&p->order, p->s);
    p->rank += c != NULL;
    if (params.staged && c != NULL)
        return hand_out(p, c->move, c->move == p->hash_move ? KEY_HASH : 0);
    return c;
}

static void begin_stage(Picker *p, int stage)
{
    p->stage = stage;
    if (stage == STAGE_GOOD_CAPTURES)
        make_captures(p);
    else if (stage == STAGE_SPECIAL)
        rank_special(p);
    else if (stage == STAGE_QUIETS)
        make_quiets(p);
}

/* The next move of the present stage; MOVE_NONE: there are no more. */
static Move next_of_stage(Picker *p)
{
    Move move = p->first;
    switch (p->stage) {
    case STAGE_HASH: p->first = MOVE_NONE; return move;
    case STAGE_GOOD_CAPTURES: return next_good_capture(p);
    case STAGE_SPECIAL: return next_special(p);
    case STAGE_DOUBTFUL_CAPTURES: return next_aside(&p->doubtful);
    case STAGE_QUIETS: return next_quiet(p);
    case STAGE_LOSING_CAPTURES: return next_aside(&p->losing);
    default: return MOVE_NONE;
    }
}

const Candidate *picker_next(Picker *p)
{
    static const int key[] = {
        [STAGE_HASH] = KEY_HASH,
        [STAGE_GOOD_CAPTURES] = 0,
        [STAGE_SPECIAL] = KEY_KILLER,
        [STAGE_LOSING_CAPTURES] = 0,
    };
    if (p->stage == STAGE_ALL)
        return next_of_all(p);
    Move move;
    while ((move = next_of_stage(p)) == MOVE_NONE) {
        if (p->stage == p->last)
            return NULL;
        begin_stage(p, p->stage + 1);
    }
    p->rank++;
    return hand_out(p, move, key[p->stage]);
}

bool picker_prunes(Picker *p, int best)
{
    Candidate *c = params.staged ? &p->chosen : &p->order.list[p->order.next - 1];
    if (params.staged && c->key < KEY_KILLER) /* else known, or never asked */
        c->value = move_value(p->s->pos, c->move, NULL);
    return is_pruned(p->s->pos, c, p->rank, best);
}
