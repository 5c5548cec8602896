/* order.c - which move first: the techniques that chapter 7's study measures. (Chapter
 * 10 has a picker, which decides instead, unless `Staged` is off.) */
#include "order.h"

#include "search.h"

enum {
    CHEAPEST_FIRST = 4096, /* above every piece value; the taker's value is subtracted */
    TARGET_WEIGHT = 16,    /* what is taken counts so many times as much as what takes */
};

/* II. A move that was best in a sibling node (キラー手). Rank 2: the newest, 0: none. */
static inline int killer_rank(const Search *s, int ply, Move move)
{
    if (!params.killer)
        return 0;
    const Move *killer = s->facts[ply].killer;
    return move == killer[0] ? 2 : move == killer[1] ? 1 : 0;
}

/* III. Just capture: takes the piece that has just moved (直前に動いた駒を取る手). */
static inline bool is_just_capture(const Search *s, int ply, Move move)
{
    if (!params.just_capture || s->pos->ply == 0)
        return false;
    Move last = ply > 0 ? s->stack[ply - 1].move : s->pos->history[s->pos->ply - 1].move;
    return last != MOVE_NONE && move_to(move) == move_to(last);
}

/* IV. Highest capture: of the most valuable piece that can be taken; once that has been
 * tried, of the next. Value of what the move takes; 0: nothing. */
static inline int highest_capture(const Position *pos, Move move)
{
    if (!params.highest_capture)
        return 0;
    return capture_value(piece_kind(pos->board[move_to(move)]));
}

/* Square of the most valuable own piece that is attacked, the king aside; NO_SQUARE:
 * none. */
static int piece_in_danger(const Position *pos)
{
    int side = pos->side, worst = NO_SQUARE, value = 0;
    if (!params.escape)
        return NO_SQUARE;
    for (int file = 1; file <= 9; file++)
        for (uint32_t m = pos->occupied[side][file]; m; m &= m - 1) {
            int sq = square_make(file, lowest_bit(m));
            int kind = piece_kind(pos->board[sq]);
            if (kind != KING && attacked(pos, !side, sq) && capture_value(kind) > value) {
                worst = sq;
                value = capture_value(kind);
            }
        }
    return worst;
}

/* V. Escape: moves the most valuable own piece that is attacked (逃げる手). */
static inline bool is_escape(Move move, int danger)
{
    return danger != NO_SQUARE && move_from(move) == danger;
}

static int order_key(const Search *s, int ply, Move move, Move hash_move, int danger)
{
    int rank = killer_rank(s, ply, move), target = highest_capture(s->pos, move);
    int cheap = CHEAPEST_FIRST - capture_value(move_kind(move));
    if (move == hash_move)
        return KEY_HASH;
    if (rank > 0)
        return KEY_KILLER + rank;
    if (is_just_capture(s, ply, move))
        return KEY_JUST + cheap;
    if (target > 0)
        return KEY_HIGHEST + TARGET_WEIGHT * target + cheap;
    return is_escape(move, danger) ? KEY_ESCAPE : 0;
}

void order_moves(Order *o, const Search *s, int ply, Move hash_move, const Move *move,
                 int count)
{
    int danger = piece_in_danger(s->pos);
    o->count = count;
    o->next = 0;
    o->sorted = false;
    for (int i = 0; i < count; i++)
        o->list[i] = (Candidate){
            .move = move[i],
            .key = order_key(s, ply, move[i], hash_move, danger),
        };
}

const Candidate *order_next(Order *o)
{
    if (o->next >= o->count)
        return NULL;
    int best = o->next;
    if (!o->sorted) {
        for (int i = best + 1; i < o->count; i++)
            if (o->list[i].key > o->list[best].key)
                best = i;
        o->sorted = o->list[best].key <= 0;
    }
    Candidate chosen = o->list[best];
    /* Shift, do not swap: the rest must stay in the order of generation. */
    for (int i = best; i > o->next; i--)
        o->list[i] = o->list[i - 1];
    o->list[o->next] = chosen;
    return &o->list[o->next++];
}

void killer_store(Search *s, int ply, Move move)
{
    Move *killer = s->facts[ply].killer;
    if (killer[0] != move) {
        killer[1] = killer[0];
        killer[0] = move;
    }
}
