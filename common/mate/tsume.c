/* tsume.c - see tsume.h. */
#include "mate/tsume.h"

#include "game/legal.h"
#include "game/movegen.h"

void tsume_give_rest(Position *pos)
{
    for (int kind = PAWN; kind <= ROOK; kind++) {
        int rest = set_size[kind] - pos->hand[BLACK][kind];
        for (int sq = 0; sq < SQUARES; sq++)
            rest -= kind_plain(piece_kind(pos->board[sq])) == kind;
        position_set_hand(pos, WHITE, kind, rest);
    }
    position_ready(pos);
}

int tsume_mates(Position *pos, int plies, long *budget)
{
    bool attacks = plies % 2 == 1;
    Move moves[MAX_MOVES];
    if (!attacks && --*budget < 0)
        return -1;
    int count = generate_legal(pos, moves), mates = !attacks;
    if (count > 0 && plies == 0)
        return 0;
    /* One check is enough that mates; each answer has to be mated. */
    for (int i = 0; i < count && mates == !attacks; i++) {
        if (attacks && !move_gives_check(pos, moves[i]))
            continue;
        move_make(pos, moves[i]);
        mates = tsume_mates(pos, plies - 1, budget);
        move_unmake(pos);
    }
    return mates;
}

Move tsume_answer(Position *pos, int plies, bool *holds, long *budget)
{
    Move moves[MAX_MOVES], latest = MOVE_NONE;
    int count = generate_legal(pos, moves), longest = -1;
    *holds = false;
    for (int i = 0; i < count && !*holds; i++) {
        int needed = 1, mates = 0;
        move_make(pos, moves[i]);
        while (needed <= plies && (mates = tsume_mates(pos, needed, budget)) == 0)
            needed += 2;
        move_unmake(pos);
        if (mates < 0) /* not found out */
            needed = plies + 1;
        if (needed > longest) {
            longest = needed;
            latest = moves[i];
        }
        *holds = needed > plies;
    }
    return latest;
}
