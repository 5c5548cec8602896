/* evaluate_simple.c - see evaluate_simple.h. */
#include "think/evaluate_simple.h"

#include "game/piece_value.h"

enum {
    /* An attack on a square is worth this much divided by (distance to the king + 1).
     * Centipawns. */
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

/* Worth of 0, 1 or 2 attacks on a square at this distance from a king, cp. */
static int attack_worth(int count, int weight, int dist)
{
    static const int thousandths[3] = { 0, 1000, SECOND_ATTACK };
    return thousandths[count] * weight / (dist + 1) / 1000;
}

static void weigh_by_distance(int own, int enemy, int pair, int16_t weight[WEIGHTS])
{
    for (int place = 0; place < PLACES; place++) {
        int dist = place_distance(place);
        int value = attack_worth(own, DEFENCE, dist) - attack_worth(enemy, ATTACK, dist);
        if (dist == 1 && own < 2) /* one attack is the king's */
            value += HOLE;
        weight[feature_attack_place(pair, place)] = (int16_t)value;
    }
}

static void weigh_safety(int own, int enemy, int pair, int16_t weight[WEIGHTS])
{
    static const int protected_by[3] = { 0, PROTECTED_1, PROTECTED_2 };
    static const int attacked_by[3] = { 0, ATTACKED_1, ATTACKED_2 };
    for (int kind = PAWN; kind < KINDS; kind++)
        for (int to_move = 0; to_move < 2; to_move++)
            weight[feature_safety(to_move, kind, pair)] = (int16_t)(
                board_value[kind] * (protected_by[own] - attacked_by[enemy]) / 4096);
}

void simple_weights(int16_t weight[WEIGHTS])
{
    for (int pair = 1; pair < PAIRS; pair++) { /* pair 0: nobody attacks */
        int own = state_count(pair / STATES), enemy = state_count(pair % STATES);
        weigh_by_distance(own, enemy, pair, weight);
        weigh_safety(own, enemy, pair, weight);
    }
    for (int kind = PAWN; kind < KINDS; kind++)
        for (int place = 0; kind != KING && place < PLACES; place++)
            if (place_distance(place) == 1)
                weight[feature_own_place(kind, place)] = GUARD;
    weight[W_TEMPO] = TEMPO;
}
