/* buffer.h - a text that grows while it is written. */
#ifndef TEXT_BUFFER_H
#define TEXT_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

/* All zero is an empty one. When the memory ends, `failed` is set and what was written
 * later is missing; whoever uses the text asks for that once, at the end. */
typedef struct {
    char *text; /* NULL as long as nothing was written */
    size_t length, size;
    bool failed;
} Buffer;

/* Write as printf() does. */
void buffer_add(Buffer *buffer, const char *format, ...);

/* Forget the text and give its memory back. */
void buffer_free(Buffer *buffer);

#endif
