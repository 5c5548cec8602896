/* network_text.c - see network_text.h. */
#include "think/data/network_text.h"

#include <string.h>

static int digit(char c) { return c - '#' - (c > '?') - (c > '\\'); }

static void read_row(const char *text, int16_t row[NET_HIDDEN])
{
    for (int unit = 0; unit < NET_HIDDEN && text != NULL && *text != '\0'; unit++) {
        int first = digit(*text++), second = first < 72 ? 0 : digit(*text++);
        row[unit] = (int16_t)(first < 72 ? first - 36 : second * 18 + first - 72 - 810);
    }
}

void network_read(const NetworkText *text, Network *network)
{
    memset(network, 0, sizeof *network);
    for (int input = 0; input < NET_INPUTS; input++)
        read_row(text->row[input], network->row[input]);
    memcpy(network->start, text->start, sizeof network->start);
    memcpy(network->output, text->output, sizeof network->output);
    network->constant = text->constant;
}

const Network *network_learned(void)
{
    static Network learned;
    network_read(&network_text, &learned);
    return &learned;
}
