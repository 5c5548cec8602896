# cut_ranks.awk - by which move nodes were cut off. Reads what `shogi tree --json` prints, one
# tree or several; every node above the horizon in their last iterations counts. Prints:
# nodes cut off; the percentage by the first move searched, by one of the first five, by one
# behind the tenth.
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
    while (open > ply)
        if (reason[--open] == beta && depth[open] > 0) {
            all++
            first += moves[open] <= 1
            five += moves[open] <= 5
            late += moves[open] > 10
        }
}
END {
    leave(0)
    printf "%d %.1f %.1f %.1f\n", all, 100 * first / all, 100 * five / all, 100 * late / all
}
