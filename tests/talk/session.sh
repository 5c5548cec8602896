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
finish
