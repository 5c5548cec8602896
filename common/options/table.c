/* table.c - see table.h. */
#include "options/table.h"

#include <string.h>

#include "game/rules.h"
#include "text/messages.h"
#include "think/engine.h"

enum { NO_RESIGNING = 99999 }; /* cp: below every score there is */

/* --- what a new value needs --- */

static int apply_hash(void)
{
    return !chapter.resize || chapter.resize(settings.hash) ? 0 : REFUSAL_OPTION_MEMORY;
}

bool options_has_level(int level)
{
    return level < LEVEL_SEARCHES || level == LEVEL_MAX
        || chapter.level_nodes[level - LEVEL_SEARCHES] > 0;
}

static int apply_level(void)
{
    return options_has_level(settings.level) ? 0 : REFUSAL_OPTION_LEVEL;
}

/* What searches have learned was found out with the value before. */
static int forget(void)
{
    settings.changes++;
    return 0;
}

static int apply_evaluation(void)
{
    evaluate_init((EvaluationKind)settings.evaluation);
    return forget();
}

/* --- the tables --- */

/* The words of EnteringKingRule are in the order of DeclareRule, those of Evaluation in
 * the order of EvaluationKind. */
static const Option common_options[] = {
    { "USI_Hash", OPT_SPIN, &settings.hash, 64, 1, 65536, "",
      "size of the transposition table, MB", NULL, apply_hash },
    { "USI_Ponder", OPT_CHECK, &settings.ponder, 0, 0, 1, "",
      "the other side's time will be used, too", NULL, NULL },
    { "MultiPV", OPT_SPIN, &settings.multi_pv, 1, 1, MAX_MULTI_PV, "",
      "how many lines are searched and reported", NULL, NULL },
    { "ResignValue", OPT_SPIN, &settings.resign_value, NO_RESIGNING, 100, NO_RESIGNING,
      "", "resign at minus this score, cp", NULL, NULL },
    { "MaxMovesToDraw", OPT_SPIN, &settings.max_moves, 0, 0, 100000, "",
      "a game of this many plies is a draw; 0 = no limit", NULL, forget },
    { "EnteringKingRule", OPT_COMBO, &settings.entering_king, DECLARE_27, 0, DECLARE_OFF,
      "", "rule for declaring a win; H: given pieces count",
      "CSARule27 CSARule24 CSARule27H CSARule24H TryRule NoEnteringKing", NULL },
    { "Level", OPT_SPIN, &settings.level, LEVEL_MAX, 0, LEVEL_MAX, "",
      "strength in games over USI: 0 for beginners to 12, all the engine can do", NULL,
      apply_level },
    { "Variety", OPT_SPIN, &settings.variety, 0, 0, SEEDS, "",
      "openings over USI: a seed for moves as good as the best; 0 = none", NULL, NULL },
    { "NetworkDelay", OPT_SPIN, &settings.network_delay, 50, 0, 10000, "",
      "kept of every move's time, ms", NULL, NULL },
    { "TimeChange", OPT_CHECK, &settings.time_change, 1, 0, 1, "",
      "clock: more time when the best move has just changed", NULL, NULL },
    { "TimeFall", OPT_CHECK, &settings.time_fall, 1, 0, 1, "",
      "clock: more when the score falls", NULL, NULL },
    { "TimeShare", OPT_CHECK, &settings.time_share, 1, 0, 1, "",
      "clock: less when nearly all nodes lie below the best move, more when few", NULL,
      NULL },
    { "TimeRecapture", OPT_CHECK, &settings.time_recapture, 1, 0, 1, "",
      "clock: less when the best move takes back", NULL, NULL },
    { "TimePonder", OPT_CHECK, &settings.time_ponder, 1, 0, 1, "",
      "clock: answer at once when enough was thought before a ponder hit", NULL, NULL },
    { "DropsFirst", OPT_CHECK, &settings.drops_first, 0, 0, 1, "",
      "generate drops before other moves", NULL, NULL },
    { "RootFirst", OPT_CHECK, &settings.root_first, 1, 0, 1, "",
      "begin each iteration with the best root move of the last one", NULL, NULL },
    { "Evaluation", OPT_COMBO, &settings.evaluation, EVALUATION_NETWORK, 0, 4, "",
      "what judges positions, see common/EVALUATION.md",
      "network learned hand simple material", apply_evaluation },
};

enum { COMMON = sizeof common_options / sizeof common_options[0] };

const Option *options_row(int index)
{
    const Option *row =
        index < COMMON ? &common_options[index] : &chapter.options[index - COMMON];
    return row->name ? row : NULL;
}

/* The number of an option; of one that there is not, the number behind the last. */
static int number_of(const char *name)
{
    int i = 0;
    while (options_row(i) && !text_same(options_row(i)->name, name))
        i++;
    return i;
}

