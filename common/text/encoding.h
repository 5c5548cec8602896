/* encoding.h - texts in the encodings that game records come in. Inside the program all
 * text is UTF-8 without control characters. Files are read as UTF-8 (with or without byte
 * order mark), UTF-16 (with one), Shift_JIS or EUC-JP, whichever their bytes fit, and
 * with any system's line ends. */
#ifndef TEXT_ENCODING_H
#define TEXT_ENCODING_H

#include <stddef.h>

typedef enum {
    ENCODING_UTF8, ENCODING_EUC_JP, ENCODING_SHIFT_JIS, /* in this order they are tried */
    ENCODING_UTF16, ENCODING_UTF16_BIG, /* low byte first, or high byte first */
} Encoding;

/* The text in UTF-8, with a zero behind it: without a byte order mark, lines ended by \n
 * alone, U+FFFD for bytes that are no character, '?' for control characters and for those
 * that change the direction of writing. The caller frees it. NULL: no memory. */
char *encoding_read(const char *bytes, size_t size);

/* UTF-8 as Shift_JIS. Characters that it lacks become 〓, and *lost counts them. `out`
 * needs the size of the text with its end, or is the text. Returns the length. */
size_t encoding_shift_jis(const char *text, char *out, long *lost);

#endif
