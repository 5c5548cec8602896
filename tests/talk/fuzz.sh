#!/bin/sh
# fuzz.sh [LINES [SEED]] - garbage for everything that reads: the parsers, game records, the
# USI loop, the terminal game of the last chapter, through pipes and by keys. No crash, no
# hang, no illegal move, one answer to each `go`. tests/talk/fuzz/deep.sh does it with a
# build under sanitizers, where leaks and overruns show as well.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
lines=2000
! sampled || lines=500
lines=${1:-$lines} seed=${2:-1}
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done
program=$(absolute "$program") BUILD=$(absolute "$BUILD")

# survived NAME STATUS
survived() {
    name="$1, $lines, seed $seed"
    if [ "$2" = 0 ]; then
        ok "$name"
    else
        not_ok "$name" "status $2: $(tail -n 4 "$dir/log")"
    fi
}

# A session in a directory of its own, since a garbled name may become a file. It must
# have got to its last lines, which set up a position and show it.
#   session WHAT LINES SEED
session() {
    mkdir -p "$dir/session"
    (cd "$dir/session" &&
        "$BUILD/fuzz" "$1" "$2" "$3" | "$program" >"$dir/out" 2>"$dir/log") || return
    tail -n 1 "$dir/out" | grep -q '^k8/9/9/9/9/9/9/9/8K b - 1$' ||
        { echo 'it left before the end' >>"$dir/log"; return 1; }
}

# Not all files at once: they take room.
files() {
    first=0
    while [ $first -lt "$lines" ]; do
        some=$((lines - first < 2000 ? lines - first : 2000))
        session files $some $((seed + first)) || return
        first=$((first + some))
    done
}

"$BUILD/fuzz" lines $((lines * 5)) "$seed" >"$dir/log" 2>&1
survived "lines for the parsers (times 5)" $?
"$BUILD/fuzz" records "$lines" "$seed" >"$dir/log" 2>&1
survived "records, read and written" $?
files
survived "files of records for the program" $?
"$BUILD/fuzz" usi "$lines" "$seed" >"$dir/developer.usi"
"$BUILD/dialogue" "$dir/developer.usi" "$program" >"$dir/log" 2>&1
survived "lines of USI" $?
session terminal "$lines" "$seed"
survived "lines for the terminal" $?
# Fewer of them are a part of test_tty_keys anyway.
if [ "$lines" -gt 2000 ]; then
    "$BUILD/tests/talk/test_tty_keys" "$lines" "$seed" >"$dir/log" 2>&1
    survived "keys at a terminal" $?
fi
finish
