#!/bin/sh
# variant.sh - what if: a chapter with a few lines changed, called like the chapter.
#   variant.sh NAME [WORD ...]     build tests/lab/experiments/variants/NAME.patch, run it
#   variant.sh --path NAME         builds it, and prints where the program is
#   variant.sh                     the names, and what each changes
# The chapter is copied to $BUILD/variants/NAME, patched and built there; the WORDs are
# those of its command line. The first lines of a patch say what it changes; its text
# quotes the numbers. Exit status: the program's; 1 the patch fits no longer; 2 no such.
set -u
cd "$(dirname "$0")/../../.." || exit 1
: "${BUILD:=build}"
patches=tests/lab/experiments/variants

if [ $# -eq 0 ]; then
    for file in "$patches"/*.patch; do
        printf '%-16s %s\n' "$(basename "$file" .patch)" "$(sed -n '1p' "$file")"
    done
    exit 0
fi
case $1 in
--help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' tests/lab/experiments/variant.sh; exit ;;
--path) run=echo; shift ;;
*) run=exec ;;
esac
name=${1:-}
[ $# -eq 0 ] || shift
patch=$patches/$name.patch
[ -r "$patch" ] || { echo "variant.sh: no variant is called $name" >&2; exit 2; }
chapter=$(sed -n 's|^+++ b/\(chapter[0-9][0-9]\)/.*|\1|p' "$patch" | sed q)
mkdir -p "$BUILD/variants/$name" || exit 1
copy=$(cd "$BUILD/variants/$name" && pwd)
# A program lies beside its sources, or in another build directory.
program=$copy/shogi
[ "$BUILD" = build ] || program=$BUILD/$program
if [ ! -x "$program" ] ||
    find "$chapter" common "$patch" -newer "$program" -name '*.[chp]*' | grep -q .; then
    rm -f "$copy"/*
    cp "$chapter"/*.[ch] "$chapter"/Makefile "$copy" &&
        (cd "$copy" && patch -s -p2) <"$patch" >&2 &&
        make -s -C "$copy" COMMON="$PWD/common" BUILD="$BUILD" >&2 || exit 1
fi
$run "$program" "$@"
