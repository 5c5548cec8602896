# measure.sh - what the experiments share; read by them with `.`, from the project root.
# shellcheck shell=sh disable=SC2034
#   BUILD  directory of match and plot
#   OUT    what stands in front of chapterNN/shogi
BUILD=${BUILD:-build} OUT=${OUT:-}
tab=$(printf '\t')

# fail STATUS MESSAGE
fail() {
    echo "${0##*/}: $2" >&2
    exit "$1"
}

# options FLAGS VALUES ARGUMENT...: --NAME sets NAME=yes if it is one of the words of FLAGS;
# --NAME TEXT sets NAME to the text if it is one of VALUES. Anything else is refused.
options() {
    flags=" $1 " values=" $2 "
    shift 2
    while [ $# -gt 0 ]; do
        word=${1#--}
        case $1 in
        --*[!a-z]* | --) fail 2 "unknown argument $1" ;;
        --*) ;;
        *) fail 2 "unknown argument $1" ;;
        esac
        case $flags in *" $word "*) eval "$word=yes"; shift; continue ;; esac
        case $values in *" $word "*) ;; *) fail 2 "unknown argument $1" ;; esac
        [ $# -gt 1 ] || fail 2 "$1: its value is missing"
        eval "$word=\$2"
        shift 2
    done
}

# number NAME TEXT: the text must be a positive number.
number() {
    case $2 in
    '' | *[!0-9]* | 0*) fail 2 "$1 '$2': a positive number is needed" ;;
    esac
}

# programs NUMBER...: all that is needed must be built.
programs() {
    for program in "$BUILD/match" "$BUILD/plot"; do
        [ -x "$program" ] || fail 1 "$program is not built; make match"
    done
    for chapter in "$@"; do
        program=${OUT}chapter$chapter/shogi
        [ -x "$program" ] || fail 1 "$program is not built"
    done
}

# takes PROGRAM NAME=VALUE...: the program must know these options; it says which it does not.
takes() {
    asked=$1
    shift
    "$asked" bench --depth 1 "$@" >/dev/null || exit 2
}

# column NAME: the cells of that column, of a table with a header line on standard input.
column() {
    awk -F "$tab" -v name="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i }
        NR > 1 { print $c }'
}

# total COLUMN, mean COLUMN: of such a table; cell COLUMN: that of its first row.
total() {
    column "$1" | awk '{ sum += $1 } END { printf "%.0f\n", sum }'
}
mean() {
    column "$1" | awk '
        { sum += $1; n++ } END { if (n) printf "%.2f\n", sum / n; else print "-" }'
}
cell() {
    column "$1" | sed 1q
}

# once COMMAND...: its output; where CACHE is a directory, from there the second time.
once() (
    [ -n "${CACHE:-}" ] || { "$@"; exit; }
    output=$CACHE/$(printf '%s ' "$@" | cksum | tr ' ' -)
    [ -f "$output" ] || { "$@" >"$output.part" && mv "$output.part" "$output"; } || exit
    cat "$output"
)

# nodes_to DEPTH PROGRAM [NAME=VALUE...]: nodes of the fixed set of positions.
nodes_to() {
    depth_limit=$1 program=$2
    shift 2
    once "$program" bench --depth "$depth_limit" --tsv "$@" | total nodes
}

# depth_in MS PROGRAM [NAME=VALUE...]: mean depth completed in that time for a position.
depth_in() {
    time_limit=$1 program=$2
    shift 2
    "$program" bench --time "$time_limit" --tsv "$@" | mean depth
}

# depth_and_solved TIME NODES PROBLEMS PROGRAM [NAME=VALUE...]: two cells. With NODES "no"
# the mean depth completed for a position in that time, and how many of the problems are
# solved in it each; otherwise both from searches of the problems with so many nodes,
# which is the same on every machine.
depth_and_solved() {
    time_limit=$1 node_limit=$2 problem_file=$3 program=$4
    shift 4
    if [ "$node_limit" != no ]; then
        answers=$("$program" solve "$problem_file" --nodes "$node_limit" --tsv "$@")
        printf '%s\t%s' "$(echo "$answers" | mean depth)" "$(echo "$answers" | total solved)"
        return
    fi
    printf '%s\t' "$(depth_in "$time_limit" "$program" "$@")"
    if [ -r "$problem_file" ]; then
        "$program" solve "$problem_file" --time "$time_limit" --tsv "$@" | total solved
    else
        echo -
    fi
}

# game_limit TIME NODES: the words of match; limit_of_chart: for a reader.
game_limit() {
    if [ "$2" = no ]; then echo "--movetime $1"; else echo "--nodes $2"; fi
}
limit_of_chart() {
    if [ "$2" = no ]; then echo "$1 ms"; else echo "$2 nodes"; fi
}

# markdown N: a table of tabs as one of Markdown; the first line is its head, the first N
# columns are words, the others numbers, whose thousands get commas.
markdown() {
    awk -F "$tab" -v words="$1" '
        function commas(cell,    tail) {
            while (cell ~ /^[0-9]+$/ && length(cell) > 3) {
                tail = "," substr(cell, length(cell) - 2) tail
                cell = substr(cell, 1, length(cell) - 3)
            }
            return cell tail
        }
        {
            line = "|"
            for (i = 1; i <= NF; i++)
                line = line " " (i > words ? commas($i) : $i) " |"
            print line
        }
        NR == 1 { line = "|"
                  for (i = 1; i <= NF; i++)
                      line = line (i <= words ? " --- |" : " ---: |")
                  print line }'
}

# cores: how many games at the same time do not disturb each other.
cores() {
    getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1
}

# chapter_run TOOL VALUES NN ARGUMENT...: what steps and ablation ask of the command line, and
# a few VALUES more; `depth` has its default already. Sets chapter, program, and dir for the
# tool's files.
chapter_run() {
    tool=$1 more=$2
    shift 2
    [ $# -gt 0 ] || fail 2 "which chapter? make $tool CHAPTER=NN"
    chapter=$1
    shift
    games=0 movetime=100 movenodes=no time=100 nodes=no resume=no tsv=no
    problems=tests/data/problems.tsv openings=tests/data/openings.sfen
    concurrency=$(cores)
    options 'resume tsv' \
        "games movetime movenodes depth time nodes problems openings concurrency $more" "$@"
    [ "$games" = 0 ] || number --games "$games"
    number --movetime "$movetime"
    number --depth "$depth"
    number --time "$time"
    number --concurrency "$concurrency"
    [ "$nodes" = no ] || number --nodes "$nodes"
    [ "$movenodes" = no ] || number --movenodes "$movenodes"
    programs "$chapter"
    program=${OUT}chapter$chapter/shogi
    dir=$BUILD/$tool
    mkdir -p "$dir" || exit 1
}
