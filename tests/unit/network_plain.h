/* network_plain.h - the value of the network by its definition, for tests and for the
 * trainer: nothing is kept from ply to ply. */
#ifndef NETWORK_PLAIN_H
#define NETWORK_PLAIN_H

#include "think/network.h"

/* From what the side to move and the other see: `count` inputs each. */
static inline int network_plain(const Network *network, const uint16_t own[],
                                const uint16_t other[], int count)
{
    const uint16_t *list[] = { own, other };
    int32_t total = 0;
    for (int who = 0; who < 2; who++)
        for (int unit = 0; unit < NET_HIDDEN; unit++) {
            int sum = network->start[unit];
            for (int i = 0; i < count; i++)
                sum += network->row[list[who][i]][unit];
            sum = sum < 0 ? 0 : sum > NET_UNIT ? NET_UNIT : sum;
            total += sum * network->output[who][unit];
        }
    return total / (NET_UNIT * NET_CP) + network->constant;
}

#endif
