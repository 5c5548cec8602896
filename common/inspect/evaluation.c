/* evaluation.c - see evaluation.h. */
#include "inspect/evaluation.h"

#include "game/piece_value.h"
#include "text/messages.h"
#include "think/evaluate.h"
#include "think/network.h"

/* What the kings feel, and pieces attacked or protected. */
typedef struct {
    int squares[2], pieces[2]; /* near the king of a side */
    int safety;
} Terms;

/* The plain way round: every square, empty ones too. That the sum agrees with evaluate()
 * shows that what is left out there is 0. */
static Terms find_terms(const Position *pos)
{
    Terms terms = { .safety = 0 };
    for (int sq = 0; sq < SQUARES; sq++) {
        int piece = pos->board[sq], pair = attack_pair(pos, BLACK, sq);
        if (piece == WALL)
            continue;
        for (int side = BLACK; side <= WHITE; side++) {
            if (pos->king[side] == NO_SQUARE)
                continue;
            int king = pos->king[side];
            terms.squares[side] += near_attacks(side, king)[sq].pair[pair];
            terms.pieces[side] += near_rows(side, king)[sq].piece[piece];
        }
        terms.safety += tables.safety[pos->side][piece][pair];
    }
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

/* --- what each piece is worth: the evaluation is asked twice, so it may be any --- */

/* What its owner loses when everything is the same but the piece on `without`. */
static int worth(const Position *pos, int without)
{
    Position copy;
    position_clear(&copy);
    for (int sq = 0; sq < SQUARES; sq++)
        if (pos->board[sq] != EMPTY && pos->board[sq] != WALL && sq != without)
            position_put(&copy, sq, pos->board[sq]);
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            position_set_hand(&copy, side, kind, pos->hand[side][kind]);
    copy.side = pos->side;
    position_ready(&copy);
    int lost = evaluate(pos) - evaluate(&copy);
    return piece_side(pos->board[without]) == pos->side ? lost : -lost;
}

/* In pawns of 100 cp, rounded; nothing is 0, not -0. */
static double tenths(int score) { return (score + (score < 0 ? -5 : 5)) / 10 / 10.0; }

/* Eight cells: an owner's mark, the piece, its worth. */
static void print_square(FILE *out, const Position *pos, int sq, const BoardStyle *style)
{
    int piece = pos->board[sq], kind = piece_kind(piece);
    bool empty = piece == EMPTY;
    char letters[3] = ".", number[16] = "";
    if (!empty)
        piece_letters(piece, letters);
    if (!empty && kind != KING)
        snprintf(number, sizeof number, "%.1f", tenths(worth(pos, sq)));
    const char *name = empty ? "・" : kanji_name[kind];
    if (style->kanji)
        fprintf(out, "%c%s%5s", !empty && piece_side(piece) ? 'v' : ' ', name, number);
    else
        fprintf(out, "%3s%5s", letters, number);
}

void evaluation_picture(FILE *out, const Position *pos, const BoardStyle *style)
{
    say(MSG_EVAL_PICTURE);
    for (int column = 0; column < 9; column++)
        fprintf(out, "%3d%s", style->flipped ? column + 1 : 9 - column,
                column < 8 ? "     " : "\n");
    for (int i = 0; i < 9 * 9; i++) {
        int sq = square_make(9 - i % 9, 1 + i / 9);
        if (style->flipped)
            sq = square_flip(sq);
        print_square(out, pos, sq, style);
        if (i % 9 == 8)
            fprintf(out, " %c\n", 'a' + square_rank(sq) - 1);
    }
}
