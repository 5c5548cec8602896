/* print.h - what both the protocol and the command line print. */
#ifndef USI_PRINT_H
#define USI_PRINT_H

#include <stdio.h>

#include "think/engine.h"

/* The name of the program with its chapter, as `id name` and `--version` print it. */
void usi_print_name(FILE *out);

/* Print the position as `d` does: board, SFEN, key, checking pieces, repetition. */
void usi_print_position(FILE *out, Position *pos);

/* A clock of milliseconds may say that nothing took no time at all. */
uint64_t nodes_per_second(uint64_t nodes, int64_t ms);

/* Print the `info` line for a line of play on standard output, and flush it; a Report. */
void usi_print_line(const Search *s, const RankedLine *line, int n, int64_t ms);

#endif
