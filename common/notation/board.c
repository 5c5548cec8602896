/* board.c - drawing the board.
 *
 * Only characters are used whose width is the same in every terminal: ASCII (one cell)
 * and kanji, kana and full-width forms (two). Frames and triangles of other blocks are
 * one cell wide in some places and two in others, so no column after them would be
 * straight.
 */
#include "notation/board.h"

#include <string.h>

#include "game/movegen.h"
#include "text/messages.h"
#include "text/pager.h"

/* Colours: of all squares, of the last move's two, of a promoted piece, of the king in
 * check and of the words that say so; and what undoes them all. */
static const struct Colors {
    const char *square, *moved, *promoted, *check, *words, *end;
} themes[] = {
    [THEME_NONE] = { "", "\033[7m", "\033[31m", "\033[1;33m", "\033[1;33m", "\033[0m" },
    [THEME_LIGHT] = { "\033[38;5;16;48;5;223m", "\033[48;5;215m", "\033[38;5;160m",
                      "\033[1;48;5;210m", "\033[1;31m", "\033[0m" },
    [THEME_DARK] = { "\033[38;5;255;48;5;236m", "\033[48;5;24m", "\033[38;5;210m",
                     "\033[1;48;5;88m", "\033[1;38;5;203m", "\033[0m" },
    [THEMES] = { "", "", "", "", "", "" }, /* without colour */
};

static const struct Colors *colors_of(const BoardStyle *style)
{
    return &themes[style->color ? style->theme : THEMES];
}

/* The number of KING has the bit of promotion, but no king is promoted. */
static bool is_promoted(int piece)
{
    return piece != EMPTY && (piece_kind(piece) & PROMOTED) && piece_kind(piece) != KING;
}

static int top_side(const BoardStyle *style) { return style->flipped ? BLACK : WHITE; }

/* Three cells: in letters " p ", "+P*" (moved last), " . ", " _ " (it came from here); in
 * kanji an owner's mark, and one character. Printed boards turn White's pieces upside
 * down, which characters cannot do: the side at the top gets a mark instead, its promoted
 * pieces a broader one. It is the top one, not White, so that a flipped board reads the
 * same way. */
static void print_piece(FILE *out, int piece, bool moved, bool left,
                        const BoardStyle *style)
{
    char name[3];
    if (piece == EMPTY && style->kanji) {
        fputs(left ? " ＊" : " ・", out);
    } else if (piece == EMPTY) {
        fputs(left ? " _ " : " . ", out);
    } else if (style->kanji) {
        bool top = piece_side(piece) == top_side(style);
        const char *marks = !top ? " ^" : is_promoted(piece) ? "wW" : "vV";
        fprintf(out, "%c%s", marks[moved], kanji_name[piece_kind(piece)]);
    } else {
        fprintf(out, "%2s%c", piece_letters(piece, name), moved ? '*' : ' ');
    }
}

/* A square, or, of a large one, the line below its piece. */
static void print_square(FILE *out, const Position *pos, int sq, const BoardStyle *style,
                         bool below)
{
    const struct Colors *colors = colors_of(style);
    const char *margin = style->large ? " " : "";
    int piece = pos->board[sq];
    Move last = last_move(pos);
    bool moved = sq == move_to(last), left = sq == move_from(last);
    bool check = pos->in_check && sq == pos->king[pos->side];
    fprintf(out, "%s%s%s%s%s", colors->square, is_promoted(piece) ? colors->promoted : "",
            moved || left ? colors->moved : "", check ? colors->check : "",
            below ? "     " : margin);
    if (!below) {
        print_piece(out, piece, moved, left, style);
        fputs(margin, out);
    }
    /* Without any colour nothing is printed, so that text for files stays plain. */
    if (moved || left || check || is_promoted(piece) || *colors->square)
        fputs(colors->end, out);
    fputs(style->large ? "|" : "", out);
}

/* --- beside the board --- */

enum {
    ROWS = 29,       /* lines of a large board: files, and three times nine ranks, edge */
    SIDE_TEXT = 256, /* bytes of a line beside it */
};

int board_rows(const BoardStyle *style) { return style->large ? ROWS : 12; }

int board_margin(const BoardStyle *style) { return style->large ? 62 : 36; }

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
    int edge = side == top_side(style) ? 1 : board_rows(style) - 1;
    int inward = edge == 1 ? 1 : -1;
    const char *who = notes->who[side], *clock = notes->clock[side];
    text_add(line[edge], SIDE_TEXT, "%s", who && *who ? who : side_name(side));
    write_hand(line[edge + inward], pos, side, style);
    text_add(line[edge + 2 * inward], SIDE_TEXT, "%s", clock ? clock : "");
}

