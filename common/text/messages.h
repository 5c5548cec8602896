/* messages.h - everything the terminal says. The messages stand in message_texts.txt,
 * with the arguments that each takes; make takes their names from there, in that order.
 * Why moves and positions are refused is said by text/refusal.h. */
#ifndef TEXT_MESSAGES_H
#define TEXT_MESSAGES_H

#include <stdbool.h>

typedef enum {
#include "text/message_names.h"
    MESSAGES,
} Message;

typedef enum { LANGUAGE_ENGLISH, LANGUAGE_JAPANESE, LANGUAGES } Language;

extern const char *const message_texts[MESSAGES][LANGUAGES];

/* From now on in this language, also what text/refusal.h says. */
void messages_speak(Language language);
Language messages_language(void);

/* The text, with printf's place holders for its arguments. */
const char *message_text(Message id);

/* Print a message on standard output, or as a complaint on standard error, with lines
 * broken as in pager.h. Each is flushed at once, so that the two streams keep their order
 * if they go to the same place. say() returns true and complain() false, so that a
 * command can answer or refuse in one statement. */
bool say(Message id, ...);
bool complain(Message id, ...);

/* While hushed, say() prints nothing: what was asked for on the command line needs no
 * answer. */
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
