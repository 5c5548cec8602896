/* lines.h - a picture of points joined by lines: one line for each --y, or with --series
 * one for each word of that column. */
#ifndef PLOT_LINES_H
#define PLOT_LINES_H

#include "options.h"
#include "table.h"

void lines_draw(const Table *table, const Options *options);

#endif
