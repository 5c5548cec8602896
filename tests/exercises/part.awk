# part.awk - the first node where two trees of `shogi tree --json` part, in words.
#   awk -v book=FILE -v found=FILE -f part.awk
# A row: ply, move, depth, alpha, beta, score, bound, reason, a, b, static, nodes, ...
# Score and nodes of a row follow from the rows below it: it parts in itself only when it
# is called differently, or has nothing below it.
function read_rows(file, row,    n, line)
{
    while ((getline line <file) > 0) {
        gsub(/[\[\]"]/, "", line)
        sub(/,$/, "", line)
        row[++n] = line
    }
    return n + 0
}
function bound(text)
{
    return text == 32001 ? "infinite" : text == -32001 ? "-infinite" : text
}
function call(row,    cell)
{
    split(row, cell, ",")
    return cell[1] "," cell[2] "," cell[3] "," cell[4] "," cell[5]
}
function ply(row) { return row == "" ? -1 : row + 0 }
function in_words(row,    cell)
{
    split(row, cell, ",")
    if (cell[12] == 0)
        return "left out, not searched; the number that is told: " cell[9]
    return "depth " cell[3] ", window " bound(cell[4]) " to " bound(cell[5]) ", score " \
        cell[6] ", " cell[12] " nodes"
}
# The first column that differs where all that in_words() tells is the same.
function more(row, other,    cell, seen, i)
{
    split(row, cell, ",")
    split(other, seen, ",")
    for (i = 7; i < 16 && cell[i] == seen[i]; i++)
        continue
    if (i < 16)
        printf "       Of this row %s is %s in the book and %s in yours.\n", name[i], cell[i], seen[i]
}
function place(row,    cell, line, i)
{
    split(row, cell, ",")
    if (cell[1] == 0)
        return "at the root"
    for (i = 1; i < cell[1]; i++)
        line = line " " path[i]
    return "at the move " cell[2] (line == "" ? " of the root" : " after" line)
}
BEGIN {
    name[7] = "the bound (-1: at most, 0: exact, 1: at least)"
    name[8] = "the reason (its place in \"reasons\" of tree --json, from 0)"
    name[9] = name[10] = "a number that belongs to the reason"
    name[11] = "the static value"
    name[13] = "the sum of its marks (2: best so far; all of them in \"marks\" of tree --json)"
    name[14] = "how many plies less the move was searched"
    name[15] = "how many plies less its moves were searched"
    rows = read_rows(book, wanted)
    others = read_rows(found, seen)
    for (i = 1; i <= rows || i <= others; i++) {
        split(wanted[i], cell, ",")
        path[cell[1]] = cell[2]
        if (wanted[i] == seen[i])
            continue
        if (!first)
            first = i
        leaf = ply(wanted[i + 1]) <= ply(wanted[i]) || ply(seen[i + 1]) <= ply(seen[i])
        if (call(wanted[i]) != call(seen[i]) || leaf)
            break
    }
    if (i > rows && i > others) {
        if (!first) {
            print "       (The trees of the last iteration agree. An earlier one does not, or your program prints something of its own.)"
            exit
        }
        i = first
    }
    if (wanted[i] == "")
        print "       Your tree goes on " place(seen[i]) ", where the book's ends."
    else if (seen[i] == "")
        print "       The book's tree goes on " place(wanted[i]) ", where yours ends."
    else {
        print "       The trees part " place(wanted[i]) ":"
        print "       the book: " in_words(wanted[i])
        split(wanted[i], cell, ",")
        split(seen[i], other, ",")
        print "       you:      " (cell[1] == other[1] && cell[2] == other[2] ? "" : \
            "the move " other[2] ", " other[1] " plies from the root; ") in_words(seen[i])
        if (in_words(wanted[i]) == in_words(seen[i]))
            more(wanted[i], seen[i])
    }
}
