# cut_ranks.awk - by which move nodes were cut off. Reads what `shogi tree --json` prints, one
# tree or several; every node above the horizon in their last iterations counts. Prints how many
# nodes were cut off, by which move searched, and how often a later move cut off a node in which
# five had failed.
/^{"shogi-tree"/ { leave(0); reasons = told = 0 }
/^{"key":/ && !told {
    if ($0 ~ /"key":"beta"/)
        beta = reasons
    reasons++
}
/^"tree"/ { told = 1 }
# ply, move, depth, ... reason (8th) ... nodes (12th), marks (13th, odd: searched again)
/^\[[0-9]+,/ {
    split(substr($0, 2), v, ",")
    ply = v[1]
    leave(ply)
    if (ply > 0 && v[2] != "\"pass\"" && v[12] > 0 && v[13] % 2 == 0)
        moves[ply - 1]++
    moves[ply] = 0
    reason[ply] = v[8]
    depth[ply] = v[3]
    open = ply + 1
}
# All below the nodes of this ply and deeper ones has been read.
function leave(ply) {
    while (open > ply) {
        cut = reason[--open] == beta
        if (depth[open] > 0 && cut) {
            all++
            first += moves[open] <= 1
            five += moves[open] <= 5
            late += moves[open] > 10
        }
        if (depth[open] > 0 && moves[open] > 5) {
            sixth++
            helped += cut
        }
    }
}
END {
    leave(0)
    printf "%d nodes cut off: %.1f %% by the first move searched, ", all, 100 * first / all
    printf "%.1f %% by the first five,\n", 100 * five / all
    printf "%.1f %% by a move after the tenth\n", 100 * late / all
    printf "%d nodes in which five moves failed and a sixth was searched: ", sixth
    printf "%.1f %% cut off by a later move\n", 100 * helped / sixth
}
