#!/bin/sh
# check_step.sh - a step that a reader writes himself: make exercise STEP=NN.K lays out the
# code before it, and make check there finds the book's own code right and other code wrong.
# Each mistake of tests/exercises/mistakes.tsv is seen, and named by its own sentence: one here,
# those of one step with TEST_DEEP, all of them, half an hour, with TEST_MISTAKES=1, those of
# some steps with TEST_MISTAKES='07.2 10.4'.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
series='sh tests/exercises/series.sh'
export BUILD OUT CC="${CC:-cc}"

# contains NAME TEXT WORDS
contains() {
    case $2 in *"$3"*) ok "$1" ;; *) not_ok "$1" "no '$3' in: $2" ;; esac
}

# judged STEP [WORD]: what the check says of the code in $dir/mine.
judged() {
    sh tests/exercises/check_step.sh "$1" "$dir/mine" ${2:+"$2"} 2>&1
}

programs() { # STEP: it, and the one before
    case $1 in 06.1 | 0[7-9].0 | 10.0) ;; esac
    for needed in "${1%%.*}.$((${1#*.} - 1))" "$1"; do
        [ "$needed" != "${1%%.*}.0" ] || [ "${1%%.*}" = 06 ] || continue
        $series program "$needed" >/dev/null 2>&1
    done
}

# right STEP: the book's own code of it, which is built with its assertions.
right() {
    programs "$1"
    rm -rf "$dir/mine"
    $series lay "$1" "$dir/mine"
    said=$(judged "$1" --tsv)
    same "step $1: the book's own code is right" 0 $?
}

# Every mistake of a step is seen by the check, and those that it can't see say so.
try_mistakes() { # STEP
    right "$1"
    sh tests/exercises/check_step.sh "$1" --planted >"$dir/planted" 2>&1
    grep "^$1$tab" "$dir/planted" >>"$BUILD/planted.tsv"
    same "step $1: its mistakes are all tried" \
        "$(awk -F '\t' -v step="$1" '$1 "" == step' tests/exercises/mistakes.tsv | wc -l)" \
        "$(grep -c "^$1$tab" "$dir/planted")"
    same "step $1: its mistakes are seen, each named by its sentence" '' "$(awk -F '\t' 'NR == FNR { unseen[$1 $4] = $5 == "unseen"; if ($5 == "sanitizer") any[$1 $4]; next }
        $1 $3 in any { next }
        ($2 == "-") != unseen[$1 $3] || $4 != "" { print $2 ": " $3 ($4 != "" ? "; said: " $4 : "") }' \
        tests/exercises/mistakes.tsv "$dir/planted")"
}

# named STEP ROW: the check names the mistake of this row of the table.
named() {
    row=$(awk -F '\t' -v step="$1" -v wanted="$2" '$1 "" == step && ++n == wanted' \
        tests/exercises/mistakes.tsv)
    rm -rf "$dir/mine"
    $series lay "$1" "$dir/mine" || return
    file=$(printf '%s\n' "$row" | cut -f 2)
    cp "$dir/mine/$file" "$dir/right"
    sed "$(printf '%s\n' "$row" | cut -f 3)" "$dir/right" >"$dir/mine/$file"
    contains "step $1: mistake $2 is named" "$(judged "$1")" "wrong  $(echo "$row" | cut -f 4)"
}

sampled || programs 06.2
said=$(STEP=06.2 DIR="$dir/a reader's" sh tests/exercises/lay_step.sh 2>&1)
contains 'a step is laid out' "$said" 'the code before step 06.2'
contains 'it is not laid out over it' "$(STEP=06.2 DIR="$dir/a reader's" \
    sh tests/exercises/lay_step.sh 2>&1)" 'is not empty'
