/* evaluate_hand.c - the hand-written evaluation: material, and what the attack maps
 * say. */
#include <stdlib.h>

#include "evaluate_tables.h"
#include "exchange.h"

enum {
    /* An attack on a square is worth this much divided by (distance to the king + 1);
     * distance is the larger of the file and rank differences. Centipawns. */
    DEFENCE = 83, /* near the own king */
    ATTACK = 92,  /* near the enemy king */

    /* The second attack on a square adds 768/1000 of the first. */
    SECOND_ATTACK = 1768,

    /* A piece's value changes by so many 4096th for being protected or attacked once,
     * twice. */
    PROTECTED_1 = 33, PROTECTED_2 = 43, ATTACKED_1 = 113, ATTACKED_2 = 122,

    /* A square beside the king that only the king protects, and an own piece there,
     * cp. */
    HOLE = -11, GUARD = 31,

    TEMPO = 50, /* cp for having the move */
};

/* Attacks that stand for a state: it does not matter here whether one comes from afar. */
static const int count_of[STATES] = { 0, 1, 1, 2 };

/* Worth of 0, 1 or 2 attacks on a square at this distance from a king, cp. */
static int attack_worth(int count, int weight, int dist)
{
    static const int thousandths[3] = { 0, 1000, SECOND_ATTACK };
    return thousandths[count] * weight / (dist + 1) / 1000;
}

/* What the king of `side` on `king` feels of the square `sq`. */
static void build_near(int side, int king, int sq)
{
    NearKing *row = &near_rows(side, king)[sq];
    int files = abs(square_file(sq) - square_file(king));
    int ranks = abs(square_rank(sq) - square_rank(king));
    int dist = files > ranks ? files : ranks, sign = side == BLACK ? 1 : -1;
    for (int pair = 0; pair < PAIRS; pair++) {
        int count[2] = { count_of[pair / STATES], count_of[pair % STATES] };
        int value = attack_worth(count[side], DEFENCE, dist)
            - attack_worth(count[!side], ATTACK, dist);
        if (dist == 1 && count[side] < 2) /* one attack is the king's */
            value += HOLE;
        row->square[pair] = (int16_t)(sign * value);
    }
    for (int kind = PAWN; kind < KINDS; kind++)
        if (dist == 1 && kind != KING)
            row->piece[piece_make(side, kind)] = (int16_t)(sign * GUARD);
}

static void build_safety(int kind)
{
    static const int protected_by[3] = { 0, PROTECTED_1, PROTECTED_2 };
    static const int attacked_by[3] = { 0, ATTACKED_1, ATTACKED_2 };
    int value = board_value[kind];
    for (int pair = 0; pair < PAIRS; pair++) {
        int black = count_of[pair / STATES], white = count_of[pair % STATES];
        int of_black = value * (protected_by[black] - attacked_by[white]) / 4096;
        int of_white = value * (protected_by[white] - attacked_by[black]) / 4096;
        for (int mover = BLACK; mover <= WHITE; mover++) {
            tables.safety[mover][piece_make(BLACK, kind)][pair] = (int16_t)of_black;
            tables.safety[mover][piece_make(WHITE, kind)][pair] = (int16_t)-of_white;
        }
    }
}

void evaluate_build_hand(void)
{
    for (int king = 0; king < BOARD_SQUARES; king++)
        for (int i = 0; i < BOARD_SQUARES; i++)
            for (int side = BLACK; side <= WHITE; side++)
                build_near(side, square_of(king), square_of(i));
    for (int kind = PAWN; kind < KINDS; kind++)
        build_safety(kind);
    tables.tempo = TEMPO;
}
