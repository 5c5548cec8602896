/* mate_one.c - mate in one move (一手詰め) from the attack maps, without making a move. */
#include "game/mate_one.h"

#include <string.h>

/* The squares around a king are numbered by the direction in which they lie. A piece on
 * square d can attack only these others of them, were it a queen and the king
 * transparent. */
static const uint8_t queen_reach[8] = { 0xae, 0x5d, 0xb3, 0x73, 0xce, 0xcd, 0xba, 0x75 };

/* The same for a slider, or a dragon, that gives check from farther off in direction
 * d. */
static const uint8_t far_reach[8] = { 0x81, 0x47, 0x24, 0x39, 0x9c, 0x24, 0xe2, 0x81 };

/* Squares of the pieces of side `by` that attack `sq`; how many. */
static int attackers_of(const uint8_t *board, int by, int sq, uint8_t list[10])
{
    int count = 0, flag = piece_flag(by);
    for (int d = 0; d < 8; d++) {
        int from = sq - step[d];
        uint32_t wanted = 1u << d | 1u << (SLIDE + d);
        while (board[from] == EMPTY) {
            from -= step[d];
            wanted = 1u << (SLIDE + d);
        }
        if ((board[from] & flag) && (attack_mask[board[from]] & wanted))
            list[count++] = (uint8_t)from;
    }
    for (int d = by == BLACK ? 8 : 10, last = d + 1; d <= last; d++) {
        int from = sq - step[d];
        if (from > 0 && board[from] == piece_make(by, KNIGHT))
            list[count++] = (uint8_t)from;
    }
    return count;
}

static bool is_attacked(const uint8_t *board, int by, int sq)
{
    uint8_t list[10];
    return attackers_of(board, by, sq, list) > 0;
}

/* Can `side` drop something on the empty square `sq`? Drop-pawn mate is not thought
 * of. */
static bool can_drop(const uint8_t *board, const uint8_t *hand, int side, int sq)
{
    int rank = relative_rank(side, sq);
    if (hand[SILVER] || hand[GOLD] || hand[BISHOP] || hand[ROOK]
        || (hand[LANCE] && rank > 1) || (hand[KNIGHT] && rank > 2))
        return true;
    if (!hand[PAWN] || rank == 1)
        return false;
    int top = square_make(square_file(sq), 1);
    return memchr(board + top, piece_make(side, PAWN), 9) == NULL;
}

/* Can a piece of `side`, not the king, go to `sq` so that its king is safe afterwards? */
static bool can_go(uint8_t *board, int side, int king, int sq)
{
    uint8_t list[10];
    int count = attackers_of(board, side, sq, list), there = board[sq];
    bool safe = false;
    for (int i = 0; i < count && !safe; i++) {
        int piece = board[list[i]];
        if (piece_kind(piece) == KING)
            continue;
        board[list[i]] = EMPTY;
        board[sq] = (uint8_t)piece;
        safe = !is_attacked(board, !side, king);
        board[sq] = (uint8_t)there;
        board[list[i]] = (uint8_t)piece;
    }
    return safe;
}

/* Can the king of `side` step to safety, taking a piece or not? */
static bool king_can_go(uint8_t *board, int side, int king)
{
    bool safe = false;
    int piece = board[king];
    board[king] = EMPTY;
    for (int d = 0; d < 8 && !safe; d++) {
        int to = king + step[d];
        safe = !(board[to] & (piece_flag(side) | WALL)) && !is_attacked(board, !side, to);
    }
    board[king] = (uint8_t)piece;
    return safe;
}

/* Does this move, not by the king, mate, and is it legal? All answers are looked at on a
 * copy of the board. */
static bool is_mate(const Position *pos, Move move)
{
    int side = pos->side, king = pos->king[!side], own = pos->king[side];
    uint8_t board[SQUARES], checker[10];
    memcpy(board, pos->board, sizeof board);
    if (!move_is_drop(move))
        board[move_from(move)] = EMPTY;
    board[move_to(move)] = (uint8_t)piece_make(side, move_kind_after(move));
    if (own != NO_SQUARE && is_attacked(board, !side, own))
        return false;
    int checks = attackers_of(board, side, king, checker);
    if (checks == 0 || king_can_go(board, !side, king))
        return false;
    if (checks > 1)
        return true;
    if (can_go(board, !side, king, checker[0]))
        return false;
    for (int d = 0; d < 8; d++) {
        int sq = king + step[d];
        while (board[sq] == EMPTY)
            sq += step[d];
        if (sq != checker[0])
            continue;
        for (sq -= step[d]; sq != king; sq -= step[d])
            if (can_drop(board, pos->hand[!side], !side, sq)
                || can_go(board, !side, king, sq))
                return false;
    }
    return true;
}

/* Is `sq` guarded by an enemy piece that is surely free to move? Not asking the king, who
 * attacks the square by direction `d`. */
