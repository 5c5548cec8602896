/* move_value.c - what a move is worth before it is searched: a look at what it changes.
 * [StaticValue]
 *
 * The move is made, the attack maps of before and after are compared, and it is unmade:
 * that costs less than working out by hand which lines it opens and closes.
 */
#include "move_value.h"

#include "search.h"
#include "think/evaluate.h"

/* Weights, centipawns. */
enum {
    CAPTURE_BONUS = 1500, /* more than nearly any capture can cost */
    FOCAL_BONUS = 50,     /* half the pawn, which is often taken (焦点の歩) */
    FOCAL_ATTACKS = 2,    /* enemy pieces that attack a focal square, at least */
    THREAT_SHARE = 5,     /* a fifth of what is threatened counts */
    CHECK_SAFE = 1500,    /* a check by a piece that cannot be taken */
    CHECK_PROTECTED = 1000,
    CHECK_LOOSE = 500,
    SIDE_PIECES = 40,     /* array size: pieces of one side on the board */
};

/* A piece as it stood before the move. */
typedef struct {
    int sq;
    int exchange;    /* exchange_value() of its square */
    uint32_t attack; /* the mover's attack word of its square */
} Watched;

/* What is worth knowing about the position before the moves are looked at. */
typedef struct {
    Watched own[SIDE_PIECES]; /* those that the opponent can win something on */
    int owns;
    Watched enemy[SIDE_PIECES]; /* all */
    int enemies;
} Before;

static int watch(const Position *pos, int side, Watched *list, bool all)
{
    int count = 0;
    for (int file = 1; file <= 9; file++)
        for (uint32_t m = pos->occupied[side][file]; m; m &= m - 1) {
            int sq = square_make(file, lowest_bit(m));
            int exchange = exchange_value(pos, sq);
            if (all || exchange > 0)
                list[count++] = (Watched){ sq, exchange, pos->attack[pos->side][sq] };
        }
    return count;
}

static void look_before(const Position *pos, Before *b)
{
    b->owns = watch(pos, pos->side, b->own, false);
    b->enemies = watch(pos, !pos->side, b->enemy, true);
}

/* The piece attacks, or protects, from a direction from which nothing did before: the
 * moved piece by a step or a slide, or a slider behind it that it uncovered. */
static inline bool newly_attacked(const Position *pos, int side, const Watched *w)
{
    return (pos->attack[side][w->sq] & ~w->attack) != 0;
}

/* What a check by `side` is worth: can the checking piece be taken, and at what price? */
static int check_worth(const Position *pos, int side)
{
    int king = pos->king[!side];
    int checker = attacker_square(pos, king, lowest_bit(pos->attack[side][king]));
    if (!attacked(pos, !side, checker))
        return CHECK_SAFE;
    return attacked(pos, side, checker) ? CHECK_PROTECTED : CHECK_LOOSE;
}

/* threat: what can be won of pieces newly attacked, less what could be won before.
 * Needs: the move is made. */
static int threats(const Position *pos, const Before *b, int side, int to)
{
    int now = pos->in_check ? check_worth(pos, side) : 0, before = 0;
    for (const Watched *w = b->enemy; w < b->enemy + b->enemies; w++)
        if (newly_attacked(pos, side, w) && w->sq != to) {
            now += exchange_value(pos, w->sq);
            before += w->exchange;
        }
    return now / THREAT_SHARE - before / THREAT_SHARE;
}

/* cover: a threat is answered by protecting the piece, and just as well by taking its
 * attacker or standing in its way: so every piece in danger is looked at again, and one
 * that is worse off now counts against the move. Needs: the move is made. */
static int covered(const Position *pos, const Before *b, int from)
{
    int sum = 0;
    for (const Watched *w = b->own; w < b->own + b->owns; w++)
        if (w->sq != from)
            sum += w->exchange - exchange_value(pos, w->sq);
    return sum;
}

static int loss_threatened(const Before *b, int sq)
{
    for (const Watched *w = b->own; w < b->own + b->owns; w++)
        if (w->sq == sq)
            return w->exchange;
    return 0;
}

static inline bool is_focal(const Position *pos, int side, int sq)
{
    int attacks = 0;
    for (uint32_t m = pos->attack[side][sq]; m; m &= m - 1)
        attacks++;
    return attacks >= FOCAL_ATTACKS;
}

/* What both kings feel of a piece on a square, Black's view. */
static int king_terms(const Position *pos, int sq, int piece)
{
    int sum = 0;
    for (int side = BLACK; side <= WHITE; side++)
        if (pos->king[side] != NO_SQUARE)
            sum += near_rows(side, pos->king[side])[sq].piece[piece];
    return sum;
}

