/* bars.h - a picture of lying bars, one a row of the table, with an interval where --low
 * and --high are given. With --series their colour tells the series; neighbours of one
 * label stand in a group then. */
#ifndef PLOT_BARS_H
#define PLOT_BARS_H

#include "options.h"
#include "table.h"

void bars_draw(const Table *table, const Options *options);

#endif
