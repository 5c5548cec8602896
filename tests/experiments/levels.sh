#!/bin/sh
# levels.sh - each level of strength against the one below, in games of one chapter.
#   levels.sh [--chapter NN] [--games N] [--from LEVEL] [--to LEVEL] [--top NODES]
#             [--concurrency N] [--openings FILE] [--resume] [--tsv]
# Prints a table in Markdown, or with --tsv one of tabs. The highest level has no limit of
# its own: here it gets so many nodes a move. Nothing depends on the machine's speed, so
# games may run beside other work. They stay in $BUILD/levels; --resume goes on with them.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/experiments/measure.sh

call=${CALL:-tests/experiments/levels.sh $*}
chapter=10 games=200 from=0 to=12 top=110000 concurrency=$(cores) resume=no tsv=no
openings=tests/data/openings.sfen
options 'resume tsv' 'chapter games from to top concurrency openings' "$@"
number --games "$games"
number --to "$to"
number --top "$top"
number --concurrency "$concurrency"
case $from in [0-9]) ;; *) fail 2 "--from: '$from' is not a level" ;; esac
[ -r "$openings" ] || fail 1 "$openings: can't be read"
programs "$chapter"
program=${OUT}chapter$chapter/shogi
mkdir -p "$BUILD/levels" || exit 1

# step LEVEL: play it against the one below; the summary goes to $BUILD/levels.
step() {
    table=$BUILD/levels/$chapter-$1.games
    [ $resume = yes ] || rm -f "$table"
    "$BUILD/match" --nodes "$top" --games "$games" \
        --engine "$program usi" --name "level $1" --option "Level=$1" \
        --engine "$program usi" --name "level $(($1 - 1))" --option "Level=$(($1 - 1))" \
        --option USI_Hash=16 \
        --openings "$openings" --concurrency "$concurrency" --out "$table" \
        --resume --tsv >"$BUILD/levels/$chapter-$1.tsv" ||
        fail 1 "the match of level $1 was not finished"
}

rows() {
    printf 'chapter\tlevel\tagainst\tgames\twon\tdrawn\tlost\tpercent\n'
    level=$((from + 1))
    while [ $level -le "$to" ]; do
        step $level
        printf '%s\t%s\t%s' "$chapter" $level $((level - 1))
        for name in games won drawn lost; do
            printf '\t%s' "$(cell $name <"$BUILD/levels/$chapter-$level.tsv")"
        done
        awk -F "$tab" -v won="$(cell won <"$BUILD/levels/$chapter-$level.tsv")" \
            -v drawn="$(cell drawn <"$BUILD/levels/$chapter-$level.tsv")" \
            -v games="$(cell games <"$BUILD/levels/$chapter-$level.tsv")" \
            'BEGIN { printf "\t%.1f\n", 100 * (won + drawn / 2) / games }'
        level=$((level + 1))
    done
}

if [ $tsv = yes ]; then
    rows
else
    echo "Made by \`$call\`:"
    echo
    rows | markdown 3
fi
