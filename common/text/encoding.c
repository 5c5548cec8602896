/* encoding.c - see encoding.h. Characters go through their number in Unicode. */
#include "text/encoding.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "text/words.h"

/* The characters that Shift_JIS and EUC-JP share (JIS X 0208), and the rows beyond that
 * only Shift_JIS has, with what names need (髙, 﨑): a row a line, its number, a blank and
 * its cells, as encoding_rows.py writes them; ends with NULL. */
extern const char *const encoding_rows[];

enum {
    BASIC_PLANE = 0x10000, /* all of the table's characters lie below */
    NO_CHARACTER = 0xfffd,
    GETA = 0x81ac,         /* 〓 in Shift_JIS */
    GAP = '.',             /* what the table has where there is no character */
    /* half-width katakana */
    KANA_FIRST = 0xff61, KANA_BYTE = 0xa1, KANA_LAST_BYTE = 0xdf,
};

/* The table both ways, filled when it is first needed: a character, and the one byte or
 * two that it has in Shift_JIS as a number; 0: none. */
static uint16_t unicode_of[0x10000];
static uint16_t bytes_of[BASIC_PLANE];

/* --- UTF-8 --- */

/* The next character; goes behind it. -1: the byte begins none, and is stepped over. */
static long utf8_next(const char **text, const char *end)
{
    int bytes;
    long code = text_decode(*text, end, &bytes);
    *text += bytes;
    return code;
}

static char *utf8_put(char *out, long code)
{
    int more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const int lead[4] = { 0, 0xc0, 0xe0, 0xf0 };
    *out++ = (char)(lead[more] | code >> 6 * more);
    while (more-- > 0)
        *out++ = (char)(0x80 | (code >> 6 * more & 0x3f));
    return out;
}

/* --- the table --- */

/* Two rows share a first byte; the cells of the first of them end with the byte 9e. */
static int shift_jis_bytes(int row, int cell)
{
    int first = (row - 1) / 2 + (row <= 62 ? 0x81 : 0xc1);
    int second = row % 2 == 0 ? cell + 0x9e : cell + (cell < 0x40 ? 0x3f : 0x40);
    return first << 8 | second;
}

static void fill_row(const char *line)
{
    char *cells;
    int row = (int)strtol(line, &cells, 10);
    const char *at = cells + 1, *end = strchr(at, '\n');
    for (int cell = 1; at < end; cell++) {
        long code = utf8_next(&at, end);
        int bytes = shift_jis_bytes(row, cell);
        if (code == GAP)
            continue;
        unicode_of[bytes] = (uint16_t)code;
        if (!bytes_of[code]) /* some characters stand in two rows */
            bytes_of[code] = (uint16_t)bytes;
    }
}

static void fill_table(void)
{
    /* Signs that other systems give another number in Unicode. */
    static const uint16_t twin[][2] = { { 0x301c, 0xff5e }, { 0x2212, 0xff0d },
        { 0x2016, 0x2225 }, { 0x2014, 0x2015 }, { 0x00a2, 0xffe0 }, { 0x00a3, 0xffe1 },
        { 0x00ac, 0xffe2 } };
    if (unicode_of['a'])
        return;
    for (uint16_t byte = 1; byte < 0x80; byte++)
        unicode_of[byte] = bytes_of[byte] = byte;
    for (uint16_t byte = KANA_BYTE; byte <= KANA_LAST_BYTE; byte++) {
        unicode_of[byte] = (uint16_t)(byte - KANA_BYTE + KANA_FIRST);
        bytes_of[unicode_of[byte]] = byte;
    }
    for (const char *const *row = encoding_rows; *row; row++)
        fill_row(*row);
    for (size_t i = 0; i < sizeof twin / sizeof *twin; i++)
        bytes_of[twin[i][0]] = bytes_of[twin[i][1]];
}

/* --- reading --- */

/* The character with these two bytes, of which the second is still to be stepped over. */
static long two_bytes(const char **text, int bytes)
{
    long code = unicode_of[bytes];
    *text += code > 0;
    return code > 0 ? code : -1;
}

static long shift_jis_next(const char **text, const char *end)
{
    int first = (unsigned char)*(*text)++;
    if (first == 0 || unicode_of[first])
        return unicode_of[first];
    return two_bytes(text, first << 8 | (*text < end ? (unsigned char)**text : 0));
}

