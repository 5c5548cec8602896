/* movegen.c - legal moves from the attack maps. */
#include "game/movegen.h"

/* Which of the two ways to make a board move are wanted. */
enum {
    PROMOTED_WAY = 1,
    PLAIN_WAY = 2,
    BOTH_WAYS = PROMOTED_WAY | PLAIN_WAY,
    POINTLESS_TOO = 4, /* also refusals to promote that are never better */
};

/* Promotion loses nothing for these: promoted they move as before and more. So does a
 * lance before the last rank, where one step is all it has left. A silver, a knight and a
 * lance farther off give some of their squares up, so both moves are worth a look. The
 * one reason for the others to stay as they are is a rule: with less attacked the king
 * keeps an escape, and a pawn dropped later does not give the forbidden mate. */
static inline bool staying_is_pointless(int side, int kind, int to)
{
    return kind == PAWN || kind == BISHOP || kind == ROOK
        || (kind == LANCE && relative_rank(side, to) == 2);
}

static inline Move *add_move(Move *list, int side, int from, int to, int kind, int ways)
{
    Move move = board_move(from, to, kind);
    /* A move out of the zone may promote as well as one into it or inside. */
    if (!kind_can_promote(kind) || (!in_zone(side, from) && !in_zone(side, to))) {
        if (ways & PLAIN_WAY)
            *list++ = move;
        return list;
    }
    if (ways & PROMOTED_WAY)
        *list++ = move | MOVE_PROMOTE;
    if ((ways & PLAIN_WAY) && !kind_is_stuck(side, kind, to)
        && ((ways & POINTLESS_TOO) || !staying_is_pointless(side, kind, to)))
        *list++ = move;
    return list;
}

/* Moves to `to` by pieces other than the king that are free to go there. */
static Move *add_moves_to(const Position *pos, Move *list, int to, int ways)
{
    int side = pos->side;
    for (uint32_t m = pos->attack[side][to]; m; m &= m - 1) {
        int bit = lowest_bit(m);
        int from = attacker_square(pos, to, bit);
        int kind = piece_kind(pos->board[from]);
        /* The attack bit is the direction in which the piece would move, so the pin is
         * one test. The king is left to the callers: no pin holds it, but the square it
         * goes to must be safe. */
        if (kind != KING && (free_directions(pos, side, from) >> bit & 1))
            list = add_move(list, side, from, to, kind, ways);
    }
    return list;
}

static Move *add_captures(const Position *pos, Move *list, int ways)
{
    int side = pos->side;
    for (int file = 0; file < 12; file += 4) {
        /* Each victim is asked who attacks it, instead of each piece where it can go: for
         * most victims the word says at once that nobody does. */
        for (uint64_t m = four_files(pos, !side, file); m; m &= m - 1) {
            int to = square_make(file, lowest_bit64(m));
            uint32_t word = pos->attack[side][to];
            if (word == 0)
                continue;
            list = add_moves_to(pos, list, to, ways);
            /* A protected piece is safe from the king, even when its protector is
             * pinned. */
            int king = pos->king[side];
            if ((reach[to][king] & attack_mask[piece_make(side, KING)])
                && !attacked(pos, !side, to))
                *list++ = board_move(king, to, KING);
        }
    }
    return list;
}

/* Moves of the piece on `from` to empty squares; with `taking` to enemy pieces, too. */
static inline Move *add_piece_moves(const Position *pos, Move *list, int from, int ways,
                                    bool taking)
{
    int side = pos->side, kind = piece_kind(pos->board[from]);
    /* Without `taking` the target is no bit at all, and no piece passes the test. */
    int target = taking ? piece_flag(!side) : 0;
    uint32_t mask = attack_mask[pos->board[from]] & free_directions(pos, side, from);
    if (kind == PAWN) { /* half of all pieces: one step, no loop */
        int to = side == BLACK ? from - 1 : from + 1;
        if (mask != 0 && (pos->board[to] == EMPTY || (pos->board[to] & target)))
            list = add_move(list, side, from, to, PAWN, ways);
        return list;
    }
    /* Called only when the king is not in check. Then no slider's line ends at the king,
     * and the map tells all about the squares beside it; evasions need king_may_go(). */
    for (uint32_t m = mask & 0xfff; m; m &= m - 1) {
        int to = from + step[lowest_bit(m)];
        if ((pos->board[to] == EMPTY || (pos->board[to] & target))
            && (kind != KING || !attacked(pos, !side, to)))
            list = add_move(list, side, from, to, kind, ways);
    }
    for (uint32_t m = mask >> SLIDE; m; m &= m - 1) {
        int d = step[lowest_bit(m)], to = from + d;
        for (; pos->board[to] == EMPTY; to += d)
            list = add_move(list, side, from, to, kind, ways);
        if (pos->board[to] & target)
            list = add_move(list, side, from, to, kind, ways);
    }
    return list;
}

static inline Move *add_board_moves(const Position *pos, Move *list, int ways,
                                    bool taking)
{
    for (int file = 0; file < 12; file += 4)
        for (uint64_t m = four_files(pos, pos->side, file); m; m &= m - 1)
            list = add_piece_moves(pos, list, square_make(file, lowest_bit64(m)), ways,
                                   taking);
    return list;
}

/* Quiet promotions only: looks just at pieces that can reach or leave the zone. A step
 * reaches rank 3 from rank 4, a knight's jump from rank 5, a slide from anywhere. */
