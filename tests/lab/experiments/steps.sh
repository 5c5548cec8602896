#!/bin/sh
# steps.sh - the way of the book by the engines of its steps: a row each, printed as it comes.
#   steps.sh [--chapter NN] [--depth N] [--nodes N | --time MS] [--problems FILE]
#       [--games N] [--movetime MS | --movenodes N] [--openings FILE] [--concurrency N]
#       [--set 'NAME=VALUE ...'] [--played FILE] [--resume] [--keep] [--tsv]
# A row has the step, its idea, the lines that it adds, the nodes of `bench` to --depth (3), the
# mean depth and the problems solved with so many --nodes each (20000; 0: left out) or in --time,
# and with --games the Elo against the step before. Without --chapter these are all steps. --set
# holds for all (Evaluation=simple); a step that does not know an option yet goes without it.
# With --movenodes the steps before 06.4 play two plies a move instead: stopped in the middle of an
# iteration they play what nobody has looked at (lesson 06.4). And two steps may play alike: if they answer all problems alike, and in 40 games
# the two of each opening are the same, `=` stands there. --resume goes on with games played before; --played takes the Elo from a file in place
# of games, as --games with --keep writes it: tests/data/way.tsv, for README.md.
# Prints a table in Markdown, or with --tsv one of tabs, and keeps it in $BUILD/steps, where the
# picture is, too: way.svg or NN.svg, of the nodes and of the Elo. With --keep and without
# --chapter it goes to common/, for README.md.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh

help_asked "$@"
call=$(called "$@")
chapter='' games=0 movetime=100 movenodes=no time=no nodes=20000 depth=3 resume=no keep=no tsv=no
played=''
TWINS=40
set=Evaluation=simple concurrency=$(cores)
problems=tests/data/problems.tsv openings=tests/data/openings.sfen
options 'resume keep tsv' 'chapter games movetime movenodes depth time nodes problems openings
    concurrency set played' "$@"
[ "$games" = 0 ] || { games_number; number --movetime "$movetime"; }
[ "$movenodes" = no ] || number --movenodes "$movenodes"
number --depth "$depth"
[ "$nodes" = 0 ] || number --nodes "$nodes"
[ "$time" = no ] || { number --time "$time" && nodes=no; }
[ -z "$played" ] || [ -r "$played" ] || fail 1 "$played: can't be read"
[ -z "$played" ] || [ "$games" = 0 ] || fail 2 '--played stands in place of --games'
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

# against LABEL OLD NEW
against() {
    limit=$(game_limit "$movetime" "$movenodes")
    case $movenodes:$1 in
    no:*) ;;
    *-06.[123]) limit='--depth 2' ;;
    esac
    # shellcheck disable=SC2046,SC2086 # words
    play "$1" $limit \
        --engine "$3 usi" --name new $(known "$3" | sed 's/^/--option /') \
        --engine "$2 usi" --name old $(known "$2" | sed 's/^/--option /') || exit 1
}

# twins STEP OLD NEW: are the two games of each opening the same, whoever plays which side?
twins() {
    games=$TWINS
    against "twins-$1" "$2" "$3"
    column position <"$games_file" | uniq | awk -v pairs=$((TWINS / 2)) 'END { exit NR != pairs }'
}

# elo STEP OLD NEW: of the program NEW against OLD.
elo() {
    if [ -n "$played" ]; then
        awk -F "$tab" -v OFS="$tab" -v step="$1" '
            $1 "" == step { sub(/^[^\t]*\t/, ""); print; seen = 1 }
            END { if (!seen) print "-", "-", "-", "-", "-" }' "$played"
        return
    fi
    if [ "$games" = 0 ] || [ -z "$2" ]; then
        printf '%s\t-\t-\t-\t-' -
        return
    fi
    if [ "$movenodes" != no ] && [ "$(answers "$2")" = "$(answers "$3")" ] && (twins "$@"); then
        printf '%s\t-\t-\t%s\t-' = $TWINS
        return
    fi
    against "step-$1" "$2" "$3"
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
        result=$(elo "$step" "$old" "$program" </dev/null) || exit 1
        printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$step" "$step ${name#start}" "$idea" "$1" "$3" "$reached" "$result"
        old=$program
    done
}

total=$(echo "$steps" | wc -l)
[ "$movenodes" != no ] || expect "$total"
[ $tsv = yes ] || printf 'Made by `%s`; the picture in %s:\n\n' "$call" "$dir"
[ "$nodes" = 0 ] && reached='' || reached="|depth=depth in $(limit_of_chart "$time" "$nodes")|solved=solved"
[ "$games$played" = 0 ] && elo_title='' || elo_title='|elo=Elo (95 %)'
# The Elo for README.md, also of the steps that were played before a call was stopped.
keep_games() {
    [ $keep = no ] || [ -n "$chapter" ] || [ "$games" = 0 ] || {
        printf '# The Elo of each step against the one before, made by\n#   %s KEEP=1\n' "$call"
        cut -f 1,8- "$table"
    } >tests/data/way.tsv
}
show_rows rows 2 "step=step|idea=idea|lines=lines|nodes=nodes to depth $depth$reached$elo_title" ||
    { keep_games; exit 1; }
keep_games
target=$dir
[ $keep = no ] || [ -n "$chapter" ] || target=common
[ -z "$played" ] || call=$(sed -n 's/^#   \(.*\) KEEP=1$/\1/p' "$played")
set -- --beside elo --beside-low elo_low --beside-high elo_high \
    --beside-title 'Elo against the step before'
[ "$games$played" != 0 ] || set --
"$BUILD/plot" bars --command "$call" --label name --value nodes --x-title "nodes to depth $depth" \
    --log-x --title "${chapter:+Chapter $chapter, }one step more a row" "$@" <"$table" \
    >"$target/${chapter:-way}.svg"
