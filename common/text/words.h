/* words.h - the smallest parts of text: words, whole numbers, letters of either case,
 * digits in three scripts, characters of UTF-8. Whatever reads or writes text stands on
 * these. Nothing asks for the locale: upper and lower case are those of ASCII. */
#ifndef TEXT_WORDS_H
#define TEXT_WORDS_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BLANKS " \t\r\n\v\f"

enum { ERROR_TEXT = 256 }; /* what a reader says when it refuses, with its end */

/* --- words --- */

/* A word inside a longer text; not ended by a zero. */
typedef struct {
    const char *text;
    int length;
} Token;

/* The next word; length 0 at the end. *text goes behind it. */
Token text_token(const char **text);
bool token_is(Token token, const char *word);

/* How many bytes of a bad token an error message repeats. */
int token_shown(Token token);

enum { WORD_TEXT = 64 }; /* longest word that means anything, with its end */

/* The next line of a longer text, without its end; false: there is none. *text goes
 * behind its end. */
bool text_line(const char **text, Token *line);

/* The next word, copied and cut to `size`; false at the end. *text goes behind the whole
 * word and the blanks that follow. */
bool text_word(const char **text, char *word, size_t size);

/* --- letters --- */

char text_lower(char c);
char text_upper(char c);

/* Equal, or beginning so, whatever the case. */
bool text_same(const char *a, const char *b);
bool text_begins(const char *text, const char *start);

/* Does the text begin so? Then *text goes behind it. */
bool text_take(const char **text, const char *start);

/* --- numbers --- */

/* One whole number and nothing else, in plain or full-width digits, perhaps with a sign.
 * Too large becomes the largest there is. False: none; *number stays. */
bool text_integer(const char *text, int64_t *number);

/* The same from `low` to `high`. */
bool text_number(const char *text, int64_t low, int64_t high, int64_t *number);

/* 1 to 9 as ranks and counts (一) and as files (１) are written; "" for 0. */
extern const char *const kanji_digit[10];
extern const char *const wide_digit[10];

/* --- characters --- */

/* The number in Unicode of the character at `text`, and how many bytes it takes; -1 and
 * one byte: none begins there. The text ends at `end`; with NULL at a zero, which takes
 * no byte, so that whoever steps through a text comes to its end whatever is in it. */
long text_decode(const char *text, const char *end, int *bytes);

/* Only how many bytes. */
int text_character(const char *text);

/* How many bytes it takes without the blanks at its end, those of full width (　)
 * included. */
size_t text_trimmed(const char *text);

/* How many columns a text takes at a terminal: two for kanji, kana and full-width
 * forms, one for other characters. */
int text_width(const char *text);
int text_width_of(const char *text, int length);

/* The ASCII character of which this is the full-width form (Ａ), or 0. */
char text_narrow(const char *text);

/* Would it move the cursor, or turn what follows? C0 and C1, and the marks and overrides
 * of direction. */
bool text_is_control(long code);

/* Put '?' for control characters and for bytes that are no UTF-8: what comes from outside
 * must not reach a terminal with them. False: there were some. */
bool text_clean(char *text);

/* Write as printf() does behind the text that is there, cut to `size`. Needs: the text
 * fits. */
void text_add(char *text, size_t size, const char *format, ...);

/* Take away what is left of characters that were cut in two: "%.16s" counts bytes. */
void text_mend(char *text);

/* Characters to insert, delete, replace or swap to make one text of the other, any case
 * (Damerau and Levenshtein); of long texts only the beginnings count. */
int text_distance(const char *a, const char *b);

/* Write as printf() does, cut to size, mended and cleaned. Returns false, so that a
 * reader can refuse and explain in one statement. */
bool text_error(char error[ERROR_TEXT], const char *format, ...);
bool text_errors(char error[ERROR_TEXT], const char *format, va_list arguments);

#endif
