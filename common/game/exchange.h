/* exchange.h - what a sequence of captures on one square is worth (駒の取り合い).
 *
 * All values are in centipawns, computed from the attack maps without touching the
 * position. Each side captures with its cheapest piece, promotes when it can, brings up
 * sliders that stood behind a piece which has captured (x-rays), and may stop. The king
 * captures only what is not protected. Pins, and checks elsewhere, are ignored.
 */
#ifndef EXCHANGE_H
#define EXCHANGE_H

#include "game/piece_value.h"
#include "game/position.h"

/* What a move takes and gains by promotion, before any reply, cp; 0 for a quiet move. */
static inline int move_gain(const Position *pos, Move move)
{
    int taken = pos->board[move_to(move)];
    int gain = taken == EMPTY ? 0 : capture_value(piece_kind(taken));
    return move_promotes(move) ? gain + promotion_value(move_kind(move)) : gain;
}

/* What the side that does not own the piece on `sq` gains by capturing there first; 0
 * when the square is empty or nothing is gained. A king counts as nothing: it is never
 * taken. */
int exchange_value(const Position *pos, int sq);

/* What a legal move is worth for its side counting only captures on its square: what it
 * takes and gains by promotion, minus what the opponent's best reply there wins back. */
int exchange_move(const Position *pos, Move move);

/* `exchange_move(pos, move) >= limit`, but cheaper. */
bool exchange_reaches(const Position *pos, Move move, int limit);

/* The largest exchange_value() among the opponent's pieces: a one-square quiescence. */
int exchange_best(const Position *pos);

#endif
