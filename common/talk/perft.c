/* perft.c - see perft.h. */
#include "talk/perft.h"

#include <inttypes.h>

#include "game/movegen.h"
#include "talk/notation.h"

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

/* In parts small enough to be interrupted between them. */
static uint64_t count_in_parts(Position *pos, int depth, bool bulk, bool (*stopped)(void))
{
    enum { PART = 3 }; /* plies: mostly less than a millisecond, at worst a second */
    return depth <= PART || !stopped ? perft(pos, depth, bulk)
                                     : perft_divide(pos, depth, bulk, NULL, stopped);
}

uint64_t perft_divide(Position *pos, int depth, bool bulk, FILE *out,
                      bool (*stopped)(void))
{
    Move list[MAX_MOVES];
    char text[MOVE_TEXT];
    uint64_t sum = 0;
    int count = generate_legal(pos, list);
    for (int i = 0; i < count && !(stopped && stopped()); i++) {
        move_make(pos, list[i]);
        uint64_t leaves = count_in_parts(pos, depth - 1, bulk, stopped);
        move_unmake(pos);
        sum += leaves;
        if (out && !(stopped && stopped()))
            fprintf(out, "%s: %" PRIu64 "\n", move_to_usi(list[i], text), leaves);
    }
    return sum;
}
