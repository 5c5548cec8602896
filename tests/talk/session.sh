#!/bin/sh
# session.sh - single situations in the terminal: the lines typed, and what must be said.
# Only the words that matter are looked at; whole sessions are in terminal.sh.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done

# says NAME PATTERN LINE...: the session must print a line that fits the pattern of
# `grep -E`; `never NAME PATTERN LINE...`: none.
session() {
    printf '%s\n' 'play none' "$@" quit |
        LC_ALL=C "$program" >"$dir/said" 2>&1
}
says() {
    name=$1 pattern=$2
    shift 2
    session "$@"
    if grep -E -q -e "$pattern" "$dir/said"; then
        ok "$name"
    else
        not_ok "$name" "typed '$*', no line like '$pattern' in: $(cat "$dir/said")"
    fi
}
never() {
    name=$1 pattern=$2
    shift 2
    session "$@"
    if line=$(grep -E -e "$pattern" "$dir/said"); then
        not_ok "$name" "typed '$*', and then '$line'"
    else
        ok "$name"
    fi
}

# A resignation is taken back by whatever makes the game go on.
never "resigned: no move is played" ' b - 3$' 7g7f resign 3c3d sfen
says "resigned, undo: the game goes on" ' b - 3$' 7g7f resign undo 3c3d sfen
says "undo, resigned, redo: the game goes on" ' w - 4$' 7g7f 3c3d undo resign redo 2g2f sfen
says "resigned, undo 1: the game goes on" ' b - 3$' 7g7f 3c3d resign 'undo 1' 8c8d sfen
says "resigned, undo, redo: the game goes on" ' w - 4$' 7g7f 3c3d resign undo redo 3c3d \
    2g2f sfen

# A hint is searched as deep as `depth` says, neither more nor less.
for depth in 1 2 3; do
    says "a hint at depth $depth" "[Hh]int.*depth $depth[^0-9]" "depth $depth" hint
done

# What `eval` prints belongs to the evaluation that is set, at once and not only from the
# next move on.
lone='sfen 4k4/9/9/9/9/9/9/9/2R1K4 b - 1'
value() { sed -n 's/^value for Black *\(-*[0-9]*\)$/\1/p' "$dir/said" | xargs; }
session 'set Evaluation material' "$lone" eval
material=$(value)
session 'set Evaluation learned' "$lone" eval
learned=$(value)
check "eval: material $material and learned $learned are two numbers" \
    test "${material:-none}" != "${learned:-none}"
session 'set Evaluation learned' "$lone" eval 'set Evaluation material' eval \
    'set Evaluation learned' eval
same "eval after set Evaluation" "$learned $material $learned" "$(value)"

# Promotion is declined by 不成 and =, whatever the way of writing.
start='position startpos moves 7g7f 3c3d'
for typed in '２二角不成' '22角不成' '▲２二角不成' '8h2b=' 'Bx2b='; do
    says "$typed declines" '/1r5B1/' "$start" "$typed" sfen
done
for typed in '２二角成' '22角成' '▲２二角成' '8h2b+' 'Bx2b+'; do
    says "$typed promotes" '/1r5\+B1/' "$start" "$typed" sfen
done

# Each chapter says which levels it has, and has these and no others, typed, as an option
# and over USI.
for program in "$OUT"chapter[0-9][0-9]/shogi; do
    session level
    top=$(sed -n 's/^Chapter .* has levels 0 to \([0-9]*\), and 12: .*/\1/p' "$dir/said")
    all="$(seq -s ' ' 0 "${top:-99}") 12"
    session 'level 0' 'level 1' 'level 2' 'level 3' 'level 4' 'level 5' 'level 6' 'level 7' \
        'level 8' 'level 9' 'level 10' 'level 11' 'level 12'
    same "$program: levels" "$all" "$(sed -n 's/^Level \([0-9]*\) of 12: .*/\1/p' "$dir/said" | xargs)"
    seq 0 12 | sed 's/.*/setoption name Level value &/; 1i usi' | "$program" >"$dir/said"
    same "$program: levels over USI" $((11 - top)) \
        "$(grep -c 'info string setoption Level: this chapter has no level' "$dir/said")"
    for level in 0 6 11; do
        "$program" --level=$level </dev/null >"$dir/said" 2>&1
        status=$?
        case " $all " in *" $level "*) wanted=0 ;; *) wanted=2 ;; esac
        same "$program: --level=$level" $wanted $status
    done
done
finish
