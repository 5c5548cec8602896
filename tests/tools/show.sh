#!/bin/sh
# show.sh - `make show-NN SWITCH=Name` shows one technique as one page: for every switch of
# every chapter something beside its option, never more than a fifth of the chapter; and each
# line of search() that names a function of a switch is on the page of one.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# page NN [NAME]: as make does it, without the time that make takes.
page() {
    awk ${2:+-v wanted="$2"} -f tests/exercises/show.awk "chapter$1/options.c" \
        "chapter$1"/*.h $(find "chapter$1" -name '*.c' ! -name options.c | sort)
}

# Lines of the chapter's search() that name one of the functions on standard input, as
# file:line.
search_lines() {
    awk -v path="chapter$1/search.c" '
        NR == FNR { name[$1]; next }
        /^int search\(/ { inside = 1 }
        inside {
            text = $0
            sub(/\/\*.*/, "", text)
            count = split(text, word, /[^A-Za-z_0-9]+/)
            for (i = 1; i <= count; i++)
                if (word[i] in name && word[i] != "search") { print path ":" FNR; break }
        }
        /^}/ { inside = 0 }' - "chapter$1/search.c"
}

for directory in chapter[0-9][0-9]; do
    chapter=${directory#chapter}
    all=$(cat "$directory"/*.[ch] | wc -l) bad=
    : >"$dir/pages"
    for switch in $(page "$chapter"); do
        page "$chapter" "$switch" >"$dir/page"
        lines=$(grep -c . "$dir/page")
        grep -q "chapter$chapter/[a-z_]*\.[ch]:[0-9]*:" "$dir/page" ||
            grep -q '^chapter.* function$' "$dir/page" || bad="$bad $switch: nothing;"
        [ $((lines * 5)) -le "$all" ] || bad="$bad $switch: $lines of $all lines;"
        cat "$dir/page" >>"$dir/pages"
    done
    same "chapter $chapter: every switch has its page" "" "$bad"
    # Functions shown: the lines behind `function` or `contract` that open a bracket.
    sed -n 's/^    [a-zA-Z][^(=]*[ *]\([a-z_0-9]*\)(.*/\1/p' "$dir/pages" | sort -u |
        search_lines "$chapter" | sort -u >"$dir/wanted"
    grep -o '^chapter[0-9]*/search\.c:[0-9]*' "$dir/pages" | sort -u >"$dir/shown"
    same "chapter $chapter: lines of search() that are on no page" "" \
        "$(comm -23 "$dir/wanted" "$dir/shown")"
done
same "make show-07 SWITCH=Killer prints that page" "$(page 07 Killer)" \
    "$(make -s show-07 SWITCH=Killer)"
make -s show-07 SWITCH=NoSuchSwitch >/dev/null 2>&1
same "an unknown switch is refused" 2 $?
finish
