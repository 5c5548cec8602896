/* form.c - see form.h. */
#include "form.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "source.h"

enum { UNIT = 1000 }; /* a number so large that the rounding of weights does not matter */

void form_build(Form *form)
{
    FormNumbers numbers = { .number = { 0 } };
    int16_t weight[WEIGHTS] = { 0 };
    memset(form->base, 0, sizeof form->base);
    hand_weights(&numbers.named, form->base);
    form->count = 0;
    for (int i = 0; i < FORM_NUMBERS; i++) {
        numbers.number[i] = UNIT;
        hand_weights(&numbers.named, weight);
        for (int w = 0; w < WEIGHTS; w++)
            if (weight[w] != form->base[w]) {
                assert(form->count < MOST_TERMS);
                form->term[form->count++] =
                    (Term){ w, i, (double)(weight[w] - form->base[w]) / UNIT };
            }
        numbers.number[i] = 0;
    }
}

static void write_pieces(FILE *file, const HandNumbers *numbers)
{
    static const char *const name[KINDS] = {
        [PAWN] = "PAWN", [LANCE] = "LANCE", [KNIGHT] = "KNIGHT", [SILVER] = "SILVER",
        [GOLD] = "GOLD", [BISHOP] = "BISHOP", [ROOK] = "ROOK", [PRO_PAWN] = "PRO_PAWN",
        [PRO_LANCE] = "PRO_LANCE", [PRO_KNIGHT] = "PRO_KNIGHT",
        [PRO_SILVER] = "PRO_SILVER", [HORSE] = "HORSE", [DRAGON] = "DRAGON",
    };
    fputs("    .piece = {\n", file);
    fprintf(file, "        /* %19s %6s %6s %9s %11s */\n", "board", "hand", "first",
            "own king", "enemy king");
    for (int kind = PAWN; kind < KINDS; kind++) {
        const PieceNumbers *piece = &numbers->piece[kind];
        if (name[kind])
            fprintf(file, "        [%s]%*s= { %4d, %5d, %5d, %8d, %8d },\n", name[kind],
                    12 - (int)strlen(name[kind]), "", piece->board, piece->hand,
                    piece->first, piece->own_king, piece->enemy_king);
    }
    fputs("    },\n", file);
}

/* Rows by the own side's count, columns by the enemy's. */
static void write_square(FILE *file, const int16_t square[3][3], const char *what)
{
    fprintf(file, "        /* %s */\n        {", what);
    for (int own = 0; own < 3; own++)
        fprintf(file, " { %4d, %4d, %4d }%s", square[own][0], square[own][1],
                square[own][2], own < 2 ? "," : "");
    fputs(" },\n", file);
}

void form_write(const char *path, const HandNumbers *numbers)
{
    static const char *const ring[] = { "beside him", "two away", "three away" };
    static const char *const mover[] = { "to wait", "to move" };
    FILE *file = source_open(path,
        "/* hand_numbers.c - the numbers of the hand-written evaluation, see\n"
        " * evaluate_hand.h. Written by `train fit --hand 1`; see EVALUATION.md. */\n"
        "#include \"think/evaluate_hand.h\"\n\nconst HandNumbers hand_numbers = {\n");
    write_pieces(file, numbers);
    fputs("    /* Own attacks: none, one, more; in each, enemy attacks: none, one,\n"
          "     * more. The king himself attacks what is beside him. */\n"
          "    .attack = {\n", file);
    for (int i = 0; i < 3; i++)
        write_square(file, numbers->attack[i], ring[i]);
    fputs("    },\n"
          "    /* Likewise protectors and attackers. */\n"
          "    .safety = {\n", file);
    for (int i = 0; i < 2; i++)
        write_square(file, numbers->safety[i], mover[i]);
    fprintf(file, "    },\n    .king_forward = %d, .king_inward = %d, .tempo = %d,\n",
            numbers->king_forward, numbers->king_inward, numbers->tempo);
    source_close(file, path, "};\n");
}
