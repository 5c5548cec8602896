/* level.c - see level.h. */
#include "think/level.h"

#include "think/clock.h"

/* Depth in plies, time in ms; 0: no limit. A deep search by count gets a limit of time as
 * well, for the chapters where depth 3 can take long. */
static const struct {
    int sees, depth, time;
} levels[LEVEL_MAX + 1] = {
    { 2, 1, 0 },  { 8, 1, 0 },    { 0, 1, 0 },    { 0, 2, 3000 },   { 0, 3, 3000 },
    { 0, 0, 1000 }, { 0, 0, 3000 }, { 0, 0, 10000 }, { 0, 0, 30000 }, { 0, 0, 60000 },
};

Strength level_strength(int level)
{
    Strength strength = { .sees = levels[level].sees };
    strength.limits.depth = levels[level].depth;
    strength.limits.movetime = levels[level].time;
    return strength;
}

/* Marsaglia's xorshift, 64 bits, seeded by the clock: no two games alike. */
static uint64_t random_next(void)
{
    static uint64_t state;
    if (state == 0)
        state = (uint64_t)clock_now() * 0x9e3779b97f4a7c15u | 1;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Move `wanted` moves, picked at random, to the front of the list. */
static void pick(Move *list, int count, int wanted)
{
    for (int i = 0; i < wanted; i++) {
        int other = i + (int)(random_next() % (uint64_t)(count - i));
        Move move = list[i];
        list[i] = list[other];
        list[other] = move;
    }
}

Answer level_think(Position *pos, const Strength *strength, Interrupt interrupt,
                   bool quiet)
{
    Move list[MAX_MOVES];
    int seen = 0;
    if (strength->sees > 0) {
        int count = generate_moves(pos, list, false);
        seen = count < strength->sees ? count : strength->sees;
        pick(list, count, seen);
    }
    return think(pos, &strength->limits, list, seen, interrupt, quiet);
}
