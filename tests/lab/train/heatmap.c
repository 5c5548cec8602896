/* heatmap.c - pictures of what was learned: what a piece is worth by its place near a
 * king, and what a unit of the network gets from it.
 *
 * On an empty board with one king in the middle a piece of Black's is put on each square.
 * Shown is what this adds to what the king feels of the squares around it: the piece
 * itself and its attacks. Its material, and its share in all that other pieces do, are
 * left out.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "notation/move_text.h"
#include "think/data/network_text.h"
#include "think/evaluate.h"
#include "think/network.h"
#include "train.h"

enum {
    CENTRE = 0x55,
    CELL = 40, TOP = 64, LEFT = 24, GAP = 48, /* pixels */
    PANEL = 9 * CELL,
    WIDTH = 2 * LEFT + 2 * PANEL + GAP,
    HEIGHT = TOP + PANEL + 40,
    FULL_COLOUR = 250, /* cp: a larger value has no deeper colour; */
    FULL_UNIT = 48,    /* and of a row of the network */
};

/* Blue for what helps, orange for what harms: told apart by colour-blind readers too. */
static void draw_cell(int x, int y, int value, int full)
{
    static const int good[3] = { 0, 114, 178 }, bad[3] = { 213, 94, 0 };
    const int *hue = value > 0 ? good : bad;
    int depth = abs(value) < full ? abs(value) : full, part[3];
    for (int i = 0; i < 3; i++)
        part[i] = 255 - (255 - hue[i]) * depth / full;
    printf("<rect x='%d' y='%d' width='%d' height='%d' fill='rgb(%d,%d,%d)' "
           "stroke='#ccc'/>\n", x, y, CELL, CELL, part[0], part[1], part[2]);
    printf("<text x='%d' y='%d' fill='%s'>%d</text>\n", x + CELL / 2, y + CELL / 2 + 5,
           abs(value) > full * 2 / 3 ? "#fff" : "#000", value);
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
        int sq = square_of(i), pair = attack_pair(&pos, BLACK, sq);
        int piece = sq == CENTRE ? EMPTY : pos.board[sq];
        sum += near_attacks(side, CENTRE)[sq].pair[pair]
            + near_rows(side, CENTRE)[sq].piece[piece];
    }
    return sum;
}

/* The board as Black sees it, with a number on every square but `king`, which may be
 * NO_SQUARE. */
static void draw_panel(int x, const int value[BOARD_SQUARES], int full, int king,
                       const char *title)
{
    printf("<text x='%d' y='%d'>%s</text>\n", x + PANEL / 2, TOP - 12, title);
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i);
        int left = x + (9 - square_file(sq)) * CELL;
        int top = TOP + (square_rank(sq) - 1) * CELL;
        if (sq == king)
            printf("<text x='%d' y='%d' font-weight='bold'>K</text>\n", left + CELL / 2,
                   top + CELL / 2 + 5);
        else
            draw_cell(left, top, value[i], full);
    }
}

/* Two boards with their titles. */
static void draw(const char *title, int value[2][BOARD_SQUARES], int full, int king,
                 const char *left, const char *right)
{
    printf("<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' "
           "font-family='sans-serif' font-size='13' text-anchor='middle'>\n"
           "<style>.page{fill:#fff}@media(prefers-color-scheme:dark)"
           "{.page{fill:#15181c}text:not([fill]){fill:#ddd}}</style>\n"
           "<rect width='100%%' height='100%%' class='page'/>\n"
           "<text x='%d' y='24' font-size='16'>%s</text>\n",
           WIDTH, HEIGHT, WIDTH / 2, title);
    draw_panel(LEFT, value[BLACK], full, king, left);
    draw_panel(LEFT + PANEL + GAP, value[WHITE], full, king, right);
    printf("<text x='%d' y='%d'>The enemy is at the top.</text>\n</svg>\n", WIDTH / 2,
           HEIGHT - 14);
}

/* No such piece, or the king, ends the program: `command` says so. */
static int read_kind(const char *word, const char *command)
{
    for (int kind = PAWN; kind < KINDS; kind++)
        if (kind != KING && letter_name[kind] && strcmp(word, letter_name[kind]) == 0)
            return kind;
    tool_fail(2, "%s: '%s' is not a piece: P L N S G B R +P ..", command, word);
    return NO_KIND;
}

void heatmap_run(int count, char **words)
{
    char title[80];
    int value[2][BOARD_SQUARES];
    if (train_start(count, words, NULL) != 2)
        tool_fail(2, "heatmap: expected one piece, as in `heatmap G`");
    int kind = read_kind(words[1], "heatmap");
    evaluate_init(EVALUATION_LEARNED);
    for (int side = BLACK; side <= WHITE; side++)
        for (int i = 0; i < BOARD_SQUARES; i++)
            value[side][i] = square_of(i) == CENTRE ? 0
                : felt(side, kind, square_of(i)) - felt(side, kind, NO_SQUARE);
    snprintf(title, sizeof title, "What %s adds by its place, centipawns", words[1]);
    draw(title, value, FULL_COLOUR, CENTRE, "near its own king", "near the enemy king");
}

void unit_run(int count, char **words)
{
    char title[80];
    int value[2][BOARD_SQUARES];
    const Network *network = network_learned();
    if (train_start(count, words, NULL) != 3)
        tool_fail(2, "unit: expected a number and a piece, as in `unit 3 G`");
    int unit = (int)tool_number("unit", words[1], 0, NET_HIDDEN - 1);
    int kind = strcmp(words[2], "K") == 0 ? KING : read_kind(words[2], "unit");
    for (int owner = BLACK; owner <= WHITE; owner++)
        for (int i = 0; i < BOARD_SQUARES; i++) {
            int input = network_input_board(BLACK, NO_SQUARE, piece_make(owner, kind),
                                            square_of(i));
            value[owner][i] = network->row[input][unit];
        }
    snprintf(title, sizeof title, "What %s adds to unit %d (full: %d, start: %d)",
             words[2], unit, NET_UNIT, network->start[unit]);
    draw(title, value, FULL_UNIT, NO_SQUARE, "own", "the enemy's");
}
