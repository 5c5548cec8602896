#!/bin/sh
# own_games.sh - games of the engine against itself, as USI position arguments.
#   sh tests/lab/experiments/own_games.sh > tests/data/games.usi    (half a minute)
# Chapter 10 plays both sides of the first openings with a fixed number of nodes for each
# move, so the games do not depend on the machine. Every opening is played twice by the
# match program, but with both colours alike the games are alike, too: every other one is
# kept.
set -eu
cd "$(dirname "$0")/../../.."
. tests/lab/experiments/measure.sh
help_asked "$@"
ENGINE=${OUT:-./}chapter10/shogi
NODES=1000 # for each move
GAMES=12
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$BUILD/match" --quiet --nodes $NODES --engine "$ENGINE" --name A --engine "$ENGINE" \
    --name B --openings tests/data/openings.sfen --games $((2 * GAMES)) \
    --out "$work/games" >&2
echo "# $GAMES games of chapter 10 against itself; made by tests/lab/experiments/own_games.sh"
awk -F '\t' '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    $column["game"] % 2 == 0 { print $column["position"] }' "$work/games"
