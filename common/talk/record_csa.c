/* record_csa.c - the reader of CSA game records, V2.2 and V3. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/notation.h"
#include "game/reason.h"
#include "talk/record_line.h"

enum {
    CELLS_TEXT = 256,      /* an SFEN of a board that may be nonsense still fits */
    HAND_MAX = 18,         /* pieces of one kind; more are refused at once */
    TIME_MAX = 1000000,    /* seconds for a move, more is nonsense */
};

/* A game while it is being read. */
typedef struct {
    GameRecord *record;
    char *error;
    bool any;              /* a statement other than a comment was there */
    bool placed;           /* a statement about the start position was there */
    bool started;          /* `board` is set up; moves follow */
    bool ended;            /* the ending was there */
    uint8_t cells[SQUARES];
    int hand[2][HAND_KINDS];
} CsaGame;

/* The game is played over here. */
static Position board;

/* --- the start position --- */

/* Kind of a two-letter code; NO_KIND: not one. */
static int code_kind(const char *text)
{
    for (int kind = PAWN; kind < KINDS; kind++)
        /* Among the kinds is a promoted gold, which has no name. */
        if (csa_name[kind] && !strncmp(text, csa_name[kind], 2))
            return kind;
    return NO_KIND;
}

/* "76", or "00" for the hand, as a square; -1: neither. */
static int code_square(const char *text)
{
    if (text[0] == '0' && text[1] == '0')
        return NO_SQUARE;
    if (text[0] < '1' || text[0] > '9' || text[1] < '1' || text[1] > '9')
        return -1;
    return square_make(text[0] - '0', text[1] - '0');
}

static void place_standard(CsaGame *game)
{
    char ignored[ERROR_TEXT];
    sfen_read(&board, STARTPOS, ignored);
    memcpy(game->cells, board.board, sizeof game->cells);
}

/* PI: the even game, then pieces to take away. */
static bool read_standard(CsaGame *game, const char *text)
{
    place_standard(game);
    for (; *text; text += 4) {
        /* The length first: with less than four characters the parts would lie behind the
         * end. */
        int sq = strlen(text) >= 4 ? code_square(text) : -1;
        if (sq <= NO_SQUARE || game->cells[sq] == EMPTY
            || piece_kind(game->cells[sq]) != code_kind(text + 2))
            return text_error(game->error, "PI: '%.4s' is not a piece that stands there",
                              text);
        game->cells[sq] = EMPTY;
    }
    return true;
}

/* P1 to P9: nine cells from file 9 to file 1. Blanks around cells may be missing. */
static bool read_row(CsaGame *game, int rank, const char *text)
{
    for (int file = 9; file >= 1; file--) {
        text += strspn(text, BLANKS);
        int kind = *text == '+' || *text == '-' ? code_kind(text + 1) : NO_KIND;
        if (*text != '*' && kind == NO_KIND)
            return text_error(game->error, "P%d: file %d holds no piece and no '*'", rank,
                              file);
        int side = *text == '-' ? WHITE : BLACK;
        game->cells[square_make(file, rank)] =
            (uint8_t)(kind == NO_KIND ? EMPTY : piece_make(side, kind));
        text += kind == NO_KIND ? 1 : 3;
    }
    if (text[strspn(text, BLANKS)])
        return text_error(game->error, "P%d: more than nine cells", rank);
    return true;
}

/* P-00AL: all that is nowhere else goes to this hand. */
static void place_rest(CsaGame *game, int side)
{
    int left[HAND_KINDS] = { [PAWN] = 18, [LANCE] = 4, [KNIGHT] = 4, [SILVER] = 4,
        [GOLD] = 4, [BISHOP] = 2, [ROOK] = 2 };
    for (int sq = 0; sq < SQUARES; sq++)
        if (game->cells[sq] != EMPTY && game->cells[sq] != WALL)
            left[kind_plain(piece_kind(game->cells[sq]))]--;
    for (int kind = PAWN; kind <= ROOK; kind++) {
        left[kind] -= game->hand[BLACK][kind] + game->hand[WHITE][kind];
        game->hand[side][kind] += left[kind] > 0 ? left[kind] : 0;
    }
}

/* P+59OU00KI: single pieces on squares or in hand. */
static bool read_pieces(CsaGame *game, int side, const char *text)
{
    for (; *text; text += 4) {
        if (!strncmp(text, "00AL", 4)) {
            place_rest(game, side);
            continue;
        }
        int sq = strlen(text) >= 4 ? code_square(text) : -1;
        int kind = sq >= 0 ? code_kind(text + 2) : NO_KIND;
        if (kind == NO_KIND || (sq == NO_SQUARE && kind >= KING))
            return text_error(game->error, "P%c: '%.4s' is not a piece and its place",
                              side == BLACK ? '+' : '-', text);
        /* Bounded here, since the SFEN made of it must fit its buffer; which pieces are
         * too many in all is told by the reader of SFEN. */
        if (sq == NO_SQUARE ? ++game->hand[side][kind] > HAND_MAX
                            : game->cells[sq] != EMPTY)
            return text_error(game->error, "P%c: '%.4s' is one piece too many",
                              side == BLACK ? '+' : '-', text);
        if (sq != NO_SQUARE)
            game->cells[sq] = (uint8_t)piece_make(side, kind);
    }
    return true;
}