static long euc_next(const char **text, const char *end)
{
    enum { KANA_SHIFT = 0x8e, LAST = 0xfe };
    int first = (unsigned char)*(*text)++;
    int second = *text < end ? (unsigned char)**text : 0;
    if (first < 0x80)
        return first;
    if (first == KANA_SHIFT && second >= KANA_BYTE)
        return two_bytes(text, second);
    bool inside = first > 0xa0 && first <= LAST && second > 0xa0 && second <= LAST;
    return two_bytes(text, inside ? shift_jis_bytes(first - 0xa0, second - 0xa0) : 0);
}

static long utf16_unit(const char *text, bool big)
{
    const unsigned char *c = (const unsigned char *)text;
    return big ? c[0] << 8 | c[1] : c[1] << 8 | c[0];
}

/* Beyond the basic plane a character is a pair of surrogates; a single one is none. */
static long utf16_next(const char **text, const char *end, bool big)
{
    long left = (long)(end - *text), high = left < 2 ? 0xd800 : utf16_unit(*text, big);
    long low = left < 4 ? 0 : utf16_unit(*text + 2, big);
    bool surrogate = high >= 0xd800 && high < 0xe000;
    bool pair = surrogate && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
    *text += left < 2 ? left : pair ? 4 : 2;
    if (pair)
        return BASIC_PLANE + ((high & 0x3ff) << 10 | (low & 0x3ff));
    return surrogate ? -1 : high;
}

static long next_character(Encoding encoding, const char **text, const char *end)
{
    switch (encoding) {
    case ENCODING_SHIFT_JIS: return shift_jis_next(text, end);
    case ENCODING_EUC_JP: return euc_next(text, end);
    case ENCODING_UTF16: return utf16_next(text, end, false);
    case ENCODING_UTF16_BIG: return utf16_next(text, end, true);
    default: return utf8_next(text, end);
    }
}

/* The encoding that fits the bytes; when none does without faults, the one with fewest.
 * Nothing else fits UTF-8 by chance. Shift_JIS has bytes below a1 in nearly every word,
 * which EUC-JP never has, so what fits EUC-JP is that. */
static Encoding guess(const char *bytes, size_t size)
{
    Encoding best = ENCODING_UTF8;
    long least = -1;
    if (size >= 2 && memcmp(bytes, "\xff\xfe", 2) == 0)
        return ENCODING_UTF16;
    if (size >= 2 && memcmp(bytes, "\xfe\xff", 2) == 0)
        return ENCODING_UTF16_BIG;
    fill_table();
    for (int i = ENCODING_UTF8; i <= ENCODING_SHIFT_JIS && least != 0; i++) {
        long faults = 0;
        for (const char *at = bytes; at < bytes + size;)
            faults += next_character((Encoding)i, &at, bytes + size) < 0;
        if (least < 0 || faults < least) {
            least = faults;
            best = (Encoding)i;
        }
    }
    return best;
}

char *encoding_read(const char *bytes, size_t size)
{
    enum { LONGEST = 3, BYTE_ORDER_MARK = 0xfeff };
    const char *at = bytes, *end = bytes + size;
    Encoding encoding = guess(bytes, size);
    /* Of a byte come three at most: a half-width katakana, or U+FFFD for a fault. */
    char *text = malloc(size * LONGEST + 1), *out = text;
    if (!text)
        return NULL;
    for (long before = 0, code; at < end; before = code) {
        bool first = at == bytes;
        code = next_character(encoding, &at, end);
        if ((code == BYTE_ORDER_MARK && first) || (code == '\n' && before == '\r'))
            continue;
        long put = code < 0 ? NO_CHARACTER : code == '\r' ? '\n' : code;
        if (put == '\t' || put == '\v' || put == '\f')
            put = ' ';
        out = utf8_put(out, put != '\n' && text_is_control(put) ? '?' : put);
    }
    *out = '\0';
    return text;
}

/* --- writing --- */

size_t encoding_shift_jis(const char *text, char *out, long *lost)
{
    const char *end = text + strlen(text);
    char *at = out;
    fill_table();
    for (*lost = 0; text < end;) {
        long code = utf8_next(&text, end);
        int bytes = code >= 0 && code < BASIC_PLANE ? bytes_of[code] : 0;
        *lost += bytes == 0;
        if (bytes == 0) /* for one byte one byte: `out` has no room for more */
            bytes = code < 0 ? '?' : GETA;
        if (bytes > 0xff)
            *at++ = (char)(bytes >> 8);
        *at++ = (char)bytes;
    }
    *at = '\0';
    return (size_t)(at - out);
}
