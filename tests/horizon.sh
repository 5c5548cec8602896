#!/bin/sh
# horizon.sh - the positions of tests/data/horizon.tsv: chapter 8 plays the move to avoid in all
# of them, chapter 9 in none, and it is the switch that does it. Prints what a test must.
set -u
cd "$(dirname "$0")/.." || exit 1
OUT=${OUT:-} passed=0 failed=0
case $OUT in '') OUT=./ ;; esac

# solved CHAPTER [NAME=VALUE]: the last line of `shogi solve`. The limit is the one the
# positions were found with, so that a change of its default does not move them.
solved() {
    chapter=$1
    shift
    "$OUT"chapter"$chapter"/shogi solve tests/data/horizon.tsv --depth 3 Evaluation=hand \
        PruneLimit=-100 "$@" | tail -n 1
}

# check NAME WANTED SEEN
check() {
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
        echo "ok horizon: $1"
    else
        failed=$((failed + 1))
        echo "not ok horizon: $1: $3, expected $2"
    fi
}

count=$(grep -vc '^#' tests/data/horizon.tsv)
check "there are at least three positions" yes "$([ "$count" -ge 3 ] && echo yes)"
check "chapter 8 falls for the horizon" "solved 0 of $count" "$(solved 08)"
check "chapter 9 does not" "solved $count of $count" "$(solved 09)"
check "without recaptures it does" "solved 0 of $count" "$(solved 09 Recapture=false)"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
