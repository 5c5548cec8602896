/* scale.h - from values to pixels, linear or logarithmic. */
#ifndef PLOT_SCALE_H
#define PLOT_SCALE_H

#include <stdbool.h>

#include "table.h"

typedef struct {
    double least, most; /* values at its ends; logarithms when `log` */
    double from, to;    /* pixels there */
    bool log;
} Scale;

/* A scale that is as long as the values that it is widened by, none yet. */
Scale scale_new(double from, double to, bool log);
void scale_widen(Scale *scale, double value);
void scale_widen_by_column(Scale *scale, const Table *table, const char *name);

/* Move its ends to marks. */
void scale_settle(Scale *scale);

/* The pixel of a value; values beyond the ends of the scale lie on them. */
double scale_place(const Scale *scale, double value);

/* A step of 1, 2 or 5 times a power of ten that gives about five marks. */
double scale_step(const Scale *scale);

#endif
