/* net_samples.h - training positions of the network in memory: 88 bytes each. */
#ifndef NET_SAMPLES_H
#define NET_SAMPLES_H

#include "games.h"
#include "think/network.h"

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

/* Add the positions of a file, as samples_read(). The evaluation must be the learned
 * one. */
bool net_samples_read(NetSamples *samples, const char *path, int hold_out);

void net_samples_free(NetSamples *samples);

#endif
