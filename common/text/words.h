/* words.h - the smallest parts of text: words, whole numbers, letters of either case,
 * digits in three scripts, characters of UTF-8, texts that are written bit by bit.
 * Whatever reads or writes text is built on these. The locale plays no part: upper and
 * lower case are those of ASCII. */
#ifndef TEXT_WORDS_H
#define TEXT_WORDS_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define BLANKS " \t\r\n\v\f"

enum { ERROR_TEXT = 256 }; /* what a reader says when it refuses, with its end */

/* --- words --- */

/* A word or a line inside a longer text; no zero ends it. */
typedef struct {
    const char *text;
    int length;
} Token;

/* The next word; length 0 at the end. *text goes behind it. */
Token text_token(const char **text);
bool token_is(Token token, const char *word);

/* How many bytes of a bad token an error message quotes. */
int token_shown(Token token);

enum { WORD_TEXT = 64 }; /* longest word that can mean anything, with its end */

/* The next line, without its end; false: there is none. *text goes behind its end. */
bool text_line(const char **text, Token *line);

/* The next word, copied and cut to `size`; false at the end. *text goes behind the whole
 * word and the blanks that follow. */
bool text_word(const char **text, char *word, size_t size);

/* Is it one of these words, in any case? */
bool text_is_among(const char *words, const char *word);

/* --- letters --- */

char text_lower(char c);
char text_upper(char c);

/* Are they equal, or does the text begin like this, whatever the case? */
bool text_same(const char *a, const char *b);
bool text_begins(const char *text, const char *start);

/* The same, and if so *text goes behind it. */
bool text_take(const char **text, const char *start);

/* --- numbers --- */

/* One whole number and nothing else, in plain or full-width digits, perhaps with a sign,
 * from `low` to `high`; one that is too large for any is the largest there is. False: it
 * is no such number, and *number is unchanged. */
bool text_number(const char *text, int64_t low, int64_t high, int64_t *number);

/* 1 to 9 as ranks and counts (一) and as files (１) are written; "" for 0. */
extern const char *const kanji_digit[10];
extern const char *const wide_digit[10];

/* --- characters --- */

/* The number in Unicode of the character at `text`, and how many bytes it takes; -1 and
 * one byte: none begins there. The text ends at `end`; with NULL at a zero, which takes
 * no byte, so that whoever steps through a text comes to its end whatever is in it. */
long text_decode(const char *text, const char *end, int *bytes);

/* Only how many bytes; or how many it should take, by its first one, 0: none begins so.
 * Is this byte none that begins a character, but one inside? */
int text_character(const char *text);
int text_bytes(char first);
bool text_is_inside(char byte);

/* Its length in bytes without the blanks at its end, full-width ones (　) included. */
size_t text_trimmed(const char *text);

/* Its columns at a terminal: two for kanji, kana and full-width forms, else one. */
int text_width(const char *text);
int text_width_of(const char *text, int length);

/* The first character: of a full-width form (Ａ) the ASCII character that it stands for,
 * of any other character the first byte. */
char text_narrow(const char *text);

/* Would this character move the cursor, or change the direction of what follows? True for
 * C0, C1, and the marks and overrides of direction. */
bool text_is_control(long code);

/* Replace control characters, and bytes that are no UTF-8, by '?': what comes from
 * outside must not carry them to a terminal. False: there were some. */
bool text_clean(char *text);

/* Remove the remains of characters that were cut in two: "%.16s" counts bytes. */
void text_mend(char *text);

/* How many characters must be inserted, deleted, replaced or swapped to make one text the
 * other, in any case (Damerau and Levenshtein); of long ones, the beginnings count. */
int text_distance(const char *a, const char *b);

/* --- writing --- */

/* Append as printf() would print, cut to `size`. Needs: the text fits into that. */
void text_add(char *text, size_t size, const char *format, ...);

/* Write as printf() does, cut to size, mended and cleaned. Returns false, so that a
 * reader can refuse and explain in one statement. */
bool text_error(char error[ERROR_TEXT], const char *format, ...);
bool text_errors(char error[ERROR_TEXT], const char *format, va_list arguments);

/* A text that grows while it is written; all zero is an empty one. When memory runs out,
 * `failed` is set and what is written after that is missing; whoever uses the text checks
 * it once, at the end. */
typedef struct {
    char *text; /* NULL until something is written */
    size_t length, size;
    bool failed;
} Buffer;

/* Write as printf() does; and forget the text, and free its memory. */
void buffer_add(Buffer *buffer, const char *format, ...);
void buffer_free(Buffer *buffer);

#endif
