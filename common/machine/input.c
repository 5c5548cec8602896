/* input.c - see input.h. Without stdio: what that has buffered, no wait would see. */
#include "machine/input.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "machine/system.h"

enum { FIRST_SIZE = 1 << 16 }; /* bytes; a game of 1000 moves is a line of 6 KB */

/* Bytes read and not yet handed out are text[begin .. end-1]. */
static struct {
    char *text;
    size_t size, begin, end;
    bool begun; /* a line has been handed out */
    bool ended; /* nothing comes after them */
} buffer;

/* One read, with room for a byte at least and for the '\0' that ends a last line. A line
 * too long for the memory ends the input. */
static void read_more(void)
{
    if (buffer.begin > 0) {
        memmove(buffer.text, buffer.text + buffer.begin, buffer.end - buffer.begin);
        buffer.end -= buffer.begin;
        buffer.begin = 0;
    }
    if (buffer.end + 1 >= buffer.size) {
        size_t size = buffer.size ? buffer.size * 2 : FIRST_SIZE;
        char *larger = size > buffer.size ? realloc(buffer.text, size) : NULL;
        buffer.ended = !larger;
        if (!larger)
            return;
        buffer.text = larger;
        buffer.size = size;
    }
    size_t room = buffer.size - buffer.end - 1;
    int got = system_read(buffer.text + buffer.end, room < INT_MAX ? (int)room : INT_MAX);
    buffer.end += got > 0 ? (size_t)got : 0;
    buffer.ended = got == 0;
}

/* The next line in the buffer; what stands before the end of input is a line, too. */
static const char *take_line(void)
{
    if (buffer.begin == buffer.end)
        return NULL;
    char *line = buffer.text + buffer.begin;
    char *stop = memchr(line, '\n', buffer.end - buffer.begin);
    if (!stop && !buffer.ended)
        return NULL;
    char *next = stop ? stop + 1 : buffer.text + buffer.end;
    stop = stop ? stop : next;
    if (stop > line && stop[-1] == '\r')
        stop--;
    *stop = '\0';
    buffer.begin = (size_t)(next - buffer.text);
    /* A byte order mark, as some editors write it, would hide the first word. */
    bool marked = !buffer.begun && strncmp(line, "\xef\xbb\xbf", 3) == 0;
    buffer.begun = true;
    return marked ? line + 3 : line;
}

static const char *next_line(bool waits)
{
    const char *line;
    while ((line = take_line()) == NULL && !buffer.ended) {
        if (system_wait_input(waits ? -1 : 0)) /* also where a read would not wait */
            read_more();
        else if (!waits)
            return NULL;
    }
    return line ? line : take_line();
}

const char *input_line(void) { return next_line(true); }
const char *input_poll(void) { return next_line(false); }

int input_ahead(int offset, int milliseconds)
{
    size_t needed = (size_t)offset + 1;
    if (buffer.end - buffer.begin < needed && !buffer.ended
        && system_wait_input(milliseconds))
        read_more();
    if (buffer.end - buffer.begin >= needed)
        return (unsigned char)buffer.text[buffer.begin + needed - 1];
    return buffer.ended ? INPUT_END : INPUT_NONE;
}

void input_take(int count)
{
    assert(count >= 0 || buffer.begin > 0);
    buffer.begin += (size_t)count;
}

bool input_ended(void) { return buffer.ended && buffer.begin == buffer.end; }
