#!/bin/sh
# lay_out.sh - a building exercise in a directory of the reader's own:
#   make exercise CHAPTER=NN [PART=NAME] DIR=DIRECTORY
# The chapter's sources with the places to fill left open, which makes it the chapter
# before; what to do in TASK.txt; a Makefile. Nothing in this project changes.
# The exercises are tests/exercises/tasks/NN-*.txt, the first of a chapter its default.
set -u
cd "$(dirname "$0")/../.." || exit 1
chapter=${CHAPTER:-} part=${PART:-} target=${DIR:-}

refuse() { # WHY
    echo "exercise: $1" >&2
    exit 2
}

list() {
    echo 'make exercise CHAPTER=NN [PART=NAME] DIR=DIRECTORY lays out one of these:'
    for task in tests/exercises/tasks/*.txt; do
        name=$(basename "$task" .txt)
        printf '  CHAPTER=%s PART=%-11s %s\n' "${name%%-*}" "${name#*-?-}" \
            "$(sed -n '/^== task/{n;p;q;}' "$task")"
    done
}

[ -n "$target" ] || { list; exit 2; }
case $target in "~/"*) target=$HOME/${target#??} ;; esac
set -- tests/exercises/tasks/"$chapter"-[0-9]-"${part:-*}".txt
# Unquoted: the pattern of the part is to be expanded.
# shellcheck disable=SC2086
[ -n "$part" ] || set -- tests/exercises/tasks/"$chapter"-[0-9]-*.txt
[ -f "$1" ] || {
    list
    refuse "there is no exercise for chapter $chapter${part:+, part $part}"
}
task=$1
name=$(basename "$task" .txt)
part=${name#*-?-}

[ ! -e "$target" ] || [ -d "$target" ] || refuse "'$target' is there, and is no directory"
[ -z "$(ls -A "$target" 2>/dev/null)" ] ||
    refuse "'$target' is not empty; nothing was changed. Choose another DIR, or empty it"
mkdir -p "$target" || refuse "'$target' can't be made"
[ -w "$target" ] || refuse "'$target' can't be written to"

for file in chapter"$chapter"/*.[ch]; do
    awk -v name="$(basename "$file")" -f tests/exercises/fill.awk "$task" "$file" \
        >"$target/$(basename "$file")" || refuse "$file does not fit $task"
done
{
    sed '1,/^== task/d' "$task"
    printf '\nFiles named chapterNN/... and common/... lie in %s.\n' "$PWD"
} >"$target/TASK.txt"
cat >"$target/Makefile" <<END
# make: builds ./shogi here.  make check: says what is still wrong, in words.
SHOGI    = $PWD
EXERCISE = CHAPTER=$chapter PART=$part
THERE    = @DIR="\$\$(pwd)" \$(MAKE) -s -C '\$(SHOGI)' \$(EXERCISE)
all:   ; \$(THERE) build-exercise
check: ; \$(THERE) check-exercise
END
echo "$target: chapter $chapter, $part. What to do stands in TASK.txt; the places:"
(cd "$target" && grep -n EXERCISE ./*.[ch] | sed 's|^\./||; s|^|  |')
echo "Build it there with 'make', check it with 'make check'."
