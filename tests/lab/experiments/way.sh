#!/bin/sh
# way.sh - the whole way of the book, a row a step, printed as it comes.
#   way.sh [--chapter NN] [--depth N] [--time MS] [--set "NAME=VALUE ..."]
# Prints a table of tabs: the step, its idea, the lines it adds, the nodes of `bench` to a
# depth (3), and with --time the mean depth there in so many milliseconds. The set is
# Evaluation=simple unless another is given.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

depth=3 time='' chapter='' set=Evaluation=simple
options '' 'depth time chapter set' "$@"
number --depth "$depth"
[ -z "$time" ] || number --time "$time"

# shellcheck disable=SC2086 # words
bench() { # PROGRAM WORDS..
    program=$1
    shift
    "$program" bench --tsv "$@" $set | awk -F '\t' 'NR > 1 { nodes += $5; depth += $2; n++ }
        END { printf "%d %.1f\n", nodes, n ? depth / n : 0 }'
}

printf 'step\tidea\tlines\tnodes to depth %s\t%s\n' "$depth" "${time:+depth in $time ms}"
# shellcheck disable=SC2086 # none, or one
sh tests/exercises/series.sh list $chapter | while IFS="$(printf '\t')" read -r step _ title; do
    BUILD=$BUILD sh tests/exercises/series.sh program "$step" >/dev/null || exit 1
    program=$BUILD/steps/$step/shogi
    # shellcheck disable=SC2046 # two numbers
    set -- $(sh tests/exercises/series.sh lines "$step") $(bench "$program" --depth "$depth")
    mean=
    [ -z "$time" ] || mean=$(bench "$program" --time "$time" | cut -d ' ' -f 2)
    printf '%s\t%s\t%d\t%d\t%s\n' "$step" "$title" "$1" "$3" "$mean"
done
