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
    CELLS = 94,            /* of a row */
    ROWS = 121,            /* rows are numbered from 1 */
    BASIC_PLANE = 0x10000, /* all of the table's characters lie below */
    NO_CHARACTER = 0xfffd,
    GAP = '.',             /* what the table has where there is no character */
    COPIES_FIRST = 89, COPIES_LAST = 92, /* rows that repeat characters of later ones */
    /* half-width katakana */
    KANA_FIRST = 0xff61, KANA_BYTE = 0xa1, KANA_LAST_BYTE = 0xdf,
};

/* The table both ways, filled when it is first needed. */
static uint16_t unicode_of[ROWS][CELLS + 1];
static uint16_t place_of[BASIC_PLANE]; /* row * 256 + cell; 0: none */

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
    if (code < 0x80) {
        *out++ = (char)code;
        return out;
    }
    int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const int lead[4] = { 0, 0xc0, 0xe0, 0xf0 };
    *out++ = (char)(lead[more] | code >> 6 * more);
    while (more-- > 0)
        *out++ = (char)(0x80 | (code >> 6 * more & 0x3f));
    return out;
}

/* --- the table --- */

static void fill_row(const char *line)
{
    char *cells;
    long row = strtol(line, &cells, 10);
    const char *at = cells + 1, *end = strchr(at, '\n');
    for (int cell = 1; at < end; cell++) {
        long code = utf8_next(&at, end);
        if (code == GAP)
            continue;
        unicode_of[row][cell] = (uint16_t)code;
        bool copy = row >= COPIES_FIRST && row <= COPIES_LAST;
        if (!copy && !place_of[code])
            place_of[code] = (uint16_t)(row << 8 | cell);
    }
}

static void fill_table(void)
{
    /* Signs that other systems give another number in Unicode. */
    static const uint16_t twin[][2] = { { 0x301c, 0xff5e }, { 0x2212, 0xff0d },
        { 0x2016, 0x2225 }, { 0x2014, 0x2015 }, { 0x00a2, 0xffe0 }, { 0x00a3, 0xffe1 },
        { 0x00ac, 0xffe2 } };
    if (unicode_of[1][1])
        return;
    for (const char *const *row = encoding_rows; *row; row++)
        fill_row(*row);
    for (size_t i = 0; i < sizeof twin / sizeof *twin; i++)
        place_of[twin[i][0]] = place_of[twin[i][1]];
}

/* --- reading --- */

static long cell_unicode(int row, int cell)
{
    bool inside = row >= 1 && row < ROWS && cell >= 1 && cell <= CELLS;
    return inside && unicode_of[row][cell] ? unicode_of[row][cell] : -1;
}

static long shift_jis_next(const char **text, const char *end)
{
    unsigned char lead = (unsigned char)*(*text)++;
    if (lead < 0x80)
        return lead;
    if (lead >= KANA_BYTE && lead <= KANA_LAST_BYTE)
        return lead - KANA_BYTE + KANA_FIRST;
    if (*text == end || lead == 0x80 || lead == 0xa0 || lead > 0xfc)
        return -1;
    unsigned char trail = (unsigned char)**text;
    if (trail < 0x40 || trail == 0x7f || trail > 0xfc)
        return -1;
    /* Two rows share a lead byte: the first ends with trail byte 9e. */
    int pair = lead < KANA_BYTE ? lead - 0x81 : lead - 0xc1;
    int cell = trail < 0x7f ? trail - 0x3f : trail < 0x9f ? trail - 0x40 : trail - 0x9e;
    long code = cell_unicode(pair * 2 + (trail < 0x9f ? 1 : 2), cell);
    *text += code >= 0;
    return code;
}

static long euc_next(const char **text, const char *end)
{
    enum { KANA_SHIFT = 0x8e };
    unsigned char lead = (unsigned char)*(*text)++;
    if (lead < 0x80)
        return lead;
    if (*text == end)
        return -1;
    unsigned char trail = (unsigned char)**text;
    long code = -1;
    if (lead == KANA_SHIFT && trail >= KANA_BYTE && trail <= KANA_LAST_BYTE)
        code = trail - KANA_BYTE + KANA_FIRST;
    else if (lead > 0xa0 && trail > 0xa0)
        code = cell_unicode(lead - 0xa0, trail - 0xa0);
    *text += code >= 0;
    return code;
}

