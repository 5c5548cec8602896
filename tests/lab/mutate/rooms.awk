# rooms.awk - adds up what taken.awk told of each test: lines and branches by room; with open=yes
# the lines that are open, with reach=yes the tests that take a line: file, line, tests. Before
# all that come lines `same FILE FIRST`: what is taken of a copy is taken of the first.
function room_of(name,    part) {
    split(name, part, "/")
    return part[1] ~ /^chapter/ ? "chapters" : part[2]
}
$1 == "test" { test = $2; next }
$1 == "same" { first[$2] = $3; copies[$3] = copies[$3] " " $2; next }
$1 == "file" { file = $2 in first ? first[$2] : $2; checked = $3; wanted = room == "" || room_of(file) == room; next }
!wanted { next }
{
    at = file SUBSEP $1
    if (!(at in taken)) { order[++count] = at; taken[at] = 0; branches[at] = "" }
    if ($2) {
        taken[at] = 1
        if (reach == "yes" && last[at] != test) { tests[at] = tests[at] " " test; last[at] = test }
    }
    if ($3 == "-") next
    if (branches[at] == "" || (!checked && by_checked[at])) {
        if (length(branches[at]) != length($3)) branches[at] = $3
        by_checked[at] = checked
    }
    if (length(branches[at]) != length($3)) next
    sum = ""
    for (i = 1; i <= length($3); i++)
        sum = sum (substr($3, i, 1) + substr(branches[at], i, 1) > 0 ? 1 : 0)
    branches[at] = sum
}
END {
    for (i = 1; i <= count; i++) {
        at = order[i]
        split(at, part, SUBSEP)
        name = room_of(part[1])
        if (!(name in lines)) names[++rooms] = name
        lines[name]++
        lines_taken[name] += taken[at]
        all = length(branches[at]); gsub(/0/, "", branches[at])
        both[name] += all
        both_taken[name] += length(branches[at])
        if (reach == "yes") {
            many = split(part[1] in copies ? copies[part[1]] : part[1], copy, " ")
            for (j = 1; j <= many; j++) print copy[j] "\t" part[2] "\t" substr(tests[at], 2)
        }
        else if (open == "yes" && (!taken[at] || length(branches[at]) < all))
            print part[1] ":" part[2] ": " length(branches[at]) " of " all " branches"
    }
    if (reach == "yes" || open == "yes") exit
    print "| room | lines | taken, % | branches | taken, % |"
    print "| --- | ---: | ---: | ---: | ---: |"
    for (i = 1; i <= rooms; i++) {
        name = names[i]
        printf "| %s | %d | %.1f | %d | %.1f |\n", name, lines[name], \
            100 * lines_taken[name] / lines[name], both[name], \
            both[name] ? 100 * both_taken[name] / both[name] : 100
    }
}