static Move *add_promotions(const Position *pos, Move *list)
{
    for (int file = 0; file < 12; file += 4)
        for (uint64_t m = four_files(pos, pos->side, file); m; m &= m - 1) {
            int from = square_make(file, lowest_bit64(m));
            int kind = piece_kind(pos->board[from]);
            bool far = relative_rank(pos->side, from) > (kind == KNIGHT ? 5 : 4);
            bool slider = kind == LANCE || kind == BISHOP || kind == ROOK;
            if (kind_can_promote(kind) && (slider || !far))
                list = add_piece_moves(pos, list, from, PROMOTED_WAY, false);
        }
    return list;
}

/* Ranks, as bits, on which a kind may be dropped: kind_is_stuck() for all squares of a
 * file at once. Position.occupied has the same bits, so the free squares of a file are
 * found without a look at the board. */
static const uint16_t drop_ranks[2][HAND_KINDS] = {
    { [PAWN] = 0x3fc, [LANCE] = 0x3fc, [KNIGHT] = 0x3f8, [SILVER] = 0x3fe,
      [GOLD] = 0x3fe, [BISHOP] = 0x3fe, [ROOK] = 0x3fe },
    { [PAWN] = 0x1fe, [LANCE] = 0x1fe, [KNIGHT] = 0x0fe, [SILVER] = 0x3fe,
      [GOLD] = 0x3fe, [BISHOP] = 0x3fe, [ROOK] = 0x3fe },
};

/* Nifu (二歩) counts unpromoted pawns only: a promoted pawn does not close its file to
 * another. Drop-pawn mate (打ち歩詰め) takes long to find out, but only the one square in
 * front of the king can give check; a pawn dropped anywhere else is never asked. */
static Move *add_drops(const Position *pos, Move *list)
{
    int side = pos->side, front = square_before_king(pos);
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        for (int file = 1; file <= 9 && pos->hand[side][kind]; file++) {
            if (kind == PAWN && (pos->pawn_files[side] >> file & 1))
                continue;
            int taken = pos->occupied[BLACK][file] | pos->occupied[WHITE][file];
            for (uint32_t m = drop_ranks[side][kind] & ~(uint32_t)taken; m; m &= m - 1) {
                int to = square_make(file, lowest_bit(m));
                if (kind != PAWN || to != front || !pawn_drop_mates(pos, to))
                    *list++ = drop_move(to, kind);
            }
        }
    return list;
}

/* The three answers to a check: go away, take the checking piece, step between. The king
 * goes first, since it alone can answer every kind of check. The others are looked for
 * from the few squares that help, not from all pieces. A piece pinned elsewhere can
 * neither take the one checking piece nor step between: free_directions() leaves it only
 * its own line, which does not meet those squares. */
static Move *add_evasions(const Position *pos, Move *list, int ways)
{
    int king = pos->king[pos->side], own = piece_flag(pos->side);
    uint32_t checks = pos->attack[!pos->side][king];
    for (int d = 0; d < 8; d++) {
        int to = king + step[d];
        if (!(pos->board[to] & (own | WALL)) && king_may_go(pos, d, to))
            *list++ = board_move(king, to, KING);
    }
    if (checks & (checks - 1))
        return list; /* double check: only the king can move */

    int bit = lowest_bit(checks);
    int checker = attacker_square(pos, king, bit);
    list = add_moves_to(pos, list, checker, ways);
    /* A step or a jump leaves no square between. Neither does a slider next to the king,
     * for which the loops below do nothing. */
    if (bit < SLIDE)
        return list;
    int back = -step[bit - SLIDE];
    for (int sq = king + back; sq != checker; sq += back)
        list = add_moves_to(pos, list, sq, ways);
    for (int sq = king + back; sq != checker; sq += back)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            if (drop_is_legal(pos, kind, sq))
                *list++ = drop_move(sq, kind);
    return list;
}

/* In check, moves that ignore it are not even made. Otherwise this order is all that a
 * search without an order of its own has: captures, which change the score most, come
 * first. What that is worth can be measured with `drops_first`. */
static int generate(const Position *pos, Move *list, int ways, bool drops_first)
{
    Move *end = list;
    if (pos->in_check) {
        end = add_evasions(pos, end, ways);
    } else if (drops_first) {
        end = add_drops(pos, end);
        end = add_board_moves(pos, end, ways, true);
    } else {
        end = add_captures(pos, end, ways);
        end = add_board_moves(pos, end, ways, false);
        end = add_drops(pos, end);
    }
    return (int)(end - list);
}

int generate_legal(const Position *pos, Move *list)
{
    return generate(pos, list, BOTH_WAYS | POINTLESS_TOO, false);
}

int generate_moves(const Position *pos, Move *list, bool drops_first)
{
    return generate(pos, list, BOTH_WAYS, drops_first);
}

int generate_captures(const Position *pos, Move *list)
{
    /* Quiet promotions come with the captures: they win material too, and a search that
     * looks at nothing else should see them. The refusals among quiet moves come with the
     * quiet moves, so that no move is in two portions. */
    assert(!pos->in_check);
    Move *end = add_captures(pos, list, BOTH_WAYS);
    return (int)(add_promotions(pos, end) - list);
}

int generate_quiets(const Position *pos, Move *list)
{
    assert(!pos->in_check);
    return (int)(add_board_moves(pos, list, PLAIN_WAY, false) - list);
}

int generate_drops(const Position *pos, Move *list)
{
    assert(!pos->in_check);
    return (int)(add_drops(pos, list) - list);
}

int generate_evasions(const Position *pos, Move *list)
{
    assert(pos->in_check);
    return (int)(add_evasions(pos, list, BOTH_WAYS) - list);
}
