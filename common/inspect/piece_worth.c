/* piece_worth.c - see piece_worth.h. What a piece is worth is asked of the evaluation
 * itself, twice, so that it holds for every evaluation there is or will be. */
#include "inspect/piece_worth.h"

#include "notation/write_move.h"
#include "text/messages.h"
#include "think/evaluate.h"

enum { PAWN_CP = 100 };

/* A position with the same pieces but the one on `without`. */
static void copy_without(Position *copy, const Position *pos, int without)
{
    position_clear(copy);
    for (int file = 1; file <= 9; file++)
        for (int rank = 1; rank <= 9; rank++) {
            int sq = square_make(file, rank);
            if (pos->board[sq] != EMPTY && sq != without)
                position_put(copy, sq, pos->board[sq]);
        }
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            position_set_hand(copy, side, kind, pos->hand[side][kind]);
    copy->side = pos->side;
    position_ready(copy);
}

static int worth(const Position *pos, int sq)
{
    Position copy;
    copy_without(&copy, pos, sq);
    int lost = evaluate(pos) - evaluate(&copy);
    return piece_side(pos->board[sq]) == pos->side ? lost : -lost;
}

/* In pawns, rounded; nothing is 0, not -0. */
static double tenths(int score)
{
    int half = score < 0 ? -PAWN_CP / 20 : PAWN_CP / 20;
    int tenth = (score + half) * 10 / PAWN_CP;
    return tenth / 10.0;
}

/* Eight cells: an owner's mark, the piece, its worth. */
static void print_square(FILE *out, const Position *pos, int sq, const BoardStyle *style)
{
    int piece = pos->board[sq];
    char letters[3];
    if (piece == EMPTY) {
        fputs(style->kanji ? " ・     " : "  .     ", out);
        return;
    }
    fputc(style->kanji && piece_side(piece) == WHITE ? 'v' : ' ', out);
    if (style->kanji)
        fputs(kanji_name[piece_kind(piece)], out);
    else
        fprintf(out, "%2s", piece_letters(piece, letters));
    if (piece_kind(piece) == KING)
        fputs("     ", out);
    else
        fprintf(out, "%5.1f", tenths(worth(pos, sq)));
}

void piece_worth_print(FILE *out, const Position *pos, const BoardStyle *style)
{
    say(MSG_EVAL_PICTURE);
    for (int column = 0; column < 9; column++)
        fprintf(out, "%3d%s", style->flipped ? column + 1 : 9 - column,
                column < 8 ? "     " : "\n");
    for (int row = 0; row < 9; row++) {
        int rank = style->flipped ? 9 - row : row + 1;
        for (int column = 0; column < 9; column++) {
            int file = style->flipped ? column + 1 : 9 - column;
            print_square(out, pos, square_make(file, rank), style);
        }
        fprintf(out, " %c\n", 'a' + rank - 1);
    }
}
