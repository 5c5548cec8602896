/* random.c - the splitmix64 generator (Steele, Lea, Flood 2014). */
#include "train.h"

uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

int random_below(uint64_t *state, int limit)
{
    return (int)(random_next(state) % (uint64_t)limit);
}

void random_shuffle(uint64_t *state, uint32_t *list, int64_t count)
{
    for (int64_t i = count - 1; i > 0; i--) {
        int64_t other = (int64_t)(random_next(state) % (uint64_t)(i + 1));
        uint32_t swap = list[i];
        list[i] = list[other];
        list[other] = swap;
    }
}

uint64_t random_seed(uint64_t seed, uint64_t number)
{
    uint64_t state = seed;
    state = random_next(&state) + number;
    return random_next(&state);
}
