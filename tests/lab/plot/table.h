/* table.h - the table that is drawn: TSV with the names of the columns in its first line;
 * lines from # are skipped. */
#ifndef PLOT_TABLE_H
#define PLOT_TABLE_H

#include <stdbool.h>

enum { MAX_COLUMNS = 64, MAX_ROWS = 20000 };

typedef struct {
    char *column[MAX_COLUMNS];
    int columns, rows;
    char **cell[MAX_ROWS]; /* [row][column]; missing cells are "" */
} Table;

/* Read standard input; fails if there are no rows. */
void table_read(Table *table);

/* The number of a column; fails if there is none of that name. */
int table_column(const Table *table, const char *name);

/* The value of a cell; false when it is not a number, and so not drawn. */
bool table_number(const Table *table, int row, int column, double *value);

/* Which of the different words of a column a row has, 0 for the first that occurs;
 * *is_new: no row above has it. */
int table_series(const Table *table, int row, int column, bool *is_new);

#endif
