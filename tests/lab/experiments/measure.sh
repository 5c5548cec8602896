# measure.sh - what the experiments share; read by them with `.`, from the project root.
# shellcheck shell=sh disable=SC2034
#   BUILD  directory of match and plot
#   OUT    what stands in front of chapterNN/shogi
BUILD=${BUILD:-build} OUT=${OUT:-}
tab=$(printf '\t')

# note MESSAGE: on a line of its own, also where a counter stands. fail STATUS MESSAGE
note() {
    [ ! -t 2 ] || printf '\r\033[K' >&2
    echo "${0##*/}: $1" >&2
}
fail() {
    note "$2"
    exit "$1"
}

# help_asked ARGUMENT...: with --help among them the first comment of the script, and the end.
help_asked() {
    case " $* " in *' --help '*) ;; *) return ;; esac
    sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$(find tests/lab -name "${0##*/}" | sed 1q)"
    exit 0
}

# options FLAGS VALUES ARGUMENT...: --NAME sets NAME=yes if it is one of the words of FLAGS;
# --NAME TEXT sets NAME to the text if it is one of VALUES. NAME=1 and NAME=TEXT, in capitals
# as make has them, are the same. Anything else is refused.
options() {
    flags=" $1 " values=" $2 "
    shift 2
    help_asked "$@"
    while [ $# -gt 0 ]; do
        case $1 in
        [A-Z]*=*) word=$(echo "${1%%=*}" | tr '[:upper:]' '[:lower:]') text=${1#*=} ;;
        --*[!a-z]* | --) fail 2 "unknown argument $1" ;;
        --*) word=${1#--} text='' ;;
        *) fail 2 "unknown argument $1" ;;
        esac
        case $flags in *" $word "*) eval "$word=yes"; shift; continue ;; esac
        case $values in *" $word "*) ;; *) fail 2 "unknown argument $1" ;; esac
        case $1 in
        --*) [ $# -gt 1 ] || fail 2 "$1: its value is missing"
             text=$2; shift ;;
        esac
        eval "$word=\$text"
        shift
    done
}

# called ARGUMENT...: the call for a caption, as one could type it again. CALL: its beginning.
called() {
    printf '%s' "${CALL:-sh tests/lab/experiments/${0##*/}}"
    for word; do
        case $word in
        --tsv | --resume | --keep | TSV=* | RESUME=* | KEEP=*) ;;
        *' '*)
            case ${word%%=*} in
            *[!A-Z]*) printf ' "%s"' "$word" ;;
            *) printf ' %s="%s"' "${word%%=*}" "${word#*=}" ;;
            esac ;;
        *) printf ' %s' "$word" ;;
        esac
    done
}

# number NAME TEXT: the text must be a positive number.
number() {
    case $2 in
    '' | *[!0-9]* | 0*) fail 2 "$1 '$2': a positive number is needed" ;;
    esac
}

# games_number: $games must be even, since each opening is played with both colours; what else
# a match needs must be there, too.
games_number() {
    number --games "$games"
    [ $((games % 2)) = 0 ] || fail 2 "--games '$games': an even number is needed"
    number --concurrency "$concurrency"
    [ -r "$openings" ] || fail 1 "$openings: can't be read"
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

# cells NAME...: those of the first row of such a table, with tabs between.
cells() {
    awk -F "$tab" -v names="$*" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; count = split(names, name, " ") }
        NR == 2 { for (i = 1; i <= count; i++)
                      printf "%s%s", $column[name[i]], i < count ? FS : "\n" }'
}

