/* file_line.c - see file_line.h. */
#include "text/file_line.h"

#include <string.h>

#include "text/words.h"

LineStatus file_line_read(FILE *in, char *text, size_t size, bool first)
{
    size_t length = 0;
    int c = getc(in);
    if (c == EOF)
        return LINE_NONE;
    /* What does not fit is read away: else it would come back as a line of its own. */
    for (; c != '\n' && c != EOF; c = getc(in), length++)
        if (length < size - 1)
            text[length] = c == '\0' ? '?' : (char)c;
    if (length > size - 1) {
        text[size - 1] = '\0';
        return LINE_TOO_LONG;
    }
    /* Ends of lines of all systems are blanks, too. */
    while (length > 0 && strchr(BLANKS, text[length - 1]))
        length--;
    text[length] = '\0';
    /* Some editors put it in front of UTF-8; it would hide the first statement. */
    static const char byte_order_mark[] = "\xef\xbb\xbf";
    if (first && !strncmp(text, byte_order_mark, 3))
        memmove(text, text + 3, length - 2);
    return LINE_READ;
}
