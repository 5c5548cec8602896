/* table_ordering.c - see HELP. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../unit/search_alone.h"
#include "experiment.h"

static const char HELP[] =
    "table_ordering - what each technique of move ordering saves: the table of\n"
    "Taketoshi, Hashimoto, Sakuta and Iida (2002), measured again with chapter 7.\n"
    "\n"
    "  table_ordering [--tsv] [--positions FILE] [--depth N] [--jobs N] [--chart FILE]\n"
    "                 [NAME=VALUE ...]\n"
    "\n"
    "Every position is searched in full width by iterative deepening, once for each row\n"
    "of the table, with tables and killers empty; the nodes of all iterations and\n"
    "positions are added up. All this twice: with drops generated before board moves,\n"
    "as in the study, and after them. The evaluation is the simple one, so that figures\n"
    "stay when the others change. NAME=VALUE sets an option for all rows, such as\n"
    "LeafExchange=false or Evaluation=material.\n"
    "\n"
    "A technique is an option of the chapter whose help begins with its Roman number\n"
    "and a colon. The rows are those of the study; then one for each technique that the\n"
    "study does not have, alone; then all together.\n"
    "\n"
    "The last row is the least that alpha-beta can do: Knuth and Moore's tree with the\n"
    "branching factors that the row `all` met at each ply of its last iteration,\n"
    "position by position, iterations added up like the others. FILE has an SFEN a\n"
    "line; --chart writes a table for build/plot. Exit status: 0; 1 a file can't be\n"
    "read, parsed or written; 2 wrong argument.\n";

enum {
    MAX_POSITIONS = 400, MAX_DEPTH = 12, MAX_JOBS = 64, BASES = 2,
    MAX_TECHNIQUES = 16, METHODS = 32,
};

/* The rows of the study, and what it found. */
static const struct {
    const char *methods;
    double paper;
} study[] = {
    { "none", 1.000 },     { "I", 0.185 },         { "II", 0.040 },
    { "I,II", 0.021 },     { "III", 0.470 },       { "IV", 0.037 },
    { "III,IV", 0.035 },   { "III,IV,V", 0.033 },  { "I,II,III,IV,V", 0.017 },
};
enum { STUDIED = sizeof study / sizeof study[0] };

static struct {
    const Option *option;
    char number[8]; /* Roman */
} technique[MAX_TECHNIQUES];
static int techniques;

typedef struct {
    char methods[32];
    unsigned on;  /* bit n: technique[n] */
    double paper; /* 0: not in the study */
} Method;

static Method method[METHODS];
static int methods; /* the last of them is all techniques */

static const char *const base_name[BASES] = { "drops-first", "board-first" };
static const char *const base_words[BASES] = { "drops first", "board first" };

static struct {
    const char *positions, *chart;
    int64_t depth, jobs;
    bool tsv;
} plan = { .positions = "tests/data/middlegame40.sfen", .depth = 4, .jobs = 2 };

static Position position[MAX_POSITIONS];
static int positions;
static Search *engine;

/* What one search needed; sent by a job to its parent. */
typedef struct {
    int base, method;
    uint64_t nodes;
    double minimum; /* of this position; only for the row `all` */
} Result;

static uint64_t nodes[BASES][METHODS];
static double minimum[BASES];

/* --- one search --- */

static struct {
    double moves, visits;
} met[MAX_DEPTH]; /* by ply, in the last iteration */

/* Called at every node: count what can be moved there. Nothing ever stops this search. */
static bool count_moves(Search *s)
{
    Move list[MAX_MOVES];
    int ply = s->pos->ply - s->root_ply;
    if (s->root_depth == plan.depth && ply < plan.depth) {
        met[ply].moves += generate_moves(s->pos, list, false);
        met[ply].visits++;
    }
    return false;
}

/* Nodes of the iterations 1 to plan.depth of Knuth and Moore's tree: at a ply n stand the
 * product of the branching factors of the even plies before it, plus that of the odd
 * ones, minus the line they share. */
static double minimal_tree(void)
{
    double sum = 0;
    for (int depth = 1; depth <= plan.depth; depth++) {
        double product[2] = { 1, 1 };
        for (int ply = 0; ply <= depth; ply++) {
            sum += product[0] + product[1] - 1;
            if (ply < depth && met[ply].visits > 0)
                product[ply % 2] *= met[ply].moves / met[ply].visits;
        }
    }
    return sum;
}

