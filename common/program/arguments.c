/* arguments.c - see arguments.h. */
#include "program/arguments.h"

#include <stdio.h>
#include <string.h>

#include "machine/system.h"
#include "notation/sfen.h"
#include "options/table.h"
#include "text/messages.h"

enum { POSITION_TEXT = 32768 }; /* a position with the moves of a long game */

int argument_error(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fputs("shogi: ", stderr);
    vfprintf(stderr, word_text(format), values);
    fputc('\n', stderr);
    va_end(values);
    return EXIT_BAD_ARGUMENT;
}

/* The word at `words`, with what it takes: how many words that is. 0: it is not known;
 * below 0: what it takes is missing or wrong, and a message was printed. */
static int take_word(int count, char **words, const ArgumentWord *known)
{
    while (known->name && strcmp(known->name, words[0]) != 0)
        known++;
    if (!known->name)
        return 0;
    if (known->flag) {
        *known->flag = true;
        return 1;
    }
    const char *behind = count > 1 ? words[1] : "";
    if (known->text && count > 1)
        *known->text = behind;
    else if (known->text)
        return -argument_error("%s: %s", known->name, word_text(known->asked));
    else if (!text_number(behind, known->low, known->high, known->number))
        return -argument_error("%s: '%.60s' is not a number from %lld to %lld",
                               known->name, behind, (long long)known->low,
                               (long long)known->high);
    return 2;
}

int arguments_read(const char *call, int *count, char **words, const ArgumentWord *known)
{
    char error[ERROR_TEXT];
    int left = 0, options = 0, taken;
    for (int i = 0; i < *count; i += taken ? taken : 1) {
        char *word = words[i], *option = strchr(word, '=');
        taken = take_word(*count - i, words + i, known);
        if (taken > 0)
            continue;
        if (taken == 0 && strncmp(word, "--", 2) == 0)
            taken = -argument_error("%s: unknown argument '%s'", call, word);
        else if (taken == 0 && option && !options_assign(word, error))
            taken = -argument_error("%s", error);
        if (taken < 0)
            return -1;
        if (!option) { /* it goes before the options */
            memmove(words + left + 1, words + left, (size_t)options * sizeof *words);
            words[left++] = word;
        } else {
            words[left + options++] = word;
        }
    }
    *count = left;
    return options;
}

/* Files of positions have many sources: with the words of a USI line, or a bare SFEN. */
bool text_position(const char *text, Position *pos, char error[ERROR_TEXT])
{
    text += strspn(text, " \t");
    if (strncmp(text, "startpos", 8) == 0 || strncmp(text, "sfen ", 5) == 0)
        return position_read(pos, text, error);
    return sfen_read(pos, text, error);
}

bool argument_position(int count, char **words, Position *pos)
{
    char text[POSITION_TEXT + 1] = "", error[ERROR_TEXT];
    for (int i = 0; i < count; i++)
        text_add(text, sizeof text, "%s%s", i ? " " : "", words[i]);
    if (strlen(text) == POSITION_TEXT) /* it was cut, perhaps */
        return !argument_error("a position of more than %d characters",
                               POSITION_TEXT - 1);
    return text_position(count ? text : "startpos", pos, error)
        || !argument_error("%s", error);
}

/* Read the next line, without its end and blanks before that. False at the end. A line
 * that does not fit is skipped. A NUL byte, which no text has, becomes a question mark:
 * so what stands behind it is not lost, and the reader of the line refuses it. */
static bool read_line(FILE *in, char text[FILE_LINE], bool *fits)
{
    size_t length = 0;
    int c = getc(in);
    if (c == EOF)
        return false;
    /* What does not fit is read away: else it would come back as a line of its own. */
    for (; c != '\n' && c != EOF; c = getc(in), length++)
        if (length < FILE_LINE - 1)
            text[length] = c == '\0' ? '?' : (char)c;
    *fits = length < FILE_LINE;
    if (!*fits)
        return true;
    /* Ends of lines of all systems are blanks, too. */
    while (length > 0 && strchr(BLANKS, text[length - 1]))
        length--;
    text[length] = '\0';
    return true;
}

int file_lines(const char *path, LineTaker take, void *data)
{
    char line[FILE_LINE], error[ERROR_TEXT];
    int number = 0, taken = 0;
    bool good = true, fits;
    FILE *file = system_open(path, "r");
    /* A line that cannot be read ends the run. Left out, it would make the sum at the end
     * look like a result for the whole file. */
    while (good && file && read_line(file, line, &fits)) {
        /* What some editors put in front of UTF-8 would hide the first statement. */
        bool marked = number++ == 0 && strncmp(line, "\xef\xbb\xbf", 3) == 0;
        char *text = line + (marked ? 3 : 0);
        if (fits && (*text == '\0' || *text == '#'))
            continue;
        taken++;
        good = fits && take(data, text, number, error);
        if (!fits)
            argument_error("%s:%d: the line is longer than %d bytes", path, number,
                           FILE_LINE - 1);
        else if (!good)
            argument_error("%s:%d: %s", path, number, error);
    }
    /* A disk that fails must not look like the end of the file. */
    bool whole = file && !ferror(file);
    if (good && !whole)
        argument_error("%s: can't be read", path);
    else if (good && taken == 0)
        argument_error("%s: nothing in it", path);
    if (file)
        fclose(file);
    return good && whole && taken > 0 ? 0 : EXIT_BAD_FILE;
}
