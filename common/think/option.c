/* option.c - see option.h. */
#include "think/option.h"

#include <string.h>

#include "game/reason.h"
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
            if (text_same(row->name, name))
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
        if (!text_same(text, yes[i]) && !text_same(text, no[i]))
            continue;
        *value = text_same(text, yes[i]);
        return true;
    }
    return false;
}

static bool read_spin(const Option *row, const char *text, int *value)
{
    int64_t number;
    if (!text_number(text, row->min, row->max, &number))
        return false;
    *value = (int)number;
    return true;
}

static bool read_combo(const Option *row, const char *text, int *value)
{
    char word[NAME_TEXT];
    for (int i = 0; combo_word(row, i, word); i++) {
        if (!text_same(word, text))
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

static bool refuse_value(const Option *row, const char *text, char *error)
{
    switch (row->type) {
    case OPT_CHECK: return reason_error(error, REASON_OPTION_CHECK, row->name, text);
    case OPT_SPIN:
        return reason_error(error, REASON_OPTION_SPIN, row->name, text, row->min, row->max);
    default: return reason_error(error, REASON_OPTION_COMBO, row->name, text, row->words);
    }
}

bool option_set(const char *name, const char *value, bool *unknown,
                char error[ERROR_TEXT])
{
    const Option *row = option_find(name);
    if (unknown)
        *unknown = row == NULL;
    if (!row)
        return reason_error(error, REASON_OPTION_UNKNOWN, name);
    int number = 0;
    if (!read_value(row, value ? value : "", &number))
        return refuse_value(row, value ? value : "", error);
    *row->value = number;
    return true;
}

bool option_assign(const char *assignment, char error[ERROR_TEXT])
{
    char name[NAME_TEXT];
    size_t length = strcspn(assignment, "=");
    if (!assignment[length] || length == 0 || length >= sizeof name)
        return reason_error(error, REASON_OPTION_FORM, assignment);
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
