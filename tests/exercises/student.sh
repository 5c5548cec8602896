#!/bin/sh
# student.sh - a hand-out for one step, without what comes after it and without answers:
#   make student STEP=NN.K DIR=DIRECTORY
# A small project that builds by itself: common/, the chapter as it is before the step, its task,
# the lesson up to "Stop here and build it". `make check` there compares the nodes of `bench`
# with those of the book's step; the whole check is the teacher's, make check-step.
case "${1-}" in --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; exit ;; esac
set -u
cd "$(dirname "$0")/../.." || exit 1
step=${STEP:-} target=${DIR:-}
case $target in "~/"*) target=$HOME/${target#??} ;; esac
STEP=$step DIR=$target sh tests/exercises/lay_step.sh >/dev/null || exit
target=$(cd "$target" && pwd) chapter=chapter${step%%.*}
program=$(sh tests/exercises/series.sh program "$step") || exit 1
mkdir "$target/$chapter" && mv "$target"/*.[ch] "$target/$chapter" && cp -R common Makefile "$target" &&
    rm -f "$target/common/"*.md "$target/common/"*.svg && mkdir -p "$target/tests/hand_out" || exit 1
sed -i.old '/^The lesson: /s/.*/The lesson: LESSON.md./
    /^To read: /s| [^ ]*common/| common/|
    /^.make. builds/,$d' "$target/TASK.txt" && rm -f "$target/TASK.txt.old"
cat >>"$target/TASK.txt" <<END
'make' builds $chapter/shogi, 'make check' compares the nodes that it visits with the book's.
END
lesson=$(echo "$chapter/steps/${step#*.}"-*.md)
if [ -f "$lesson" ]; then
    # Links lead out of the hand-out: their words stay.
    sed '/^## The code/,$d' "$lesson" |
        sed 's/\([^!]\)\[\([^]]*\)\]([^)]*)/\1\2/g; s/^\[\([^]]*\)\]([^)]*)/\1/; s/^    make exercise STEP=.*/    $EDITOR TASK.txt '"$chapter"'\/*.[ch]/' \
            >"$target/LESSON.md"
    mkdir "$target/boards"
    sed -n 's/^!\[.*(boards\/\(.*\))$/\1/p' "$target/LESSON.md" | while read -r picture; do
        cp "$chapter/steps/boards/$picture" "$target/boards"
    done
fi
# What the book's step visits, with its own switches on and each of them off.
for depth in 1 2 3; do
    echo "$depth"
    "$program" options --tsv | awk -F '\t' -v n="${step%%.*}" '$2 == "check" && $8 == n { print $1 }' |
        sed "s/^\(.*\)/$depth \1=false\n$depth \1=true/"
done | while read -r words; do
    # shellcheck disable=SC2086 # a depth and an option
    printf '%s\t%s\n' "$words" "$("$program" bench --tsv --depth $words Evaluation=simple |
        awk -F '\t' 'NR > 1 { sum += $5 } END { print sum }')"
done >"$target/tests/hand_out/nodes.tsv"
cat >"$target/tests/hand_out/hand_out.mk" <<END
#> make check                 the nodes of $chapter, beside those of the book's step $step
.PHONY: check
check: $chapter
	@sh tests/hand_out/check.sh $chapter/shogi
END
cat >"$target/tests/hand_out/check.sh" <<'END'
#!/bin/sh
# check.sh PROGRAM - the nodes of `bench`, beside those in nodes.tsv.
status=0
while IFS="$(printf '\t')" read -r words nodes; do
    mine=$( (ulimit -t 60; exec "$1" bench --tsv --depth $words Evaluation=simple) | awk -F '\t' 'NR > 1 { sum += $5 } END { print sum }') # an endless loop ends after a minute
    [ "$mine" = "$nodes" ] && continue
    echo "bench --depth $words Evaluation=simple: the book visits $nodes nodes, you ${mine:-none: a crash, or no end}"
    status=1
done <"$(dirname "$0")/nodes.tsv"
[ $status = 1 ] || echo 'As many nodes as the book at every depth and with every switch.'
exit $status
END
echo "$target: the hand-out of step $step; TASK.txt and LESSON.md say what to do"
