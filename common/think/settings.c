/* settings.c - the options of common/, and bringing the engine in line with them. */
#include "think/think.h"

enum {
    NO_RESIGNING = 99999, /* cp: below every score there is */
};

Settings settings;

/* The words of EnteringKingRule are in the order of DeclareRule, those of Evaluation in
 * the order of EvaluationKind. */
const Option common_options[] = {
    { "USI_Hash", OPT_SPIN, &settings.hash, 64, 1, 65536, "",
      "size of the transposition table, MB", NULL },
    { "USI_Ponder", OPT_CHECK, &settings.ponder, 0, 0, 1, "",
      "the other side's time will be used, too", NULL },
    { "MultiPV", OPT_SPIN, &settings.multi_pv, 1, 1, MAX_MULTI_PV, "",
      "how many lines are searched and reported", NULL },
    { "ResignValue", OPT_SPIN, &settings.resign_value, NO_RESIGNING, 100, NO_RESIGNING,
      "", "resign at minus this score, cp", NULL },
    { "MaxMovesToDraw", OPT_SPIN, &settings.max_moves, 0, 0, 100000, "",
      "a game of this many plies is a draw; 0 = no limit", NULL },
    { "EnteringKingRule", OPT_COMBO, &settings.entering_king, DECLARE_27, 0, 2, "",
      "rule for declaring a win", "NoEnteringKing CSARule27 CSARule24" },
    { "Level", OPT_SPIN, &settings.level, FULL_LEVEL, 0, FULL_LEVEL, "",
      "strength in games over USI: 0 for beginners to 12, all the engine can do", NULL },
    { "NetworkDelay", OPT_SPIN, &settings.network_delay, 50, 0, 10000, "",
      "kept of every move's time, ms", NULL },
    { "TimeChange", OPT_CHECK, &settings.time_change, 1, 0, 1, "",
      "clock: more time when the best move has just changed", NULL },
    { "TimeFall", OPT_CHECK, &settings.time_fall, 1, 0, 1, "",
      "clock: more when the score falls", NULL },
    { "TimeShare", OPT_CHECK, &settings.time_share, 1, 0, 1, "",
      "clock: less when nearly all nodes lie below the best move, more when few", NULL },
    { "TimeRecapture", OPT_CHECK, &settings.time_recapture, 1, 0, 1, "",
      "clock: less when the best move takes back", NULL },
    { "TimePonder", OPT_CHECK, &settings.time_ponder, 1, 0, 1, "",
      "clock: answer at once when enough was thought before a ponder hit", NULL },
    { "DropsFirst", OPT_CHECK, &settings.drops_first, 0, 0, 1, "",
      "generate drops before other moves", NULL },
    { "RootFirst", OPT_CHECK, &settings.root_first, 1, 0, 1, "",
      "begin each iteration with the best root move of the last one", NULL },
    { "Evaluation", OPT_COMBO, &settings.evaluation, EVALUATION_LEARNED, 0, 3, "",
      "what judges positions, see common/EVALUATION.md",
      "material simple hand learned" },
    { .name = NULL },
};

static struct {
    bool ready;
    int hash, evaluation;
} applied;

bool think_apply_settings(void)
{
    bool enough = true;
    if (!applied.ready || applied.evaluation != settings.evaluation)
        evaluate_init((EvaluationKind)settings.evaluation);
    if (chapter.resize && (!applied.ready || applied.hash != settings.hash)) {
        enough = chapter.resize(settings.hash);
        if (!enough) {
            printf("info string no memory for a table of %d MB, the old one stays\n", settings.hash);
            fflush(stdout);
        }
    }
    /* A size that was refused is not asked for again with every move. */
    applied.ready = true;
    applied.hash = settings.hash;
    applied.evaluation = settings.evaluation;
    return enough;
}

void think_new_game(void)
{
    if (chapter.new_game)
        chapter.new_game();
}
