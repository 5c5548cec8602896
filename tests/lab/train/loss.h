/* loss.h - how wrong a value is about a training position: what fitting makes small.
 *
 *     chance = 1 / (1 + exp(-value / SCALE))
 *     target = what the search and the game said the chance was
 *     loss   = -(target * ln(chance) + (1 - target) * ln(1 - chance))
 *
 * It is least when chance = target; its slope is (chance - target) / SCALE for each cp of
 * the value.
 */
#ifndef LOSS_H
#define LOSS_H

#include <math.h>

#include "train.h"

enum {
    SCALE = 600,   /* cp: a side that is ahead by so much wins 73 of 100 games */
    HOLD_OUT = 20, /* one of so many games is kept for validation */
};

static const double search_share = 0.7; /* of the target; the rest is the game's result */

static inline double chance_of(double value) { return 1 / (1 + exp(-value / SCALE)); }

/* By the score of the search and the result of the game. */
static inline double target_of(int score, int result)
{
    return search_share * chance_of(score) + (1 - search_share) * result / RESULT_WIN;
}

/* The later target: by the score of the search and the later target of the next training
 * position of the game; behind the last one it is the result. So a position learns from
 * what the searches behind it found, those close by more than those far off, which is
 * more than its own search knew and less a matter of luck than the result (temporal
 * differences; Sutton 1988). All for one side, whoever is to move. `share`: of the next
 * position. */
static inline double later_target(int score, double next, double share)
{
    return (1 - share) * chance_of(score) + share * next;
}

/* One half of the loss. What never happens costs nothing, however unlikely it was held to
 * be: the logarithm of a chance of 0 is infinite. */
static inline double half_loss(double target, double chance)
{
    return target > 0 ? -target * log(chance) : 0;
}

static inline double loss_of(double target, double chance)
{
    return half_loss(target, chance) + half_loss(1 - target, 1 - chance);
}

#endif
