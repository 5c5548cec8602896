/* table.c - see table.h. */
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"

enum { LINE_ROOM = 1 << 16 };

/* Cut a line at its tabs; returns the number of fields. */
static int split(char *line, char **field)
{
    int count = 0;
    line[strcspn(line, "\r\n")] = '\0';
    for (char *next = line; next != NULL && count < MAX_COLUMNS;) {
        field[count++] = next;
        next = strchr(next, '\t');
        if (next != NULL)
            *next++ = '\0';
    }
    return count;
}

void table_read(Table *table)
{
    static char line[LINE_ROOM];
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (line[0] == '#' || line[0] == '\n')
            continue;
        char *copy = malloc(strlen(line) + 1);
        char **field = calloc(MAX_COLUMNS, sizeof *field);
        if (copy == NULL || field == NULL || table->rows == MAX_ROWS)
            tool_fail(1, "standard input: too large a table");
        for (int i = 0; i < MAX_COLUMNS; i++)
            field[i] = "";
        int count = split(strcpy(copy, line), field);
        if (table->columns == 0) {
            memcpy(table->column, field, sizeof table->column);
            table->columns = count;
            free(field);
        } else {
            table->cell[table->rows++] = field;
        }
    }
    if (table->rows == 0)
        tool_fail(1, "standard input: no rows");
}

int table_column(const Table *table, const char *name)
{
    for (int i = 0; i < table->columns; i++)
        if (strcmp(table->column[i], name) == 0)
            return i;
    tool_fail(1, "%s: no such column", name);
    return 0;
}

bool table_number(const Table *table, int row, int column, double *value)
{
    char *end;
    *value = strtod(table->cell[row][column], &end);
    return end > table->cell[row][column] && *end == '\0' && isfinite(*value);
}

int table_series(const Table *table, int row, int column, bool *is_new)
{
    int first = 0, words = 0;
    while (strcmp(table->cell[first][column], table->cell[row][column]) != 0)
        first++;
    *is_new = first == row;
    for (int i = 0; i < first; i++) {
        int earlier = 0;
        while (strcmp(table->cell[earlier][column], table->cell[i][column]) != 0)
            earlier++;
        words += earlier == i;
    }
    return words;
}
