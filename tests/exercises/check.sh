#!/bin/sh
# check.sh - what is still wrong in a reader's directory, in words:
#   make check-exercise CHAPTER=NN [PART=NAME] DIR=DIRECTORY
# Without PART everything of the chapter is looked at. Status 0: all is well.
set -u
cd "$(dirname "$0")/../.." || exit 1
chapter=${CHAPTER:-} part=${PART:-} from=${DIR:-}
case $from in "~/"*) from=$HOME/${from#??} ;; esac
if [ -z "$from" ] || [ ! -f "tests/exercises/check$chapter.c" ]; then
    echo 'make check-exercise CHAPTER=NN [PART=NAME] DIR=DIRECTORY, NN from 06 to 10' >&2
    exit 2
fi
if [ ! -f "$from/search.c" ]; then
    echo "'$from' holds no chapter: there is no search.c in it" >&2
    exit 2
fi
program=$(mktemp) || exit 1
trap 'rm -f "$program"' EXIT
CHECKER= objects=
for file in tests/exercises/*[a-z].c tests/exercises/*"$chapter".c; do
    CHECKER="$CHECKER $file"
    objects="$objects $BUILD/${file%.c}.o"
done
export CHECKER
echo "checking chapter $chapter${part:+, $part}, in $from: seconds; a minute if it does not end"
# shellcheck disable=SC2086 # a word each
if ! sh tests/exercises/build.sh "$chapter" "$from" "$program" $objects; then
    echo 'wrong  it does not compile, or does not link: the compiler says why, above'
    exit 1
fi
"$program" ${part:+"$part"} "$BUILD/exercises/$chapter.answers"
case $? in
    0) echo 'All is well.' ;;
    2) exit 2 ;;
    3) exit 1 ;; # it was told
    *)
        echo 'wrong  it crashed, or was ended from outside'
        exit 1
        ;;
esac
