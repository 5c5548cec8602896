/* evaluate.c - the value of a position: a sum of table entries.
 *
 * Three parts: material and places, which position.c keeps up to date with each move;
 * what each king feels of the squares around it, by the attacks on them and the piece
 * there; and pieces attacked and protected. Evaluations differ only in the weights that
 * the tables are made of.
 */
#include "think/evaluate.h"

#include "game/piece_value.h"
#include "think/data/network_text.h"
#include "think/evaluate_hand.h"
#include "think/evaluate_simple.h"
#include "think/evaluate_tables.h"
#include "think/network.h"

/* For a side without a king, as in mate problems: zeros, so that the sum needs no
 * test. */
static const NearKing nothing[OFFSETS];

/* Assigned, where the weights are added: this comes first, and after a change of the
 * evaluation nothing of the old one is left. */
static void build_material(PieceValues *values)
{
    for (int kind = PAWN; kind < KINDS; kind++)
        for (int sq = 0; sq < SQUARES; sq++) {
            values->square[piece_make(BLACK, kind)][sq] = board_value[kind];
            values->square[piece_make(WHITE, kind)][sq] = (int16_t)-board_value[kind];
        }
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        for (int n = 1; n < HAND_MAX; n++) {
            values->hand[BLACK][kind][n] = hand_value[kind];
            values->hand[WHITE][kind][n] = (int16_t)-hand_value[kind];
        }
}

void evaluate_use(const int16_t *weight)
{
    tables.network = false;
    PieceValues values = { .square = { { 0 } } };
    build_material(&values);
    evaluate_build_tables(weight, &values);
    position_use(&values);
}

void evaluate_init(EvaluationKind kind)
{
    int16_t weight[WEIGHTS] = { 0 }; /* material: nothing to add */
    bool learned = kind == EVALUATION_LEARNED || kind == EVALUATION_NETWORK;
    if (kind == EVALUATION_SIMPLE)
        simple_weights(weight);
    else if (kind == EVALUATION_HAND)
        hand_weights(&hand_numbers, weight);
    evaluate_use(learned ? weights : weight);
    tables.network = kind == EVALUATION_NETWORK;
    if (tables.network)
        network_use(network_learned());
}

/* The pair of attack states of every square, walls included: without a branch, so that a
 * compiler can do several squares at once, into numbers as wide as an attack word: then
 * it need not pack them. What the walls get is never read. The two states together are
 * one index, so that attack and defence of a square are weighed by one number and not by
 * two that know nothing of each other. */
static inline void find_pairs(const Position *pos, int32_t pair[SQUARES])
{
    for (int sq = square_make(1, 0); sq < square_make(10, 0); sq++) {
        int black = attack_state(pos->attack[BLACK][sq]);
        int white = attack_state(pos->attack[WHITE][sq]);
        pair[sq] = black * STATES + white;
    }
}

/* The rows of a king, to be indexed by square. */
static inline const NearKing *rows_of(const Position *pos, int side)
{
    return pos->king[side] == NO_SQUARE ? nothing : near_rows(side, pos->king[side]);
}

int evaluate(const Position *pos)
{
    int32_t pair[SQUARES];
    const NearKing *black = rows_of(pos, BLACK), *white = rows_of(pos, WHITE);
    int16_t (*safety)[PAIRS] = tables.safety[pos->side];
    /* Material and places have been added up move by move, see move_make(): only what
     * attacks and kings say has to be summed here. */
    int score = pos->score;
    find_pairs(pos, pair);
    for (int first = square_make(1, 1); first <= square_make(9, 1); first += 16)
        for (int sq = first; sq < first + 9; sq++)
            score += black[sq].square[pair[sq]] + white[sq].square[pair[sq]];
    /* Pieces are found by their bits: rows of EMPTY are 0, so half of the board and more
     * can be left out. */
    for (int file = 1; file <= 9; file++)
        for (uint32_t m = pos->occupied[BLACK][file] | pos->occupied[WHITE][file]; m;
             m &= m - 1) {
            int sq = square_make(file, lowest_bit(m)), piece = pos->board[sq];
            score += black[sq].piece[piece] + white[sq].piece[piece];
            score += safety[piece][pair[sq]];
        }
    score = (pos->side == BLACK ? score : -score) + tables.tempo;
    if (tables.network)
        score += network_value(pos);
    /* Whatever the tables say, a judgement must not look like a mate or a win by rule:
     * those scores begin above. */
    return score > SCORE_EVAL_MAX ? SCORE_EVAL_MAX
        : score < -SCORE_EVAL_MAX ? -SCORE_EVAL_MAX : score;
}
