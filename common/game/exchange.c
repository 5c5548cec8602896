/* exchange.c - captures on one square, played out on paper. */
#include "game/exchange.h"

#include <assert.h>

#include "game/legal.h"

enum { KING_COST = 30000 }; /* the king captures last */

/* One piece that can capture on the square, and the attack bit it does it by. The bit is
 * kept because it tells where to look for a slider behind the piece. */
typedef struct {
    uint8_t from, kind;
    int8_t bit;
} Attacker;

/* Both sides' pieces that bear on a square. A direction holds one attacker at a time, so
 * ten places a side are enough. */
typedef struct {
    const Position *pos;
    int sq;
    int count[2];
    Attacker list[2][10];
} Fight;

static inline void fight_add(Fight *f, int side, int from, int bit)
{
    f->list[side][f->count[side]++] =
        (Attacker){ (uint8_t)from, (uint8_t)piece_kind(f->pos->board[from]),
                    (int8_t)bit };
}

static void fight_start(Fight *f, const Position *pos, int sq, int without)
{
    f->pos = pos;
    f->sq = sq;
    for (int side = BLACK; side <= WHITE; side++) {
        f->count[side] = 0;
        for (uint32_t m = pos->attack[side][sq]; m; m &= m - 1) {
            int bit = lowest_bit(m), from = attacker_square(pos, sq, bit);
            /* The piece that moves still stands in the map, but has used its capture. */
            if (from != without)
                fight_add(f, side, from, bit);
        }
    }
}

/* The piece on `from`, which attacked the square by this bit, has left: a slider behind
 * it now bears on the square too, of whichever side. The board still shows all pieces in
 * their places. That does no harm: a piece can capture along its line only when all in
 * front of it have left, so what is found behind the last one is still there. */
static inline void fight_uncover(Fight *f, int from, int bit)
{
    const Position *pos = f->pos;
    int d = bit % SLIDE;
    assert(bit >= 0);
    if (d >= 8) /* nothing can stand behind a knight's jump */
        return;
    int sq = ray_end(pos, from, -step[d]);
    int piece = pos->board[sq];
    if (piece != WALL && (attack_mask[piece] >> (SLIDE + d) & 1))
        fight_add(f, piece_side(piece), sq, SLIDE + d);
}

/* The cheapest first: what captures may be lost next, and a dear piece can still capture
 * when the cheap ones are gone. */
static Attacker fight_take_cheapest(Fight *f, int side)
{
    Attacker *list = f->list[side];
    int best = 0, best_cost = KING_COST + 1;
    for (int i = 0; i < f->count[side]; i++) {
        int cost = list[i].kind == KING ? KING_COST : capture_value(list[i].kind);
        if (cost < best_cost) {
            best = i;
            best_cost = cost;
        }
    }
    Attacker taken = list[best];
    list[best] = list[--f->count[side]];
    fight_uncover(f, taken.from, taken.bit);
    return taken;
}

/* What `side` gains by capturing a piece of this kind on the square, or by not doing so.
 * Nobody is forced to capture: that is why each side's gain is at least 0, and why a
 * protected pawn is not taken with a rook. */
static int fight_gain(Fight *f, int side, int kind)
{
    if (f->count[side] == 0)
        return 0;
    Attacker a = fight_take_cheapest(f, side);
    /* The king may not go where it could be taken. Asked after it has left its place, so
     * that a slider behind it counts for the other side, too. */
    if (a.kind == KING && f->count[!side] > 0)
        return 0;
    int gain = capture_value(kind), after = a.kind;
    if (kind_can_promote(a.kind) && (in_zone(side, f->sq) || in_zone(side, a.from))) {
        gain += promotion_value(a.kind);
        after |= PROMOTED;
    }
    gain -= fight_gain(f, !side, after);
    return gain > 0 ? gain : 0;
}

int exchange_value(const Position *pos, int sq)
{
    int piece = pos->board[sq];
    if (piece == EMPTY || piece_kind(piece) == KING)
        return 0;
    int side = !piece_side(piece);
    /* For a piece that nobody attacks the map gives the answer. */
    if (!attacked(pos, side, sq))
        return 0;
    Fight f;
    fight_start(&f, pos, sq, NO_SQUARE);
    return fight_gain(&f, side, piece_kind(piece));
}

int exchange_move(const Position *pos, Move move)
{
    assert(move_is_legal(pos, move));
    int side = pos->side, from = move_from(move), to = move_to(move);
    int gain = move_gain(pos, move);
    /* A reply may also come from behind the square left, along its line; only a slider
     * that bears on that square now can do so. */
    bool replies = attacked(pos, !side, to)
        || (from != NO_SQUARE && pos->attack[!side][from] >> SLIDE != 0);
    if (move_kind(move) == KING || !replies)
        return gain; /* a king's legal move is never answered by a capture of it */
    Fight f;
    fight_start(&f, pos, to, from);
    /* The mover has left its place: the slider behind it, of either side, joins the
     * fight. */
    if (from != NO_SQUARE)
        fight_uncover(&f, from, attack_bit(pos, from, to));
    return gain - fight_gain(&f, !side, move_kind_after(move));
}

bool exchange_reaches(const Position *pos, Move move, int limit)
{
    int gain = move_gain(pos, move);
    /* Replies only take away: without enough at the start the rest is not played out. */
    if (gain < limit)
        return false;
    /* The most that a reply can win: the piece that moved, and a promotion on top; a pawn
     * gains most by promoting. */
    if (gain - capture_value(move_kind_after(move)) - promotion_value(PAWN) >= limit)
        return true;
    return exchange_move(pos, move) >= limit;
}

/* Only the best of all squares, not their sum: the side to move has one move, and after
 * it the opponent may save the other pieces. */
int exchange_best(const Position *pos)
{
    int best = 0;
    for (int file = 1; file <= 9; file++)
        for (uint32_t m = pos->occupied[!pos->side][file]; m; m &= m - 1) {
            int sq = square_make(file, lowest_bit(m));
            /* Asked here, too: most pieces are not attacked. */
            int value = attacked(pos, pos->side, sq) ? exchange_value(pos, sq) : 0;
            best = value > best ? value : best;
        }
    return best;
}
