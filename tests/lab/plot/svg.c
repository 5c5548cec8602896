/* svg.c - see svg.h. */
#include "svg.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BELOW = 52, COMMAND_ROOM = 18 }; /* pixels under the plot */

/* Colour-blind readers can tell them apart, too. */
static const char *const colour[MAX_LINES] = {
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000",
    "#999933",
};

const char *svg_colour(int index) { return colour[index % MAX_LINES]; }

void svg_text(double x, double y, const char *anchor, const char *words)
{
    printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", x, y, anchor);
    for (; *words != '\0'; words++) {
        if (*words == '<')
            fputs("&lt;", stdout);
        else if (*words == '&')
            fputs("&amp;", stdout);
        else
            putchar(*words);
    }
    printf("</text>\n");
}

void svg_line(double x1, double y1, double x2, double y2, const char *stroke)
{
    printf("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n",
           x1, y1, x2, y2, stroke);
}

void svg_begin(const Options *options, int bottom)
{
    int height = bottom + BELOW + (*options->command != '\0' ? COMMAND_ROOM : 0);
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
           "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">\n", WIDTH,
           height, WIDTH, height);
    printf("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", WIDTH, height);
    printf("<g font-size=\"15\">\n");
    svg_text(WIDTH / 2.0, 24, "middle", options->title);
    printf("</g>\n");
    svg_text(WIDTH / 2.0, bottom + BELOW - 12, "middle", options->x_title);
    if (*options->command == '\0')
        return;
    printf("<g font-family=\"monospace\" font-size=\"11\" fill=\"#666666\">\n");
    svg_text(12, height - 9, "start", options->command);
    printf("</g>\n");
}

void svg_end(void) { printf("</svg>\n"); }

/* One line of the grid with its number. */
static void mark(const Scale *scale, double value, bool across, double near, double far)
{
    char words[32];
    double pixel = scale_place(scale, value);
    snprintf(words, sizeof words, "%g", value);
    if (across) {
        svg_line(pixel, near, pixel, far, "#dddddd");
        svg_text(pixel, far + 16, "middle", words);
    } else {
        svg_line(near, pixel, far, pixel, "#dddddd");
        svg_text(near - 6, pixel + 4, "end", words);
    }
}

/* Within less than two powers of ten, a logarithmic scale also has 2 and 5. */
void svg_grid(const Scale *scale, bool across, double near, double far)
{
    static const double leads[] = { 1, 2, 5 };
    double step = scale->log ? 1 : scale_step(scale), slack = 1e-6;
    int count = scale->log && scale->most - scale->least < 2 ? 3 : 1;
    double first = scale->log ? floor(scale->least) : scale->least;
    for (double at = first; at <= scale->most + step * slack; at += step) {
        if (!scale->log)
            mark(scale, fabs(at) < step * slack ? 0 : at, across, near, far);
        for (int i = 0; scale->log && i < count; i++) {
            double value = pow(10, at) * leads[i], here = log10(value);
            if (here > scale->least - slack && here < scale->most + slack)
                mark(scale, value, across, near, far);
        }
    }
}

void svg_key(const char *name, int index, double *left)
{
    printf("<rect x=\"%.1f\" y=\"%d\" width=\"14\" height=\"4\" fill=\"%s\"/>\n", *left,
           TITLE_ROOM - 2, svg_colour(index));
    svg_text(*left + 20, TITLE_ROOM + 4, "start", name);
    *left += 20 + LETTER * (double)strlen(name) + 20;
}
