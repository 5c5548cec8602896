/* sfen.c - see sfen.h. */
#include "notation/sfen.h"

#include <stdio.h>
#include <string.h>

#include "notation/move_text.h"
#include "text/messages.h"

enum {
    MOVE_NUMBER_MAX = 99999, /* larger numbers are nonsense and would not fit SFEN_TEXT */
    NUMBER_TEXT = 24,        /* longest number that is looked at, with its end */
};

/* For a reason whose text quotes the word that is wrong. */
static bool refuse(char error[ERROR_TEXT], Refusal reason, Token word)
{
    return refusal_error(error, reason, token_shown(word), word.text);
}

/* The owner and plain kind of an SFEN letter, upper case for Black. NO_KIND: not one. */
static int sfen_kind(char letter, int *side)
{
    *side = letter >= 'a' && letter <= 'z' ? WHITE : BLACK;
    return letter_kind(text_upper(letter));
}

/* Would these be more of a plain kind than a set has? Board and hands draw on the same
 * set, and a promoted pawn is still one of the eighteen pawns. */
static bool too_many(const Position *pos, int kind, int more)
{
    int count = pos->hand[BLACK][kind] + pos->hand[WHITE][kind] + more;
    for (int sq = 0; sq < SQUARES; sq++)
        count += (piece_kind(pos->board[sq]) | PROMOTED) == (kind | PROMOTED);
    return count > set_size[kind];
}

/* Put a piece on the board, if it may stand there. Asked before it is put, since the
 * board relies on it: a second pawn would clear the bit of its file, a second king would
 * make the first invisible to every test for check, and a knight on its last ranks would
 * attack squares outside of the array. */
static bool place_piece(Position *pos, int sq, int side, int kind, bool promoted,
                        char error[ERROR_TEXT])
{
    int file = square_file(sq);
    char place[3];
    square_write(sq, place);
    if (promoted && !kind_can_promote(kind))
        return refusal_error(error, REFUSAL_SFEN_PROMOTED, place);
    if (kind == KING && pos->king[side] != NO_SQUARE)
        return refusal_error(error, REFUSAL_SFEN_KINGS, word_for_side(side), place);
    if (kind != KING && too_many(pos, kind, 1))
        return refusal_error(error, REFUSAL_SFEN_TOO_MANY, set_size[kind],
                             word_for_kinds(kind));
    if (!promoted && kind_is_stuck(side, kind, sq))
        return refusal_error(error, REFUSAL_SFEN_DEAD_END, place);
    if (kind == PAWN && !promoted && pos->pawn_files[side] >> file & 1)
        return refusal_error(error, REFUSAL_SFEN_TWO_PAWNS, word_for_side(side), file);
    position_put(pos, sq, piece_make(side, promoted ? kind | PROMOTED : kind));
    return true;
}

/* One rank of the board: squares from file 9 to file 1, as Black sees them from left to
 * right. A digit is a run of empty squares; two digits in a row are allowed, since they
 * can mean one thing only. */
static bool read_rank(Position *pos, Token row, int rank, char error[ERROR_TEXT])
{
    int file = 9;
    /* The file of the next square: 0 after a whole rank, below that when there was too
     * much. The loop ends there, before a square outside of the board is used. */
    for (int i = 0; i < row.length && file >= 0; i++) {
        if (row.text[i] >= '1' && row.text[i] <= '9') {
            file -= row.text[i] - '0';
            continue;
        }
        bool promoted = row.text[i] == '+';
        i += promoted;
        /* A '+' at the end has nothing behind it: i may be at the end by now. */
        int side, kind = i < row.length ? sfen_kind(row.text[i], &side) : NO_KIND;
        if (kind == NO_KIND)
            return refusal_error(error, promoted ? REFUSAL_SFEN_BEHIND_PLUS
                                                 : REFUSAL_SFEN_LETTER,
                                 rank, token_shown(row), row.text);
        if (file-- < 1)
            break;
        if (!place_piece(pos, square_make(file + 1, rank), side, kind, promoted, error))
            return false;
    }
    Refusal reason = file > 0 ? REFUSAL_SFEN_FEW_SQUARES : REFUSAL_SFEN_MANY_SQUARES;
    return file == 0 || refusal_error(error, reason, rank);
}

