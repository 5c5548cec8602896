#!/bin/sh
# coverage.sh - which lines and branches of the program the tests take, with gcc and gcov.
#   coverage.sh [--room ROOM] [--open] [--reach]
# Prints a table of the rooms of common/ and of the chapters; --open instead the lines of
# which a test takes no or not every branch, --reach the tests that take each line. Each test
# runs once, alone, with TEST_LIGHT=1, on a build of its own in BUILD/coverage, and again only
# after a change.
# The tests are those that run the program; what compares texts or builds copies is left out.
# A program that ends by a signal tells nothing, so a few lines more are taken than are shown.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

room='' open=no reach=no
options 'open reach' room "$@"
built=$BUILD/coverage data=$BUILD/coverage-data
mkdir -p "$data" || exit 1

# tests: what runs the program, a name a line.
tests() {
    for test in tests/unit/test*_*.c tests/talk/test_*.c tests/chapters/bench.sh \
        tests/chapters/equivalence.sh tests/chapters/horizon.sh tests/chapters/mates.sh \
        tests/talk/*.sh; do
        case $test in */manual.sh | */readers.sh) continue ;; esac
        [ ! -f "$test" ] || echo "${test%.c}"
    done
}

# run TEST: as run.sh does, and what gcov tells of it, in short, into a file.
run() {
    case $1 in *.sh) set -- sh "$1" ;; *) set -- "$built/$1" ;; esac
    find "$built" -name '*.gcda' -exec rm -f {} +
    BUILD=$built OUT=$built/ TEST_LIGHT=1 timeout 900 "$@" >"$data/log" 2>&1 </dev/null ||
        note "$* fails here: $(grep '^not ok' "$data/log" | sed 1q | cut -c 1-150)"
    for part in '-v' '-e'; do
        [ $part = -v ] && echo checked 0 || echo checked 1
        find "$built" -name '*.gcda' | grep -v "^$built/tests/" | grep $part /checked/ |
            xargs -r gcov -b -c -t 2>/dev/null
    done | awk -f tests/lab/mutate/taken.awk
}

build() {
    [ "$is_built" = no ] || return
    make -s BUILD="$built" CC=gcc NOTES= CFLAGS='-O0 --coverage' programs >"$data/make" 2>&1 ||
        fail 1 "does not build: $(tail -n 1 "$data/make")"
    is_built=yes
}
is_built=no
sources=$(find common chapter*/*.[ch] tests/data -type f ! -name '*.md' ! -name '*.svg' \
    2>/dev/null | sort | xargs cat | cksum)
for test in $(tests); do
    case $test in
    *.sh) state=$(cat "$test" tests/talk/*/* tests/talk/*.[ch] 2>/dev/null | cksum) ;;
    *) state=$(cat "$test.c" tests/unit/*.h 2>/dev/null | cksum) ;;
    esac
    name=$data/$(basename "$test")
    echo "$sources $state" >"$data/now"
    cmp -s "$data/now" "$name.state" && continue
    [ ! -t 2 ] || printf '\r\033[K%s' "$test" >&2
    build
    run "$test" >"$name.taken" && mv "$data/now" "$name.state"
done
[ ! -t 2 ] || printf '\r\033[K' >&2
# A file that stands in several chapters, byte for byte, counts once.
for file in chapter*/*.c; do echo "$(cksum <"$file" | tr ' ' -) $file"; done |
    awk '{ if (!($1 in first)) first[$1] = $2; print "same", $2, first[$1] }' >"$data/same"
for test in $(tests); do
    echo "test $test"
    cat "$data/$(basename "$test").taken"
done | awk -v room="$room" -v open="$open" -v reach="$reach" -f tests/lab/mutate/rooms.awk "$data/same" -
