#!/bin/sh
# texts.sh - the numbers in the texts of chapters 8 and 9.
#   texts.sh [--write] [BLOCK ...]     nodes ranks sweep listing moves again horizon
# Prints the blocks (all of them if none is named), or with --write puts them into the
# texts between `<!-- begin BLOCK -->` and `<!-- end BLOCK -->`, with everything else as
# it was. Needs: chapters 7, 8, 9, move_rank and plot built.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/experiments/measure.sh
seven=${OUT:-./}chapter07/shogi eight=${OUT:-./}chapter08/shogi
nine=${OUT:-./}chapter09/shogi
PRUNED='l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1'

# nodes_row NAME PROGRAM [NAME=VALUE...]: nodes to depths 3, 4 and 5, and the branching
# factor, the root of nodes to depth 5 over nodes to depth 3.
nodes_row() {
    name=$1 program=$2
    shift 2
    three=$(nodes_to 3 "$program" "$@") four=$(nodes_to 4 "$program" "$@")
    five=$(nodes_to 5 "$program" "$@")
    awk -v OFS="$tab" -v n="$name" -v a="$three" -v b="$four" -v c="$five" 'BEGIN {
        print n, a, b, c, sprintf("%.1f", sqrt(c / a)) }'
}

nodes() {
    {
        printf 'search\tdepth 3\tdepth 4\tdepth 5\tbranching factor\n'
        nodes_row 'chapter 7' "$seven"
        nodes_row 'chapter 8, ForwardPruning=false' "$eight" ForwardPruning=false
        nodes_row 'chapter 8' "$eight"
        nodes_row 'chapter 8, PruneBy=rank' "$eight" PruneBy=rank
    } | markdown 1
}

again() {
    {
        printf 'search\tdepth 3\tdepth 4\tdepth 5\tbranching factor\n'
        nodes_row 'chapter 8' "$eight"
        nodes_row 'chapter 9' "$nine"
        nodes_row 'chapter 9, RecaptureDepth=2' "$nine" RecaptureDepth=2
    } | markdown 1
}

listing() {
    {
        printf 'search\tdepth 3\tdepth 4\tdepth 5\tbranching factor\n'
        nodes_row 'chapter 8' "$eight"
        nodes_row 'PawnBonus=true' "$eight" PawnBonus=true
        nodes_row 'PruneInCheck=true' "$eight" PruneInCheck=true
    } | markdown 1
}

ranks() {
    "$BUILD/move_rank" --tsv tests/data/games.usi | grep -v '^#' | markdown 1
}

sweep() { sh tests/experiments/prune_sweep.sh --charts chapter08; }

moves() {
    echo '```'
    "$eight" moves "$PRUNED" |
        awk 'NR <= 5 || /searched/ { print } NR == 6 { print "..." }'
    echo '```'
}

horizon() {
    echo '```'
    for chapter in 08 09; do
        set -- solve tests/data/horizon.tsv --depth 3 Evaluation=simple
        echo "chapter$chapter/shogi $*"
        "${OUT:-./}chapter$chapter/shogi" "$@" |
            sed 's/  *time [0-9]*.*//'
    done
    echo '```'
}

# put BLOCK FILE: replace the block in the file.
put() {
    "$1" >"$work/block" || exit 1
    awk -v name="$1" -v block="$work/block" '
        $0 == "<!-- end " name " -->" { skip = 0 }
        !skip
        $0 == "<!-- begin " name " -->" {
            while ((getline line < block) > 0) print line
            skip = 1
        }' "$2" >"$work/text" && cat "$work/text" >"$2"
}

write=no
[ "${1:-}" = --write ] && { write=yes; shift; }
[ $# -gt 0 ] || set -- nodes ranks sweep listing moves again horizon
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
for block in "$@"; do
    case $block in
    nodes | ranks | sweep | listing | moves) file=chapter08/README.md ;;
    again | horizon) file=chapter09/README.md ;;
    *) fail 2 "unknown block $block" ;;
    esac
    if [ $write = yes ]; then put "$block" "$file"; else echo "== $block"; "$block"; fi
done
