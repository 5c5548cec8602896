/* perft.c - see perft.h. */
#include "inspect/perft.h"

#include "game/movegen.h"

static bool is_stopped(const PerftListener *listener)
{
    return listener->stopped != NULL && listener->stopped();
}

uint64_t perft_divide(Position *pos, int depth, bool bulk, const PerftListener *listener)
{
    enum { QUICK = 3 }; /* plies counted without a question: mostly in a millisecond */
    bool slow = depth - 1 > QUICK;
    const PerftListener below = { .stopped = slow ? listener->stopped : NULL };
    Move list[MAX_MOVES];
    if (depth <= 0)
        return 1;
    int count = generate_legal(pos, list);
    /* Every move listed is legal, so on the last ply counting is enough. */
    if (depth == 1 && bulk && listener->counted == NULL)
        return (uint64_t)count;
    uint64_t sum = 0;
    for (int i = 0; i < count && !is_stopped(listener); i++) {
        move_make(pos, list[i]);
        uint64_t leaves = perft_divide(pos, depth - 1, bulk, &below);
        move_unmake(pos);
        sum += leaves;
        if (listener->counted != NULL && !is_stopped(listener))
            listener->counted(list[i], leaves);
    }
    return sum;
}

uint64_t perft(Position *pos, int depth, bool bulk)
{
    const PerftListener nobody = { .counted = NULL };
    return perft_divide(pos, depth, bulk, &nobody);
}
