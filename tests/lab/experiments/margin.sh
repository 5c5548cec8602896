#!/bin/sh
# margin.sh - what a futility margin must cover, and what its shape is worth.
#   margin.sh [--positions FILE] [--depth N] [--games N] [--movetime MS] [--set 'NAME=VALUE ...']
#             [--concurrency N] [--resume] [--keep] [--tsv]
# First the table of tests/lab/experiments/margin.c; then, for each value of Margin: the nodes
# of fixed searches, the best-move problems solved with so many nodes each, and with
# --games the Elo against the linear margin. The chart goes to $BUILD/margins, with --keep into
# chapter10, whose text has that of the plain call. --resume goes on with games played before.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
call=$(called "$@")
FIXED_DEPTH=9 PROBLEM_NODES=50000
positions=tests/data/quiet.sfen depth=4 games=0 movetime=100 set='' resume=no keep=no tsv=no
problems=tests/data/problems.tsv openings=tests/data/openings.sfen concurrency=$(cores)
options 'resume keep tsv' 'positions depth games movetime set concurrency' "$@"
[ "$games" = 0 ] || games_number
number --movetime "$movetime"
number --depth "$depth"
[ -r "$positions" ] || fail 1 "$positions: can't be read"
programs 10
[ -x "$BUILD/margin" ] || fail 1 "$BUILD/margin is not built; make margin"
program=${OUT}chapter10/shogi
case $program in /*) ;; *) program=./$program ;; esac
# shellcheck disable=SC2086 # words
takes "$program" $set
dir=$BUILD/margins table=$BUILD/margins/shapes.tsv
mkdir -p "$dir" || exit 1
[ $keep = yes ] && charts=chapter10 || charts=$dir

# elo WORD: of this margin against the linear one, with its interval.
elo() {
    if [ "$games" = 0 ] || [ "$1" = linear ]; then
        printf '%s\t-\t-\t-\t-\n' -
        return
    fi
    both=
    for word in $set; do both="$both --option $word"; done
    # shellcheck disable=SC2086 # words
    play "$1" --movetime "$movetime" --engine "$program usi" --name "$1" \
        --option "Margin=$1" $both --engine "$program usi" --name linear $both || exit 1
    cells elo elo_low elo_high games by_time <"$dir/$1.tsv"
}

rows() {
    printf 'margin\tnodes\tratio\tsolved\telo\telo_low\telo_high\tgames\tby_time\n'
    for word in linear root constant; do
        # shellcheck disable=SC2086 # one word each
        nodes=$("$program" bench --depth $FIXED_DEPTH --positions tests/data/middlegame40.sfen \
            --tsv "Margin=$word" $set | total nodes)
        [ "$word" != linear ] || linear=$nodes
        played=$(elo "$word") || exit 1
        # shellcheck disable=SC2086
        printf '%s\t%s\t%s\t%s\t%s\n' "$word" "$nodes" \
            "$(awk "BEGIN { printf \"%.2f\", $nodes / $linear }")" \
            "$("$program" solve "$problems" --nodes $PROBLEM_NODES --tsv "Margin=$word" $set |
                total solved)" "$played"
    done
}

[ $tsv = yes ] && form=--tsv || form=
# shellcheck disable=SC2086
"$BUILD/margin" $form --depth "$depth" --chart "$dir/changes.tsv" $set "$positions" || exit
awk -F "$tab" 'NR == 1 || ($1 == "quiescence" && $2 >= 1)' <"$dir/changes.tsv" |
    "$BUILD/plot" lines --x depth --y 'p99=99 % within' --y 'p95=95 %' --y 'p90=90 %' --y 'p50=half' --y 'rms=root mean square' --y 'linear=linear margin' --log-y --x-title 'depth of an unpruned search' \
    --y-title cp --title 'Distance of the score from the quiescence score' \
    --command "$call" >"$charts/margin.svg" || exit 1
echo
total=3
[ "$games" = 0 ] || expect 2
show_rows rows 1 "margin=margin|nodes=nodes to depth $FIXED_DEPTH|ratio=ratio|\
solved=solved with $PROBLEM_NODES nodes|elo=Elo (95 %)" || exit 1
[ $tsv = yes ] || printf '\nMade by `%s`; chart in %s\n' "$call" "$charts"
