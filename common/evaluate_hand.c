/* evaluate_hand.c - the hand-written evaluation: material, and what the attack maps say. */
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

    /* A piece's value changes by so many 4096th for being protected or attacked once, twice. */
    PROTECTED_1 = 33, PROTECTED_2 = 43, ATTACKED_1 = 113, ATTACKED_2 = 122,

    /* A square beside the king that only the king protects, centipawns: empty, or with an
     * own piece on it; and an own piece there that another one protects. */
    HOLE = -11, GUARD = 20, FIRM_GUARD = 31,

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

/* The square of a king or beside it, cp for the king's side. */
static int beside(int dist, bool own_piece, int own_attacks)
{
    bool firm = own_attacks == 2; /* one is the king itself */
    if (dist != 1)
        return 0;
    if (own_piece)
        return firm ? FIRM_GUARD : GUARD;
    return firm ? 0 : HOLE;
}

static void build_near(int side, int zone, int files, int ranks)
{
    NearKing *row = &tables.near[side][zone][NO_OFFSET + files * 16 + ranks];
    int dist = abs(files) > abs(ranks) ? abs(files) : abs(ranks);
    for (int class = 0; class < CLASSES; class++) {
        int count[2] = { count_of[class / STATES % STATES], count_of[class % STATES] };
        bool own = (class & piece_flag(side)) != 0;
        int value = attack_worth(count[side], DEFENCE, dist)
            - attack_worth(count[!side], ATTACK, dist) + beside(dist, own, count[side]);
        row->square[class] = (int16_t)(side == BLACK ? value : -value);
    }
}

static void build_safety(int kind)
{
    static const int protected_by[3] = { 0, PROTECTED_1, PROTECTED_2 };
    static const int attacked_by[3] = { 0, ATTACKED_1, ATTACKED_2 };
    for (int pair = 0; pair < PAIRS; pair++) {
        int black = count_of[pair / STATES], white = count_of[pair % STATES];
        int of_black = board_value[kind] * (protected_by[black] - attacked_by[white]) / 4096;
        int of_white = board_value[kind] * (protected_by[white] - attacked_by[black]) / 4096;
        for (int mover = BLACK; mover <= WHITE; mover++) {
            tables.safety[mover][piece_make(BLACK, kind)][pair] = (int16_t)of_black;
            tables.safety[mover][piece_make(WHITE, kind)][pair] = (int16_t)-of_white;
        }
    }
}

void evaluate_build_hand(void)
{
    for (int side = BLACK; side <= WHITE; side++)
        for (int zone = 0; zone < ZONES; zone++)
            for (int files = -8; files <= 8; files++)
                for (int ranks = -8; ranks <= 8; ranks++)
                    build_near(side, zone, files, ranks);
    for (int kind = PAWN; kind < KINDS; kind++)
        build_safety(kind);
    tables.tempo = TEMPO;
}
