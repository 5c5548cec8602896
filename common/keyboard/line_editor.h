/* line_editor.h - one line being typed: a text, a cursor, and what keys do to them. It
 * knows no terminal: bytes go in and events come out, so that all of it can be tested. */
#ifndef KEYBOARD_LINE_EDITOR_H
#define KEYBOARD_LINE_EDITOR_H

#include <stdbool.h>

enum {
    EDITOR_TEXT = 32768,  /* bytes of the line with its end; more is refused */
    EDITOR_HISTORY = 200, /* lines remembered */
    EDITOR_SEQUENCE = 32, /* bytes of an escape sequence or a character */
};

/* All zero is an empty line without a history. */
typedef struct {
    char text[EDITOR_TEXT];
    int length, cursor; /* bytes; the cursor stands between characters */
    bool too_long;      /* more was typed than fits */
    char sequence[EDITOR_SEQUENCE]; /* what has arrived of one that is not complete */
    int sequence_length;
    char *history[EDITOR_HISTORY];
    int history_count;
    int looked_at;      /* the line of the history that is shown; history_count: `own` */
    bool seeking;       /* Ctrl-R: what is typed goes to `own`, and is looked for */
    char own[EDITOR_TEXT]; /* what was typed, while lines of the history are shown */
} LineEditor;

typedef enum {
    EDIT_NOTHING, /* the key did nothing, or more bytes must follow */
    EDIT_CHANGED, /* text or cursor */
    EDIT_ENTER,
    EDIT_CANCEL,  /* Ctrl-C */
    EDIT_END,     /* Ctrl-D on an empty line */
    EDIT_COMPLETE, /* Tab */
    EDIT_REDRAW,  /* Ctrl-L */
    EDIT_LOOK_BACK, /* PageUp on an empty line */
} EditEvent;

/* Take one byte of what was typed. Escape sequences without a meaning here do nothing;
 * control characters never get into the text, nor do bytes that are no UTF-8. */
EditEvent editor_byte(LineEditor *editor, unsigned char byte);

/* Start with an empty line; the history stays. */
void editor_clear(LineEditor *editor);

/* Insert a text at the cursor, as far as it fits, in place of so many bytes before it. */
void editor_insert(LineEditor *editor, int replaced, const char *text);

/* Add a line to the history unless it is empty, the last one, or there is no memory. */
void editor_remember(LineEditor *editor, const char *line);

#endif
