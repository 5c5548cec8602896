/* evaluate_hand.c - ten thousand weights from a few numbers, by rules that a person has
 * thought of. */
#include "think/evaluate_hand.h"

#include "game/piece_value.h"

/* --- the simple evaluation: what the attack maps say --- */

enum {
    /* An attack on a square is worth this much / (distance to the king + 1), cp. */
    DEFENCE = 83, /* near the own king */
    ATTACK = 92,  /* near the enemy king */

    /* The second attack on a square adds 768/1000 of the first. */
    SECOND_ATTACK = 1768,

    /* For being protected or attacked once, twice: so many 4096th of its value. */
    PROTECTED_1 = 33, PROTECTED_2 = 43, ATTACKED_1 = 113, ATTACKED_2 = 122,

    /* A square beside the king that only he protects, and an own piece there, cp. */
    HOLE = -11, GUARD = 31,

    TEMPO = 50, /* cp for having the move */
};

/* Worth of 0, 1 or 2 attacks on a square at this distance from a king, cp. */
static int attack_worth(int count, int weight, int dist)
{
    static const int thousandths[3] = { 0, 1000, SECOND_ATTACK };
    return thousandths[count] * weight / (dist + 1) / 1000;
}

static void weigh_places(int pair, int own, int enemy, int16_t weight[WEIGHTS])
{
    for (int place = 0; place < PLACES; place++) {
        int dist = place_distance(place);
        int value = attack_worth(own, DEFENCE, dist) - attack_worth(enemy, ATTACK, dist);
        if (dist == 1 && own < 2) /* one attack is the king's */
            value += HOLE;
        weight[feature_attack(pair, place)] = (int16_t)value;
    }
}

void simple_weights(int16_t weight[WEIGHTS])
{
    static const int protected_by[3] = { 0, PROTECTED_1, PROTECTED_2 };
    static const int attacked_by[3] = { 0, ATTACKED_1, ATTACKED_2 };
    for (int pair = 1; pair < PAIRS; pair++) { /* pair 0: nobody attacks */
        int own = state_count(pair / STATES), enemy = state_count(pair % STATES);
        int change = protected_by[own] - attacked_by[enemy];
        weigh_places(pair, own, enemy, weight);
        for (int kind = PAWN; kind < KINDS; kind++)
            for (int to_move = 0; to_move < 2; to_move++)
                weight[feature_safety(to_move, kind, pair)] =
                    (int16_t)(board_value[kind] * change / 4096);
    }
    for (int kind = PAWN; kind < KINDS; kind++)
        for (int place = 0; kind != KING && place < PLACES; place++)
            if (place_distance(place) == 1)
                weight[feature_own_king(kind, place)] = GUARD;
    weight[W_TEMPO] = TEMPO;
}

/* --- the hand-written evaluation --- */

/* number * part / whole, rounded to the nearest. */
static int16_t fraction(int number, int part, int whole)
{
    int twice = 2 * number * part;
    return (int16_t)((twice + (twice < 0 ? -whole : whole)) / (2 * whole));
}

/* What a piece gains near a king: all beside him, nothing at four squares, then less. */
static int16_t near_king(int number, int dist)
{
    return fraction(number, 2 * (4 - dist), 3 * (dist + 1));
}

static void weigh_piece(const HandNumbers *n, int kind, int16_t weight[WEIGHTS])
{
    const PieceNumbers *piece = &n->piece[kind];
    for (int i = 0; i < BOARD_SQUARES; i++) /* material is counted elsewhere */
        weight[feature_square(kind, square_of(i))] = piece->board - board_value[kind];
    for (int i = 1; kind < HAND_KINDS && i < HAND_MAX; i++)
        weight[feature_hand(kind, i)] = piece->hand - hand_value[kind];
    if (kind < HAND_KINDS)
        weight[feature_hand(kind, 1)] += piece->first;
    for (int place = 0; place < PLACES; place++) {
        int dist = place_distance(place);
        weight[feature_own_king(kind, place)] = near_king(piece->own_king, dist);
        weight[feature_enemy_king(kind, place)] = near_king(piece->enemy_king, dist);
    }
    for (int to_move = 0; to_move < 2; to_move++)
        for (int pair = 1; pair < PAIRS; pair++) {
            int own = state_count(pair / STATES), enemy = state_count(pair % STATES);
            weight[feature_safety(to_move, kind, pair)] =
                fraction(n->safety[to_move][own][enemy], board_value[kind], 1000);
        }
}

static void weigh_attacks(const HandNumbers *n, int16_t weight[WEIGHTS])
{
    for (int pair = 1; pair < PAIRS; pair++) /* pair 0: nobody attacks */
        for (int place = 0; place < PLACES; place++) {
            int own = state_count(pair / STATES), enemy = state_count(pair % STATES);
            int dist = place_distance(place), far = dist < 3 ? dist : 3;
            if (dist > 0) /* the king's own square: the search answers checks */
                weight[feature_attack(pair, place)] =
                    fraction(n->attack[far - 1][own][enemy], far * far, dist * dist);
        }
}

void hand_weights(const HandNumbers *numbers, int16_t weight[WEIGHTS])
{
    for (int kind = PAWN; kind < KINDS; kind++)
        if (kind != KING)
            weigh_piece(numbers, kind, weight);
    weigh_attacks(numbers, weight);
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i), file = square_file(sq), forward = 9 - square_rank(sq);
        int inward = file <= 5 ? file - 1 : 9 - file;
        weight[feature_square(KING, sq)] = (int16_t)(
            numbers->king_forward * forward + numbers->king_inward * inward);
    }
    weight[W_TEMPO] = numbers->tempo;
}
