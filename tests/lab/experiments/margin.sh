#!/bin/sh
# margin.sh - what a futility margin must cover, and what its shape is worth.
#   margin.sh [--positions FILE] [--depth N] [--games N] [--movetime MS] [--tsv]
#             [NAME=VALUE...]
# First the table of tests/lab/experiments/margin.c; then, for each value of Margin: the nodes
# of fixed searches, the best-move problems solved with so many nodes each, and with
# --games the Elo against the linear margin. The charts of the plain call belong to the
# text of chapter 10; others go to $BUILD/margins.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
call=${CALL:-tests/lab/experiments/margin.sh $*}

FIXED_DEPTH=9 PROBLEM_NODES=50000
positions=tests/data/quiet.sfen depth=4 games=0 movetime=100 form='' settings=''
problems=tests/data/problems.tsv openings=tests/data/openings.sfen
dir=$BUILD/margins charts=chapter10
while [ $# -gt 0 ]; do
    case $1 in
    --tsv) form=--tsv ;;
    --positions | --depth | --games | --movetime)
        [ $# -gt 1 ] || fail 2 "$1: its value is missing"
        eval "${1#--}=\$2"
        [ "$1" = --games ] || [ "$1" = --movetime ] || charts=$dir
        shift ;;
    *=*) settings="$settings $1" charts=$dir ;;
    *) fail 2 "unknown argument $1" ;;
    esac
    shift
done
[ "$games" = 0 ] || number --games "$games"
number --movetime "$movetime"
programs 10
[ -x "$BUILD/margin" ] || fail 1 "$BUILD/margin is not built; make margin"
program=${OUT}chapter10/shogi
case $program in /*) ;; *) program=./$program ;; esac
mkdir -p "$dir" || exit 1

# bench_nodes NAME=VALUE...
bench_nodes() {
    "$program" bench --depth $FIXED_DEPTH --positions tests/data/middlegame40.sfen --tsv \
        "$@" | total nodes
}

solved() {
    if [ -r "$problems" ]; then
        "$program" solve "$problems" --nodes $PROBLEM_NODES --tsv "$@" | total solved
    else
        echo -
    fi
}

# elo WORD: of this margin against the linear one, with its interval.
elo() {
    if [ "$games" = 0 ] || [ "$1" = linear ]; then
        printf '%s\t-\t-' -
        return
    fi
    both=
    for word in $settings; do both="$both --option $word"; done
    # shellcheck disable=SC2086 # words
    "$BUILD/match" --movetime "$movetime" --tolerance 1000 --games "$games" \
        --engine "$program usi" --name "$1" --option "Margin=$1" $both \
        --engine "$program usi" --name linear $both --openings "$openings" \
        --concurrency "$(cores)" --tsv >"$dir/match.tsv" || fail 1 "no match of $1"
    for name in elo elo_low elo_high; do
        cell $name <"$dir/match.tsv"
    done | paste -s -
}

compare_shapes() {
    printf 'margin\tnodes\tratio\tsolved\telo\telo_low\telo_high\n'
    for word in linear root constant; do
        # shellcheck disable=SC2086 # one word each
        nodes=$(bench_nodes "Margin=$word" $settings)
        [ "$word" != linear ] || linear=$nodes
        played=$(elo "$word") || exit 1
        # shellcheck disable=SC2086
        printf '%s\t%s\t%s\t%s\t%s\n' "$word" "$nodes" \
            "$(awk "BEGIN { printf \"%.2f\", $nodes / $linear }")" \
            "$(solved "Margin=$word" $settings)" "$played"
    done
}

readable() {
    awk -F "$tab" -v OFS="$tab" -v depth=$FIXED_DEPTH -v nodes=$PROBLEM_NODES '
        NR == 1 { print "margin", "nodes to depth " depth, "ratio",
                        "solved with " nodes " nodes", "Elo (95 %)"; next }
        { print $1, $2, $3, $4, \
              $5 == "-" ? "-" : sprintf("%+.0f (%+.0f to %+.0f)", $5, $6, $7) }' |
        markdown 1
}

# rows FROM DEPTH: of the chart's table, from that depth on.
rows() {
    awk -F "$tab" -v from="$1" -v depth="$2" 'NR == 1 || ($1 == from && $2 >= depth)' \
        <"$dir/changes.tsv"
}

# shellcheck disable=SC2086
"$BUILD/margin" $form --depth "$depth" --chart "$dir/changes.tsv" $settings \
    "$positions" || exit
rows quiescence 1 | "$BUILD/plot" lines --x depth --y p99 --y p95 --y p90 --y rms \
    --y p50 --y linear --log-x --log-y --x-title 'depth of an unpruned search' \
    --y-title cp --title 'Distance of the score from the quiescence score' \
    --command "$call" \
    >"$charts/margin.svg" || exit 1
rows evaluation 1 | "$BUILD/plot" lines --x depth --y lost_linear --y lost_root \
    --y lost_constant --x-title 'depth of an unpruned search' \
    --y-title 'share of positions' --title 'Node futility would have been wrong' \
    --command "$call" \
    >"$charts/margin-lost.svg" || exit 1
echo
compare_shapes >"$dir/shapes.tsv" || exit 1
if [ -n "$form" ]; then
    cat "$dir/shapes.tsv"
else
    readable <"$dir/shapes.tsv"
fi
