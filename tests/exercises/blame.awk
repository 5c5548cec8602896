# blame.awk - the lines of a finished chapter that came with some of its steps, each
# function, type or table that holds one whole. Lines of the steps have a + in front.
#   awk -v steps="K .." -v old=DIR -v files="a.c b.c" -f blame.awk K1.diff K2.diff ...
# `old` and `files`: the code of the chapter before, from which the series starts.
BEGIN {
    n = split(steps, number, " ")
    for (i = 1; i <= n; i++)
        wanted[number[i]] = 1
    n = split(files, name, " ")
    for (i = 1; i <= n; i++)
        while ((getline row <(old "/" name[i])) > 0)
            keep(name[i], row, 0)
}
function keep(file, row, owner)
{
    text[file, ++size[file]] = row
    from[file, size[file]] = owner
}
# What a diff leaves untouched up to line `line` of the old file is copied.
function copy(line)
{
    for (; at < line; at++) {
        next_text[++rows] = text[file, at]
        next_from[rows] = from[file, at]
    }
}
function finish_file(    i)
{
    if (file == "")
        return
    copy(size[file] + 1)
    size[file] = rows
    for (i = 1; i <= rows; i++) {
        text[file, i] = next_text[i]
        from[file, i] = next_from[i]
    }
    file = ""
}
FNR == 1 {
    finish_file()
    owner = FILENAME
    sub(/.*\//, "", owner)
    owner += 0
    in_hunk = 0
}
/^diff --git / {
    finish_file()
    file = $3
    sub(/^a\//, "", file)
    at = 1
    rows = 0
    in_hunk = 0
    if (!(file in known)) {
        known[file] = 1
        order[++orders] = file
    }
    next
}
/^@@ / {
    split(substr($2, 2), place, ",")
    copy(place[1] + (place[2] == "0" ? 1 : 0))
    in_hunk = 1
    next
}
in_hunk && /^ / { copy(at + 1) }
in_hunk && /^-/ { at++ }
in_hunk && /^\+/ {
    next_text[++rows] = substr($0, 2)
    next_from[rows] = owner
}
function near(file, i,    k)
{
    for (k = i - 2; k <= i + 2; k++)
        if (from[file, k] in wanted)
            return 1
    return 0
}
# A block ends with a brace in the first column, or a blank line outside of braces.
function print_block(first, last, file,    i)
{
    for (i = first; i <= last && !(from[file, i] in wanted); i++)
        ;
    if (i > last)
        return
    if (!told[file]++)
        print (pages++ ? "\n" : "") "--- " file
    else
        print ""
    # Of a long table only the rows near those of the step; a function is shown whole.
    short = last - first > 30 && text[file, first] ~ /= [{]$/
    skipped = 0
    for (i = first; i <= last; i++)
        if (!short || i == first || i == last || near(file, i)) {
            if (skipped)
                print "  ..."
            skipped = 0
            print (from[file, i] in wanted ? "+ " : "  ") text[file, i]
        } else
            skipped = 1
}
END {
    finish_file()
    for (k = 1; k <= orders; k++) {
        file = order[k]
        first = 1
        depth = 0
        for (i = 1; i <= size[file]; i++) {
            row = text[file, i]
            if (row ~ /^[^ \/*#].*[{]$/ || row == "{")
                depth = 1
            if (row ~ /^}/ || (row == "" && !depth) || i == size[file]) {
                print_block(first, row == "" ? i - 1 : i, file)
                first = i + 1
                depth = 0
                while (text[file, first] == "" && first <= size[file])
                    i = first++
            }
        }
        file = ""
    }
    exit pages == 0
}
