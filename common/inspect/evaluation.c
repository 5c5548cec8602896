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
} Terms;

static void add_square(const Position *pos, int sq, Terms *terms)
{
    int piece = pos->board[sq];
    int black = attack_state(pos->attack[BLACK][sq]);
    int white = attack_state(pos->attack[WHITE][sq]);
    int pair = black * STATES + white;
    for (int side = BLACK; side <= WHITE; side++) {
        if (pos->king[side] == NO_SQUARE)
            continue;
        const NearKing *rows = near_rows(side, pos->king[side]);
        terms->squares[side] += rows[sq].square[pair];
        terms->pieces[side] += rows[sq].piece[piece];
    }
    terms->safety += tables.safety[pos->side][piece][pair];
}

/* The plain way round: every square, empty ones too. That the sum agrees with evaluate()
 * shows that what is left out there is 0. */
static Terms find_terms(const Position *pos)
{
    Terms terms = { .safety = 0 };
    for (int file = 1; file <= 9; file++)
        for (int sq = square_make(file, 1); sq <= square_make(file, 9); sq++)
            add_square(pos, sq, &terms);
    return terms;
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

int evaluation_parts(Position *pos, Part list[EVALUATION_PARTS])
{
    position_ready(pos);
    int sign = pos->side == BLACK ? 1 : -1, material = sign * evaluation_material(pos);
    Terms terms = find_terms(pos);
    int sum = pos->score + terms.squares[BLACK] + terms.squares[WHITE]
        + terms.pieces[BLACK] + terms.pieces[WHITE] + terms.safety;
    Part *next = list;
    *next++ = (Part){ "material", material };
    *next++ = (Part){ "pieces by place, in hand", (int)pos->score - material };
    *next++ = (Part){ "pieces near Black's king", terms.pieces[BLACK] };
    *next++ = (Part){ "pieces near White's king", terms.pieces[WHITE] };
    *next++ = (Part){ "attacks near Black's king", terms.squares[BLACK] };
    *next++ = (Part){ "attacks near White's king", terms.squares[WHITE] };
    *next++ = (Part){ "pieces attacked, defended", terms.safety };
    *next++ = (Part){ "sum for Black", sum };
    *next++ = (Part){ "tempo for the mover", tables.tempo };
    if (tables.network)
        *next++ = (Part){ "network for the mover", network_value(pos) };
    const char *value = pos->side == BLACK ? "value for Black" : "value for White";
    *next++ = (Part){ value, evaluate(pos) };
    return (int)(next - list);
}

void evaluation_print(FILE *out, Position *pos)
{
    Part list[EVALUATION_PARTS];
    int count = evaluation_parts(pos, list);
    for (int i = 0; i < count; i++)
        fprintf(out, "%-25s %6d\n", list[i].name, list[i].cp);
}
