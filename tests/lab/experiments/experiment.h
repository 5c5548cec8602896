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

/* Read the command line: the table's options, and NAME=VALUE for the engine. The files
 * stand from words[1] then; returns how many. A wrong word ends the program, and so does
 * none if files are wanted: `missing` says that; NULL: it takes no files. */
static inline int experiment_start(const char *name, int count, char **words,
                                   const char *help, const ToolOption *table,
                                   const char *missing)
{
    const ArgumentWord none = { .name = NULL };
    count = tool_start(name, count, words, help, table) - 1;
    if (arguments_read(name, &count, words + 1, &none) < 0)
        exit(EXIT_BAD_ARGUMENT);
    if (missing == NULL && count > 0)
        tool_fail(EXIT_BAD_ARGUMENT, "what is '%s'?", words[1]);
    if (missing != NULL && count == 0)
        tool_fail(EXIT_BAD_ARGUMENT, "%s", missing);
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
