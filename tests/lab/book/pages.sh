#!/bin/sh
# pages.sh - the searched trees of the book as pages, into build/pages:
#   sh tests/lab/book/pages.sh [NN | NN.K ...]        make pages
# The tree of a chapter is that of its README, by the command that stands there; the tree of a
# lesson that of its first `tree` command, or of its first board. build/pages/index.html lists
# all. The status is 1 if a tree could not be made.
case "${1-}" in --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; exit ;; esac
set -u
cd "$(dirname "$0")/../../.." || exit 2
out=build/pages
mkdir -p "$out" || exit 1
status=0 head='' wanted=" $* "
for name; do
    case $name in *.*) set -- chapter"${name%%.*}"/steps/"${name#*.}"-*.md ;; *) set -- chapter"$name"/README.md ;; esac
    [ -f "$1" ] || { echo "pages: there is no lesson $name; 'make list-steps' lists them" >&2; exit 2; }
done

# Which lesson brings a reason of the tree: the first step whose diff names it, and for those that
# common/ names itself, the lesson that tells of them. And the glossary, which has their words.
lessons() {
    {
        sed -n 's/^    \[\([A-Z_]*\)\] = { "\([a-z-]*\)".*/\1 \2/p' common/tree/text.c | while read -r name key; do
            grep -lw "^+.*$name" chapter*/steps/*.diff | sort -t/ -k1,1 -k3n | sed "1s|^|$key |;1q"
        done
        echo beta chapter07/steps/2-cut.diff
        echo all chapter07/steps/1-window.diff
        for key in repetition perpetual; do echo "$key" chapter06/steps/3-rules.diff; done
        for key in table-lower table-exact; do echo "$key" chapter07/steps/6-table-cuts.diff; done
    } | awk -v separator='{' '{ split($2, part, "/"); sub(/^chapter/, "", part[1]); step = part[3] + 0
        sub(/\.diff$/, ".md", $2)
        printf "%s\"%s\":[\"%s.%d\",\"../../%s\"]", separator, $1, part[1], step, $2
        separator = "," } END { print ",\"glossary\":[\"glossary\",\"../../common/GLOSSARY.md#search\"]}" }'
}

# The commands of a text without its prompt, a line each.
commands() { # TEXT
    sed -n 's/^    //p' "$1" | awk '{ if (sub(/\\$/, "")) { line = line $0; next } print line $0; line = "" }'
}

# A page by a command: PROGRAM WORD... --html FILE; nothing is printed but what went wrong.
draw() { # FILE PROGRAM WORD...
    page=$1
    shift
    "$@" </dev/null >"$out/log" 2>&1 || {
        echo "$page: $*: $(tail -n 1 "$out/log")" >&2
        status=1
        rm -f "$page"
        return
    }
    awk -v lessons="$(cat "$out/lessons")" '{ sub(/id="lessons"><\/script>/, "id=\"lessons\">" lessons "</script>"); print }' \
        "$page" >"$out/page" && mv "$out/page" "$page"
    echo "$page"
}

chapter_page() { # NN
    command=$(commands "chapter$1/README.md" | sed -n 's/^\(chapter[^ ]* tree .*--html .*\)/\1/p')
    # shellcheck disable=SC2086 # the words of a command
    [ -z "$command" ] || draw "$out/chapter$1.html" $command
}

# The depth where the lesson names none: one at which each tree can be read.
lesson_page() { # NN.K LESSON
    words=$(commands "$2" | sed -n "s|^build/steps/$1/shogi \(tree [^|]*\)\$|\1|p" | sed 's/"//g; 1q')
    case " $words " in
    "  " | *' --line '* | *' --html '*)
        sfen=$(sed -n 's/^<!-- board \([^ ]* [bw] [^ ]*\).*/\1/p' "$2" | sed 1q)
        words="tree $sfen --depth $([ "${1%.*}" = 06 ] && echo 2 || echo 3) Evaluation=simple" ;;
    esac
    program=$(sh tests/exercises/series.sh program "$1") || { status=1; return; }
    # shellcheck disable=SC2086 # the words of a command
    draw "$out/$1.html" "$program" $words --html "$out/$1.html"
}

list() {
    for chapter in chapter[0-9][0-9]; do
        n=${chapter#chapter}
        printf '%s\t%s\n' "$n" "$(sed -n '1s/^# //p' "$chapter/README.md")"
        for lesson in $(ls "$chapter"/steps/*.md 2>/dev/null | sort -t/ -k3n); do
            step=${lesson##*/}
            printf '%s\t%s\t%s\n' "$n.${step%%-*}" "$(sed -n '1s/^# [0-9.]* //p' "$lesson")" "$lesson"
        done
    done
}

list >"$out/list"
lessons >"$out/lessons"
tab=$(printf '\t')
while IFS=$tab read -r number _ lesson; do
    case "$wanted" in '  ' | *" $number "*) ;; *) continue ;; esac
    case $number in
    *.*) lesson_page "$number" "$lesson" ;;
    *) chapter_page "$number" ;;
    esac
done <"$out/list"

{
    cat <<'END'
<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>The searched trees</title>
<style>body{font:16px/1.5 sans-serif;max-width:44em;margin:2em auto;padding:0 1em}
@media(prefers-color-scheme:dark){body{background:#15181c;color:#ddd}a{color:#7ab8ff}}</style>
<main><h1>The searched trees</h1>
<p>Each page unfolds: a row is a move, its replies lie below it. The boards follow what is chosen.</p>
END
    while IFS=$tab read -r number title lesson; do
        file=$number
        [ -n "$lesson" ] || { file=chapter$number head="<h2>$title</h2>" title='the whole chapter'; }
        [ -f "$out/$file.html" ] || continue
        printf '%s<p>%s <a href="%s.html">%s</a></p>\n' "$head" "$number" "$file" "$title"
        head=
    done <"$out/list"
    echo '</main></html>'
} >"$out/index.html"
rm -f "$out/list" "$out/log" "$out/lessons"
echo "open $out/index.html"
exit $status
