#!/bin/sh
# levels.sh - each level of strength against the one below, in games of one chapter.
#   levels.sh [--chapter NN] [--games N] [--from LEVEL] [--to LEVEL] [--top NODES]
#             [--concurrency N] [--openings FILE] [--set 'NAME=VALUE ...'] [--resume] [--tsv]
# Prints a table in Markdown, or with --tsv one of tabs: from level 1 (--from 0) to the
# highest one that the chapter has beside 12. --to 12: that one, too, which has no limit of
# its own and gets --top nodes a move here. --set is for both sides. Nothing depends on the
# machine's speed, so games may run beside other work. They stay in $BUILD/levels; --resume
# goes on with them.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

call=${CALL:-tests/lab/experiments/levels.sh $*}
chapter=10 games=200 from=0 to=99 top=110000 concurrency=$(cores) resume=no tsv=no set=
openings=tests/data/openings.sfen
options 'resume tsv' 'chapter games from to top concurrency openings set' "$@"
number --games "$games"
number --to "$to"
number --top "$top"
number --concurrency "$concurrency"
case $from in [0-9] | 1[01]) ;; *) fail 2 "--from: '$from' is not a level" ;; esac
[ -r "$openings" ] || fail 1 "$openings: can't be read"
programs "$chapter"
program=${OUT}chapter$chapter/shogi
mkdir -p "$BUILD/levels" || exit 1
# shellcheck disable=SC2086 # words
takes "$program" $set

# The levels that the chapter has, 12 among them only if it is wanted.
highest=$(echo level | LC_ALL=C "$program" |
    sed -n 's/^Chapter .* has levels 0 to \([0-9]*\), and 12: .*/\1/p')
levels=$(seq 0 "$highest")
[ "$to" != 12 ] || levels="$levels 12"
both=
for word in $set; do both="$both --option $word"; done

# step LEVEL BELOW: play the two; the summary goes to $BUILD/levels.
step() {
    table=$BUILD/levels/$chapter-$1.games
    [ $resume = yes ] || rm -f "$table"
    # shellcheck disable=SC2086 # words
    "$BUILD/match" --nodes "$top" --games "$games" $both \
        --engine "$program usi" --name "level $1" --option "Level=$1" \
        --engine "$program usi" --name "level $2" --option "Level=$2" \
        --option USI_Hash=16 \
        --openings "$openings" --concurrency "$concurrency" --out "$table" \
        --resume --tsv >"$BUILD/levels/$chapter-$1.tsv" ||
        fail 1 "the match of level $1 was not finished"
}

rows() {
    printf 'chapter\tlevel\tagainst\tgames\twon\tdrawn\tlost\tpercent\n'
    below=
    for level in $levels; do
        if [ -z "$below" ] || [ "$below" -lt "$from" ] || [ "$level" -gt "$to" ]; then
            below=$level
            continue
        fi
        step "$level" "$below"
        printf '%s\t%s\t%s' "$chapter" "$level" "$below"
        for name in games won drawn lost; do
            printf '\t%s' "$(cell $name <"$BUILD/levels/$chapter-$level.tsv")"
        done
        awk -F "$tab" -v won="$(cell won <"$BUILD/levels/$chapter-$level.tsv")" \
            -v drawn="$(cell drawn <"$BUILD/levels/$chapter-$level.tsv")" \
            -v games="$(cell games <"$BUILD/levels/$chapter-$level.tsv")" \
            'BEGIN { printf "\t%.1f\n", 100 * (won + drawn / 2) / games }'
        below=$level
    done
}

if [ $tsv = yes ]; then
    rows
else
    echo "Made by \`$call\`:"
    echo
    rows >"$BUILD/levels/table.tsv" || exit 1
    markdown 3 <"$BUILD/levels/table.tsv"
fi
