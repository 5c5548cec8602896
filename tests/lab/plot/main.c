/* main.c - a table as a picture: TSV on standard input, SVG on standard output.
 *
 *   plot bars  --label COLUMN --value COLUMN [--low COLUMN --high COLUMN]
 *              [--series COLUMN] [OPTIONS]
 *   plot lines --x COLUMN --y COLUMN [--y COLUMN ...] [--series COLUMN] [OPTIONS]
 *   options: --title TEXT  --x-title TEXT  --y-title TEXT  --log-x  --log-y
 *            --command TEXT, the call that made the table, written under the picture
 *            --base VALUE, where bars begin (0; with --log-x the end of the scale)
 *
 * What a picture shows, bars.h and lines.h tell, and what a table is, table.h. A cell
 * that is not a number leaves its bar or point out.
 * Exit status: 0; 1 the table cannot be read; 2 wrong argument.
 */
#include "bars.h"
#include "lines.h"
#include "options.h"
#include "table.h"

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
