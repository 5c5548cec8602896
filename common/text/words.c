/* words.c - see words.h. */
#include "text/words.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOKEN_SHOWN = 32 /* bytes of a bad token that an error message repeats */ };

/* --- words --- */

/* Words are pointed out, not cut out as by strtok(): the text is not ours to change, and
 * the message about a bad word quotes it. */
Token text_token(const char **text)
{
    *text += strspn(*text, BLANKS);
    Token token = { *text, (int)strcspn(*text, BLANKS) };
    *text += token.length;
    return token;
}

bool token_is(Token token, const char *word)
{
    /* The length first: no zero ends a token, and a longer word is another one. */
    return (size_t)token.length == strlen(word)
        && memcmp(token.text, word, (size_t)token.length) == 0;
}

int token_shown(Token token)
{
    int shown = token.length < TOKEN_SHOWN ? token.length : TOKEN_SHOWN;
    while (shown > 0 && shown < token.length && text_is_inside(token.text[shown]))
        shown--;
    return shown;
}

bool text_word(const char **text, char *word, size_t size)
{
    Token token = text_token(text);
    snprintf(word, size, "%.*s", token.length, token.text);
    *text += strspn(*text, BLANKS);
    return token.length > 0;
}

bool text_is_among(const char *words, const char *word)
{
    char one[WORD_TEXT];
    while (text_word(&words, one, sizeof one))
        if (text_same(one, word))
            return true;
    return false;
}

bool text_line(const char **text, Token *line)
{
    bool any = **text != '\0';
    *line = (Token){ *text, (int)strcspn(*text, "\n") };
    *text += line->length;
    *text += **text == '\n';
    return any;
}

/* --- letters --- */

char text_lower(char c) { return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c); }
char text_upper(char c) { return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c); }

bool text_begins(const char *text, const char *start)
{
    while (*start && text_lower(*start) == text_lower(*text)) {
        start++;
        text++;
    }
    return *start == '\0';
}

bool text_take(const char **text, const char *start)
{
    bool begins = text_begins(*text, start);
    *text += begins ? strlen(start) : 0;
    return begins;
}

bool text_same(const char *a, const char *b)
{
    return strlen(a) == strlen(b) && text_begins(a, b);
}

/* --- numbers --- */

const char *const kanji_digit[10] = { "", "一", "二", "三", "四", "五", "六", "七", "八",
    "九" };
const char *const wide_digit[10] = { "", "１", "２", "３", "４", "５", "６", "７", "８",
    "９" };

bool text_number(const char *text, int64_t low, int64_t high, int64_t *number)
{
    bool minus = *text == '-';
    int64_t value = 0;
    text += *text == '-' || *text == '+';
    bool good = *text != '\0';
    for (; good && *text; text += text_character(text)) {
        char c = text_narrow(text);
        good = c >= '0' && c <= '9';
        if (good)
            value = value > (INT64_MAX - 9) / 10 ? INT64_MAX : value * 10 + (c - '0');
    }
    value = minus ? -value : value;
    if (!good || value < low || value > high)
        return false;
    *number = value;
    return true;
}

/* --- characters --- */

bool text_is_inside(char byte) { return ((unsigned char)byte & 0xc0) == 0x80; }

int text_bytes(char first)
{
    unsigned char c = (unsigned char)first;
    return c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0;
}

long text_decode(const char *text, const char *end, int *bytes)
{
    static const long smallest[5] = { 0, 0, 0x80, 0x800, 0x10000 };
    int length = text_bytes(*text);
    long code = (unsigned char)*text;
    *bytes = end || *text ? 1 : 0;
    if (length == 1)
        return code;
    code &= 0xff >> (length + 1);
    for (int i = 1; i < length; i++) {
        if ((end && text + i >= end) || !text_is_inside(text[i]))
            return -1;
        code = code << 6 | (text[i] & 0x3f);
    }
    if (length == 0 || code < smallest[length] || code > 0x10ffff
        || (code >= 0xd800 && code < 0xe000))
        return -1;
    *bytes = length;
    return code;
}

int text_character(const char *text)
{
    int bytes;
    text_decode(text, NULL, &bytes);
    return bytes;
}

size_t text_trimmed(const char *text)
{
    const char *at = text, *end = text;
    while (*at) {
        bool blank = *at == ' ' || text_begins(at, "　");
        at += text_character(at);
        end = blank ? end : at;
    }
    return (size_t)(end - text);
}

