# cut_ranks.awk - by which move nodes were cut off. Reads what `shogi tree --json` prints, one
# tree or several; every node above the horizon in their last iterations counts. Prints how many
# nodes were cut off, by which move searched, and how often a later move cut off a node in which
# the first 3, 4 or 7 had failed: half the limits of late move pruning at the depths 1, 2 and 3.
BEGIN { split("3 4 7", limit) }
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
        if (depth[open] in limit && moves[open] > limit[depth[open]]) {
            failed[depth[open]]++
            helped[depth[open]] += cut
        }
    }
}
END {
    leave(0)
    printf "%d nodes cut off: %.1f %% by the first move searched, ", all, 100 * first / all
    printf "%.1f %% by the first five,\n", 100 * five / all
    printf "%.1f %% by a move after the tenth\n", 100 * late / all
    for (d = 1; d <= 3; d++)
        printf "depth %d: %d nodes in which %d moves failed and one more was searched: %.1f %% cut off\n",
            d, failed[d], limit[d], 100 * helped[d] / (failed[d] ? failed[d] : 1)
}
