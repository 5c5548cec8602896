/* plot.c - a table as a picture: TSV on standard input, SVG on standard output.
 *
 *   plot bars  --label COLUMN --value COLUMN [--low COLUMN --high COLUMN] [OPTIONS]
 *   plot lines --x COLUMN --y COLUMN [--y COLUMN ...] [--series COLUMN] [OPTIONS]
 *   options: --title TEXT  --x-title TEXT  --y-title TEXT  --log-x  --log-y
 *            --base VALUE, where bars begin (0; with --log-x the end of the scale)
 *
 * The first line of the table names its columns; lines from # are skipped. Bars lie, one
 * a row, with an interval where --low and --high are given; --log-x makes their scale
 * logarithmic. Lines: one for each --y, or with --series one for each word of that
 * column. A cell that is not a number leaves its bar or point out.
 * Exit status: 0; 1 the table cannot be read; 2 wrong argument.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_COLUMNS = 64, MAX_ROWS = 20000, MAX_LINES = 8, LINE_ROOM = 1 << 16,
    WIDTH = 720, PLOT_HEIGHT = 360, BAR_STEP = 24, /* pixels */
    TOP = 44, TOP_LINES = 60, BOTTOM = 52, RIGHT = 24, LEFT_LINES = 76,
    LETTER = 7, /* width of a letter of the text, pixels, roughly */
};

typedef struct {
    char *column[MAX_COLUMNS];
    int columns, rows;
    char **cell[MAX_ROWS]; /* [row][column]; missing cells are "" */
} Table;

/* A scale from values to pixels. */
typedef struct {
    double least, most; /* values at its ends; logarithms when `log` */
    double from, to;    /* pixels there */
    bool log;
} Scale;

typedef struct {
    bool bars, log_x, log_y;
    const char *title, *x_title, *y_title;
    const char *label, *value, *low, *high, *x, *series, *base;
    const char *y[MAX_LINES];
    int ys;
} Options;

static Table table;
static Options options;

/* Colour-blind readers can tell them apart, too. */
static const char *const colour[MAX_LINES] = {
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000",
    "#999933",
};

static void fail(int status, const char *what, const char *why)
{
    fprintf(stderr, "plot: %s: %s\n", what, why);
    exit(status);
}

/* --- the table --- */

/* Cut a line at its tabs; returns the number of fields. */
static int split(char *line, char **field)
{
    int count = 0;
    line[strcspn(line, "\r\n")] = '\0';
    for (char *next = line; next != NULL && count < MAX_COLUMNS;) {
        field[count++] = next;
        next = strchr(next, '\t');
        if (next != NULL)
            *next++ = '\0';
    }
    return count;
}

static void read_table(void)
{
    static char line[LINE_ROOM];
    while (fgets(line, sizeof line, stdin) != NULL) {
        if (line[0] == '#' || line[0] == '\n')
            continue;
        char *copy = malloc(strlen(line) + 1);
        char **field = calloc(MAX_COLUMNS, sizeof *field);
        if (copy == NULL || field == NULL || table.rows == MAX_ROWS)
            fail(1, "standard input", "too large a table");
        for (int i = 0; i < MAX_COLUMNS; i++)
            field[i] = "";
        int count = split(strcpy(copy, line), field);
        if (table.columns == 0) {
            memcpy(table.column, field, sizeof table.column);
            table.columns = count;
            free(field);
        } else {
            table.cell[table.rows++] = field;
        }
    }
    if (table.rows == 0)
        fail(1, "standard input", "no rows");
}

static int find_column(const char *name)
{
    for (int i = 0; i < table.columns; i++)
        if (strcmp(table.column[i], name) == 0)
            return i;
    fail(1, name, "no such column");
    return 0;
}

/* The value of a cell; false when it is not a number, and so not drawn. */
static bool number(int row, int column, double *value)
{
    char *end;
    *value = strtod(table.cell[row][column], &end);
    return end > table.cell[row][column] && *end == '\0' && isfinite(*value);
}

/* --- scales --- */

/* Make a scale long enough for a value. */
static void widen(Scale *scale, double value)
{
    if (scale->log && value <= 0)
        return;
    double place = scale->log ? log10(value) : value;
    scale->least = fmin(scale->least, place);
    scale->most = fmax(scale->most, place);
}

static void widen_by_column(Scale *scale, const char *name)
{
    double value;
    if (name == NULL)
        return;
    int column = find_column(name);
    for (int i = 0; i < table.rows; i++)
        if (number(i, column, &value))
            widen(scale, value);
}

