/* options.h - what is to be drawn: the command line. */
#ifndef PLOT_OPTIONS_H
#define PLOT_OPTIONS_H

#include <stdbool.h>

enum { MAX_LINES = 8 };

typedef struct {
    bool bars, log_x, log_y;
    const char *title, *x_title, *y_title, *command;
    const char *label, *value, *low, *high, *x, *series, *base;
    const char *y[MAX_LINES];
    int ys;
} Options;

#endif