/* What does not fit goes into the next line if that is free; at the bottom, of the clock
 * and the hand, the first part goes into the line above. */
static void fold(char line[ROWS][SIDE_TEXT], int rows, int room)
{
    for (int i = 2; i < rows - 1; i++) {
        bool bottom = i >= rows - 3;
        char *near = line[bottom ? i - 1 : i + 1];
        int fit = pager_fitting(line[i], room);
        if (!line[i][fit] || near[0])
            continue;
        char *rest = line[i] + fit + (line[i][fit] == ' ');
        if (bottom) {
            text_add(near, SIDE_TEXT, "%.*s", fit, line[i]);
            memmove(line[i] + 2, rest, strlen(rest) + 1);
            memset(line[i], ' ', 2);
        } else {
            text_add(near, SIDE_TEXT, "  %s", rest);
            line[i][fit] = '\0';
        }
    }
}

/* --- the whole --- */

static int file_of(int column, const BoardStyle *style)
{
    return style->flipped ? column + 1 : 9 - column;
}

static void print_files(FILE *out, const BoardStyle *style)
{
    int first = style->large ? 3 : 2;
    int gap = (style->large ? 6 : 3) - (style->kanji ? 2 : 1);
    for (int column = 0; column < 9; column++) {
        int file = file_of(column, style);
        fprintf(out, "%*s", column > 0 ? gap : first, "");
        if (style->kanji)
            fputs(wide_digit[file], out);
        else
            fprintf(out, "%d", file);
    }
}

/* The line of the board with this number. Returns how many cells it has. */
static int print_line(FILE *out, const Position *pos, int i, const BoardStyle *style)
{
    int rows = board_rows(style), cells = style->large ? 55 : 29;
    int row = style->large ? (i - 1) / 3 : i - 2, part = style->large ? (i - 1) % 3 : 1;
    if (i == 1 || i == rows - 1 || part == 0) {
        fputs(style->large ? "+-----+-----+-----+-----+-----+-----+-----+-----+-----+"
                           : "+---------------------------+", out);
        return cells;
    }
    int rank = style->flipped ? 9 - row : row + 1;
    fputc('|', out);
    for (int column = 0; column < 9; column++)
        print_square(out, pos, square_make(file_of(column, style), rank), style,
                     part == 2);
    fputs(style->large ? "" : "|", out);
    if (part == 1 && style->kanji)
        fprintf(out, "%s %c", kanji_digit[rank], 'a' + rank - 1);
    else if (part == 1)
        fputc('a' + rank - 1, out);
    return cells + (part == 2 ? 0 : style->kanji ? 4 : 1);
}

void board_print(FILE *out, Position *pos, const BoardStyle *style,
                 const BoardNotes *notes)
{
    const struct Colors *colors = colors_of(style);
    char line[ROWS][SIDE_TEXT] = { "" };
    int rows = board_rows(style), turn = rows / 2 - 1, last = turn + 1;
    int columns = notes->columns ? notes->columns : pager_columns();
    int room = columns - board_margin(style);
    const char *erase = notes->in_place ? "\033[K" : "";
    for (int side = BLACK; side <= WHITE; side++)
        write_side(line, pos, side, style, notes);
    text_add(line[turn], SIDE_TEXT, message_text(MSG_TO_MOVE),
             pos->first_number + pos->ply, side_name(pos->side));
    write_last_move(line[last], pos, style);
    int check = line[last][pager_fitting(line[last], room)] ? last + 2 : last + 1;
    Move moves[MAX_MOVES];
    if (pos->in_check)
        text_add(line[check], SIDE_TEXT,
                 message_text(generate_legal(pos, moves) ? MSG_CHECK : MSG_CHECKMATE),
                 side_name(pos->side));
    fold(line, rows, room);
    print_files(out, style);
    fprintf(out, "%s\n", erase);
    for (int i = 1; i < rows; i++) {
        bool alarm = i == check && pos->in_check;
        int cells = print_line(out, pos, i, style);
        fputs(erase, out);
        if (line[i][0])
            fprintf(out, "%*s", board_margin(style) - cells, "");
        fprintf(out, "%s%s%s\n", alarm ? colors->words : "", line[i],
                alarm ? colors->end : "");
    }
}
