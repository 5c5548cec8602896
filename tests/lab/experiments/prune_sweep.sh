#!/bin/sh
# prune_sweep.sh - what chapter 8 gains and loses with other limits of forward pruning.
#   prune_sweep.sh [--depth N] [--nodes N] [--problems FILE] [--movetime MS]
#                  [--set 'NAME=VALUE ...'] [--keep] [--tsv]
# A row for no pruning, for each limit in centipawns, and for each number of moves kept:
# nodes to a fixed depth over the positions of `bench`; how unevenly they are spread over
# these positions (standard deviation, as a multiple of the mean); the problems solved with
# so many nodes for each; and with --movetime the mean depth completed in that time, which
# alone is not the same on every machine. --set holds for all rows. The table is drawn into
# sweep.svg and sweep_rank.svg, in percent of the row without pruning: in $BUILD/prune-sweep,
# with --keep in chapter08, whose text has those of the plain call.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

call=$(called "$@")
depth=4 movetime=no nodes=50000 problems=tests/data/problems.tsv tsv=no keep=no
set=Evaluation=simple
options 'tsv keep' 'depth movetime nodes problems set' "$@"
number --depth "$depth"
[ "$movetime" = no ] || number --movetime "$movetime"
number --nodes "$nodes"
[ -r "$problems" ] || fail 1 "$problems: can't be read"
programs 08
engine=${OUT:-./}chapter08/shogi
# shellcheck disable=SC2086 # words
takes "$engine" $set
dir=$BUILD/prune-sweep table=$BUILD/prune-sweep/table.tsv
mkdir -p "$dir" || exit 1
[ $keep = yes ] && charts=chapter08 || charts=$dir
limits='-400 -300 -200 -150 -100 -50 -25 0 25 50 100' ranks='5 10 15 20 30 40 60 80'

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
    "$engine" bench --depth "$depth" --tsv "$@" >"$dir/bench"
    printf '%s\t%s\t%s\t%s\t%s' "$by" "$value" "$(total nodes <"$dir/bench")" \
        "$(spread <"$dir/bench")" \
        "$("$engine" solve "$problems" --nodes "$nodes" --tsv "$@" | total solved)"
    [ "$movetime" = no ] || printf '\t%s' "$(depth_in "$movetime" "$engine" "$@")"
    printf '\n'
}

rows() {
    printf 'by\tvalue\tnodes\tspread\tsolved'
    [ "$movetime" = no ] || printf '\tdepth'
    printf '\n'
    row none - ForwardPruning=false
    for limit in $limits; do row limit "$limit" "PruneLimit=$limit"; done
    for rank in $ranks; do row rank "$rank" PruneBy=rank "PruneRank=$rank"; done
}

# chart BY NAME X-TITLE: the rows of one way of pruning, in percent of the row without.
chart() {
    awk -F "$tab" -v OFS="$tab" -v by="$1" '
        NR == 1 { print "value", "nodes", "spread", "solved" }
        NR == 2 { nodes = $3; spread = $4; solved = $5 }
        $1 == by { print $2, 100 * $3 / nodes, 100 * $4 / spread,
                         (solved > 0 ? 100 * $5 / solved : "-") }' "$table" |
        "$BUILD/plot" lines --x value --y nodes --y spread --y solved --x-title "$3" \
            --y-title 'percent of the search without pruning' --command "$call" \
            --title 'Forward pruning in chapter 8' >"$charts/$2"
}

# shellcheck disable=SC2086 # words
total=$(printf '%s\n' none $limits $ranks | grep -c .)
[ "$movetime" = no ] && depth_title='' || depth_title='|depth=depth'
show_rows rows 2 "by=by|value=value|nodes=nodes|spread=spread|solved=solved$depth_title" || exit 1
chart limit sweep.svg 'limit of the static value, centipawns'
chart rank sweep_rank.svg 'moves searched in a position'
[ $tsv = yes ] || printf '\nMade by `%s`; charts in %s\n' "$call" "$charts"
