#!/bin/sh
# prune_sweep.sh - what chapter 8 gains and loses with other limits of forward pruning.
#   prune_sweep.sh [--depth N] [--nodes N] [--problems FILE] [--movetime MS]
#                  [--set 'NAME=VALUE ...'] [--charts DIRECTORY] [--tsv]
# A row for no pruning, for each limit in centipawns, and for each number of moves kept:
# nodes to a fixed depth over the positions of `bench`; how unevenly they are spread over
# these positions (standard deviation, as a multiple of the mean); the problems solved with
# so many nodes for each; and with --movetime the mean depth completed in that time, which
# alone is not the same on every machine. --set holds for all rows. With --charts the table
# is drawn into DIRECTORY/sweep.svg and sweep_rank.svg, in percent of the row without
# pruning.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

depth=4 movetime=no nodes=50000 problems=tests/data/problems.tsv charts='' tsv=no
set=Evaluation=simple
options tsv 'depth movetime nodes problems set charts' "$@"
number --depth "$depth"
[ "$movetime" = no ] || number --movetime "$movetime"
number --nodes "$nodes"
engine=${OUT:-./}chapter08/shogi
[ -x "$engine" ] || fail 1 "$engine is not built"
# shellcheck disable=SC2086 # words
takes "$engine" $set
[ -z "$charts" ] || [ -x "$BUILD/plot" ] || fail 1 "$BUILD/plot is not built; make match"
table=$(mktemp) || exit 1
trap 'rm -f "$table" "$table.bench"' EXIT

# solved [NAME=VALUE...]: how many problems; a dash when there are none.
solved() {
    if [ -r "$problems" ]; then
        "$engine" solve "$problems" --nodes "$nodes" "$@" |
            sed -n '$s/^solved \([0-9]*\) of .*/\1/p'
    else
        echo -
    fi
}

# spread: the standard deviation of the nodes of positions, as a multiple of their mean.
spread() {
    column nodes | awk '{ n++; sum += $1; squares += $1 * $1 }
        END { mean = sum / n; printf "%.2f\n", sqrt(squares / n - mean * mean) / mean }'
}

# row BY VALUE [NAME=VALUE...]
row() {
    by=$1 value=$2
    shift 2
    # shellcheck disable=SC2086 # a list of words
    set -- "$@" $set
    "$engine" bench --depth "$depth" --tsv "$@" >"$table.bench"
    printf '%s\t%s\t%s\t%s\t%s' "$by" "$value" "$(total nodes <"$table.bench")" \
        "$(spread <"$table.bench")" "$(solved "$@")"
    [ "$movetime" = no ] || printf '\t%s' "$(depth_in "$movetime" "$engine" "$@")"
    printf '\n'
}

{
    printf 'by\tvalue\tnodes\tspread\tsolved'
    [ "$movetime" = no ] || printf '\tdepth'
    printf '\n'
    row none - ForwardPruning=false
    for limit in -400 -300 -200 -150 -100 -50 -25 0 25 50 100; do
        row limit $limit PruneLimit=$limit
    done
    for rank in 5 10 15 20 30 40 60 80; do
        row rank $rank PruneBy=rank PruneRank=$rank
    done
} >"$table"
if [ $tsv = yes ]; then cat "$table"; else markdown 2 <"$table"; fi

# chart BY NAME X-TITLE: the rows of one way of pruning, in percent of the row without.
chart() {
    awk -F "$tab" -v OFS="$tab" -v by="$1" '
        NR == 1 { print "value", "nodes", "spread", "solved" }
        NR == 2 { nodes = $3; spread = $4; solved = $5 }
        $1 == by { print $2, 100 * $3 / nodes, 100 * $4 / spread,
                         (solved > 0 ? 100 * $5 / solved : "-") }' "$table" |
        "$BUILD/plot" lines --x value --y nodes --y spread --y solved --x-title "$3" \
            --y-title 'percent of the search without pruning' \
            --title 'Forward pruning in chapter 8 (make prune-sweep)' >"$charts/$2"
}
[ -n "$charts" ] || exit 0
chart limit sweep.svg 'limit of the static value, centipawns'
chart rank sweep_rank.svg 'moves searched in a position'
