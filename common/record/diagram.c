/* diagram.c - see diagram.h. */
#include "record/diagram.h"

#include <ctype.h>
#include <string.h>

#include "notation/move_text.h"
#include "text/messages.h"

enum { HAND_MAX = 18 }; /* pieces of one kind */

const char *const side_name_ja[2][2] = { { "先手", "後手" }, { "下手", "上手" } };

static void setup_even(Setup *setup)
{
    Position even;
    char error[ERROR_TEXT];
    sfen_read(&even, STARTPOS, error);
    memcpy(setup->cell, even.board, sizeof setup->cell);
    setup->any = true;
}

/* --- KIF --- */

/* The piece a text begins with; goes behind it. NO_KIND: none. */
static int read_kanji(const char **text)
{
    if (text_take(text, "王"))
        return KING;
    if (text_take(text, "竜"))
        return DRAGON;
    for (int kind = PAWN; kind < KINDS; kind++)
        if (kanji_name[kind]
            && (text_take(text, kanji_name[kind]) || text_take(text, move_kanji(kind))))
            return kind;
    return NO_KIND;
}

bool setup_read_bod_rank(Setup *setup, const char *line)
{
    if (++setup->ranks > 9)
        return false;
    line++;
    for (int file = 9; file >= 1; file--) {
        bool white = *line == 'v' || *line == 'V';
        line += white || *line == ' ' || *line == '^';
        int kind = read_kanji(&line);
        if (kind == NO_KIND && !text_take(&line, "・"))
            return false;
        setup->cell[square_make(file, setup->ranks)] =
            (uint8_t)(kind == NO_KIND ? EMPTY : piece_make(white ? WHITE : BLACK, kind));
    }
    setup->any = true;
    return *line == '|';
}

/* 二, 十八 or 18; 1 if no number is there. */
static int read_count(const char **text)
{
    enum { MANY = 100 }; /* too many for a hand */
    for (int count = 0;;) {
        int digit = 1;
        while (digit <= 9 && !text_take(text, kanji_digit[digit]))
            digit++;
        if (digit <= 9)
            count += digit;
        else if (text_take(text, "十"))
            count += 10;
        else if (isdigit((unsigned char)**text))
            count = count * 10 + *(*text)++ - '0';
        else
            return count ? count : 1;
        count = count < MANY ? count : MANY;
    }
}

bool setup_read_bod_hand(Setup *setup, int side, const char *text)
{
    text_take(&text, "なし");
    while (*text) {
        if (text_take(&text, " ") || text_take(&text, "　"))
            continue;
        int kind = read_kanji(&text), count = read_count(&text);
        if (kind == NO_KIND || kind >= KING || setup->hand[side][kind] + count > HAND_MAX)
            return false;
        setup->hand[side][kind] = (uint8_t)(setup->hand[side][kind] + count);
    }
    return true;
}

static void write_bod_hand(const Position *pos, int side, bool handicap, Buffer *out)
{
    bool any = false;
    buffer_add(out, "%sの持駒：", side_name_ja[handicap][side]);
    for (int kind = ROOK; kind >= PAWN; kind--) {
        int count = pos->hand[side][kind];
        any |= count > 0;
        if (count > 0)
            buffer_add(out, "%s%s%s　", kanji_name[kind], count >= 10 ? "十" : "",
                       count == 1 ? "" : kanji_digit[count % 10]);
    }
    buffer_add(out, any ? "\n" : "なし\n");
}

/* One row, from file 9 to file 1. Signs: of an empty square, of Black, of White. */
static void write_row(const Position *pos, int rank, const char signs[3],
                      const char *empty, const char *const names[KINDS], Buffer *out)
{
    for (int file = 9; file >= 1; file--) {
        int piece = pos->board[square_make(file, rank)];
        if (piece == EMPTY)
            buffer_add(out, "%c%s", signs[0], empty);
        else
            buffer_add(out, "%c%s", signs[1 + piece_side(piece)],
                       names[piece_kind(piece)]);
    }
}

void board_write_bod(const Position *pos, bool handicap, Buffer *out)
{
    write_bod_hand(pos, WHITE, handicap, out);
    buffer_add(out, "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for (int rank = 1; rank <= 9; rank++) {
        buffer_add(out, "|");
        write_row(pos, rank, "  v", "・", kanji_name, out);
        buffer_add(out, "|%s\n", kanji_digit[rank]);
    }
    buffer_add(out, "+---------------------------+\n");
    write_bod_hand(pos, BLACK, handicap, out);
    int number = pos->first_number - 1 + pos->ply;
    if (number > 0)
        buffer_add(out, "手数＝%d  まで\n", number);
    if (pos->side == WHITE)
        buffer_add(out, "%s番\n", side_name_ja[handicap][WHITE]);
}

/* --- CSA --- */

int csa_square(const char *text)
{
    if (text[0] == '0' && text[1] == '0')
        return NO_SQUARE;
    if (text[0] < '1' || text[0] > '9' || text[1] < '1' || text[1] > '9')
        return -1;
    return square_make(text[0] - '0', text[1] - '0');
}

/* A piece and where it is, "59OU". False: it is none. */
static bool read_piece(const char *text, int *sq, int *kind)
{
    *sq = csa_square(text);
    *kind = *sq < 0 ? NO_KIND : csa_kind(text + 2);
    return *kind != NO_KIND;
}

