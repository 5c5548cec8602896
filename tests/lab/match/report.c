/* report.c - see report.h. */
#include "report.h"

#include <math.h>
#include <string.h>
#include <unistd.h>

enum { BAR = 20 }; /* characters */

static bool bar_open;

static const char *const verdict_word[] = { "open", "H0 accepted", "H1 accepted" };

/* "+12 =3 -9  56.2 %  Elo +44 (-81 .. +169)" */
static void print_score(const Tally *tally, FILE *out)
{
    const int *game = tally->results.game;
    Estimate estimate = score_estimate(&tally->results);
    fprintf(out, "+%d =%d -%d  %.1f %%  Elo %+.0f (%+.0f .. %+.0f)", game[2], game[1],
            game[0], 100 * estimate.score, estimate.elo, estimate.low, estimate.high);
}

void report_progress(const Tally *tally, const Row *row, int total, int done, int64_t us)
{
    static const char *const result[] = { "lost", "drew", "won" };
    int played = results_games(&tally->results);
    if (!isatty(2)) {
        fprintf(stderr, "game %d: %s %s as %s by %s after %d plies%s%s; ", row->game,
                row->name[0], result[row->a_half],
                row->a_side == BLACK ? "Black" : "White", ending_name[row->ending],
                row->plies, *row->detail ? ": " : "", row->detail);
        print_score(tally, stderr);
        fprintf(stderr, "\n");
        return;
    }
    char bar[BAR + 1];
    int full = total > 0 ? (int)((int64_t)BAR * played / total) : 0;
    int64_t left = done > 0 ? us / done * (total - played) / 1000000 : 0;
    memset(bar, '.', BAR);
    memset(bar, '#', (size_t)(full < BAR ? full : BAR));
    bar[BAR] = '\0';
    fprintf(stderr, "\r[%s] %d/%d  ", bar, played, total);
    print_score(tally, stderr);
    fprintf(stderr, "  %d:%02d left\033[K", (int)(left / 60), (int)(left % 60));
    bar_open = true;
}

void report_progress_end(void)
{
    if (bar_open)
        fprintf(stderr, "\n");
    bar_open = false;
}

void report_no_start(const Engine *engine, const char *why, FILE *errors, const char *log)
{
    char text[1000];
    fprintf(stderr, "match: %s can't start: %s; `%s`%s%s\n", engine->name, why,
            engine->command, log != NULL ? "; its error output is in " : ", last words:",
            log != NULL ? log : "");
    if (log != NULL)
        return;
    long size = fseek(errors, 0, SEEK_END) == 0 ? ftell(errors) : 0;
    bool whole = size < (long)sizeof text;
    fseek(errors, whole ? 0 : size - (long)sizeof text, SEEK_SET);
    text[fread(text, 1, sizeof text - 1, errors)] = '\0';
    char *line = strtok(text, "\n");
    if (!whole && line != NULL) /* its beginning is cut off */
        line = strtok(NULL, "\n");
    for (; line != NULL; line = strtok(NULL, "\n"))
        fprintf(stderr, "    %s\n", line);
}

/* Means of one engine over all its moves; 0 when there is nothing to divide by. */
static double mean_depth(const Usage *usage)
{
    return usage->measured > 0 ? usage->depth / (double)usage->measured : 0;
}
static double nodes_a_second(const Usage *usage)
{
    return usage->us > 0 ? (double)usage->nodes * 1e6 / (double)usage->us : 0;
}
static double ms_a_move(const Usage *usage)
{
    return usage->moves > 0 ? (double)usage->us / 1000 / (double)usage->moves : 0;
}

/* " mate 12, resign 3", or " none". */
static void print_names(const int *count, FILE *out)
{
    const char *comma = "";
    for (int i = 0; i < ENDINGS; i++) {
        if (count[i] > 0) {
            fprintf(out, "%s %s %d", comma, ending_name[i], count[i]);
            comma = ",";
        }
    }
    fprintf(out, "%s\n", *comma ? "" : " none");
}

/* Many games lost on time say more of the clock, or of a busy machine, than of play. */
static void warn_of_time(const Tally *tally, int games, FILE *out)
{
    int late = tally->endings[ENDING_TIME];
    if (20 * late > games)
        fprintf(out, "warning: %d of %d games ended by time: "
                "the Elo is not of play alone\n", late, games);
}

