#!/bin/sh
# train.sh - makes common/think/weights.c from nothing, in rounds. The first plays with the
# simple evaluation, each other one with the table that the rounds before it made;
# every table is learned from the games of all rounds so far.
# With STEP=network it makes common/think/network_weights.c, from games with that table.
# Environment (default): STEP (tables), ROUNDS (4), GAMES a round (5000; network: 60000),
# JOBS processes at a time (2).
# Games and logs go to $BUILD/train-data; a stopped run goes on where it was.
set -eu
cd "$(dirname "$0")/../.."
BUILD=${BUILD:-build} STEP=${STEP:-tables} ROUNDS=${ROUNDS:-4} JOBS=${JOBS:-2}
data=$BUILD/train-data
mkdir -p "$data"

# generate SEED OPTION...: GAMES games, into files roundSEED-JOB.txt
generate() {
    seed=$1 job=1 pids=
    shift
    while [ "$job" -le "$JOBS" ]; do
        "$BUILD/train" generate --seed "$seed" --games "$GAMES" --shard "$job/$JOBS" \
            --out "$data/round$seed-$job.txt" "$@" &
        pids="$pids $!" job=$((job + 1))
    done
    for pid in $pids; do wait "$pid"; done
}

case $STEP in
tables)
    GAMES=${GAMES:-5000} evaluation=simple round=1
    while [ "$round" -le "$ROUNDS" ]; do
        make BUILD="$BUILD" "$BUILD/train" >/dev/null
        echo "round $round: $GAMES games with the $evaluation evaluation, $JOBS at a time"
        generate "$round" Evaluation=$evaluation
        "$BUILD/train" fit --log "$data/round$round.tsv" --out common/think/weights.c \
            "$data"/round[1-"$round"]-*.txt
        cat "$data/round$round.tsv"
        evaluation=learned round=$((round + 1))
    done
    ;;
network)
    GAMES=${GAMES:-60000}
    echo "$GAMES games with the learned evaluation, $JOBS at a time"
    generate 6 --nodes 800-1400 --openings tests/data/openings.sfen Evaluation=learned
    "$BUILD/train" network --state "$data/network.state" --log "$data/network.tsv" \
        --out common/think/network_weights.c "$data"/round6-*.txt
    cat "$data/network.tsv"
    ;;
*)
    echo "STEP=$STEP: must be tables or network" >&2
    exit 2
    ;;
esac
make BUILD="$BUILD" "$BUILD/train" >/dev/null
