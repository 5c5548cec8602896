#!/bin/sh
# equivalence.sh - a chapter with its own switches off searches the nodes of the one before,
# with the switches of more chapters off those of every earlier one. Depth, score, best move
# and node count of every bench position must agree; a ply deeper with TEST_DEEP.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# as NEW OLD: what makes NEW search like OLD, as NAME=VALUE. `shogi options` tells which
# chapter a switch belongs to: those that OLD does not have are off, the others as in OLD.
as() {
    {
        "$OUT"chapter"$2"/shogi options --tsv
        "$OUT"chapter"$1"/shogi options --tsv
    } | awk -F '\t' '
        $1 == "name" { table++; next }
        table == 1 { initial[$1] = $3; next }
        $1 in initial { if (initial[$1] != $3) print $1 "=" initial[$1]; next }
        $8 != "" && $2 == "check" { print $1 "=false" }
        $8 != "" && $2 == "combo" { print $1 "=off" }'
}

# off CHAPTER: all switches of all chapters, as NAME=VALUE.
off() {
    "$OUT"chapter"$1"/shogi options --tsv | awk -F '\t' '
        NR > 1 && $8 != "" && $2 == "check" { print $1 "=false" }
        NR > 1 && $8 != "" && $7 ~ /(^| )off( |$)/ { print $1 "=off" }'
}

# bench CHAPTER ARGUMENT...: the table without times.
bench() {
    chapter=$1
    shift
    "$OUT"chapter"$chapter"/shogi bench --tsv "$@" | cut -f 1-5
}

# first_difference SEEN WANTED: the first rows of two tables that differ, with the names of
# their columns: position, score and best move tell more than a number of nodes.
first_difference() {
    printf '%s\n' "$1" >"$dir/seen"
    printf '%s\n' "$2" >"$dir/wanted"
    awk -F '\t' -v wanted="$dir/wanted" '
        function row(line,    n, cell, i, text) {
            n = split(line, cell, FS)
            for (i = 1; i <= n; i++)
                text = text (i > 1 ? ", " : "") name[i] " " cell[i]
            return text
        }
        { if ((getline other <wanted) <= 0) other = "" }
        NR == 1 { split($0, name, FS) }
        $0 != other { print row($0) " instead of " row(other); exit }
        END { if (NR == 0 || (getline other <wanted) > 0) print "rows are missing" }
    ' "$dir/seen"
}

# same_table NAME SEEN WANTED: two tables that must not be empty either.
same_table() {
    if [ -n "$2" ] && [ "$2" = "$3" ]; then
        ok "$1"
    else
        not_ok "$1" "$(first_difference "$2" "$3" | sed 1q)"
    fi
}

present() {
    for chapter; do
        if [ ! -x "$OUT"chapter"$chapter"/shogi ]; then
            skip "chapters $*" "chapter $chapter is not here"
            return 1
        fi
    done
}

# own NEW OLD DEPTH: NEW with what OLD has not switched off, against OLD as it is.
own() {
    present "$1" "$2" || return
    # shellcheck disable=SC2046 # one word each
    same_table "chapter $1 with only the switches of $2 is chapter $2, depth $3" \
        "$(bench "$1" --depth "$3" $(as "$1" "$2"))" "$(bench "$2" --depth "$3")"
}

# everything NEW OLD DEPTH: all switches of all chapters off in both.
everything() {
    present "$1" "$2" || return
    # shellcheck disable=SC2046
    same_table "chapters $1 and $2 with all switches off, depth $3" \
        "$(bench "$1" --depth "$3" $(off "$1"))" "$(bench "$2" --depth "$3" $(off "$2"))"
}

# Alpha-beta must find negamax's score, whatever the order of moves; without table cuts,
# for they bring scores from other depths and paths. Best moves of equal score may differ.
negamax_scores() {
    present 06 07 || return
    wanted=$(bench 06 --depth "$1" | cut -f 1-3)
    same_table "alpha-beta finds negamax's scores, depth $1" \
        "$(bench 07 --depth "$1" TableCuts=false | cut -f 1-3)" "$wanted"
    same_table "alpha-beta without ordering finds negamax's scores, depth $1" \
        "$(bench 07 --depth "$1" TableCuts=false HashMove=false Killer=false \
            JustCapture=false HighestCapture=false Escape=false | cut -f 1-3)" "$wanted"
}

if [ -n "${TEST_DEEP:-}" ]; then plain=3 pruned=4; else plain=2 pruned=3; fi
negamax_scores 2
own 07 06 $plain
own 08 07 $pruned
own 09 08 $pruned
own 10 09 $pruned
own 10 08 $plain
own 10 07 $plain
own 10 06 2
everything 07 06 2
everything 10 07 2
finish
