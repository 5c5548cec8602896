#!/bin/sh
# quiet.sh - positions of all stages out of the engine's own games, for `make margin`.
#   sh tests/lab/experiments/quiet.sh > tests/data/quiet.sfen    (about half a minute)
# The first GAMES openings are played out by chapter 10 against itself, with a fixed
# number of nodes for each move, so that a game does not depend on the machine. Every
# STEP-th position of a game is taken, from ply STEP on, but not the last plies, where the
# game is decided. Which of them are quiet is for tests/lab/experiments/margin.c to say.
set -eu
cd "$(dirname "$0")/../../.."
. tests/lab/experiments/measure.sh
help_asked "$@"
ENGINE=${OUT:-./}chapter10/shogi
GAMES=60 NODES=2000 STEP=11 LAST=15 # STEP is odd: both sides are to move
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Every opening is played twice, but with both colours alike the games are alike, too.
"$BUILD/match" --quiet --nodes $NODES --engine "$ENGINE usi" --name A \
    --engine "$ENGINE usi" --name B --openings tests/data/openings.sfen \
    --games $((2 * GAMES)) --out "$work/games" >&2

awk -F '\t' -v step=$STEP -v last=$LAST '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    $column["game"] % 2 == 0 {
        count = split($column["position"], word, " ") # startpos moves MOVE ...
        line = "position startpos moves"
        for (ply = 1; ply + 2 <= count - last; ply++) {
            line = line " " word[ply + 2]
            if (ply % step == 0)
                print line "\nd"
        }
    }' "$work/games" | "$ENGINE" usi >"$work/positions"

echo "# Positions of games of chapter 10 against itself, every ${STEP}th of each game;"
echo "# made by tests/lab/experiments/quiet.sh"
sed -n 's/^sfen: //p' "$work/positions"
