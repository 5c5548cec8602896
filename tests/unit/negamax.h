/* negamax.h - negamax written once more, as plainly as possible: the judge of what
 * chapter 7 cuts off, and of what readers write. */
#ifndef NEGAMAX_H
#define NEGAMAX_H

#include "game/exchange.h"
#include "game/movegen.h"
#include "game/rules.h"
#include "think/engine.h"

typedef struct {
    uint64_t nodes;
    int value, moves;
    Move move[MAX_MOVES];
    int score[MAX_MOVES]; /* of each root move */
} Truth;

static inline int plain_value(Position *pos, int depth, int ply, uint64_t *nodes)
{
    Move list[MAX_MOVES];
    int best = -SCORE_INFINITE;
    ++*nodes;
    Repeat repeat = ply > 0 ? rules_first_repeat(pos) : REPEAT_NONE;
    if (repeat == REPEAT_DRAW)
        return 0;
    if (repeat != REPEAT_NONE)
        return (repeat == REPEAT_BLACK_LOSES) == (pos->side == BLACK) ? -SCORE_RULE + ply
                                                                      : SCORE_RULE - ply;
    if (depth == 0)
        return evaluate(pos) + exchange_best(pos);
    int count = generate_moves(pos, list, false);
    for (int i = 0; i < count; i++) {
        move_make(pos, list[i]);
        int score = -plain_value(pos, depth - 1, ply + 1, nodes);
        move_unmake(pos);
        best = score > best ? score : best;
    }
    return count == 0 ? -SCORE_MATE + ply : best;
}

static inline void plain_search(Position *pos, int depth, Truth *truth)
{
    truth->nodes = 1;
    truth->value = -SCORE_INFINITE;
    truth->moves = generate_moves(pos, truth->move, false);
    for (int i = 0; i < truth->moves; i++) {
        move_make(pos, truth->move[i]);
        truth->score[i] = -plain_value(pos, depth - 1, 1, &truth->nodes);
        move_unmake(pos);
        if (truth->score[i] > truth->value)
            truth->value = truth->score[i];
    }
}

/* Of a root move; SCORE_INFINITE if it is none. */
static inline int score_of(const Truth *truth, Move move)
{
    for (int i = 0; i < truth->moves; i++)
        if (truth->move[i] == move)
            return truth->score[i];
    return SCORE_INFINITE;
}

#endif
