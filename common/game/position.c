/* position.c - making and unmaking moves on the board with attack maps. */
#include "game/position.h"

#include <string.h>

/* In the order of the picture in position.h. There the opposite of direction d is 7 - d,
 * so whoever has to look both ways along a line needs no second table. */
const int8_t step[12] = { 17, 1, -15, 16, -16, 15, -1, -17, 14, -18, 18, -14 };

/* Black's piece movements as bits of the attack word, and White's turned by 180 degrees.
 * A slide has the bit of a step in the same direction, SLIDE places higher: one shift
 * changes between the two, and one table of steps serves both. */
enum {
    ALL8 = 0xff,
    STRAIGHT = 1 << 1 | 1 << 3 | 1 << 4 | 1 << 6,
    DIAGONAL = 1 << 0 | 1 << 2 | 1 << 5 | 1 << 7,
    B_PAWN = 1 << 6, W_PAWN = 1 << 1,
    B_KNIGHT = 1 << 8 | 1 << 9, W_KNIGHT = 1 << 10 | 1 << 11,
    B_SILVER = DIAGONAL | B_PAWN, W_SILVER = DIAGONAL | W_PAWN,
    B_GOLD = STRAIGHT | 1 << 5 | 1 << 7, W_GOLD = STRAIGHT | 1 << 0 | 1 << 2,
    B_LANCE = B_PAWN << SLIDE, W_LANCE = W_PAWN << SLIDE,
    SLIDE_STRAIGHT = STRAIGHT << SLIDE,
    SLIDE_DIAGONAL = DIAGONAL << SLIDE,
};

const uint8_t set_size[KING + 1] = { [PAWN] = 18, [LANCE] = 4, [KNIGHT] = 4,
    [SILVER] = 4, [GOLD] = 4, [BISHOP] = 2, [ROOK] = 2, [KING] = 2 };

const uint32_t attack_mask[PIECES] = {
    [BLACK_PIECE | PAWN] = B_PAWN, [WHITE_PIECE | PAWN] = W_PAWN,
    [BLACK_PIECE | LANCE] = B_LANCE, [WHITE_PIECE | LANCE] = W_LANCE,
    [BLACK_PIECE | KNIGHT] = B_KNIGHT, [WHITE_PIECE | KNIGHT] = W_KNIGHT,
    [BLACK_PIECE | SILVER] = B_SILVER, [WHITE_PIECE | SILVER] = W_SILVER,
    [BLACK_PIECE | GOLD] = B_GOLD, [WHITE_PIECE | GOLD] = W_GOLD,
    [BLACK_PIECE | BISHOP] = SLIDE_DIAGONAL, [WHITE_PIECE | BISHOP] = SLIDE_DIAGONAL,
    [BLACK_PIECE | ROOK] = SLIDE_STRAIGHT, [WHITE_PIECE | ROOK] = SLIDE_STRAIGHT,
    [BLACK_PIECE | KING] = ALL8, [WHITE_PIECE | KING] = ALL8,
    [BLACK_PIECE | PRO_PAWN] = B_GOLD, [WHITE_PIECE | PRO_PAWN] = W_GOLD,
    [BLACK_PIECE | PRO_LANCE] = B_GOLD, [WHITE_PIECE | PRO_LANCE] = W_GOLD,
    [BLACK_PIECE | PRO_KNIGHT] = B_GOLD, [WHITE_PIECE | PRO_KNIGHT] = W_GOLD,
    [BLACK_PIECE | PRO_SILVER] = B_GOLD, [WHITE_PIECE | PRO_SILVER] = W_GOLD,
    /* Where a horse or dragon slides it does not step as well: a piece has at most one
     * bit for a direction. So one bit of an attack word stands for one piece, and
     * counting bits counts pieces. */
    [BLACK_PIECE | HORSE] = SLIDE_DIAGONAL | STRAIGHT,
    [WHITE_PIECE | HORSE] = SLIDE_DIAGONAL | STRAIGHT,
    [BLACK_PIECE | DRAGON] = SLIDE_STRAIGHT | DIAGONAL,
    [WHITE_PIECE | DRAGON] = SLIDE_STRAIGHT | DIAGONAL,
};

static PieceValues values;

void position_use(const PieceValues *piece_values) { values = *piece_values; }

/* Zobrist keys: a random number for every piece on every square, for the n-th piece of a
 * kind in a hand, and for White to move. A key is the exclusive or of all that apply. */
static uint64_t board_keys[PIECES][SQUARES];
static uint64_t hand_keys[2][HAND_KINDS][19];
static uint64_t side_key;

