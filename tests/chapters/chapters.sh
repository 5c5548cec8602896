#!/bin/sh
# chapters.sh - what makes the book readable with `diff`: a chapter adds to the one before
# and changes next to nothing; files taken over are exact copies; common/ does not know the
# chapters.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
difference=$dir/difference

# Hunks of a diff in which nothing but blanks differs.
blank_hunks() {
    awk '
        function judge() { if (hunk && old == new) count++; hunk = 1; old = new = "" }
        /^[0-9]/ { judge() }
        /^[<>]/ { text = substr($0, 2); gsub(/[ \t]/, "", text) }
        /^</ { old = old text }
        /^>/ { new = new text }
        END { judge(); print count + 0 }' "$1"
}

# budget OLD NEW: deletions at most a tenth of additions, no change in blanks alone.
budget() {
    [ -f "chapter$1/search.c" ] && [ -f "chapter$2/search.c" ] || return
    diff -rN -x '*.md' -x '*.svg' -x steps -x shogi "chapter$1" "chapter$2" >"$difference"
    added=$(grep -c '^>' "$difference") deleted=$(grep -c '^<' "$difference")
    check "from $1 to $2: $added lines added, $deleted deleted" \
        [ $((deleted * 10)) -le "$added" ]
    check "from $1 to $2: no change in blanks alone" \
        [ "$(blank_hunks "$difference")" = 0 ]
}

# copies FILE CHAPTER...: the same in all of them that are present.
copy="to try something out, take a copy: make exercise, or cp -r and its Makefile"
copies() {
    file=$1 first=
    shift
    for chapter; do
        [ -f "chapter$chapter/search.c" ] || continue
        if [ -z "$first" ]; then
            first=$chapter
        else
            check "$file of $chapter is the one of $first ($copy)" \
                cmp "chapter$first/$file" "chapter$chapter/$file"
        fi
    done
}

# adds FILE OLD NEW: the later chapter changes no line of it.
adds() {
    same "$1 of $3 only adds to the one of $2" "" \
        "$(diff "chapter$2/$1" "chapter$3/$1" | grep '^<')"
}

budget 06 07
budget 07 08
budget 08 09
budget 09 10
copies Makefile 06 07 08 09 10
copies table.c 07 08 09
copies table.h 07 08 09
adds table.c 07 10
adds table.h 07 10
copies order.c 07 08 09 10
copies order.h 08 09 10
adds order.h 07 08
copies move_value.c 08 09 10
copies move_value.h 08 09 10
copies recapture.c 09 10
copies recapture.h 09 10

check "common/ includes no chapter" \
    [ "$(grep -l 'include.*chapter[0-9]' common/*/*.[ch] | wc -l)" -eq 0 ]
for directory in chapter[0-9][0-9]; do
    files=$(find "$directory" -name '*.c' | wc -l)
    check "$directory has $((files)) files in C, at most 12" [ "$files" -le 12 ]
done
finish
