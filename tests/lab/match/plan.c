/* plan.c - see plan.h. */
#include "plan.h"

#include <string.h>

#include "../tool/tool.h"

enum { WEEK = 7 * 24 * 3600 * 1000 }; /* ms */

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
    "                      (the same limits and options, please: no row tells them)\n"
    "  --adjudicate CP,N   ends when both say for N plies that one is CP ahead (never)\n"
    "  --csa DIR, --kif DIR  a CSA file, a KIF file (UTF-8) for each game\n"
    "  --log FILE          all lines to and from the engines, and their error output\n"
    "  --shard I/N         play only the I-th of N parts\n"
    "  --sprt ELO0,ELO1[,ALPHA,BETA]  stop when one is accepted (risks 0.05)\n"
    "  --tsv               the summary as TSV\n"
    "  --quiet             no progress\n";

static Plan plan = { /* what is being read, */
    .concurrency = 1, .part = { 1, 1 }, .tolerance = 100, .timeout = 60000,
    .rules = { .max_moves = 512, .declare = DECLARE_27 },
    .sprt = { .alpha = 0.05, .beta = 0.05 },
};
static Engine both;  /* the limits in front of the first --engine, */
static Engine now;   /* and those that are read at present */
static bool merging;

/* What was read belongs to the last engine, or to both. */
static void end_engine(void)
{
    *(plan.engines > 0 ? &plan.engine[plan.engines - 1] : &both) = now;
}

static void take_engine(const char *name, const char *command)
{
    if (plan.engines == 2)
        tool_fail(2, "%s '%s': a match has two engines", name, command);
    end_engine();
    now = both;
    now.command = command;
    plan.engines++;
}

static void take_setting(const char *name, const char *text)
{
    if (now.settings == MAX_SETTINGS)
        tool_fail(2, "%s '%s': too many options", name, text);
    now.setting[now.settings++] = text;
}

static void take_shard(const char *name, const char *text)
{
    char rest;
    Part *part = &plan.part;
    if (sscanf(text, "%d/%d%c", &part->shard, &part->shards, &rest) != 2
        || part->shard < 1 || part->shard > part->shards)
        tool_fail(2, "%s '%s': must be I/N with 1 <= I <= N", name, text);
}

static void take_sprt(const char *name, const char *text)
{
    char rest;
    Sprt *sprt = &plan.sprt;
    int found = sscanf(text, "%lf,%lf,%lf,%lf%c", &sprt->elo0, &sprt->elo1, &sprt->alpha,
                       &sprt->beta, &rest);
    plan.sequential = true;
    if ((found != 2 && found != 4) || sprt->elo0 >= sprt->elo1 || sprt->alpha <= 0
        || sprt->alpha >= 0.5 || sprt->beta <= 0 || sprt->beta >= 0.5)
        tool_fail(2, "%s '%s': must be ELO0,ELO1[,ALPHA,BETA] with ELO0 < ELO1, "
                  "risks < 0.5", name, text);
}

static void take_adjudication(const char *name, const char *text)
{
    char rest;
    Adjudication *when = &plan.rules.adjudication;
    if (sscanf(text, "%d,%d%c", &when->cp, &when->plies, &rest) != 2 || when->cp < 1
        || when->plies < 2 || when->plies > MAX_GAME)
        tool_fail(2, "%s '%s': must be CP,PLIES with at least 1 and 2", name, text);
}

static void take_rule(const char *name, const char *text)
{
    static const char *const word[] = { "27", "24", "off" };
    static const DeclareRule rule[] = { DECLARE_27, DECLARE_24, DECLARE_OFF };
    int i = 0;
    while (i < 3 && strcmp(text, word[i]) != 0)
        i++;
    if (i == 3)
        tool_fail(2, "%s '%s': must be 27, 24 or off", name, text);
    plan.rules.declare = rule[i];
}

/* --- what does not fit together --- */

static void check_engine(Engine *engine)
{
    const Control *control = &engine->control;
    if (control->byoyomi > 0 && control->increment > 0)
        tool_fail(2, "%s: a clock has --byoyomi or --inc, not both", engine->command);
    if (!control_has_clock(control) && control->movetime == 0 && control->depth == 0
        && control->nodes == 0)
        tool_fail(2, "%s: no limit; give --movetime, --time, --depth or --nodes",
                  engine->command);
    if (engine->name == NULL)
        engine->name = engine->command;
    if (strpbrk(engine->name, "\t\n") != NULL || strlen(engine->name) >= NAME_TEXT)
        tool_fail(2, "--name '%s': too long, or with a tab in it", engine->name);
}

static void check_plan(void)
{
    if (plan.merges > 0 && (!merging || plan.engines > 0))
        tool_fail(2, merging ? "--merge plays no games" : "what is '%s'?",
                  plan.merge[0]);
    if (merging && plan.merges == 0)
        tool_fail(2, "--merge: which files?");
    if (merging)
        return;
    if (plan.engines < 2)
        tool_fail(2, "a match needs two --engine; --help lists all");
    check_engine(&plan.engine[0]);
    check_engine(&plan.engine[1]);
    if (strcmp(plan.engine[0].name, plan.engine[1].name) == 0)
        tool_fail(2, "--name '%s': both engines have this name", plan.engine[0].name);
    if (plan.games % 2 != 0)
        tool_fail(2, "--games %d: must be even, for each opening is played twice",
                  (int)plan.games);
    if (plan.resume && plan.out == NULL)
        tool_fail(2, "--resume needs --out FILE");
}

static const ToolOption table[] = {
    { "--engine", .take = take_engine },    { "--option", .take = take_setting },
    { "--name", .text = &now.name },        { "--ponder", .flag = &now.ponder },
    { "--restart", .flag = &now.restart },
    { "--movetime", .number = &now.control.movetime, 1, WEEK },
    { "--time", .number = &now.control.time, 0, WEEK },
    { "--byoyomi", .number = &now.control.byoyomi, 0, WEEK },
    { "--inc", .number = &now.control.increment, 0, WEEK },
    { "--depth", .number = &now.control.depth, 1, 1000 },
    { "--nodes", .number = &now.control.nodes, 1, INT64_MAX / 2 },
    { "--games", .number = &plan.games, 2, MOST_GAMES },
    { "--seed", .number = &plan.seed, 0, 1 << 30 },
    { "--concurrency", .number = &plan.concurrency, 1, 256 },
    { "--max-moves", .number = &plan.rules.max_moves, 1, MAX_GAME },
    { "--tolerance", .number = &plan.tolerance, 0, 60000 },
    { "--timeout", .number = &plan.timeout, 1, WEEK },
    { "--openings", .text = &plan.openings }, { "--out", .text = &plan.out },
    { "--csa", .text = &plan.csa },           { "--kif", .text = &plan.kif },
    { "--log", .text = &plan.log },
    { "--adjudicate", .take = take_adjudication },
    { "--declare", .take = take_rule },       { "--shard", .take = take_shard },
    { "--sprt", .take = take_sprt },          { "--merge", .flag = &merging },
    { "--resume", .flag = &plan.resume },     { "--quiet", .flag = &plan.quiet },
    { "--tsv", .flag = &plan.tsv },           { .name = NULL },
};

const Plan *plan_read(int argc, char **argv)
{
    plan.merges = tool_start("match", argc, argv, USAGE, table) - 1;
    plan.merge = argv + 1;
    end_engine();
    check_plan();
    return &plan;
}