/* The splitmix64 generator (Steele, Lea, Flood 2014): the same keys on every machine. */
static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

uint32_t reach[SQUARES][SQUARES];

/* The squares from which the direction d leads to `to`: from the nearest a piece may step
 * or slide, or as a knight jump; from those behind it, only slide. */
static void build_reach(int to, int d)
{
    int from = to - step[d];
    if (is_on_board(from))
        reach[to][from] |= 1u << d;
    for (; d < 8 && is_on_board(from); from -= step[d])
        reach[to][from] |= 1u << (SLIDE + d);
}

void position_init(void)
{
    /* Any number will do as a seed, but always the same: the keys decide which positions
     * share a place in the hash table, and so the node counts that tests compare. */
    uint64_t state = 20020601;
    for (int piece = 0; piece < PIECES; piece++)
        for (int sq = 0; sq < SQUARES; sq++)
            board_keys[piece][sq] = next_random(&state);
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = 0; kind < HAND_KINDS; kind++)
            for (int n = 0; n < 19; n++)
                hand_keys[side][kind][n] = next_random(&state);
    side_key = next_random(&state);
    for (int to = 0; to < SQUARES; to++)
        for (int d = 0; d < 12 && is_on_board(to); d++)
            build_reach(to, d);
}

void position_clear(Position *pos)
{
    /* Not the history: it is more than a hundred kilobytes, and an entry is always
     * written before it is read. */
    memset(pos, 0, offsetof(Position, history));
    /* Wall first and the board cut into it: the ranks of a file lie side by side in
     * memory, and what stays around them ends every slide. */
    memset(pos->board, WALL, sizeof pos->board);
    for (int file = 1; file <= 9; file++)
        memset(&pos->board[square_make(file, 1)], EMPTY, 9);
    pos->first_number = 1;
}

/* Add or remove the slides from `sq` in these directions, up to and with the square that
 * stops each: it is attacked too, so it is marked before it is looked at. */
static inline void toggle_slides(const Position *pos, uint32_t *map, int sq,
                                 uint32_t directions)
{
    for (uint32_t m = directions; m; m &= m - 1) {
        int d = step[lowest_bit(m)], to = sq;
        uint32_t bit = (m & -m) << SLIDE;
        do
            map[to += d] ^= bit;
        while (pos->board[to] == EMPTY);
    }
}

/* Add or remove what the piece on `sq` attacks: exclusive or does both, since no two
 * pieces of a side ever share a bit of a square, so that a bit can only be missing or be
 * ours. What holds whenever a square has been put in order: every word is what the board
 * would give if it were computed afresh. A slide is removed by walking it once more, and
 * finds exactly the bits that are set, because toggle_sliders() has lengthened or
 * shortened them at each change on the way. */
static inline void toggle_attacks(Position *pos, int sq, int piece)
{
    uint32_t *map = pos->attack[piece_side(piece)];
    uint32_t mask = attack_mask[piece];
    /* m & -m is the lowest bit alone, m &= m - 1 removes it. Squares of own pieces
     * (protected by it) and walls are marked like all others: asking would cost more than
     * the bits, and exchanges need to know what is protected. Only a knight on its last
     * two ranks could write outside of the array, and the rules allow none there. */
    for (uint32_t m = mask & 0xfff; m; m &= m - 1)
        map[sq + step[lowest_bit(m)]] ^= m & -m;
    toggle_slides(pos, map, sq, mask >> SLIDE);
}

/* Let sliders that reach `sq` go on behind it, or cut them off there. Call while the
 * square is empty, before a piece is put on it or after one was taken off. Both times the
 * bits behind `sq` are the wrong way round, which is why one function serves: exclusive
 * or sets what is missing and clears what is too much. The word of `sq` tells which
 * sliders these are and stays as it is; nobody looks for rooks and bishops. */
static inline void toggle_sliders(Position *pos, int sq)
{
    for (int side = BLACK; side <= WHITE; side++) {
        uint32_t *map = pos->attack[side];
        toggle_slides(pos, map, sq, map[sq] >> SLIDE);
    }
}

/* The piece with all that it attacks. A bit for a file is enough for pawns, and exclusive
 * or keeps it right, because nifu (二歩) allows one: a second pawn on the file would clear
 * the bit of the first. */
static inline void toggle_piece(Position *pos, int sq, int piece)
{
    toggle_attacks(pos, sq, piece);
    pos->occupied[piece_side(piece)][square_file(sq)] ^= (uint16_t)(1 << square_rank(sq));
    if (piece_kind(piece) == PAWN)
        pos->pawn_files[piece_side(piece)] ^= (uint16_t)(1 << square_file(sq));
}

