/* perft.c - see perft.h. */
#include "inspect/perft.h"

#include "game/movegen.h"

uint64_t perft(Position *pos, int depth, bool bulk)
{
    Move list[MAX_MOVES];
    if (depth <= 0)
        return 1;
    int count = generate_legal(pos, list);
    /* Every move listed is legal, so on the last ply counting is enough. */
    if (depth == 1 && bulk)
        return (uint64_t)count;
    uint64_t leaves = 0;
    for (int i = 0; i < count; i++) {
        move_make(pos, list[i]);
        leaves += perft(pos, depth - 1, bulk);
        move_unmake(pos);
    }
    return leaves;
}

static bool is_stopped(const PerftListener *listener)
{
    return listener->stopped != NULL && listener->stopped();
}

/* In parts small enough to be interrupted between them. */
static uint64_t count_in_parts(Position *pos, int depth, bool bulk,
                               const PerftListener *listener)
{
    enum { PART = 3 }; /* plies: mostly less than a millisecond, at worst a second */
    if (depth <= PART || listener->stopped == NULL)
        return perft(pos, depth, bulk);
    const PerftListener quiet = { .stopped = listener->stopped };
    return perft_divide(pos, depth, bulk, &quiet);
}

uint64_t perft_divide(Position *pos, int depth, bool bulk, const PerftListener *listener)
{
    Move list[MAX_MOVES];
    uint64_t sum = 0;
    int count = generate_legal(pos, list);
    for (int i = 0; i < count && !is_stopped(listener); i++) {
        move_make(pos, list[i]);
        uint64_t leaves = count_in_parts(pos, depth - 1, bulk, listener);
        move_unmake(pos);
        sum += leaves;
        if (listener->counted != NULL && !is_stopped(listener))
            listener->counted(list[i], leaves);
    }
    return sum;
}
