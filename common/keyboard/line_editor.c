/* line_editor.c - see line_editor.h. */
#include "keyboard/line_editor.h"

#include <stdlib.h>
#include <string.h>

#include "text/words.h"

enum { CTRL_C = 3, CTRL_R = 0x12, ESCAPE = 0x1b, RUBOUT = 0x7f, ALT = 0x100 };

/* --- places in the line --- */

/* The character before the cursor begins here. */
static int before(const LineEditor *e, int at)
{
    while (at > 0 && text_is_inside(e->text[--at]))
        continue;
    return at;
}

static int behind(const LineEditor *e, int at)
{
    return at + text_character(e->text + at);
}

/* Where the word before the cursor begins (step -1), or the one behind it ends (1). */
static int over_word(const LineEditor *e, int step)
{
    int at = e->cursor, next = step < 0 ? -1 : 0, end = step < 0 ? 0 : e->length;
    while (at != end && e->text[at + next] == ' ')
        at += step;
    while (at != end && e->text[at + next] != ' ')
        at += step;
    return at;
}

/* --- changes --- */

static EditEvent move_to_byte(LineEditor *e, int at)
{
    if (at == e->cursor)
        return EDIT_NOTHING;
    e->cursor = at;
    return EDIT_CHANGED;
}

/* Rub out from..to, and stand there. */
static EditEvent rub_out(LineEditor *e, int from, int to)
{
    if (from == to)
        return EDIT_NOTHING;
    memmove(e->text + from, e->text + to, (size_t)(e->length - to + 1));
    e->length -= to - from;
    e->cursor = from;
    e->too_long &= e->length > 0;
    return EDIT_CHANGED;
}

void editor_clear(LineEditor *e)
{
    e->too_long = e->seeking = false;
    e->text[0] = '\0';
    e->length = e->cursor = e->sequence_length = 0;
    e->looked_at = e->history_count;
}

static bool insert_bytes(LineEditor *e, const char *bytes, int count)
{
    if (e->length + count >= EDITOR_TEXT) {
        e->too_long = true;
        return false;
    }
    memmove(e->text + e->cursor + count, e->text + e->cursor,
            (size_t)(e->length - e->cursor + 1));
    memcpy(e->text + e->cursor, bytes, (size_t)count);
    e->length += count;
    e->cursor += count;
    return true;
}

void editor_insert(LineEditor *e, int replaced, const char *text)
{
    rub_out(e, e->cursor - replaced, e->cursor);
    while (*text && insert_bytes(e, text, text_character(text)))
        text += text_character(text);
}

/* --- history --- */

void editor_remember(LineEditor *e, const char *line)
{
    const char *last = e->history_count > 0 ? e->history[e->history_count - 1] : "";
    bool is_new = *line && strcmp(last, line) != 0;
    char *copy = is_new ? malloc(strlen(line) + 1) : NULL;
    if (!copy)
        return;
    strcpy(copy, line);
    if (e->history_count == EDITOR_HISTORY) {
        free(e->history[0]);
        memmove(e->history, e->history + 1, sizeof e->history - sizeof e->history[0]);
        e->history_count--;
    }
    e->history[e->history_count++] = copy;
    e->looked_at = e->history_count;
}

/* Show the next line of the history, by `step` from `index` on, that begins with what was
 * typed, or, seeking, has it anywhere; behind the newest stands what was typed itself. */
static EditEvent show_line(LineEditor *e, int index, int step)
{
    for (; index >= 0 && index < e->history_count; index += step) {
        const char *found = strstr(e->history[index], e->own);
        if (found && (e->seeking || found == e->history[index]))
            break;
    }
    if (index < 0 || index > e->history_count)
        return EDIT_NOTHING;
    e->too_long = false;
    e->looked_at = index;
    e->cursor = e->length;
    editor_insert(e, e->length, index == e->history_count ? e->own : e->history[index]);
    if (e->seeking && *e->own) /* behind what was typed: that is how one sees it */
        e->cursor = (int)(strstr(e->text, e->own) - e->text + (int)strlen(e->own));
    return EDIT_CHANGED;
}

static EditEvent seek(LineEditor *e, int step, bool anywhere)
{
    if (e->looked_at == e->history_count && !e->seeking)
        strcpy(e->own, e->too_long ? "" : e->text);
    e->seeking = anywhere;
    return show_line(e, e->looked_at + step, step);
}

/* Another character of what is sought: it is not taken where no line has it. */
static EditEvent seek_on(LineEditor *e)
{
    size_t length = strlen(e->own);
    text_add(e->own, EDITOR_TEXT, "%s", e->sequence);
    EditEvent event = show_line(e, e->looked_at, -1);
    if (event == EDIT_NOTHING)
        e->own[length] = '\0';
    return event;
}

/* --- keys --- */