contains 'its task says what for' "$(cat "$dir/a reader's/TASK.txt")" 'Answer the answer'
contains 'and where' "$(cat "$dir/a reader's/TASK.txt")" 'search.c: search(), at [S1] [S6] [S8c]'
STEP=07.6 DIR="$dir/cuts" sh tests/exercises/lay_step.sh >/dev/null 2>&1
contains 'which row of options comes behind which' "$(grep -A 1 '{ "Window"' "$dir/cuts/TASK.txt")" '+ { "TableCuts"'
contains 'what an older switch does to the new code' "$(cat "$dir/cuts/TASK.txt")" 'With TableCuts=false'
$series list >"$dir/steps"
same 'what tasks say besides is of steps that there are' '' "$(awk -F '\t' '
    NR == FNR { there[$1 ""] = 1; next }
    !/^#/ && !($1 "" in there)' "$dir/steps" tests/exercises/tasks.tsv)"
STEP=06.99 DIR="$dir/none" sh tests/exercises/lay_step.sh >/dev/null 2>&1
same 'a step that is not there is refused' 2 $?
STEP=06.0 DIR="$dir/none" sh tests/exercises/lay_step.sh >"$dir/said" 2>&1
same 'the frame has no exercise' '2 1' "$? $(grep -c 'begins with' "$dir/said")"
same 'a student who has nothing gets a row of the table, and no more is printed' "06.2${tab}0${tab}0${tab}there is no search.c" \
    "$(make -s BUILD="$BUILD" check-step STEP=06.2 DIR="$dir/nobody" TSV=--tsv 2>/dev/null)"
sh tests/exercises/check_step.sh 06.2 "$dir" >/dev/null 2>&1
same 'what is no chapter is refused' 2 $?
if sampled; then
    skip 'what make check says of code' 'make test-check_step builds it'
    finish
    exit
fi
(cd "$dir/a reader's" && make -s BUILD="$BUILD" >"$dir/made" 2>&1)
check "make, in the reader's directory" test -x "$dir/a reader's/shogi"
contains 'it plays' "$(printf 'usi\nposition startpos\ngo depth 1\nquit\n' |
    "$dir/a reader's/shogi" 2>&1)" 'bestmove '
contains 'make check there: it is not the step yet' \
    "$(cd "$dir/a reader's" && make -s check 2>&1)" 'wrong  '
$series lay 06.2 "$dir/mine"
judged 06.2 --tsv >"$dir/line"
same "the book's own code is right, in a line for a class" \
    "0 06.2 $(sed -n '$=' "$BUILD/steps/06.2/check/probes" | sed 's/.*/& &/')" "$? $(xargs <"$dir/line")"
named 06.2 1
echo 'int x = ;' >>"$dir/mine/search.c"
contains 'what does not compile is said to be so' "$(judged 06.2)" 'does not compile'
rm -rf "$dir/mine"
$series lay 06.2 "$dir/mine"
sed '1i #include <stdlib.h>
    /^int search(/,/^{/s/^{/{ exit(0);/' "$dir/mine/search.c" >"$dir/ends" && cp "$dir/ends" "$dir/mine/search.c"
cat >"$dir/rows" <<'END'
[0,"",1,-32001,32001,112,0,0,0,0,null,2,0,0,0],
[1,"1i1h",0,-32001,32001,-70,0,1,-70,0,null,1,0,0,0],
END
sed 's/1,0,0,0\],$/1,2,0,0],/' "$dir/rows" >"$dir/others"
contains 'trees that part in a mark only say so' "$(awk -v book="$dir/rows" -v found="$dir/others" \
    -f tests/exercises/part.awk </dev/null)" 'is 0 in the book and 2 in yours'
contains 'a program that ends by itself is said to have ended' "$(judged 06.2)" 'it ended before it came to'
if [ "${TEST_DEEP:-0}" != 0 ] || [ "${TEST_MISTAKES:-0}" != 0 ]; then
    steps=07.2
    case ${TEST_MISTAKES:-0} in
    0) ;;
    *.*) steps=$TEST_MISTAKES ;;
    *) steps=$(cut -f 1 tests/exercises/mistakes.tsv | uniq) ;;
    esac
    : >"$BUILD/planted.tsv" # what saw each: for who wants to count
    right 07.1 # alpha may rise above beta: no assertion may forbid that
    for step in $steps; do
        try_mistakes "$step"
    done
    programs 09.1
    named 09.1 1 # what is read in front of an array
    programs 07.2
    named 07.2 7
fi
finish
