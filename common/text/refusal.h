/* refusal.h - why a text or a move is refused, in words: one table for the rules, for
 * positions, moves, options and records. Its texts stand in refusal_texts.txt, with the
 * arguments that each takes. */
#ifndef TEXT_REFUSAL_H
#define TEXT_REFUSAL_H

#include "game/rules.h"
#include "text/words.h"

/* The reasons of Illegal come first, without arguments. */
typedef enum {
    REFUSAL_SFEN_NO_BOARD = ILLEGAL_REASONS, REFUSAL_SFEN_PROMOTED,
    REFUSAL_SFEN_KINGS, REFUSAL_SFEN_TOO_MANY, REFUSAL_SFEN_DEAD_END,
    REFUSAL_SFEN_TWO_PAWNS, REFUSAL_SFEN_LETTER, REFUSAL_SFEN_BEHIND_PLUS,
    REFUSAL_SFEN_FEW_SQUARES, REFUSAL_SFEN_MANY_SQUARES, REFUSAL_SFEN_MANY_RANKS,
    REFUSAL_SFEN_FEW_RANKS, REFUSAL_SFEN_NO_SIDE, REFUSAL_SFEN_SIDE,
    REFUSAL_SFEN_HAND_COUNT, REFUSAL_SFEN_HAND_LETTER, REFUSAL_SFEN_HAND_END,
    REFUSAL_SFEN_HAND_TOO_MANY, REFUSAL_SFEN_NUMBER, REFUSAL_SFEN_BEHIND_NUMBER,
    REFUSAL_SFEN_BEHIND, REFUSAL_SFEN_KING_TAKEN,

    REFUSAL_POSITION_WORD, REFUSAL_POSITION_MOVES, REFUSAL_MOVES_TOO_MANY,
    REFUSAL_MOVES_NOT_USI, REFUSAL_MOVES_ILLEGAL, REFUSAL_MOVE_NOT_USI,
    REFUSAL_MOVE_ILLEGAL, REFUSAL_MOVE_UNREADABLE, REFUSAL_MOVE_OTHER_SIDE,
    REFUSAL_MOVE_NO_LAST, REFUSAL_MOVE_NOT_KIND, REFUSAL_MOVE_NO_KIND,
    REFUSAL_MOVE_NOT_FROM,

    REFUSAL_OPTION_UNKNOWN, REFUSAL_OPTION_FORM, REFUSAL_OPTION_CHECK,
    REFUSAL_OPTION_SPIN, REFUSAL_OPTION_COMBO, REFUSAL_OPTION_MEMORY,
    REFUSAL_OPTION_LEVEL,

    REFUSAL_MATE_FALSE, REFUSAL_REPETITION_FALSE, REFUSAL_TRY_FALSE,
    REFUSAL_DECLARATION_CAMP, REFUSAL_DECLARATION_CHECK, REFUSAL_DECLARATION_COUNT,
    REFUSAL_COUNT_FALSE, REFUSAL_PI, REFUSAL_ROW_CELL, REFUSAL_ROW_LONG,
    REFUSAL_PIECE_PLACE, REFUSAL_PIECE_TOO_MANY, REFUSAL_SETUP, REFUSAL_SETUP_LATE,
    REFUSAL_NOT_A_MOVE, REFUSAL_BEHIND_END_TEXT, REFUSAL_OTHER_TURN, REFUSAL_PIECE_IS,
    REFUSAL_TURN_TWICE, REFUSAL_NOT_A_TIME, REFUSAL_NOT_AN_ENDING, REFUSAL_NOT_CSA,
    REFUSAL_NO_MEMORY, REFUSAL_NO_RECORD, REFUSAL_FOLDER, REFUSAL_NO_FILE,
    REFUSAL_LARGE_FILE, REFUSAL_UNREADABLE, REFUSAL_EXTENSION, REFUSAL_HAND,
    REFUSAL_DIAGRAM_RANK, REFUSAL_NEITHER, REFUSAL_DIAGRAM_RANKS, REFUSAL_HANDICAP,
    REFUSAL_BEHIND_END, REFUSAL_AT_LINE, REFUSAL_MANY_MOVES, REFUSAL_TOO_LARGE,
    REFUSAL_AMBIGUOUS, REFUSAL_NO_MOVE_TO_VARY, REFUSAL_UNPLAYABLE, REFUSAL_MISSING,

    REFUSAL_BLACK, REFUSAL_WHITE, /* words for the arguments: sides, pieces */
    REFUSAL_KIND, /* + kind: a piece */
    REFUSAL_KINDS = REFUSAL_KIND + KINDS, /* + plain kind: several */
    REFUSALS = REFUSAL_KINDS + KING + 1,
} Refusal;

/* The text of a Refusal or an Illegal in the language of messages_speak(), with printf's
 * place holders for its arguments. */
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
