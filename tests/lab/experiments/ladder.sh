#!/bin/sh
# ladder.sh - each chapter against the one before, at equal time, over the openings.
#   ladder.sh [--games N] [--movetime MS] [--concurrency N] [--openings FILE]
#             [--depths "N N"] [--chapters "NN NN ..."] [--set "NAME=VALUE ..."]
#             [--resume] [--tsv]
# Prints a table in Markdown, or with --tsv one of tabs: nodes to fixed depths over the
# positions of `bench`, the mean depth that is completed there in the time of a move, and
# the result of the match. The games stay in $BUILD/ladder; --resume goes on with them,
# which is right only while the programs are the same.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

call=${CALL:-tests/lab/experiments/ladder.sh $*}
games=200 movetime=100 concurrency=$(cores) openings=tests/data/openings.sfen depths='3 5'
resume=no tsv=no set=
chapters=$(ls chapter[0-9][0-9]/search.c | sed 's/^chapter//; s/.search.c$//')
options 'resume tsv' 'games movetime concurrency openings depths chapters set' "$@"
number --games "$games"
number --movetime "$movetime"
number --concurrency "$concurrency"
for depth in $depths; do number --depths "$depth"; done
[ -r "$openings" ] || fail 1 "$openings: can't be read"
# shellcheck disable=SC2086 # a list of words
programs $chapters
# shellcheck disable=SC2086
for chapter in $chapters; do takes "${OUT}chapter$chapter/shogi" $set; done
mkdir -p "$BUILD/ladder" || exit 1
both= # what --set asks for, as options of an engine
for word in $set; do both="$both --option $word"; done

# step NEW OLD: play, and leave the summary in $BUILD/ladder/NEW-OLD.tsv. A machine that
# also does other work answers late now and then, hence the tolerance; the mean time of a
# move, which the summary shows, tells whether the time was equal.
step() {
    table=$BUILD/ladder/$1-$2-${movetime}ms.games
    [ $resume = yes ] || rm -f "$table"
    # shellcheck disable=SC2086 # words
    "$BUILD/match" --movetime "$movetime" --tolerance 1000 --games "$games" \
        --engine "${OUT}chapter$1/shogi usi" --name "$1" $both \
        --engine "${OUT}chapter$2/shogi usi" --name "$2" $both \
        --openings "$openings" --concurrency "$concurrency" --out "$table" \
        --resume --tsv >"$BUILD/ladder/$1-$2.tsv" ||
        fail 1 "the match $1 against $2 was not finished"
}

# Plain negamax does not reach the second depth in any patience: a dash.
rows() {
    printf 'chapter\ttitle'
    for depth in $depths; do printf '\tnodes_%s' "$depth"; done
    printf '\tdepth_ms%s\tagainst\tgames\twon\tdrawn\tlost' "$movetime"
    printf '\telo\telo_low\telo_high\tsuperiority\n'
    before=
    for chapter in $chapters; do
        program=${OUT}chapter$chapter/shogi
        printf '%s\t%s' "$chapter" "$("$program" --version | sed 's/.*(\(.*\))/\1/')"
        for depth in $depths; do
            if [ "$chapter" = 06 ] && [ "$depth" -gt 3 ]; then
                printf '\t-'
            else
                # shellcheck disable=SC2086 # words
                printf '\t%s' "$(nodes_to "$depth" "$program" $set)"
            fi
        done
        printf '\t%s\t%s' "$(depth_in "$movetime" "$program" $set)" "${before:--}"
        if [ -n "$before" ]; then
            step "$chapter" "$before"
            for name in games won drawn lost elo elo_low elo_high superiority; do
                printf '\t%s' "$(cell $name <"$BUILD/ladder/$chapter-$before.tsv")"
            done
            printf '\n'
        else
            printf '\t-\t-\t-\t-\t-\t-\t-\t-\n'
        fi
        before=$chapter
    done
}

# The same for a reader: results and intervals in one cell each.
readable() {
    awk -F "$tab" -v OFS="$tab" -v ms="$movetime" 'NR == 1 {
            for (i = 1; i <= NF; i++) { column[$i] = i; if ($i ~ /^nodes_/) last = i }
            head = "chapter" OFS "idea"
            for (i = 3; i <= last; i++) head = head OFS "nodes to depth " substr($i, 7)
            print head, "depth in " ms " ms", "against", "won-drawn-lost", "Elo (95 %)"
            next
        }
        {
            line = $1 OFS $2
            for (i = 3; i <= last + 2; i++) line = line OFS $i
            if ($column["games"] == "-") { print line, "-", "-"; next }
            low = $column["elo_low"]; high = $column["elo_high"]
            print line, $column["won"] "-" $column["drawn"] "-" $column["lost"], \
                sprintf("%+.0f (%+.0f to %+.0f)", $column["elo"], low, high)
        }' | markdown 2
}

rows >"$BUILD/ladder/table.tsv" || exit 1
if [ $tsv = yes ]; then
    cat "$BUILD/ladder/table.tsv"
else
    echo "Made by \`$call\`:"
    echo
    readable <"$BUILD/ladder/table.tsv"
fi
