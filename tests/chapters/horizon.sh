#!/bin/sh
# horizon.sh - the positions of tests/data/horizon.tsv: chapter 8 plays the move to avoid
# in all of them, chapter 9 in none, and it is the switch that does it. Prints what a test
# must.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# solved CHAPTER [NAME=VALUE]: the last line of `shogi solve`. The limit is the one the
# positions were found with, so that a change of its default does not move them.
solved() {
    chapter=$1
    shift
    "$OUT"chapter"$chapter"/shogi solve tests/data/horizon.tsv --depth 3 Evaluation=simple \
        PruneLimit=-100 "$@" | tail -n 1
}

count=$(grep -vc '^#' tests/data/horizon.tsv)
same "there are at least three positions" yes "$([ "$count" -ge 3 ] && echo yes)"
same "chapter 8 falls for the horizon" "solved 0 of $count" "$(solved 08)"
same "chapter 9 does not" "solved $count of $count" "$(solved 09)"
same "without recaptures it does" "solved 0 of $count" "$(solved 09 Recapture=false)"
finish
