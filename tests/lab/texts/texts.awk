# texts.awk - a text with its blocks and quotes as they should be; part of texts.sh.
#   file    name of the text
#   work    a directory: block.NAME is the output of that block's command, if it was run;
#           a line for what differs is added to its file `told`
#   quotes  "no": they are left as they are
function tell(message) { print file ": " message >> (work "/told") }

# The first line in which the two differ, cut.
function difference(old, new,    was, is, a, b, i) {
    a = split(old, was, "\n"); b = split(new, is, "\n")
    for (i = 1; i <= a && i <= b && was[i] == is[i]; i++)
        ;
    return "'" substr(was[i], 1, 100) "': now '" substr(is[i], 1, 100) "'"
}

# Does this line begin the definition of `name`: a function, table or struct?
function begins(line, name,    at, next_one, before) {
    if (line !~ /^[a-zA-Z]/)
        return 0
    at = index(line, name)
    before = at > 1 ? substr(line, at - 1, 1) : " "
    next_one = substr(line, at + length(name), 1)
    return at && before !~ /[a-zA-Z0-9_]/ && (next_one ~ /[(\[]/ ||
           substr(line, at + length(name)) ~ /^ (=|\{)/)
}

# All of source `path` that defines `name`: from a line in the first column to the closing
# brace there. A declaration ends with a semicolon before any brace.
function definition(path, name,    line, all, hit) {
    while ((getline line < path) > 0) {
        if (all == "" && line !~ /^[a-zA-Z]/)
            continue
        hit = hit || begins(line, name)
        all = all line "\n"
        if (line ~ /^}/) {
            if (hit || line == "} " name ";")
                break
            all = ""; hit = 0
        } else if (line ~ /^[^ ].*;/ || (line ~ /;$/ && all !~ /\{/)) {
            all = ""; hit = 0
        }
    }
    close(path)
    return all
}

# The lines from the first that contains `from` to the next that contains `to`, moved to the
# left as far as all of them can be.
function passage(path, from, to,    line, all, count, one, i, least, done) {
    while (!done && (getline line < path) > 0) {
        if (!count && !index(line, from))
            continue
        done = count && index(line, to)
        one[++count] = line
        match(line, /^ */)
        if (line != "" && (count == 1 || RLENGTH < least))
            least = RLENGTH
    }
    close(path)
    for (i = 1; done && i <= count; i++)
        all = all substr(one[i], least + 1) "\n"
    return all
}

function quote(words,    path, what, at, all, kind) {
    at = index(words, " ")
    path = substr(words, 1, at - 1)
    what = substr(words, at + 1)
    at = index(what, " ... ")
    all = at ? passage(path, substr(what, 1, at - 1), substr(what, at + 5)) \
             : definition(path, what)
    if (all == "") {
        tell("code " words ": not found in the source")
        return ""
    }
    kind = path
    sub(/.*[.\/]/, "", kind)
    return "```" (kind == "h" ? "c" : kind == "Makefile" ? "make" : kind) "\n" all "```\n"
}

# Write what stands between the markers, old or new, and tell when they differ.
function finish(    line, path, status) {
    if (name == "code") {
        fresh = quotes == "no" ? "" : quote(words)
        if (fresh == "")
            fresh = old
    } else {
        path = work "/block." name
        status = (getline line < path)
        if (status < 0)
            fresh = old
        else
            for (fresh = ""; status > 0; status = (getline line < path))
                fresh = fresh line "\n"
        close(path)
    }
    if (fresh != old)
        tell((name == "code" ? "code " words : "block " name) ": " difference(old, fresh))
    printf "%s", fresh
}

function unfinished() {
    if (name == "")
        return
    tell("<!-- end " name " --> is missing")
    printf "%s", old
}

/^<!-- (begin|code) .* -->$/ {
    unfinished()
    print
    words = $0
    sub(/^<!-- [a-z]+ /, "", words)
    sub(/ -->$/, "", words)
    name = $2 == "code" ? "code" : words
    old = ""
    next
}
name != "" && $0 == "<!-- end " name " -->" { finish(); name = "" }
name != "" { old = old $0 "\n"; next }
{ print }
END { unfinished() }
