/* maker.c - see maker.h. */
#include "maker.h"

#include <stdio.h>

Maker maker = { .seed = 1 };
static uint64_t state;

void maker_option(const char *name, const char *text)
{
    (void)name;
    asked_option(&maker.engine, text);
}

void maker_start(const char *name, int count, char **words, const char *help,
                 const ToolOption *table, const char *title)
{
    if (tool_start(name, count, words, help, table) > 1)
        tool_fail(2, "unknown argument '%s'", words[1]);
    if (maker.engine.command == NULL)
        tool_fail(2, "--engine COMMAND is missing");
    position_init();
    state = (uint64_t)maker.seed * 0x9e3779b97f4a7c15u;
    asked_start(&maker.engine);
    printf("# %s, made by\n#   %s\n", title, tool_call());
}

Reply maker_search(const char *position, int64_t depth, int64_t lines)
{
    char go[32];
    snprintf(go, sizeof go, "depth %d", (int)depth);
    return asked_search(&maker.engine, position, go, (int)lines);
}

int maker_random(int limit)
{
    state ^= state << 13; /* xorshift64 of Marsaglia */
    state ^= state >> 7;
    state ^= state << 17;
    return (int)((state >> 16) % (uint64_t)limit);
}
