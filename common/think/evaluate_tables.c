/* evaluate_tables.c - from the weights of features to the tables of the evaluation. */
#include "think/evaluate_tables.h"

EvaluateTables tables;

/* A pair in the order (Black, White) as one in the order (own, enemy), or back. */
static int pair_seen(int side, int pair)
{
    int black = pair / STATES, white = pair % STATES;
    return side == BLACK ? black * STATES + white : white * STATES + black;
}

/* What the king of `side` on `king` feels of the square `sq`. */
static void build_near(const int16_t weight[WEIGHTS], int side, int king, int sq)
{
    /* Features belong to a side, the table is Black's view: what is good for White counts
     * down. */
    int sign = side == BLACK ? 1 : -1;
    int own_king = square_seen(side, king), own_sq = square_seen(side, sq);
    NearKing *row = &near_rows(side, king)[sq];
    for (int pair = 0; pair < PAIRS; pair++)
        row->square[pair] = (int16_t)(
            sign * weight[feature_attack(own_king, own_sq, pair_seen(side, pair))]);
    for (int kind = PAWN; kind < KINDS; kind++) {
        if (kind == KING)
            continue;
        /* A piece near the enemy king is a feature of the piece's owner, so both squares
         * are turned to that side, not to the king's; and it is worth something to the
         * owner: hence -sign. */
        int friend = weight[feature_own_king(kind, own_king, own_sq)];
        int foe = weight[feature_enemy_king(kind, square_seen(!side, king),
                                            square_seen(!side, sq))];
        row->piece[piece_make(side, kind)] = (int16_t)(sign * friend);
        row->piece[piece_make(!side, kind)] = (int16_t)(-sign * foe);
    }
}

static void build_piece(const int16_t weight[WEIGHTS], int side, int kind,
                        PieceValues *values)
{
    int sign = side == BLACK ? 1 : -1, piece = piece_make(side, kind);
    /* Added to the material that is already there: while moves are made this part costs
     * nothing of its own. */
    for (int file = 1; file <= 9; file++)
        for (int sq = square_make(file, 1); sq <= square_make(file, 9); sq++)
            values->square[piece][sq] += (int16_t)(
                sign * weight[feature_square(kind, square_seen(side, sq))]);
    for (int mover = BLACK; mover <= WHITE; mover++)
        for (int pair = 0; pair < PAIRS; pair++)
            tables.safety[mover][piece][pair] = (int16_t)(sign
                * weight[feature_safety(mover == side, kind, pair_seen(side, pair))]);
}

void evaluate_build_tables(const int16_t weight[WEIGHTS], PieceValues *values)
{
    /* Many pairs of squares share one entry and write it again: a feature of a king
     * knows only how many files and ranks off a square lies, so they all write the
     * same number. */
    for (int king = 0; king < BOARD_SQUARES; king++)
        for (int i = 0; i < BOARD_SQUARES; i++)
            for (int side = BLACK; side <= WHITE; side++)
                build_near(weight, side, square_of(king), square_of(i));
    for (int side = BLACK; side <= WHITE; side++) {
        int sign = side == BLACK ? 1 : -1;
        for (int kind = PAWN; kind < KINDS; kind++)
            build_piece(weight, side, kind, values);
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            for (int n = 1; n < HAND_MAX; n++)
                values->hand[side][kind][n] += (int16_t)(
                    sign * weight[feature_hand(kind, n)]);
    }
    tables.tempo = weight[W_TEMPO];
}
