/* row.c - see row.h. */
#include "options/row.h"

#include <stdio.h>

#include "text/messages.h"

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
            || refusal_error(error, REFUSAL_OPTION_CHECK, row->name, text);
    case OPT_SPIN:
        if (!text_number(text, row->min, row->max, &number))
            return refusal_error(error, REFUSAL_OPTION_SPIN, row->name, text, row->min,
                                 row->max);
        *value = (int)number;
        return true;
    default:
        return read_combo(row, text, value)
            || refusal_error(error, REFUSAL_OPTION_COMBO, row->name, text, row->words);
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
    return refusal_error(error, (Refusal)reason, row->name, text,
                         option_write(row, before, old));
}

char *option_write(const Option *row, int value, char text[OPTION_TEXT])
{
    if (row->type == OPT_CHECK)
        snprintf(text, OPTION_TEXT, "%s", value ? "true" : "false");
    else if (row->type == OPT_SPIN)
        snprintf(text, OPTION_TEXT, "%d", value);
    else if (!combo_word(row, value, text))
        assert(false && "a combo has no more words");
    return text;
}
