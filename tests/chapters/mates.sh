#!/bin/sh
# mates.sh - the mate search as it is: of each problem the first move, the mate's length and the
# nodes, the same on every machine. What changes means that it searches differently: intended, or
# a bug. Mates of 3 to 9 plies, some of which it finds longer within its nodes, and positions of
# games where there is none.
#   tests/chapters/mates.sh           compares with tests/data/mate_nodes.tsv
#   tests/chapters/mates.sh --accept  writes the numbers of that file anew
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
table=tests/data/mate_nodes.tsv
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done
needs "$program"

# A row of the table: name, position, a move that is legal there, and what the search says.
grep -v '^#' $table | cut -f 1-3 >"$dir/problems"
"$program" solve "$dir/problems" --mate --nodes 20000 --tsv | sed 1d | cut -f 2-4,6 >"$dir/found"
{
    grep '^#' $table
    paste "$dir/problems" "$dir/found"
} >"$dir/new"
if [ "${1:-}" = --accept ]; then
    cat "$dir/new" >$table
    exit 0
fi
same "$(wc -l <"$dir/problems" | tr -d ' ') mate problems: moves, lengths and nodes" '' \
    "$(diff $table "$dir/new" | grep '^[<>]' | cut -f 1,4-)"
finish
