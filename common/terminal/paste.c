/* paste.c - see paste.h. */
#include "terminal/paste.h"

#include <string.h>

#include "keyboard/keyboard.h"
#include "machine/input.h"
#include "machine/system.h"
#include "record/file.h"

enum {
    PAUSE = 500,          /* ms at a terminal; behind it a person goes on typing */
    LARGEST = 16 << 20,  /* bytes; a larger record is read up to there */
    CTRL_C = 3,
};

/* The next line. Waits for it, in a pipe always and at a terminal for so many
 * milliseconds, -1 being for ever. NULL: none. */
static const char *next_line(const Session *s, int wait)
{
    if (s->keys)
        return keyboard_more(wait);
    if (!s->interactive || wait < 0)
        return input_line();
    const char *line = input_poll();
    return line || !system_wait_input(wait) ? line : input_poll();
}

int paste_record(Session *s, Buffer *text)
{
    int lines = 0;
    const char *line;
    while (text->length < LARGEST && (line = next_line(s, PAUSE)) != NULL) {
        if (text->failed || !record_goes_on_with(text->text, line)) {
            session_clean(line, s->behind);
            break;
        }
        buffer_add(text, "%s\n", line);
        lines++;
    }
    return lines;
}

bool paste_lines(const Session *s, Buffer *text)
{
    const char *line;
    while (text->length < LARGEST && (line = next_line(s, -1)) != NULL
           && strcmp(line, ".") != 0) {
        if (line[0] == CTRL_C)
            return false;
        buffer_add(text, "%s\n", line);
    }
    return true;
}
