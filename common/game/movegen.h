/* movegen.h - legal moves, straight from the attack maps; none is made just to test it.
 *
 * Base order of generation, which all chapters inherit:
 *   1. captures, by the square of the piece taken (file 1 to 9, rank 1 to 9);
 *   2. other board moves, by the square of the piece that moves; promotion first;
 *   3. drops (打つ手), pawn to rook, each by file and rank.
 * With drops first (as in many old programs, and in the study that chapter 7 repeats):
 * the drops, then the board moves piece by piece with the captures among them. Evasions
 * of check have an order of their own: king moves, captures of the checking piece,
 * interpositions by board moves, then by drops.
 *
 * All functions write to `list`, which needs room for MAX_MOVES, and return how many
 * moves they wrote. A list never holds an illegal move.
 */
#ifndef MOVEGEN_H
#define MOVEGEN_H

#include "game/legal.h"

/* Every legal move, in base order. */
int generate_legal(const Position *pos, Move *list);

/* The legal moves a search looks at: without the refusals to promote a pawn, bishop or
 * rook, or a lance that reaches the second rank. They are legal, but worth playing only
 * to avoid a drop-pawn mate. Empty exactly when generate_legal() is. */
int generate_moves(const Position *pos, Move *list, bool drops_first);

/* The same moves in portions. The first three together are generate_moves(), and need the
 * side to move not to be in check; the last one needs it to be. */
int generate_captures(const Position *pos, Move *list); /* captures, and all promotions */
int generate_quiets(const Position *pos, Move *list);   /* board moves that are neither */
int generate_drops(const Position *pos, Move *list);
int generate_evasions(const Position *pos, Move *list);

static inline bool move_is_capture(const Position *pos, Move move)
{
    return pos->board[move_to(move)] != EMPTY;
}

/* Neither a capture nor a promotion. */
static inline bool move_is_quiet(const Position *pos, Move move)
{
    return !move_is_capture(pos, move) && !move_promotes(move);
}

#endif