/* One of the P statements. Files mix their forms freely. */
static bool read_start(CsaGame *game, const char *text)
{
    if (game->started)
        return text_error(game->error, "'%.8s': a start position behind its moves", text);
    game->placed = true;
    if (text[1] == 'I')
        return read_standard(game, text + 2);
    if (text[1] >= '1' && text[1] <= '9')
        return read_row(game, text[1] - '0', text + 2);
    if (text[1] == '+' || text[1] == '-')
        return read_pieces(game, text[1] == '+' ? BLACK : WHITE, text + 2);
    return text_error(game->error, "'%.8s' is no part of a start position", text);
}

static char *write_piece(char *out, int side, int kind)
{
    for (const char *c = letter_name[kind]; *c; c++)
        *out++ = (char)(side == WHITE ? text_lower(*c) : *c);
    return out;
}

/* The start position is checked like every other: by the reader of SFEN. */
static bool start_game(CsaGame *game, int side)
{
    char sfen[CELLS_TEXT], reason[ERROR_TEXT], *out = sfen;
    if (!game->placed)
        place_standard(game);
    for (int rank = 1; rank <= 9; rank++) {
        for (int file = 9; file >= 1; file--) {
            int piece = game->cells[square_make(file, rank)];
            if (piece == EMPTY)
                *out++ = '1';
            else
                out = write_piece(out, piece_side(piece), piece_kind(piece));
        }
        *out++ = rank < 9 ? '/' : ' ';
    }
    out += sprintf(out, "%c ", side == BLACK ? 'b' : 'w');
    char *hands = out;
    for (int owner = BLACK; owner <= WHITE; owner++)
        for (int kind = PAWN; kind <= ROOK; kind++)
            if (game->hand[owner][kind] > 0) {
                out += sprintf(out, "%d", game->hand[owner][kind]);
                out = write_piece(out, owner, kind);
            }
    strcpy(out, out == hands ? "-" : "");
    if (!sfen_read(&board, sfen, reason))
        return text_error(game->error, "the start position is wrong (%.200s)", reason);
    sfen_write(&board, game->record->start);
    return game->started = true;
}

/* --- moves and ending --- */

/* +7776FU. The piece named is the one after the move: when it is the promoted form of
 * what stands on the origin, the move promotes. */
static bool read_move(CsaGame *game, const char *text)
{
    GameRecord *record = game->record;
    int side = text[0] == '+' ? BLACK : WHITE;
    /* Some files leave out the line that says whose turn it is: the first move says
     * it. */
    if (!game->started && !start_game(game, side))
        return false;
    bool whole = strlen(text) == 7;
    int from = whole ? code_square(text + 1) : -1;
    int to = whole ? code_square(text + 3) : -1;
    int kind = whole ? code_kind(text + 5) : NO_KIND;
    if (from < 0 || to <= NO_SQUARE || kind == NO_KIND)
        return text_error(game->error, "'%.16s' is not a move", text);
    if (game->ended || record->plies >= MAX_GAME)
        return text_error(game->error, "'%s': a move behind the %s", text,
                          game->ended ? "end of the game" : "longest game possible");
    if (side != board.side)
        return text_error(game->error, "'%s': it is the other side's turn", text);
    /* CSA has no sign for promotion. It has to be found by comparing with what stood
     * there. */
    int before = from == NO_SQUARE ? kind : piece_kind(board.board[from]);
    Intent intent = { from, to, kind, before != kind && (before | PROMOTED) == kind };
    if (before != kind && !intent.promote)
        return text_error(game->error, "'%s': the piece on %d%d is %s", text,
                          square_file(from), square_rank(from),
                          before == NO_KIND ? "missing" : csa_name[before]);
    Move move;
    Illegal reason = rules_judge(&board, intent, &move);
    if (reason != LEGAL)
        return text_error(game->error, "'%s' is illegal: %s", text,
                          reason_text(reason));
    move_make(&board, move);
    record->move[record->plies++] =
        (RecordMove){ .move = move, .time = RECORD_NO_TIME, .score = RECORD_NO_SCORE };
    return true;
}

/* "+" alone says whose turn it is and ends the start position; more is a move. */
static bool read_turn(CsaGame *game, const char *text)
{
    if (text[1])
        return read_move(game, text);
    if (game->started)
        return text_error(game->error, "'%s': the turn is given a second time", text);
    return start_game(game, text[0] == '+' ? BLACK : WHITE);
}

