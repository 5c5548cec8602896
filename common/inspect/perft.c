/* perft.c - see perft.h. */
#include "inspect/perft.h"

#include "game/movegen.h"

uint64_t perft(Position *pos, int depth, bool bulk, const PerftListener *listener)
{
    enum { QUICK = 3 }; /* plies counted without a question: mostly in a millisecond */
    const PerftListener below = { NULL, depth > QUICK + 1 ? listener->stopped : NULL };
    Move list[MAX_MOVES];
    uint64_t sum = 0;
    if (depth <= 0)
        return 1;
    int count = generate_legal(pos, list);
    /* Every move listed is legal, so on the last ply counting is enough. */
    if (depth == 1 && bulk && !listener->counted)
        return (uint64_t)count;
    for (int i = 0; i < count; i++) {
        move_make(pos, list[i]);
        uint64_t leaves = perft(pos, depth - 1, bulk, &below);
        move_unmake(pos);
        if (listener->stopped && listener->stopped())
            break;
        if (listener->counted)
            listener->counted(list[i], leaves);
        sum += leaves;
    }
    return sum;
}
