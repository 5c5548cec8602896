/* buffer.c - see buffer.h. */
#include "text/buffer.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* Room for `more` bytes and the end. Doubling keeps the copying in proportion. */
static bool make_room(Buffer *buffer, size_t more)
{
    size_t size = buffer->size ? buffer->size : 1024;
    while (size <= buffer->length + more)
        size *= 2;
    if (size == buffer->size)
        return true;
    char *text = realloc(buffer->text, size);
    if (!text)
        return false;
    buffer->text = text;
    buffer->size = size;
    return true;
}

void buffer_add(Buffer *buffer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (buffer->failed || length < 0 || !make_room(buffer, (size_t)length)) {
        buffer->failed = true;
        return;
    }
    va_start(arguments, format);
    vsnprintf(buffer->text + buffer->length, (size_t)length + 1, format, arguments);
    va_end(arguments);
    buffer->length += (size_t)length;
}

void buffer_free(Buffer *buffer)
{
    free(buffer->text);
    *buffer = (Buffer){ NULL, 0, 0, false };
}
