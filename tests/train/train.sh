#!/bin/sh
# train.sh - makes common/think/weights.c from nothing, in rounds. The first plays with the
# simple evaluation, each other one with the table that the rounds before it made;
# every table is learned from the games of all rounds so far.
# Environment (default): ROUNDS (4), GAMES a round (5000), JOBS processes at a time (2).
# Games and logs go to $BUILD/train-data; a stopped run goes on where it was.
set -eu
cd "$(dirname "$0")/../.."
BUILD=${BUILD:-build} ROUNDS=${ROUNDS:-4} GAMES=${GAMES:-5000} JOBS=${JOBS:-2}
data=$BUILD/train-data
mkdir -p "$data"
evaluation=simple round=1
while [ "$round" -le "$ROUNDS" ]; do
    make BUILD="$BUILD" "$BUILD/train" >/dev/null
    echo "round $round: $GAMES games with the $evaluation evaluation, $JOBS at a time"
    job=1 pids=
    while [ "$job" -le "$JOBS" ]; do
        "$BUILD/train" generate --seed "$round" --games "$GAMES" --shard "$job/$JOBS" \
            --out "$data/round$round-$job.txt" Evaluation=$evaluation &
        pids="$pids $!" job=$((job + 1))
    done
    for pid in $pids; do wait "$pid"; done
    "$BUILD/train" fit --log "$data/round$round.tsv" --out common/think/weights.c \
        "$data"/round[1-"$round"]-*.txt
    cat "$data/round$round.tsv"
    evaluation=learned round=$((round + 1))
done
make BUILD="$BUILD" "$BUILD/train" >/dev/null
