/* network.c - the sums of the network's rows, brought up to date from ply to ply. */
#include "think/network.h"

#include <string.h>

#include "think/data/network_text.h"

enum {
    MOST_BACK = 12, /* plies to go back at most: then all rows are summed as quickly */
    CHANGES = 2,    /* inputs that a move takes away at most, and brings at most */
};

/* What a move does to the inputs of a side. */
typedef struct {
    int count; /* of each; 0 for a pass */
    int gone[CHANGES], come[CHANGES];
} Change;

static const Network *net; /* NULL: the learned one is not read yet */

/* Kinds without the two numbers that no kind has. */
static const uint8_t kind_row[KINDS] = {
    [PAWN] = 0, [LANCE] = 1, [KNIGHT] = 2, [SILVER] = 3, [GOLD] = 4, [BISHOP] = 5,
    [ROOK] = 6, [KING] = 7, [PRO_PAWN] = 8, [PRO_LANCE] = 9, [PRO_KNIGHT] = 10,
    [PRO_SILVER] = 11, [HORSE] = 12, [DRAGON] = 13,
};

/* Where the pieces of a kind begin among those of a hand: 18 pawns, 4 lances .. */
static const uint8_t hand_row[HAND_KINDS] = { 0, 0, 18, 22, 26, 30, 34, 36 };

/* Does `side` look at the mirror image, with its king there? */
static bool mirrored(int side, int king)
{
    int file = square_file(king);
    return side == BLACK ? file > 5 : file < 5 && king != NO_SQUARE;
}

int network_input_board(int side, int king, int piece, int sq)
{
    int file = square_file(sq), rank = square_rank(sq);
    if ((side == WHITE) != mirrored(side, king))
        file = 10 - file;
    if (side == WHITE)
        rank = 10 - rank;
    return (piece_side(piece) != side) * NET_SIDE_BOARD
        + kind_row[piece_kind(piece)] * 81 + (file - 1) * 9 + rank - 1;
}

int network_input_hand(int side, int owner, int kind, int n)
{
    assert(kind >= PAWN && kind < HAND_KINDS && n >= 1 && n <= 18);
    return NET_BOARD + (owner != side) * NET_HAND + hand_row[kind] + n - 1;
}

int network_inputs(const Position *pos, int side, int king, uint16_t list[NET_MOST])
{
    int count = 0;
    for (int file = 0; file < 12; file += 4)
        for (uint64_t m = four_files(pos, BLACK, file) | four_files(pos, WHITE, file); m;
             m &= m - 1) {
            int sq = square_make(file, lowest_bit64(m));
            list[count++] = (uint16_t)network_input_board(side, king, pos->board[sq], sq);
        }
    for (int owner = BLACK; owner <= WHITE; owner++)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            for (int n = 1; n <= pos->hand[owner][kind]; n++)
                list[count++] = (uint16_t)network_input_hand(side, owner, kind, n);
    return count;
}

void network_use(const Network *network) { net = network; }

void network_ready(void)
{
    if (net == NULL)
        net = network_learned();
}

/* Sums of another network are of no use. The empty board has key 0, so the sums before
 * any input are those of every entry. */
static void begin_sums(NetworkSums *sums)
{
    sums->of = net;
    for (int i = 0; i < NET_KEPT; i++)
        for (int side = BLACK; side <= WHITE; side++) {
            sums->kept[i][side].key = 0;
            memcpy(sums->kept[i][side].unit, net->start, sizeof net->start);
        }
}

static void sum_all(const Position *pos, int side, Sums *sums)
{
    int16_t *sum = sums->unit;
    uint16_t list[NET_MOST];
    int count = network_inputs(pos, side, pos->king[side], list);
    memcpy(sum, net->start, sizeof net->start);
    for (int i = 0; i < count; i++)
        for (int unit = 0; unit < NET_HIDDEN; unit++)
            sum[unit] = (int16_t)(sum[unit] + net->row[list[i]][unit]);
    sums->key = position_key(pos);
}

/* Does the mover's king go to the other half? Then it sees all from the other side. */
static bool turns(const History *h, int mover)
{
    return move_kind(h->move) == KING
        && mirrored(mover, move_from(h->move)) != mirrored(mover, move_to(h->move));
}

/* What the move of `mover` that `h` remembers changes for `side`, whose king stands on
 * `king`, or on the same half. `hand` holds what was in hand after it, and then what was
 * before. */
