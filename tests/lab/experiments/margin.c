/* margin.c - see HELP. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../unit/search_alone.h"
#include "experiment.h"
#include "search.h"
#include "think/network.h"

static const char HELP[] =
    "margin - how far a deeper search moves the score: what a futility margin must\n"
    "cover.\n"
    "\n"
    "  margin [--tsv] [--depth N] [--chart FILE] [NAME=VALUE ...] FILE...\n"
    "\n"
    "Every quiet position of the files (SFEN or a USI position on each line) is\n"
    "searched by chapter 10 with the full window to each depth from 0, the quiescence\n"
    "search, to N. Everything is off that leaves out or reduces anything or searches it\n"
    "deeper. Quiet: the side to move is not in check, and the static evaluation is not\n"
    "beyond QUIET_EVAL. Positions in which some depth finds a forced win are left out:\n"
    "that is no error of the evaluation.\n"
    "\n"
    "For each depth: how far the score lies from the static evaluation, and from the\n"
    "quiescence score; root mean square and quantiles of the distance, in centipawns,\n"
    "and the exponents of depth that fit them best; then how often the score lies below\n"
    "the static evaluation by more than each margin: so often node futility would have\n"
    "been wrong. NAME=VALUE sets an option, such as Evaluation=simple or MarginCp=90.\n"
    "--chart writes a table for build/plot. Exit status: 0; 1 a file can't be read,\n"
    "parsed or written; 2 wrong argument.\n";

enum {
    MAX_POSITIONS = 2000, MAX_DEPTH = 8,
    QUIET_EVAL = 1500, /* cp; beyond it a game is decided, and margins matter little */
};

/* What the score is compared with. */
enum { FROM_STATIC, FROM_QUIESCENCE, REFERENCES };
static const char *const reference_name[REFERENCES] = { "evaluation", "quiescence" };

enum { RMS, SIZES = 5 }; /* root mean square, and then these quantiles */
static const int percent[SIZES] = { 0, 50, 90, 95, 99 };

enum { MARGINS = MARGIN_CONSTANT + 1 };
static const char *const margin_name[MARGINS] = { "linear", "root", "constant" };

static struct {
    const char *chart;
    int64_t depth;
    bool tsv;
} plan = { .depth = 4 };

static NetworkSums sums;
static Search *engine;
static int change[REFERENCES][MAX_DEPTH + 1][MAX_POSITIONS]; /* score - reference, cp */
static int positions, unquiet, decided;
static int64_t lines; /* of all files */

/* One row: what the positions say about a depth. */
typedef struct {
    double mean, size[SIZES];
    double margin[MARGINS];
    double lost[MARGINS]; /* share of positions whose score falls by more than that */
} Row;
static Row row[REFERENCES][MAX_DEPTH + 1];

/* --- searching --- */

/* The scores of all depths, without think(): it would end at a mate. False: some depth
 * finds a forced win. */
static bool search_depths(Position *pos, int score[MAX_DEPTH + 1])
{
    think_new_game(engine);
    search_alone(engine, pos);
    for (int depth = 0; depth <= plan.depth; depth++) {
        engine->root_depth = depth;
        score[depth] = chapter.iterate(engine, 0);
        if (is_win_score(score[depth]) || is_loss_score(score[depth]))
            return false;
    }
    return true;
}

static bool measure(Position *pos, char error[ERROR_TEXT])
{
    int score[MAX_DEPTH + 1], value = evaluate(pos);
    if (positions == MAX_POSITIONS)
        return text_error(error, "more than %d positions", MAX_POSITIONS);
    tool_counter(positions + unquiet + decided, lines);
    pos->sums = &sums;
    if (pos->in_check || value > QUIET_EVAL || value < -QUIET_EVAL) {
        unquiet++;
    } else if (!search_depths(pos, score)) {
        decided++;
    } else {
        for (int depth = 0; depth <= plan.depth; depth++) {
            change[FROM_STATIC][depth][positions] = score[depth] - value;
            change[FROM_QUIESCENCE][depth][positions] = score[depth] - score[0];
        }
        positions++;
    }
    return true;
}

/* --- statistics --- */

