/* options.h - all options there are: those of common/, which are here, and the
 * chapter's. One table answers `usi`, parses `setoption`, feeds `bench NAME=VALUE` and
 * the terminal's `set`, and prints in the chapters' texts. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "think/option.h"

enum { MAX_MULTI_PV = 100 };

/* Values of the options of common/, one row each in options.c. */
typedef struct {
    int hash;            /* USI_Hash, MB */
    int ponder;          /* USI_Ponder */
    int multi_pv;        /* MultiPV, lines */
    int resign_value;    /* ResignValue, cp; resign at or below minus this */
    int max_moves;       /* MaxMovesToDraw, plies of the game; 0 = no limit */
    int entering_king;   /* EnteringKingRule, a DeclareRule */
    bool given_counts;   /* no option: in this handicap game the terminal counts what was
                          * given by any rule, as people do */
    int level;           /* Level of a game over USI */
    int network_delay;   /* NetworkDelay, ms kept of every move's time */
    int time_change, time_fall, time_share, time_recapture, time_ponder; /* see pace.h */
    int drops_first;     /* DropsFirst: base order of generation */
    int root_first;      /* RootFirst: begin with the last iteration's best root move */
    int evaluation;      /* Evaluation, an EvaluationKind */
} Settings;
extern Settings settings;

/* Every option at its initial value, and holding. Call once after position_init(), before
 * anything else of think/. */
void options_reset(void);

/* Set one option by name, any case. False with a reason leaves everything as it was. */
bool options_set(const char *name, const char *value, char error[ERROR_TEXT]);

/* "NAME=VALUE", as the command line takes it. */
bool options_assign(const char *assignment, char error[ERROR_TEXT]);

const Option *options_find(const char *name); /* NULL: no such option */

/* The row number `index`, counted through both tables; NULL behind the last. */
const Option *options_row(int index);

/* Do all chapters have it? */
bool options_is_common(const char *name);

/* Has the chapter this level of strength? Some have not got those below the highest. */
bool options_has_level(int level);

#endif
