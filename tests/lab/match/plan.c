/* plan.c - see plan.h. */
#include "plan.h"

#include <stdlib.h>
#include <string.h>

#include "table.h"

static const char USAGE[] =
    "usage: match --engine COMMAND [LIMITS] --engine COMMAND [LIMITS] [MATCH OPTIONS]\n"
    "       match --merge FILE... [--tsv] [--sprt ...]\n"
    "Limits of one engine, behind its --engine; in front of the first: of both.\n"
    "  --name NAME         in tables and records (its command)\n"
    "  --option NAME=VALUE sent as setoption; may be repeated\n"
    "  --movetime MS       this long for each move\n"
    "  --time MS           main time, with --byoyomi MS or --inc MS (Fischer)\n"
    "  --depth N, --nodes N\n"
    "  --ponder            let it think in the opponent's time\n"
    "  --restart           a new process for every game\n"
    "Match options (default):\n"
    "  --games N           even; each opening with both colours (2 x openings)\n"
    "  --openings FILE     USI position arguments, one a line (start position)\n"
    "  --seed N            shuffle the openings; 0: order of the file (0)\n"
    "  --concurrency N     games at the same time (1)\n"
    "  --max-moves N       a longer game is a draw (512)\n"
    "  --declare RULE      27, 24 or off (27)\n"
    "  --tolerance MS      forgiven beyond every time limit (100)\n"
    "  --timeout MS        for a start, and for answers without a clock (60000)\n"
    "  --out FILE          a row of TSV for each game; --resume goes on with that file\n"
    "  --csa DIR           a CSA file for each game\n"
    "  --log FILE          all lines to and from the engines, and their error output\n"
    "  --shard I/N         play only the I-th of N parts\n"
    "  --sprt ELO0,ELO1[,ALPHA,BETA]  stop when one is accepted (risks 0.05)\n"
    "  --tsv               the summary as TSV\n"
    "  --quiet             no progress\n";

typedef struct {
    Plan *plan;
    Engine both;     /* limits given before the first --engine */
    Engine *present; /* the engine that limits belong to now */
} Reader;

/* Every refusal names the argument and its value; the caller's caller exits with 2. */
static bool refuse(const char *name, const char *value, const char *why)
{
    fprintf(stderr, "match: %s %s: %s\n", name, value, why);
    return false;
}

/* Numbers are read strictly: `10x` and `` are not numbers. */
static bool take_number(const char *name, const char *text, int64_t least, int64_t most,
                        int64_t *number)
{
    char *end;
    *number = strtoll(text, &end, 10);
    if (end > text && *end == '\0' && *number >= least && *number <= most)
        return true;
    fprintf(stderr, "match: %s %s: a number from %lld to %lld is needed\n", name, text,
            (long long)least, (long long)most);
    return false;
}

static bool take_int(const char *name, const char *text, int least, int most, int *number)
{
    int64_t wide;
    if (!take_number(name, text, least, most, &wide))
        return false;
    *number = (int)wide;
    return true;
}

/* The limits in front of the first --engine are copied into each. */
static bool take_engine(Reader *reader, const char *command)
{
    Plan *plan = reader->plan;
    if (plan->engines == 2)
        return refuse("--engine", command, "a match has two engines");
    reader->present = &plan->engine[plan->engines++];
    *reader->present = reader->both;
    reader->present->command = command;
    return true;
}

static bool take_shard(Plan *plan, const char *text)
{
    char rest;
    if (sscanf(text, "%d/%d%c", &plan->shard, &plan->shards, &rest) == 2
        && plan->shards >= 1 && plan->shard >= 1 && plan->shard <= plan->shards)
        return true;
    return refuse("--shard", text, "must be I/N with 1 <= I <= N");
}

static bool take_sprt(Plan *plan, const char *text)
{
    char rest;
    Sprt *sprt = &plan->sprt;
    int found = sscanf(text, "%lf,%lf,%lf,%lf%c", &sprt->elo0, &sprt->elo1, &sprt->alpha,
                       &sprt->beta, &rest);
    plan->sequential = true;
    if ((found == 2 || found == 4) && sprt->elo0 < sprt->elo1 && sprt->alpha > 0
        && sprt->alpha < 0.5 && sprt->beta > 0 && sprt->beta < 0.5)
        return true;
    return refuse("--sprt", text,
                  "must be ELO0,ELO1[,ALPHA,BETA] with ELO0 < ELO1, risks < 0.5");
}

static bool take_rule(Plan *plan, const char *text)
{
    static const struct {
        const char *word;
        DeclareRule rule;
    } rules[] = { { "off", DECLARE_OFF }, { "27", DECLARE_27 }, { "24", DECLARE_24 } };
    for (int i = 0; i < 3; i++) {
        if (strcmp(text, rules[i].word) == 0) {
            plan->declare = rules[i].rule;
            return true;
        }
    }
    return refuse("--declare", text, "must be 27, 24 or off");
}

static bool take_setting(Engine *engine, const char *text)
{
    if (engine->settings == MAX_SETTINGS)
        return refuse("--option", text, "too many options");
    engine->setting[engine->settings++] = text;
    return true;
}

/* A word for which `name` stands alone. False: it is none of them. */
static bool take_flag(Reader *reader, const char *name)
{
    const struct { const char *name; bool *flag; } flags[] = {
        { "--ponder", &reader->present->ponder },
        { "--restart", &reader->present->restart },
        { "--resume", &reader->plan->resume },
        { "--quiet", &reader->plan->quiet },
        { "--tsv", &reader->plan->tsv },
    };
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        if (strcmp(name, flags[i].name) == 0) {
            *flags[i].flag = true;
            return true;
        }
    }
    return false;
}

