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
/* A row of the network as NetworkText has it. Each number is -810 .. 809. */
enum { ROW_TEXT = 2 * NET_HIDDEN + 1 };
char *source_row(const int16_t row[NET_HIDDEN], char text[ROW_TEXT]);

void source_write_network(const char *path, const Network *network);

#endif
