#!/bin/sh
# exercises.sh - the building exercises: each is laid out, builds without a warning,
# plays, and is not done yet; the book's own chapters are; and each mistake of
# tests/exercises/mistakes/ is told by the words that belong to it. With TEST_DEEP all
# mistakes, else the first one of each part.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# What the scripts want to know, from make, once.
environment=$(make -s exercise-environment BUILD="$BUILD" 2>"$dir/made") ||
    not_ok "the checkers are built" "$(cat "$dir/made")"
eval "export $environment"

exercise() { # CHAPTER PART DIRECTORY
    CHAPTER=$1 PART=$2 DIR=$3 sh tests/exercises/lay_out.sh 2>&1
}

verdict() { # CHAPTER PART DIRECTORY: what is said, in one line, with the status behind it
    {
        CHAPTER=$1 PART=$2 DIR=$3 sh tests/exercises/check.sh 2>&1
        echo "status $?"
    } | tr -s ' \n' ' '
}

# contains NAME TEXT WORDS
contains() {
    case $2 in
        *"$3"*) ok "$1" ;;
        *) not_ok "$1" "no '$3' in: $2" ;;
    esac
}

# A skeleton, in a directory whose name has blanks.
try_task() { # CHAPTER PART
    at="$dir/a reader's $1 $2"
    contains "$1 $2 is laid out" "$(exercise "$1" "$2" "$at")" "make check"
    contains "$1 $2 is not laid out over it" "$(exercise "$1" "$2" "$at")" "is not empty"
    same "$1 $2 builds without a warning" '' \
        "$(sh tests/exercises/build.sh "$1" "$at" "$at/shogi" 2>&1)"
    contains "$1 $2 plays" "$(printf 'usi\nposition startpos\ngo depth 1\nquit\n' |
        "$at/shogi" 2>&1)" "bestmove "
    contains "$1 $2 has something to write" "$(cat "$at"/*.c)" "EXERCISE"
    contains "$1 $2 says what to do" "$(cat "$at/TASK.txt")" "What to write"
    contains "$1 $2 is not done yet" "$(verdict "$1" "$2" "$at")" "wrong "
}

# The same by make, from where the reader is.
try_make() { # CHAPTER
    at="$dir/by make" before=$(cat "chapter$1"/*.* | cksum)
    contains "make exercise" "$(make -s exercise BUILD="$BUILD" CHAPTER="$1" DIR="$at" 2>&1)" \
        "make check"
    (cd "$at" && make -s BUILD="$BUILD" >"$dir/made" 2>&1)
    check "make, in the reader's directory" test -x "$at/shogi"
    contains "make check there" "$(cd "$at" && make -s check BUILD="$BUILD" 2>&1)" "wrong "
    same "nothing in the chapter has changed" "$before" "$(cat "chapter$1"/*.* | cksum)"
}

try_book() { # CHAPTER
    contains "chapter $1 of the book is well" "$(verdict "$1" '' "chapter$1")" \
        "All is well. status 0"
}

# field NAME FIELD CHAPTER: a line of a mistake.
field() {
    awk -v wanted="$1" -v field="$2" '
        $1 == "==" { inside = $2 == wanted }
        inside && $1 == field { sub(/^[a-z]+ /, ""); print }
    ' "tests/exercises/mistakes/$3.txt"
}

# mistakes CHAPTER: their names, one a part unless TEST_DEEP.
mistakes() {
    awk -v all="${TEST_DEEP:-}" '
        $1 == "==" { name = $2; part = "all" }
        $1 == "part" { part = $2 }
        $1 == "file" && (all || !seen[part]++) { print name }
    ' "tests/exercises/mistakes/$1.txt"
}

try_mistake() { # CHAPTER NAME
    list=tests/exercises/mistakes/$1.txt
    file=$(field "$2" file "$1")
    mkdir -p "$dir/mistaken" && rm -f "$dir"/mistaken/* || return
    cp "chapter$1"/*.[ch] "$dir/mistaken"
    if ! awk -v wanted="$2" -f tests/exercises/mistake.awk "$list" "chapter$1/$file" \
        >"$dir/mistaken/$file"; then
        not_ok "$1, $2" "its lines are not in chapter$1/$file any more, or twice: $list"
        return
    fi
    seen=$(verdict "$1" "$(field "$2" part "$1")" "$dir/mistaken")
    case $seen in
        # Where programs have asserts, the contract that is broken may speak first.
        *"Assertion \`"*"wrong "*"status "[1-9]*) ok "$1, $2: an assert names the contract" ;;
        *"wrong "*"status "[1-9]*) contains "$1, $2" "$seen" "$(field "$2" says "$1")" ;;
        *) not_ok "$1, $2: it was not seen" "$seen" ;;
    esac
}

for chapter in 06 07 08 09 10; do
    [ -f "tests/exercises/check$chapter.c" ] || continue
    try_book $chapter
    for task in tests/exercises/tasks/"$chapter"-*.txt; do
        name=$(basename "$task" .txt)
        try_task $chapter "${name#*-?-}"
    done
    for name in $(mistakes $chapter); do
        try_mistake $chapter "$name"
    done
done
try_make 06
# ends_by LINE WORDS [CHAPTER FILE PATTERN]: what becomes of the chapter with this line in
# front of the pattern, of chapter 6 in front of the recursion.
ends_by() {
    chapter=${3:-06} file=${4:-search.c}
    rm -rf "$dir/ending" && mkdir "$dir/ending" && cp "chapter$chapter"/*.[ch] "$dir/ending"
    awk -v line="$1" -v at="${5:-search_make[(]s, ply, move[)]}" '$0 ~ at { print line } { print }' \
        "chapter$chapter/$file" >"$dir/ending/$file"
    contains "a chapter that ends by: $1" \
        "$(CHECK_SECONDS=2 verdict "$chapter" '' "$dir/ending")" "$2"
}

ends_by 'for (;;) s->seldepth = 0;' "it does not come to an end"
ends_by 'if (ply == 1) list[ply - 2000000000] = move;' "it crashed"
# A table is made before the first search.
ends_by 'for (;;) table->buckets = 0;' "it does not come to an end" 07 table.c 'char [*]bigger = '
# Under a sanitizer no such move can be made.
[ -n "${TEST_LIGHT:-}" ] ||
    ends_by 'if (ply == 1) move = drop_move(0x55, KING);' "is none of the moves"
mkdir "$dir/broken" && cp chapter06/*.[ch] "$dir/broken"
echo 'int x = ;' >>"$dir/broken/search.c"
contains "what does not compile is said to be so" "$(verdict 06 '' "$dir/broken")" \
    "does not compile"
contains "what is no chapter is refused" "$(verdict 06 '' "$dir")" "no search.c"
finish
