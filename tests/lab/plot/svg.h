/* svg.h - what both kinds of picture are drawn with, on standard output. */
#ifndef PLOT_SVG_H
#define PLOT_SVG_H

#include <stdbool.h>

#include "options.h"
#include "scale.h"

enum {
    WIDTH = 720, RIGHT = 24, /* pixels; the right edge */
    TITLE_ROOM = 44, KEY_ROOM = 16, /* above the plot; the key, where there is one */
    LETTER = 7, /* width of a letter of the text, pixels, roughly */
};

/* The picture, with its title, the title of its scale and its command, around a plot that
 * ends `bottom` pixels from the top; and its end. */
void svg_begin(const Options *options, int bottom);
void svg_end(void);

void svg_text(double x, double y, const char *anchor, const char *words);
void svg_line(double x1, double y1, double x2, double y2, const char *stroke);

/* The grid of a scale, with its numbers. across = true: it runs from left to right. */
void svg_grid(const Scale *scale, bool across, double near, double far);

/* The colour of a series, and its entry in the key, at *left; that is moved on. */
const char *svg_colour(int index);
void svg_key(const char *name, int index, double *left);

#endif