/* change: the evaluation as far as it is cheap: material, squares, and the moved and
 * the taken piece as the kings feel them. What attacks count near the kings is left out:
 * that would double the cost. When a king moves, so do all distances from it: left out,
 * too.
 * Needs: the move is made; `score` was pos->score before it. */
static int change(const Position *pos, Move move, int taken, int score)
{
    int side = !pos->side, from = move_from(move), to = move_to(move);
    int sum = pos->score - score;
    if (move_kind(move) != KING) {
        sum += king_terms(pos, to, piece_make(side, move_kind_after(move)));
        if (from != NO_SQUARE)
            sum -= king_terms(pos, from, piece_make(side, move_kind(move)));
        if (taken != EMPTY)
            sum -= king_terms(pos, to, taken);
    }
    return side == BLACK ? sum : -sum;
}

int capture_bonus(const Position *pos, Move move)
{
    int taken = pos->board[move_to(move)];
    bool counts = taken != EMPTY && (piece_kind(taken) != PAWN || params.pawn_bonus);
    return counts ? CAPTURE_BONUS : 0;
}

static void find_parts(Position *pos, const Before *b, Move move, ValueParts *parts)
{
    int side = pos->side;
    int from = move_from(move), to = move_to(move);
    int taken = pos->board[to], score = pos->score;
    parts->escape = move_is_drop(move) ? 0 : loss_threatened(b, from);
    parts->capture = capture_bonus(pos, move);
    parts->focal = move_kind(move) == PAWN && is_focal(pos, !side, to) ? FOCAL_BONUS : 0;
    move_make(pos, move);
    parts->change = change(pos, move, taken, score);
    parts->risk = -exchange_value(pos, to);
    parts->cover = covered(pos, b, from);
    parts->threat = threats(pos, b, side, to);
    move_unmake(pos);
}

int value_sum(const ValueParts *parts)
{
    int sum = parts->change;
    sum += parts->escape + parts->risk;
    sum += parts->cover;
    sum += parts->threat;
    sum += parts->capture + parts->focal;
    return sum;
}

int move_value(Position *pos, Move move, ValueParts *parts)
{
    Before before;
    ValueParts own;
    look_before(pos, &before);
    find_parts(pos, &before, move, parts ? parts : &own);
    return value_sum(parts ? parts : &own);
}

/* Give the moves left their values, and sort by them; equals stay in base order. */
static void value_rest(Order *o, Position *pos)
{
    Before before;
    ValueParts parts;
    look_before(pos, &before);
    for (int i = o->next; i < o->count; i++) {
        Candidate c = o->list[i];
        find_parts(pos, &before, c.move, &parts);
        c.key = c.value = value_sum(&parts);
        int k = i;
        for (; k > o->next && o->list[k - 1].key < c.key; k--)
            o->list[k] = o->list[k - 1];
        o->list[k] = c;
    }
    o->wants_values = false;
    o->sorted = true;
}

/* Are the hash move or killers still to come? */
static bool first_moves_left(const Order *o)
{
    for (int i = o->next; i < o->count; i++)
        if (o->list[i].key >= KEY_KILLER)
            return true;
    return false;
}

const Candidate *valued_next(Order *o, const Search *s)
{
    if (o->wants_values && !first_moves_left(o))
        value_rest(o, s->pos);
    return order_next(o);
}

bool is_pruned(const Position *pos, const Candidate *c, int rank, int best)
{
    if (!params.forward_pruning || !params.static_value || is_loss_score(best)
        || (pos->in_check && !params.prune_in_check) || c->key >= KEY_KILLER)
        return false;
    if (params.prune_by == PRUNE_BY_RANK)
        return rank > params.prune_rank;
    return c->value < params.prune_limit;
}

const char *const part_names[] = {
    "change",
    "escape", "risk",
    "cover",
    "threat",
    "capture", "focal",
    NULL
};

int judge_moves(Position *pos, JudgedMove *list)
{
    Move move[MAX_MOVES];
    Order order = { .count = generate_moves(pos, move, false) };
    bool left_out = false;
    for (int i = 0; i < order.count; i++)
        order.list[i].move = move[i];
    value_rest(&order, pos);
    for (int i = 0; i < order.count; i++) {
        const Candidate *c = &order.list[i];
        ValueParts p;
        move_value(pos, c->move, &p);
        list[i] = (JudgedMove){
            .move = c->move,
            .value = c->value,
            .part = {
                p.change,
                p.escape, p.risk,
                p.cover,
                p.threat,
                p.capture, p.focal,
            },
        };
        left_out = left_out || is_pruned(pos, c, i + 1, 0);
        list[i].left_out = left_out;
    }
    return order.count;
}