/* Without think(): it would put the best root move of an iteration first in the next one,
 * and end at a mate. */
static uint64_t search_nodes(Position *pos, bool measure)
{
    Search *s = engine;
    memset(met, 0, sizeof met);
    think_new_game(s);
    search_alone(s, pos);
    s->next_look = measure ? 0 : UINT64_MAX;
    s->look = count_moves;
    for (int depth = 1; depth <= plan.depth; depth++) {
        s->root_depth = depth;
        s->stack[0].pv.length = 0;
        chapter.iterate(s, 0);
    }
    return s->nodes;
}

static void set_switches(int base, const Method *m)
{
    settings.drops_first = base == 0;
    for (int i = 0; i < techniques; i++)
        *technique[i].option->value = m->on >> i & 1;
}

/* --- the rows --- */

static void find_techniques(void)
{
    for (const Option *row = chapter.options; row->name != NULL; row++) {
        size_t length = strspn(row->help, "IVX");
        if (length == 0 || length >= sizeof technique[0].number
            || row->help[length] != ':' || techniques == MAX_TECHNIQUES)
            continue;
        technique[techniques].option = row;
        memcpy(technique[techniques++].number, row->help, length);
    }
}

/* Is this number one of a list with commas between? */
static bool is_listed(const char *number, const char *list)
{
    char in[40], wanted[12];
    snprintf(in, sizeof in, ",%s,", list);
    snprintf(wanted, sizeof wanted, ",%s,", number);
    return strstr(in, wanted) != NULL;
}

static void add_method(const char *words, double paper)
{
    Method *m = &method[methods++];
    *m = (Method){ .paper = paper };
    snprintf(m->methods, sizeof m->methods, "%s", words);
    for (int i = 0; i < techniques; i++)
        if (is_listed(technique[i].number, words) || strcmp(words, "all") == 0)
            m->on |= 1u << i;
}

static void make_methods(void)
{
    find_techniques();
    for (int i = 0; i < STUDIED; i++)
        add_method(study[i].methods, study[i].paper);
    unsigned all = method[STUDIED - 1].on;
    for (int i = 0; i < techniques; i++)
        if (!(all >> i & 1))
            add_method(technique[i].number, 0);
    if (methods > STUDIED)
        add_method("all", 0);
    else
        strcpy(method[STUDIED - 1].methods, "all");
}

/* --- all searches, by several processes --- */

/* Every `jobs`-th search is this job's. Results are written as they come: they are
 * shorter than what a pipe takes in one piece. */
static void work(int job, int out)
{
    int unit = 0;
    for (int m = 0; m < methods; m++)
        for (int base = 0; base < BASES; base++)
            for (int i = 0; i < positions; i++) {
                if (unit++ % (int)plan.jobs != job)
                    continue;
                Result result = { .base = base, .method = m };
                set_switches(base, &method[m]);
                result.nodes = search_nodes(&position[i], m == methods - 1);
                result.minimum = m == methods - 1 ? minimal_tree() : 0;
                if (write(out, &result, sizeof result) != (ssize_t)sizeof result)
                    _exit(1);
            }
    _exit(0);
}

/* Collect results until all jobs have closed the pipe. */
static bool collect(int in)
{
    int total = BASES * methods * positions, done = 0;
    Result result;
    tool_counter(0, total);
    while (read(in, &result, sizeof result) == (ssize_t)sizeof result) {
        nodes[result.base][result.method] += result.nodes;
        minimum[result.base] += result.minimum;
        tool_counter(++done, total);
    }
    return done == total;
}

static bool search_all(void)
{
    int ends[2];
    if (pipe(ends) != 0)
        return false;
    for (int job = 0; job < plan.jobs; job++) {
        pid_t child = fork();
        if (child < 0)
            return false;
        if (child == 0) {
            close(ends[0]);
            work(job, ends[1]);
        }
    }
    close(ends[1]);
    bool complete = collect(ends[0]);
    close(ends[0]);
    while (wait(NULL) > 0)
        continue;
    return complete;
}

