/* net_samples.h - training positions of the network in memory: 96 bytes each. */
#ifndef NET_SAMPLES_H
#define NET_SAMPLES_H

#include "games.h"
#include "think/network.h"

/* One position, from the view of the side to move. */
typedef struct {
    uint16_t input[NET_MOST]; /* what the side to move sees */
    float target;             /* what its chance to win is said to be */
    int32_t game;             /* positions of a game stand together, in their order */
    int16_t base;             /* value of the learned evaluation, cp */
    int16_t score;            /* of the search, cp */
    int8_t count;             /* of inputs */
    int8_t result;            /* of the game: RESULT_LOSS, RESULT_DRAW, RESULT_WIN */
    bool black;               /* the side to move is Black */
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

/* Fill the targets, when all files are read: 7 % the chance by the score of the search,
 * and
 * 93 % the target of the next position of the game, at last its result. So a position
 * learns from what the searches behind it found, those close by more than those far off,
 * which is more than its own search knew and less a matter of luck than the result
 * (temporal differences; Sutton 1988). */
void net_samples_targets(NetSamples *samples);

void net_samples_free(NetSamples *samples);

#endif