static long utf16_unit(const char *text, bool big)
{
    const unsigned char *c = (const unsigned char *)text;
    return big ? c[0] << 8 | c[1] : c[1] << 8 | c[0];
}

static long utf16_next(const char **text, const char *end, bool big)
{
    const char *at = *text;
    *text = end - at < 2 ? end : at + 2;
    if (end - at < 2)
        return -1;
    long code = utf16_unit(at, big);
    if (code < 0xd800 || code >= 0xe000)
        return code;
    /* Beyond the basic plane a character is a pair. */
    long low = end - at < 4 ? 0 : utf16_unit(at + 2, big);
    if (code >= 0xdc00 || low < 0xdc00 || low >= 0xe000)
        return -1;
    *text = at + 4;
    return BASIC_PLANE + ((code & 0x3ff) << 10 | (low & 0x3ff));
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

static long count_faults(Encoding encoding, const char *text, size_t size)
{
    const char *end = text + size;
    long faults = 0;
    while (text < end)
        faults += next_character(encoding, &text, end) < 0;
    return faults;
}

/* The encoding that fits the bytes; when none does without faults, the one with fewest.
 * Nothing else fits UTF-8 by chance. Shift_JIS has bytes below a1 in nearly every word,
 * which EUC-JP never has, so what fits EUC-JP is that. */
static Encoding guess(const char *bytes, size_t size)
{
    static const Encoding order[3] = { ENCODING_UTF8, ENCODING_EUC_JP,
        ENCODING_SHIFT_JIS };
    Encoding best = ENCODING_UTF8;
    long least = -1;
    if (size >= 2 && memcmp(bytes, "\xff\xfe", 2) == 0)
        return ENCODING_UTF16;
    if (size >= 2 && memcmp(bytes, "\xfe\xff", 2) == 0)
        return ENCODING_UTF16_BIG;
    fill_table();
    for (int i = 0; i < 3 && least != 0; i++) {
        long faults = count_faults(order[i], bytes, size);
        if (least < 0 || faults < least) {
            least = faults;
            best = order[i];
        }
    }
    return best;
}

char *encoding_read(const char *bytes, size_t size)
{
    enum { LONGEST = 3, BYTE_ORDER_MARK = 0xfeff };
    const char *at = bytes, *end = bytes + size;
    Encoding encoding = guess(bytes, size);
    if (size > ((size_t)-1) / LONGEST - 1)
        return NULL;
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
        if (put != '\n' && text_is_control(put))
            put = '?';
        out = utf8_put(out, put);
    }
    *out = '\0';
    return text;
}

/* --- writing --- */

size_t encoding_shift_jis(const char *text, char *out, long *lost)
{
    static const unsigned char missing[2] = { 0x81, 0xac }; /* 〓 */
    const char *end = text + strlen(text);
    unsigned char *at = (unsigned char *)out;
    fill_table();
    *lost = 0;
    while (text < end) {
        long code = utf8_next(&text, end);
        int place = code >= 0 && code < BASIC_PLANE ? place_of[code] : 0;
        int row = place >> 8, cell = place & 0xff;
        if (code >= 0 && code < 0x80) {
            *at++ = (unsigned char)code;
        } else if (code >= KANA_FIRST
                   && code <= KANA_FIRST + KANA_LAST_BYTE - KANA_BYTE) {
            *at++ = (unsigned char)(code - KANA_FIRST + KANA_BYTE);
        } else if (!place && code < 0) {
            *at++ = '?'; /* one byte, so one byte: `out` has no room for more */
            ++*lost;
        } else if (!place) {
            memcpy(at, missing, sizeof missing);
            at += sizeof missing;
            ++*lost;
        } else {
            int pair = (row - 1) / 2, trail = cell + (row % 2 ? 0x3f : 0x9e);
            *at++ = (unsigned char)(pair + (row <= 62 ? 0x81 : 0xc1));
            *at++ = (unsigned char)(trail + (row % 2 && trail >= 0x7f));
        }
    }
    *at = '\0';
    return (size_t)(at - (unsigned char *)out);
}
