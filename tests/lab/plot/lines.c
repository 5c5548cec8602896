/* lines.c - see lines.h. */
#include "lines.h"

#include <stdio.h>
#include <string.h>

#include "svg.h"

enum { PLOT_HEIGHT = 360, LEFT = 76, TOP = TITLE_ROOM + KEY_ROOM }; /* pixels */

typedef struct {
    const Table *table;
    const Options *options;
    Scale across, up;
} Chart;

/* The points of one line: rows of that series (-1: all). */
static void one_line(const Chart *c, const char *y_name, int series, int index)
{
    const Table *table = c->table;
    int x = table_column(table, c->options->x), y = table_column(table, y_name);
    char points[2][64] = { "", "" };
    for (int i = 0; i < table->rows; i++) {
        double a, b;
        bool is_new;
        if (series >= 0
            && table_series(table, i, table_column(table, c->options->series), &is_new)
                != series)
            continue;
        if (!table_number(table, i, x, &a) || !table_number(table, i, y, &b))
            continue;
        strcpy(points[0], points[1]);
        double px = scale_place(&c->across, a), py = scale_place(&c->up, b);
        snprintf(points[1], sizeof points[1], "%.1f,%.1f", px, py);
        printf("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"%s\"/>\n", px, py,
               svg_colour(index));
        if (points[0][0] != '\0')
            printf("<polyline points=\"%s %s\" stroke=\"%s\" stroke-width=\"2\"/>\n",
                   points[0], points[1], svg_colour(index));
    }
}

static void frame(const Chart *c)
{
    int bottom = TOP + PLOT_HEIGHT;
    svg_begin(c->options, bottom);
    svg_grid(&c->across, true, TOP, bottom);
    svg_grid(&c->up, false, LEFT, WIDTH - RIGHT);
    printf("<g transform=\"rotate(-90)\">\n");
    svg_text(-(TOP + PLOT_HEIGHT / 2.0), 16, "middle", c->options->y_title);
    printf("</g>\n");
}

void lines_draw(const Table *table, const Options *options)
{
    Chart c = { table, options, scale_new(LEFT, WIDTH - RIGHT, options->log_x),
                scale_new(TOP + PLOT_HEIGHT, TOP, options->log_y) };
    double left = LEFT;
    scale_widen_by_column(&c.across, table, options->x);
    for (int i = 0; i < options->ys; i++)
        scale_widen_by_column(&c.up, table, options->y[i]);
    scale_settle(&c.across);
    scale_settle(&c.up);
    frame(&c);
    for (int i = 0; options->series == NULL && i < options->ys; i++) {
        one_line(&c, options->y[i], -1, i);
        svg_key(options->y[i], i, &left);
    }
    for (int i = 0; options->series != NULL && i < table->rows; i++) {
        bool is_new;
        int column = table_column(table, options->series);
        int series = table_series(table, i, column, &is_new);
        if (!is_new)
            continue;
        one_line(&c, options->y[0], series, series);
        svg_key(table->cell[i][column], series, &left);
    }
    svg_end();
}
