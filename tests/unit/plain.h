/* plain.h - the rules of shogi once more, as slowly and plainly as possible.
 *
 * The tests compare the attack-map board with this one. It shares only the encoding of
 * moves with the engine: a grid of squares, a formula for each piece, and every
 * conceivable move is made and looked at.
 */
#ifndef PLAIN_H
#define PLAIN_H

#include <stdlib.h>
#include <string.h>

#include "game/position.h"

typedef struct {
    signed char at[10][10]; /* [file][rank], 1..9: kind, positive for Black, 0 empty */
    unsigned char hand[2][HAND_KINDS];
    int king[2]; /* file * 10 + rank, 0 if there is none */
    int side;
} Plain;

static inline void plain_read(Plain *board, const Position *pos)
{
    memset(board, 0, sizeof *board);
    board->side = pos->side;
    memcpy(board->hand, pos->hand, sizeof board->hand);
    for (int file = 1; file <= 9; file++)
        for (int rank = 1; rank <= 9; rank++) {
            int piece = pos->board[square_make(file, rank)];
            int kind = piece_kind(piece);
            int sign = piece & WHITE_PIECE ? -1 : 1;
            board->at[file][rank] = (signed char)(sign * kind);
            if (kind == KING)
                board->king[piece_side(piece)] = file * 10 + rank;
        }
}

/* Does a piece move by this difference on an empty board? y is negative forward. */
static inline bool plain_moves_so(int kind, int x, int y)
{
    bool near = x >= -1 && x <= 1 && y >= -1 && y <= 1 && (x || y);
    bool straight = x == 0 || y == 0, diagonal = x == y || x == -y;
    switch (kind) {
    case PAWN: return x == 0 && y == -1;
    case LANCE: return x == 0 && y < 0;
    case KNIGHT: return (x == 1 || x == -1) && y == -2;
    case SILVER: return near && (diagonal || y == -1);
    case BISHOP: return diagonal;
    case ROOK: return straight;
    case KING: return near;
    case HORSE: return near || diagonal;
    case DRAGON: return near || straight;
    default: return near && (straight || y == -1); /* gold and those that move like it */
    }
}

/* Does the piece on a square attack another one as the board is now? */
static inline bool plain_reaches(const Plain *board, int file, int rank, int to_file,
                                 int to_rank)
{
    int piece = board->at[file][rank];
    int x = to_file - file, y = to_rank - rank;
    if ((x == 0 && y == 0) || !plain_moves_so(abs(piece), x, piece > 0 ? y : -y))
        return false;
    if (abs(piece) == KNIGHT)
        return true; /* it jumps */
    int dx = (x > 0) - (x < 0), dy = (y > 0) - (y < 0);
    for (file += dx, rank += dy; file != to_file || rank != to_rank;
         file += dx, rank += dy)
        if (board->at[file][rank] != 0)
            return false;
    return true;
}

static inline bool plain_owns(const Plain *board, int side, int file, int rank)
{
    int piece = board->at[file][rank];
    return side == BLACK ? piece > 0 : piece < 0;
}

static inline bool plain_in_check(const Plain *board, int side)
{
    int king = board->king[side];
    for (int from = 11; from <= 99 && king; from++)
        if (plain_owns(board, !side, from / 10, from % 10)
            && plain_reaches(board, from / 10, from % 10, king / 10, king % 10))
            return true;
    return false;
}

static inline void plain_make(Plain *board, Move move)
{
    int side = board->side, sign = side == BLACK ? 1 : -1;
    int file = square_file(move_to(move)), rank = square_rank(move_to(move));
    int taken = abs(board->at[file][rank]);
    if (move_is_drop(move))
        board->hand[side][move_kind(move)]--;
    else
        board->at[square_file(move_from(move))][square_rank(move_from(move))] = 0;
    if (taken)
        board->hand[side][taken >= PROMOTED ? taken - PROMOTED : taken]++;
    board->at[file][rank] = (signed char)(sign * move_kind_after(move));
    if (move_kind(move) == KING)
        board->king[side] = file * 10 + rank;
    board->side = !side;
}

static inline bool plain_can_stand(int side, int kind, int rank)
{
    int from_edge = side == BLACK ? rank - 1 : 9 - rank; /* ranks left in front */
    if (kind == KNIGHT)
        return from_edge >= 2;
    return from_edge >= 1 || (kind != PAWN && kind != LANCE);
}

static inline int plain_legal(const Plain *board, Move *list);

/* Is the move legal, given that the piece moves so? Makes it and looks. */
static inline bool plain_allowed(const Plain *board, Move move)
{
    Plain after = *board;
    int side = board->side, to = move_to(move), kind = move_kind(move);
    if (!plain_can_stand(side, move_kind_after(move), square_rank(to)))
        return false;
    if (move_is_drop(move) && kind == PAWN)
        for (int rank = 1; rank <= 9; rank++)
            if (board->at[square_file(to)][rank] == (side == BLACK ? PAWN : -PAWN))
                return false;
    plain_make(&after, move);
    if (plain_in_check(&after, side))
        return false;
    return !(move_is_drop(move) && kind == PAWN && plain_in_check(&after, !side)
             && plain_legal(&after, NULL) == 0);
}

/* All legal moves; with list NULL only whether there is one. */
static inline int plain_legal(const Plain *board, Move *list)
{
    int count = 0, side = board->side;
    Move some[MAX_MOVES];
    Move *moves = list ? list : some;
    for (int from = 11; from <= 99; from++) {
        int file = from / 10, rank = from % 10, kind = abs(board->at[file][rank]);
        if (rank == 0 || !plain_owns(board, side, file, rank))
            continue;
        for (int to = 11; to <= 99; to++) {
            if (to % 10 == 0 || plain_owns(board, side, to / 10, to % 10)
                || !plain_reaches(board, file, rank, to / 10, to % 10))
                continue;
            Move move = board_move(square_make(file, rank),
                                        square_make(to / 10, to % 10), kind);
            bool zone = side == BLACK ? rank <= 3 || to % 10 <= 3
                : rank >= 7 || to % 10 >= 7;
            if (plain_allowed(board, move))
                moves[count++] = move;
            if (zone && kind < KING && kind != GOLD
                && plain_allowed(board, move | MOVE_PROMOTE))
                moves[count++] = move | MOVE_PROMOTE;
            if (!list && count)
                return count;
        }
    }
    for (int kind = PAWN; kind <= ROOK; kind++)
        for (int to = 11; to <= 99 && board->hand[side][kind]; to++) {
            Move move = drop_move(square_make(to / 10, to % 10), kind);
            if (to % 10 != 0 && board->at[to / 10][to % 10] == 0
                && plain_allowed(board, move))
                moves[count++] = move;
        }
    return count;
}

#endif