static void find_change(const History *h, int mover, int side, int king,
                        uint8_t hand[2][HAND_KINDS], Change *change)
{
    Move move = h->move;
    int from = move_from(move), to = move_to(move), kind = move_kind(move);
    int piece = piece_make(mover, kind), after = piece_make(mover, move_kind_after(move));
    change->count = move == MOVE_NONE ? 0 : h->captured == EMPTY ? 1 : 2;
    if (change->count == 0)
        return;
    change->gone[0] = from == NO_SQUARE
        ? network_input_hand(side, mover, kind, ++hand[mover][kind])
        : network_input_board(side, king, piece, from);
    change->come[0] = network_input_board(side, king, after, to);
    if (change->count == 2) {
        int plain = kind_plain(piece_kind(h->captured));
        change->gone[1] = network_input_board(side, king, h->captured, to);
        change->come[1] = network_input_hand(side, mover, plain, hand[mover][plain]--);
    }
}

/* The sums after a change. */
static void apply(const Change *change, const int16_t *old, int16_t *sum)
{
    if (change->count == 0) {
        memcpy(sum, old, NET_HIDDEN * sizeof *sum);
        return;
    }
    const int16_t *gone = net->row[change->gone[0]], *come = net->row[change->come[0]];
    for (int i = 0; i < NET_HIDDEN; i++)
        sum[i] = (int16_t)(old[i] - gone[i] + come[i]);
    if (change->count == 1)
        return;
    gone = net->row[change->gone[1]];
    come = net->row[change->come[1]];
    for (int i = 0; i < NET_HIDDEN; i++)
        sum[i] = (int16_t)(sum[i] - gone[i] + come[i]);
}

static inline Sums *kept_at(const Position *pos, int ply, int side)
{
    return &pos->sums->kept[ply & (NET_KEPT - 1)][side];
}

/* A side's sums of the position, as they are kept or made from an earlier ply. The key
 * tells which they are of: what is not of the position that is asked for is made again,
 * so moves and unmakes need not be followed. */
static const Sums *sums_of(const Position *pos, int side)
{
    Sums *sums = kept_at(pos, pos->ply, side);
    uint64_t key = position_key(pos), keys[MOST_BACK + 1];
    if (sums->key == key)
        return sums;
    Change change[MOST_BACK];
    uint8_t hand[2][HAND_KINDS];
    memcpy(hand, pos->hand, sizeof hand);
    keys[0] = key;
    for (int back = 1; back <= MOST_BACK && back <= pos->ply; back++) {
        const History *h = &pos->history[pos->ply - back];
        int mover = pos->side ^ (back & 1);
        if (mover == side && turns(h, mover))
            break;
        find_change(h, mover, side, pos->king[side], hand, &change[back - 1]);
        keys[back] = h->board_key ^ h->hand_key;
        if (kept_at(pos, pos->ply - back, side)->key != keys[back])
            continue;
        while (back-- > 0) {
            Sums *next = kept_at(pos, pos->ply - back, side);
            apply(&change[back], kept_at(pos, pos->ply - back - 1, side)->unit,
                  next->unit);
            next->key = keys[back];
        }
        return sums;
    }
    sum_all(pos, side, sums);
    return sums;
}

/* A unit says at least 0 and at most 1: else the whole network would be one long sum. */
static int32_t weigh_units(const int16_t sum[NET_HIDDEN],
                           const int16_t output[NET_HIDDEN])
{
    int32_t total = 0;
    int16_t unit[NET_HIDDEN];
    for (int i = 0; i < NET_HIDDEN; i++) {
        int16_t s = sum[i] < 0 ? 0 : sum[i];
        unit[i] = s > NET_UNIT ? NET_UNIT : s;
    }
    for (int i = 0; i < NET_HIDDEN; i++)
        total += (int32_t)unit[i] * output[i];
    return total;
}

/* What the units of a side add, in parts of a cp: there are others for the mover. */
static int32_t side_value(const Position *pos, int side)
{
    Sums once;
    const Sums *sums = &once;
    if (pos->sums == NULL)
        sum_all(pos, side, &once);
    else
        sums = sums_of(pos, side);
    return weigh_units(sums->unit, net->output[side != pos->side]);
}

int network_value(const Position *pos)
{
    network_ready();
    if (pos->sums != NULL && pos->sums->of != net)
        begin_sums(pos->sums);
    int32_t total = side_value(pos, BLACK) + side_value(pos, WHITE);
    return total / (NET_UNIT * NET_CP) + net->constant;
}
