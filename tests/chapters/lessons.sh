#!/bin/sh
# lessons.sh - the lessons, chapterNN/steps/K-name.md beside the diffs: each has the parts of
# a lesson, quotes only code that its own step adds, and draws its boards from positions.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# What a lesson has, as NAME='VALUE' of the shell: the number in its title, lines in blocks of C that
# the step does not add (`...` stands for what is left out), and how often the rest.
look() { # LESSON DIFF
    awk -v step="$step" '
        FNR == NR { if (/^\+/) { line = substr($0, 2); gsub(/^ +| +$/, "", line); added[line] = 1 }; next }
        FNR == 1 { match($0, /^# [0-9.]*/); title = substr($0, 1, RLENGTH) }
        index($0, "make exercise STEP=" step) { build++ }
        tolower($0) ~ /done when/ { ends++ }
        /^<!-- board / { marks++ }
        /^ *9  8  7  6  5  4  3  2  1/ { boards++ }
        /^```c$/ { inside = 1; next }
        /^```$/ { inside = 0; next }
        inside {
            line = $0
            gsub(/^ +| +$/, "", line)
            if (line != "" && line != "..." && !(line in added)) foreign = foreign " line " FNR
        }
        END { printf "title=\"%s\" foreign=\"%s\" build=%s ends=%s drawn=%s marks=%d boards=%d\n",
            title, foreign, said(build), said(ends), said(marks), marks, boards }
        function said(count) { return count ? "yes" : "no" }
        ' "$2" "$1"
}

for lesson in chapter[0-9][0-9]/steps/*.md; do
    [ -f "$lesson" ] || continue
    diff=${lesson%.md}.diff
    check "$lesson stands beside its step" test -f "$diff"
    [ -f "$diff" ] || continue
    chapter=${lesson%/steps/*} name=${lesson##*/}
    step=${chapter#chapter}.${name%%-*}
    eval "$(look "$lesson" "$diff")"
    same "$lesson begins with its number" "# $step" "$title"
    same "$lesson quotes only what step $step adds" '' "$foreign"
    same "$lesson says how to build it: make exercise STEP=$step" yes "$build"
    same "$lesson has an exercise that ends: 'done when'" yes "$ends"
    same "$lesson draws a board" yes "$drawn"
    same "$lesson has a mark for each board: <!-- board SFEN --> before it, then make boards" \
        "$marks" "$boards"
done
texts=
! sampled || texts=$(echo chapter06/*.md chapter06/steps/*.md)
# shellcheck disable=SC2086 # names of files without blanks
same 'the boards are as make boards draws them' '' "$(sh tests/lab/boards/boards.sh --check $texts)"
finish
