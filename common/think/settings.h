/* settings.h - options as data, and the values of those of common/. options/table.h has
 * their rows, and reads and writes the values. */
#ifndef SETTINGS_H
#define SETTINGS_H

typedef enum { OPT_CHECK, OPT_SPIN, OPT_COMBO } OptionType;

/* One row. A check is 0 or 1; a combo stores the index of its word in `words`. The
 * default stands first among them: some programs between an engine and its GUI mark no
 * default, and the GUI then sends the first word on every start. */
typedef struct {
    const char *name; /* no blanks */
    OptionType type;
    int *value; /* where it is stored */
    int initial, min, max;
    const char *chapter; /* "06" .. "10": where it is taught; "": not a technique */
    const char *help;    /* one line */
    const char *words;   /* combo: the words, separated by blanks; else NULL */
    int (*apply)(void);  /* puts a new value into effect; NULL: that needs nothing. Not 0:
                          * the Refusal that says why it can't be, and nothing has
                          * changed */
} Option;

enum { MAX_MULTI_PV = 100, SEEDS = 99999 };

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
