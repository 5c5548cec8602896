/* samples.h - training positions in memory, read from data files. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "games.h"

/* One position, from the view of the side to move. */
typedef struct {
    size_t first;         /* its features are feature[first ..]: */
    uint16_t own, all;    /* first those of the side to move, then the other side's */
    double target;        /* what its chance to win is said to be */
    int16_t material;     /* cp */
    int16_t simple;       /* value by the simple evaluation, cp */
    bool held_out;        /* its game is kept for validation */
} Sample;

typedef struct {
    bool later;           /* targets are the later ones of loss.h */
    int64_t count, room, games;
    Sample *sample;
    size_t features, feature_room;
    uint16_t *feature;
} Samples;

/* Add the positions of a file, every one of `hold_out` games held out. On refusal prints
 * file, offset and reason, and returns false. The evaluation must be the simple
 * one. */
bool samples_read(Samples *samples, const char *path, int hold_out);

void samples_free(Samples *samples);

#endif
