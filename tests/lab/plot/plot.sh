#!/bin/sh
# plot.sh - a table as a picture: TSV on standard input, SVG on standard output.
#   plot bars  --label COLUMN --value COLUMN [--low COLUMN --high COLUMN]
#              [--series COLUMN] [OPTIONS]
#              [--beside COLUMN --beside-low COLUMN --beside-high COLUMN --beside-title TEXT]
#   plot lines --x COLUMN --y COLUMN[=NAME] [--y ...] [--series COLUMN] [OPTIONS]
#   options: --title TEXT  --x-title TEXT  --y-title TEXT  --log-x  --log-y
#            --command TEXT, the call that made the table, written under the picture
#            --base VALUE, where bars begin (0; with --log-x the end of the scale)
# The first line of the table has the names of the columns; lines from # are skipped. Bars lie,
# one a row, with an interval where --low and --high are given; with --series their colour tells
# the series, and neighbours of one label stand in a group; --beside has a second scale, from 0,
# to the right. Lines join points: one for each --y, or with --series one for each word of that
# column; NAME is what the key calls it. A cell that is not a number leaves its bar or point out.
# Exit status: 0; 1 the table cannot be read; 2 wrong argument.
case " $* " in
*' --help '*) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" ;;
*) LC_ALL=C exec awk -f "${0%/*}/plot.awk" -- "$@" ;;
esac
