#!/bin/sh
# steps.sh - from a chapter with none of its own techniques to the whole: one more a row, in
# the order of its options, which is that of its text.
#   steps.sh NN [--depth N] [--time MS | --nodes N] [--problems FILE]
#               [--games N] [--movetime MS | --movenodes N] [--openings FILE]
#               [--concurrency N] [--set 'NAME=VALUE ...'] [--instead 'NAME=VALUE ...']
#               [--variant NAME] [--resume] [--tsv]
# A technique is a row of `shogi options --tsv` that is taught in chapter NN and is on as
# the chapter is delivered; a word of several counts as on.
# Prints a table in Markdown, or with --tsv one of tabs: nodes to a fixed depth (5; in
# chapters 6 and 7, where all begins with plain negamax, 3), the mean depth completed in
# --time (100 ms), problems solved in that time each, and with --games the Elo against the
# row before. With --instead a row for each of these follows, the whole chapter with only
# that changed, and its Elo is against the whole. With --nodes the depth is that of the
# problems, and both come from so many nodes each. --set holds for all rows. --variant:
# the chapter as variant.sh changes it. Charts: $BUILD/steps/NN-nodes.svg, and with --games
# NN-elo.svg. --resume goes on with games played before, which is right only while the
# program is the same.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

call=${CALL:-tests/lab/experiments/steps.sh $*}
set='' instead='' variant=''
case ${1:-} in 06 | 07) depth=3 ;; *) depth=5 ;; esac
chapter_run steps 'set instead variant' "$@"
if [ -n "$variant" ]; then # which has switches that the chapter has not
    program=$dir/$variant
    printf '#!/bin/sh\nBUILD="%s" exec sh tests/lab/experiments/variant.sh %s "$@"\n' "$BUILD" \
        "$variant" >"$program" && chmod +x "$program" && "$program" --version >"$dir/made" ||
        fail 1 "the variant $variant can't be built"
fi

# shellcheck disable=SC2086 # words
takes "$program" $set $instead

# The techniques of the chapter: NAME=on value and NAME=off value, a tab between.
techniques() {
    "$program" options --tsv | awk -F "$tab" -v chapter="$chapter" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        $column["chapter"] != chapter { next }
        $column["initial"] == "false" || $column["initial"] == "off" { next }
        $column["type"] == "spin" { next }
        { print $column["name"] "=" $column["initial"] "\t" \
              $column["name"] "=" ($column["type"] == "check" ? "false" : "off") }'
}

# elo OLD NEW: lists of NAME=VALUE that differ by a technique, with commas between.
elo() {
    if [ "$games" = 0 ] || [ "$1" = "$2" ]; then
        printf '%s\t-\t-' -
        return
    fi
    game_words=$(game_limit "$movetime" "$movenodes")
    table=$dir/$chapter-$(echo "$game_words $2" | cksum | cut -d ' ' -f 1).games
    [ $resume = yes ] || rm -f "$table"
    # shellcheck disable=SC2046,SC2086 # words
    "$BUILD/match" $game_words --tolerance 1000 --games "$games" \
        --engine "$program usi" --name new $(echo ",$2" | sed 's/,/ --option /g') \
        --engine "$program usi" --name old $(echo ",$1" | sed 's/,/ --option /g') \
        --openings "$openings" --concurrency "$concurrency" --out "$table" \
        --resume --tsv >"$dir/summary.tsv" || fail 1 "the match of $2 was not finished"
    for name in elo elo_low elo_high; do
        printf '%s%s' "$between" "$(cell $name <"$dir/summary.tsv")"
        between=$tab
    done
}

# row NAME OLD NEW: the program as NEW, a list of NAME=VALUE with commas between.
row() {
    between=
    # shellcheck disable=SC2046 # words
    set -- "$1" "$2" "$3" $(echo "$3" | tr , ' ')
    name=$1 old=$2 new=$3
    shift 3
    played=$(elo "$old" "$new") || exit 1
    printf '%s\t%s\t%s\t%s\n' "$name" "$(nodes_to "$depth" "$program" "$@")" \
        "$(depth_and_solved "$time" "$nodes" "$problems" "$program" "$@")" \
        "$played"
}

rows() {
    printf 'step\tnodes\tdepth\tsolved\telo\telo_low\telo_high\n'
    state=$(techniques | cut -f 2 | cat - "$dir/set" | paste -s -d , -)
    row none "$state" "$state"
    techniques | while IFS=$tab read -r on off; do
        next=$(echo ",$state," | sed "s/,$off,/,$on,/; s/^,//; s/,\$//")
        row "+ $on" "$state" "$next" </dev/null
        state=$next
    done || exit 1
    whole=$(techniques | cut -f 1 | cat - "$dir/set" | paste -s -d , -)
    for change in $instead; do
        row "$change instead" "$whole" "$whole,$change" </dev/null
    done
}

readable() {
    awk -F "$tab" -v OFS="$tab" -v depth="$depth" -v games="$games" -v limit="$limit" '
        NR == 1 { $0 = "step\tnodes to depth " depth "\tdepth in " limit \
                       "\tsolved\tElo (95 %)" }
        NR > 1 { sub(/=true$/, "", $1)
                 if ($5 != "-") $5 = sprintf("%+.0f (%+.0f to %+.0f)", $5, $6, $7) }
        { print $1, $2, $3, $4 (games ? "\t" $5 : "") }' |
        markdown 1
}

limit=$(limit_of_chart "$time" "$nodes") a_move=$(limit_of_chart "$movetime" "$movenodes")
echo "$set" | tr ' ' '\n' | grep . >"$dir/set"
table=$dir/$chapter.tsv
rows >"$table" || exit 1
"$BUILD/plot" bars --command "$call" --label step --value nodes --log-x \
    --title "Chapter $chapter, one technique more a row" --x-title "nodes to depth $depth" \
    <"$table" >"$dir/$chapter-nodes.svg" || exit 1
[ "$games" = 0 ] || sed '2d' "$table" | "$BUILD/plot" bars --label step --value elo \
    --command "$call" --low elo_low --high elo_high --title "Chapter $chapter, one technique more a row" \
    --x-title "Elo against the row before, $games games, $a_move a move" \
    >"$dir/$chapter-elo.svg" || exit 1
if [ $tsv = yes ]; then
    cat "$table"
else
    echo "Made by \`$call\`; charts in $dir:"
    echo
    readable <"$table"
fi