int text_width_of(const char *text, int length)
{
    /* Kana, kanji and Hangul; their compatible and full-width forms; rare kanji. */
    static const struct { long first, last; } wide[] = {
        { 0x1100, 0x115f }, { 0x2e80, 0x303e }, { 0x3041, 0xa4cf }, { 0xac00, 0xd7a3 },
        { 0xf900, 0xfaff }, { 0xfe30, 0xfe6f }, { 0xff01, 0xff60 }, { 0xffe0, 0xffe6 },
        { 0x20000, 0x3fffd },
    };
    int width = 0, bytes;
    for (const char *end = text + length; text < end; text += bytes) {
        long code = text_decode(text, end, &bytes);
        width++;
        for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
            width += code >= wide[i].first && code <= wide[i].last;
    }
    return width;
}

int text_width(const char *text) { return text_width_of(text, (int)strlen(text)); }

char text_narrow(const char *text)
{
    enum { FIRST = 0xff01, LAST = 0xff5e }; /* ！ to ～ */
    int bytes;
    long code = text_decode(text, NULL, &bytes);
    return code >= FIRST && code <= LAST ? (char)(code - FIRST + '!') : *text;
}

bool text_is_control(long code)
{
    return code < ' ' || (code >= 0x7f && code < 0xa0) || code == 0x200e || code == 0x200f
        || code == 0x2028 || code == 0x2029 || (code >= 0x202a && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069);
}

bool text_clean(char *text)
{
    bool was_clean = true;
    int bytes;
    for (; *text; text += bytes) {
        long code = text_decode(text, NULL, &bytes);
        if (code < 0 || text_is_control(code)) {
            memset(text, '?', (size_t)bytes);
            was_clean = false;
        }
    }
    return was_clean;
}

void text_mend(char *text)
{
    char *out = text;
    for (int bytes; *text; text += bytes) {
        text_decode(text, NULL, &bytes);
        bool part = bytes < text_bytes(*text);
        while (part && text_is_inside(text[bytes]))
            bytes++;
        memmove(out, text, (size_t)bytes);
        out += part ? 0 : bytes;
    }
    *out = '\0';
}

enum { LONGEST = 24 }; /* characters compared by text_distance() */

/* The beginnings of texts, in small letters that are not full-width. */
static int cut_up(const char *text, long character[LONGEST])
{
    int count = 0, bytes;
    for (; *text && count < LONGEST; text += bytes) {
        long code = text_decode(text, NULL, &bytes);
        char narrow = text_narrow(text);
        character[count++] = text_bytes(narrow) == 1 ? text_lower(narrow) : code;
    }
    return count;
}

static int smaller(int a, int b) { return a < b ? a : b; }

int text_distance(const char *a, const char *b)
{
    long from[LONGEST], to[LONGEST];
    int edits[LONGEST + 1][LONGEST + 1]; /* [characters of a][of b] */
    int length = cut_up(a, from), width = cut_up(b, to);
    for (int i = 0; i <= length; i++)
        for (int j = 0; j <= width; j++) {
            edits[i][j] = i + j;
            if (i == 0 || j == 0)
                continue;
            int replaced = edits[i - 1][j - 1] + (from[i - 1] != to[j - 1]);
            int changed = smaller(edits[i - 1][j], edits[i][j - 1]) + 1;
            edits[i][j] = smaller(replaced, changed);
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                edits[i][j] = smaller(edits[i][j], edits[i - 2][j - 2] + 1);
        }
    return edits[length][width];
}

/* --- writing --- */

void text_add(char *text, size_t size, const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    assert(length < size);
    va_start(arguments, format);
    vsnprintf(text + length, size - length, format, arguments);
    va_end(arguments);
}

bool text_error(char error[ERROR_TEXT], const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_errors(error, format, arguments);
    va_end(arguments);
    return false;
}

bool text_errors(char error[ERROR_TEXT], const char *format, va_list arguments)
{
    vsnprintf(error, ERROR_TEXT, format, arguments);
    text_mend(error);
    text_clean(error); /* what it quotes comes from strangers */
    return false;
}

/* Room for `more` bytes and the end. Doubling keeps the copying in proportion. */
static bool make_room(Buffer *buffer, size_t more)
{
    size_t size = buffer->size ? buffer->size : 1024;
    while (size <= buffer->length + more)
        size *= 2;
    char *text = size == buffer->size ? buffer->text : realloc(buffer->text, size);
    if (text) {
        buffer->text = text;
        buffer->size = size;
    }
    return text != NULL;
}

void buffer_add(Buffer *buffer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    buffer->failed |= length < 0 || !make_room(buffer, (size_t)length);
    if (buffer->failed)
        return;
    va_start(arguments, format);
    vsnprintf(buffer->text + buffer->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    buffer->length += (size_t)length;
}

void buffer_free(Buffer *buffer)
{
    free(buffer->text);
    *buffer = (Buffer){ .text = NULL };
}
