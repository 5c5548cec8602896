/* print.h - the table of options, printed: for `usi`, for --help, as TSV. */
#ifndef OPTIONS_PRINT_H
#define OPTIONS_PRINT_H

#include <stdio.h>

void options_print_usi(FILE *out);   /* `option name ...` lines */
void options_print_help(FILE *out);  /* name, present value, help and range */
void options_print_table(FILE *out); /* TSV: a line of column names, then a row a line */

#endif
