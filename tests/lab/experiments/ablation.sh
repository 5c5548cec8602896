#!/bin/sh
# ablation.sh - what each switch of a chapter is worth: each one off in turn.
#   ablation.sh NN [--depth N] [--time MS | --nodes N] [--problems FILE]
#               [--games N] [--movetime MS | --movenodes N] [--openings FILE]
#               [--concurrency N] [--resume] [--tsv]
# --depth is 5, in chapter 10 8. A switch that is worth more than a factor of 20 already
# two plies earlier (alpha-beta itself) has its ratio from there: nobody waits for the
# rest.
# A switch is a row of `shogi options --tsv` of chapter NN that is true or false, or one
# of several words.
# Prints a table in Markdown, or with --tsv one of tabs: nodes to a fixed depth and their
# ratio to those with all switches on, the mean depth completed in --time, problems solved
# in --time each, and with --games the Elo of the chapter without the switch against the
# whole one. With --nodes the depth is that of the problems, and both come from so many
# nodes each. Charts: $BUILD/ablation/NN-nodes.svg, and with --games NN-elo.svg. --resume
# goes on with games played before, which is right only while the program is the same.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

call=${CALL:-tests/lab/experiments/ablation.sh $*}
case ${1:-} in 10) depth=8 ;; *) depth=5 ;; esac
chapter_run ablation '' "$@"

# The switches of the chapter: each with the value that is not its usual one, or in turn
# with every other word that it takes.
switches() {
    "$program" options --tsv | awk -F "$tab" -v chapter="$chapter" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        $column["chapter"] != chapter { next }
        $column["type"] == "check" {
            print $column["name"] "=" ($column["initial"] == "true" ? "false" : "true") }
        $column["type"] == "combo" {
            words = split($column["words"], word, " ")
            for (i = 1; i <= words; i++)
                if (word[i] != $column["initial"]) print $column["name"] "=" word[i] }'
}

# elo NAME=VALUE: the Elo of the program so changed against the usual one, and its
# interval.
elo() {
    if [ "$games" = 0 ]; then
        printf '%s\t-\t-' -
        return
    fi
    game_words=$(game_limit "$movetime" "$movenodes")
    table=$dir/$chapter-$1$(echo "$game_words" | tr -d ' ').games
    [ $resume = yes ] || rm -f "$table"
    # shellcheck disable=SC2086 # words
    "$BUILD/match" $game_words --tolerance 1000 --games "$games" \
        --engine "$program usi" --name "$1" --option "$1" \
        --engine "$program usi" --name "all" \
        --openings "$openings" --concurrency "$concurrency" --out "$table" \
        --resume --tsv >"$dir/summary.tsv" || fail 1 "the match with $1 was not finished"
    for name in elo elo_low elo_high; do
        printf '%s%s' "$between" "$(cell $name <"$dir/summary.tsv")"
        between=$tab
    done
}

# ratio A B: as text.
ratio() {
    awk "BEGIN { printf \"%.2f\", $1 / $2 }"
}

# nodes_and_ratio NAME=VALUE: two cells.
nodes_and_ratio() {
    part=$(ratio "$(nodes_to "$early" "$program" "$1")" "$all_early")
    if [ "${part%.*}" -ge 20 ]; then
        printf '%s\t%s at depth %s' - "$part" "$early"
    else
        count=$(nodes_to "$depth" "$program" "$1")
        printf '%s\t%s' "$count" "$(ratio "$count" "$all")"
    fi
}

rows() {
    printf 'switch\tnodes\tratio\tdepth\tsolved\telo\telo_low\telo_high\n'
    early=$((depth > 3 ? depth - 2 : 1))
    all=$(nodes_to "$depth" "$program")
    all_early=$(nodes_to "$early" "$program")
    printf 'all on\t%s\t1.00\t%s\t-\t-\t-\n' "$all" \
        "$(depth_and_solved "$time" "$nodes" "$problems" "$program")"
    for switch in $(switches); do
        between=
        played=$(elo "$switch") || exit 1
        printf '%s\t%s\t%s\t%s\n' "$switch" "$(nodes_and_ratio "$switch")" \
            "$(depth_and_solved "$time" "$nodes" "$problems" "$program" "$switch")" \
            "$played"
    done
}

readable() {
    awk -F "$tab" -v OFS="$tab" -v limit="$limit" -v depth="$depth" '
        NR == 1 { print "switch", "nodes to depth " depth, "ratio",
                        "depth in " limit, "solved", "Elo (95 %)"; next }
        { print $1, $2, $3, $4, $5, \
              $6 == "-" ? "-" : sprintf("%+.0f (%+.0f to %+.0f)", $6, $7, $8) }' |
        markdown 1
}

limit=$(limit_of_chart "$time" "$nodes") a_move=$(limit_of_chart "$movetime" "$movenodes")
table=$dir/$chapter.tsv
rows >"$table" || exit 1
"$BUILD/plot" bars --command "$call" --label switch --value ratio --log-x --base 1 \
    --title "Chapter $chapter, one switch at a time" \
    --x-title "nodes to depth $depth, all on = 1" \
    <"$table" >"$dir/$chapter-nodes.svg" || exit 1
[ "$games" = 0 ] || sed '2d' "$table" | "$BUILD/plot" bars --label switch --value elo \
    --command "$call" --low elo_low --high elo_high --title "Chapter $chapter, one switch at a time" \
    --x-title "Elo against all on, $games games, $a_move a move" \
    >"$dir/$chapter-elo.svg" || exit 1
if [ $tsv = yes ]; then
    cat "$table"
else
    echo "Made by \`$call\`; charts in $dir:"
    echo
    readable <"$table"
fi
