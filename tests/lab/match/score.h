/* score.h - what a list of results says about strength. */
#ifndef SCORE_H
#define SCORE_H

#include <stdbool.h>

/* Results seen from the first engine. */
typedef struct {
    int game[3]; /* by half points: lost, drawn, won */
    int pair[5]; /* complete pairs (one opening, both colours) by half points 0 .. 4 */
} Results;

static inline int results_games(const Results *results)
{
    return results->game[0] + results->game[1] + results->game[2];
}

typedef struct {
    int games;
    double score;    /* mean result, 0..1 */
    double variance; /* of one game; from pairs: twice the variance of a pair's mean */
    bool from_pairs; /* pentanomial; else trinomial */
    bool certain;    /* all results are equal: two opposite ones added for variance */
    double elo, low, high; /* Elo difference and its 95 % interval; may be infinite */
    double superiority;    /* probability that the first engine is stronger */
} Estimate;

/* Needs at least one game. */
Estimate score_estimate(const Results *results);

/* Sequential test of "difference is elo1" against "difference is elo0". */
typedef struct {
    double elo0, elo1;  /* logistic Elo */
    double alpha, beta; /* risks of accepting elo1, elo0 wrongly */
} Sprt;

typedef enum { SPRT_OPEN, SPRT_H0, SPRT_H1 } SprtVerdict;

/* Log-likelihood ratio by the normal approximation (generalised SPRT), and the bounds. */
typedef struct {
    double ratio, lower, upper;
    SprtVerdict verdict;
} SprtState;
SprtState score_sprt(const Results *results, const Sprt *sprt);

#endif
