/* score.c - see score.h.
 *
 * The two games of a pair begin from the same opening, so their results hang together: an
 * opening that favours Black gives each engine one win. Counting pairs (pentanomial)
 * keeps that out of the variance; counting games (trinomial) would overstate the error.
 */
#include "score.h"

#include <math.h>

static const double NORMAL_95 = 1.959964; /* two-sided 95 % of the normal distribution */
static const double TAIL = 0.025;         /* what it leaves out on either side */

/* Elo difference of an expected score, and back. */
static double elo_of_score(double score)
{
    if (score <= 0)
        return -INFINITY;
    return score >= 1 ? INFINITY : 400 * log10(score / (1 - score));
}
static double score_of_elo(double elo) { return 1 / (1 + pow(10, -elo / 400)); }

/* Mean squared distance from the mean; count[i] observations of i / (cells - 1), and one
 * more at either end if they are `certain`. */
static double spread(const int *count, int cells, bool certain)
{
    double sum = 0, first = 0, second = 0;
    for (int i = 0; i < cells; i++) {
        double value = (double)i / (cells - 1);
        int times = count[i] + (certain && (i == 0 || i == cells - 1));
        sum += times;
        first += times * value;
        second += times * value * value;
    }
    double mean = first / sum;
    return second / sum - mean * mean;
}

/* Variance of one game; from pairs as soon as there are two. */
static void fill_variance(const Results *results, Estimate *estimate)
{
    int pairs = 0;
    for (int i = 0; i < 5; i++)
        pairs += results->pair[i];
    estimate->from_pairs = pairs > 1; /* the score is still that of all games */
    const int *count = estimate->from_pairs ? results->pair : results->game;
    int cells = estimate->from_pairs ? 5 : 3;
    estimate->variance = spread(count, cells, false);
    estimate->certain = estimate->variance < 1e-9;
    if (estimate->certain)
        estimate->variance = spread(count, cells, true);
    if (estimate->from_pairs)
        estimate->variance *= 2;
}

Estimate score_estimate(const Results *results)
{
    Estimate estimate = { .games = results_games(results) };
    double mean = (results->game[2] + results->game[1] / 2.0) / estimate.games;
    estimate.score = mean;
    fill_variance(results, &estimate);
    double error = sqrt(estimate.variance / estimate.games);
    estimate.elo = elo_of_score(mean);
    if (mean <= 0 || mean >= 1) {
        /* Nothing but wins: the smallest score that still does so once in forty matches,
         * and how seldom equals do; a pair counts as one trial. */
        double units = estimate.from_pairs ? estimate.games / 2.0 : estimate.games;
        double bound = elo_of_score(pow(TAIL, 1 / units)), luck = pow(0.5, units);
        estimate.low = mean >= 1 ? bound : -INFINITY;
        estimate.high = mean >= 1 ? INFINITY : -bound;
        estimate.superiority = mean >= 1 ? 1 - luck : luck;
    } else {
        /* The bounds of the score as Elo: 0 lies between them exactly when the
         * likelihood lies between the two tails. */
        estimate.low = elo_of_score(mean - NORMAL_95 * error);
        estimate.high = elo_of_score(mean + NORMAL_95 * error);
        estimate.superiority = erfc((0.5 - mean) / error / sqrt(2)) / 2;
    }
    return estimate;
}

SprtState score_sprt(const Results *results, const Sprt *sprt)
{
    SprtState state = { .lower = log(sprt->beta / (1 - sprt->alpha)),
                        .upper = log((1 - sprt->beta) / sprt->alpha) };
    if (results_games(results) == 0)
        return state;
    Estimate estimate = score_estimate(results);
    double s0 = score_of_elo(sprt->elo0), s1 = score_of_elo(sprt->elo1);
    state.ratio = estimate.games * (s1 - s0) * (2 * estimate.score - s0 - s1)
        / (2 * estimate.variance);
    state.verdict = state.ratio >= state.upper ? SPRT_H1
        : state.ratio <= state.lower ? SPRT_H0 : SPRT_OPEN;
    return state;
}
