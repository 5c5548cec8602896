/* experiment.h - what the experiments share: how they begin, and the positions they look
 * at. */
#ifndef EXPERIMENT_H
#define EXPERIMENT_H

#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"
#include "options/table.h"
#include "program/arguments.h"
#include "think/think.h"

typedef struct {
    const char *name, *help;
    const ToolOption *table;
    const char *files;           /* what is said if none is named; NULL: it takes none */
    const char *const *settings; /* NAME=VALUE, NULL behind the last; NULL: none */
} Experiment;

/* Read the command line: options of the table, and NAME=VALUE for the engine, behind the
 * experiment's own settings. The files stand from words[1] then; returns how many. A
 * wrong word ends the program. */
static inline int experiment_start(const Experiment *experiment, int count, char **words)
{
    const ArgumentWord none = { .name = NULL };
    const char *const *setting = experiment->settings, *name = experiment->name;
    char error[ERROR_TEXT];
    count = tool_start(name, count, words, experiment->help, experiment->table) - 1;
    position_init();
    options_reset();
    while (setting != NULL && *setting != NULL)
        options_assign(*setting++, error);
    if (arguments_read(name, &count, words + 1, &none) < 0)
        exit(EXIT_BAD_ARGUMENT);
    if (experiment->files == NULL && count > 0)
        tool_fail(EXIT_BAD_ARGUMENT, "what is '%s'?", words[1]);
    if (experiment->files != NULL && count == 0)
        tool_fail(EXIT_BAD_ARGUMENT, "%s", experiment->files);
    return count;
}

/* Takes a position. False, with the reason: it is refused. */
typedef bool PositionTaker(Position *pos, char error[ERROR_TEXT]);

static inline bool experiment_line(void *data, char *line, int number,
                                   char error[ERROR_TEXT])
{
    static Position pos; /* large */
    PositionTaker **take = data;
    (void)number;
    line[strcspn(line, "\t;")] = '\0';
    return text_position(line, &pos, error) && (*take)(&pos, error);
}

/* Give `take` the position of every line, up to a tab or `;`. A file that can't be read,
 * or a position that is refused, ends the program. */
static inline void experiment_positions(const char *path, PositionTaker *take)
{
    int status = file_lines(path, experiment_line, &take);
    if (status != 0)
        exit(status);
}

#endif
