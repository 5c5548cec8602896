#!/bin/sh
# switches.sh - what the switches of a chapter are worth: one more on a row, or each off in turn.
#   switches.sh techniques|ablation --chapter NN [--depth N] [--time MS | --nodes N]
#       [--problems FILE] [--games N] [--movetime MS | --movenodes N] [--openings FILE]
#       [--concurrency N] [--set 'NAME=VALUE ...'] [--instead 'NAME=VALUE ...']
#       [--variant NAME] [--resume] [--tsv]
# techniques: from a chapter with none of its own techniques to the whole, in the order of its
# options, which is that of its text. A technique is a row of `shogi options --tsv` that is
# taught in chapter NN and is on as the chapter is delivered; a word of several counts as on.
# ablation: the whole chapter, then each of its switches, a row that is true or false or one of
# several words, with its other values.
# Prints a table in Markdown, or with --tsv one of tabs, and keeps it in $BUILD/techniques or
# $BUILD/ablation: nodes to --depth (techniques 5, in chapters 6 and 7, where all begins with plain
# negamax, 3; ablation 5, in chapter 10 8), the mean depth completed in --time (100 ms), problems
# solved in that time each; with --nodes the depth is that of the problems, and both come from
# so many nodes. With --games the Elo against the row before, in an ablation against the whole.
# An ablation has the ratio of nodes to those of the whole; a switch that is worth more than a
# factor of 20 already two plies earlier (alpha-beta itself) has it from there: nobody waits for
# the rest. --instead: a row more for each of these, the whole chapter with only that changed.
# --set holds for all rows. --variant: the chapter as variant.sh changes it. Charts:
# NN-nodes.svg, and with --games NN-elo.svg. --resume goes on with games played before.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

help_asked "$@"
mode=${1:-}
case $mode in techniques | ablation) shift ;; *) fail 2 "techniques or ablation? --help tells more" ;; esac
call=$(CALL=${CALL:-sh tests/lab/experiments/switches.sh $mode} called "$@")
chapter='' games=0 movetime=100 movenodes=no time=100 nodes=no depth='' resume=no tsv=no
set='' instead='' variant='' concurrency=$(cores)
problems=tests/data/problems.tsv openings=tests/data/openings.sfen
options 'resume tsv' "chapter games movetime movenodes depth time nodes problems openings
    concurrency set instead variant" "$@"
[ -n "$chapter" ] || fail 2 "which chapter? make $mode CHAPTER=NN"
if [ -z "$depth" ]; then
    case $mode$chapter in techniques0[67]) depth=3 ;; ablation10) depth=8 ;; *) depth=5 ;; esac
fi
[ "$games" = 0 ] || games_number
number --movetime "$movetime"
number --depth "$depth"
number --time "$time"
[ "$nodes" = no ] || number --nodes "$nodes"
[ "$movenodes" = no ] || number --movenodes "$movenodes"
[ -r "$problems" ] || fail 1 "$problems: can't be read"
programs "$chapter"
program=${OUT}chapter$chapter/shogi
[ -z "$variant" ] || program=$(sh tests/lab/experiments/variant.sh --path "$variant") || exit
# shellcheck disable=SC2086 # words
takes "$program" $set $instead
dir=$BUILD/$mode table=$BUILD/$mode/$chapter.tsv
mkdir -p "$dir" || exit 1
limit=$(limit_of_chart "$time" "$nodes") a_move=$(limit_of_chart "$movetime" "$movenodes")

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

# Lists of NAME=VALUE have commas between them. with COLUMN: that of all techniques, and what
# --set adds. options_of LIST: as words of match.
with() {
    { techniques | cut -f "$1"; echo "$set" | tr ' ' '\n'; } | grep . | paste -s -d , -
}
options_of() { echo "$1" | tr ',' '\n' | sed '/./s/^/--option /'; }

# elo NAME OLD NEW: of the program as NEW against OLD.
elo() {
    if [ "$games" = 0 ] || [ "$2" = "$3" ]; then
        printf '%s\t-\t-\t-\t-' -
        return
    fi
    # shellcheck disable=SC2046 # words
    play "$chapter-$(echo "$1" | tr -d ' ')" $(game_limit "$movetime" "$movenodes") \
        --engine "$program usi" --name new $(options_of "$3") \
        --engine "$program usi" --name old $(options_of "$2") || exit 1
    cells elo elo_low elo_high games by_time \
        <"$dir/$chapter-$(echo "$1" | tr -d ' ').tsv"
}

