/* refusal.h - why a text or a move is refused, in words: one table for the rules, for
 * positions, moves, options and records. Its texts stand in refusal_texts.txt, with the
 * arguments that each takes. */
#ifndef TEXT_REFUSAL_H
#define TEXT_REFUSAL_H

#include "game/rules.h"
#include "text/words.h"

/* The reasons of Illegal come first, without arguments; last, words for the arguments.
 * make takes the names from refusal_texts.txt. */
typedef enum {
    REFUSAL_NONE = ILLEGAL_REASONS - 1,
#include "text/refusal_names.h"
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
