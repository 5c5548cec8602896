#!/bin/sh
# lay_step.sh - the code before a step, in a directory of the reader's own, and the task:
#   make exercise STEP=NN.K DIR=DIRECTORY
# Nothing in this project changes.
set -u
cd "$(dirname "$0")/../.." || exit 1
step=${STEP:-} target=${DIR:-}

refuse() { # WHY
    echo "exercise: $1" >&2
    exit 2
}

case $step in
06.0) refuse 'step 06.0 is the frame that 06.1 begins with; nothing stands before it to lay out' ;;
[01][0-9].[1-9] | [01][0-9].[1-9][0-9]) ;;
*) refuse "STEP='$step' is no step, like 07.2; 'make list-steps' lists them" ;;
esac
[ -n "$target" ] || refuse "make exercise STEP=$step DIR=DIRECTORY"
case $target in "~/"*) target=$HOME/${target#??} ;; esac
[ ! -e "$target" ] || [ -d "$target" ] || refuse "'$target' is there, and is no directory"
[ -z "$(ls -A "$target" 2>/dev/null)" ] ||
    refuse "'$target' is not empty; nothing was changed. Choose another DIR, or empty it"
text=$(sh tests/exercises/series.sh show "$step") || exit 2
mkdir -p "$target" || refuse "'$target' can't be made"
target=$(cd "$target" && pwd) || exit 1
sh tests/exercises/series.sh lay "${step%%.*}.$((${step#*.} - 1))" "$target" || exit 1
set -- chapter"${step%%.*}"/steps/"${step#*.}"-*.md
after=$(mktemp -d) || exit 1
trap 'rm -rf "$after"' EXIT
{
    # Not what is said to the test of the steps.
    printf '%s\n' "$text" | sed '/^diff --git /,$d; /^\(Proof\|Mate\|Deletes\): /d'
    [ ! -f "$1" ] || echo "The lesson: $PWD/$1, to the end of \"Stop here and build it\"."
    echo "./shogi here plays against your own engine, once make has built it."
    echo "To read: what a search has and calls, $PWD/common/think/engine.h."
    echo "Options that the step brings, and lines that it adds, by file:"
    printf '%s\n' "$text" | awk '/^\+\+\+ b\// { file = substr($2, 3) }
        /^\+.*\{ "[A-Z][A-Za-z]*", OPT_/ { split($0, part, "\""); option = option " " part[2] }
        /^\+.*[^ ]/ && !/^\+\+\+/ { lines[file]++ }
        END {
            print "  options:" (option == "" ? " none" : option)
            for (name in lines) print "  " name ": " lines[name]
        }'
    echo
    contract=$(printf '%s\n' "$text" | awk '/^\+\+\+ / { header = /\.h$/ }
        header && /^\+[^+]/ { print "  " substr($0, 2) }')
    [ -z "$contract" ] || printf 'What the headers say of it then, the contract:\n%s\n\n' "$contract"
    sh tests/exercises/series.sh lay "$step" "$after"
    diff -U 9999 -N "$target" "$after" | awk -f tests/exercises/task.awk
    hints=$(awk -F '\t' -v step="$step" '$1 "" == step { print "- " $2 }' tests/exercises/tasks.tsv)
    [ -z "$hints" ] || printf 'What the check looks at, too:\n%s\n\n' "$(echo "$hints" | fold -s -w 88 | sed 's/ *$//; /^-/!s/^/  /')"
    case $text in *'+++ b/table.c'*) echo 'The check looks into the table: keep the names of the fields of Entry.' ;; esac
    echo "'make' builds ./shogi here, 'make check' says whether it does what the book's does,"
    echo "and what not. The book's own step, for afterwards: make -C $PWD diff-$step"
} >"$target/TASK.txt"
cat >"$target/Makefile" <<END
# make: builds ./shogi here.  make check: is it the step?
SHOGI = $PWD
all:
	@\$(MAKE) -s -C '\$(SHOGI)' build/common.a
	cc -std=c99 -Wall -Wextra -Wpedantic -Wshadow -O2 -I'\$(SHOGI)/common' -I. -o shogi *.c \\
	'\$(SHOGI)/build/common.a' -lm -lpthread
check:
	@DIR="\$\$(pwd)" \$(MAKE) -s -C '\$(SHOGI)' check-step STEP=$step
END
echo "$target: the code before step $step. What to do stands in TASK.txt."
echo "Build it there with 'make', check it with 'make check'."
