/* rows.h - the tables in tests/data: a row a line, with tabs between its columns; lines
 * that are empty or begin with # are none. */
#ifndef ROWS_H
#define ROWS_H

#include "test.h"

enum { ROW_COLUMNS = 6, ROW_TEXT = 16384 };

typedef struct {
    FILE *file;
    int rows; /* read so far */
    int columns;
    char *column[ROW_COLUMNS]; /* those that the row does not have are "" */
    char line[ROW_TEXT];
} Rows;

/* The next row of this file; false at its end. All zero at first, and again after that. A
 * file that is not there, or has no rows, is a check that fails. */
static inline bool rows_next(Rows *rows, const char *path)
{
    if (!rows->file)
        rows->file = fopen(path, "r");
    while (rows->file && fgets(rows->line, sizeof rows->line, rows->file)) {
        char *at = rows->line;
        at[strcspn(at, "\r\n")] = '\0';
        if (*at == '#' || *at == '\0')
            continue;
        rows->rows++;
        rows->columns = 1;
        for (int i = 0; i < ROW_COLUMNS; i++) {
            rows->column[i] = at;
            at += strcspn(at, "\t");
            rows->columns += *at != '\0';
            if (*at)
                *at++ = '\0';
        }
        return true;
    }
    test_check(rows->rows > 0, "%s has %d rows", path, rows->rows);
    if (rows->file)
        fclose(rows->file);
    *rows = (Rows){ .rows = 0 };
    return false;
}

/* A column in which \n, \r, \t and \xHH stand for a byte becomes what it means. */
static inline char *rows_bytes(char *column)
{
    char *to = column;
    for (const char *from = column; *from; from++) {
        unsigned byte = (unsigned char)*from;
        if (byte == '\\' && *++from == 'x')
            sscanf(from + 1, "%2x", &byte), from += 2;
        else if (byte == '\\')
            byte = *from == 'n' ? '\n' : *from == 'r' ? '\r' : '\t';
        *to++ = (char)byte;
    }
    *to = '\0';
    return column;
}

#endif
