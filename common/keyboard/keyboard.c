/* keyboard.c - see keyboard.h. */
#include "keyboard/keyboard.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "keyboard/line_editor.h"
#include "machine/input.h"
#include "machine/system.h"
#include "text/pager.h"
#include "text/words.h"

enum {
    OFFERS = 700,       /* words a completion may offer: all legal moves */
    OFFER_TEXT = 64,    /* bytes of one, with its end */
    HISTORY_SIZE = 1 << 16, /* bytes of a file; then another one begins */
};

static struct {
    LineEditor editor;
    int heard;         /* bytes typed ahead that keyboard_listen() has looked at */
    LineEditor aside;  /* without a history: reads such lines, and single keys */
    int top;           /* rows that are not for text */
    int (*waiter)(bool at_prompt);
    int drawn;         /* cells of the line on the screen up to its cursor; 0: none */
} keys;

/* What a completion has offered. */
static struct {
    char word[OFFERS][OFFER_TEXT];
    int count;
    const char *start; /* words must begin so */
} offers;

/* --- the history in files --- */

/* A history that can't be read or kept is no reason to trouble anyone. */
static void load_lines(const char *path)
{
    char line[EDITOR_TEXT];
    FILE *file = system_file(path, NULL) == FILE_REGULAR ? system_open(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        text_clean(line);
        editor_remember(&keys.editor, line);
    }
    if (file)
        fclose(file);
}

/* At once: whatever ends the program may not leave the time for more. */
void keyboard_keep(const char *line)
{
    char path[PATH_TEXT];
    bool there = system_own_path(path, STATE_FOLDER, "/history", true)
              && system_file(path, NULL) != FILE_OTHER;
    FILE *file = there ? system_open(path, "a") : NULL;
    if (!file)
        return;
    fprintf(file, "%s\n", line);
    fclose(file);
}

/* --- open and close --- */

bool keyboard_open(void)
{
    char path[PATH_TEXT], before[PATH_TEXT];
    int64_t size;
    if (!system_has_escapes() || !system_raw_keys(true))
        return false;
    if (!system_own_path(path, STATE_FOLDER, "/history", false)
        || !system_own_path(before, STATE_FOLDER, "/history.old", false))
        return true;
    if (system_file(path, &size) == FILE_REGULAR && size > HISTORY_SIZE)
        system_rename(path, before);
    load_lines(before);
    load_lines(path);
    return true;
}

void keyboard_size(int *columns, int *rows)
{
    if (!system_terminal_size(columns, rows) || *columns < 20 || *rows < 4) {
        *columns = 80;
        *rows = 24;
    }
    *rows -= keys.top;
}

void keyboard_keep_off(int rows)
{
    keys.top = rows;
    keys.drawn = rows > 0 ? 0 : keys.drawn; /* the screen below is drawn anew */
}

void keyboard_wait(int (*waiter)(bool at_prompt)) { keys.waiter = waiter; }

int keyboard_rows(int width)
{
    int columns, rows;
    keyboard_size(&columns, &rows);
    return width > columns ? (width + columns - 1) / columns : 1;
}

/* --- drawing --- */

/* The line in one row of the screen: where it is too long, the part around the cursor. */
static void draw(const char *prompt)
{
    const LineEditor *e = &keys.editor;
    int columns, rows, from = 0, to = e->length;
    keyboard_size(&columns, &rows);
    int room = columns - 1 - text_width(prompt);
    if (room < 10)
        room = 10;
    int before = text_width_of(e->text, e->cursor), most = room > 20 ? room - 5 : room;
    for (int size; before > most; from += size) {
        size = text_character(e->text + from);
        before -= text_width_of(e->text + from, size);
    }
    for (int end = to, shown = text_width(e->text + from); shown > room; end = to) {
        do
            to--;
        while (to > from && text_is_inside(e->text[to]));
        shown -= text_width_of(e->text + to, end - to);
    }
    int column = text_width(prompt) + before;
    int above = keyboard_rows(keys.drawn) - 1;
    if (above > 0)
        printf("\033[%dA", above);
    printf("\r%s%.*s\033[J\r\033[%dC", prompt, to - from, e->text + from, column);
    fflush(stdout);
    keys.drawn = column;
}

/* --- completion --- */

static void take_offer(const char *word)
{
    if (!text_begins(word, offers.start) || offers.count == OFFERS
        || strlen(word) >= OFFER_TEXT)
        return;
    for (int i = 0; i < offers.count; i++)
        if (strcmp(offers.word[i], word) == 0)
            return;
    strcpy(offers.word[offers.count++], word);
}

static int compare_offers(const void *a, const void *b) { return strcmp(a, b); }

/* How many bytes all words offered have in common; whole characters. In their order, what
 * the first and the last one share have all. */
static int common_length(void)
{
    int length = 0;
    const char *first = offers.word[0], *last = offers.word[offers.count - 1];
    while (first[length] && first[length] == last[length])
        length++;
    while (length > 0 && text_is_inside(first[length]))
        length--;
    return length;
}

/* As many as fit in a few lines. */
static void show_offers(void)
{
    enum { MOST_LINES = 5 };
    int columns, rows, column = 0, lines = 1;
    keyboard_size(&columns, &rows);
    keys.drawn = 0;
    printf("\n");
    for (int i = 0; i < offers.count; i++) {
        int width = text_width(offers.word[i]) + 2;
        if (column + width >= columns && column > 0) {
            if (++lines > MOST_LINES) {
                printf("...");
                break;
            }
            printf("\n");
            column = 0;
        }
        printf("%s  ", offers.word[i]);
        column += width;
    }
    printf("\n");
}

