# plant.awk - small mistakes in C, one a line of the source, in an order that the seed tells.
#   awk -f plant.awk -v seed=N FILE...      lists: key file line column kind old new
#   OLD=TEXT NEW=TEXT awk -f plant.awk -v line=N -v column=N FILE         the file with it
# Text and comments are left alone, and so are asserts, sizes of arrays and what # begins. The
# kinds: compare, constant, negate, drop, reset, swap, sign, logic, side, truth. Needs LC_ALL=C.

# Park and Miller's numbers: exact in any awk.
function next_random() { return state = state * 16807 % 2147483647 }

# The line with its comments and texts blank; `inside` tells of a comment that goes on.
function code_of(text,    i, c, two, quote, code) {
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        two = substr(text, i, 2)
        if (inside) {
            if (two == "*/") { inside = 0; i++; code = code " " }
            code = code " "
        } else if (quote != "") {
            if (c == "\\") { i++; code = code " " }
            else if (c == quote) quote = ""
            code = code " "
        } else if (two == "/*") {
            inside = 1; i++
            code = code "  "
        } else {
            if (c == "\"" || c == "'") quote = c
            code = code (quote == "" ? c : " ")
        }
    }
    return code
}

# One more mistake that this line could have; the one with the least key is kept.
function may(kind, at, was, is,    key) {
    key = next_random()
    if (best != "" && key >= best) return
    best = key
    choice = at OFS kind OFS was OFS is
}

function each(kind, was, is,    at, from) {
    for (from = 0; (at = index(substr(code, from + 1), was)) > 0; from += at)
        may(kind, from + at, was, is)
}

# Numbers of digits only, that are no size of an array: one more, or one less.
function constants(    from, at, n, before) {
    for (from = 0; match(substr(code, from + 1), /[0-9A-Za-z_.]+/) > 0; from = at + RLENGTH - 1) {
        at = from + RSTART
        n = substr(code, at, RLENGTH)
        before = substr(code, at - 1, 1)
        if (n !~ /^[0-9]+$/ || (before == "[" && code ~ /^ *(static |const |extern )*[A-Za-z_0-9]+ \**[a-z]/))
            continue
        may("constant", at, n, n == 0 || next_random() % 2 ? n + 1 : n - 1)
    }
}

# if (CONDITION), where it ends on the same line.
function negations(    at, i, c, open) {
    if (!(at = index(code, "if ("))) return
    for (i = at + 3; i <= length(code); i++) {
        c = substr(code, i, 1)
        open += (c == "(") - (c == ")")
        if (open == 0) {
            c = substr($0, at + 3, i - at - 2)
            may("negate", at + 3, c, "(!" c ")")
            return
        }
    }
}

# Neighbours among simple arguments.
function swaps(    from, at, found, parts) {
    for (from = 0; match(substr(code, from + 1), /[(,] ?[A-Za-z_0-9.>*&\-]+, [A-Za-z_0-9.>*&\-]+[,)]/) > 0;
         from = at) {
        at = from + RSTART
        found = substr(code, at + 1, RLENGTH - 2)
        sub(/^ /, "", found)
        split(found, parts, ", ")
        if (parts[1] != parts[2])
            may("swap", at + (substr(code, at + 1, 1) == " ") + 1, found, parts[2] ", " parts[1])
    }
}

# A statement that stands on a line of its own and is complete there.
function drops(    statement, open, close_) {
    statement = code
    sub(/^ +/, "", statement)
    sub(/ +$/, "", statement)
    open = statement; gsub(/[^(]/, "", open)
    close_ = statement; gsub(/[^)]/, "", close_)
    if (length(open) != length(close_) || code !~ /^ / || statement !~ /;$/) return
    if (statement ~ /^(break|continue);$/ || statement ~ /^[a-z_0-9]+\(.*\);$/ \
        || statement ~ /^[*A-Za-z_0-9>.\[\]\-]+ [-+|&^*\/]?= .*;$/)
        may(statement ~ / = (0|NULL|false|NO_[A-Z]*|.*_NONE);$|^memset/ ? "reset" : "drop", \
            index(code, statement), substr($0, index(code, statement), length(statement)), ";")
}

BEGIN { OFS = "\t"; state = (seed * 48271 + 11) % 2147483647 + 1
        for (i = 0; i < 5; i++) next_random() }
FNR == 1 { inside = 0 }
line { # plant
    if (FNR == line) {
        old = ENVIRON["OLD"]
        if (substr($0, column, length(old)) != old) exit 1
        $0 = substr($0, 1, column - 1) ENVIRON["NEW"] substr($0, column + length(old))
    }
    print
    next
}
{
    code = code_of($0)
    if (code ~ /^ *#|assert\(|^ *(static )?(const )?(struct|typedef|extern) / || code !~ /^[ }]|enum/)
        next
    best = ""
    each("compare", " < ", " <= "); each("compare", " <= ", " < ")
    each("compare", " > ", " >= "); each("compare", " >= ", " > ")
    each("compare", " == ", " != "); each("compare", " != ", " == ")
    each("sign", " + ", " - "); each("sign", " - ", " + ")
    each("sign", " += ", " -= "); each("sign", " -= ", " += ")
    each("sign", "++", "--")
    each("logic", "&& ", "|| "); each("logic", "|| ", "&& ")
    each("side", "!side", "side"); each("side", "!pos->side", "pos->side")
    each("side", "[side]", "[!side]"); each("side", " side,", " !side,")
    each("side", "(pos->side", "(!pos->side")
    each("side", "BLACK", "WHITE"); each("side", "WHITE", "BLACK")
    each("truth", "true", "false"); each("truth", "false", "true")
    constants(); negations(); swaps(); drops()
    if (best != "") print next_random(), FILENAME, FNR, choice
}