static int compare(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* The margin of the chapter's search.c at a depth. */
static double margin_at(int shape, int depth)
{
    return shape == MARGIN_CONSTANT ? 2 * params.margin_cp
        : shape == MARGIN_ROOT ? 1.5 * params.margin_cp * sqrt(depth)
        : (double)params.margin_cp * depth;
}

static void summarize(Row *r, int *list, int depth)
{
    double sum = 0, squares = 0;
    for (int m = 0; m < MARGINS; m++) {
        r->margin[m] = margin_at(m, depth);
        for (int i = 0; i < positions; i++)
            r->lost[m] += (list[i] < -r->margin[m]) / (double)positions;
    }
    for (int i = 0; i < positions; i++) {
        sum += list[i];
        squares += (double)list[i] * list[i];
        list[i] = list[i] < 0 ? -list[i] : list[i];
    }
    r->mean = sum / positions;
    r->size[RMS] = sqrt(squares / positions);
    qsort(list, (size_t)positions, sizeof list[0], compare);
    for (int q = RMS + 1; q < SIZES; q++) /* the least that covers so many */
        r->size[q] = list[(positions * percent[q] + 99) / 100 - 1];
}

/* The exponent k of the best fit value = c * depth^k over the depths from 1: the slope of
 * the line of least squares through the logarithms. */
static double exponent(int reference, int size)
{
    double n = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (int depth = 1; depth <= plan.depth; depth++) {
        double a = log(depth);
        double b = log(fmax(1, row[reference][depth].size[size]));
        n++, x += a, y += b, xx += a * a, xy += a * b;
    }
    return (n * xy - x * y) / (n * xx - x * x);
}

/* --- output --- */

static void print_tsv(FILE *out)
{
    fprintf(out, "from\tdepth\tpositions\tmean\trms\tp50\tp90\tp95\tp99");
    for (int m = 0; m < MARGINS; m++)
        fprintf(out, "\t%s\tlost_%s", margin_name[m], margin_name[m]);
    for (int from = 0; from < REFERENCES; from++)
        for (int depth = from; depth <= plan.depth; depth++) {
            const Row *r = &row[from][depth];
            fprintf(out, "\n%s\t%d\t%d\t%.1f\t%.1f", reference_name[from], depth,
                    positions, r->mean, r->size[RMS]);
            for (int q = RMS + 1; q < SIZES; q++)
                fprintf(out, "\t%.0f", r->size[q]);
            for (int m = 0; m < MARGINS; m++)
                fprintf(out, "\t%.0f\t%.3f", r->margin[m], r->lost[m]);
        }
    fprintf(out, "\n");
}

static void print_distances(int from)
{
    printf("\n| depth | mean | rms | 50 %% | 90 %% | 95 %% | 99 %% |\n"
           "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
    for (int depth = from; depth <= plan.depth; depth++) {
        const Row *r = &row[from][depth];
        printf("| %d | %+.0f |", depth, r->mean);
        for (int q = RMS; q < SIZES; q++)
            printf(" %.0f |", r->size[q]);
        printf("\n");
    }
    if (plan.depth > 1) {
        printf("| exponent | |");
        for (int q = RMS; q < SIZES; q++)
            printf(" %.2f |", exponent(from, q));
        printf("\n");
    }
}

static void print_text(void)
{
    printf("%d quiet positions, unpruned search; left out: %d not quiet, %d with a "
           "forced win\n\n"
           "Score minus static evaluation, cp (depth 0: quiescence search):\n",
           positions, unquiet, decided);
    print_distances(FROM_STATIC);
    printf("\nScore minus quiescence score, cp:\n");
    print_distances(FROM_QUIESCENCE);
    printf("\nScore below the static evaluation by more than the margin (MarginCp=%d):\n"
           "\n| depth | linear | root | constant |\n| ---: | ---: | ---: | ---: |\n",
           params.margin_cp);
    for (int depth = 1; depth <= plan.depth; depth++) {
        const Row *r = &row[FROM_STATIC][depth];
        printf("| %d |", depth);
        for (int m = 0; m < MARGINS; m++)
            printf(" %.1f %% of %.0f |", 100 * r->lost[m], r->margin[m]);
        printf("\n");
    }
}

static bool write_chart(void)
{
    FILE *out = fopen(plan.chart, "w");
    if (out == NULL)
        tool_fail(EXIT_BAD_FILE, "%s: can't be written", plan.chart);
    print_tsv(out);
    return fclose(out) == 0;
}

/* --- the command line --- */

static const ToolOption arguments[] = {
    { "--depth", .number = &plan.depth, 1, MAX_DEPTH },
    { "--chart", .text = &plan.chart }, { "--tsv", .flag = &plan.tsv }, { .name = NULL },
};

static const char *const unpruned[] = {
    "TableCuts=false", "QuiesceFutility=false", "Aspiration=false", "NodeFutility=false",
    "MoveFutility=false", "LateMovePruning=false", "LateMoveReductions=false",
    "ExchangePruning=false", "CheckExtension=false", "InternalReduction=false",
    "MateDistance=false", "NullMove=off", NULL,
};
static const Experiment experiment = {
    "margin", HELP, arguments, "no file of positions", unpruned,
};

int main(int count, char **words)
{
    int files = experiment_start(&experiment, count, words);
    engine = think_new();
    if (!engine)
        tool_fail(EXIT_BAD_FILE, "no memory");
    for (int i = 1; i <= files; i++)
        lines += tool_lines(words[i]);
    for (int i = 1; i <= files; i++)
        experiment_positions(words[i], measure);
    tool_counter(1, 1);
    if (positions == 0)
        tool_fail(EXIT_BAD_FILE, "no quiet positions");
    for (int from = 0; from < REFERENCES; from++)
        for (int depth = 0; depth <= plan.depth; depth++)
            summarize(&row[from][depth], change[from][depth], depth);
    if (plan.tsv)
        print_tsv(stdout);
    else
        print_text();
    return plan.chart == NULL || write_chart() ? 0 : EXIT_BAD_FILE;
}