enum { NOT_BESIDE = 12 }; /* the king does not: a bit that attack words never have */
static bool is_guarded(const Position *pos, int sq, int d)
{
    for (uint32_t m = pos->attack[!pos->side][sq] & ~(1u << d); m; m &= m - 1)
        if (pos->attack[pos->side][attacker_square(pos, sq, lowest_bit(m))] >> SLIDE == 0)
            return true;
    return false;
}

/* What a move must do to be worth a closer look. */
typedef struct {
    uint32_t checks;  /* attack bits of which the piece must have one to give check */
    uint32_t safe;    /* squares around the king that it must attack */
} Need;

/* Might a piece of this kind on `to` fulfil the need? Looks through other pieces. */
static bool fulfils(const Position *pos, Need need, int kind, int to)
{
    uint32_t mask = attack_mask[piece_make(pos->side, kind)];
    if (!(mask & need.checks))
        return false;
    for (uint32_t m = need.safe; m; m &= m - 1) {
        int gap = pos->king[!pos->side] + step[lowest_bit(m)] - to;
        bool attacks = false;
        for (int d = 0; d < 8; d++)
            attacks |= (gap == step[d] && (mask >> d & 1))
                || ((gap == step[d] || gap == 2 * step[d]) && (mask >> (SLIDE + d) & 1));
        if (!attacks)
            return false;
    }
    return true;
}

/* A mate by dropping a piece on `to` or moving one there, if it fulfils the need. */
static Move mate_on(const Position *pos, int to, Need need)
{
    int side = pos->side;
    if (pos->board[to] == EMPTY)
        for (int kind = ROOK; kind > PAWN; kind--)
            if (pos->hand[side][kind] && fulfils(pos, need, kind, to)
                && is_mate(pos, drop_move(to, kind)))
                return drop_move(to, kind);

    for (uint32_t m = pos->attack[side][to]; m; m &= m - 1) {
        int from = attacker_square(pos, to, lowest_bit(m));
        int kind = piece_kind(pos->board[from]);
        bool promotes = kind_can_promote(kind)
            && (in_zone(side, from) || in_zone(side, to));
        bool stays = !promotes || kind == SILVER || kind == KNIGHT
            || (kind == LANCE && relative_rank(side, to) > 2);
        Move move = board_move(from, to, kind);
        if (kind == KING)
            continue;
        if (promotes && fulfils(pos, need, kind | PROMOTED, to)
            && is_mate(pos, move | MOVE_PROMOTE))
            return move | MOVE_PROMOTE;
        if (stays && fulfils(pos, need, kind, to) && is_mate(pos, move))
            return move;
    }
    return MOVE_NONE;
}

/* Mate by a slider from direction d that does not stand beside the king. */
static Move mate_from_afar(const Position *pos, int d, uint32_t safe)
{
    Move move = MOVE_NONE;
    int sq = pos->king[!pos->side] + step[d], them = !pos->side;
    Need need = { 1u << (SLIDE + 7 - d), safe & ~(1u << d | 1u << (7 - d)) };
    while (move == MOVE_NONE && pos->board[sq] == EMPTY
           && !can_drop(pos->board, pos->hand[them], them, sq)
           && !is_guarded(pos, sq, sq == pos->king[them] + step[d] ? d : NOT_BESIDE)) {
        sq += step[d];
        if (!(pos->board[sq] & (piece_flag(pos->side) | WALL)))
            move = mate_on(pos, sq, need);
    }
    return move;
}

static Move mate_by_knight(const Position *pos)
{
    Move move = MOVE_NONE;
    for (int d = pos->side == BLACK ? 8 : 10, last = d + 1; d <= last && !move; d++) {
        int sq = pos->king[!pos->side] - step[d];
        if (sq > 0 && !(pos->board[sq] & (piece_flag(pos->side) | WALL))
            && !is_guarded(pos, sq, NOT_BESIDE))
            move = mate_on(pos, sq, (Need){ 1u << d, 0 });
    }
    return move;
}

Move mate_in_one(const Position *pos)
{
    int side = pos->side, king = pos->king[!side];
    int theirs = piece_flag(!side) | WALL, ours = piece_flag(side) | WALL;
    uint32_t safe = 0, contact = 0; /* squares around: safe for him, open to a check */
    if (king == NO_SQUARE)
        return MOVE_NONE;
    for (int d = 0; d < 8; d++) {
        int sq = king + step[d];
        if (!attacked(pos, side, sq))
            safe |= (uint32_t)!(pos->board[sq] & theirs) << d;
        else
            contact |= (uint32_t)!(pos->board[sq] & ours) << d;
    }
    Move move = MOVE_NONE;
    for (uint32_t m = contact; m && !move; m &= m - 1) {
        int d = lowest_bit(m), sq = king + step[d];
        if (!(safe & ~(uint32_t)queen_reach[d]) && !is_guarded(pos, sq, d))
            move = mate_on(pos, sq, (Need){ (1u | 1u << SLIDE) << (7 - d), safe });
    }
    if (!move && safe == 0)
        move = mate_by_knight(pos);
    for (int d = 0; d < 8 && !move; d++)
        if (!(safe & ~(uint32_t)far_reach[d]))
            move = mate_from_afar(pos, d, safe);
    return move;
}
