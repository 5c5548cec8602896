/* refusal.h - why a text or a move is refused, in words: one table for the rules, for
 * positions, moves and options, with its languages side by side. */
#ifndef TEXT_REFUSAL_H
#define TEXT_REFUSAL_H

#include "game/rules.h"
#include "text/words.h"

/* The arguments each text takes are named behind it; a word stands quoted and cut, as
 * "%.*s" with token_shown() prints it. The reasons of Illegal come first, without
 * arguments. */
typedef enum {
    REASON_SFEN_NO_BOARD = ILLEGAL_REASONS,
    REASON_SFEN_PROMOTED,      /* square */
    REASON_SFEN_KINGS,         /* side, square */
    REASON_SFEN_TOO_MANY,      /* count, pieces */
    REASON_SFEN_DEAD_END,      /* square */
    REASON_SFEN_TWO_PAWNS,     /* side, file */
    REASON_SFEN_LETTER,        /* rank, word */
    REASON_SFEN_BEHIND_PLUS,   /* rank, word */
    REASON_SFEN_FEW_SQUARES,   /* rank */
    REASON_SFEN_MANY_SQUARES,  /* rank */
    REASON_SFEN_MANY_RANKS,
    REASON_SFEN_FEW_RANKS,     /* ranks missing */
    REASON_SFEN_NO_SIDE,
    REASON_SFEN_SIDE,          /* word */
    REASON_SFEN_HAND_COUNT,    /* word */
    REASON_SFEN_HAND_LETTER,   /* word */
    REASON_SFEN_HAND_END,      /* word */
    REASON_SFEN_HAND_TOO_MANY, /* count, pieces */
    REASON_SFEN_NUMBER,        /* word, largest number */
    REASON_SFEN_BEHIND_NUMBER, /* word */
    REASON_SFEN_BEHIND,        /* word */
    REASON_SFEN_KING_TAKEN,    /* side to move, other side */

    REASON_POSITION_WORD,      /* word */
    REASON_POSITION_MOVES,     /* word */
    REASON_MOVES_TOO_MANY,     /* largest number */
    REASON_MOVES_NOT_USI,      /* number of the move, word */
    REASON_MOVES_ILLEGAL,      /* number of the move, word, reason */
    REASON_MOVE_NOT_USI,       /* word */
    REASON_MOVE_ILLEGAL,       /* word, reason */
    REASON_MOVE_UNREADABLE,    /* word */
    REASON_MOVE_OTHER_SIDE,    /* word, side named, side to move */
    REASON_MOVE_NO_LAST,       /* word */
    REASON_MOVE_NOT_KIND,      /* square, piece */
    REASON_MOVE_NO_KIND,       /* side, piece */
    REASON_MOVE_NOT_FROM,

    REASON_OPTION_UNKNOWN,     /* name */
    REASON_OPTION_FORM,        /* text */
    REASON_OPTION_CHECK,       /* name, value */
    REASON_OPTION_SPIN,        /* name, value, lowest, highest */
    REASON_OPTION_COMBO,       /* name, value, words */
    REASON_OPTION_MEMORY,      /* name, value, value before */
    REASON_OPTION_LEVEL,       /* name, value, value before */

    REASON_BLACK, /* words for the arguments: sides, pieces, a set's pieces */
    REASON_WHITE,
    REASON_KIND, /* + kind: a piece */
    REASON_KINDS = REASON_KIND + KINDS, /* + plain kind: several */
    REASONS = REASON_KINDS + KING + 1,
} Reason;

/* The text of a Reason or an Illegal in the language of messages_speak(), with printf's
 * place holders for the arguments named above. */
const char *reason_text(int reason);

/* "Black", "silver", "silvers", as they stand in these texts. */
const char *reason_side(int side);
const char *reason_kind(int kind);
const char *reason_kinds(int kind);

/* Is the word a name of this kind of piece, of one or of several, in any language? */
bool reason_names_kind(const char *word, int kind);

/* Write the text with its arguments. Returns false, so that a reader can refuse and
 * explain in one statement. */
bool reason_error(char error[ERROR_TEXT], Reason reason, ...);

#endif
