#!/bin/sh
# build.sh - a reader's directory as a program:
#   build.sh CHAPTER DIRECTORY PROGRAM [OBJECT...]
# Files that are still the chapter's own are not compiled again. With the sources of a
# checker in CHECKER, they are compiled too if the reader has changed a header.
# CC, CFLAGS, LDFLAGS, LDLIBS, REQUIRED and BUILD are those of the Makefile.
set -u
cd "$(dirname "$0")/../.." || exit 1
chapter=$1 from=$2 program=$3
shift 3
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
[ -f "$from/search.c" ] || { echo "'$from' holds no chapter: no search.c" >&2; exit 2; }

compile() { # FILE OBJECT
    # A place that is not filled yet leaves helpers unused.
    # shellcheck disable=SC2086 # words
    $CC $REQUIRED -Wno-unused -Wno-unused-parameter -I"$from" -Itests/exercises \
        -D_XOPEN_SOURCE=700 $CFLAGS -c -o "$2" "$1"
}

own_headers=
for header in "$from"/*.h; do
    cmp -s "$header" "chapter$chapter/${header##*/}" || own_headers=yes
done
if [ -n "$own_headers" ]; then
    set --
    for file in ${CHECKER:-}; do
        compile "$file" "$work/check-${file##*/}.o" || exit 1
        set -- "$@" "$work/check-${file##*/}.o"
    done
fi
for file in "$from"/*.c; do
    name=${file##*/}
    object=$BUILD/chapter$chapter/${name%.c}.o
    if [ -n "$own_headers" ] || ! cmp -s "$file" "chapter$chapter/$name"; then
        object=$work/${name%.c}.o
        compile "$file" "$object" || exit 1
    fi
    set -- "$@" "$object"
done
# shellcheck disable=SC2086 # words
$CC $CFLAGS ${LDFLAGS:-} -o "$program" "$@" "$BUILD/common.a" $LDLIBS
