/* refusal.h - why a text or a move is refused, in words: one table for the rules, for
 * positions, moves, options and records, with its languages side by side. */
#ifndef TEXT_REFUSAL_H
#define TEXT_REFUSAL_H

#include "game/rules.h"
#include "text/words.h"

/* The arguments each text takes are named beside it; no note: none. A word stands quoted
 * and cut, as "%.*s" with token_shown() prints it. The reasons of Illegal come first,
 * without arguments. */
typedef enum {
    /* Positions and moves: these take the word that is wrong, ... */
    REFUSAL_SFEN_SIDE = ILLEGAL_REASONS, REFUSAL_SFEN_HAND_COUNT,
    REFUSAL_SFEN_HAND_LETTER, REFUSAL_SFEN_HAND_END, REFUSAL_SFEN_BEHIND_NUMBER,
    REFUSAL_SFEN_BEHIND, REFUSAL_POSITION_WORD, REFUSAL_POSITION_MOVES,
    REFUSAL_MOVE_NOT_USI, REFUSAL_MOVE_UNREADABLE, REFUSAL_MOVE_NO_LAST,
    /* ... these what stands behind them. */
    REFUSAL_SFEN_LETTER, REFUSAL_SFEN_BEHIND_PLUS, /* rank, word */
    REFUSAL_SFEN_NUMBER, /* word, largest number */
    REFUSAL_SFEN_FEW_SQUARES, REFUSAL_SFEN_MANY_SQUARES, /* rank */
    REFUSAL_SFEN_FEW_RANKS, /* ranks missing */
    REFUSAL_SFEN_PROMOTED, REFUSAL_SFEN_DEAD_END, /* square */
    REFUSAL_SFEN_KINGS, /* side, square */
    REFUSAL_SFEN_TWO_PAWNS, /* side, file */
    REFUSAL_SFEN_TOO_MANY, REFUSAL_SFEN_HAND_TOO_MANY, /* count, pieces */
    REFUSAL_SFEN_KING_TAKEN, /* side to move, other side */
    REFUSAL_SFEN_NO_BOARD, REFUSAL_SFEN_NO_SIDE, REFUSAL_SFEN_MANY_RANKS,
    REFUSAL_MOVES_TOO_MANY, /* largest number */
    REFUSAL_MOVES_NOT_USI, /* number of the move, word */
    REFUSAL_MOVES_ILLEGAL, /* number of the move, word, reason */
    REFUSAL_MOVE_ILLEGAL, /* word, reason */
    REFUSAL_MOVE_OTHER_SIDE, /* word, side named, side to move */
    REFUSAL_MOVE_NOT_KIND, /* square, piece */
    REFUSAL_MOVE_NO_KIND, /* side, piece */
    REFUSAL_MOVE_NOT_FROM,

    REFUSAL_OPTION_UNKNOWN, /* name */
    REFUSAL_OPTION_FORM, /* text */
    REFUSAL_OPTION_CHECK, /* name, value */
    REFUSAL_OPTION_SPIN, /* name, value, lowest, highest */
    REFUSAL_OPTION_COMBO, /* name, value, words */
    REFUSAL_OPTION_MEMORY, REFUSAL_OPTION_LEVEL, /* name, value, value before */

    /* Records: these take the text that is wrong, ... */
    REFUSAL_PI, REFUSAL_SETUP, REFUSAL_SETUP_LATE, REFUSAL_NOT_A_MOVE,
    REFUSAL_BEHIND_END_TEXT, REFUSAL_OTHER_TURN, REFUSAL_TURN_TWICE, REFUSAL_NOT_A_TIME,
    REFUSAL_NOT_AN_ENDING, REFUSAL_NOT_CSA, REFUSAL_HAND, REFUSAL_DIAGRAM_RANK,
    REFUSAL_NEITHER, REFUSAL_AMBIGUOUS,
    /* ... these what stands behind them. */
    REFUSAL_MATE_FALSE,         /* mover */
    REFUSAL_TRY_FALSE, REFUSAL_DECLARATION_CAMP, REFUSAL_DECLARATION_CHECK, /* side */
    REFUSAL_DECLARATION_COUNT,  /* side, pieces, points, needed */
    REFUSAL_COUNT_FALSE,        /* line, moves, moves */
    REFUSAL_ROW_CELL,           /* rank, file */
    REFUSAL_ROW_LONG,           /* rank */
    REFUSAL_PIECE_PLACE, REFUSAL_PIECE_TOO_MANY, /* sign, text */
    REFUSAL_PIECE_IS,           /* text, file, rank, code */
    REFUSAL_DIAGRAM_RANKS,      /* ranks */
    REFUSAL_AT_LINE,            /* line, reason */
    REFUSAL_MANY_MOVES,         /* moves */
    REFUSAL_NO_MOVE_TO_VARY,    /* number */
    REFUSAL_LARGE_FILE,         /* MB */
    REFUSAL_REPETITION_FALSE, REFUSAL_HANDICAP, REFUSAL_BEHIND_END, REFUSAL_TOO_LARGE,
    REFUSAL_UNPLAYABLE, REFUSAL_NO_MEMORY, REFUSAL_NO_RECORD, REFUSAL_FOLDER,
    REFUSAL_NO_FILE, REFUSAL_UNREADABLE, REFUSAL_EXTENSION, REFUSAL_MISSING,

    REFUSAL_BLACK, REFUSAL_WHITE, /* words for the arguments: sides, pieces */
    REFUSAL_KIND, /* + kind: a piece */
    REFUSAL_KINDS = REFUSAL_KIND + KINDS, /* + plain kind: several */
    REFUSALS = REFUSAL_KINDS + KING + 1,
} Refusal;

/* The text of a Refusal or an Illegal in the language of messages_speak(), with printf's
 * place holders for the arguments named above. */
const char *refusal_text(int reason);

/* "Black", "silver", "silvers", as they stand in these texts. */
const char *word_for_side(int side);
const char *word_for_kind(int kind);
const char *word_for_kinds(int kind);

/* Is the word a name of this kind of piece, singular or plural, in any language? */
bool word_names_kind(const char *word, int kind);

/* Write the text with its arguments. Returns false, so that a reader can refuse and
 * explain in one statement. */
bool refusal_error(char error[ERROR_TEXT], Refusal reason, ...);

#endif
