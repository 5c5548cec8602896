# says.sh - what scripts of sessions share, read behind check.sh: lines typed through a pipe at the
# last chapter's program, and what must be said.
# shellcheck shell=sh disable=SC2034,SC2154
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done

# says NAME PATTERN LINE...: the session must print a line that fits the pattern of
# `grep -E`; `never NAME PATTERN LINE...`: none. Of those that are alike, and need none before them,
# a sample has one of `every`.
every=1 turns=0
skipped() {
    turns=$((turns + 1))
    sampled && [ $((turns % every)) != 0 ]
}
session() {
    printf '%s\n' 'play none' "$@" quit >"$dir/typed"
    seldom
    LC_ALL=C "$program" --ascii <"$dir/typed" >"$dir/said" 2>&1
}
says() {
    ! skipped || return 0
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
    ! skipped || return 0
    name=$1 pattern=$2
    shift 2
    session "$@"
    if line=$(grep -E -e "$pattern" "$dir/said"); then
        not_ok "$name" "typed '$*', and then '$line'"
    else
        ok "$name"
    fi
}
