#!/bin/sh
# train.sh - the weights of the learned evaluation from nothing, in rounds. The first plays with
# the simple evaluation, each other one with the table that the rounds before it made;
# every table is learned from the games of all rounds so far.
# With STEP=network it goes on from there: rounds 6 and 7 play with the table, and a first
# network learns from their games; round 8 plays with that network. From the games of all
# three the table is fitted anew and then a network on top of it; round 9 plays with that,
# and from the games of all four comes the network that plays round 10. The next one learns
# from the games of that round alone, and plays round 11, from whose games it goes on learning,
# and then once more with another target.
# (When these were made, the networks before the tenth had 64 units, and only the last two looked
# at mirror images. A run of today has both from the start, so its weights are others.)
#   make train [STEP=tables|network] [ROUNDS=N] [GAMES=N] [JOBS=N] [KEEP=1]
# ROUNDS (4) of tables alone; GAMES a round (5000; network: 51000, 9000, 70000, 60000, 250000 and
# 364000); JOBS (2) processes play at a time, and whatever their number the weights are the same.
# All this happens in $BUILD/train-data: games, logs, and a copy of the project with the weights
# learned so far, from which a later call goes on; a stopped one goes on where it was. With KEEP=1
# the weights replace those in common/think/data at the end.
set -eu
cd "$(dirname "$0")/../../.."
. tests/lab/experiments/measure.sh
help_asked "$@"
STEP=${STEP:-tables} ROUNDS=${ROUNDS:-4} JOBS=${JOBS:-2}
case $STEP in tables | network) ;; *) fail 2 "STEP=$STEP: must be tables or network" ;; esac
number ROUNDS "$ROUNDS"
number JOBS "$JOBS"
[ -z "${GAMES:-}" ] || number GAMES "$GAMES"
data=$BUILD/train-data tree=$BUILD/train-data/tree learned=$BUILD/train-data/learned
weights=common/think/data
mkdir -p "$tree" "$learned"
for part in Makefile common chapter10 tests; do
    rm -rf "${tree:?}/$part"
    cp -R "$part" "$tree"
done

# build: the trainer of the copy, with what was learned so far.
build() {
    for file in "$learned"/*.c; do
        [ ! -f "$file" ] || cp "$file" "$tree/$weights"
    done
    make -C "$tree" BUILD=build build/train >"$data/made" 2>&1 || {
        cat "$data/made" >&2
        fail 1 "the trainer can't be built"
    }
}
train() { "$tree/build/train" "$@"; }

# generate SEED OPTION...: GAMES games, into $data/roundSEED.txt. What several processes have
# played comes together in the order of the games: as one alone would have written it.
generate() {
    seed=$1 job=1 pids=''
    shift
    if [ "$JOBS" = 1 ]; then
        train generate --seed "$seed" --games "$GAMES" --out "$data/round$seed.txt" "$@"
        return
    fi
    while [ "$job" -le "$JOBS" ]; do
        train generate --seed "$seed" --games "$GAMES" --shard "$job/$JOBS" \
            --out "$data/round$seed-$job-of-$JOBS.txt" "$@" &
        pids="$pids $!" job=$((job + 1))
    done
    for pid in $pids; do wait "$pid"; done
    set -- "$data/round$seed"-[0-9]*-of-"$JOBS.txt"
    {
        sed '1!d; s| shard [0-9]*/[0-9]* | shard 1/1 |' "$1"
        grep -h '^game ' "$@" | sort -n -k 2,2
        awk '/^end / { games += $2; positions += $4 }
            END { print "end " games " games " positions " positions" }' "$@"
    } >"$data/round$seed.new"
    mv "$data/round$seed.new" "$data/round$seed.txt"
}

# rounds SEED...: their files of games.
rounds() { for round; do echo "$data/round$round.txt"; done; }

# fit LOG ROUND...: the table, from the games of these rounds. $later: --later 93, or nothing.
fit() {
    log=$data/$1.tsv
    shift
    # shellcheck disable=SC2046,SC2086 # words
    train fit $later --log "$log" --out "$learned/weights.c" $(rounds "$@")
    cat "$log"
    build
}

# network NAME ROUND...: the network, likewise; a stop leaves none. $on: --on 1, or nothing.
network() {
    name=$1
    shift
    # shellcheck disable=SC2046,SC2086 # words
    train network $on --state "$data/$name.state" --log "$data/$name.tsv" \
        --out "$data/$name.c" $(rounds "$@")
    cat "$data/$name.tsv"
    cp "$data/$name.c" "$learned/network_weights.c"
    build
}

# play_round ROUND GAMES NODES EVALUATION
play_round() {
    GAMES=${given:-$2}
    echo "round $1: $GAMES games with the $4 evaluation, $3 nodes a move, $JOBS at a time"
    generate "$1" --nodes "$3" --openings tests/data/openings.sfen Evaluation="$4"
}

given=${GAMES:-} later='' on=''
build
if [ "$STEP" = tables ]; then
    GAMES=${GAMES:-5000} evaluation=simple round=1
    while [ "$round" -le "$ROUNDS" ]; do
        echo "round $round: $GAMES games with the $evaluation evaluation, $JOBS at a time"
        generate "$round" Evaluation=$evaluation
        # shellcheck disable=SC2046 # words
        fit "round$round" $(seq 1 "$round")
        evaluation=learned round=$((round + 1))
    done
else
    play_round 6 51000 800-1400 learned
    play_round 7 9000 500-900 learned
    network network7 6 7
    play_round 8 70000 400-800 network
    later='--later 93'
    fit round8 6 7 8
    network network8 6 7 8
    play_round 9 60000 400-800 network
    network network9 6 7 8 9
    play_round 10 250000 400-800 network
    network network10 10
    play_round 11 364000 300-600 network
    on='--on 1'
    network network11 11
    on='--on 1 --later 75 --seed 12'
    network network12 11
fi
if [ -n "${KEEP:-}" ]; then
    cp "$learned"/*.c "$weights"
    echo "the weights are now in $weights"
else
    echo "the weights are in $learned; KEEP=1 puts them into $weights"
fi
