# The tree of `tree --json` with the window of each node as search() gets it.
BEGIN { rows = 0 }
function bound(x) { return x > 32000 ? "+inf" : x < -32000 ? "-inf" : x }
function flush(    text) {
    if (!more) return
    text = least == most ? least : least " or " most
    line(more_ply, more == 1 ? more_name : "... " more " others", more == 1 ? more_score : "", more_window,
        text (more > 1 ? " each" : "") ": cut off")
    more = 0
}
function line(ply, name, score, window, text) {
    printf "%-22s %8s   %-14s  %s\n", sprintf("%*s%s", 2 * ply, "", name), score, window, text
}
/^\{"key":/ { split($0, part, "\""); key[keys++] = part[4] }
/^\[[0-9]+,"/ {
    gsub(/[][]/, ""); n = split($0, f, ",")
    ply[rows] = f[1]; name[rows] = f[2]; gsub(/"/, "", name[rows]); depth[rows] = f[3]
    alpha[rows] = f[4]; beta[rows] = f[5]; score[rows] = f[6]; why[rows] = key[f[8]]
    last[f[1]] = rows
    if (f[1] > 0) replies[last[f[1] - 1]]++
    rows++
}
END {
    line(0, "", "score", "(alpha, beta)", "replies searched")
    for (i = 0; i < rows; i++) {
        if (depth[i] == 0) continue
        window = i == 0 ? "(-inf, +inf)" : "(" bound(-beta[i]) ", " bound(-alpha[i]) ")"
        s = (why[i] == "beta" ? "<= " : why[i] == "all" ? ">= " : "") score[i]
        if (why[i] == "beta" && depth[i] == 1) {
            if (more && (more_window != window || more_ply != ply[i])) flush()
            if (!more) { least = most = replies[i]; more_name = name[i]; more_score = s; more_window = window; more_ply = ply[i] }
            more++
            if (replies[i] < least) least = replies[i]
            if (replies[i] > most) most = replies[i]
            continue
        }
        flush()
        line(ply[i], i ? name[i] : "root", s, window, replies[i] (why[i] == "beta" ? ": cut off" : why[i] == "all" ? ": none beats alpha" : ""))
    }
    flush()
}
