# numbers.awk - a text with the numbers of its sentences as they should be; part of texts.sh.
# First file: a row for each sentence, `SENTENCE tab NUMBER NUMBER ...`, or `-` in place of
# the numbers when they are not known. Second file: the text.
#   file, told   its name; where a line for what differs is added
# A blank of the sentence stands for blanks and line breaks in the text, {} for a number, or
# a word such as a move. Commas of thousands are the text's own affair.
FILENAME == ARGV[1] { row[++rows] = $0; next }
{ text = text $0 "\n" }

function tell(sentence, message) {
    print file ": \"" sentence "\": " message >> told
}

function blank(at) { return substr(text, at, 1) ~ /^[ \n]$/ }

# The place behind `piece`, if it stands at `at`; 0 if not.
function behind(at, piece,    i, c) {
    for (i = 1; i <= length(piece); i++) {
        c = substr(piece, i, 1)
        if (c == " " && blank(at)) {
            while (blank(at))
                at++
        } else if (c == " " || substr(text, at++, 1) != c) {
            return 0
        }
    }
    return at
}

# Does the sentence, in pieces, stand at `at`? Then start[i] and size[i] are its numbers.
function stands(at, pieces,    i, rest, next_at) {
    at = behind(at, piece[1])
    for (i = 2; at && i <= pieces; i++) {
        rest = substr(text, at, 60)
        next_at = 0
        if (match(rest, /^[-+]?[0-9]+(,[0-9][0-9][0-9])*(\.[0-9]+)?/))
            next_at = behind(at + RLENGTH, piece[i])
        if (!next_at && match(rest, /^[-+*a-zA-Z0-9]+/))
            next_at = behind(at + RLENGTH, piece[i])
        start[i - 1] = at
        size[i - 1] = RLENGTH
        at = next_at
    }
    return at
}

# A new number, with commas as the old one had them or would have had them.
function written(new, old,    digits, tail) {
    if (new !~ /^[-+]?[0-9]+(\.[0-9]+)?$/ || (old !~ /,/ && old ~ /[0-9][0-9][0-9][0-9]/))
        return new
    digits = new
    sub(/\..*/, "", digits)
    tail = substr(new, length(digits) + 1)
    while (digits ~ /[0-9][0-9][0-9][0-9]/) {
        tail = "," substr(digits, length(digits) - 2) tail
        digits = substr(digits, 1, length(digits) - 3)
    }
    return digits tail
}

# All places of a sentence are looked for, since one only may be meant.
function renew(sentence, values,    pieces, count, from, hit, found, i, n, value, was, old) {
    pieces = split(sentence, piece, /\{\}/)
    first = piece[1]
    sub(/ .*/, "", first)
    if (pieces < 2 || first == "") {
        tell(sentence, pieces < 2 ? "has no {}" : "must begin with a word")
        return
    }
    for (from = 1; (hit = index(substr(text, from), first)) > 0; from += hit)
        if (stands(from + hit - 1, pieces)) {
            found++
            count = from + hit - 1
        }
    if (found != 1) {
        tell(sentence, found ? "stands there " found " times" : "is not in the text")
        return
    }
    if (values ~ /^- *$/) # not run now
        return
    n = split(values, value, " ")
    if (n != pieces - 1) {
        tell(sentence, "has " pieces - 1 " numbers, its command prints '" values "'")
        return
    }
    stands(count, pieces)
    for (i = n; i > 0; i--) {
        was = old = substr(text, start[i], size[i])
        gsub(/,/, "", was)
        if (was == value[i])
            continue
        tell(sentence, "says " old ": now " written(value[i], old))
        text = substr(text, 1, start[i] - 1) written(value[i], old) \
               substr(text, start[i] + size[i])
    }
}

END {
    for (r = 1; r <= rows; r++) {
        at = index(row[r], "\t")
        renew(substr(row[r], 1, at - 1), substr(row[r], at + 1))
    }
    printf "%s", text
}
