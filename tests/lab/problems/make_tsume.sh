#!/bin/sh
# make_tsume.sh - the mates that come with the program, out of games against itself.
#   make all build/match build/tests/unit/test_tsume
#   sh tests/lab/problems/make_tsume.sh > /tmp/rows && mv /tmp/rows common/text/problem_rows.txt
# Chapter 10 plays itself at fixed numbers of nodes until mate. Where its last moves began a
# mate in 1 to 9 plies, tests/unit/test_tsume.c takes away what does not matter and proves
# what is left; of all that it finds 36 of each length are taken, spread from the easiest
# to the hardest.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/../../.."
. tests/lab/experiments/measure.sh
help_asked "$@"
ENGINE="${OUT:-./}chapter10/shogi usi"
COUNT=36
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for nodes in 1500 2000; do
    "$BUILD/match" --quiet --engine "$ENGINE" --name A --nodes $nodes --option USI_Hash=4 \
        --engine "$ENGINE" --name B --nodes $((nodes + 250)) --option USI_Hash=4 \
        --openings tests/data/openings.sfen --out "$work/$nodes" >&2
    awk -F '\t' 'NR == 1 { while ($++i != "position"); next } { print $i }' "$work/$nodes"
done >"$work/games"
cat <<HEAD
# Mates in 1, 3, 5, 7 and 9 plies, each from the easiest to the hardest, out of games of
# chapter 10 against itself; made by tests/lab/problems/make_tsume.sh. Plies, board, Black's
# hand: ranks that are missing are empty, pieces that are missing are in White's hand.
HEAD
"$BUILD/tests/unit/test_tsume" find 50 <"$work/games" | sort -k1,1n -k2,2n |
    awk -F '\t' -v wanted=$COUNT '
        { split($3, sfen, " ")
          sub(/(\/9)+$/, "", sfen[1])
          sub(/[0-9]*[a-z].*$/, "", sfen[3])
          row[$1, n[$1]++] = $1 " " sfen[1] " " (sfen[3] == "" ? "-" : sfen[3]) }
        END {
            for (plies = 1; plies <= 9; plies += 2) {
                count = n[plies] < wanted ? n[plies] : wanted
                for (i = 0; i < count; i++)
                    print row[plies, int(i * (n[plies] - 1) / (count - 1))]
            } }'
