# windows.awk - the tree of `tree --json`: each move with the side that makes it, its score
# and the window of the loop when its turn comes. -v side='White Black': who is to move at the
# root; all numbers are that side's.
BEGIN { rows = 0; split(side, sides, " ") }
function bound(x) { return x > 32000 ? "+inf" : x < -32000 ? "-inf" : x }
function line(ply, name, score, window, text) {
    printf "%-18s %-6s %10s   %-15s  %s\n", sprintf("%*s%s", 2 * ply - 2, "", name),
        name ? sides[2 - ply % 2] : "", score, window, text
}
# Moves in a row whose nodes were cut off alike, one line for all.
function flush(    text) {
    if (!more)
        return
    text = least == most ? least : least (most - least == 1 ? " or " : " to ") most
    line(more_ply, more == 1 ? more_name : "... " more " others", more == 1 ? more_score : "",
        more_window, text (more > 1 ? " each" : "") ": cut off")
    more = 0
}
/^\{"key":/ { split($0, part, "\""); key[keys++] = part[4] }
/^\[[0-9]+,"/ {
    gsub(/[][]/, "")
    split($0, f, ",")
    ply[rows] = f[1]; name[rows] = f[2]; gsub(/"/, "", name[rows]); depth[rows] = f[3]
    alpha[rows] = f[4]; beta[rows] = f[5]; score[rows] = f[6]; why[rows] = key[f[8]]
    last[f[1]] = rows
    if (f[1] > 0)
        replies[last[f[1] - 1]]++
    rows++
}
END {
    line(1, "", sides[1] " gets", "floor, ceiling", "answers searched")
    for (i = 1; i < rows; i++) {
        if (depth[i] == 0)
            continue
        root = ply[i] % 2
        window = root ? bound(alpha[i]) ", " bound(beta[i]) : bound(-beta[i]) ", " bound(-alpha[i])
        s = why[i] == "beta" || why[i] == "all" ? (root == (why[i] == "beta") ? "<= " : ">= ") : ""
        s = s (root ? score[i] : -score[i])
        if (why[i] == "beta" && depth[i] == 1) {
            if (more && (more_window != window || more_ply != ply[i]))
                flush()
            if (!more) {
                least = most = replies[i]
                more_name = name[i]; more_score = s; more_window = window; more_ply = ply[i]
            }
            more++
            if (replies[i] < least)
                least = replies[i]
            if (replies[i] > most)
                most = replies[i]
            continue
        }
        flush()
        line(ply[i], name[i], s, window, replies[i] (why[i] == "beta" ? ": cut off" : \
            why[i] == "all" ? ": none is good enough" : ""))
    }
    flush()
}
