/* pace.h - how much of its time a move deserves, judged by what the search has seen.
 *
 * The clock gives every move the same slice. Here its soft limit, after which no new
 * iteration begins, is stretched and shrunk between the iterations; the hard limit stays.
 * Each rule looks at its own switch first.
 */
#ifndef PACE_H
#define PACE_H

#include "think/engine.h"

/* What the rules need to know of one search. */
typedef struct {
    Move best;         /* of the last complete iteration; MOVE_NONE before the first */
    int score, before; /* of the last iteration, and of the one before; cp */
    int depth;         /* iterations complete */
    int lines;         /* searched, one after the other */
    int unrest;        /* percent: 100 after an iteration that changed the best move,
                        * halved by each that did not */
    uint64_t looks, on_best; /* in this iteration; how often it was below `best` */
    int share;         /* percent of the last iteration spent below its best move; -1: not
                          known */
    int taken_on;      /* square where the opponent has just captured; NO_SQUARE: none */
    uint64_t nodes, previous; /* of the last iteration, and of the one before */
} Pace;

/* A search of `lines` lines begins. */
void pace_start(Pace *pace, const Position *pos, int lines);

/* Note, now and then while thinking, where the search is. */
static inline void pace_look(Pace *pace, Move at_root)
{
    pace->looks++;
    pace->on_best += at_root == pace->best;
}

/* An iteration is complete: its best move, that move's score, the nodes it took. */
void pace_iteration(Pace *pace, Move best, int score, uint64_t nodes);

/* Percent of the soft limit that this move deserves: 50 to 500, 200 for one like any
 * other; always 100 with all rules off. */
int pace_percent(const Pace *pace);

/* Is there time for another iteration, `spent` ms and `nodes` nodes after the start? */
bool pace_goes_on(const Pace *pace, const Budget *budget, int64_t spent, uint64_t nodes);

/* The expected move was played: is what was thought in the meantime enough? */
bool pace_had_enough(const Pace *pace, const Budget *budget, int64_t spent);

#endif
