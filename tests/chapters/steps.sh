#!/bin/sh
# steps.sh - the steps of the chapters: each series gives its chapter's code, no step is too
# long, and the engine of a step visits the nodes of the finished chapter with the switches
# of the later steps off: at several depths, on the positions of bench and on others. It
# knows perft, mate and USI as every chapter does. Every step with TEST_DEEP, else every
# fifth. A line `Proof: 1, because ...` in a step's text names other depths and says why,
# `Proof: none, ...` why there is nothing to compare with; `Mate: ...`, that it can't say yet
# in how many plies it mates; `Deletes: 9, because ...`, why it changes more than it should.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
series='sh tests/exercises/series.sh'
every=5
! sampled || every=60
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

# Two endings: deep, and positions come again.
printf '%s\n' '4k4/9/9/9/9/9/9/7R1/4K4 b - 1' '4k4/4p4/9/9/9/9/4P4/4K4/9 b g 1' >"$dir/endings"

depths() { # NN: a shallow and a deeper one, of which the second is quick enough
    case $1 in
    06) echo 1 2 ;;
    07 | 08 | 09) echo 2 3 ;;
    *) echo 3 6 ;;
    esac
}

word() { # DIFF NAME: what stands behind `NAME: ` in the step's text
    sed -n "/^diff --git/q; s/^$2: //p" "$1"
}

# searches STEP DIFF: what is searched, a line each: its name, and the arguments.
searches() {
    proof=$(word "$2" Proof)
    case $proof in none*) return ;; esac
    proof=${proof%%,*}
    # shellcheck disable=SC2046,SC2086 # words
    set -- ${proof:-$(depths "${1%%.*}")}
    for depth; do
        echo "depth $depth, bench$tab--depth $depth"
    done
    echo "depth $1, a hundred others$tab--depth $1 --positions $dir/others"
    [ $# -gt 1 ] || return # it knows no other depth
    depth=$((depth + 2))
    echo "depth $depth, endings$tab--depth $depth --positions $dir/endings"
}

# build STEP CODE: as $dir/STEP/shogi, at -O1 and not beside the reader's own. (Nothing can
# be taken over from the step before: each changes a header that all files include.)
build() {
    mkdir -p "$dir/$1"
    # shellcheck disable=SC2046,SC2086 # words
    ${COMPILE:-$(cat "$BUILD/flags")} -O1 -Werror -I"$2" -o "$dir/$1/shogi" "$2"/*.c \
        "$BUILD/common.a" ${LDLIBS:--lm -lpthread} >"$dir/log" 2>&1
}

# ask STEP DIFF: in $dir/STEP, what step and finished chapter find: wanted.N and found.N; and
# what the step says to each dialogue. Meanwhile the next step is built.
ask() {
    program=$dir/$1/shogi finished=${OUT}chapter${1%%.*}/shogi number=0
    options=$(as "$finished" "$program")
    searches "$1" "$2" >"$dir/$1/searches"
    while IFS="$tab" read -r name arguments; do
        number=$((number + 1))
        # shellcheck disable=SC2086 # words
        nodes "$finished" $arguments $options >"$dir/$1/wanted.$number" &
        # shellcheck disable=SC2086 # words
        nodes "$program" $arguments >"$dir/$1/found.$number"
        wait
    done <"$dir/$1/searches"
    "$program" perft 4 | awk 'END { print $4 }' >"$dir/$1/perft"
    scripts=$(ls tests/talk/usi/start*.usi)
    [ -n "$(word "$2" Mate)" ] || scripts="$scripts tests/talk/usi/infinite_mated.usi"
    for script in $scripts; do
        said=${script##*/} said=$dir/$1/${said%.usi}.said
        if "$BUILD/dialogue" "$script" "$program" >"$said" 2>&1; then
            : >"$said"
        else
            echo "ended with $?" >>"$said"
        fi
    done
}

# judge STEP: what was found out by ask().
judge() {
    [ -n "$1" ] || return
    number=0
    while IFS="$tab" read -r name arguments; do
        number=$((number + 1))
        check "step $1 finds something, $name" \
            test "$(wc -l <"$dir/$1/found.$number")" -gt 1
        same "step $1 and chapter ${1%%.*} search the same, $name" '' \
            "$(first_difference "$dir/$1/wanted.$number" "$dir/$1/found.$number")"
    done <"$dir/$1/searches"
    same "step $1 counts the tree of legal moves" 719731 "$(cat "$dir/$1/perft")"
    for said in "$dir/$1"/*.said; do
        name=${said##*/}
        same "step $1 speaks USI: ${name%.said}" '' "$(cat "$said")"
    done
    rm -rf "${dir:?}/$1"
}

for chapter in $(ls -d chapter[0-9][0-9]/steps 2>/dev/null | sed 's|chapter\(..\)/.*|\1|'); do
    same "the steps of chapter $chapter give its code" '' "$($series prove "$chapter" 2>&1)"
done
count=0 code=$dir/code asked=
grep '^Deletes: ' chapter[0-9][0-9]/steps/*.diff >"$dir/deletes"
$series lines >"$dir/lines"
while read -r added deleted step <&3; do
    set -- chapter"${step%%.*}"/steps/"${step#*.}"-*.diff
    diff=$1 may=$(((added > 20 ? added : 20) / 10))
    ! grep -q "^$diff:" "$dir/deletes" || may=$(word "$diff" Deletes)
    if [ "$added" -le 130 ] && [ "$deleted" -le "${may%%,*}" ]; then
        ok "step $step adds at most 130 lines and deletes one of ten"
    else
        not_ok "step $step adds at most 130 lines and deletes one of ten" "$added, $deleted"
    fi
    count=$((count + 1))
    if sampled; then # that all apply was proved above
        [ $((count % every)) = 0 ] || continue
        $series lay "$step" "$code"
    else
        case $step in 06.0 | *.1) [ "$step" = 06.1 ] || $series lay "${step%%.*}.0" "$code" ;; esac
        [ "$step" = 06.0 ] || check "step $step applies" $series next "$step" "$code"
        [ $((count % every)) = 0 ] || continue
    fi
    if build "$step" "$code"; then
        ok "step $step builds without a warning"
    else
        not_ok "step $step builds without a warning" "$(sed 3q "$dir/log")"
    fi
    wait
    judge "$asked"
    asked=
    [ -x "$dir/$step/shogi" ] || continue
    ask "$step" "$diff" &
    asked=$step
done 3<"$dir/lines"
wait
judge "$asked"
finish
