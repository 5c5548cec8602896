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

call=$(called "$@")
chapter=10 games=200 from=0 to=99 top=110000 concurrency=$(cores) resume=no tsv=no set=''
openings=tests/data/openings.sfen
options 'resume tsv' 'chapter games from to top concurrency openings set' "$@"
games_number
number --to "$to"
number --top "$top"
case $from in [0-9] | 1[01]) ;; *) fail 2 "--from: '$from' is not a level" ;; esac
programs "$chapter"
program=${OUT}chapter$chapter/shogi dir=$BUILD/levels table=$BUILD/levels/table.tsv
mkdir -p "$dir" || exit 1
# shellcheck disable=SC2086 # words
takes "$program" $set

# The levels that the chapter has, 12 among them only if it is wanted; those to be played.
highest=$(echo level | LC_ALL=C "$program" |
    sed -n 's/^Chapter .* has levels 0 to \([0-9]*\), and 12: .*/\1/p')
levels=$(seq 0 "$highest")
[ "$to" != 12 ] || levels="$levels 12"
levels=$(for level in $levels; do
    [ "$level" -lt "$from" ] || [ "$level" -gt "$to" ] || echo "$level"
done)
both=
for word in $set; do both="$both --option $word"; done

rows() {
    printf 'chapter\tlevel\tagainst\tgames\twon\tdrawn\tlost\tpercent\n'
    below=
    for level in $levels; do
        if [ -n "$below" ]; then
            # shellcheck disable=SC2086 # words
            play "$chapter-$level" --nodes "$top" $both \
                --engine "$program usi" --name "level $level" --option "Level=$level" \
                --engine "$program usi" --name "level $below" --option "Level=$below" \
                --option USI_Hash=16
            printf '%s\t%s\t%s\t' "$chapter" "$level" "$below"
            cells games won drawn lost <"$dir/$chapter-$level.tsv" |
                awk '{ printf "%s\t%.1f\n", $0, 100 * ($2 + $3 / 2) / $1 }'
        fi
        below=$level
    done
}

total=$(($(echo "$levels" | wc -w) - 1))
[ $tsv = yes ] || printf 'Made by `%s`:\n\n' "$call"
show_rows rows 3 "chapter=chapter|level=level|against=against|games=games|won=won|drawn=drawn|\
lost=lost|percent=percent"
