/* question.c - see question.h. */
#include "terminal/question.h"

#include <string.h>

#include "keyboard/keyboard.h"
#include "machine/input.h"
#include "machine/system.h"
#include "record/file.h"
#include "text/pager.h"

enum {
    PAUSE = 500,        /* ms at a terminal; behind it a person goes on typing */
    LARGEST = 16 << 20, /* bytes; a larger record is read up to there */
};

const char *question_line(Session *s, const char *prompt)
{
    static char line[LINE_TEXT];
    bool plain = s->interactive && !s->keys;
    pager_seen();
    for (;;) { /* what was not read is no answer */
        if (plain)
            fputs(prompt, stdout);
        fflush(stdout); /* it must be seen before the answer is waited for */
        const char *typed = s->keys ? keyboard_line(prompt, NULL, NULL) : input_line();
        if (plain && !typed)
            putchar('\n'); /* Ctrl-D leaves the cursor behind the prompt */
        s->quit |= !typed;
        if (!typed || (s->keys && typed[0] == CTRL_C))
            return NULL;
        if (session_clean(typed, line))
            return line;
        complain(MSG_LONG_LINE, LINE_TEXT - 1);
    }
}

int question_key(Session *s, const char *question)
{
    if (!s->keys) {
        const char *line = question_line(s, question); /* NULL has set s->quit */
        return !line ? -1 : !*line ? 'y' : line[1] ? 0 : text_lower(*line);
    }
    pager_seen();
    fputs(question, stdout);
    fflush(stdout);
    int key = keyboard_key();
    s->quit |= key == -1;
    bool letter = key > ' ' && key < 0x7f;
    printf("%c\n", letter ? key : ' ');
    return key == '\r' || key == '\n' ? 'y' : letter ? text_lower((char)key) : key;
}

Said question_ask(Session *s, const char *question)
{
    const char *line = question_line(s, question);
    Said said = line ? question_said(line) : SAID_NOTHING;
    if (line && said == SAID_NOTHING)
        strcpy(s->behind, line);
    return said;
}

Said question_said(const char *line)
{
    char first[WORD_TEXT], second[WORD_TEXT];
    text_word(&line, first, sizeof first);
    do
        text_word(&line, second, sizeof second);
    while (text_same(second, "the"));
    first[strcspn(first, ".,!?")] = '\0';
    if (*first && !first[1] && *second)
        return SAID_NOTHING; /* `N 7g` is a move */
    if (!*first
        || text_is_among("y ye yes yeah sure ok okay please はい 続ける お願いします", first)
        || (text_is_among("do play go", first)
            && text_is_among("it that on hint hint!", second)))
        return SAID_YES;
    return text_is_among("n no nope いいえ", first) ? SAID_NO : SAID_NOTHING;
}

int question_number(Session *s, int count)
{
    char question[ERROR_TEXT];
    int64_t number = 0;
    snprintf(question, sizeof question, message_text(MSG_WHICH_QUESTION), count);
    if (question_ask(s, question) == SAID_NOTHING
        && text_number(s->behind, 1, count, &number))
        s->behind[0] = '\0';
    return (int)number;
}

/* --- records --- */

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

int paste_record(Session *s, Buffer *text, LineTest *is_command)
{
    int lines = 0;
    const char *line;
    while (text->length < LARGEST && (line = next_line(s, PAUSE)) != NULL) {
        if (text->failed || is_command(line) || !record_goes_on_with(text->text, line)) {
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