/* The key of a hand with n pieces of a kind holds the numbers of the first, second ..
 * n-th; one more piece is one more number, whichever piece of the kind it was. */
static inline void add_to_hand(Position *pos, int side, int kind)
{
    int n = ++pos->hand[side][kind];
    pos->hand_key ^= hand_keys[side][kind][n];
    pos->score += values.hand[side][kind][n];
}

static inline void take_from_hand(Position *pos, int side, int kind)
{
    int n = pos->hand[side][kind]--;
    pos->hand_key ^= hand_keys[side][kind][n];
    pos->score -= values.hand[side][kind][n];
}

void position_copy(Position *to, const Position *from)
{
    size_t used = (size_t)from->ply * sizeof from->history[0];
    memcpy(to, from, offsetof(Position, history) + used);
}

void position_put(Position *pos, int sq, int piece)
{
    assert(pos->board[sq] == EMPTY);
    assert(!kind_is_stuck(piece_side(piece), piece_kind(piece), sq));
    toggle_sliders(pos, sq);
    pos->board[sq] = (uint8_t)piece;
    toggle_piece(pos, sq, piece);
    if (piece_kind(piece) == KING)
        pos->king[piece_side(piece)] = (uint8_t)sq;
}

void position_set_hand(Position *pos, int side, int kind, int count)
{
    assert(kind >= PAWN && kind < HAND_KINDS && count >= 0 && count <= 18);
    while (pos->hand[side][kind] > count)
        take_from_hand(pos, side, kind);
    while (pos->hand[side][kind] < count)
        add_to_hand(pos, side, kind);
}

/* Without the first question a side without a king could be in check: NO_SQUARE is a
 * corner of the wall, and walls hold attacks. */
static bool king_attacked(const Position *pos, int side)
{
    return pos->king[side] != NO_SQUARE && attacked(pos, !side, pos->king[side]);
}

void position_ready(Position *pos)
{
    /* The side to move is part of the board key: bring it in line with pos->side. */
    pos->board_key = pos->side == WHITE ? side_key : 0;
    pos->score = 0;
    for (int sq = 0; sq < SQUARES; sq++)
        if (pos->board[sq] != EMPTY && pos->board[sq] != WALL) {
            pos->board_key ^= board_keys[pos->board[sq]][sq];
            pos->score += values.square[pos->board[sq]][sq];
        }
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            for (int n = 1; n <= pos->hand[side][kind]; n++)
                pos->score += values.hand[side][kind][n];
    pos->in_check = king_attacked(pos, pos->side);
    /* Nobody knows how many checks came before the first position; the one that is on the
     * board was certainly given. */
    if (pos->ply == 0)
        pos->check_run = pos->in_check;
}

/* Remember the position before a move, for unmake and repetition. Copied is what is
 * small: the attack maps alone are 1408 bytes, for each of thousands of entries, while a
 * move changes few of their words. They are taken back the way they were changed. */
static inline History *remember(Position *pos, Move move)
{
    assert(pos->ply < HISTORY_SIZE);
    History *h = &pos->history[pos->ply];
    h->board_key = pos->board_key;
    h->hand_key = pos->hand_key;
    h->move = move;
    h->score = pos->score;
    h->captured = EMPTY;
    h->in_check = pos->in_check;
    h->check_run = pos->check_run;
    pos->repeat_filter[repeat_index(pos)]++;
    return h;
}

static inline void restore(Position *pos, const History *h)
{
    pos->board_key = h->board_key;
    pos->hand_key = h->hand_key;
    pos->score = h->score;
    pos->in_check = h->in_check;
    pos->check_run = h->check_run;
    /* After the keys: the position was counted under the key that it has again now. */
    pos->repeat_filter[repeat_index(pos)]--;
}

uint64_t position_key_after(const Position *pos, Move move)
{
    int side = pos->side, from = move_from(move), to = move_to(move);
    int kind = move_kind(move), taken = pos->board[to];
    /* The same numbers as in move_make(), in short. The piece dropped is the last of its
     * kind in the hand, the piece taken becomes the next: so the one has the number of
     * the present count, the other one more. */
    uint64_t key = position_key(pos) ^ side_key;
    if (from == NO_SQUARE)
        key ^= hand_keys[side][kind][pos->hand[side][kind]];
    else
        key ^= board_keys[piece_make(side, kind)][from];
    if (taken != EMPTY) {
        int plain = kind_plain(piece_kind(taken));
        key ^= board_keys[taken][to] ^ hand_keys[side][plain][pos->hand[side][plain] + 1];
    }
    return key ^ board_keys[piece_make(side, move_kind_after(move))][to];
}