/* A step of 1, 2 or 5 times a power of ten that gives about five marks. */
static double mark_step(const Scale *scale)
{
    double rough = (scale->most - scale->least) / 5, power = pow(10, floor(log10(rough)));
    double lead = rough / power;
    return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

/* The mark of a logarithmic scale, 1, 2 or 5 times a power of ten, that is next to `at`
 * from below or above. */
static double log_mark(double at, bool above)
{
    static const double lead[] = { 0, 0.30103, 0.69897, 1 }; /* log10 of 1, 2, 5, 10 */
    double power = floor(at + 1e-9), rest = at - power;
    int i = 0;
    while (i < 3 && lead[i + 1] <= rest + 1e-9)
        i++;
    return power + (above && rest > lead[i] + 1e-9 ? lead[i + 1] : lead[i]);
}

static void settle(Scale *scale)
{
    if (scale->least > scale->most)
        scale->least = scale->most = 0;
    if (scale->most - scale->least < 1e-12)
        scale->most = scale->least + 1;
    if (scale->log) {
        scale->least = log_mark(scale->least, false);
        scale->most = log_mark(scale->most, true);
        return;
    }
    double step = mark_step(scale);
    scale->least = floor(scale->least / step + 1e-9) * step;
    scale->most = ceil(scale->most / step - 1e-9) * step;
}

/* The pixel of a value; values beyond the ends of the scale lie on them. */
static double place(const Scale *scale, double value)
{
    double x = scale->log ? log10(fmax(value, 1e-300)) : value;
    x = fmin(fmax(x, scale->least), scale->most);
    return scale->from
        + (scale->to - scale->from) * (x - scale->least) / (scale->most - scale->least);
}

/* --- SVG --- */

static void text(double x, double y, const char *anchor, const char *words)
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

static void line(double x1, double y1, double x2, double y2, const char *stroke)
{
    printf("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n",
           x1, y1, x2, y2, stroke);
}

static void begin(int height)
{
    printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
           "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">\n", WIDTH,
           height, WIDTH, height);
    printf("<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", WIDTH, height);
    printf("<g font-size=\"15\">\n");
    text(WIDTH / 2.0, 24, "middle", options.title);
    printf("</g>\n");
    text(WIDTH / 2.0, height - 12, "middle", options.x_title);
}

/* One grid line with its number; across = true: the scale runs from left to right. */
static void mark(const Scale *scale, double value, bool across, double near, double far)
{
    char words[32];
    double pixel = place(scale, value);
    snprintf(words, sizeof words, "%g", value);
    if (across) {
        line(pixel, near, pixel, far, "#dddddd");
        text(pixel, far + 16, "middle", words);
    } else {
        line(near, pixel, far, pixel, "#dddddd");
        text(near - 6, pixel + 4, "end", words);
    }
}

