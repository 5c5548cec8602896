#!/bin/sh
# book.sh - make book: every link leads somewhere, nothing comes from the network, each lesson
# has its boards, its diff and its tree beside it; search in a browser, where there is one.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
if ! command -v pandoc >/dev/null; then
    skip "the book" "pandoc is not installed"
    finish
    exit
elif [ "${TEST_DEEP:-0}" = 0 ]; then
    skip "the book" "TEST_DEEP=1 makes it"
    finish
    exit
fi
sh tests/lab/book/pages.sh 06.2 07 >"$dir/log" 2>&1
same "pages of a chapter and of a lesson, and their list" "build/pages/06.2.html build/pages/chapter07.html" \
    "$(grep '^build' "$dir/log" | sort | xargs)"
check "the list leads to both" test "$(grep -c 'href="06.2.html"\|href="chapter07.html"' build/pages/index.html)" = 2
check "the book is made" sh tests/lab/book/book.sh
book=build/book
# From each page: what is linked, as a path in the book; what is not there.
find "$book" -name '*.html' ! -path '*/pages/*' | while read -r page; do
    grep -o '\(href\|src\)="[^"]*"' "$page" | sed 's/^[a-z]*="//; s/"$//' | sort -u |
        sed "s|^|${page%/*} ${page##*/} |"
done >"$dir/links"
same "nothing is loaded from the network" "" \
    "$(grep -ho '\(src\|<link[^>]*href\)="http[^"]*"' "$book"/*.html "$book"/*/*.html | sed 3q)"
awk '$3 !~ /^(https?|mailto):/ { print }' "$dir/links" | while read -r folder page target; do
    file=${target%%#*} anchor=${target#"$file"}
    path=$folder/${file:-$page}
    if [ ! -f "$path" ]; then
        case $path in */pages/*) ;; *) echo "$folder/$page: $target" ;; esac
    elif [ -n "${anchor#\#}" ] && ! grep -q "id=\"${anchor#\#}\"" "$path"; then
        echo "$folder/$page: $target"
    fi
done >"$dir/dead"
same "every link leads to a page, and to a place in it" "" "$(sed 5q "$dir/dead")"
for lesson in chapter[0-9][0-9]/steps/*.md; do
    page=$book/${lesson%.md}.html
    grep -q "\.diff\.html" "$page" && [ "$(grep -c '^<!-- board' "$lesson")" = "$(grep -c 'src="[^"]*boards/' "$page")" ] ||
        echo "$lesson"
done >"$dir/poor"
same "each lesson has its diff and its boards" "" "$(sed 5q "$dir/poor")"
if command -v chromium >/dev/null; then
    chromium --headless --no-sandbox --disable-gpu --virtual-time-budget=5000 --dump-dom \
        "file://$PWD/$book/chapter06/README.html?q=quiescence%20stand%20pat" >"$dir/dom" 2>"$dir/log"
    check "search finds the lesson, from any page" \
        grep -q 'id="found".*<a href="../chapter10/steps/2-quiescence.html">' "$dir/dom"
else
    skip "search in the book" "there is no chromium"
fi
finish
