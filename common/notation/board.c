/* board.c - drawing the board.
 *
 * Only characters are used whose width is the same in every terminal: ASCII (one cell)
 * and kanji, kana and full-width forms (two). Frames and triangles of other blocks are
 * one cell wide in some places and two in others, so no column after them would be
 * straight.
 */
#include "notation/board.h"

#include <string.h>

#include "text/messages.h"
#include "text/pager.h"

static const char REVERSE[] = "\033[7m", RED[] = "\033[31m", BOLD_YELLOW[] = "\033[1;33m",
                  PLAIN[] = "\033[0m";

static void print_color(FILE *out, const BoardStyle *style, const char *code)
{
    if (style->color)
        fputs(code, out);
}

static Move last_move(const Position *pos)
{
    return pos->ply > 0 ? pos->history[pos->ply - 1].move : MOVE_NONE;
}

/* The number of KING has the bit of promotion, but no king is promoted. */
static bool is_promoted(int piece)
{
    return piece != EMPTY && (piece_kind(piece) & PROMOTED) && piece_kind(piece) != KING;
}

/* Three cells: " p ", "+P*" (moved last), " . ", " * " (it came from here). */
static void print_letters(FILE *out, int piece, bool moved, bool left)
{
    char name[3];
    if (piece == EMPTY)
        fputs(left ? " * " : " . ", out);
    else
        fprintf(out, "%2s%c", piece_letters(piece, name), moved ? '*' : ' ');
}

/* Three cells: an owner's mark, and one kanji. Printed boards turn White's pieces upside
 * down, which characters cannot do: the side at the top gets a mark instead, its promoted
 * pieces a broader one. It is the top one, not White, so that a flipped board reads the
 * same way. */
static void print_kanji(FILE *out, int piece, bool moved, bool left, int top_side)
{
    if (piece == EMPTY) {
        fputs(left ? " ＊" : " ・", out);
        return;
    }
    bool top = piece_side(piece) == top_side;
    const char *marks = is_promoted(piece) ? "wW" : "vV";
    char mark = top ? marks[moved] : (moved ? '^' : ' ');
    fprintf(out, "%c%s", mark, kanji_name[piece_kind(piece)]);
}

static void print_square(FILE *out, const Position *pos, int sq, const BoardStyle *style)
{
    int piece = pos->board[sq];
    Move last = last_move(pos);
    bool moved = last != MOVE_NONE && sq == move_to(last);
    bool left = last != MOVE_NONE && sq == move_from(last);
    bool promoted = is_promoted(piece);
    if (promoted)
        print_color(out, style, RED);
    if (moved || left)
        print_color(out, style, REVERSE);
    if (style->kanji)
        print_kanji(out, piece, moved, left, style->flipped ? BLACK : WHITE);
    else
        print_letters(out, piece, moved, left);
    /* One code undoes all colours; without any, nothing is printed, so that text for
     * files stays plain. */
    if (promoted || moved || left)
        print_color(out, style, PLAIN);
}

/* --- beside the board --- */

enum {
    ROWS = 12,      /* lines of the board: files, edge, nine ranks, edge */
    MARGIN = 36,    /* cells in front of what stands beside it */
    SIDE_TEXT = 256, /* bytes of a line there */
};

/* Pieces in hand, the most valuable first, as Japanese diagrams have them: 飛 角 歩三. */
static void write_hand(char text[SIDE_TEXT], const Position *pos, int side,
                       const BoardStyle *style)
{
    bool empty = true;
    text_add(text, SIDE_TEXT, "%s", message_text(MSG_HAND));
    for (int kind = ROOK; kind >= PAWN; kind--) {
        int count = pos->hand[side][kind];
        if (count == 0)
            continue;
        empty = false;
        text_add(text, SIDE_TEXT, " %s",
                 style->kanji ? kanji_name[kind] : letter_name[kind]);
        /* Japanese numbers up to 18: ten, and what is above it; the digit 0 is empty. */
        if (count > 1 && style->kanji)
            text_add(text, SIDE_TEXT, "%s%s", count >= 10 ? "十" : "",
                     kanji_digit[count % 10]);
        else if (count > 1)
            text_add(text, SIDE_TEXT, "%d", count);
    }
    if (empty)
        text_add(text, SIDE_TEXT, "%s", message_text(MSG_HAND_EMPTY));
}

/* The last move as text needs the position before it: unmade and made again. */
static void write_last_move(char line[SIDE_TEXT], Position *pos, const BoardStyle *style)
{
    char text[MOVE_TEXT];
    Move last = last_move(pos);
    if (last == MOVE_NONE)
        return;
    move_unmake(pos);
    move_write(pos, last, style->notation, text);
    bool dropped = move_is_drop(last) && !drop_is_written(pos, last, style->notation);
    move_make(pos, last);
    text_add(line, SIDE_TEXT, message_text(dropped ? MSG_LAST_DROP : MSG_LAST_MOVE),
        side_name(!pos->side), text);
}

