#!/bin/sh
# steps.sh - the steps of the chapters: each series gives its chapter's code, no step is too
# long, and the engine of a step visits the nodes of the finished chapter with the switches
# of the later steps off: at several depths, on the positions of bench and on others. It
# knows perft, mate and USI as every chapter does. Every step with TEST_DEEP, else every
# fifth. A line `Proof: 1` in a step's text names other depths, `Proof: none, ...` says why
# there is nothing to compare with; `Mate: ...`, that it can't say yet in how many plies it
# mates; `Deletes: 9, because ...`, why it changes more than it should.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
series='sh tests/exercises/series.sh'
every=5
[ -z "${TEST_DEEP:-}" ] || every=1

# as CHAPTER STEP: what makes the program CHAPTER search like the program STEP, as
# NAME=VALUE: switches that STEP does not have are off, the others as there.
as() {
    { "$2" options --tsv; "$1" options --tsv; } | awk -F '\t' '
        $1 == "name" { table++; next }
        table == 1 { initial[$1] = $3; next }
        $1 in initial { if (initial[$1] != $3) print $1 "=" initial[$1]; next }
        $8 != "" && $2 == "check" { print $1 "=false" }
        $8 != "" && $2 == "combo" { print $1 "=off" }'
}

# nodes PROGRAM ARGUMENT...: depth, score, best move and nodes of each position.
nodes() {
    asked=$1
    shift
    "$asked" bench --tsv "$@" | cut -f 1-5
}

# first_difference WANTED SEEN: where the two part.
first_difference() {
    diff "$1" "$2" | sed -n 's/^< /wanted /p; s/^> /found /p' | sed 2q | tr '\t\n' '  '
}

# A hundred positions that are not those of bench.
{
    grep -v '^#' tests/data/openings.sfen | cut -f 1 | sed 50q
    awk -F '\t' '!/^#/ { print $2 }' tests/data/problems.tsv | sed 50q
} >"$dir/others"

# equal STEP PROGRAM DEPTH ARGUMENT...: step and finished chapter search the same nodes.
equal() {
    chapter=${1%%.*} step=$1 program=$2 depth=$3
    shift 3
    # shellcheck disable=SC2046 # words
    nodes "$OUT"chapter"$chapter"/shogi --depth "$depth" "$@" \
        $(as "$OUT"chapter"$chapter"/shogi "$program") >"$dir/wanted"
    nodes "$program" --depth "$depth" "$@" >"$dir/found"
    same "step $step and chapter $chapter search the same, depth $depth${1:+, $1}" '' \
        "$(first_difference "$dir/wanted" "$dir/found")"
}

depths() { # NN: a shallow and a deeper one, of which the second is quick enough
    case $1 in
    06) echo 1 2 ;;
    07 | 08 | 09) echo 2 3 ;;
    *) echo 3 6 ;;
    esac
}

word() { # STEP NAME: what stands behind `NAME: ` in the step's text
    $series show "$1" | sed -n "/^diff --git/q; s/^$2: //p"
}

try_step() { # STEP
    program=$BUILD/steps/$1/shogi
    if ! BUILD=$BUILD $series program "$1" -Werror >"$dir/log" 2>&1; then
        not_ok "step $1 builds without a warning" "$(sed 3q "$dir/log")"
        return
    fi
    ok "step $1 builds without a warning"
    proof=$(word "$1" Proof)
    # shellcheck disable=SC2086,SC2046 # words
    case $proof in
    none*) ;;
    '') set -- "$1" $(depths "${1%%.*}") ;;
    *) set -- "$1" $proof ;;
    esac
    step=$1
    shift
    for depth; do
        equal "$step" "$program" "$depth"
    done
    [ $# = 0 ] || equal "$step" "$program" "$1" --positions "$dir/others"
    set -- "$step"
    same "step $1 counts the tree of legal moves" 719731 \
        "$("$program" perft 4 | awk 'END { print $4 }')"
    scripts=$(ls tests/talk/usi/start*.usi)
    word "$step" Mate | grep -q . || scripts="$scripts tests/talk/usi/infinite_mated.usi"
    for script in $scripts; do
        check "step $1 speaks USI: $(basename "$script" .usi)" \
            "$BUILD/dialogue" "$script" "$program"
    done
}

for chapter in $(ls -d chapter[0-9][0-9]/steps 2>/dev/null | sed 's|chapter\(..\)/.*|\1|'); do
    same "the steps of chapter $chapter give its code" '' "$($series prove "$chapter" 2>&1)"
done
count=0
for step in $($series list | cut -f 1); do
    # shellcheck disable=SC2046 # two numbers
    set -- $($series lines "$step")
    may=$(word "$step" Deletes)
    [ -n "$may" ] || may=$((($1 > 20 ? $1 : 20) / 10))
    check "step $step adds at most 130 lines and deletes one of ten ($1, $2)" \
        test "$1" -le 130 -a "$2" -le "${may%%,*}"
    count=$((count + 1))
    [ $((count % every)) != 0 ] || try_step "$step"
done
finish
