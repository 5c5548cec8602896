#!/bin/sh
# resume.sh - what plays for long is ended in the middle of a game, by a signal to all of its
# processes, and called again: what was played stays as it was, and only the rest is played.
set -u
cd "$(dirname "$0")/../.." || exit 1

# call TARGET GAMES: what make calls for it, at its smallest. The words for another time follow.
call() {
    target=$1
    shift
    lab=tests/lab/experiments small='--depth 1 --time 1 --movenodes 50 --concurrency 1'
    case $target in
    ladder) set -- $lab/ladder.sh --chapters '07 08' --depths 1 --movetime 4 --concurrency 1 --games "$@" ;;
    # With few nodes 09.2 plays like 09.1, and such steps play no match.
    steps) set -- $lab/steps.sh --chapter 09 --depth 1 --time 1 --movenodes 1000 --concurrency 1 \
        --games "$@" ;;
    techniques | ablation) set -- $lab/switches.sh "$target" --chapter 09 $small --games "$@" ;;
    levels) set -- $lab/levels.sh --chapter 07 --to 1 --top 50 --concurrency 1 --games "$@" ;;
    decide) set -- $lab/decide.sh --chapter 08 --switches ForwardPruning=false --sprt 0,5 --movenodes 50 \
        --openings tests/data/openings.sfen --concurrency 1 --games "$@" ;;
    margin) set -- $lab/margin.sh --depth 1 --movetime 2 --concurrency 1 --games "$@" ;;
    tournament) set -- tests/lab/match/tournament.sh "$BUILD/engines" --dir "$BUILD/tournament" --nodes 50 \
        --openings tests/data/openings.sfen --games "$1" ;;
    train)
        export GAMES="$1" ROUNDS=1 JOBS=1
        set -- tests/lab/train/train.sh ;;
    esac
    exec sh "$@"
}
if [ "${1-}" = --call ]; then
    shift
    call "$@"
fi
. tests/check.sh
needs "$BUILD/match" "$BUILD/plot" "$BUILD/margin" "${OUT}chapter10/shogi"

# rows FILE: the games in it that are complete, sorted.
rows() {
    grep -E "^([0-9]+$tab.*$tab|game [0-9]+ )" "$1" | sort
}

# interrupted TARGET FILE: FILE, in the directory of the build, has a line a game.
interrupted() {
    target=$1 file=$dir/build/$2
    setsid sh "$0" --call "$target" 300 >"$dir/said" 2>&1 &
    pid=$! waited=0
    while [ $waited -lt 1200 ] && kill -0 $pid 2>/dev/null; do
        [ "$(cat $file 2>/dev/null | grep -c .)" -lt 4 ] || break
        sleep 0.1
        waited=$((waited + 1))
    done
    kill -TERM -$pid
    wait $pid
    same "$target: is ended" yes "$([ $? -gt 0 ] && echo yes)"
    rows $file >"$dir/before"
    played=$(grep -c . "$dir/before")
    games=$((played / 2 * 2 + 2))
    check "$target: in the midst of its games" test "$played" -gt 1 -a "$played" -lt 300
    sh "$0" --call "$target" $games --resume >"$dir/said" 2>&1
    same "$target: goes on" 0 $?
    rows $file >"$dir/after"
    same "$target: what was played is kept, the rest is played, nothing twice" "$games $played $games" \
        "$(grep -c . "$dir/after") $(grep -cxFf "$dir/before" "$dir/after") $(
            sed 's/^game //; s/[^0-9].*//' "$dir/after" | sort -u | grep -c .)"
}

command -v setsid >"$dir/where" || { skip "what is interrupted" "there is no setsid here"; finish; exit; }
mkdir "$dir/build"
for built in flags common.a match plot margin; do cp "$BUILD/$built" "$dir/build"; done
printf 'old "%schapter07/shogi usi"\nnew "%schapter08/shogi usi"\n' "$OUT" "$OUT" >"$dir/build/engines"
BUILD=$dir/build
export BUILD OUT

interrupted ladder 'ladder/08-07-*.games'
sampled || interrupted tournament tournament/old-new.tsv
if [ "${TEST_DEEP:-0}" != 0 ]; then
    interrupted steps 'steps/step-09.2-*.games'
    interrupted techniques 'techniques/09-+Recapture-*.games'
    interrupted ablation 'ablation/09-Recapture=false-*.games'
    interrupted levels 'levels/07-1-*.games'
    interrupted decide 'decide/08-ForwardPruning=false-*.games'
    interrupted margin 'margins/root-*.games'
    interrupted train train-data/round1.txt
else
    skip "steps, techniques, ablation, levels, decide, margin, train" "TEST_DEEP=1 interrupts them"
fi
finish
