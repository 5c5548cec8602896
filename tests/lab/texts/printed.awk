# printed.awk - what a text says in Markdown but does not print: tables and listings that come
# out as running text, and a line of a picture that was joined to another. A line for each.
# A list takes what is indented after it for its own text; a listing there needs four columns
# more than the item's text, or a line of text without indent before it.
function told(what) { print FILENAME ":" FNR ": " what }
FNR == 1 { fence = comment = table = item = listing = 0; before = "" }
/^```/ { fence = !fence; table = item = listing = 0; before = ""; next }
fence && /\[S[0-9]+\].*\[S[0-9]+\]/ { told("two marks of search() in one line of a picture") }
fence { next }
/^<!--/ { comment = 1; table = item = listing = 0; before = "" }
comment { comment = !/-->/; next }
!NF { table = 0; before = ""; next }
{
    match($0, /^ */)
    indent = RLENGTH
    row = /^ *([0-9]+\. +)?\|.*\|$/
    rule = row && /^[-:| ]*--[-:| ]*$/
    marked = match($0, /^ *([-*]|[0-9]+\.) +/) &&
        (before == "" || item || /^ *([-*]|1\.) /) ? RLENGTH : 0
}
row && rule && table != 1 { told("the rule of a table without its head") }
row && !rule && table == 1 { told("rows of a table without its rule") }
{ table = row && (indent < 4 || indent == item) ? table + 1 : 0 }
indent < 4 && marked { item = marked; listing = 0 }
indent < 4 && !marked && before == "" && indent < item { item = 0 }
indent < 4 { listing = 0 }
indent >= 4 && !listing && !marked {
    if (item && before == "" && indent < item + 4)
        told("a listing that the list before it takes for text")
    if (!item && before != "")
        told("a listing without an empty line before it")
    listing = 1
}
{ before = $0 }
