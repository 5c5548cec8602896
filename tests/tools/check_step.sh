#!/bin/sh
# check_step.sh - a step that a reader writes himself: make exercise STEP=NN.K lays out the
# code before it, make check in it finds the book's own code right, and each of these
# mistakes wrong, with a node, a stop or a switch named.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# judged STEP: what the check says of the code in $dir/mine.
judged() {
    CC=${CC:-cc} BUILD=$BUILD OUT=$OUT sh tests/exercises/check_step.sh "$1" "$dir/mine" 2>&1
}

# STEP FILE, what is wrong there (for sed), and words that the check must say.
mistakes='06.4 search.c s/return.best;$/return-1;/ stopped
07.6 search.c s/score.>.alpha/score>=alpha/ told
07.2 search.c s/score.>=.beta/score>beta/ part
07.6 table.c s/params.table_cuts.&&.ply/ply/ TableCuts
07.6 table.c s/hit->depth.>=.depth/hit->depth>depth/ part
09.2 recapture.c s/again.>=.least/again>score/ part'
[ -n "${TEST_DEEP:-}" ] || mistakes=$(echo "$mistakes" | sed -n '1p;3p')

echo "$mistakes" | while read -r step file change words; do
    [ -d "chapter${step%%.*}/steps" ] || continue
    before=${step%%.*}.$((${step#*.} - 1))
    BUILD=$BUILD sh tests/exercises/series.sh program "$step" >/dev/null 2>&1
    [ "${step#*.}" = 1 ] || BUILD=$BUILD sh tests/exercises/series.sh program "$before" >/dev/null 2>&1
    rm -rf "$dir/mine"
    sh tests/exercises/series.sh lay "$step" "$dir/mine" || echo "$step can't be laid out"
    cp "$dir/mine/$file" "$dir/right"
    sed "$change" "$dir/right" >"$dir/mine/$file"
    cmp -s "$dir/right" "$dir/mine/$file" && echo "$step: $change changes nothing"
    case $(judged "$step") in
    *wrong*"$words"*) ;;
    *) echo "$step: $change is not found" ;;
    esac
done >"$dir/missed"
same 'mistakes are found' '' "$(cat "$dir/missed")"

rm -rf "$dir/mine"
for step in 06.1 06.2; do
    BUILD=$BUILD sh tests/exercises/series.sh program $step >/dev/null 2>&1
done
said=$(STEP=06.2 DIR="$dir/mine" sh tests/exercises/lay_step.sh 2>&1)
case $said in *'the code before step 06.2'*) ok 'a step is laid out' ;; *) not_ok 'a step is laid out' "$said" ;; esac
case $(judged 06.2) in *wrong*) ok 'the code before a step is not the step' ;;
*) not_ok 'the code before a step is not the step' "$(judged 06.2)" ;; esac
sh tests/exercises/series.sh lay 06.2 "$dir/mine"
same "the book's own code is right" 'All is well.' "$(judged 06.2 | tail -n 1)"
STEP=06.99 DIR="$dir/none" sh tests/exercises/lay_step.sh >/dev/null 2>&1
same 'a step that is not there is refused' 2 $?
finish
