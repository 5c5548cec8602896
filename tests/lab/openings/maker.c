/* maker.c - see maker.h. */
#include "maker.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *program;
static const char *engine;
static int seed = 1;
static uint64_t state;

static void wrong_argument(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fprintf(stderr, "%s: ", program);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(2);
}

static void read_number(const MakerNumber *row, const char *value)
{
    char *end;
    long number = strtol(value, &end, 10);
    if (end == value || *end != '\0' || number < row->low || number > row->high)
        wrong_argument("%s '%s': must be a number from %d to %d", row->name, value,
                       row->low, row->high);
    *row->number = (int)number;
}

/* The row of that name, or NULL. */
static const MakerNumber *find_number(const MakerNumber *table, const char *name)
{
    static const MakerNumber seed_row = { "--seed", &seed, 1, 1 << 30 };
    if (strcmp(name, seed_row.name) == 0)
        return &seed_row;
    while (table->name != NULL && strcmp(table->name, name) != 0)
        table++;
    return table->name != NULL ? table : NULL;
}

static void read_argument(const MakerNumber *table, const char *name, const char *value)
{
    const MakerNumber *number = find_number(table, name);
    bool is_engine = strcmp(name, "--engine") == 0;
    if (number == NULL && !is_engine && strcmp(name, "--option") != 0)
        wrong_argument("unknown argument '%s'", name);
    if (value == NULL)
        wrong_argument("%s: its value is missing", name);
    if (number != NULL)
        read_number(number, value);
    else if (is_engine)
        engine = value;
    else if (!analyst_option(value))
        wrong_argument("--option '%s': is not NAME=VALUE, or one too many", value);
}

void maker_start(int argc, char **argv, const MakerNumber *table)
{
    const char *slash = strrchr(argv[0], '/');
    program = slash != NULL ? slash + 1 : argv[0];
    for (int i = 1; i < argc; i += 2)
        read_argument(table, argv[i], argv[i + 1]); /* argv ends with NULL */
    if (engine == NULL)
        wrong_argument("--engine COMMAND is missing");
    position_init();
    state = (uint64_t)seed * 0x9e3779b97f4a7c15u;
    analyst_start(engine);
}

void maker_head(const char *title, int argc, char **argv)
{
    printf("# %s, made by\n#  ", title);
    for (int i = 0; i < argc; i++)
        printf(strchr(argv[i], ' ') != NULL ? " '%s'" : " %s", argv[i]);
    printf("\n");
}

int maker_random(int limit)
{
    state ^= state << 13; /* xorshift64 of Marsaglia */
    state ^= state >> 7;
    state ^= state << 17;
    return (int)((state >> 16) % (uint64_t)limit);
}
