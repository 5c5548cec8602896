/* samples.h - training positions in memory, read from data files: for the tables, and for
 * the network, 88 bytes each. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "games.h"
#include "think/network.h"

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

/* One position, from the view of the side to move. */
typedef struct {
    uint16_t input[NET_MOST]; /* what the side to move sees */
    float target;             /* the later target of loss.h */
    int16_t base;             /* value of the learned evaluation, cp */
    int8_t count;             /* of inputs */
    bool held_out;            /* its game is kept for validation */
} NetSample;

typedef struct {
    int64_t count, room, games;
    NetSample *sample;
} NetSamples;

/* What an input is to the other side, and with left and right exchanged. The rules of
 * shogi know no left and right: a position and its mirror image are worth the same. */
extern uint16_t other_input[NET_INPUTS], mirror_input[NET_INPUTS];

/* Fill both tables. */
void net_samples_init(void);

/* As samples_read(); the evaluation must be the learned one. */
bool net_samples_read(NetSamples *samples, const char *path, int hold_out);

void net_samples_free(NetSamples *samples);

#endif
