#!/bin/sh
# student.sh - make student: a hand-out builds by itself, holds no answers and no later step, and
# its check knows the book's step from the code before it.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
hand=$dir/hand
STEP=07.99 DIR=$dir/none sh tests/exercises/student.sh >"$dir/log" 2>&1
same "no hand-out of a step that there is not" 2 $?
if sampled; then
    skip "a hand-out" "make test-student makes one"
    finish
    exit
fi
STEP=07.2 DIR=$hand sh tests/exercises/student.sh >"$dir/log" 2>&1
same "a hand-out is made" 0 $?
same "of the code before the step" "" "$(cd chapter06 && for f in *.[ch]; do cmp -s "$f" "$hand/chapter07/$f" || echo "$f"; done | grep -v 'search\|options')"
same "without answers, diffs and other chapters" "" \
    "$(cd "$hand" && find . -name 'ANSWERS*' -o -name '*.diff' -o -name 'chapter*' ! -name chapter07 | sed 3q)"
same "the lesson ends before the code" "## Stop here and build it" "$(grep '^## ' "$hand/LESSON.md" | tail -n 1)"
check "with its board" test -f "$hand/boards/2-cut-1.svg"
same "no path of this machine" "" "$(grep -l "$PWD" "$hand/TASK.txt" "$hand/LESSON.md" "$hand/tests/hand_out/"*)"
# The hand-out's own make: what was set for this one is not for it.
its() { env -u MAKEFLAGS -u MAKELEVEL -u BUILD -u OUT make -s -C "$hand" "$@" 2>&1; }
if [ "${TEST_DEEP:-0}" = 0 ]; then
    skip "the hand-out builds, and its check tells the step" "TEST_DEEP=1 builds it"
else
    its chapter07 >"$dir/log"
    same "it builds" 0 $?
    check "its check tells that the step is missing" test -n "$(its check | grep 'the book visits 4684 nodes, you 60343')"
    sh tests/exercises/series.sh lay 07.2 "$dir/step" && cp "$dir/step/"*.[ch] "$hand/chapter07"
    same "and that it is there" "As many nodes as the book at every depth and with every switch." "$(its check | tail -n 1)"
fi
finish
