/* heatmap.c - a picture of what was learned: what a piece is worth by its place near a
 * king.
 *
 * On an empty board with one king in the middle a piece of Black's is put on each square.
 * Shown is what this adds to what the king feels of the squares around it: the piece
 * itself and its attacks. Its material, and its share in all that other pieces do, are
 * left out.
 */
#include <stdlib.h>
#include <string.h>

#include "game/notation.h"
#include "think/evaluate_tables.h"
#include "train.h"

enum {
    CENTRE = 0x55,
    CELL = 40, TOP = 64, LEFT = 24, GAP = 48, /* pixels */
    PANEL = 9 * CELL,
    WIDTH = 2 * LEFT + 2 * PANEL + GAP,
    HEIGHT = TOP + PANEL + 40,
    FULL_COLOUR = 250, /* cp: a larger value has no deeper colour */
};

/* Blue for what helps, orange for what harms: told apart by colour-blind readers too. */
static void cell_colour(int value, char text[32])
{
    static const int good[3] = { 0, 114, 178 }, bad[3] = { 213, 94, 0 };
    const int *hue = value > 0 ? good : bad;
    int depth = abs(value) < FULL_COLOUR ? abs(value) : FULL_COLOUR;
    int part[3];
    for (int i = 0; i < 3; i++)
        part[i] = 255 - (255 - hue[i]) * depth / FULL_COLOUR;
    snprintf(text, 32, "rgb(%d,%d,%d)", part[0], part[1], part[2]);
}

static void draw_cell(int x, int y, int value)
{
    char colour[32];
    cell_colour(value, colour);
    printf("<rect x='%d' y='%d' width='%d' height='%d' fill='%s' stroke='#ccc'/>\n",
           x, y, CELL, CELL, colour);
    printf("<text x='%d' y='%d' fill='%s'>%d</text>\n", x + CELL / 2, y + CELL / 2 + 5,
           abs(value) > FULL_COLOUR * 2 / 3 ? "#fff" : "#000", value);
}

static Position pos;

/* What the king of `side` in the centre feels of Black's piece on a square; without a
 * square, of nothing. Black's view. */
static int felt(int side, int kind, int square)
{
    int sum = 0;
    position_clear(&pos);
    position_put(&pos, CENTRE, piece_make(side, KING));
    if (square != NO_SQUARE)
        position_put(&pos, square, piece_make(BLACK, kind));
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i);
        int pair = attack_state(pos.attack[BLACK][sq]) * STATES
            + attack_state(pos.attack[WHITE][sq]);
        const NearKing *row = &near_rows(side, CENTRE)[sq];
        sum += row->square[pair] + row->piece[sq == CENTRE ? EMPTY : pos.board[sq]];
    }
    return sum;
}

/* The board as Black sees it, with a king of `side` in the centre. */
static void draw_panel(int x, int side, int kind, const char *title)
{
    printf("<text x='%d' y='%d'>%s</text>\n", x + PANEL / 2, TOP - 12, title);
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i);
        int left = x + (9 - square_file(sq)) * CELL;
        int top = TOP + (square_rank(sq) - 1) * CELL;
        if (sq == CENTRE)
            printf("<text x='%d' y='%d' font-weight='bold'>K</text>\n", left + CELL / 2,
                   top + CELL / 2 + 5);
        else
            draw_cell(left, top, felt(side, kind, sq) - felt(side, kind, NO_SQUARE));
    }
}

int heatmap_run(int count, char **words)
{
    int kind = PAWN;
    if (count != 1)
        return train_error("heatmap: expected one piece, as in `heatmap G`");
    while (kind < KINDS && (kind == KING || !letter_name[kind]
                            || strcmp(words[0], letter_name[kind]) != 0))
        kind++;
    if (kind == KINDS)
        return train_error("heatmap: '%s' is not a piece: P L N S G B R +P ..", words[0]);
    printf("<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' "
           "font-family='sans-serif' font-size='13' text-anchor='middle'>\n"
           "<rect width='100%%' height='100%%' fill='#fff'/>\n"
           "<text x='%d' y='24' font-size='16'>What %s adds by its place, centipawns"
           "</text>\n",
           WIDTH, HEIGHT, WIDTH / 2, words[0]);
    evaluate_init(EVALUATION_LEARNED);
    draw_panel(LEFT, BLACK, kind, "near its own king");
    draw_panel(LEFT + PANEL + GAP, WHITE, kind, "near the enemy king");
    printf("<text x='%d' y='%d'>The enemy is at the top.</text>\n</svg>\n", WIDTH / 2,
           HEIGHT - 14);
    return 0;
}
