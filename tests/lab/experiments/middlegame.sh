#!/bin/sh
# middlegame.sh - 40 middle-game positions out of the engine's own games, for node counts.
#   sh tests/lab/experiments/middlegame.sh > tests/data/middlegame40.sfen    (about a minute)
# The first 50 openings are played out by chapter 10 against itself, with a fixed number
# of nodes for each move, so that a game does not depend on the machine. Place i = 0..39
# takes the next game of at least 20 + 81 i / 39 plies, and its position after so many:
# one position a game, spread evenly over the plies 20 to 101.
set -eu
cd "$(dirname "$0")/../../.."
. tests/lab/experiments/measure.sh
help_asked "$@"
ENGINE=${OUT:-./}chapter10/shogi
NODES=3000 # for each move
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Every opening is played twice, but with both colours alike the games are alike, too.
"$BUILD/match" --quiet --nodes $NODES --engine "$ENGINE" --name A --engine "$ENGINE" \
    --name B --openings tests/data/openings.sfen --games 100 --out "$work/games" >&2

awk -F '\t' '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    $column["game"] % 2 == 0 && place < 40 {
        ply = 20 + int(81 * place / 39)
        count = split($column["position"], word, " ") # startpos moves MOVE ...
        if (count - 2 <= ply)
            next
        printf "position"
        for (i = 1; i <= ply + 2; i++)
            printf " %s", word[i]
        print "\nd"
        place++
    }' "$work/games" | "$ENGINE" usi >"$work/positions"

echo "# 40 middle-game positions from games of chapter 10 against itself, one a game,"
echo "# after 20 to 101 plies; made by tests/lab/experiments/middlegame.sh"
sed -n 's/^sfen: //p' "$work/positions"