/* Nine ranks, divided by '/', from rank 1 (White's edge) down. */
static bool read_board(Position *pos, Token token, char error[ERROR_TEXT])
{
    if (token.length == 0)
        return refusal_error(error, REFUSAL_SFEN_NO_BOARD);
    const char *end = token.text + token.length;
    int rank = 1;
    /* Up to and with the end: behind a last '/' lies one more rank, an empty one, that
     * must not pass unseen. */
    for (const char *start = token.text; start <= end; rank++) {
        if (rank > 9)
            return refusal_error(error, REFUSAL_SFEN_MANY_RANKS);
        Token row = { start, (int)strcspn(start, "/" BLANKS) };
        if (!read_rank(pos, row, rank, error))
            return false;
        start += row.length + 1;
    }
    return rank > 9 || refusal_error(error, REFUSAL_SFEN_FEW_RANKS, 10 - rank);
}

static bool read_side(Position *pos, Token token, char error[ERROR_TEXT])
{
    if (token.length == 0)
        return refusal_error(error, REFUSAL_SFEN_NO_SIDE);
    if (!token_is(token, "b") && !token_is(token, "w"))
        return refuse(error, REFUSAL_SFEN_SIDE, token);
    pos->side = token.text[0] == 'b' ? BLACK : WHITE;
    return true;
}

/* "-", or letters with an optional count in front, in any order and even repeated:
 * programs write hands in several ways, and none of them is ambiguous. */
static bool read_hands(Position *pos, Token token, char error[ERROR_TEXT])
{
    if (token_is(token, "-"))
        return true;
    for (int i = 0; i < token.length; i++) {
        int count = 0, start = i;
        /* Stops before a long row of digits overflows; what is left of it is no piece and
         * is refused, and so is any count above 18. */
        while (i < token.length && token.text[i] >= '0' && token.text[i] <= '9'
               && count < 100)
            count = count * 10 + token.text[i++] - '0';
        if (i > start && (count < 1 || count > set_size[PAWN]))
            return refuse(error, REFUSAL_SFEN_HAND_COUNT, token);
        int side, kind = i < token.length ? sfen_kind(token.text[i], &side) : NO_KIND;
        if (kind == NO_KIND || kind == KING)
            return refuse(error, i < token.length ? REFUSAL_SFEN_HAND_LETTER
                                                  : REFUSAL_SFEN_HAND_END, token);
        int pieces = i > start ? count : 1;
        if (too_many(pos, kind, pieces))
            return refusal_error(error, REFUSAL_SFEN_HAND_TOO_MANY, set_size[kind],
                                 word_for_kinds(kind));
        position_set_hand(pos, side, kind, pos->hand[side][kind] + pieces);
    }
    return true;
}

/* The number of the next move; it means nothing to the rules, but is given back on
 * writing. */
static bool read_move_number(Position *pos, Token token, char error[ERROR_TEXT])
{
    char word[NUMBER_TEXT];
    const char *text = token.text;
    int64_t number;
    text_word(&text, word, sizeof word);
    if (!text_number(word, 1, MOVE_NUMBER_MAX, &number))
        return refusal_error(error, REFUSAL_SFEN_NUMBER, token_shown(token), token.text,
                             MOVE_NUMBER_MAX);
    pos->first_number = (int)number;
    return true;
}

/* Read an SFEN; *text goes behind it, to the end or `moves`. */
static bool read_sfen(Position *pos, const char **text, char error[ERROR_TEXT])
{
    static bool (*const readers[])(Position *, Token, char *) = {
        read_board, read_side, read_hands, read_move_number,
    };
    enum { NEEDED = 2, ALL = sizeof readers / sizeof *readers };
    position_clear(pos);
    /* Hands and number may be missing. The word `moves` is no part of an SFEN and is
     * given back: what may follow is for the caller to say. */
    for (int field = 0;; field++) {
        const char *behind = *text;
        Token token = text_token(&behind);
        if (field >= NEEDED && (token.length == 0 || token_is(token, "moves")))
            break;
        *text = behind;
        if (field == ALL)
            return refuse(error, REFUSAL_SFEN_BEHIND_NUMBER, token);
        if (!readers[field](pos, token, error))
            return false;
    }
    /* Only the whole board tells whether the last move left its own king in check.
     * The move generator never asks again: it takes for granted that no king can be
     * captured. */
    position_ready(pos);
    int waiting = !pos->side;
    if (pos->king[waiting] != NO_SQUARE && attacked(pos, pos->side, pos->king[waiting]))
        return refusal_error(error, REFUSAL_SFEN_KING_TAKEN, word_for_side(pos->side),
                             word_for_side(waiting));
    return true;
}

/* A refused line leaves the position as it was: it is copied when all was right. */
bool sfen_read(Position *pos, const char *sfen, char error[ERROR_TEXT])
{
    Position scratch;
    if (!read_sfen(&scratch, &sfen, error))
        return false;
    Token rest = text_token(&sfen);
    if (rest.length > 0)
        return refuse(error, REFUSAL_SFEN_BEHIND, rest);
    position_copy(pos, &scratch);
    return true;
}

