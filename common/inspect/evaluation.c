/* evaluation.c - see evaluation.h. */
#include "inspect/evaluation.h"

#include "game/piece_value.h"
#include "think/evaluate.h"
#include "think/evaluate_tables.h"
#include "think/network.h"

/* What the kings feel, and pieces attacked or protected. */
typedef struct {
    int squares[2], pieces[2]; /* near the king of a side */
    int safety;
} Parts;

static void add_square(const Position *pos, int sq, Parts *parts)
{
    int piece = pos->board[sq];
    int black = attack_state(pos->attack[BLACK][sq]);
    int white = attack_state(pos->attack[WHITE][sq]);
    int pair = black * STATES + white;
    for (int side = BLACK; side <= WHITE; side++) {
        if (pos->king[side] == NO_SQUARE)
            continue;
        const NearKing *rows = near_rows(side, pos->king[side]);
        parts->squares[side] += rows[sq].square[pair];
        parts->pieces[side] += rows[sq].piece[piece];
    }
    parts->safety += tables.safety[pos->side][piece][pair];
}

/* The plain way round: every square, empty ones too. That the sum agrees with evaluate()
 * shows that what is left out there is 0. */
static Parts find_parts(const Position *pos)
{
    Parts parts = { .safety = 0 };
    for (int file = 1; file <= 9; file++)
        for (int sq = square_make(file, 1); sq <= square_make(file, 9); sq++)
            add_square(pos, sq, &parts);
    return parts;
}

/* Counted afresh, since Position.score has the places mixed in. */
int evaluation_material(const Position *pos)
{
    int sum = 0;
    for (int sq = 0; sq < SQUARES; sq++) {
        int piece = pos->board[sq];
        if (piece != EMPTY && piece != WALL)
            sum += piece_side(piece) == BLACK ? board_value[piece_kind(piece)]
                                              : -board_value[piece_kind(piece)];
    }
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        sum += hand_value[kind] * (pos->hand[BLACK][kind] - pos->hand[WHITE][kind]);
    return pos->side == BLACK ? sum : -sum;
}

void evaluation_print(FILE *out, Position *pos)
{
    position_ready(pos);
    int sign = pos->side == BLACK ? 1 : -1, material = sign * evaluation_material(pos);
    Parts parts = find_parts(pos);
    int sum = pos->score + parts.squares[BLACK] + parts.squares[WHITE]
        + parts.pieces[BLACK] + parts.pieces[WHITE] + parts.safety;
    fprintf(out, "material                  %6d\n", material);
    fprintf(out, "pieces by place, in hand  %6d\n", (int)pos->score - material);
    fprintf(out, "pieces near Black's king  %6d\n", parts.pieces[BLACK]);
    fprintf(out, "pieces near White's king  %6d\n", parts.pieces[WHITE]);
    fprintf(out, "attacks near Black's king %6d\n", parts.squares[BLACK]);
    fprintf(out, "attacks near White's king %6d\n", parts.squares[WHITE]);
    fprintf(out, "pieces attacked, defended %6d\n", parts.safety);
    fprintf(out, "sum for Black             %6d\n", sum);
    fprintf(out, "tempo for the mover       %6d\n", tables.tempo);
    if (tables.network)
        fprintf(out, "network for the mover     %6d\n", network_value(pos));
    fprintf(out, "value for %s           %6d\n", pos->side == BLACK ? "Black" : "White",
            evaluate(pos));
}