/* --- the table --- */

static double ratio(int base, int m)
{
    return (double)nodes[base][m] / (double)nodes[base][0];
}

/* The figure of the study, "-" if it has none. */
static const char *paper(const Method *m)
{
    static char text[16];
    snprintf(text, sizeof text, m->paper > 0 ? "%.3f" : "-", m->paper);
    return text;
}

static void print_tsv(void)
{
    printf("base\tmethods\tnodes\tratio\tpaper\n");
    for (int base = 0; base < BASES; base++) {
        for (int m = 0; m < methods; m++)
            printf("%s\t%s\t%" PRIu64 "\t%.5f\t%s\n", base_name[base],
                   method[m].methods, nodes[base][m], ratio(base, m), paper(&method[m]));
        printf("%s\tminimum\t%.0f\t%.5f\t-\n", base_name[base], minimum[base],
               minimum[base] / (double)nodes[base][0]);
    }
}

static void print_text(void)
{
    char name[OPTION_TEXT];
    int all = methods - 1;
    printf("%d positions of %s, depth %d, nodes of all iterations\n", positions,
           plan.positions, (int)plan.depth);
    for (int i = 0; i < techniques; i++)
        printf("%s %s, ", technique[i].number, technique[i].option->name);
    printf("%s evaluation\n\n%-13s %14s %7s %14s %7s %7s\n",
           option_write(options_find("Evaluation"), settings.evaluation, name), "",
           base_words[0], "", base_words[1], "", "paper");
    printf("%-13s %14s %7s %14s %7s %7s\n", "methods", "nodes", "ratio", "nodes", "ratio",
           "ratio");
    for (int m = 0; m < methods; m++)
        printf("%-13s %14" PRIu64 " %7.4f %14" PRIu64 " %7.4f %7s\n", method[m].methods,
               nodes[0][m], ratio(0, m), nodes[1][m], ratio(1, m), paper(&method[m]));
    printf("%-13s %14.0f %7.4f %14.0f %7.4f\n", "minimum",
           minimum[0], minimum[0] / (double)nodes[0][0],
           minimum[1], minimum[1] / (double)nodes[1][0]);
    printf("all : minimum %14.2f %22.2f\n", (double)nodes[0][all] / minimum[0],
           (double)nodes[1][all] / minimum[1]);
}

static bool write_chart(void)
{
    FILE *out = fopen(plan.chart, "w");
    if (!out)
        tool_fail(EXIT_BAD_FILE, "%s: can't be written", plan.chart);
    fprintf(out, "methods\torder\tratio\n");
    for (int m = 1; m < methods; m++) {
        for (int base = 0; base < BASES; base++)
            fprintf(out, "%s\t%s\t%.5f\n", method[m].methods, base_words[base],
                    ratio(base, m));
        if (method[m].paper > 0)
            fprintf(out, "%s\tthe study\t%.3f\n", method[m].methods, method[m].paper);
    }
    return fclose(out) == 0;
}

/* --- the command line --- */

static bool keep_position(Position *pos, char error[ERROR_TEXT])
{
    if (positions == MAX_POSITIONS)
        return text_error(error, "more than %d positions", MAX_POSITIONS);
    position[positions++] = *pos;
    return true;
}

static const ToolOption arguments[] = {
    { "--depth", .number = &plan.depth, 1, MAX_DEPTH },
    { "--jobs", .number = &plan.jobs, 1, MAX_JOBS }, { "--tsv", .flag = &plan.tsv },
    { "--positions", .text = &plan.positions }, { "--chart", .text = &plan.chart },
    { .name = NULL },
};

static const char *const simple[] = { "Evaluation=simple", NULL };
static const Experiment experiment = { "table_ordering", HELP, arguments, NULL, simple };

int main(int count, char **words)
{
    experiment_start(&experiment, count, words);
    make_methods();
    experiment_positions(plan.positions, keep_position);
    engine = think_new();
    if (engine == NULL || !search_all())
        tool_fail(EXIT_BAD_FILE, "a search was lost");
    if (plan.tsv)
        print_tsv();
    else
        print_text();
    return plan.chart == NULL || write_chart() ? 0 : EXIT_BAD_FILE;
}