/* Play the moves that follow the word `moves` on the position. False: up to one that is
 * refused. */
static bool play_moves(Position *pos, const char *text, char error[ERROR_TEXT])
{
    for (Token token; (token = text_token(&text)).length > 0;) {
        /* The history has room for a game of this length and for a search behind it. */
        if (pos->ply >= MAX_GAME)
            return refusal_error(error, REFUSAL_MOVES_TOO_MANY, MAX_GAME);
        char word[8] = ""; /* stays empty, and no move, when the token is too long */
        if ((size_t)token.length < sizeof word)
            memcpy(word, token.text, (size_t)token.length);
        Intent intent;
        if (!intent_from_usi(word, &intent))
            return refusal_error(error, REFUSAL_MOVES_NOT_USI, pos->ply + 1,
                                 token_shown(token), token.text);
        Move move;
        /* A GUI is not trusted either: an illegal move made without a question would
         * leave wrong attack maps behind, and everything built on them. */
        Illegal reason = rules_judge(pos, intent, &move);
        if (reason != LEGAL)
            return refusal_error(error, REFUSAL_MOVES_ILLEGAL, pos->ply + 1, word,
                                 refusal_text(reason));
        move_make(pos, move);
    }
    return true;
}

/* Set up the position; *text goes behind the word `moves`. */
static bool read_start(Position *pos, const char **text, char error[ERROR_TEXT])
{
    Token first = text_token(text);
    const char *start = STARTPOS;
    bool even = token_is(first, "startpos");
    if (!even && !token_is(first, "sfen"))
        return refuse(error, REFUSAL_POSITION_WORD, first);
    /* startpos is no case of its own: its SFEN goes through the same reader. */
    if (!read_sfen(pos, even ? &start : text, error))
        return false;
    Token next = text_token(text);
    return next.length == 0 || token_is(next, "moves")
        || refuse(error, REFUSAL_POSITION_MOVES, next);
}

bool position_read(Position *pos, const char *text, char error[ERROR_TEXT])
{
    Position scratch;
    if (!read_start(&scratch, &text, error) || !play_moves(&scratch, text, error))
        return false;
    position_copy(pos, &scratch);
    return true;
}

bool position_read_part(Position *pos, const char *text, char error[ERROR_TEXT])
{
    if (!read_start(pos, &text, error))
        return false;
    if (play_moves(pos, text, error))
        error[0] = '\0';
    return true;
}

/* --- writing --- */

/* Empty squares are counted together, so that equal ranks have equal texts; each writer
 * returns the end of what it wrote. */
static char *write_rank(const uint8_t board[SQUARES], int rank, char *out)
{
    int empty = 0;
    for (int file = 9; file >= 1; file--) {
        int piece = board[square_make(file, rank)];
        empty += piece == EMPTY;
        if (empty > 0 && (piece != EMPTY || file == 1)) {
            *out++ = (char)('0' + empty);
            empty = 0;
        }
        if (piece != EMPTY)
            out += strlen(piece_letters(piece, out));
    }
    return out;
}

/* The customary order, dearest pieces first, so that equal positions have equal texts. */
static char *write_hands(const uint8_t hand[2][HAND_KINDS], char *out)
{
    char *start = out;
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = ROOK; kind >= PAWN; kind--) {
            int count = hand[side][kind];
            if (count > 1)
                out += sprintf(out, "%d", count);
            if (count > 0)
                out += strlen(piece_letters(piece_make(side, kind), out));
        }
    if (out == start)
        *out++ = '-';
    return out;
}

char *sfen_write_parts(const uint8_t board[SQUARES], const uint8_t hand[2][HAND_KINDS],
                       int side, int number, char *text)
{
    char *out = text;
    for (int rank = 1; rank <= 9; rank++) {
        out = write_rank(board, rank, out);
        *out++ = rank < 9 ? '/' : ' ';
    }
    *out++ = side == BLACK ? 'b' : 'w';
    *out++ = ' ';
    out = write_hands(hand, out);
    sprintf(out, " %d", number);
    return text;
}

char *sfen_write(const Position *pos, char text[SFEN_TEXT])
{
    /* The number of the next move, as it was read, plus the moves made since: an SFEN
     * taken in the middle of a game goes on counting. */
    return sfen_write_parts(pos->board, pos->hand, pos->side,
                            pos->first_number + pos->ply, text);
}
