/* legal.c - see legal.h. */
#include "game/legal.h"

bool pawn_drop_mates(const Position *pos, int sq)
{
    int side = pos->side, king = pos->king[!side], own = piece_flag(!side);
    assert(pos->board[sq] == EMPTY && sq == square_before_king(pos));
    /* A pinned protector protects: the king may not go where it could be taken, even by a
     * piece that would then leave its own king in check. */
    uint32_t mine = pos->attack[side][sq];
    if (mine == 0)
        return false; /* the king takes it */

    for (uint32_t m = pos->attack[!side][sq]; m; m &= m - 1) {
        int bit = lowest_bit(m);
        int from = attacker_square(pos, sq, bit);
        /* Here pins count: a pinned piece may not take the pawn, and forgetting that
         * would allow a drop that is mate. Stepping between is no answer, as the pawn
         * stands beside the king. */
        if (from != king && (free_directions(pos, !side, from) >> bit & 1))
            return false; /* another piece takes it */
    }
    for (int d = 0; d < 8; d++) {
        int to = king + step[d];
        if (to == sq || (pos->board[to] & (own | WALL)))
            continue;
        uint32_t word = pos->attack[side][to];
        /* The pawn is not on the board yet, but it will cut off its own side's sliders
         * behind `sq`: a square attacked only through `sq` will be an escape. */
        for (uint32_t m = word & mine & ~0xffffu; m; m &= m - 1) {
            /* Farther than one square behind `sq` lies no square beside the king but the
             * one at his back, and there he himself is in the way. */
            if (to == sq + step[lowest_bit(m) - SLIDE])
                word &= ~(m & -m);
        }
        if (word == 0)
            return false; /* the king escapes */
    }
    return true;
}

bool drop_is_legal(const Position *pos, int kind, int to)
{
    int side = pos->side;
    assert(pos->board[to] == EMPTY);
    if (pos->hand[side][kind] == 0 || kind_is_stuck(side, kind, to))
        return false;
    if (kind != PAWN)
        return true;
    bool checks = to == square_before_king(pos);
    return !(pos->pawn_files[side] >> square_file(to) & 1)
        && !(checks && pawn_drop_mates(pos, to));
}

/* Does a move to `to` by a piece other than the king end a check by one piece? */
static bool answers_check(const Position *pos, int to)
{
    int king = pos->king[pos->side];
    uint32_t checks = pos->attack[!pos->side][king];
    if (checks & (checks - 1))
        return false;
    int bit = lowest_bit(checks);
    int checker = attacker_square(pos, king, bit);
    if (to == checker)
        return true;
    if (bit < SLIDE)
        return false;
    for (int sq = king - step[bit - SLIDE]; sq != checker; sq -= step[bit - SLIDE])
        if (sq == to)
            return true;
    return false;
}

int attack_bit(const Position *pos, int from, int to)
{
    int piece = pos->board[from];
    uint32_t word = pos->attack[piece_side(piece)][to] & attack_mask[piece]
        & reach[to][from];
    /* One bit at most, but a slide's may be of a piece nearer to `to`. */
    if (word == 0 || attacker_square(pos, to, lowest_bit(word)) != from)
        return -1;
    return lowest_bit(word);
}

/* A remembered move was legal when it was stored. What may have changed since is the
 * board, and even the side, which a move does not name. So it is asked whether the same
 * piece stands there, whether it reaches the square and may promote or stay, and last,
 * since that costs most, whether pins and checks allow it. */
bool move_is_legal(const Position *pos, Move move)
{
    int side = pos->side, from = move_from(move), to = move_to(move);
    int kind = move_kind(move);
    if (move == MOVE_NONE)
        return false;
    if (from == NO_SQUARE)
        return pos->board[to] == EMPTY && (!pos->in_check || answers_check(pos, to))
            && drop_is_legal(pos, kind, to);

    if (pos->board[from] != piece_make(side, kind)
        || (pos->board[to] & (piece_flag(side) | WALL)))
        return false;
    if (move_promotes(move) ? !in_zone(side, from) && !in_zone(side, to)
                            : kind_is_stuck(side, kind, to))
        return false;
    int bit = attack_bit(pos, from, to);
    if (bit < 0)
        return false;
    if (kind == KING)
        return king_may_go(pos, bit, to);
    return (free_directions(pos, side, from) >> bit & 1)
        && (!pos->in_check || answers_check(pos, to));
}

bool board_gives_check(const Position *pos, Move move, uint32_t direct, uint32_t behind)
{
    int king = pos->king[!pos->side], from = move_from(move), to = move_to(move);
    assert(move_is_legal(pos, move));
    if (direct >> SLIDE != 0) {
        int by = step[lowest_bit(direct >> SLIDE)], sq = to + by;
        while (pos->board[sq] == EMPTY || sq == from)
            sq += by;
        if (sq == king)
            return true;
    } else if (direct != 0) {
        return true; /* nothing stops a step or a jump */
    }
    return behind != 0 && ray_end(pos, from, step[lowest_bit(behind)]) == king;
}
