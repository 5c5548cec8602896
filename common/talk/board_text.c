/* board_text.c - drawing the board.
 *
 * Only characters are used whose width is the same in every terminal: ASCII (one cell)
 * and kanji, kana and full-width forms (two). Frames and triangles of other blocks are
 * one cell wide in some places and two in others, so no column after them would be
 * straight.
 */
#include "talk/board_text.h"

#include <string.h>

#include "talk/messages.h"

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

/* Three cells: " p ", "+P*" (moved last), " . ", " * " (it came from here). */
static void print_letters(FILE *out, int piece, bool moved, bool left)
{
    char name[3] = ".";
    if (piece == EMPTY) {
        fputs(left ? " * " : " . ", out);
        return;
    }
    /* At most a '+' and one letter; the case tells the owner, as in SFEN. */
    strcpy(name, letter_name[piece_kind(piece)]);
    for (char *c = name; piece_side(piece) == WHITE && *c; c++)
        *c = text_lower(*c);
    fprintf(out, "%2s%c", name, moved ? '*' : ' ');
}

/* Three cells: an owner's mark, and one kanji. Printed boards turn White's pieces upside
 * down, which characters cannot do: the side at the top gets a mark instead. It is the
 * top one, not White, so that a flipped board reads the same way. */
static void print_kanji(FILE *out, int piece, bool moved, bool left, int top_side)
{
    if (piece == EMPTY) {
        fputs(left ? " ＊" : " ・", out);
        return;
    }
    bool top = piece_side(piece) == top_side;
    char mark = top ? (moved ? 'V' : 'v') : (moved ? '^' : ' ');
    fprintf(out, "%c%s", mark, kanji_name[piece_kind(piece)]);
}

static void print_square(FILE *out, const Position *pos, int sq, const BoardStyle *style)
{
    int piece = pos->board[sq];
    Move last = last_move(pos);
    bool moved = last != MOVE_NONE && sq == move_to(last);
    bool left = last != MOVE_NONE && sq == move_from(last);
    /* The number of KING has the bit of promotion, but no king is promoted. */
    bool promoted = piece != EMPTY && (piece_kind(piece) & PROMOTED)
                    && piece_kind(piece) != KING;
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

/* Pieces in hand, the most valuable first, as Japanese diagrams have them: 飛 角 歩三. */
static void print_hand(FILE *out, const Position *pos, int side, const BoardStyle *style)
{
    static const Message label[2][2] = {
        { MSG_HAND_BLACK, MSG_HAND_WHITE },
        { MSG_HAND_BLACK_KANJI, MSG_HAND_WHITE_KANJI },
    };
    bool empty = true;
    fputs(message_text(label[style->kanji][side]), out);
    for (int kind = ROOK; kind >= PAWN; kind--) {
        int count = pos->hand[side][kind];
        if (count == 0)
            continue;
        empty = false;
        fprintf(out, " %s", style->kanji ? kanji_name[kind] : letter_name[kind]);
        /* Japanese numbers up to 18: ten, and what is above it; kanji_digit[0] is
         * empty. */
        if (count > 1 && style->kanji)
            fprintf(out, "%s%s", count >= 10 ? "十" : "", kanji_digit[count % 10]);
        else if (count > 1)
            fprintf(out, "%d", count);
    }
    if (empty)
        fputs(message_text(style->kanji ? MSG_HAND_EMPTY_KANJI : MSG_HAND_EMPTY), out);
    fputc('\n', out);
}

static void print_rows(FILE *out, const Position *pos, const BoardStyle *style)
{
    static const char edge[] = "+---------------------------+\n";
    fputs(style->kanji ? " " : "", out);
    for (int column = 0; column < 9; column++) {
        int file = style->flipped ? column + 1 : 9 - column;
        if (style->kanji)
            fprintf(out, " %s", wide_digit[file]);
        else
            fprintf(out, "  %d", file);
    }
    fprintf(out, "\n%s", edge);
    for (int row = 0; row < 9; row++) {
        int rank = style->flipped ? 9 - row : row + 1;
        fputc('|', out);
        for (int column = 0; column < 9; column++) {
            int file = style->flipped ? column + 1 : 9 - column;
            print_square(out, pos, square_make(file, rank), style);
        }
        if (style->kanji)
            fprintf(out, "|%s %c\n", kanji_digit[rank], 'a' + rank - 1);
        else
            fprintf(out, "|%c\n", 'a' + rank - 1);
    }
    fputs(edge, out);
}

/* The last move as text needs the position before it: unmade and made again. */
static void print_last_move(FILE *out, Position *pos, const BoardStyle *style)
{
    char text[MOVE_TEXT];
    Move last = last_move(pos);
    if (last == MOVE_NONE)
        return;
    move_unmake(pos);
    move_write(pos, last, style->notation, text);
    move_make(pos, last);
    fprintf(out, message_text(move_is_drop(last) ? MSG_LAST_DROP : MSG_LAST_MOVE),
            side_name(!pos->side), text);
}

void board_print(FILE *out, Position *pos, const BoardStyle *style)
{
    /* The hands lie beside the board as at the table: each at the edge of its owner. */
    int top = style->flipped ? BLACK : WHITE;
    print_hand(out, pos, top, style);
    print_rows(out, pos, style);
    print_hand(out, pos, !top, style);
    fprintf(out, message_text(MSG_TO_MOVE), pos->first_number + pos->ply,
            side_name(pos->side));
    print_last_move(out, pos, style);
    fputc('\n', out);
    if (!pos->in_check)
        return;
    print_color(out, style, BOLD_YELLOW);
    fprintf(out, message_text(MSG_CHECK), side_name(pos->side));
    print_color(out, style, PLAIN);
    fputc('\n', out);
}
