# blocks.sh - commands of blocks.tsv that are longer than a line; read by texts.sh.
# shellcheck shell=sh
seven=${OUT}chapter07/shogi eight=${OUT}chapter08/shogi nine=${OUT}chapter09/shogi

# nodes_head, nodes_row NAME PROGRAM [NAME=VALUE...]: nodes to depths 3, 4 and 5, and the
# branching factor, the root of nodes to depth 5 over nodes to depth 3.
nodes_head() {
    printf 'search\tdepth 3\tdepth 4\tdepth 5\tbranching factor\n'
}
nodes_row() {
    name=$1 program=$2
    shift 2
    three=$(nodes_to 3 "$program" "$@") four=$(nodes_to 4 "$program" "$@")
    five=$(nodes_to 5 "$program" "$@")
    awk -v OFS="$tab" -v n="$name" -v a="$three" -v b="$four" -v c="$five" 'BEGIN {
        print n, a, b, c, sprintf("%.1f", sqrt(c / a)) }'
}

# --- chapter 8 ---

nodes() {
    {
        nodes_head
        nodes_row 'chapter 7' "$seven"
        nodes_row 'chapter 8, ForwardPruning=false' "$eight" ForwardPruning=false
        nodes_row 'chapter 8' "$eight"
        nodes_row 'chapter 8, PruneBy=rank' "$eight" PruneBy=rank
    } | markdown 1
}

listing() {
    {
        nodes_head
        nodes_row 'chapter 8' "$eight"
        nodes_row 'PawnBonus=true' "$eight" PawnBonus=true
        nodes_row 'PruneInCheck=true' "$eight" PruneInCheck=true
    } | markdown 1
}

ranks() {
    "$BUILD/move_rank" --tsv tests/data/games.usi | grep -v '^#' | markdown 1
}

moves() {
    echo '```'
    "$eight" moves 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1' |
        awk 'NR <= 5 || /searched/ { print } NR == 6 { print "..." }'
    echo '```'
}

# --- chapter 9 ---

again() {
    {
        nodes_head
        nodes_row 'chapter 8' "$eight"
        nodes_row 'chapter 9' "$nine"
        nodes_row 'chapter 9, RecaptureDepth=2' "$nine" RecaptureDepth=2
    } | markdown 1
}

horizon() {
    echo '```'
    for chapter in 08 09; do
        set -- solve tests/data/horizon.tsv --depth 3 Evaluation=simple
        echo "chapter$chapter/shogi $*"
        "${OUT}chapter$chapter/shogi" "$@" | sed 's/  *time [0-9]*.*//'
    done
    echo '```'
}
