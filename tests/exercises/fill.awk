# fill.awk - a source file of a chapter with places left to fill.
#   awk -v name=search.c -f fill.awk TASK chapterNN/search.c
# The task says which, and what stands there instead, up to the next line with ==:
#   == fill FILE FUNCTION                    its whole body
#   == fill FILE FUNCTION: FROM ... TO       from the line in it that contains FROM up to
#                                            the one before the next that contains TO
# So an exercise is the chapter as it is today; a place that is not found there, or
# found twice, ends this with status 1.

function fail(k, why) {
    print "fill.awk: " name ", " func_name[k] "(): " why | "cat 1>&2"
    failed = 1
    exit 1
}

NR == FNR {
    if ($1 == "==") {
        filling = $2 == "fill" && $3 == name
        if (filling) {
            func_name[++fills] = $4
            sub(/:$/, "", func_name[fills])
            if ($4 ~ /:$/) {
                at = index($0, $4 " ")
                range = substr($0, at + length($4) + 1)
                at = index(range, " ... ")
                from[fills] = substr(range, 1, at - 1)
                to[fills] = substr(range, at + 5)
            }
        }
    } else if (filling)
        stub[fills] = stub[fills] $0 "\n"
    next
}
{ line[++lines] = $0 }

# The lines between the braces of the function: `first` to `last`.
function find_body(k,    i, open, found) {
    for (i = 1; i <= lines; i++) {
        if (line[i] ~ "^[a-zA-Z].*[ *]" func_name[k] "\\(")
            open = 1
        if (open && line[i] ~ /;$/)
            open = 0
        if (open && line[i] == "{") {
            found++
            first = i + 1
            while (line[i] != "}")
                i++
            last = i - 1
            open = 0
        }
    }
    if (found != 1)
        fail(k, "there " (found ? "are " found : "is no such function"))
}

function find_range(k,    i, start, found) {
    for (i = first; i <= last; i++)
        if (index(line[i], from[k])) {
            start = i
            found++
        }
    if (found != 1)
        fail(k, "'" from[k] "' stands there " found + 0 " times")
    for (i = start + 1; i <= last && !index(line[i], to[k]); i++) ;
    if (i > last)
        fail(k, "no '" to[k] "' behind '" from[k] "'")
    first = start
    last = i - 1
}

END {
    if (failed)
        exit 1
    for (k = 1; k <= fills; k++) {
        find_body(k)
        if (from[k] != "")
            find_range(k)
        instead[first] = stub[k]
        for (i = first; i <= last; i++)
            gone[i] = 1
    }
    for (i = 1; i <= lines; i++) {
        printf "%s", instead[i]
        if (!gone[i])
            print line[i]
    }
}
