/* table.c - see table.h. */
#include "options/table.h"

#include <string.h>

#include "game/rules.h"
#include "text/messages.h"
#include "think/engine.h"

enum {
    NO_RESIGNING = 99999, /* cp: below every score there is */
};

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
    { .name = NULL },
};

const Option *options_row(int index)
{
    const Option *row = common_options;
    for (; row->name; row++)
        if (index-- == 0)
            return row;
    for (row = chapter.options; row->name; row++)
        if (index-- == 0)
            return row;
    return NULL;
}

void options_reset(void)
{
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL; i++) {
        *row->value = row->initial;
        /* A table that can't be had now may be had later, in another size. */
        if (row->apply)
            row->apply();
    }
}

const Option *options_find(const char *name)
{
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL; i++)
        if (text_same(row->name, name))
            break;
    return row;
}

bool options_is_common(const char *name)
{
    const Option *row = common_options;
    while (row->name && !text_same(row->name, name))
        row++;
    return row->name != NULL;
}

bool options_set(const char *name, const char *value, char error[ERROR_TEXT])
{
    const Option *row = options_find(name);
    if (!row)
        return refusal_error(error, REFUSAL_OPTION_UNKNOWN, name);
    int before = *row->value;
    if (!option_read(row, value, error))
        return false;
    if (*row->value != before && !options_is_common(name)) /* searches otherwise */
        forget();
    return true;
}

bool options_assign(const char *assignment, char error[ERROR_TEXT])
{
    char name[OPTION_TEXT];
    size_t length = strcspn(assignment, "=");
    if (!assignment[length] || length == 0 || length >= sizeof name)
        return refusal_error(error, REFUSAL_OPTION_FORM, assignment);
    memcpy(name, assignment, length);
    name[length] = '\0';
    return options_set(name, assignment + length + 1, error);
}
