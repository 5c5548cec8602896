/* maker.h - what the programs that make files of positions have in common. */
#ifndef MAKER_H
#define MAKER_H

#include "../tool/asked.h"
#include "../tool/tool.h"

/* The engine they ask, and where their chances begin. */
typedef struct {
    Asked engine;
    int64_t seed;
} Maker;
extern Maker maker;

/* The rows that every table of options has. */
#define MAKER_OPTIONS \
    { "--engine", .text = &maker.engine.command }, { "--option", .take = maker_option }, \
    { "--seed", .number = &maker.seed, 1, 1 << 30 }
void maker_option(const char *name, const char *text);

/* Read the command line, start the engine, and print the first line of the file: what it
 * is, "made by", and the command that made it. */
void maker_start(const char *name, int count, char **words, const char *help,
                 const ToolOption *table, const char *title);

/* Search a position so many plies deep. */
Reply maker_search(const char *position, int64_t depth, int64_t lines);

/* 0 <= number < limit, the same series for the same seed. */
int maker_random(int limit);

#endif
