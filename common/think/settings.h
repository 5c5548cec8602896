/* settings.h - the values of the options of common/. */
#ifndef SETTINGS_H
#define SETTINGS_H

enum { MAX_MULTI_PV = 100, SEEDS = 99999 };

/* One row each in options/table.c. */
typedef struct {
    int hash;            /* USI_Hash, MB */
    int ponder;          /* USI_Ponder */
    int multi_pv;        /* MultiPV, lines */
    int resign_value;    /* ResignValue, cp; resign at or below minus this */
    int max_moves;       /* MaxMovesToDraw, plies of the game; 0 = no limit */
    int entering_king;   /* EnteringKingRule, a DeclareRule */
    int level;           /* Level of a game over USI */
    int variety;         /* Variety of openings over USI, a seed; 0 = none */
    int network_delay;   /* NetworkDelay, ms kept of every move's time */
    int time_change, time_fall, time_share, time_recapture, time_ponder; /* see pace.h */
    int drops_first;     /* DropsFirst: base order of generation */
    int root_first;      /* RootFirst: begin with the last iteration's best root move */
    int evaluation;      /* Evaluation, an EvaluationKind */
    unsigned changes;    /* not an option: goes up when another value of an option makes
                          * worthless what searches have learned */
} Settings;
extern Settings settings;

#endif
