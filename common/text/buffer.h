/* buffer.h - a text that grows while it is written. */
#ifndef TEXT_BUFFER_H
#define TEXT_BUFFER_H

#include <stdbool.h>
#include <stddef.h>

/* All zero is an empty one. When memory runs out, `failed` is set and what is written
 * after that is missing; whoever uses the text checks it once, at the end. */
typedef struct {
    char *text; /* NULL until something is written */
    size_t length, size;
    bool failed;
} Buffer;

/* Write as printf() does. */
void buffer_add(Buffer *buffer, const char *format, ...);

/* Forget the text and free its memory. */
void buffer_free(Buffer *buffer);

#endif