/* T12 or T6.123: seconds of the move before it, or of the ending. */
static bool read_time(CsaGame *game, const char *text)
{
    char *behind;
    /* strtod() also takes words such as inf, and signs: hence the digit asked for, and a
     * comparison that is false for what is no number. */
    double seconds = strtod(text + 1, &behind);
    if (!isdigit((unsigned char)text[1]) || *behind
        || !(seconds >= 0 && seconds <= TIME_MAX))
        return text_error(game->error, "'%.16s' is not a time", text);
    int32_t time = (int32_t)(seconds * 1000 + 0.5);
    if (game->ended)
        game->record->end_time = time;
    else if (game->record->plies > 0)
        game->record->move[game->record->plies - 1].time = time;
    return true;
}

/* %TORYO and its like. A game may end before its first move. */
static bool read_end(CsaGame *game, const char *text)
{
    if (!game->started && !start_game(game, BLACK))
        return false;
    for (int end = END_NONE + 1; end < END_KINDS; end++)
        if (strcmp(text + 1, record_end_csa(end)) == 0) {
            game->record->end = end;
            return game->ended = true;
        }
    if (strcmp(text, "%MATTA") == 0) { /* 待った: the game was stopped to take moves back */
        game->record->end = END_INTERRUPTED;
        return game->ended = true;
    }
    return text_error(game->error, "'%.24s' is not an ending", text);
}

/* --- lines --- */

/* Comments: the score of the last move ('** 123), and remarks before the first move. */
static void read_comment(CsaGame *game, const char *text)
{
    GameRecord *record = game->record;
    if (!strncmp(text, "** ", 3) && record->plies > 0) {
        char *behind;
        long score = strtol(text + 3, &behind, 10);
        if (behind > text + 3 && score > RECORD_NO_SCORE && score <= INT16_MAX)
            record->move[record->plies - 1].score = (int16_t)score;
    } else if (!game->started && !strstr(text, "encoding=")) {
        size_t length = strlen(record->note);
        if (length + strlen(text) + 2 < RECORD_NOTE)
            sprintf(record->note + length, "%s%s", length ? "\n" : "", text);
    }
}

/* Statements know themselves by their first character. */
static bool read_statement(CsaGame *game, const char *text)
{
    switch (text[0]) {
    case '\0': return true;
    case '\'': read_comment(game, text + 1); return true;
    case 'P': return read_start(game, text);
    case '+':
    case '-': return read_turn(game, text);
    case 'T': return read_time(game, text);
    case '%': return read_end(game, text);
    default: return text_error(game->error, "'%.16s' is not a CSA statement", text);
    }
}

/* Cut blanks off both ends. */
static char *trim(char *text)
{
    text += strspn(text, BLANKS);
    size_t length = strlen(text);
    while (length > 0 && strchr(BLANKS, text[length - 1]))
        length--;
    text[length] = '\0';
    return text;
}

/* Names, information, comments and the "#" lines of servers take a whole line; the rest
 * is divided by commas. */
static bool read_line(CsaGame *game, char *text)
{
    if (text[0] == '\'')
        return read_statement(game, text);
    game->any |= text[0] != '\0';
    if (text[0] == 'V' || text[0] == '$' || text[0] == '#')
        return true;
    if (text[0] == 'N' && (text[1] == '+' || text[1] == '-')) {
        snprintf(game->record->name[text[1] == '+' ? BLACK : WHITE], RECORD_NAME, "%s",
                 text + 2);
        return true;
    }
    for (char *comma; text; text = comma ? comma + 1 : NULL) {
        comma = text[0] == '\'' ? NULL : strchr(text, ',');
        if (comma)
            *comma = '\0';
        if (!read_statement(game, trim(text)))
            return false;
    }
    return true;
}

/* Go on to the line that divides this game from the next. */
static void skip_game(RecordReader *reader)
{
    LineStatus status;
    do
        status = record_line(reader);
    while (status != LINE_NONE && (status == LINE_TOO_LONG || strcmp(reader->text, "/")));
}

RecordStatus record_read_csa(RecordReader *reader, GameRecord *record,
                             char error[ERROR_TEXT])
{
    char reason[ERROR_TEXT];
    CsaGame game = { .record = record, .error = reason };
    position_clear(&board);
    memcpy(game.cells, board.board, sizeof game.cells);
    record_clear(record, STARTPOS);
    for (;;) {
        LineStatus status = record_line(reader);
        if (status == LINE_NONE && !game.any)
            return RECORD_END;
        bool divides = status == LINE_READ && strcmp(reader->text, "/") == 0;
        if (divides && !game.any)
            continue;
        bool last = status == LINE_NONE || divides;
        /* A start position without moves is a game, too: it is checked at the end. */
        bool good = last ? game.started || start_game(&game, BLACK)
            : status == LINE_READ ? read_line(&game, reader->text)
            : text_error(reason, "longer than %d bytes", RECORD_LINE - 2);
        if (!good) {
            text_error(error, "line %d: %.220s", reader->line, reason);
            /* At its dividing line already, the next game must not be skipped. */
            if (!last)
                skip_game(reader);
            return RECORD_BAD;
        }
        if (last)
            return RECORD_GAME;
    }
}
