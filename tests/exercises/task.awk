# task.awk - of a step: what it puts into options.c and where, the numbers that it names, and
# the functions that it changes. No code of the step itself.
#   diff -U 9999 BEFORE AFTER | awk -f task.awk
# In options.c the line or row that is there already stands in front of what is new.
function flush(    name, line)
{
    if (rows != "")
        printf "options.c, what is new (+) or goes (-), under the row or line that it stands behind. A row:\n" \
            "name, kind, variable, value, least, most. The check reads these; the words are free.\n%s\n", rows
    if (numbers != "")
        printf "Numbers, by the book's names:\n%s\n", numbers
    for (name in order)
        count++
    for (line = 1; line <= count; line++)
        places = places "  " at[line] (labels[at[line]] == "" ? "" : ", at" labels[at[line]]) "\n"
    if (places != "")
        printf "What changes in functions that are there:\n%s\n", places
}
/^(diff|Only in|@@)/ { next }
/^--- / { next }
/^\+\+\+ / {
    file = $2
    sub(/.*\//, "", file)
    in_function = label = behind = last = ""
    next
}
{ sign = substr($0, 1, 1); text = substr($0, 2) }
file == "options.c" {
    if (sign != " " && text ~ /[^ ]/) {
        sub(/^    /, "", text)
        rows = rows behind "  " sign " " text "\n"
        behind = ""
    } else if (text ~ /^    \{ /)
        behind = "    " substr(text, 5) " ...\n"
    else if (text !~ /^      / && text ~ /[^ ]/)
        behind = "    " text "\n"
    next
}
file !~ /\.c$/ { next }
sign == "+" && text ~ /^ +[A-Z][A-Z_0-9]* = [^;]*,/ { numbers = numbers " " text "\n" }
text ~ /^[a-z].*\(/ && text !~ /;$/ {
    in_function = text
    sub(/\(.*/, "", in_function)
    sub(/.*[ *]/, "", in_function)
    label = ""
    is_new = sign == "+"
}
in_function != "" && match(text, /\[S[0-9]+[a-e]?\]/) { label = substr(text, RSTART, RLENGTH) }
text ~ /^}/ { in_function = "" }
sign != " " && text ~ /[^ ]/ && in_function != "" && !is_new {
    place = file ": " in_function "()"
    if (!(place in order)) {
        order[place] = 1
        at[++places_seen] = place
    }
    if (label != "" && index(labels[place] " ", " " label " ") == 0)
        labels[place] = labels[place] " " label
}
END { flush() }
