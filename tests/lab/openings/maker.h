/* maker.h - what the programs that make files of positions have in common. */
#ifndef MAKER_H
#define MAKER_H

#include <stdio.h>

#include "../tool/asked.h"
#include "../tool/tool.h"

/* The engine they ask, and where their chances begin. */
static struct {
    Asked engine;
    int64_t seed;
    uint64_t state;
} maker = { .seed = 1 };

/* The rows that every table of options has. */
#define MAKER_OPTIONS \
    { "--engine", .text = &maker.engine.command }, { "--option", .take = maker_option }, \
    { "--seed", .number = &maker.seed, 1, 1 << 30 }
static inline void maker_option(const char *name, const char *text)
{
    (void)name;
    asked_option(&maker.engine, text);
}

/* Read the command line, start the engine, and print the first line of the file: what it
 * is, "made by", and the command that made it. */
static inline void maker_start(const char *name, int count, char **words,
                               const char *help, const ToolOption *table,
                               const char *title)
{
    if (tool_start(name, count, words, help, table) > 1)
        tool_fail(2, "unknown argument '%s'", words[1]);
    if (maker.engine.command == NULL)
        tool_fail(2, "--engine COMMAND is missing");
    position_init();
    maker.state = (uint64_t)maker.seed * 0x9e3779b97f4a7c15u;
    asked_start(&maker.engine);
    printf("# %s, made by\n#   %s\n", title, tool_call());
}

/* Search a position so many plies deep. */
static inline Reply maker_search(const char *position, int64_t depth, int64_t lines)
{
    char go[32];
    snprintf(go, sizeof go, "depth %d", (int)depth);
    return asked_search(&maker.engine, position, go, (int)lines);
}

/* 0 <= number < limit, the same series for the same seed. */
static inline int maker_random(int limit)
{
    return (int)((tool_random(&maker.state) >> 16) % (uint64_t)limit);
}

#endif
