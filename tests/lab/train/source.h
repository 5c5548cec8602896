/* source.h - what was learned, as C source. */
#ifndef SOURCE_H
#define SOURCE_H

#include <stdio.h>

#include "think/feature.h"
#include "think/network.h"

/* Begin a file, and end it; a file that can't be written ends the program. */
FILE *source_open(const char *path, const char *head);
void source_close(FILE *file, const char *path, const char *tail);

void source_write_table(const char *path, const int16_t weight[WEIGHTS]);
void source_write_network(const char *path, const Network *network);

#endif
