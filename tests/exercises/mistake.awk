# mistake.awk - a source file with a mistake in it.
#   awk -v wanted=NAME -f mistake.awk mistakes/NN.txt chapterNN/FILE
# A mistake begins with `== NAME`, names its `file`, and tells which lines (-) give way
# to which (+); blanks at their ends do not count. The lines with - must stand together,
# once: else this ends with status 1. Lines with `says` are words of the verdict that is
# expected, `part` is what is looked at.

function trim(text) {
    gsub(/^[ \t]+|[ \t]+$/, "", text)
    return text
}

NR == FNR {
    if ($1 == "==")
        inside = $2 == wanted
    else if (inside && /^-/)
        old[++olds] = trim(substr($0, 2))
    else if (inside && /^\+/)
        new = new substr($0, 2) "\n"
    next
}
{ line[FNR] = $0; lines = FNR }

END {
    for (i = 1; i + olds - 1 <= lines; i++) {
        for (k = 1; k <= olds && trim(line[i + k - 1]) == old[k]; k++) ;
        if (k > olds) {
            found++
            at = i
        }
    }
    if (olds == 0 || found != 1)
        exit 1
    for (i = 1; i <= lines; i++) {
        if (i == at)
            printf "%s", new
        if (i < at || i >= at + olds)
            print line[i]
    }
}