/* For people; tests/lab/match/README.md explains the numbers. */
static void summary_text(const Tally *tally, const Sprt *sprt, FILE *out)
{
    const Results *results = &tally->results;
    Estimate estimate = score_estimate(results);
    int width = 1;
    for (int i = 0; i < 2; i++)
        if ((int)strlen(tally->name[i]) > width)
            width = (int)strlen(tally->name[i]);
    fprintf(out, "%s against %s: %d games, %d won, %d drawn, %d lost, score %.1f %%\n",
            tally->name[0], tally->name[1], estimate.games, results->game[2],
            results->game[1], results->game[0], 100 * estimate.score);
    fprintf(out, "Elo %+.1f, 95 %% interval %+.1f .. %+.1f (%s variance%s); "
            "likelihood of superiority %.1f %%\n",
            estimate.elo, estimate.low, estimate.high,
            estimate.from_pairs ? "pentanomial" : "trinomial",
            estimate.certain ? ", all results equal" : "", 100 * estimate.superiority);
    warn_of_time(tally, estimate.games, out);
    fprintf(out, "pairs by points 0, 1/2, 1, 1 1/2, 2: %d %d %d %d %d; Black won %d, "
            "White %d; %.0f plies a game\n", results->pair[0], results->pair[1],
            results->pair[2], results->pair[3], results->pair[4], tally->wins[BLACK],
            tally->wins[WHITE], (double)tally->plies / estimate.games);
    if (sprt != NULL) {
        SprtState state = score_sprt(results, sprt);
        fprintf(out, "SPRT of Elo %g against %g: log-likelihood ratio %.2f in "
                "%.2f .. %.2f, %s\n", sprt->elo1, sprt->elo0, state.ratio, state.lower,
                state.upper, verdict_word[state.verdict]);
    }
    fprintf(out, "%-*s %9s %12s %9s %9s\n", width, "", "depth", "nodes/s", "ms/move",
            "moves");
    for (int i = 0; i < 2; i++) {
        const Usage *usage = &tally->usage[i];
        fprintf(out, "%-*s %9.2f %12.0f %9.1f %9lld\n", width, tally->name[i],
                mean_depth(usage), nodes_a_second(usage), ms_a_move(usage),
                (long long)usage->moves);
    }
    fprintf(out, "endings:");
    print_names(tally->endings, out);
    for (int i = 0; i < 2; i++) {
        fprintf(out, "faults of %s:", tally->name[i]);
        print_names(tally->faults[i], out);
    }
}

/* For programs: one row; the columns are named in the line above it. */
static void summary_tsv(const Tally *tally, const Sprt *sprt, FILE *out)
{
    const Results *results = &tally->results;
    Estimate estimate = score_estimate(results);
    SprtState state = { 0, 0, 0, SPRT_OPEN };
    if (sprt != NULL)
        state = score_sprt(results, sprt);
    fprintf(out, "a\tb\tgames\twon\tdrawn\tlost\tscore\telo\telo_low\telo_high\t"
            "variance\tsuperiority\tllr\tverdict\ta_depth\ta_nps\ta_ms\t"
            "b_depth\tb_nps\tb_ms\ta_faults\tb_faults\tby_time\n");
    fprintf(out, "%s\t%s\t%d\t%d\t%d\t%d\t%.4f\t%.1f\t%.1f\t%.1f\t%s\t%.4f\t%.3f\t%s",
            tally->name[0], tally->name[1], estimate.games, results->game[2],
            results->game[1], results->game[0], estimate.score, estimate.elo,
            estimate.low, estimate.high,
            estimate.from_pairs ? "pentanomial" : "trinomial", estimate.superiority,
            state.ratio, sprt == NULL ? "-" : verdict_word[state.verdict]);
    for (int i = 0; i < 2; i++) {
        const Usage *usage = &tally->usage[i];
        fprintf(out, "\t%.2f\t%.0f\t%.1f", mean_depth(usage), nodes_a_second(usage),
                ms_a_move(usage));
    }
    fprintf(out, "\t%d\t%d\t%d\n", tally->all_faults[0], tally->all_faults[1],
            tally->endings[ENDING_TIME]);
    warn_of_time(tally, estimate.games, stderr);
}

void report_summary(const Tally *tally, const Sprt *sprt, bool tsv, FILE *out)
{
    if (results_games(&tally->results) == 0)
        fprintf(out, "%s", tsv ? "" : "no games\n");
    else if (tsv)
        summary_tsv(tally, sprt, out);
    else
        summary_text(tally, sprt, out);
}
