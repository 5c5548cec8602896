/* tool.c - see tool.h. */
#include "tool.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "machine/system.h"

enum { PAUSE = 200 }; /* ms between two pictures of the counter */

static const char *program = "";
static char call[4096];

void tool_fail(int status, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fflush(stdout);
    fprintf(stderr, "%s: ", program);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(status);
}

FILE *tool_open(const char *path, const char *mode)
{
    FILE *file = fopen(path, mode);
    int c = file != NULL && *mode == 'r' ? getc(file) : EOF; /* a directory opens, too */
    if (file == NULL || ferror(file)) {
        perror(path);
        exit(1);
    }
    if (c != EOF)
        ungetc(c, file);
    return file;
}

void *tool_memory(void *block, size_t size)
{
    block = realloc(block, size);
    if (block == NULL)
        tool_fail(1, "no memory for %zu bytes", size);
    return block;
}

const char *tool_call(void) { return call; }

static void remember_call(int count, char **words)
{
    size_t used = 0;
    for (int i = 0; i < count && used < sizeof call; i++)
        used += (size_t)snprintf(call + used, sizeof call - used,
                                 strchr(words[i], ' ') ? "%s'%s'" : "%s%s", i ? " " : "",
                                 words[i]);
}

int64_t tool_number(const char *name, const char *text, int64_t low, int64_t high)
{
    char *end;
    errno = 0;
    int64_t number = strtoll(text, &end, 10);
    if (end == text || *end != '\0' || errno || number < low || number > high)
        tool_fail(2, "%s '%s': must be a number from %lld to %lld", name, text,
                  (long long)low, (long long)high);
    return number;
}

/* The value, NULL if there is none, for an option. */
static void take(const ToolOption *option, const char *value)
{
    if (value == NULL)
        tool_fail(2, "%s: its value is missing", option->name);
    if (option->number)
        *option->number = tool_number(option->name, value, option->low, option->high);
    else if (option->take)
        option->take(option->name, value);
    else
        *option->text = value;
}

/* What could not be written must not pass for a result. */
static void check_output(void)
{
    bool failed = ferror(stdout) != 0;
    if (fflush(stdout) == 0 && !failed)
        return;
    fprintf(stderr, "%s: the output can't be written\n", program);
    _Exit(1);
}

int tool_start(const char *name, int count, char **words, const char *help,
               const ToolOption *table)
{
    int left = 1;
    program = name;
    atexit(check_output);
    remember_call(count, words);
    for (int i = 1; i < count; i++)
        if (strcmp(words[i], "--help") == 0) {
            fputs(help, stdout);
            exit(0);
        }
    for (int i = 1; i < count; i++) {
        const ToolOption *option = table;
        if (strncmp(words[i], "--", 2) != 0) {
            words[left++] = words[i];
            continue;
        }
        while (option && option->name && strcmp(option->name, words[i]) != 0)
            option++;
        if (!option || !option->name)
            tool_fail(2, "unknown option '%s'; --help tells them all", words[i]);
        if (option->flag)
            *option->flag = true;
        else
            take(option, ++i < count ? words[i] : NULL);
    }
    return left;
}

void tool_counter(int64_t done, int64_t all)
{
    static int64_t begun, shown;
    int64_t now = system_now();
    if (begun == 0)
        begun = now;
    if (!system_is_terminal(2) || (done < all && now - shown < PAUSE))
        return;
    int64_t left = done > 0 ? (now - begun) / 1000 * (all - done) / done : 0;
    shown = now;
    fflush(stdout);
    fputs("\r\033[K", stderr);
    if (done < all)
        fprintf(stderr, done > 0 ? "%lld of %lld, %d:%02d left" : "%lld of %lld",
                (long long)done, (long long)all, (int)(left / 60), (int)(left % 60));
}

int64_t tool_lines(const char *path)
{
    FILE *file = fopen(path, "r");
    int64_t lines = 0;
    for (int c, last = '\n'; file != NULL && (c = getc(file)) != EOF; last = c)
        lines += last == '\n' && c != '#' && c != '\n';
    if (file != NULL)
        fclose(file);
    return lines;
}
