#!/bin/sh
# decide.sh - does a switch earn its place? A sequential test of each, with thousands of games.
#   decide.sh [--chapter NN] [--switches 'NAME=VALUE ...'] [--games N] [--movenodes N]
#       [--sprt ELO0,ELO1] [--openings FILE] [--concurrency N] [--resume] [--tsv]
# The chapter as it is delivered (10) plays against itself with one switch changed, at a fixed
# number of nodes (2,000), until the test believes either that it is at most ELO0 better
# than the changed one or that it is at least ELO1 better (0,10), with a risk of 5 % each; or
# until there are no more games (4,000): then it is open. Without --switches: each switch of
# the chapter with each of its other values. A positive Elo speaks for the chapter as it is. A test
# that ends early shows an Elo a little too far from zero.
# With fixed nodes an opening gives two games and no more, so many openings are needed: without
# --openings they are made first, by the chapter, into $BUILD/decide, always the same. Games stay
# there as well; --resume goes on with them.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
help_asked "$@"
call=$(CALL=${CALL:-sh tests/lab/experiments/decide.sh} called "$@")
chapter=10 switches='' games=4000 movenodes=2000 sprt=0,10 openings='' resume=no tsv=no
concurrency=$(cores)
options 'resume tsv' 'chapter switches games movenodes sprt openings concurrency' "$@"
number --games "$games"
number --movenodes "$movenodes"
programs "$chapter"
program=${OUT}chapter$chapter/shogi dir=$BUILD/decide table=$BUILD/decide/$chapter.tsv
[ -n "$switches" ] || switches=$(switches)
# shellcheck disable=SC2086 # words
takes "$program" $switches
mkdir -p "$dir" || exit 1
if [ -z "$openings" ]; then
    count=$((games / 2)) openings=$dir/openings-$chapter-$((games / 2)).sfen
    if [ ! -s "$openings" ]; then
        note "making $count openings first"
        "$BUILD/make_openings" --engine "$program usi" --option USI_Hash=1 --lines 12 \
            --window 75 --depth 2 --seed 77 --count "$count" >"$openings.part" &&
            mv "$openings.part" "$openings" || fail 1 "no openings were made"
    fi
fi
games_number

rows() {
    printf 'switch\twon\tdrawn\tlost\telo\telo_low\telo_high\tllr\tverdict\tgames\tby_time\n'
    for switch in $switches; do
        play "$chapter-$switch" --nodes "$movenodes" --sprt "$sprt" \
            --engine "$program usi" --name whole \
            --engine "$program usi" --option "$switch" --name changed </dev/null || exit 1
        printf '%s\t%s\n' "$switch" "$(cells won drawn lost elo elo_low elo_high llr verdict \
            games by_time <"$dir/$chapter-$switch.tsv")"
    done
}

total=$(echo "$switches" | wc -w)
[ $tsv = yes ] || printf 'Made by `%s`, %s nodes a move:\n\n' "$call" "$movenodes"
show_rows rows 1 "switch=switch|result=games|elo=Elo of the whole (95 %)|llr=ratio|verdict=believed"