static void write_side(char line[ROWS][SIDE_TEXT], const Position *pos, int side,
                       const BoardStyle *style, const BoardNotes *notes)
{
    /* Each player sits at his edge of the board, with his hand nearest to the middle. */
    bool top = side == (style->flipped ? BLACK : WHITE);
    const char *who = notes ? notes->who[side] : NULL;
    const char *clock = notes ? notes->clock[side] : NULL;
    text_add(line[top ? 1 : ROWS - 1], SIDE_TEXT, "%s",
             who && *who ? who : side_name(side));
    write_hand(line[top ? 2 : ROWS - 2], pos, side, style);
    if (clock)
        text_add(line[top ? 3 : ROWS - 3], SIDE_TEXT, "%s", clock);
}

/* How many bytes of a line stand on a narrow screen; all that may be broken nowhere. */
static int fitting(const char *line)
{
    int room = pager_columns() - MARGIN, blank = 0, length = (int)strlen(line);
    int width = 0;
    for (int at = 0; at < length; at += text_character(line + at)) {
        if (line[at] == ' ')
            blank = at;
        width += text_character(line + at) > 1 ? 2 : 1;
        if (width > room && blank > 0)
            return blank;
    }
    return length;
}

/* What does not fit goes into the next line if that is free; of the hand at the bottom
 * the first part goes into the line above. */
static void fold(char line[ROWS][SIDE_TEXT])
{
    for (int i = 2; i < ROWS - 2; i++) {
        int fit = fitting(line[i]);
        if (!line[i][fit] || line[i + 1][0])
            continue;
        text_add(line[i + 1], SIDE_TEXT, "  %s", line[i] + fit + 1);
        line[i][fit] = '\0';
    }
    char *last = line[ROWS - 2];
    int fit = fitting(last);
    if (last[fit] && !line[ROWS - 3][0]) {
        text_add(line[ROWS - 3], SIDE_TEXT, "%.*s", fit, last);
        memmove(last + 2, last + fit + 1, strlen(last + fit + 1) + 1);
        memset(last, ' ', 2);
    }
}

/* --- the whole --- */

static void print_files(FILE *out, const BoardStyle *style)
{
    fputs(style->kanji ? " " : "", out);
    for (int column = 0; column < 9; column++) {
        int file = style->flipped ? column + 1 : 9 - column;
        if (style->kanji)
            fprintf(out, " %s", wide_digit[file]);
        else
            fprintf(out, "  %d", file);
    }
}

static void print_rank(FILE *out, const Position *pos, int row, const BoardStyle *style)
{
    int rank = style->flipped ? 9 - row : row + 1;
    fputc('|', out);
    for (int column = 0; column < 9; column++) {
        int file = style->flipped ? column + 1 : 9 - column;
        print_square(out, pos, square_make(file, rank), style);
    }
    if (style->kanji)
        fprintf(out, "|%s %c", kanji_digit[rank], 'a' + rank - 1);
    else
        fprintf(out, "|%c", 'a' + rank - 1);
}

void board_print(FILE *out, Position *pos, const BoardStyle *style,
                 const BoardNotes *notes)
{
    enum { TURN = 5, LAST = 6, EDGE_CELLS = 29 };
    char line[ROWS][SIDE_TEXT] = { "" };
    int rank_cells = style->kanji ? EDGE_CELLS + 4 : EDGE_CELLS + 1;
    for (int side = BLACK; side <= WHITE; side++)
        write_side(line, pos, side, style, notes);
    text_add(line[TURN], SIDE_TEXT, message_text(MSG_TO_MOVE),
             pos->first_number + pos->ply,
        side_name(pos->side));
    write_last_move(line[LAST], pos, style);
    int check = line[LAST][fitting(line[LAST])] ? LAST + 2 : LAST + 1;
    if (pos->in_check)
        text_add(line[check], SIDE_TEXT, message_text(MSG_CHECK), side_name(pos->side));
    fold(line);
    print_files(out, style);
    fputc('\n', out);
    for (int i = 1; i < ROWS; i++) {
        bool edge = i == 1 || i == ROWS - 1;
        if (edge)
            fputs("+---------------------------+", out);
        else
            print_rank(out, pos, i - 2, style);
        if (line[i][0])
            fprintf(out, "%*s", MARGIN - (edge ? EDGE_CELLS : rank_cells), "");
        print_color(out, style, i == check && pos->in_check ? BOLD_YELLOW : "");
        fputs(line[i], out);
        print_color(out, style, i == check && pos->in_check ? PLAIN : "");
        fputc('\n', out);
    }
}
