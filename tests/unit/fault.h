/* fault.h - is everything that a position keeps up to date what the board says? */
#ifndef FAULT_H
#define FAULT_H

#include <string.h>

#include "game/position.h"

/* NULL if everything incremental equals what a fresh computation gives, else the name of
 * the first thing that differs. */
static inline const char *position_fault(const Position *pos)
{
    static Position fresh;
    position_clear(&fresh);
    for (int sq = 0; sq < SQUARES; sq++)
        if (pos->board[sq] != EMPTY && pos->board[sq] != WALL)
            position_put(&fresh, sq, pos->board[sq]);
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            position_set_hand(&fresh, side, kind, pos->hand[side][kind]);
    fresh.side = pos->side;
    position_ready(&fresh);

    /* The filter and the run of checks are not compared: they tell how the position came
     * about, and the board alone does not know that. One message at a time, what others
     * are built on first: with a wrong board all the rest is wrong as well. */
    if (memcmp(fresh.board, pos->board, sizeof fresh.board) != 0)
        return "board";
    if (memcmp(fresh.attack, pos->attack, sizeof fresh.attack) != 0)
        return "attack maps";
    if (memcmp(fresh.occupied, pos->occupied, sizeof fresh.occupied) != 0)
        return "occupied";
    if (memcmp(fresh.pawn_files, pos->pawn_files, sizeof fresh.pawn_files) != 0)
        return "pawn files";
    if (memcmp(fresh.king, pos->king, sizeof fresh.king) != 0)
        return "king squares";
    if (fresh.board_key != pos->board_key || fresh.hand_key != pos->hand_key)
        return "keys";
    if (fresh.score != pos->score)
        return "score";
    return fresh.in_check != pos->in_check ? "check" : NULL;
}

#endif
