# show.awk - everything that is one technique in a chapter: its option, constants and facts,
# its functions with their contracts, and the lines elsewhere that name them.
#   awk -v wanted=NullMove -f show.awk chapterNN/options.c chapterNN/*.h chapterNN/*.c
# Without `wanted`: the switches, one a line.
#
# What belongs to a switch is found, not listed. A function that asks params.X and no other
# switch is X's; so is one that only X's functions call, a constant, variable or fact that only
# they use, and a fact that only they set. A short function that calls one of X's only passes
# it on. Of all other functions the lines are shown that ask params.X or name something of
# X's. Where a comment says [X], what it stands above or beside is X's, or if it is the first
# of a file the whole file: a long one is only named, with the contracts of its functions. At
# the head of a header it says that what is declared there and belongs to nobody else is for X.

function strip(text,    at) { # without comments, strings and the words in them
    gsub(/"([^"\\]|\\.)*"/, "\"\"", text)
    if (in_comment) {
        at = index(text, "*/")
        if (!at) return ""
        text = substr(text, at + 2)
        in_comment = 0
    }
    gsub(/\/\*([^*]|\*[^\/])*\*\//, "", text)
    at = index(text, "/*")
    if (at) {
        in_comment = 1
        text = substr(text, 1, at - 1)
    }
    return text
}

FNR == 1 {
    files++
    path[files] = FILENAME
    in_comment = 0
}
{
    n++
    text[n] = $0
    code[n] = strip($0)
    file[n] = files
    number[n] = FNR
}

# --- what stands where ---

# Does a comment in these lines say [wanted]?
function tagged(i, end) {
    for (; i <= end; i++)
        if (index(text[i], "[" wanted "]")) return 1
    return 0
}

function find_file_tags(    i, k) {
    for (i = 1; i <= n; i++)
        if (number[i] == 1) {
            for (k = i; text[k] !~ /\*\//; k++) ;
            if (is_header(i)) { ours_header[file[i]] = tagged(i, k); continue }
            if (tagged(i, k)) ours_whole[file[i]] = 1
            file_tagged[file[i]] = tag_in(i, k)
        }
}

# Is there any [Name] in these lines?
function tag_in(i, end) {
    for (; i <= end; i++)
        if (text[i] ~ /\[[A-Z][A-Za-z]+[a-z][A-Za-z]*\]|\[PVS\]/) return 1
    return 0
}

# The first line of the comment that ends above line i, or i.
function comment_above(i,    k) {
    k = i - 1
    if (file[k] != file[i] || text[k] !~ /\*\/[ \t]*$/ || code[k] !~ /^[ \t]*$/) return i
    while (text[k] !~ /^[ \t]*\/\*/) k--
    return k
}

function is_header(i) { return path[file[i]] ~ /\.h$/ }

# The last line of what begins at line i: up to a `}` in column 0 or a `;` before any `{`.
function block_end(i,    k, open) {
    for (k = i; k <= n && file[k] == file[i]; k++) {
        if (code[k] ~ /{/) open = 1
        if (open && (code[k] ~ /^}/ || (k == i && code[k] ~ /}[^{]*;[ \t]*$|}[ \t]*$/))) return k
        if (!open && code[k] ~ /;[ \t]*$/) return k
    }
    return i
}

