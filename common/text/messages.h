/* messages.h - everything the program says: the messages of the terminal, and why a text
 * or a move is refused, which is one table for the rules, for positions, moves, options
 * and records. They stand in message_texts.txt and refusal_texts.txt with the arguments
 * that each takes; make takes their names from there, in that order. */
#ifndef TEXT_MESSAGES_H
#define TEXT_MESSAGES_H

#include "game/rules.h"
#include "text/words.h"

typedef enum {
#include "text/message_names.h"
    MESSAGES,
} Message;

/* The reasons of Illegal come first, without arguments; last, words for the arguments. */
typedef enum {
    REFUSAL_NONE = ILLEGAL_REASONS - 1,
#include "text/refusal_names.h"
    REFUSAL_KINDS = REFUSAL_KIND + KINDS, /* + plain kind: several */
    REFUSALS = REFUSAL_KINDS + KING + 1,
} Refusal;

typedef enum { LANGUAGE_ENGLISH, LANGUAGE_JAPANESE, LANGUAGES } Language;

extern const char *const message_texts[MESSAGES][LANGUAGES];

/* From now on everything is said in this language. */
void messages_speak(Language language);
Language messages_language(void);

/* The text of a message, or of a Refusal or an Illegal, with printf's place holders. */
const char *message_text(Message id);
const char *refusal_text(int reason);

/* Write a refusal with its arguments; false, for who refuses and explains in one line. */
bool refusal_error(char error[ERROR_TEXT], Refusal reason, ...);

/* "Black", "silver", "silvers", as they stand in refusals. */
const char *word_for_side(int side);
const char *word_for_kind(int kind);
const char *word_for_kinds(int kind);

/* Is the word a name of this kind of piece, singular or plural, in any language? */
bool word_names_kind(const char *word, int kind);

/* Print a message on standard output, or as a complaint on standard error, with lines
 * broken as in pager.h. Each is flushed at once, so that the two streams keep their order
 * if they go to the same place. say() returns true and complain() false, so that a
 * command can answer or refuse in one statement. */
bool say(Message id, ...);
bool complain(Message id, ...);

/* While hushed, say() prints nothing: what the command line asks for needs no answer. */
void messages_hush(bool hush);

/* "Black" or "White"; Japanese has other words for the sides of a handicap game. */
void messages_handicap(bool handicap);
const char *side_name(int side);

/* What an option does, or what other parts of the program call something, in this
 * language; `help`, or the word itself, when nothing else is known. */
const char *option_text(const char *name, const char *help);
const char *word_text(const char *english);

/* The same in Japanese; NULL: not translated. */
const char *japanese_word(const char *name);

#endif