# total COLUMN, mean COLUMN: of such a table.
total() {
    column "$1" | awk '{ sum += $1 } END { printf "%.0f\n", sum }'
}
mean() {
    column "$1" | awk '
        { sum += $1; n++ } END { if (n) printf "%.2f\n", sum / n; else print "-" }'
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
    "$program" solve "$problem_file" --time "$time_limit" --tsv "$@" | total solved
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

# --- games ---

# put_aside FILE: what was played stays, under a name that nothing has.
put_aside() {
    [ -s "$1" ] || return 0
    aside=1
    while [ -e "$1.$aside" ]; do aside=$((aside + 1)); done
    mv "$1" "$1.$aside"
    note "games played before are now in $1.$aside; RESUME=1 would have gone on with them"
}

# play LABEL WORD...: $games games with these words for match; the summary goes to
# $dir/LABEL.tsv. They stay in $dir/LABEL-NUMBER.games, the number made of all that they depend
# on, programs and openings too: with $resume those are not played again. A machine that does
# other work as well answers late now and then, hence the tolerance; the mean time of a move,
# in the summary, tells whether the time was equal.
play() {
    label=$1
    shift
    games_file=$dir/$label-$({
        cat "$openings"
        for word; do
            case $word in *' usi') cat "${word% usi}" ;; *) printf '%s\n' "$word" ;; esac
        done
    } | cksum | cut -d ' ' -f 1).games
    if [ "$resume" = no ]; then
        put_aside "$games_file"
    elif [ ! -e "$games_file" ] && ls "$dir/$label"-*.games >/dev/null 2>&1; then
        note "the games of $label in $dir are of other programs or settings"
    fi
    "$BUILD/match" --tolerance 1000 --games "$games" --concurrency "$concurrency" \
        --openings "$openings" "$@" --out "$games_file" --resume --tsv >"$dir/$label.tsv" ||
        fail 1 "the match $label was not finished; RESUME=1 goes on with it"
}

# --- tables ---

# readable 'COLUMN=TITLE|...': a table for people, of the columns that have a title, in that
# order. `elo` has its interval with it, and how many games ended by time if they were many;
# `result` is made of won, drawn and lost.
readable() {
    awk -F "$tab" -v OFS="$tab" -v titles="$1" '
        function number(x) {
            return x ~ /inf/ ? (x ~ /^-/ ? "-inf" : "+inf") : sprintf("%+.0f", x)
        }
        function cell(name,    games, late) {
            if (name == "result") {
                if ($column["won"] == "-") return "-"
                return $column["won"] "-" $column["drawn"] "-" $column["lost"]
            }
            if (name != "elo" || $column["elo"] !~ /[0-9f]/) return $column[name]
            games = $column["games"]
            late = $column["by_time"]
            return number($column["elo"]) " (" number($column["elo_low"]) " to " \
                number($column["elo_high"]) ")" (20 * late > games ? ", " late " by time" : "")
        }
        NR == 1 {
            count = split(titles, title, "|")
            for (i = 1; i <= count; i++) {
                name[i] = title[i]
                sub(/=.*/, "", name[i])
                sub(/^[^=]*=/, "", title[i])
            }
            for (i = 1; i <= NF; i++) column[$i] = i
        }
        {
            line = ""
            for (i = 1; i <= count; i++)
                line = line (i > 1 ? OFS : "") (NR == 1 ? title[i] : cell(name[i]))
            print line
        }'
}

# time_left DONE: on a terminal, how many of $total are done, and what time is left since $began,
# before the first one $expected seconds if that is known.
time_left() {
    [ -t 2 ] || return 0
    seconds=${expected:-0}
    [ "$1" -eq 0 ] || seconds=$((($(date +%s) - began) * (total - $1) / $1))
    printf '\r\033[K' >&2
    [ "$1" -ge "$total" ] || printf '%d of %d' "$1" "$total" >&2
    [ "$1" -ge "$total" ] || [ "$seconds" -eq 0 ] ||
        printf ', about %d:%02d left' $((seconds / 60)) $((seconds % 60)) >&2
}

# show_rows ROWS N TITLES: the table that the function ROWS writes, row by row as it comes: with
# $tsv as it is, else for people, see readable and markdown. All of it stays in $table.
show_rows() {
    : >"$table" || exit 1
    began=$(date +%s) rows_done=-1 head=''
    { ("$1") || echo broken; } | while IFS= read -r line; do
        [ "$line" != broken ] || exit 1
        printf '%s\n' "$line" >>"$table"
        [ ! -t 2 ] || printf '\r\033[K' >&2
        if [ "$tsv" = yes ]; then
            printf '%s\n' "$line"
        elif [ -z "$head" ]; then
            head=$line
            printf '%s\n' "$line" | readable "$3" | markdown "$2"
        else
            printf '%s\n%s\n' "$head" "$line" | readable "$3" | markdown "$2" | sed 1,2d
        fi
        rows_done=$((rows_done + 1))
        time_left $rows_done
    done
}

# expect MATCHES: about how long so many matches take, of games of 120 plies.
expect() {
    expected=$(($1 * games * 120 * movetime / 1000 / concurrency))
}

# The switches of $chapter as $program has them: each with the value that is not its usual
# one, or in turn with every other word that it takes.
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
