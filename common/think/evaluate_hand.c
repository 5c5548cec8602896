/* evaluate_hand.c - the hand-written evaluation: ten thousand weights from a hundred
 * numbers, by rules that a person has thought of. */
#include "think/evaluate_hand.h"

#include "game/piece_value.h"

/* number * part / whole, rounded to the nearest. */
static int16_t fraction(int number, int part, int whole)
{
    int twice = 2 * number * part;
    return (int16_t)((twice + (twice < 0 ? -whole : whole)) / (2 * whole));
}

/* What a piece gains near a king: all of it beside him, nothing four squares away, less
 * than nothing beyond. */
static int16_t near_king(int number, int dist)
{
    return fraction(number, 2 * (4 - dist), 3 * (dist + 1));
}

static void weigh_piece(const HandNumbers *n, int kind, int16_t weight[WEIGHTS])
{
    const PieceNumbers *piece = &n->piece[kind];
    for (int i = 0; i < BOARD_SQUARES; i++) /* material is counted elsewhere */
        weight[feature_square(kind, square_of(i))] = piece->board - board_value[kind];
    for (int place = 0; place < PLACES; place++) {
        int dist = place_distance(place);
        weight[feature_own_place(kind, place)] = near_king(piece->own_king, dist);
        weight[feature_enemy_place(kind, place)] = near_king(piece->enemy_king, dist);
    }
    for (int to_move = 0; to_move < 2; to_move++)
        for (int pair = 1; pair < PAIRS; pair++) {
            int own = state_count(pair / STATES), enemy = state_count(pair % STATES);
            weight[feature_safety(to_move, kind, pair)] =
                fraction(n->safety[to_move][own][enemy], board_value[kind], 1000);
        }
}

static void weigh_in_hand(const PieceNumbers *piece, int kind, int16_t weight[WEIGHTS])
{
    for (int i = 1; i < HAND_MAX; i++)
        weight[feature_hand(kind, i)] = piece->hand - hand_value[kind];
    weight[feature_hand(kind, 1)] += piece->first;
}

static void weigh_attacks(const HandNumbers *n, int16_t weight[WEIGHTS])
{
    for (int pair = 1; pair < PAIRS; pair++) /* pair 0: nobody attacks */
        for (int place = 0; place < PLACES; place++) {
            int own = state_count(pair / STATES), enemy = state_count(pair % STATES);
            int dist = place_distance(place);
            if (dist == 0)
                continue; /* the king's own square: the search answers checks */
            int far = dist < 3 ? dist : 3;
            weight[feature_attack_place(pair, place)] =
                fraction(n->attack[far - 1][own][enemy], far * far, dist * dist);
        }
}

static void weigh_king(const HandNumbers *n, int16_t weight[WEIGHTS])
{
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i), file = square_file(sq);
        int inward = file <= 5 ? file - 1 : 9 - file, forward = 9 - square_rank(sq);
        weight[feature_square(KING, sq)] =
            (int16_t)(n->king_forward * forward + n->king_inward * inward);
    }
}

void hand_weights(const HandNumbers *numbers, int16_t weight[WEIGHTS])
{
    for (int kind = PAWN; kind < KINDS; kind++)
        if (kind != KING)
            weigh_piece(numbers, kind, weight);
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        weigh_in_hand(&numbers->piece[kind], kind, weight);
    weigh_attacks(numbers, weight);
    weigh_king(numbers, weight);
    weight[W_TEMPO] = numbers->tempo;
}