const Option *options_find(const char *name) { return options_row(number_of(name)); }

bool options_is_common(const char *name) { return number_of(name) < COMMON; }

bool options_reset(void)
{
    const Option *row;
    bool good = true;
    for (int i = 0; (row = options_row(i)) != NULL; i++) {
        *row->value = row->initial;
        if (row->apply)
            good = row->apply() == 0 && good;
    }
    return good;
}

/* --- a value as text --- */

/* The word number `index` of a combo; false when it has fewer. */
static bool combo_word(const Option *row, int index, char word[OPTION_TEXT])
{
    const char *at = row->words;
    while (text_word(&at, word, OPTION_TEXT))
        if (index-- == 0)
            return true;
    return false;
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

/* On refusal *value may be anything. */
static bool read_value(const Option *row, const char *text, int *value, char *error)
{
    char word[OPTION_TEXT];
    int64_t number;
    switch (row->type) {
    case OPT_CHECK:
        *value = text_is_among("true 1 on yes", text);
        return *value || text_is_among("false 0 off no", text)
            || refusal_error(error, REFUSAL_OPTION_CHECK, row->name, text);
    case OPT_SPIN:
        if (!text_number(text, row->min, row->max, &number))
            return refusal_error(error, REFUSAL_OPTION_SPIN, row->name, text, row->min,
                                 row->max);
        *value = (int)number;
        return true;
    default:
        for (*value = 0; combo_word(row, *value, word); ++*value)
            if (text_same(word, text))
                return true;
        return refusal_error(error, REFUSAL_OPTION_COMBO, row->name, text, row->words);
    }
}

bool options_set(const char *name, const char *text, char error[ERROR_TEXT])
{
    const Option *row = options_find(name);
    char old[OPTION_TEXT];
    if (!row)
        return refusal_error(error, REFUSAL_OPTION_UNKNOWN, name);
    int before = *row->value, value = before;
    if (!read_value(row, text, &value, error))
        return false;
    /* Nothing is done for a value that is there already: GUIs send all of them at each
     * start, and what they mean may be a gigabyte of memory. */
    if (value == before)
        return true;
    *row->value = value;
    int reason = row->apply ? row->apply() : 0;
    if (reason != 0) {
        *row->value = before;
        return refusal_error(error, (Refusal)reason, row->name, text,
                             option_write(row, before, old));
    }
    if (!options_is_common(name)) /* searches otherwise */
        forget();
    return true;
}

bool options_assign(const char *assignment, char error[ERROR_TEXT])
{
    char name[OPTION_TEXT];
    size_t length = strcspn(assignment, "=");
    if (!assignment[length] || length == 0 || length >= sizeof name)
        return refusal_error(error, REFUSAL_OPTION_FORM, assignment);
    snprintf(name, sizeof name, "%.*s", (int)length, assignment);
    return options_set(name, assignment + length + 1, error);
}

/* --- printing --- */

static const char *const type_name[] = { "check", "spin", "combo" }; /* by OptionType */

void options_print_usi(FILE *out)
{
    char word[OPTION_TEXT];
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL; i++) {
        fprintf(out, "option name %s type %s default %s", row->name, type_name[row->type],
                option_write(row, row->initial, word));
        if (row->type == OPT_SPIN)
            fprintf(out, " min %d max %d", row->min, row->max);
        for (int k = row->min; row->type == OPT_COMBO && k <= row->max; k++)
            fprintf(out, " var %s", option_write(row, k, word));
        fputc('\n', out);
    }
}

void options_print_help(FILE *out)
{
    char value[OPTION_TEXT];
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL; i++) {
        fprintf(out, "  %-20s %-12s %s (", row->name,
                option_write(row, *row->value, value), option_text(row->name, row->help));
        if (row->type == OPT_SPIN)
            fprintf(out, message_text(MSG_RANGE), row->min, row->max);
        else
            fprintf(out, "%s", row->type == OPT_CHECK ? "true, false" : row->words);
        fputs(")\n", out);
    }
}

void options_print_table(FILE *out)
{
    char initial[OPTION_TEXT], value[OPTION_TEXT];
    const Option *row;
    fputs("name\ttype\tinitial\tvalue\tmin\tmax\twords\tchapter\thelp\n", out);
    for (int i = 0; (row = options_row(i)) != NULL; i++)
        fprintf(out, "%s\t%s\t%s\t%s\t%d\t%d\t%s\t%s\t%s\n", row->name,
                type_name[row->type], option_write(row, row->initial, initial),
                option_write(row, *row->value, value), row->min, row->max,
                row->words == NULL ? "" : row->words, row->chapter, row->help);
}
