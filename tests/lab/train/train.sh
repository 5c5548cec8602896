#!/bin/sh
# train.sh - makes common/think/data/weights.c from nothing, in rounds. The first plays with the
# simple evaluation, each other one with the table that the rounds before it made;
# every table is learned from the games of all rounds so far.
# With STEP=network it goes on from there: rounds 6 and 7 play with the table, and a first
# network learns from their games; round 8 plays with that network. From the games of all
# three the table is fitted anew and then a network on top of it; round 9 plays with that,
# and from the games of all four comes network_weights.c.
# Environment (default): STEP (tables), ROUNDS (4; of tables alone), GAMES a round (5000;
# network: 51000, 9000, 70000 and 60000), JOBS processes at a time (2).
# Games and logs go to $BUILD/train-data; a stopped run goes on where it was.
set -eu
cd "$(dirname "$0")/../../.."
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
    set --
    while [ "$round" -le "$ROUNDS" ]; do
        make BUILD="$BUILD" "$BUILD/train" >/dev/null
        echo "round $round: $GAMES games with the $evaluation evaluation, $JOBS at a time"
        generate "$round" Evaluation=$evaluation
        set -- "$@" "$data/round$round"-*.txt
        "$BUILD/train" fit --log "$data/round$round.tsv" --out common/think/data/weights.c "$@"
        cat "$data/round$round.tsv"
        evaluation=learned round=$((round + 1))
    done
    ;;
network)
    given=${GAMES:-}
    # round NUMBER GAMES NODES EVALUATION
    round() {
        GAMES=${given:-$2}
        echo "round $1: $GAMES games with the $4 evaluation, $3 nodes a move"
        generate "$1" --nodes "$3" --openings tests/data/openings.sfen Evaluation="$4"
    }
    # network NAME DATA...: common/think/data/network_weights.c from these games
    network() {
        name=$1
        shift
        "$BUILD/train" network --state "$data/$name.state" --log "$data/$name.tsv" \
            --out "$data/$name.c" "$@"
        cat "$data/$name.tsv"
        cp "$data/$name.c" common/think/data/network_weights.c # not there after a stop
        make BUILD="$BUILD" "$BUILD/train" >/dev/null
    }
    round 6 51000 800-1400 learned
    round 7 9000 500-900 learned
    network network7 "$data"/round[67]-*.txt
    round 8 70000 400-800 network
    "$BUILD/train" fit --later 1 --log "$data/round8.tsv" --out common/think/data/weights.c \
        "$data"/round[678]-*.txt
    cat "$data/round8.tsv"
    make BUILD="$BUILD" "$BUILD/train" >/dev/null
    network network8 "$data"/round[678]-*.txt
    round 9 60000 400-800 network
    network network9 "$data"/round[6789]-*.txt
    ;;
*)
    echo "STEP=$STEP: must be tables or network" >&2
    exit 2
    ;;
esac
make BUILD="$BUILD" "$BUILD/train" >/dev/null
