/* main.c - see HELP. */
#include <stdlib.h>
#include <string.h>

#include "../tool/tool.h"
#include "bars.h"
#include "lines.h"
#include "options.h"
#include "table.h"

static const char HELP[] =
    "plot - a table as a picture: TSV on standard input, SVG on standard output.\n"
    "\n"
    "  plot bars  --label COLUMN --value COLUMN [--low COLUMN --high COLUMN]\n"
    "             [--series COLUMN] [OPTIONS]\n"
    "  plot lines --x COLUMN --y COLUMN [--y COLUMN ...] [--series COLUMN] [OPTIONS]\n"
    "  options: --title TEXT  --x-title TEXT  --y-title TEXT  --log-x  --log-y\n"
    "           --command TEXT, the call that made the table, written under the picture\n"
    "           --base VALUE, where bars begin (0; with --log-x the end of the scale)\n"
    "\n"
    "What a picture shows, bars.h and lines.h tell, and what a table is, table.h. A\n"
    "cell that is not a number leaves its bar or point out. Exit status: 0; 1 the table\n"
    "cannot be read; 2 wrong argument.\n";

static Options *asked;

static bool take_y(const char *name, const char *value)
{
    if (asked->ys == MAX_LINES)
        tool_fail(2, "%s '%s': one too many", name, value);
    asked->y[asked->ys++] = value;
    return true;
}

/* Ends the program on a wrong argument. */
static void options_read(Options *o, int argc, char **argv)
{
    const ToolOption table[] = {
        { "--title", .text = &o->title },     { "--x-title", .text = &o->x_title },
        { "--y-title", .text = &o->y_title }, { "--command", .text = &o->command },
        { "--label", .text = &o->label },     { "--value", .text = &o->value },
        { "--low", .text = &o->low },         { "--high", .text = &o->high },
        { "--x", .text = &o->x },             { "--series", .text = &o->series },
        { "--base", .text = &o->base },       { "--y", .take = take_y },
        { "--log-x", .flag = &o->log_x },     { "--log-y", .flag = &o->log_y },
        { .name = NULL },
    };
    asked = o;
    o->title = o->x_title = o->y_title = o->command = "";
    int words = tool_start("plot", argc, argv, HELP, table);
    o->bars = words == 2 && strcmp(argv[1], "bars") == 0;
    if (words != 2 || (!o->bars && strcmp(argv[1], "lines") != 0))
        tool_fail(2, "say `bars` or `lines`; --help tells more");
    if (o->bars ? o->label == NULL || o->value == NULL : o->x == NULL || o->ys == 0)
        tool_fail(2, o->bars ? "bars: needs --label and --value"
                             : "lines: needs --x and --y");
}

int main(int argc, char **argv)
{
    static Table table;
    Options options = { 0 };
    options_read(&options, argc, argv);
    table_read(&table);
    if (options.bars)
        bars_draw(&table, &options);
    else
        lines_draw(&table, &options);
    return 0;
}
