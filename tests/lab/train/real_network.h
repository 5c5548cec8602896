/* real_network.h - the network in real numbers, as it is while it learns. */
#ifndef REAL_NETWORK_H
#define REAL_NETWORK_H

#include "samples.h"
#include "think/network.h"

enum { REAL_NUMBERS = (NET_INPUTS + 1 + 2) * NET_HIDDEN + 1 };

/* The numbers of Network (see network.h) in their order, by name and as a list. The
 * output is in units of SCALE (see loss.h). */
typedef union {
    struct {
        float row[NET_INPUTS][NET_HIDDEN];
        float start[NET_HIDDEN];
        float output[2][NET_HIDDEN];
        float constant;
    } part;
    float number[REAL_NUMBERS];
} RealNetwork;

/* What is learned, and what the method Adam remembers of the slopes. It goes to a file as
 * it is. */
typedef struct {
    RealNetwork net, mean, square;
    int64_t steps;
} Learner;

/* What the side to move and the other see of a position, or of its mirror image. */
void real_inputs(const Samples *list, const Sample *sample, bool mirror,
                 uint16_t input[2][NET_MOST]);

/* Small random rows and an output of 0: the value is that of the tables alone. */
void real_begin(Learner *learner, uint64_t seed);

/* What the network adds to the value of a position, cp. */
double real_value(const RealNetwork *net, const Samples *list, const Sample *sample);

/* Add the slope of the loss of a position, or of its mirror image, to *slope. Returns the
 * loss. */
double real_learn(const RealNetwork *net, const Samples *list, const Sample *sample,
                  bool mirror, RealNetwork *slope);

/* One step against the slope of a batch of so many positions, which is cleared. */
void real_step(Learner *learner, RealNetwork *slope, int batch, double length);

/* Round to integers, and back from them. */
void real_round(const RealNetwork *net, Network *rounded);
void real_from(const Network *rounded, RealNetwork *net);

/* What the rounded network says to a position. */
int rounded_value(const Network *net, const Samples *list, const Sample *sample);

#endif
