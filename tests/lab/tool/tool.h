/* tool.h - what the programs of the lab share: their command line, messages, and a
 * counter for people who wait. */
#ifndef TOOL_H
#define TOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Takes the value of an option, or refuses it by tool_fail(). */
typedef void ToolTaker(const char *name, const char *text);

/* An option: behind its name stands a value, except for a flag. */
typedef struct {
    const char *name;   /* with its two hyphens; NULL ends a table */
    bool *flag;         /* one of these is set: what becomes true, */
    const char **text;  /* where the value goes, */
    int64_t *number;    /* if it is one from `low` to `high`, */
    int64_t low, high;
    ToolTaker *take;    /* who takes it */
} ToolOption;

/* Read the command line of the program called `name`. With --help among the words prints
 * `help` and ends the program, as a wrong option does with a message and status 2. The
 * words that are no options stay behind words[0], in their order; returns how many there
 * are then, words[0] counted. `table` may be NULL: no options. */
int tool_start(const char *name, int count, char **words, const char *help,
               const ToolOption *table);

/* The number that this text is; one that is not from `low` to `high` is refused. */
int64_t tool_number(const char *name, const char *text, int64_t low, int64_t high);

/* The call as it was made, for the head of what comes out. */
const char *tool_call(void);

/* End the program with "NAME: " and the message on stderr. Status 2: wrong argument. */
void tool_fail(int status, const char *format, ...);

/* fopen(), or the program ends and says why. */
FILE *tool_open(const char *path, const char *mode);

/* A block of memory of another size, NULL: a new one, or the program ends. */
void *tool_memory(void *block, size_t size);

/* The next number of a series that is the same on every machine (xorshift64 of
 * Marsaglia); *state is any number but 0. */
static inline uint64_t tool_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

/* If stderr is a terminal: how many of `all` are done, and what time is left. It goes
 * when all are. tool_lines(): how many lines a file has that do not begin with #. */
void tool_counter(int64_t done, int64_t all);
int64_t tool_lines(const char *path);

#endif
