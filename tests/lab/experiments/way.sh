#!/bin/sh
# way.sh - the whole way of the book, a row a step, printed as it comes: title, lines added,
# nodes of bench to a depth, and with TIME the mean depth in so many milliseconds.
#   make way [CHAPTER=NN] [DEPTH=3] [TIME=100] [SET='Evaluation=simple']
# A chapter's depth is DEPTH, two more in chapter 10; nodes are the same everywhere.
set -u
cd "$(dirname "$0")/../../.." || exit 1
BUILD=${BUILD:-build} depth=${DEPTH:-3} time=${TIME:-} set=${SET:-Evaluation=simple}
case $depth in *[!0-9]* | '' | 0) echo "way: DEPTH='$depth' is no depth" >&2; exit 2 ;; esac
case $time in *[!0-9]*) echo "way: TIME='$time' is no number of ms" >&2; exit 2 ;; esac

# shellcheck disable=SC2086 # words
bench() { # PROGRAM WORDS..
    program=$1
    shift
    "$program" bench --tsv "$@" $set | awk -F '\t' 'NR > 1 { nodes += $5; depth += $2; n++ }
        END { printf "%d %.1f\n", nodes, n ? depth / n : 0 }'
}

printf 'step\tidea\tlines\tnodes to depth %s\t%s\n' "$depth" "${time:+depth in $time ms}"
# shellcheck disable=SC2086 # none, or one
sh tests/exercises/series.sh list ${CHAPTER:-} | while IFS="$(printf '\t')" read -r step _ title; do
    ${MAKE:-make} -s "step-$step" BUILD="$BUILD" >/dev/null || exit 1
    program=$BUILD/steps/$step/shogi
    # shellcheck disable=SC2046 # two numbers
    set -- $(sh tests/exercises/series.sh lines "$step") $(bench "$program" --depth "$depth")
    mean=
    [ -z "$time" ] || mean=$(bench "$program" --time "$time" | cut -d ' ' -f 2)
    printf '%s\t%s\t%d\t%d\t%s\n' "$step" "$title" "$1" "$3" "$mean"
done