/* A letter with Ctrl, or with Alt, which comes as ESC and the letter. */
static EditEvent obey_key(LineEditor *e, int key)
{
    switch (key) {
    case 'a': return move_to_byte(e, 0);
    case 'b': return move_to_byte(e, before(e, e->cursor));
    case 'c': return EDIT_CANCEL;
    case 'd': return e->length ? rub_out(e, e->cursor, behind(e, e->cursor)) : EDIT_END;
    case 'e': return move_to_byte(e, e->length);
    case 'f': return move_to_byte(e, behind(e, e->cursor));
    case 'h': return rub_out(e, before(e, e->cursor), e->cursor);
    case 'i': return EDIT_COMPLETE;
    case 'j': case 'm': return EDIT_ENTER;
    case 'k': return rub_out(e, e->cursor, e->length);
    case 'l': return EDIT_REDRAW;
    case 'n': return seek(e, 1, false);
    case 'p': return seek(e, -1, false);
    case 'r': return seek(e, -1, true);
    case 'u': return rub_out(e, 0, e->cursor);
    case 'w': case ALT | RUBOUT: return rub_out(e, over_word(e, -1), e->cursor);
    case ALT | 'b': return move_to_byte(e, over_word(e, -1));
    case ALT | 'd': return rub_out(e, e->cursor, over_word(e, 1));
    case ALT | 'f': return move_to_byte(e, over_word(e, 1));
    default: return EDIT_NOTHING;
    }
}

/* What stands between ESC [ or ESC O and the last byte is a number, and perhaps ;5 or ;3
 * with Ctrl or Alt. Arrows, Home and End do what letters do with Ctrl, or with Alt. */
static EditEvent escape_key(LineEditor *e, char last, const char *parameters)
{
    static const char numbered[] = "~H~3F5~HF~"; /* Home, Delete, End, PageUp ... */
    static const char keys[] = "ABCDHF", letters[] = "pnfbae";
    bool digit = *parameters >= '0' && *parameters <= '9';
    if (last == '~' && digit && (!parameters[1] || parameters[1] == ';'))
        last = numbered[*parameters - '0'];
    const char *key = strchr(keys, last);
    bool words = strchr(parameters, ';') != NULL && (last == 'C' || last == 'D');
    if (key)
        return obey_key(e, letters[key - keys] | (words ? ALT : 0));
    if (last == '3')
        return rub_out(e, e->cursor, behind(e, e->cursor));
    return last == '5' && e->length == 0 ? EDIT_LOOK_BACK : EDIT_NOTHING;
}

/* A byte within a sequence that ESC has begun. One longer than any key's is dropped. */
static EditEvent escape_byte(LineEditor *e, unsigned char byte)
{
    if (byte == ESCAPE || byte == CTRL_C) { /* begun anew, or given up */
        e->sequence_length = byte == ESCAPE;
        return byte == ESCAPE ? EDIT_NOTHING : EDIT_CANCEL;
    }
    if (e->sequence_length < EDITOR_SEQUENCE - 1)
        e->sequence[e->sequence_length++] = (char)byte;
    int length = e->sequence_length;
    /* Parameters and blanks go on, 0x40 to 0x7e ends. Linux's console sends ESC [ [ A. */
    if (length == 2 ? byte == '[' || byte == 'O'
                    : (byte >= 0x20 && byte < 0x40) || (byte == '[' && length == 3))
        return EDIT_NOTHING;
    e->sequence_length = 0;
    e->sequence[length - 1] = '\0';
    if (length == 2)
        return obey_key(e, ALT | byte);
    bool whole = length < EDITOR_SEQUENCE - 1 && byte >= 0x40 && byte < 0x7f;
    return whole ? escape_key(e, (char)byte, e->sequence + 2) : EDIT_NOTHING;
}

/* The bytes of one character come one by one. Half a one is dropped. */
static EditEvent text_byte(LineEditor *e, char byte)
{
    if (!text_is_inside(byte))
        e->sequence_length = 0;
    else if (e->sequence_length == 0)
        return EDIT_NOTHING;
    e->sequence[e->sequence_length++] = byte;
    e->sequence[e->sequence_length] = '\0';
    int count = e->sequence_length, wanted = text_bytes(e->sequence[0]);
    if (count < wanted)
        return EDIT_NOTHING;
    e->sequence_length = 0;
    bool whole = wanted > 0 && text_character(e->sequence) == count;
    if (whole && e->seeking)
        return seek_on(e);
    return whole && insert_bytes(e, e->sequence, count) ? EDIT_CHANGED : EDIT_NOTHING;
}

EditEvent editor_byte(LineEditor *e, unsigned char byte)
{
    if (e->sequence_length > 0 && e->sequence[0] == ESCAPE)
        return escape_byte(e, byte);
    if (byte >= ' ' && byte != RUBOUT)
        return text_byte(e, (char)byte);
    e->seeking &= byte == CTRL_R;
    e->sequence[0] = (char)byte;
    e->sequence_length = byte == ESCAPE; /* which does nothing yet */
    return obey_key(e, byte == RUBOUT ? 'h' : byte | 0x60);
}
