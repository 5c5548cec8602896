#!/bin/sh
# fuzz.sh [LINES [SEED]] - garbage for everything that reads: the parsers, the USI loop
# and the terminal game of the last chapter. No crash, no hang, no illegal move, one
# answer to each `go`. With a build under sanitizers (BUILD=..., see .ci/run) leaks and
# overruns show as well.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
lines=${1:-2000} seed=${2:-1}
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done
program=$(absolute "$program") BUILD=$(absolute "$BUILD")

# survived NAME STATUS
survived() {
    name="$1, $lines lines, seed $seed"
    if [ "$2" = 0 ]; then
        ok "$name"
    else
        not_ok "$name" "status $2: $(tail -n 4 "$dir/log")"
    fi
}

"$BUILD/fuzz" lines $((lines * 5)) "$seed" >"$dir/log" 2>&1
survived "parsers (times 5)" $?
"$BUILD/fuzz" records "$lines" "$seed" >"$dir/log" 2>&1
survived records $?
"$BUILD/fuzz" usi "$lines" "$seed" >"$dir/developer.usi"
"$BUILD/dialogue" "$dir/developer.usi" "$program" >"$dir/log" 2>&1
survived usi $?
# In a directory of its own: a garbled name may become a file.
(cd "$dir" &&
    "$BUILD/fuzz" terminal "$lines" "$seed" | "$program" >"$dir/out" 2>"$dir/log")
survived terminal $?
finish
