#!/bin/sh
# ladder.sh - each chapter against the one before, at equal time, over the openings.
#   ladder.sh [--games N] [--movetime MS] [--concurrency N] [--openings FILE]
#             [--depths "N N"] [--chapters "NN NN ..."] [--set "NAME=VALUE ..."]
#             [--resume] [--tsv]
# Prints a table in Markdown, or with --tsv one of tabs: nodes to fixed depths over the
# positions of `bench`, the mean depth that is completed there in the time of a move, and
# the result of the match. The games stay in $BUILD/ladder; --resume goes on with them.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

call=$(called "$@")
games=200 movetime=100 concurrency=$(cores) openings=tests/data/openings.sfen depths='3 5'
resume=no tsv=no set='' dir=$BUILD/ladder table=$BUILD/ladder/table.tsv
chapters=$(ls chapter[0-9][0-9]/search.c | sed 's/^chapter//; s/.search.c$//')
options 'resume tsv' 'games movetime concurrency openings depths chapters set' "$@"
games_number
number --movetime "$movetime"
for depth in $depths; do number --depths "$depth"; done
# shellcheck disable=SC2086 # a list of words
programs $chapters
# shellcheck disable=SC2086
for chapter in $chapters; do takes "${OUT}chapter$chapter/shogi" $set; done
mkdir -p "$dir" || exit 1
both= # what --set asks for, as options of an engine
for word in $set; do both="$both --option $word"; done

# Plain negamax does not reach the second depth in any patience: a dash.
rows() {
    printf 'chapter\ttitle'
    for depth in $depths; do printf '\tnodes_%s' "$depth"; done
    printf '\tdepth_ms%s\tagainst\tgames\twon\tdrawn\tlost' "$movetime"
    printf '\telo\telo_low\telo_high\tsuperiority\tby_time\n'
    before=
    for chapter in $chapters; do
        program=${OUT}chapter$chapter/shogi
        line="$chapter$tab$("$program" --version | sed 's/.*(\(.*\))/\1/')"
        for depth in $depths; do
            if [ "$chapter" = 06 ] && [ "$depth" -gt 3 ]; then
                line="$line$tab-"
            else
                # shellcheck disable=SC2086 # words
                line="$line$tab$(nodes_to "$depth" "$program" $set)"
            fi
        done
        # shellcheck disable=SC2086 # words
        line="$line$tab$(depth_in "$movetime" "$program" $set)$tab${before:--}$tab"
        if [ -n "$before" ]; then
            # shellcheck disable=SC2086 # words
            play "$chapter-$before" --movetime "$movetime" \
                --engine "$program usi" --name "$chapter" $both \
                --engine "${OUT}chapter$before/shogi usi" --name "$before" $both
            printf '%s%s\n' "$line" "$(cells games won drawn lost elo elo_low elo_high \
                superiority by_time <"$dir/$chapter-$before.tsv")"
        else
            printf '%s-\t-\t-\t-\t-\t-\t-\t-\t-\n' "$line"
        fi
        before=$chapter
    done
}

total=$(echo "$chapters" | wc -w)
expect $((total - 1))
[ $tsv = yes ] || printf 'Made by `%s`:\n\n' "$call"
titles='chapter=chapter|title=idea'
for depth in $depths; do titles="$titles|nodes_$depth=nodes to depth $depth"; done
show_rows rows 2 "$titles|depth_ms$movetime=depth in $movetime ms|against=against|\
result=won-drawn-lost|elo=Elo (95 %)"
