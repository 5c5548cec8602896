/* option.c - see option.h. */
#include "think/option.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "think/engine.h"

enum {
    TABLES = 2,
    NAME_TEXT = 64, /* longest option name or word of a combo, with its end */
};

static const Option *option_table(int index)
{
    return index == 0 ? common_options : chapter.options;
}

static const char *const type_name[] = { "check", "spin", "combo" }; /* by OptionType */

/* strcasecmp() is POSIX, and that has one place of its own. */
static bool same_word(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b)) {
        a++;
        b++;
    }
    return *a == *b;
}

void options_reset(void)
{
    for (int t = 0; t < TABLES; t++)
        for (const Option *row = option_table(t); row && row->name; row++)
            *row->value = row->initial;
}

const Option *option_find(const char *name)
{
    for (int t = 0; t < TABLES; t++)
        for (const Option *row = option_table(t); row && row->name; row++)
            if (same_word(row->name, name))
                return row;
    return NULL;
}

/* The word number `index` of a combo; false when it has fewer. */
static bool combo_word(const Option *row, int index, char word[NAME_TEXT])
{
    const char *at = row->words;
    for (; index > 0 && at; index--)
        at = strchr(at, ' ') ? strchr(at, ' ') + 1 : NULL;
    if (!at)
        return false;
    snprintf(word, NAME_TEXT, "%.*s", (int)strcspn(at, " "), at);
    return true;
}

static bool read_check(const char *text, int *value)
{
    static const char *const yes[] = { "true", "1", "on", "yes" };
    static const char *const no[] = { "false", "0", "off", "no" };
    for (int i = 0; i < 4; i++) {
        if (!same_word(text, yes[i]) && !same_word(text, no[i]))
            continue;
        *value = same_word(text, yes[i]);
        return true;
    }
    return false;
}

static bool read_spin(const Option *row, const char *text, int *value)
{
    char *end;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (end == text || *end || errno || number < row->min || number > row->max)
        return false;
    *value = (int)number;
    return true;
}

static bool read_combo(const Option *row, const char *text, int *value)
{
    char word[NAME_TEXT];
    for (int i = 0; combo_word(row, i, word); i++) {
        if (!same_word(word, text))
            continue;
        *value = i;
        return true;
    }
    return false;
}

static bool read_value(const Option *row, const char *text, int *value)
{
    switch (row->type) {
    case OPT_CHECK: return read_check(text, value);
    case OPT_SPIN: return read_spin(row, text, value);
    case OPT_COMBO: return read_combo(row, text, value);
    }
    return false;
}

static void explain_bad_value(const Option *row, const char *text, char *error)
{
    if (row->type == OPT_CHECK)
        snprintf(error, ERROR_TEXT, "%s: '%.60s' is neither true nor false", row->name,
                 text);
    else if (row->type == OPT_SPIN)
        snprintf(error, ERROR_TEXT, "%s: '%.60s' is not a number from %d to %d",
                 row->name, text, row->min, row->max);
    else
        snprintf(error, ERROR_TEXT, "%s: '%.60s' is none of: %.120s", row->name, text,
                 row->words);
}

bool option_set(const char *name, const char *value, bool *unknown,
                char error[ERROR_TEXT])
{
    const Option *row = option_find(name);
    if (unknown)
        *unknown = row == NULL;
    if (!row) {
        snprintf(error, ERROR_TEXT, "no option is called '%.60s'", name);
        return false;
    }
    int number = 0;
    if (!read_value(row, value ? value : "", &number)) {
        explain_bad_value(row, value ? value : "", error);
        return false;
    }
    *row->value = number;
    return true;
}

bool option_assign(const char *assignment, char error[ERROR_TEXT])
{
    char name[NAME_TEXT];
    size_t length = strcspn(assignment, "=");
    if (!assignment[length] || length == 0 || length >= sizeof name) {
        snprintf(error, ERROR_TEXT, "'%.60s' is not of the form NAME=VALUE", assignment);
        return false;
    }
    memcpy(name, assignment, length);
    name[length] = '\0';
    return option_set(name, assignment + length + 1, NULL, error);
}

static const char *check_text(int value) { return value ? "true" : "false"; }

static void print_usi_row(const Option *row, FILE *out)
{
    char word[NAME_TEXT];
    fprintf(out, "option name %s type %s", row->name, type_name[row->type]);
    if (row->type == OPT_CHECK)
        fprintf(out, " default %s", check_text(row->initial));
    if (row->type == OPT_SPIN)
        fprintf(out, " default %d min %d max %d", row->initial, row->min, row->max);
    if (row->type == OPT_COMBO && combo_word(row, row->initial, word)) {
        fprintf(out, " default %s", word);
        for (int i = 0; combo_word(row, i, word); i++)
            fprintf(out, " var %s", word);
    }
    fputc('\n', out);
}

void options_print_usi(FILE *out)
{
    for (int t = 0; t < TABLES; t++)
        for (const Option *row = option_table(t); row && row->name; row++)
            print_usi_row(row, out);
}

static void print_help_row(const Option *row, FILE *out)
{
    char value[NAME_TEXT] = "", range[NAME_TEXT + ERROR_TEXT] = "";
    if (row->type == OPT_CHECK) {
        snprintf(value, sizeof value, "%s", check_text(*row->value));
        snprintf(range, sizeof range, "true or false");
    } else if (row->type == OPT_SPIN) {
        snprintf(value, sizeof value, "%d", *row->value);
        snprintf(range, sizeof range, "%d to %d", row->min, row->max);
    } else if (row->type == OPT_COMBO) {
        combo_word(row, *row->value, value);
        snprintf(range, sizeof range, "%s", row->words);
    }
    fprintf(out, "  %-20s %-12s %s (%s)\n", row->name, value, row->help, range);
}

void options_print_help(FILE *out)
{
    for (int t = 0; t < TABLES; t++)
        for (const Option *row = option_table(t); row && row->name; row++)
            print_help_row(row, out);
}

/* A value as text: what `setoption` takes. */
static void value_text(const Option *row, int value, char *text)
{
    text[0] = '\0';
    if (row->type == OPT_CHECK)
        snprintf(text, NAME_TEXT, "%s", check_text(value));
    else if (row->type == OPT_SPIN)
        snprintf(text, NAME_TEXT, "%d", value);
    else if (row->type == OPT_COMBO)
        combo_word(row, value, text);
}

void options_print_table(FILE *out)
{
    char initial[NAME_TEXT], value[NAME_TEXT];
    fprintf(out, "name\ttype\tinitial\tvalue\tmin\tmax\twords\tchapter\thelp\n");
    for (int t = 0; t < TABLES; t++) {
        for (const Option *row = option_table(t); row && row->name; row++) {
            value_text(row, row->initial, initial);
            value_text(row, *row->value, value);
            fprintf(out, "%s\t%s\t%s\t%s\t%d\t%d\t%s\t%s\t%s\n", row->name,
                    type_name[row->type], initial, value, row->min, row->max,
                    row->words == NULL ? "" : row->words, row->chapter, row->help);
        }
    }
}
