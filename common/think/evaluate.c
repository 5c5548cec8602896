/* evaluate.c - the value of a position: a sum of table entries.
 *
 * Three parts: material and places, which position.c keeps up to date with each move;
 * what each king feels of the squares around it, by the attacks on them and the piece
 * there; and pieces attacked and protected. Evaluations differ only in the weights that
 * the tables are made of.
 */
#include "think/evaluate.h"

#include "game/piece_value.h"
#include "think/evaluate_hand.h"
#include "think/network.h"

EvaluateTables tables;

/* For a side without a king, as in mate problems: zeros, so the sum needs no test. */
static const NearKing nothing[OFFSETS];
static const NearAttacks no_attacks[OFFSETS];

/* --- from weights to tables --- */

/* A pair in the order (Black, White) as one in the order (own, enemy), or back. */
static int pair_seen(int side, int pair)
{
    return side == BLACK ? pair : pair % STATES * STATES + pair / STATES;
}

/* What the king of `side` on `king` feels of the square `sq`. */
static void build_near(const int16_t weight[WEIGHTS], int side, int king, int sq)
{
    /* Features belong to a side, the table is Black's view: White's count down. */
    int sign = side == BLACK ? 1 : -1;
    int place = king_place(square_seen(side, king), square_seen(side, sq));
    NearKing *row = &near_rows(side, king)[sq];
    NearAttacks *attacks = &near_attacks(side, king)[sq];
    for (int pair = 0; pair < PAIRS; pair++)
        attacks->pair[pair] = (int16_t)(
            sign * weight[feature_attack(pair_seen(side, pair), place)]);
    /* A piece near the enemy king is a feature of the piece's owner, so both squares are
     * turned to that side, not to the king's; and it is worth something to the owner:
     * hence -sign. */
    int turned = king_place(square_seen(!side, king), square_seen(!side, sq));
    for (int kind = PAWN; kind < KINDS; kind++) {
        if (kind == KING)
            continue;
        int friend = weight[feature_own_king(kind, place)];
        int foe = weight[feature_enemy_king(kind, turned)];
        row->piece[piece_make(side, kind)] = (int16_t)(sign * friend);
        row->piece[piece_make(!side, kind)] = (int16_t)(-sign * foe);
    }
}

static void build_piece(const int16_t weight[WEIGHTS], int side, int kind,
                        PieceValues *values)
{
    int sign = side == BLACK ? 1 : -1, piece = piece_make(side, kind);
    /* Places are counted with material, so while moves are made they cost nothing. */
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i);
        int place = weight[feature_square(kind, square_seen(side, sq))];
        values->square[piece][sq] = (int16_t)(sign * (board_value[kind] + place));
    }
    for (int n = 1; kind < HAND_KINDS && n < HAND_MAX; n++)
        values->hand[side][kind][n] =
            (int16_t)(sign * (hand_value[kind] + weight[feature_hand(kind, n)]));
    for (int mover = BLACK; mover <= WHITE; mover++)
        for (int pair = 0; pair < PAIRS; pair++)
            tables.safety[mover][piece][pair] = (int16_t)(sign
                * weight[feature_safety(mover == side, kind, pair_seen(side, pair))]);
}

void evaluate_use(const int16_t weight[WEIGHTS])
{
    PieceValues values = { .square = { { 0 } } };
    for (int side = BLACK; side <= WHITE; side++) {
        /* Many pairs of squares write the same entry, and the same number: a feature of a
         * king knows only how many files and ranks off a square lies. */
        for (int king = 0; king < BOARD_SQUARES; king++)
            for (int i = 0; i < BOARD_SQUARES; i++)
                build_near(weight, side, square_of(king), square_of(i));
        for (int kind = PAWN; kind < KINDS; kind++)
            build_piece(weight, side, kind, &values);
    }
    position_use(&values);
    tables.tempo = weight[W_TEMPO];
    tables.network = false;
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
        network_use(NULL);
}

/* --- the sum --- */

/* What a king feels, to be indexed by square. */
static inline const NearKing *pieces_near(const Position *pos, int side)
{
    return pos->king[side] == NO_SQUARE ? nothing : near_rows(side, pos->king[side]);
}

static inline const NearAttacks *attacks_near(const Position *pos, int side)
{
    int king = pos->king[side];
    return king == NO_SQUARE ? no_attacks : near_attacks(side, king);
}

int evaluate(const Position *pos)
{
    /* The pair of attack states of every square, walls included: without a branch, so a
     * compiler can do several squares at once, into numbers as wide as an attack word:
     * then it need not pack them. What the walls get is never read. The two states are
     * one index, so that attack and defence of a square are weighed by one number and not
     * by two that know nothing of each other. */
    int32_t pair[SQUARES];
    for (int sq = square_make(1, 0); sq < square_make(10, 0); sq++)
        pair[sq] = attack_pair(pos, BLACK, sq);
    const NearAttacks *by_black = attacks_near(pos, BLACK);
    const NearAttacks *by_white = attacks_near(pos, WHITE);
    const NearKing *black = pieces_near(pos, BLACK), *white = pieces_near(pos, WHITE);
    int16_t (*safety)[PAIRS] = tables.safety[pos->side];
    /* Material and places have been added up move by move, see move_make(): only what
     * attacks and kings say has to be summed here. */
    int score = pos->score;
    for (int first = square_make(1, 1); first <= square_make(9, 1); first += 16)
        for (int sq = first; sq < first + 9; sq++)
            score += by_black[sq].pair[pair[sq]] + by_white[sq].pair[pair[sq]];
    /* Pieces are found by their bits: rows of EMPTY are 0, and most squares are empty. */
    for (int file = 0; file < 12; file += 4)
        for (uint64_t m = four_files(pos, BLACK, file) | four_files(pos, WHITE, file); m;
             m &= m - 1) {
            int sq = square_make(file, lowest_bit64(m)), piece = pos->board[sq];
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
