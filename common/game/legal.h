/* legal.h - whether a single move is legal and whether it gives check, read straight from
 * the attack maps. What the move generator needs as well is inline here. */
#ifndef LEGAL_H
#define LEGAL_H

#include "game/position.h"

/* Is this move, perhaps remembered from another position, legal in this one? True for all
 * that generate_legal() lists. Needs: MOVE_NONE, or a move that was legal somewhere. */
bool move_is_legal(const Position *pos, Move move);

/* The rest of move_gives_check(): is there a check by one of these bits, or is the line
 * closed? `direct`: of an attack word, by which the piece that moves might attack the
 * king; `behind`: directions of sliders behind it. */
bool board_gives_check(const Position *pos, Move move, uint32_t direct, uint32_t behind);

/* Does this legal move give check? The move is not made. Mostly the tables say that it
 * can't: the piece would have no bit for the king where it goes, and no slider of its
 * side stands behind it on a line to him. Otherwise the board has to be looked at. */
static inline bool move_gives_check(const Position *pos, Move move)
{
    int side = pos->side, from = move_from(move), to = move_to(move);
    const uint32_t *to_king = reach[pos->king[!side]]; /* all 0 if there is no king */
    uint32_t direct = attack_mask[piece_make(side, move_kind_after(move))] & to_king[to];
    /* Not if the piece only moves along that line. */
    uint32_t behind = (pos->attack[side][from] & to_king[from] & ~to_king[to]) >> SLIDE;
    return (direct | behind) != 0 && board_gives_check(pos, move, direct, behind);
}

/* Do the rules allow this kind to be dropped on the empty square `to`, if a check to
 * one's own king is left aside? For a single square; add_drops() looks at the whole
 * board. A pawn that blocks a check may itself give mate, and is then illegal, too. */
bool drop_is_legal(const Position *pos, int kind, int to);

/* Would dropping a pawn on `sq`, in front of the enemy king, be mate (打ち歩詰め)?
 * Needs: the square empty, the king attacked by the pawn. */
bool pawn_drop_mates(const Position *pos, int sq);

/* Bit of the attack word of `to` by which the piece on `from` attacks it; -1: none. */
int attack_bit(const Position *pos, int from, int to);

/* Directions, as bits of an attack word, in which the piece on `from` may leave without
 * exposing its own king: all, or both ways along the line on which it is pinned. */
static inline uint32_t free_directions(const Position *pos, int side, int from)
{
    /* Only a slider pins, and its bit is in the word of the piece that it pins: mostly
     * the word has none, and the answer costs one look. */
    uint32_t sliders = pos->attack[!side][from] >> SLIDE;
    if (sliders == 0 || pos->king[side] == NO_SQUARE)
        return ~0u;
    for (uint32_t m = sliders; m; m &= m - 1) {
        int d = lowest_bit(m);
        /* Along the line it may go both ways, as far as the slider, which it may take.
         * The product copies the two step bits to the slide bits. Knight jumps are not
         * among them: a pinned knight cannot move at all. No other slider need be looked
         * at, since just one line leads from here to the king. */
        if (ray_end(pos, from, step[d]) == pos->king[side])
            return (1u << d | 1u << (7 - d)) * (1u | 1u << SLIDE);
    }
    return ~0u;
}

/* May the king go to `to`? In check it must not retreat along the line of a checking
 * slider either: the map ends at the king, the attack does not.
 * Needs: an empty or enemy square. */
static inline bool king_may_go(const Position *pos, int direction, int to)
{
    int side = pos->side;
    uint32_t checks = pos->attack[!side][pos->king[side]];
    assert(!(pos->board[to] & (piece_flag(side) | WALL)));
    return !attacked(pos, !side, to) && !(checks >> (SLIDE + direction) & 1);
}

#endif
