/* refusal.c - see refusal.h. */
#include "text/refusal.h"

#include <stdio.h>

static const char *const english[REASONS] = {
    [LEGAL] = "the move is legal",
    [ILLEGAL_NO_PIECE] = "there is no such piece to move or drop",
    [ILLEGAL_NOT_YOURS] = "that piece belongs to the opponent",
    [ILLEGAL_CANNOT_MOVE_SO] = "the piece does not move like that",
    [ILLEGAL_BLOCKED] = "another piece stands in the way",
    [ILLEGAL_OWN_PIECE] = "a piece of the same side stands there",
    [ILLEGAL_OCCUPIED] = "a piece can be dropped on an empty square only",
    [ILLEGAL_TWO_PAWNS] = "two unpromoted pawns on one file (nifu)",
    [ILLEGAL_DROP_MATE] = "a dropped pawn may not give mate (uchifuzume)",
    [ILLEGAL_DEAD_END] = "dropped there the piece could never move again",
    [ILLEGAL_MUST_PROMOTE] = "it must promote: it could never move again",
    [ILLEGAL_NOT_PROMOTABLE] = "that piece does not promote, or not in a drop",
    [ILLEGAL_NOT_IN_ZONE] = "a promotion must begin or end in the far three ranks",
    [ILLEGAL_IN_CHECK] = "the king is in check and the move does not answer it",
    [ILLEGAL_INTO_CHECK] = "the king would be in check after it",

    [REASON_SFEN_NO_BOARD] = "SFEN board: missing",
    [REASON_SFEN_PROMOTED] = "SFEN board: '+' before a piece that never promotes, on %s",
    [REASON_SFEN_KINGS] = "SFEN board: a second king for %s, on %s",
    [REASON_SFEN_TOO_MANY] = "SFEN board: more than %d %s",
    [REASON_SFEN_DEAD_END] = "SFEN board: the piece on %s can never move",
    [REASON_SFEN_TWO_PAWNS] = "SFEN board: two pawns of %s on file %d",
    [REASON_SFEN_LETTER] =
        "SFEN board: rank %d ('%.*s') has a character that is no piece",
    [REASON_SFEN_BEHIND_PLUS] =
        "SFEN board: rank %d ('%.*s') has something behind '+' that is no piece",
    [REASON_SFEN_FEW_SQUARES] = "SFEN board: rank %d has fewer than 9 squares",
    [REASON_SFEN_MANY_SQUARES] = "SFEN board: rank %d has more than 9 squares",
    [REASON_SFEN_MANY_RANKS] = "SFEN board: more than 9 ranks",
    [REASON_SFEN_FEW_RANKS] = "SFEN board: %d of the 9 ranks are missing",
    [REASON_SFEN_NO_SIDE] = "SFEN side: missing",
    [REASON_SFEN_SIDE] = "SFEN side: '%.*s' is neither b nor w",
    [REASON_SFEN_HAND_COUNT] = "SFEN hands: the count in '%.*s' is not 1 to 18",
    [REASON_SFEN_HAND_LETTER] = "SFEN hands: '%.*s' has a letter that can't be in hand",
    [REASON_SFEN_HAND_END] = "SFEN hands: '%.*s' has a count without a piece",
    [REASON_SFEN_HAND_TOO_MANY] =
        "SFEN hands: with those on the board more than %d %s",
    [REASON_SFEN_NUMBER] = "SFEN move number: '%.*s' is not 1 to %d",
    [REASON_SFEN_BEHIND_NUMBER] = "SFEN: '%.*s' after the move number",
    [REASON_SFEN_BEHIND] = "SFEN: '%.*s' is not part of it",
    [REASON_SFEN_KING_TAKEN] =
        "SFEN side: %s is to move and could take the king of %s",

    [REASON_POSITION_WORD] = "position: '%.*s' is neither startpos nor sfen",
    [REASON_POSITION_MOVES] = "position: '%.*s' where moves should follow",
    [REASON_MOVES_TOO_MANY] = "moves: more than %d",
    [REASON_MOVES_NOT_USI] = "move %d: '%.*s' is not a move in USI notation",
    [REASON_MOVES_ILLEGAL] = "move %d: %s is illegal: %s",
    [REASON_MOVE_NOT_USI] = "'%.*s' is not a move in USI notation",
    [REASON_MOVE_ILLEGAL] = "'%.*s' is illegal: %s",
    [REASON_MOVE_UNREADABLE] = "'%.*s' is not a move in any notation",
    [REASON_MOVE_OTHER_SIDE] = "'%.*s' is marked as a move of %s, but %s is to move",
    [REASON_MOVE_NO_LAST] = "'%.*s' means the square of the last move, but there is none",
    [REASON_MOVE_NOT_KIND] = "the piece on %s is not a %s",
    [REASON_MOVE_NO_KIND] = "%s has no %s",
    [REASON_MOVE_NOT_FROM] = "no piece can come from that side",

    [REASON_OPTION_UNKNOWN] = "no option is called '%.60s'",
    [REASON_OPTION_FORM] = "'%.60s' is not of the form NAME=VALUE",
    [REASON_OPTION_CHECK] = "%s: '%.60s' is neither true nor false",
    [REASON_OPTION_SPIN] = "%s: '%.60s' is not a number from %d to %d",
    [REASON_OPTION_COMBO] = "%s: '%.60s' is none of: %.120s",
    [REASON_OPTION_MEMORY] = "%s: there is not enough memory for %.60s; it stays %s",
    [REASON_OPTION_LEVEL] = "%s: this chapter has no level %.60s; it stays %s",

    [REASON_BLACK] = "Black",
    [REASON_WHITE] = "White",
    [REASON_KIND] = "piece",
    [REASON_KIND + PAWN] = "pawn",
    [REASON_KIND + LANCE] = "lance",
    [REASON_KIND + KNIGHT] = "knight",
    [REASON_KIND + SILVER] = "silver",
    [REASON_KIND + GOLD] = "gold",
    [REASON_KIND + BISHOP] = "bishop",
    [REASON_KIND + ROOK] = "rook",
    [REASON_KIND + KING] = "king",
    [REASON_KIND + PRO_PAWN] = "promoted pawn",
    [REASON_KIND + PRO_LANCE] = "promoted lance",
    [REASON_KIND + PRO_KNIGHT] = "promoted knight",
    [REASON_KIND + PRO_SILVER] = "promoted silver",
    [REASON_KIND + PRO_SILVER + 1] = "", /* there is no promoted gold */
    [REASON_KIND + HORSE] = "horse",
    [REASON_KIND + DRAGON] = "dragon",
    [REASON_KINDS] = "pieces",
    [REASON_KINDS + PAWN] = "pawns",
    [REASON_KINDS + LANCE] = "lances",
    [REASON_KINDS + KNIGHT] = "knights",
    [REASON_KINDS + SILVER] = "silvers",
    [REASON_KINDS + GOLD] = "golds",
    [REASON_KINDS + BISHOP] = "bishops",
    [REASON_KINDS + ROOK] = "rooks",
    [REASON_KINDS + KING] = "kings",
};

static const char *const *spoken = english;

void reason_speak(const char *const *texts) { spoken = texts ? texts : english; }

const char *reason_text(int reason)
{
    return spoken[reason] ? spoken[reason] : english[reason];
}

const char *reason_side(int side) { return reason_text(REASON_BLACK + side); }
const char *reason_kind(int kind) { return reason_text(REASON_KIND + kind); }
const char *reason_kinds(int kind) { return reason_text(REASON_KINDS + kind); }

bool reason_names_kind(const char *word, int kind)
{
    return text_same(word, english[REASON_KIND + kind])
        || (kind <= KING && text_same(word, english[REASON_KINDS + kind]));
}

bool reason_error(char error[ERROR_TEXT], Reason reason, ...)
{
    va_list arguments;
    va_start(arguments, reason);
    text_errors(error, reason_text(reason), arguments);
    va_end(arguments);
    return false;
}
