#!/bin/sh
# boards.sh - draws the boards of all texts again, as letters and as pictures:
#   sh tests/lab/boards/boards.sh [--check] [TEXT...]
# A text says with a mark what stands on a board, see boards.awk; its pictures lie in `boards/`
# beside it. With --check nothing is written; what differs is named, and the status is 1.
case "${1-}" in --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; exit ;; esac
set -u
cd "$(dirname "$0")/../../.." || exit 2
check=
[ "${1-}" = --check ] && { check=yes; shift; }
[ $# -gt 0 ] || set -- README.md common/*.md chapter[0-9][0-9]/*.md chapter[0-9][0-9]/steps/*.md
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
status=0

# differs NEW FILE: true if FILE is not NEW; then it is named, or made so.
differs() {
    cmp -s "$1" "$2" && return 1
    if [ -n "$check" ]; then
        echo "$2: not as make boards draws it"
        status=1
    else
        mkdir -p "$(dirname "$2")" && cp "$1" "$2" && echo "$2"
    fi
}

for text; do
    name=${text##*/} name=${name%.md}
    folder=$(dirname "$text")/boards
    rm -rf "$work/boards" && mkdir "$work/boards"
    if ! awk -v folder="$work/boards" -v name="$name" -f tests/lab/boards/boards.awk "$text" \
        >"$work/text"; then
        status=2
        continue
    fi
    differs "$work/text" "$text"
    for picture in "$work/boards"/*.svg; do
        [ -f "$picture" ] && differs "$picture" "$folder/${picture##*/}"
    done
    for picture in "$folder/$name"-[0-9]*.svg; do
        [ -f "$picture" ] && [ ! -f "$work/boards/${picture##*/}" ] || continue
        if [ -n "$check" ]; then
            echo "$picture: no board of $text is that"
            status=1
        else
            rm "$picture"
        fi
    done
done
exit $status
