/* evaluate_simple.h - the simple evaluation: what the attack maps say, in ten numbers
 * chosen by hand. They stay as they are, so that the node counts in the texts hold. */
#ifndef EVALUATE_SIMPLE_H
#define EVALUATE_SIMPLE_H

#include "think/feature.h"

/* The weights of all features, into weights that are 0. */
void simple_weights(int16_t weight[WEIGHTS]);

#endif