# counted NAME=VALUE...: the nodes; in an ablation the ratio to those of the whole as well, whose
# nodes $all and, two plies earlier, $all_early are.
counted() {
    if [ $mode = techniques ]; then
        nodes_to "$depth" "$program" "$@"
        return
    fi
    part=$(awk "BEGIN { printf \"%.2f\", $(nodes_to "$early" "$program" "$@") / $all_early }")
    if [ "${part%.*}" -ge 20 ]; then
        printf '%s\t%s at depth %s' - "$part" "$early"
    else
        count=$(nodes_to "$depth" "$program" "$@")
        awk "BEGIN { printf \"%s\t%.2f\", $count, $count / $all }"
    fi
}

# row NAME OLD NEW: the program as NEW.
row() {
    name=$1 old=$2 new=$3
    # shellcheck disable=SC2046 # words
    set -- $(echo "$3" | tr , ' ')
    played=$(elo "$name" "$old" "$new") || exit 1
    printf '%s\t%s\t%s\t%s\n' "$name" "$(counted "$@")" \
        "$(depth_and_solved "$time" "$nodes" "$problems" "$program" "$@")" "$played"
}

rows() {
    if [ $mode = techniques ]; then
        printf 'step\tnodes\tdepth\tsolved\telo\telo_low\telo_high\tgames\tby_time\n'
        state=$(with 2) whole=$(with 1)
        row none "$state" "$state"
        techniques >"$dir/techniques"
        while IFS=$tab read -r on off; do
            next=$(echo ",$state," | sed "s/,$off,/,$on,/; s/^,//; s/,\$//")
            row "+ ${on%=true}" "$state" "$next" </dev/null
            state=$next
        done <"$dir/techniques"
    else
        printf 'switch\tnodes\tratio\tdepth\tsolved\telo\telo_low\telo_high\tgames\tby_time\n'
        whole=$(echo "$set" | tr ' ' ,) early=$((depth > 3 ? depth - 2 : 1))
        # shellcheck disable=SC2086 # words
        all=$(nodes_to "$depth" "$program" $set) all_early=$(nodes_to $early "$program" $set)
        row 'all on' "$whole" "$whole"
        for switch in $(switches); do
            row "$switch" "$whole" "$whole${whole:+,}$switch"
        done
    fi
    for change in $instead; do
        row "$change instead" "$whole" "$whole${whole:+,}$change"
    done
}

# chart NAME COLUMN TITLE ARGUMENT...: of the table on standard input.
chart() {
    name=$1 value=$2 title=$3
    shift 3
    "$BUILD/plot" bars --command "$call" --label $first --value "$value" --x-title "$title" \
        --title "Chapter $chapter, $order" "$@" >"$dir/$chapter-$name.svg" || exit 1
}

if [ $mode = techniques ]; then
    first=step order='one technique more a row' against='the row before' changes=$(techniques) ratio=''
else
    first=switch order='one switch at a time' against='all on' changes=$(switches) ratio='|ratio=ratio'
fi
# shellcheck disable=SC2086 # words
total=$(printf '%s\n' none "$changes" $instead | grep -c .)
[ "$movenodes" != no ] || expect $((total - 1))
[ $tsv = yes ] || printf 'Made by `%s`; charts in %s:\n\n' "$call" "$dir"
[ "$games" = 0 ] && elo_title='' || elo_title='|elo=Elo (95 %)'
show_rows rows 1 "$first=$first|nodes=nodes to depth $depth$ratio|depth=depth in $limit|\
solved=solved$elo_title" || exit 1
if [ $mode = techniques ]; then
    chart nodes nodes "nodes to depth $depth" --log-x <"$table"
else
    chart nodes ratio "nodes to depth $depth, all on = 1" --log-x --base 1 <"$table"
fi
[ "$games" = 0 ] || sed '2d' "$table" | chart elo elo \
    "Elo against $against, $games games, $a_move a move" --low elo_low --high elo_high