/* PI: the even game, then pieces to take away. */
static bool read_even(Setup *setup, const char *text, char error[ERROR_TEXT])
{
    int sq, kind;
    setup_even(setup);
    for (; *text; text += 4) {
        if (!read_piece(text, &sq, &kind) || piece_kind(setup->cell[sq]) != kind)
            return refusal_error(error, REFUSAL_PI, text);
        setup->cell[sq] = EMPTY;
    }
    return true;
}

/* P1 to P9: nine cells from file 9 to file 1. Blanks around cells may be missing. */
static bool read_row(Setup *setup, int rank, const char *text, char error[ERROR_TEXT])
{
    for (int file = 9; file >= 1; file--) {
        text += strspn(text, " ");
        int kind = *text == '+' || *text == '-' ? csa_kind(text + 1) : NO_KIND;
        if (*text != '*' && kind == NO_KIND)
            return refusal_error(error, REFUSAL_ROW_CELL, rank, file);
        int side = *text == '-' ? WHITE : BLACK;
        setup->cell[square_make(file, rank)] =
            (uint8_t)(kind == NO_KIND ? EMPTY : piece_make(side, kind));
        text += kind == NO_KIND ? 1 : 3;
    }
    if (text[strspn(text, " ")])
        return refusal_error(error, REFUSAL_ROW_LONG, rank);
    return true;
}

/* P-00AL: all that is nowhere else goes to this hand. */
static void place_rest(Setup *setup, int side)
{
    int left[HAND_KINDS] = { 0 };
    for (int kind = PAWN; kind <= ROOK; kind++)
        left[kind] = set_size[kind] - setup->hand[BLACK][kind] - setup->hand[WHITE][kind];
    /* Kings, empty squares and walls count as NO_KIND. */
    for (int sq = 0; sq < SQUARES; sq++)
        left[kind_plain(piece_kind(setup->cell[sq]))]--;
    for (int kind = PAWN; kind <= ROOK; kind++)
        if (left[kind] > 0)
            setup->hand[side][kind] = (uint8_t)(setup->hand[side][kind] + left[kind]);
}

/* P+59OU00KI: single pieces on squares or in hand. */
static bool read_pieces(Setup *setup, int side, const char *text, char error[ERROR_TEXT])
{
    int sq, kind;
    for (; *text; text += 4) {
        if (!strncmp(text, "00AL", 4)) {
            place_rest(setup, side);
            continue;
        }
        if (!read_piece(text, &sq, &kind) || (sq == NO_SQUARE && kind >= KING))
            return refusal_error(error, REFUSAL_PIECE_PLACE, "+-"[side], text);
        /* Bounded here, since the SFEN made of it must fit its buffer; which pieces are
         * too many in all is told by the reader of SFEN. */
        if (sq == NO_SQUARE ? ++setup->hand[side][kind] > HAND_MAX
                            : setup->cell[sq] != EMPTY)
            return refusal_error(error, REFUSAL_PIECE_TOO_MANY, "+-"[side], text);
        if (sq != NO_SQUARE)
            setup->cell[sq] = (uint8_t)piece_make(side, kind);
    }
    return true;
}

bool setup_read_csa(Setup *setup, const char *statement, char error[ERROR_TEXT])
{
    char what = statement[1];
    setup->any = true;
    if (what == 'I')
        return read_even(setup, statement + 2, error);
    if (what >= '1' && what <= '9')
        return read_row(setup, what - '0', statement + 2, error);
    if (what == '+' || what == '-')
        return read_pieces(setup, what == '+' ? BLACK : WHITE, statement + 2, error);
    return refusal_error(error, REFUSAL_SETUP, statement);
}

/* The pieces that the even game has more, if that is the only difference. */
static bool write_missing(const Position *pos, Buffer *out)
{
    enum { MOST = 10 * 4 }; /* ten pieces, the largest handicap */
    Setup even = { .any = false };
    char missing[MOST + 1] = "";
    setup_even(&even);
    if (memcmp(pos->hand, even.hand, sizeof even.hand) != 0)
        return false;
    for (int file = 1; file <= 9; file++)
        for (int rank = 1; rank <= 9; rank++) {
            int sq = square_make(file, rank), piece = pos->board[sq];
            if (piece == even.cell[sq])
                continue;
            if (piece != EMPTY || strlen(missing) == MOST)
                return false;
            text_add(missing, sizeof missing, "%d%d%s", file, rank,
                     csa_name[piece_kind(even.cell[sq])]);
        }
    buffer_add(out, "PI%s\n", missing);
    return true;
}

static void write_csa_hand(const Position *pos, int side, Buffer *out)
{
    const char *before = side == BLACK ? "P+" : "P-";
    for (int kind = ROOK; kind >= PAWN; kind--)
        for (int n = 0; n < pos->hand[side][kind]; n++) {
            buffer_add(out, "%s00%s", before, csa_name[kind]);
            before = "";
        }
    if (!*before)
        buffer_add(out, "\n");
}

void board_write_csa(const Position *pos, Buffer *out)
{
    if (!write_missing(pos, out)) {
        for (int rank = 1; rank <= 9; rank++) {
            buffer_add(out, "P%d", rank);
            write_row(pos, rank, " +-", "* ", csa_name, out);
            buffer_add(out, "\n");
        }
        write_csa_hand(pos, BLACK, out);
        write_csa_hand(pos, WHITE, out);
    }
    buffer_add(out, "%c\n", "+-"[pos->side]);
}