typedef enum { TAKEN, REFUSED, UNKNOWN } Taken;

/* Options whose value is a number of ordinary size. */
static Taken take_numbers(Reader *reader, const char *name, const char *value)
{
    enum { WEEK = 7 * 24 * 3600 * 1000 }; /* ms */
    Plan *plan = reader->plan;
    Control *control = &reader->present->control;
    const struct { const char *name; int *number; int least, most; } numbers[] = {
        { "--movetime", &control->movetime, 1, WEEK },
        { "--time", &control->time, 0, WEEK },
        { "--byoyomi", &control->byoyomi, 0, WEEK },
        { "--inc", &control->increment, 0, WEEK },
        { "--depth", &control->depth, 1, 1000 },
        { "--games", &plan->games, 2, MOST_GAMES },
        { "--seed", &plan->seed, 0, 1 << 30 },
        { "--concurrency", &plan->concurrency, 1, 256 },
        { "--max-moves", &plan->max_moves, 1, MAX_GAME },
        { "--tolerance", &plan->tolerance, 0, 60000 },
        { "--timeout", &plan->timeout, 1, WEEK },
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (strcmp(name, numbers[i].name) == 0)
            return take_int(name, value, numbers[i].least, numbers[i].most,
                            numbers[i].number) ? TAKEN : REFUSED;
    return UNKNOWN;
}

/* Options whose value is taken as it is. */
static Taken take_texts(Reader *reader, const char *name, const char *value)
{
    Plan *plan = reader->plan;
    const struct { const char *name; const char **text; } texts[] = {
        { "--name", &reader->present->name }, { "--openings", &plan->openings },
        { "--out", &plan->out }, { "--csa", &plan->csa }, { "--log", &plan->log },
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (strcmp(name, texts[i].name) == 0) {
            *texts[i].text = value;
            return TAKEN;
        }
    }
    return UNKNOWN;
}

/* Any option that has a value. */
static bool take_valued(Reader *reader, const char *name, const char *value)
{
    Plan *plan = reader->plan;
    Taken taken = take_numbers(reader, name, value);
    if (taken == UNKNOWN)
        taken = take_texts(reader, name, value);
    if (taken != UNKNOWN)
        return taken == TAKEN;
    if (strcmp(name, "--engine") == 0)
        return take_engine(reader, value);
    if (strcmp(name, "--option") == 0)
        return take_setting(reader->present, value);
    if (strcmp(name, "--nodes") == 0)
        return take_number(name, value, 1, INT64_MAX / 2,
                           &reader->present->control.nodes);
    if (strcmp(name, "--shard") == 0)
        return take_shard(plan, value);
    if (strcmp(name, "--sprt") == 0)
        return take_sprt(plan, value);
    if (strcmp(name, "--declare") == 0)
        return take_rule(plan, value);
    fprintf(stderr, "match: unknown argument %s; --help lists all\n", name);
    return false;
}

/* --- what does not fit together --- */

static bool engine_fits(Engine *engine)
{
    const Control *control = &engine->control;
    if (control->byoyomi > 0 && control->increment > 0)
        return refuse("--inc", engine->command,
                      "a clock has --byoyomi or --inc, not both");
    if (!control_has_clock(control) && control->movetime == 0 && control->depth == 0
        && control->nodes == 0)
        return refuse("--engine", engine->command,
                      "no limit; give --movetime, --time, --depth or --nodes");
    if (engine->name == NULL)
        engine->name = engine->command;
    if (strpbrk(engine->name, "\t\n") != NULL || strlen(engine->name) >= NAME_TEXT)
        return refuse("--name", engine->name, "too long, or with a tab in it");
    return true;
}

static bool plan_fits(Plan *plan)
{
    if (plan->merges > 0)
        return plan->engines == 0 || refuse("--merge", plan->merge[0], "plays no games");
    if (plan->engines < 2)
        return refuse("--engine", "", "a match needs two of them; --help lists all");
    if (!engine_fits(&plan->engine[0]) || !engine_fits(&plan->engine[1]))
        return false;
    if (strcmp(plan->engine[0].name, plan->engine[1].name) == 0)
        return refuse("--name", plan->engine[0].name, "both engines have this name");
    if (plan->games % 2 != 0)
        return refuse("--games", "", "must be even: each opening is played twice");
    if (plan->resume && plan->out == NULL)
        return refuse("--resume", "", "needs --out FILE");
    return true;
}

bool plan_read(Plan *plan, int argc, char **argv, int *status)
{
    static Reader reader;
    memset(plan, 0, sizeof *plan);
    plan->concurrency = plan->shard = plan->shards = 1;
    plan->max_moves = 512;
    plan->tolerance = 100;
    plan->timeout = 60000;
    plan->declare = DECLARE_27;
    plan->sprt.alpha = plan->sprt.beta = 0.05;
    reader.plan = plan;
    reader.present = &reader.both;
    *status = 2;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(USAGE, stdout);
            *status = 0;
            return false;
        }
        if (take_flag(&reader, argv[i]))
            continue;
        if (i + 1 == argc)
            return refuse(argv[i], "", "unknown, or its value is missing");
        if (strcmp(argv[i], "--merge") != 0) {
            if (!take_valued(&reader, argv[i], argv[i + 1]))
                return false;
            i++;
            continue;
        }
        if (plan->merges > 0)
            return refuse("--merge", argv[i + 1], "is there already, with its files");
        plan->merge = argv + i + 1;
        while (i + 1 < argc && strncmp(argv[i + 1], "--", 2) != 0) {
            plan->merges++;
            i++;
        }
    }
    return plan_fits(plan);
}
