/* bars.c - see bars.h. */
#include "bars.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "svg.h"

/* Pixels: from bar to bar, and how thick; closer in a group, with a gap behind it. */
enum { STEP = 24, THICK = 14, GROUP_STEP = 12, GROUP_THICK = 10, GAP = 10 };

typedef struct {
    const Table *table;
    const Options *options;
    Scale scale;
    double zero; /* pixel where bars begin */
    int label;   /* column */
} Chart;

static bool has_groups(const Chart *c) { return c->options->series != NULL; }

/* The first row behind the group that begins at `row`. */
static int group_end(const Chart *c, int row)
{
    int end = row + 1;
    while (has_groups(c) && end < c->table->rows
           && strcmp(c->table->cell[end][c->label], c->table->cell[row][c->label]) == 0)
        end++;
    return end;
}

static double group_height(const Chart *c, int rows)
{
    return has_groups(c) ? rows * GROUP_STEP + GAP : STEP;
}

static void whisker(const Chart *c, int row, double y)
{
    double low, high;
    if (c->options->low == NULL || c->options->high == NULL
        || !table_number(c->table, row, table_column(c->table, c->options->low), &low)
        || !table_number(c->table, row, table_column(c->table, c->options->high), &high))
        return;
    double left = scale_place(&c->scale, low), right = scale_place(&c->scale, high);
    svg_line(left, y, right, y, "#000000");
    svg_line(left, y - 4, left, y + 4, "#000000");
    svg_line(right, y - 4, right, y + 4, "#000000");
}

/* A bar from the base of the scale, `y` is its middle. */
static void bar(const Chart *c, int row, double y)
{
    double value;
    bool is_new;
    int series = 0, thick = has_groups(c) ? GROUP_THICK : THICK;
    if (has_groups(c))
        series = table_series(c->table, row, table_column(c->table, c->options->series),
                              &is_new);
    if (!table_number(c->table, row, table_column(c->table, c->options->value), &value))
        return;
    double end = scale_place(&c->scale, value);
    printf("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
           fmin(c->zero, end), y - thick / 2.0, fabs(end - c->zero), thick,
           svg_colour(series));
    whisker(c, row, y);
}

static void group(const Chart *c, int begin, int end, double top)
{
    double height = group_height(c, end - begin), y = top + height / 2;
    svg_text(c->scale.from - 8, y + 4, "end", c->table->cell[begin][c->label]);
    y -= GROUP_STEP * (end - begin - 1) / 2.0;
    for (int row = begin; row < end; row++, y += GROUP_STEP)
        bar(c, row, y);
}

static void key(const Chart *c)
{
    double left = c->scale.from;
    int column = table_column(c->table, c->options->series);
    for (int row = 0; row < c->table->rows; row++) {
        bool is_new;
        int series = table_series(c->table, row, column, &is_new);
        if (is_new)
            svg_key(c->table->cell[row][column], series, &left);
    }
}

static Scale make_scale(const Table *table, const Options *options, int label,
                        double base)
{
    size_t longest = 0;
    for (int i = 0; i < table->rows; i++)
        if (strlen(table->cell[i][label]) > longest)
            longest = strlen(table->cell[i][label]);
    double from = fmin(LETTER * (double)longest + 24, WIDTH / 2.0);
    Scale scale = scale_new(from, WIDTH - RIGHT, options->log_x);
    scale_widen_by_column(&scale, table, options->value);
    scale_widen_by_column(&scale, table, options->low);
    scale_widen_by_column(&scale, table, options->high);
    scale_widen(&scale, base);
    scale_settle(&scale);
    return scale;
}

void bars_draw(const Table *table, const Options *options)
{
    double base = options->base != NULL ? strtod(options->base, NULL) : 0;
    int label = table_column(table, options->label);
    Chart c = { table, options, make_scale(table, options, label, base), 0, label };
    double top = TITLE_ROOM + (has_groups(&c) ? KEY_ROOM : 0);
    double bottom = top + 4, y = top + 4;
    for (int row = 0; row < table->rows; row = group_end(&c, row))
        bottom += group_height(&c, group_end(&c, row) - row);
    bottom += 4;
    c.zero = scale_place(&c.scale, base);
    svg_begin(options, (int)bottom);
    svg_grid(&c.scale, true, top, bottom);
    if (has_groups(&c))
        key(&c);
    for (int row = 0; row < table->rows; row = group_end(&c, row)) {
        int end = group_end(&c, row);
        group(&c, row, end, y);
        y += group_height(&c, end - row);
    }
    svg_line(c.zero, top, c.zero, bottom, "#000000");
    svg_end();
}