/* First the square left, then the square entered, and in between the maps are those of
 * the board as it is then. It has to be so: a slider that stood behind the piece reaches
 * `to` only when `from` is empty, and only then can it be cut off or be seen to stop. */
void move_make(Position *pos, Move move)
{
    History *h = remember(pos, move);
    int side = pos->side, from = move_from(move), to = move_to(move);
    int piece = piece_make(side, move_kind(move));
    int after = piece_make(side, move_kind_after(move));
    int taken = pos->board[to];
    /* Not all that is legal, but what would spoil the board. */
    assert(from == NO_SQUARE ? pos->hand[side][move_kind(move)] > 0 && taken == EMPTY
                             : pos->board[from] == piece);
    assert(taken == EMPTY || (taken != WALL && piece_side(taken) != side
                              && piece_kind(taken) != KING));

    if (from == NO_SQUARE) {
        take_from_hand(pos, side, move_kind(move));
    } else {
        toggle_piece(pos, from, piece);
        pos->board[from] = EMPTY;
        toggle_sliders(pos, from);
        pos->board_key ^= board_keys[piece][from];
        pos->score -= values.square[piece][from];
    }
    if (taken != EMPTY) {
        /* Taken and replaced in one go: the square is never empty, so sliders end there
         * before and after, and toggle_sliders() has nothing to do. */
        h->captured = (uint8_t)taken;
        toggle_piece(pos, to, taken);
        pos->board_key ^= board_keys[taken][to];
        pos->score -= values.square[taken][to];
        add_to_hand(pos, side, kind_plain(piece_kind(taken)));
    } else {
        toggle_sliders(pos, to);
    }
    /* From here on the promoted piece counts: on `from` it was still the plain one. */
    pos->board[to] = (uint8_t)after;
    toggle_piece(pos, to, after);
    pos->board_key ^= board_keys[after][to] ^ side_key;
    pos->score += values.square[after][to];
    if (piece_kind(piece) == KING)
        pos->king[side] = (uint8_t)to;

    pos->side ^= 1;
    pos->ply++;
    pos->in_check = king_attacked(pos, !side);
    /* The mover's previous move is two plies back. A run of his checks goes on from what
     * it was after that one, whatever the opponent answered. */
    int before = pos->ply >= 2 ? pos->history[pos->ply - 2].check_run : 0;
    pos->check_run = (int16_t)(pos->in_check ? before + 1 : 0);
}

/* The steps of move_make() in reverse. Each toggle takes its own back, but only when it
 * walks over the same empty squares: so everything goes in the opposite order, each with
 * the board as it was when the bits were set. `piece` and `after` come from the move,
 * which knows the kind before and whether it promoted. */
void move_unmake(Position *pos)
{
    assert(pos->ply > 0 && pos->history[pos->ply - 1].move != MOVE_NONE);
    const History *h = &pos->history[--pos->ply];
    Move move = h->move;
    int side = pos->side ^= 1;
    int from = move_from(move), to = move_to(move);
    int piece = piece_make(side, move_kind(move));
    int after = piece_make(side, move_kind_after(move));

    toggle_piece(pos, to, after);
    pos->board[to] = h->captured;
    if (h->captured != EMPTY) {
        toggle_piece(pos, to, h->captured);
        /* Not take_from_hand(): keys and score come back whole in restore(). */
        pos->hand[side][kind_plain(piece_kind(h->captured))]--;
    } else {
        toggle_sliders(pos, to);
    }
    if (from == NO_SQUARE) {
        pos->hand[side][move_kind(move)]++;
    } else {
        toggle_sliders(pos, from);
        pos->board[from] = (uint8_t)piece;
        toggle_piece(pos, from, piece);
        if (piece_kind(piece) == KING)
            pos->king[side] = (uint8_t)from;
    }
    restore(pos, h);
}

/* No piece moves, so the maps stay. The opponent is not in check, or the side that passes
 * could have taken his king. That side is not in check either, so the run is 0, and stays
 * 0: a pass is no check. */
void move_make_null(Position *pos)
{
    assert(!pos->in_check);
    remember(pos, MOVE_NONE);
    pos->side ^= 1;
    pos->ply++;
    pos->board_key ^= side_key;
}

void move_unmake_null(Position *pos)
{
    assert(pos->ply > 0 && pos->history[pos->ply - 1].move == MOVE_NONE);
    pos->side ^= 1;
    restore(pos, &pos->history[--pos->ply]);
}
