#!/bin/sh
# lessons.sh - the lessons, chapterNN/steps/K-name.md beside the diffs: each has the parts of
# a lesson, quotes only code that its own step adds, and draws its boards from positions.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# Lines in blocks of C that the step does not add; `...` stands for what is left out.
foreign() { # LESSON DIFF
    awk '
        FNR == NR { if (/^\+/) { line = substr($0, 2); gsub(/^ +| +$/, "", line); added[line] = 1 }; next }
        /^```c$/ { inside = 1; next }
        /^```$/ { inside = 0; next }
        inside {
            line = $0
            gsub(/^ +| +$/, "", line)
            if (line != "" && line != "..." && !(line in added))
                print FNR ": " line
        }' "$2" "$1"
}

for lesson in chapter[0-9][0-9]/steps/*.md; do
    [ -f "$lesson" ] || continue
    diff=${lesson%.md}.diff
    check "$lesson stands beside its step" test -f "$diff"
    [ -f "$diff" ] || continue
    chapter=${lesson%/steps/*} name=${lesson##*/}
    step=${chapter#chapter}.${name%%-*}
    same "$lesson begins with its number" "# $step" "$(sed '1s/^\(# [0-9.]*\).*/\1/;q' "$lesson")"
    same "$lesson quotes only what step $step adds" '' "$(foreign "$lesson" "$diff" | sed 3q)"
    check "$lesson says how to build it: make exercise STEP=$step" \
        grep -q "make exercise STEP=$step" "$lesson"
    check "$lesson has an exercise that ends: 'done when'" grep -qi 'done when' "$lesson"
    check "$lesson draws a board" grep -q '^<!-- board ' "$lesson"
    same "$lesson has a mark for each board: <!-- board SFEN --> before it, then make boards" \
        "$(grep -c '^<!-- board ' "$lesson")" "$(grep -c '^ *9  8  7  6  5  4  3  2  1' "$lesson")"
done
texts=
! sampled || texts=$(echo chapter06/*.md chapter06/steps/*.md)
# shellcheck disable=SC2086 # names of files without blanks
same 'the boards are as make boards draws them' '' "$(sh tests/lab/boards/boards.sh --check $texts)"
finish
