/* network_file.h - the network as C source. */
#ifndef NETWORK_FILE_H
#define NETWORK_FILE_H

#include "think/network.h"

/* False: the file can't be written. */
bool network_write(const char *path, const Network *network);

#endif
