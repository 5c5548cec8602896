/* mate_one.c - mate in one move (一手詰め): the attack maps rule out nearly all moves, and
 * the few that are left are made. */
#include "game/mate_one.h"

#include "game/movegen.h"

/* The squares around a king are numbered by the direction in which they lie. A piece on
 * square d can attack only these others, were it a queen and the king transparent. */
static const uint8_t queen_reach[8] = { 0xae, 0x5d, 0xb3, 0x73, 0xce, 0xcd, 0xba, 0x75 };

/* The same for a slider, or a dragon, that gives check from farther off. */
static const uint8_t far_reach[8] = { 0x81, 0x47, 0x24, 0x39, 0x9c, 0x24, 0xe2, 0x81 };

/* Can the opponent drop something on the empty square `sq`? */
static bool can_drop(const Position *pos, int sq)
{
    int side = !pos->side, rank = relative_rank(side, sq);
    const uint8_t *hand = pos->hand[side];
    return hand[SILVER] || hand[GOLD] || hand[BISHOP] || hand[ROOK]
        || (hand[LANCE] && rank > 1) || (hand[KNIGHT] && rank > 2)
        || (hand[PAWN] && rank > 1 && !(pos->pawn_files[side] >> square_file(sq) & 1));
}

/* Is `sq` guarded by a piece, not the king, that is surely free to move? */
static bool is_guarded(const Position *pos, int sq)
{
    for (uint32_t m = pos->attack[!pos->side][sq]; m; m &= m - 1) {
        int from = attacker_square(pos, sq, lowest_bit(m));
        if (from != pos->king[!pos->side] && pos->attack[pos->side][from] >> SLIDE == 0)
            return true;
    }
    return false;
}

/* What a move must do to be worth a closer look. */
typedef struct {
    uint32_t checks;  /* attack bits of which the piece must have one to give check */
    uint32_t safe;    /* squares around the king that it must attack */
} Need;

/* Might this move fulfil the need? Looks through other pieces. */
static bool fulfils(const Position *pos, Need need, Move move)
{
    uint32_t mask = attack_mask[piece_make(pos->side, move_kind_after(move))];
    if (!(mask & need.checks))
        return false;
    for (uint32_t m = need.safe; m; m &= m - 1) {
        int sq = pos->king[!pos->side] + step[lowest_bit(m)];
        if (!(mask & reach[sq][move_to(move)]))
            return false;
    }
    return true;
}

static bool mates(Position *pos, Need need, Move move)
{
    Move answers[MAX_MOVES];
    if (!fulfils(pos, need, move) || !move_is_legal(pos, move)
        || !move_gives_check(pos, move))
        return false;
    move_make(pos, move);
    int count = generate_evasions(pos, answers);
    move_unmake(pos);
    return count == 0;
}

/* A mate by dropping a piece on `to` or moving one there, if it fulfils the need. */
static Move mate_on(Position *pos, int to, Need need)
{
    int side = pos->side;
    if (pos->board[to] & (piece_flag(side) | WALL))
        return MOVE_NONE;
    for (int kind = ROOK; kind > PAWN && pos->board[to] == EMPTY; kind--)
        if (pos->hand[side][kind] && mates(pos, need, drop_move(to, kind)))
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
        if (promotes && mates(pos, need, move | MOVE_PROMOTE))
            return move | MOVE_PROMOTE;
        if (stays && mates(pos, need, move))
            return move;
    }
    return MOVE_NONE;
}

/* Mate by a slider from direction d that does not stand beside the king. */
static Move mate_from_afar(Position *pos, int d, uint32_t safe)
{
    Move move = MOVE_NONE;
    int sq = pos->king[!pos->side] + step[d];
    Need need = { 1u << (SLIDE + 7 - d), safe & ~(1u << d | 1u << (7 - d)) };
    for (; !move && pos->board[sq] == EMPTY && !can_drop(pos, sq) && !is_guarded(pos, sq);
         sq += step[d])
        move = mate_on(pos, sq + step[d], need);
    return move;
}

static Move mate_by_knight(Position *pos)
{
    Move move = MOVE_NONE;
    uint32_t jumps = attack_mask[piece_make(pos->side, KNIGHT)];
    for (uint32_t m = jumps; m && !move; m &= m - 1) {
        int sq = pos->king[!pos->side] - step[lowest_bit(m)];
        if (sq > 0 && !is_guarded(pos, sq))
            move = mate_on(pos, sq, (Need){ m & -m, 0 });
    }
    return move;
}

Move mate_in_one(Position *pos)
{
    int side = pos->side, king = pos->king[!side];
    uint32_t safe = 0, contact = 0; /* squares around: safe for him, attacked by us */
    if (king == NO_SQUARE)
        return MOVE_NONE;
    for (int d = 0; d < 8; d++) {
        int sq = king + step[d];
        if (attacked(pos, side, sq))
            contact |= 1u << d;
        else if (!(pos->board[sq] & (piece_flag(!side) | WALL)))
            safe |= 1u << d;
    }
    Move move = MOVE_NONE;
    for (uint32_t m = contact; m && !move; m &= m - 1) {
        int d = lowest_bit(m), sq = king + step[d];
        if (!(safe & ~(uint32_t)queen_reach[d]) && !is_guarded(pos, sq))
            move = mate_on(pos, sq, (Need){ (1u | 1u << SLIDE) << (7 - d), safe });
    }
    if (!move && safe == 0)
        move = mate_by_knight(pos);
    for (int d = 0; d < 8 && !move; d++)
        if (!(safe & ~(uint32_t)far_reach[d]))
            move = mate_from_afar(pos, d, safe);
    return move;
}