static void complete(Completer completer)
{
    LineEditor *e = &keys.editor;
    char before[EDITOR_TEXT];
    snprintf(before, sizeof before, "%.*s", e->cursor, e->text);
    const char *blank = strrchr(before, ' ');
    offers.start = blank ? blank + 1 : before;
    offers.count = 0;
    if (completer)
        completer(before, offers.start, take_offer);
    if (offers.count == 0)
        return;
    qsort(offers.word, (size_t)offers.count, sizeof offers.word[0], compare_offers);
    int have = (int)strlen(offers.start), length = common_length();
    if (length >= have) {
        /* The case of the words offered takes the place of what was typed. */
        char rest[OFFER_TEXT + 1];
        bool folder = length > 0 && offers.word[0][length - 1] == '/';
        snprintf(rest, sizeof rest, "%.*s%s", length, offers.word[0],
                 offers.count == 1 && !folder ? " " : "");
        editor_insert(e, have, rest);
    }
    if (offers.count > 1 && length <= have)
        show_offers();
}

/* --- keys --- */

/* The next byte, which stays where it is, or below 0. A signal ends no endless wait. */
static int wait_byte(int milliseconds)
{
    int byte;
    do
        byte = input_ahead(0, milliseconds);
    while (byte == INPUT_NONE && milliseconds < 0);
    return byte;
}

/* Forget so many bytes of what was typed. -1: put back the one just taken, which counts
 * as heard. */
static void take(int count)
{
    input_take(count);
    keys.heard -= count <= keys.heard ? count : keys.heard;
}

static const char *end_line(const char *line)
{
    printf("\r\n");
    fflush(stdout);
    return line;
}

const char *keyboard_line(const char *prompt, Completer completer, void (*redraw)(void))
{
    LineEditor *e = &keys.editor;
    bool drawn = true; /* what is pasted is drawn as a whole */
    editor_clear(e);
    keys.drawn = 0;
    int wait = keys.waiter(completer != NULL);
    draw(prompt);
    while (wait != WAIT_ENDS_LINE) {
        int byte = input_ahead(0, drawn ? wait : 0);
        EditEvent event = EDIT_NOTHING;
        if (byte >= 0) {
            take(1);
            event = editor_byte(e, (unsigned char)byte);
        } else { /* none came; or a signal: a new size, or Ctrl-Z took the line away */
            wait = keys.waiter(completer != NULL);
        }
        if (byte < 0 || (!drawn && event != EDIT_NOTHING && event != EDIT_CHANGED)) {
            draw(prompt);
            drawn = true;
        }
        if (byte == INPUT_END)
            return end_line(NULL);
        drawn &= event == EDIT_NOTHING;
        switch (event) {
        case EDIT_NOTHING: case EDIT_CHANGED: break;
        case EDIT_COMPLETE: complete(completer); break;
        case EDIT_REDRAW:
            printf("\033[H\033[2J");
            keys.drawn = 0;
            if (redraw)
                redraw();
            break;
        case EDIT_LOOK_BACK:
            if (completer)
                return end_line("log");
            break;
        case EDIT_END: return end_line(NULL);
        case EDIT_CANCEL:
            if (e->length == 0)
                return end_line("\003");
            editor_clear(e);
            break;
        case EDIT_ENTER:
            pager_keep(prompt); /* the reader may look back at it */
            pager_keep(e->text);
            pager_keep("\n");
            if (completer) /* a command: what may be wanted again */
                editor_remember(e, e->text);
            return end_line(e->text);
        }
    }
    return end_line("");
}

void keyboard_unread(void) { take(-1); }

const char *keyboard_more(int milliseconds)
{
    return wait_byte(milliseconds) < 0 ? NULL : keyboard_line("> ", NULL, NULL);
}

bool keyboard_too_long(void) { return keys.editor.too_long; }

int keyboard_key(void)
{
    editor_clear(&keys.aside); /* it reads sequences to their end */
    do {
        int byte = wait_byte(-1);
        if (byte < 0)
            return -1;
        take(1);
        bool plain = keys.aside.sequence_length == 0 && byte < 0x80 && byte != 0x1b;
        if (plain || byte == CTRL_C)
            return byte;
        editor_byte(&keys.aside, (unsigned char)byte);
    } while (keys.aside.sequence_length > 0);
    return 0;
}

/* --- what is typed ahead --- */

static bool is_enter(int byte) { return byte == '\r' || byte == '\n'; }

/* Where the line begins that goes on up to this byte. */
static int line_start(int end)
{
    while (end > 0 && !is_enter(input_ahead(end - 1, 0)))
        end--;
    return end;
}

Heard keyboard_listen(const char **line)
{
    int byte;
    while ((byte = input_ahead(keys.heard, 0)) >= 0) {
        keys.heard++;
        if (byte == CTRL_C)
            return HEARD_INTERRUPT;
        if (!is_enter(byte))
            continue;
        editor_clear(&keys.aside);
        for (int i = line_start(keys.heard - 1); i < keys.heard; i++)
            editor_byte(&keys.aside, (unsigned char)input_ahead(i, 0));
        *line = keys.aside.text;
        return HEARD_LINE;
    }
    return byte == INPUT_END ? HEARD_END : HEARD_NOTHING;
}

void keyboard_forget(void) { take(keys.heard); }
void keyboard_keep_last(void) { take(line_start(keys.heard - 1)); }
bool keyboard_has_heard(void) { return keys.heard > 0; }