function find_items(    i, end, name, words, count, k, body) {
    for (i = 1; i <= n; i = end + 1) {
        end = i
        if (code[i] !~ /^[A-Za-z_]/) continue
        end = block_end(i)
        body = ""
        for (k = i; k <= end && code[k] !~ /[{;]/; k++) body = body code[k]
        body = body code[k]
        if (code[i] ~ /^(typedef|extern)/) continue
        if (code[i] ~ /^enum/) { find_constants(i, end); continue }
        if (code[i] ~ /^struct Facts/) { find_facts(i, end); continue }
        if (match(body, /[A-Za-z_][A-Za-z_0-9]*\(/) && body !~ /^static const/ \
            && (!index(body, "=") || index(body, "=") > RSTART)) {
            name = substr(body, RSTART, RLENGTH - 1)
            if (body ~ /{/) add("function", name, i, end)
            else contract[name] = i
            contract_end[name] = body ~ /{/ ? contract_end[name] : end
        } else if (code[i] ~ /^static/) {
            sub(/[=\[;].*/, "", body)
            count = split(body, words, /[^A-Za-z_0-9]+/)
            while (count > 0 && words[count] == "") count--
            add("variable", words[count], i, end)
        }
    }
}

function add(what, name, first, last) {
    items++
    kind[items] = what
    called[items] = name
    begin[items] = first
    end_of[items] = last
    by_name[name] = items
    for (; first <= last; first++)
        if (what == "function") inside[first] = items
}

function find_constants(i, end,    k, rest, name) {
    for (k = i; k <= end; k++) {
        rest = code[k]
        while (match(rest, /[A-Z][A-Z_0-9]*[ \t]*[=,}]/)) {
            name = substr(rest, RSTART, RLENGTH)
            sub(/[ \t]*[=,}]$/, "", name)
            add("constant", name, k, k)
            rest = substr(rest, RSTART + RLENGTH)
            if (rest !~ /^[^,]*,/ ) break
            sub(/^[^,]*,/, "", rest)
        }
    }
}

function find_facts(i, end,    k, name) {
    for (k = i + 1; k < end; k++)
        if (match(code[k], /[a-z_]+(\[[0-9A-Z_]+\])?;/)) {
            name = substr(code[k], RSTART, RLENGTH)
            sub(/[\[;].*/, "", name)
            add("fact", name, k, k)
        }
}

function find_switches(    i, k, name, variable) {
    for (i = 1; i <= n; i++) {
        if (path[file[i]] !~ /options\.c$/ || text[i] !~ /^ *{ "[A-Za-z]/) continue
        name = text[i]
        sub(/^ *{ "/, "", name)
        sub(/".*/, "", name)
        for (k = i; text[k] !~ /},$/; k++) ;
        variable = text[i] text[i + 1]
        sub(/.*&params\./, "", variable)
        sub(/[^a-z_0-9].*/, "", variable)
        row_begin[name] = i
        row_end[name] = k
        order[++switches] = name
        variable_of[name] = variable
        row = ""
        for (; i <= k; i++) row = row text[i]
        i = k
        technique[variable] = row ~ /"(0[0-9]|1[0-9])"/
    }
}

# --- who names what ---

function find_uses(    i, words, count, k, rest, name) {
    for (i = 1; i <= n; i++) {
        if (path[file[i]] ~ /options\.c$/ && !inside[i]) continue
        rest = code[i]
        while (match(rest, /params\.[a-z_0-9]+/)) {
            asks[i] = asks[i] " " substr(rest, RSTART + 7, RLENGTH - 7) " "
            rest = substr(rest, RSTART + RLENGTH)
        }
        count = split(code[i], words, /[^A-Za-z_0-9]+/)
        for (k = 1; k <= count; k++) {
            name = words[k]
            if (!(name in by_name) || (inside[i] && called[inside[i]] == name)) continue
            if (by_name[name] && begin[by_name[name]] == i) continue
            if (contract[name] && i >= contract[name] && i <= contract_end[name]) continue
            if (index(names[i], " " name " ")) continue
            names[i] = names[i] " " name " "
            users[name]++
            user[name, users[name]] = i
        }
    }
}

# The switches that a function asks, in `asked`; how many techniques they are.
function count_asked(item,    i, k, count, words, total) {
    split("", asked)
    for (i = begin[item]; i <= end_of[item]; i++) {
        count = split(asks[i], words, " ")
        for (k = 1; k <= count; k++)
            if (!(words[k] in asked)) {
                asked[words[k]] = 1
                total += technique[words[k]]
            }
    }
    return total
}

function length_of(item) { return end_of[item] - begin[item] + 1 }

# Is everything that names it inside of what is the switch's already, or on its lines? For a
# function a line counts only if it asks the switch itself.
function only_ours(name, strict,    k, i) {
    if (!users[name]) return 0
    for (k = 1; k <= users[name]; k++) {
        i = user[name, k]
        if (inside[i] && (ours[inside[i]] || ours_whole[file[i]])) continue
        if (!our_line[i]) return 0
        if (strict && !index(asks[i], " " variable_of[wanted] " ")) return 0
    }
    return 1
}

# A fact is the switch's when only its functions set it, whoever reads it.
function only_we_set(name,    k, i, set) {
    for (k = 1; k <= users[name]; k++) {
        i = user[name, k]
        if (code[i] !~ "[.>]" name "(\\[[^]]*\\])? *= *[^=]" \
            && code[i] !~ "[.>]" name " = ") continue
        if (!(inside[i] && ours[inside[i]])) return 0
        set = 1
    }
    return set
}

function mark_lines(    i, count, words, k) {
    for (i = 1; i <= n; i++) {
        if (our_line[i] || (inside[i] && ours[inside[i]])) continue
        if (ours_whole[file[i]]) continue
        if (index(asks[i], " " variable_of[wanted] " ") && inside[i]) our_line[i] = 1
        count = split(names[i], words, " ")
        for (k = 1; k <= count; k++)
            if ((ours[by_name[words[k]]] && kind[by_name[words[k]]] != "constant") \
                || passes[words[k]])
                if (inside[i]) our_line[i] = 1
    }
}

# May a function be the switch's because of what it asks? Not if it serves a whole file, is
# tagged as another's, or asks another technique.
function may_own(item,    name, top) {
    name = called[item]
    if (kind[item] != "function" || name == "search") return 0
    if (file_tagged[file[begin[item]]] && contract[name]) return 0
    top = comment_above(begin[item])
    if (tag_in(top, begin[item])) return 0
    return 1
}

function is_tagged(item,    name) {
    name = called[item]
    if (tagged(comment_above(begin[item]), begin[item])) return 1
    return contract[name] && tagged(comment_above(contract[name]), contract_end[name])
}

# Is it declared for the switch among others, in a header that names it?
function is_declared_for(item,    at, last) {
    at = is_header(begin[item]) ? begin[item] : contract[called[item]]
    last = at == begin[item] ? at : contract_end[called[item]]
    return kind[item] == "function" && at && ours_header[file[at]] \
        && !file_tagged[file[begin[item]]] && !tag_in(comment_above(at), last) \
        && !count_asked(item)
}

function find_ours(    item, changed, i, whole) {
    for (item = 1; item <= items; item++) {
        whole = ours_whole[file[begin[item]]]
        if (is_tagged(item)) ours[item] = 1
        else if (is_declared_for(item)) passes[called[item]] = for_all[item] = 1
        else if (whole && kind[item] == "function" && contract[called[item]])
            passes[called[item]] = 1
        else if (!whole && may_own(item) && count_asked(item) <= 1 \
                 && (variable_of[wanted] in asked)) ours[item] = 1
    }
    do {
        changed = 0
        mark_lines()
        for (item = 1; item <= items; item++) {
            if (ours[item] || ours_whole[file[begin[item]]]) continue
            if ((only_ours(called[item], kind[item] == "function") \
                 && (kind[item] != "function" \
                     || may_own(item) && !contract[called[item]] && !count_asked(item))) \
                || (kind[item] == "fact" && only_we_set(called[item]))) {
                ours[item] = changed = 1
                continue
            }
            if (kind[item] != "function" || passes[called[item]] || length_of(item) > 8 \
                || count_asked(item) > 0) continue
            for (i = begin[item]; i <= end_of[item]; i++)
                if (our_line[i]) passes[called[item]] = changed = 1
        }
    } while (changed)
}

# --- the page ---

function show(title, first, last) {
    printf "\n%s:%d %s\n", path[file[first]], number[first], title
    for (; first <= last; first++) {
        print "    " text[first]
        shown++
    }
}

# A whole file, or if that is more than a sixth of the chapter what the others see of it.
function show_file(i,    item, first, last) {
    for (item = 1; item <= items; item++)
        if (file[begin[item]] == i && contract[called[item]])
            show("contract", comment_above(contract[called[item]]),
                 contract_end[called[item]])
    for (first = 1; file[first] != i; first++) ;
    for (last = first; file[last + 1] == i; last++) ;
    if ((last - first + 1) * 6 <= n) show("the whole file", first, last)
    else printf "\n%s: the whole file, %d lines\n", path[i], last - first + 1
}

function show_page(    what, item, i, kinds, k, name, last) {
    show("option", row_begin[wanted], row_end[wanted])
    k = split("constant variable fact function", kinds, " ")
    for (what = 1; what <= k; what++)
        for (item = 1; item <= items; item++) {
            if (!(ours[item] || for_all[item]) || kind[item] != kinds[what]) continue
            if (kind[item] == "constant" && begin[item] == last) continue
            name = called[item]
            if (kind[item] == "function" && contract[name])
                show("contract", comment_above(contract[name]), contract_end[name])
            if (ours[item])
                show(kinds[what], comment_above(begin[item]), end_of[item])
            last = begin[item]
        }
    for (i = 1; i <= files; i++)
        if (ours_whole[i]) show_file(i)
    printf "\nlines elsewhere\n"
    for (i = 1; i <= n; i++)
        if (our_line[i]) {
            printf "%s:%d:%s\n", path[file[i]], number[i], text[i]
            shown++
        }
}

END {
    find_items()
    find_switches()
    find_uses()
    if (!(wanted in row_begin)) {
        for (i = 1; i <= switches; i++) print order[i]
        exit wanted != ""
    }
    find_file_tags()
    find_ours()
    show_page()
    if (count) printf "\n%d of %d lines\n", shown, n
}
