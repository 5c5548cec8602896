/* line_editor.h - one line being typed: a text, a cursor, and what keys do to them. Knows
 * no terminal: bytes come in, events come out, so that all of it can be tested. */
#ifndef KEYBOARD_LINE_EDITOR_H
#define KEYBOARD_LINE_EDITOR_H

#include <stdbool.h>

enum {
    EDITOR_TEXT = 32768,  /* bytes of the line with its end; more is not taken */
    EDITOR_HISTORY = 200, /* lines remembered */
    EDITOR_SEQUENCE = 32, /* bytes of an escape sequence or a character */
};

/* All zero is an empty line without a history. */
typedef struct {
    char text[EDITOR_TEXT];
    int length, cursor; /* bytes; the cursor stands between characters */
    bool too_long;      /* more was typed than it takes */
    char sequence[EDITOR_SEQUENCE]; /* what has come of one that is not complete */
    int sequence_length;
    char *history[EDITOR_HISTORY];
    int history_count;
    int looked_at;      /* index of the history's line shown; history_count: the own */
    char own[EDITOR_TEXT]; /* kept while lines of the history are shown */
} LineEditor;

typedef enum {
    EDIT_NOTHING, /* the key did nothing, or more bytes must come */
    EDIT_CHANGED, /* text or cursor */
    EDIT_ENTER,
    EDIT_CANCEL,  /* Ctrl-C */
    EDIT_END,     /* Ctrl-D on an empty line */
    EDIT_COMPLETE, /* Tab */
    EDIT_REDRAW,  /* Ctrl-L */
} EditEvent;

/* One byte of what was typed. Escape sequences that mean nothing here do nothing,
 * whatever they are; control characters never get into the text, nor bytes that are no
 * UTF-8. */
EditEvent editor_byte(LineEditor *editor, unsigned char byte);

/* An empty line; the history stays. */
void editor_clear(LineEditor *editor);

/* Put a text where the cursor is, as far as it fits. */
void editor_insert(LineEditor *editor, const char *text);

/* Remember a line, unless it is empty or the last one again. Without memory it is
 * forgotten. */
void editor_remember(LineEditor *editor, const char *line);

/* Give the memory of the history back. */
void editor_forget_all(LineEditor *editor);

#endif
