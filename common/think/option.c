/* option.c - see option.h. */
#include "think/option.h"

#include <string.h>

#include "game/reason.h"

static const char *const type_name[] = { "check", "spin", "combo" }; /* by OptionType */

/* --- values --- */

/* The word number `index` of a combo; false when it has fewer. */
static bool combo_word(const Option *row, int index, char word[OPTION_TEXT])
{
    const char *at = row->words;
    while (text_word(&at, word, OPTION_TEXT))
        if (index-- == 0)
            return true;
    return false;
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

static bool read_combo(const Option *row, const char *text, int *value)
{
    char word[OPTION_TEXT];
    for (int i = 0; combo_word(row, i, word); i++) {
        if (!text_same(word, text))
            continue;
        *value = i;
        return true;
    }
    return false;
}

static bool read_value(const Option *row, const char *text, int *value, char *error)
{
    int64_t number;
    switch (row->type) {
    case OPT_CHECK:
        return read_check(text, value)
            || reason_error(error, REASON_OPTION_CHECK, row->name, text);
    case OPT_SPIN:
        if (!text_number(text, row->min, row->max, &number))
            return reason_error(error, REASON_OPTION_SPIN, row->name, text, row->min,
                                row->max);
        *value = (int)number;
        return true;
    default:
        return read_combo(row, text, value)
            || reason_error(error, REASON_OPTION_COMBO, row->name, text, row->words);
    }
}

bool option_read(const Option *row, const char *text, char error[ERROR_TEXT])
{
    char old[OPTION_TEXT];
    int before = *row->value, value = before;
    if (!read_value(row, text, &value, error))
        return false;
    *row->value = value;
    /* Nothing is done for a value that is there already: GUIs send all of them at each
     * start, and what they mean may be a gigabyte of memory. */
    int reason = value == before || !row->apply ? 0 : row->apply();
    if (reason == 0)
        return true;
    *row->value = before;
    return reason_error(error, (Reason)reason, row->name, text,
                        option_write(row, before, old));
}

char *option_write(const Option *row, int value, char text[OPTION_TEXT])
{
    if (row->type == OPT_CHECK)
        snprintf(text, OPTION_TEXT, "%s", value ? "true" : "false");
    else if (row->type == OPT_SPIN)
        snprintf(text, OPTION_TEXT, "%d", value);
    else
        combo_word(row, value, text);
    return text;
}

/* --- printing --- */

void option_print_usi(const Option *row, FILE *out)
{
    char word[OPTION_TEXT];
    fprintf(out, "option name %s type %s default %s", row->name, type_name[row->type],
            option_write(row, row->initial, word));
    if (row->type == OPT_SPIN)
        fprintf(out, " min %d max %d", row->min, row->max);
    for (int i = 0; row->type == OPT_COMBO && combo_word(row, i, word); i++)
        fprintf(out, " var %s", word);
    fputc('\n', out);
}

void option_print_help(const Option *row, FILE *out)
{
    char value[OPTION_TEXT];
    fprintf(out, "  %-20s %-12s %s (", row->name, option_write(row, *row->value, value),
            row->help);
    if (row->type == OPT_SPIN)
        fprintf(out, "%d to %d)\n", row->min, row->max);
    else
        fprintf(out, "%s)\n", row->type == OPT_CHECK ? "true or false" : row->words);
}

const char option_columns[] =
    "name\ttype\tinitial\tvalue\tmin\tmax\twords\tchapter\thelp\n";

void option_print_columns(const Option *row, FILE *out)
{
    char initial[OPTION_TEXT], value[OPTION_TEXT];
    fprintf(out, "%s\t%s\t%s\t%s\t%d\t%d\t%s\t%s\t%s\n", row->name, type_name[row->type],
            option_write(row, row->initial, initial),
            option_write(row, *row->value, value), row->min, row->max,
            row->words == NULL ? "" : row->words, row->chapter, row->help);
}