/* The grid. Within less than two powers of ten, a logarithmic scale also has 2 and 5. */
static void marks(const Scale *scale, bool across, double near, double far)
{
    static const double leads[] = { 1, 2, 5 };
    double step = scale->log ? 1 : mark_step(scale), slack = 1e-6;
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

/* --- the two kinds of picture --- */

/* A bar from the base of the scale, and a whisker where the interval is known. */
static void one_bar(int row, const Scale *scale, double y, double zero)
{
    double value, low, high;
    text(scale->from - 8, y + 4, "end", table.cell[row][find_column(options.label)]);
    if (!number(row, find_column(options.value), &value))
        return;
    double end = place(scale, value);
    printf("<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
           fmin(zero, end), y - 7, fabs(end - zero), 14, colour[0]);
    if (options.low == NULL || options.high == NULL
        || !number(row, find_column(options.low), &low)
        || !number(row, find_column(options.high), &high))
        return;
    line(place(scale, low), y, place(scale, high), y, "#000000");
    line(place(scale, low), y - 4, place(scale, low), y + 4, "#000000");
    line(place(scale, high), y - 4, place(scale, high), y + 4, "#000000");
}

static void draw_bars(void)
{
    int label = find_column(options.label), longest = 0;
    int bottom = TOP + BAR_STEP * table.rows + 8;
    Scale scale = { INFINITY, -INFINITY, 0, WIDTH - RIGHT, options.log_x };
    for (int i = 0; i < table.rows; i++)
        if ((int)strlen(table.cell[i][label]) > longest)
            longest = (int)strlen(table.cell[i][label]);
    scale.from = fmin(LETTER * longest + 24, WIDTH / 2.0);
    widen_by_column(&scale, options.value);
    widen_by_column(&scale, options.low);
    widen_by_column(&scale, options.high);
    double base = options.base != NULL ? strtod(options.base, NULL) : 0;
    widen(&scale, base);
    settle(&scale);
    begin(bottom + BOTTOM);
    marks(&scale, true, TOP, bottom);
    double zero = place(&scale, base);
    for (int i = 0; i < table.rows; i++)
        one_bar(i, &scale, TOP + BAR_STEP * (i + 0.5) + 4, zero);
    line(zero, TOP, zero, bottom, "#000000");
}

/* The points of one line: rows whose series is `name` (NULL: all). */
static void one_line(int y, const char *name, int index, const Scale *across,
                     const Scale *up)
{
    double a, b;
    int x = find_column(options.x);
    const char *shade = colour[index % MAX_LINES];
    char points[2][64] = { "", "" };
    for (int i = 0; i < table.rows; i++) {
        if (name != NULL && strcmp(table.cell[i][find_column(options.series)], name) != 0)
            continue;
        if (!number(i, x, &a) || !number(i, y, &b))
            continue;
        strcpy(points[0], points[1]);
        double px = place(across, a), py = place(up, b);
        snprintf(points[1], sizeof points[1], "%.1f,%.1f", px, py);
        printf("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"%s\"/>\n", px, py,
               shade);
        if (points[0][0] != '\0')
            printf("<polyline points=\"%s %s\" stroke=\"%s\" stroke-width=\"2\"/>\n",
                   points[0], points[1], shade);
    }
}

/* The next name of the key, which stands in a row between title and plot. */
static void key_entry(const char *name, int index)
{
    static double left = LEFT_LINES;
    printf("<rect x=\"%.1f\" y=\"%d\" width=\"14\" height=\"4\" fill=\"%s\"/>\n", left,
           TOP_LINES - 18, colour[index % MAX_LINES]);
    text(left + 20, TOP_LINES - 12, "start", name);
    left += 20 + LETTER * (double)strlen(name) + 20;
}

static void draw_lines(void)
{
    Scale across = { INFINITY, -INFINITY, LEFT_LINES, WIDTH - RIGHT, options.log_x };
    int bottom = TOP_LINES + PLOT_HEIGHT, index = 0;
    Scale up = { INFINITY, -INFINITY, bottom, TOP_LINES, options.log_y };
    widen_by_column(&across, options.x);
    for (int i = 0; i < options.ys; i++)
        widen_by_column(&up, options.y[i]);
    settle(&across);
    settle(&up);
    begin(bottom + BOTTOM);
    marks(&across, true, TOP_LINES, bottom);
    marks(&up, false, LEFT_LINES, WIDTH - RIGHT);
    printf("<g transform=\"rotate(-90)\">\n");
    text(-(TOP_LINES + PLOT_HEIGHT / 2.0), 16, "middle", options.y_title);
    printf("</g>\n");
    for (int i = 0; options.series == NULL && i < options.ys; i++) {
        one_line(find_column(options.y[i]), NULL, i, &across, &up);
        key_entry(options.y[i], i);
    }
    for (int i = 0; options.series != NULL && i < table.rows; i++) {
        int column = find_column(options.series), earlier = 0;
        while (strcmp(table.cell[earlier][column], table.cell[i][column]) != 0)
            earlier++;
        if (earlier < i)
            continue; /* not the first row of its series */
        one_line(find_column(options.y[0]), table.cell[i][column], index, &across, &up);
        key_entry(table.cell[i][column], index++);
    }
}

/* --- the command line --- */

static bool take_option(const char *name, const char *value)
{
    const struct { const char *name; const char **text; } texts[] = {
        { "--title", &options.title },     { "--x-title", &options.x_title },
        { "--y-title", &options.y_title }, { "--label", &options.label },
        { "--value", &options.value },     { "--low", &options.low },
        { "--high", &options.high },       { "--x", &options.x },
        { "--series", &options.series },   { "--base", &options.base },
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (strcmp(name, texts[i].name) == 0) {
            *texts[i].text = value;
            return true;
        }
    }
    if (strcmp(name, "--y") != 0 || options.ys == MAX_LINES)
        return false;
    options.y[options.ys++] = value;
    return true;
}

int main(int argc, char **argv)
{
    options.title = options.x_title = options.y_title = "";
    if (argc < 2 || (strcmp(argv[1], "bars") != 0 && strcmp(argv[1], "lines") != 0))
        fail(2, argc < 2 ? "no argument" : argv[1], "say `bars` or `lines`");
    options.bars = strcmp(argv[1], "bars") == 0;
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--log-x") == 0)
            options.log_x = true;
        else if (strcmp(argv[i], "--log-y") == 0)
            options.log_y = true;
        else if (i + 1 == argc || !take_option(argv[i], argv[i + 1]))
            fail(2, argv[i], "unknown argument, or its value is missing");
        else
            i++;
    }
    if (options.bars ? options.label == NULL || options.value == NULL
        : options.x == NULL || options.ys == 0)
        fail(2, argv[1],
             options.bars ? "needs --label and --value" : "needs --x and --y");
    read_table();
    if (options.bars)
        draw_bars();
    else
        draw_lines();
    printf("</svg>\n");
    return 0;
}
