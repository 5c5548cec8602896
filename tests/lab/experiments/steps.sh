#!/bin/sh
# steps.sh - the way of the book by the engines of its steps: a row each, printed as it comes.
#   steps.sh [--chapter NN] [--depth N] [--nodes N | --time MS] [--problems FILE]
#       [--games N] [--movetime MS | --movenodes N] [--openings FILE] [--concurrency N]
#       [--set 'NAME=VALUE ...'] [--resume] [--keep] [--tsv]
# A row has the step, its idea, the lines that it adds, the nodes of `bench` to --depth (3), the
# mean depth and the problems solved with so many --nodes each (20000; 0: left out) or in --time,
# and with --games the Elo against the step before. Without --chapter these are all steps. --set
# holds for all (Evaluation=simple); a step that does not know an option yet goes without it.
# Prints a table in Markdown, or with --tsv one of tabs, and keeps it in $BUILD/steps, where the
# pictures are, too: way.svg or NN.svg, of the nodes, and with --games -elo.svg. With --keep and
# without --chapter that of the nodes goes to common/, for README.md. --resume goes on with games
# played before.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

help_asked "$@"
call=$(called "$@")
chapter='' games=0 movetime=100 movenodes=no time=no nodes=20000 depth=3 resume=no keep=no tsv=no
set=Evaluation=simple concurrency=$(cores)
problems=tests/data/problems.tsv openings=tests/data/openings.sfen
options 'resume keep tsv' 'chapter games movetime movenodes depth time nodes problems openings
    concurrency set' "$@"
[ "$games" = 0 ] || { games_number; number --movetime "$movetime"; }
[ "$movenodes" = no ] || number --movenodes "$movenodes"
number --depth "$depth"
[ "$nodes" = 0 ] || number --nodes "$nodes"
[ "$time" = no ] || { number --time "$time" && nodes=no; }
[ -r "$problems" ] || fail 1 "$problems: can't be read"
steps=$(sh tests/exercises/series.sh list ${chapter:+"$chapter"})
[ -n "$steps" ] || fail 2 "chapter $chapter has no steps"
[ -x "$BUILD/plot" ] || fail 1 "$BUILD/plot is not built; make match"
[ "$games" = 0 ] || programs
dir=$BUILD/steps table=$BUILD/steps/${chapter:-way}.tsv
mkdir -p "$dir" || exit 1

# known PROGRAM: the options of the set that it has.
known() {
    for word in $set; do
        ! "$1" options --tsv | cut -f 1 | grep -qx "${word%%=*}" || echo "$word"
    done
}

# answers PROGRAM: to the problems with the nodes of a move, without the times.
answers() {
    # shellcheck disable=SC2046 # words
    "$1" solve "$problems" --nodes "$movenodes" --tsv $(known "$1") | cut -f 1-6
}

# elo STEP OLD NEW: of the program NEW against OLD. With a limit of nodes two that search alike
# play alike: that is `=`, and nothing is played.
elo() {
    if [ "$games" = 0 ] || [ -z "$2" ]; then
        printf '%s\t-\t-\t-\t-' -
        return
    fi
    if [ "$movenodes" != no ] && [ "$(answers "$2")" = "$(answers "$3")" ]; then
        printf '%s\t-\t-\t0\t-' =
        return
    fi
    # shellcheck disable=SC2046 # words
    play "step-$1" $(game_limit "$movetime" "$movenodes") \
        --engine "$3 usi" --name new $(known "$3" | sed 's/^/--option /') \
        --engine "$2 usi" --name old $(known "$2" | sed 's/^/--option /') || exit 1
    cells elo elo_low elo_high games by_time <"$dir/step-$1.tsv"
}

# What stands before the first step: the chapter before, where there is one.
before() {
    case $1 in
    '' | 06) ;;
    *) echo "${OUT}chapter$(printf %02d $((1$1 - 101)))/shogi" ;;
    esac
}

rows() {
    printf 'step\tname\tidea\tlines\tnodes\tdepth\tsolved\telo\telo_low\telo_high\tgames\tby_time\n'
    old=$(before "$chapter")
    echo "$steps" | while IFS="$tab" read -r step name idea; do
        program=$(BUILD=$BUILD sh tests/exercises/series.sh program "$step" </dev/null) || exit 1
        # shellcheck disable=SC2046 # words
        {
            reached="-$tab-"
            [ "$nodes" = 0 ] ||
                reached=$(depth_and_solved "$time" "$nodes" "$problems" "$program" $(known "$program"))
            set -- $(sh tests/exercises/series.sh lines "$step") \
                "$(nodes_to "$depth" "$program" $(known "$program"))"
        } </dev/null
        played=$(elo "$step" "$old" "$program" </dev/null) || exit 1
        printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$step" "$step ${name#start}" "$idea" "$1" "$3" "$reached" "$played"
        old=$program
    done
}

# chart FILE COLUMN TITLE ARGUMENT...
chart() {
    file=$1 value=$2 title=$3
    shift 3
    "$BUILD/plot" bars --command "$call" --label name --value "$value" --x-title "$title" \
        --title "${chapter:+Chapter $chapter, }one step more a row" "$@" <"$table" >"$file" || exit 1
}

total=$(echo "$steps" | wc -l)
[ "$movenodes" != no ] || expect "$total"
[ $tsv = yes ] || printf 'Made by `%s`; pictures in %s:\n\n' "$call" "$dir"
[ "$nodes" = 0 ] && reached='' || reached="|depth=depth in $(limit_of_chart "$time" "$nodes")|solved=solved"
[ "$games" = 0 ] && elo_title='' || elo_title='|elo=Elo (95 %)'
show_rows rows 2 "step=step|idea=idea|lines=lines|nodes=nodes to depth $depth$reached$elo_title" || exit 1
target=$dir
[ $keep = no ] || [ -n "$chapter" ] || target=common
chart "$target/${chapter:-way}.svg" nodes "nodes to depth $depth" --log-x
[ "$games" = 0 ] || chart "$dir/${chapter:-way}-elo.svg" elo "Elo against the step before, \
$games games, $(limit_of_chart "$movetime" "$movenodes") a move" --low elo_low --high elo_high
