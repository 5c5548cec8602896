/* words.c - see words.h. */
#include "text/words.h"

#include <assert.h>
#include <stdio.h>
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
    /* The length first: a token is not ended by a zero, and a word that only begins like
     * it is another one. */
    return (size_t)token.length == strlen(word)
        && memcmp(token.text, word, (size_t)token.length) == 0;
}

int token_shown(Token token)
{
    if (token.length <= TOKEN_SHOWN)
        return token.length;
    int shown = TOKEN_SHOWN;
    while (shown > 0 && ((unsigned char)token.text[shown] & 0xc0) == 0x80)
        shown--; /* not into the middle of a UTF-8 character */
    return shown;
}

bool text_word(const char **text, char *word, size_t size)
{
    Token token = text_token(text);
    assert(size > 0);
    size_t length = (size_t)token.length < size ? (size_t)token.length : size - 1;
    memcpy(word, token.text, length);
    word[length] = '\0';
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

bool text_integer(const char *text, int64_t *number)
{
    bool minus = *text == '-';
    int64_t value = 0;
    text += *text == '-' || *text == '+';
    if (*text == '\0')
        return false;
    for (; *text; text += text_character(text)) {
        char c = text_narrow(text);
        if (c < '0' || c > '9')
            return false;
        value = value > (INT64_MAX - 9) / 10 ? INT64_MAX : value * 10 + (c - '0');
    }
    *number = minus ? -value : value;
    return true;
}

bool text_number(const char *text, int64_t low, int64_t high, int64_t *number)
{
    int64_t value;
    if (!text_integer(text, &value) || value < low || value > high)
        return false;
    *number = value;
    return true;
}

/* --- characters --- */

long text_decode(const char *text, const char *end, int *bytes)
{
    static const long smallest[5] = { 0, 0, 0x80, 0x800, 0x10000 };
    const unsigned char *c = (const unsigned char *)text;
    int length = c[0] < 0x80 ? 1 : c[0] < 0xc2 ? 0 : c[0] < 0xe0 ? 2 : c[0] < 0xf0 ? 3
               : c[0] < 0xf5 ? 4 : 0;
    long code = length == 1 ? c[0] : c[0] & (0xff >> (length + 1));
    *bytes = end || c[0] ? 1 : 0;
    for (int i = 1; i < length; i++) {
        if ((end && text + i >= end) || (c[i] & 0xc0) != 0x80)
            return -1;
        code = code << 6 | (c[i] & 0x3f);
    }
    if (length == 0 || code < smallest[length] || code > 0x10ffff
        || (code >= 0xd800 && code < 0xe000))
        return -1;
    *bytes = length > 1 ? length : *bytes;
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
    static const char wide[] = "　";
    size_t length = strlen(text), size = strlen(wide);
    for (;;) {
        if (length > 0 && text[length - 1] == ' ')
            length--;
        else if (length >= size && memcmp(text + length - size, wide, size) == 0)
            length -= size;
        else
            return length;
    }
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
        unsigned char first = (unsigned char)*text;
        text_decode(text, NULL, &bytes);
        bool part = bytes == 1 && first >= 0xc2 && first <= 0xf4;
        while (part && ((unsigned char)text[bytes] & 0xc0) == 0x80)
            bytes++;
        memmove(out, text, (size_t)bytes);
        out += part ? 0 : bytes;
    }
    *out = '\0';
}

enum { LONGEST = 24 }; /* characters compared by text_distance() */

static int smallest(int a, int b, int c)
{
    int least = a < b ? a : b;
    return least < c ? least : c;
}

/* The same character, any case, full-width or not? */
static bool same_character(const char *a, const char *b)
{
    char narrow_a = text_narrow(a), narrow_b = text_narrow(b);
    int size = text_character(a);
    if ((unsigned char)narrow_a < 0x80 || (unsigned char)narrow_b < 0x80)
        return text_lower(narrow_a) == text_lower(narrow_b);
    return size == text_character(b) && strncmp(a, b, (size_t)size) == 0;
}

/* The beginnings of up to LONGEST characters. */
static int cut_up(const char *text, const char *character[LONGEST])
{
    int count = 0;
    for (; *text && count < LONGEST; text += text_character(text))
        character[count++] = text;
    return count;
}

int text_distance(const char *a, const char *b)
{
    const char *from[LONGEST], *to[LONGEST];
    int edits[LONGEST + 1][LONGEST + 1]; /* [characters of a][of b] */
    int length = cut_up(a, from), width = cut_up(b, to);
    for (int i = 0; i <= length; i++)
        for (int j = 0; j <= width; j++) {
            edits[i][j] = i + j;
            if (i == 0 || j == 0)
                continue;
            int same = same_character(from[i - 1], to[j - 1]);
            edits[i][j] = smallest(edits[i - 1][j] + 1, edits[i][j - 1] + 1,
                                   edits[i - 1][j - 1] + !same);
            if (i > 1 && j > 1 && same_character(from[i - 1], to[j - 2])
                && same_character(from[i - 2], to[j - 1])
                && edits[i - 2][j - 2] + 1 < edits[i][j])
                edits[i][j] = edits[i - 2][j - 2] + 1;
        }
    return edits[length][width];
}

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
