# probes.sh - how the program of a step is built to be checked, and what it is asked; read
# with `.` by check_step.sh, which sets step, from, work (a directory of its own), BUILD, CC.
# Its answers are text that two programs have alike only if they search alike.
# shellcheck shell=sh disable=SC2154
SECONDS_EACH=${CHECK_SECONDS:-60} # of a probe, when nothing is wrong well below one
book=$BUILD/steps/$step/shogi
# A directory: the step as it is built here, the probes, and what the book says.
kept=$BUILD/steps/$step/check
[ "$from" != --planted ] || kept=$kept-plain

# --- how it is built ---

# limited FILE COMMAND...: its output into FILE; false when it fails or does not end.
limited() {
    file=$1
    shift
    (
        ulimit -f 200000 2>/dev/null # blocks of 512 bytes, 100 MB
        exec "$@"
    ) >"$file" 2>"$work/errors" </dev/null &
    running=$!
    (
        sleep "$SECONDS_EACH" &
        trap "kill $!; exit" TERM
        wait $! && kill -9 $running
    ) >/dev/null 2>&1 &
    watchdog=$!
    wait $running 2>/dev/null
    status=$?
    kill $watchdog 2>/dev/null && wait $watchdog 2>/dev/null
    return $status
}

# Sanitizers, where the compiler has them; none to try planted mistakes: many times as fast.
sanitizers() {
    [ "$from" != --planted ] || return
    echo 'int main(void) { return 0; }' >"$work/try.c"
    # shellcheck disable=SC2086 # words
    for flags in '-g -fsanitize=address,undefined -fno-sanitize-recover=all' ''; do
        $CC $flags -o "$work/try" "$work/try.c" 2>/dev/null && "$work/try" && break
    done
    echo "$flags"
}

# build CODE PROGRAM: all warnings go to $work/log. What is still as in the step is not
# compiled again.
build() {
    : >"$work/log"
    changed='' objects=''
    for header in "$1"/*.h; do
        cmp -s "$header" "$kept/code/${header##*/}" || changed=yes
    done
    for source in "$1"/*.c; do
        name=${source##*/} name=${name%.c}
        object=$kept/objects/$name.o
        if [ -n "$changed" ] || [ ! -f "$object" ] || ! cmp -s "$source" "$kept/code/$name.c"; then
            object=$2.$name.o
            # shellcheck disable=SC2086 # words
            $CC $compile -I"$1" -c -o "$object" "$source" 2>>"$work/log" || return 1
        fi
        set -- "$1" "$2" "${3:-} $object"
    done
    # shellcheck disable=SC2086 # words, and names without blanks
    $CC $compile -o "$2" $3 "$BUILD/common.a" ${LDLIBS:--lm -lpthread} 2>>"$work/log" || return 1
    [ ! -f "$kept/looks" ] || build_dump "$1" "$2" "$3" "$(cat "$kept/looks")"
}

# The same with NAME_dump.c in place of NAME.c. What has other fields is not looked into.
build_dump() { # CODE PROGRAM OBJECTS NAME
    objects=$(echo "$3" | tr ' ' '\n' | grep -v "$4\.o\$")
    # shellcheck disable=SC2086 # words, and names without blanks
    $CC $compile -w -I"$1" -o "$2.dump" "tests/exercises/$4_dump.c" $objects \
        "$BUILD/common.a" ${LDLIBS:--lm -lpthread} 2>"$work/dump.log" || rm -f "$2.dump"
}

# --- what it is asked ---

# The options that the step brings, as they are not by default: each switch turned, each
# word of a combination, another number. With `old` the switches from before.
turned() { # PROGRAM [old]
    "$1" options --tsv | awk -F '\t' -v old="$kept/old" -v wanted="${2:-new}" '
        BEGIN { while ((getline name <old) > 0) there[name] = 1 }
        NR == 1 || ($1 in there) != (wanted == "old") || $8 == "" && wanted == "old" { next }
        $1 == "Threads" { next } # whose nodes are never the same
        $2 == "check" { print $1 "=" ($3 == "true" ? "false" : "true") }
        $2 == "spin" && wanted == "new" { print $1 "=" (2 * $3 <= $6 ? 2 * $3 : $5); print $1 "=" $6 }
        $2 == "combo" { n = split($7, word, " "); for (i = 1; i <= n; i++) print $1 "=" word[i] }'
}

positions() { # KIND: for bench --positions
    case $1 in
    nodes | counts) echo "$kept/bench" ;;
    trees) echo "$kept/few" ;;
    full | deep) echo "$kept/one" ;;
    *) echo "$kept/$1" ;;
    esac
}

# climb KIND MOST OPTIONS...: as deep as takes seconds under sanitizers.
climb() {
    kind=$1 most=$2 depth=0 nodes=0 enough=20000
    shift 2
    [ "$kind" != trees ] || enough=2000
    case $kind in one | endings) enough=60000 ;; esac
    [ "$kind" != full ] || enough=100000 # entries of a small table
    while [ $depth -lt "$most" ] && [ "$nodes" -lt $enough ]; do
        depth=$((depth + 1))
        nodes=$("$book" bench --tsv --depth $depth --positions "$(positions "$kind")" "$@" |
            awk -F '\t' '{ sum += $5 } END { print sum + 0 }')
    done
    echo "$kind $depth${1:+ $*}"
}

# What only one position shows, or two options together: a line a probe, of this step. And the
# position, if it has one of its own.
rare() {
    case $step in
    06.2) echo rare 2 Evaluation=simple ;; # a mate by the side that has less
    06.3) echo rare 3 Evaluation=simple ;; # what the rules decide counts as a node
    08.1) echo moves - Evaluation=learned ;;
    08.5) echo moves - PawnBonus=true ;;
    08.7) echo moves - StaticValue=false PruneLimit=100 ;;
    08.8) echo nodes 3 PruneBy=rank PruneRank=10; echo moves - PruneBy=rank ;;
    09.1) echo counts 4 Recapture=true ;; # recaptures of more than one ply
    10.2) echo rare 5 Evaluation=simple ;; # a repetition below the horizon
    10.11) echo halfway 8015; echo halfway 8100; echo halfway 12000 ;;
    10.12) echo passes 6 StaticValue=true Recapture=true RecaptureDepth=128 Evaluation=simple ;;
    10.16) echo rare 10 Evaluation=simple ;; # a late node deeper than LATE_DEPTH
    10.17) echo rare 10 NullMove=reduce NodeFutility=false Evaluation=simple ;;
    10.19) echo few 6 HashMove=false Evaluation=simple ;;
    esac
}
rare_position() {
    case $step in
    06.2) echo '7lk/9/8P/9/9/9/9/r7r/4K4 b G 1' ;;
    06.3) echo 'sfen 9/9/1k7/9/9/4+R4/5K3/5P3/9 w - 1 moves 8c8b 5f7f 8b8c' ;;
    10.2) echo '9/6k2/b2r2g2/2P1R4/G3p2s1/7p1/7P1/2B1SK3/9 b - 1' ;;
    10.11) echo 'lns1g3l/3k2s2/2ppgpnpp/p3pb3/1r7/6S2/PPPPGPPPP/1BG2KR2/LN4SNL b 3p 37' ;;
    10.12 | 10.16) echo 'ln1g1g2l/1r2k1s2/1pps3pp/p2b1pN2/3Npg3/2PP4P/PP2P1PP1/LBS1KR3/3G2SNL b 2Pp 37' ;;
    10.17) echo 'ln3g1nl/3k5/2g1pp1p1/pr1p1bp1p/1pp2s1P1/P7P/1PPBPPP2/2SGK1S2/LN3G1NL w Rsp 70' ;;
    esac
}

# A line a probe. The first ones are those that tell most of a mistake.
probes() {
    echo options
    echo moves
    for depth in 1 2 3; do
        climb nodes $depth
    done
    climb counts 3
    climb mates 7
    climb nodes 5
    climb nodes 5 Evaluation=simple # many scores are equal
    climb nodes 5 Evaluation=material
    climb few 10 Evaluation=simple
    climb one 14 Evaluation=simple
    climb endings 12 Evaluation=simple # deep, and positions come again
    climb trees 4
    climb deep 9 Evaluation=simple
    # What the other techniques hide: all that this chapter has brought before is off.
    # shellcheck disable=SC2046 # words
    climb few 6 $("$book" options --tsv | awk -F '\t' -v n="${step%%.*}" -v old="$kept/old" '
        BEGIN { while ((getline name <old) > 0) there[name] = 1 }
        $1 in there && $8 == n && $2 != "spin" { print $1 "=" ($2 == "check" ? "false" : "off") }') Evaluation=simple
    if grep -q table "$kept/looks" 2>/dev/null; then
        echo table bench 3
        echo table mates 4
        echo table few 3 MultiPV=2
        climb full 9 USI_Hash=1
    fi
    ! "$book" options --tsv | grep -q ^Threads || printf '%s\n' 'threads 2' 'threads 4'
    # A technique that is still off is on for its other options.
    on=$(turned "$book" | grep '=true$' | sed 1q)
    turned "$book" | while read -r switch; do
        [ -z "$on" ] || [ "$switch" = "$on" ] || climb nodes 4 "$switch" "$on"
        climb nodes 4 "$switch"
        climb counts 3 "$switch"
        climb few 10 "$switch" Evaluation=simple
        climb one 14 "$switch" Evaluation=simple
        climb endings 12 "$switch" Evaluation=simple
        climb trees 4 "$switch"
    done
    turned "$book" old | while read -r switch; do
        climb few 4 "$switch" Evaluation=simple
        case $switch in
        Window=*) climb horizon 4 "$switch" Evaluation=simple ;;
        *=true | *=false) ;; *) climb one 14 "$switch" Evaluation=simple ;;
        esac
    done >"$kept/others"
    [ ! -s "$kept/others" ] || echo others
    for nodes in 50 700 5000; do
        echo stops $nodes
    done
    echo games
    rare
}

# ran ARGUMENT...: what $program says to that; how it ended, if badly, in a line of its own.
ran() {
    limited "$work/said" "$program" "$@"
    ended=$?
    sed 's/ *time .*//' "$work/said"
    [ $ended = 0 ] || say_end "$ended"
}
say_end() { # STATUS
    if [ "$1" = 137 ]; then
        echo 'ended: not within the time'
    elif grep -q -m 1 -E 'runtime error|AddressSanitizer|Assertion' "$work/errors"; then
        grep -m 1 -E 'runtime error|ERROR: AddressSanitizer|Assertion' "$work/errors" |
            sed 's/.*runtime error: /ended: /; s/.*ERROR: AddressSanitizer: \([^ ]*\).*/ended: \1/
                s/ [-0-9][0-9]* / N /; s/0x[0-9a-f]*/N/g'
    elif [ "$1" -ge 128 ]; then
        echo 'ended: it crashed'
    else
        echo "ended: $(tail -n 1 "$work/errors")"
    fi
}

# In the terminal through a pipe, where a command waits for the one before: a line of $2 each.
talked() { # LINES
    { echo 'play none'; printf '%s\n' "$1" quit; } >"$work/script"
    limited "$work/said" env LC_ALL=C sh -c 'exec "$1" --ascii <"$2"' sh "$program" "$work/script"
    ended=$?
    grep -E '^(Hint|Line|Move|table)' "$work/said"
    [ $ended = 0 ] || say_end "$ended"
}

# Ends of games, searched without their beginning and then with it: what was stored must not
# hide that positions come again.
games() {
    printf '%s\n' 'sfen 4k4/9/9/9/9/9/9/7R1/4K4 b - 1,2h1h,5a4a,1h2h,4a5a,2h1h,5a4a,1h2h' \
        'new,2h3h,8b7b,3h2h,7b8b,2h3h,8b7b,3h2h' \
        'sfen 8k/9/9/9/9/9/9/9/4K3R w - 1,1a2a,1i2i,2a1a,2i1i,1a2a,1i2i,2a1a' \
        'sfen 8k/9/9/9/9/9/9/9/4K3R w - 1,1a2a,1i2i,2a1a,2i1i,1a2a,1i2i'
}

# ask PROGRAM PROBE...: its answer.
ask() {
    program=$1 kind=$2 number=${3:-}
    shift 2
    [ $# = 0 ] || shift
    case $kind in table | full | stops | halfway | games | passes)
        [ "$program" != "$book" ] || program=$kept/step
        [ ! -x "$program.dump" ] || program=$program.dump ;;
    esac
    case $kind in
    options) ran options --tsv | cut -f 1-6 ;;
    moves) while read -r position; do
        echo "position $position"
        # shellcheck disable=SC2086 # the words of a position
        ran moves $position "$@"
    done <"$kept/moves" ;;
    counts) for file in bench mates; do
        ran bench --reasons --depth "$number" --positions "$kept/$file" "$@" |
            sed 's/^\(bench nodes [0-9]*\).*/\1/'
    done ;;
    trees | deep) while read -r position; do
        # shellcheck disable=SC2086 # the words of a position
        ran tree $position --depth "$number" --json "$@" | sed -n '/^"tree":/,$p; /^ended/p'
    done <"$(positions "$kind")" ;;
    table) file=$number number=$1
        shift
        ran bench --tsv --depth "$number" --positions "$kept/$file" "$@" | grep -E 'table|ended' ;;
    others) while read -r kind number switch; do
        # shellcheck disable=SC2086 # words
        ran bench --tsv --depth "$number" --positions "$(positions "$kind")" $switch | cut -f 1-5 |
            sed "s/^/depth $number, ${switch% *}: /; s/\(ended: .*\)/\1/"
    done <"$kept/others" ;;
    stops) for place in 1 5 8 10; do
        position=$(sed -n "${place}p" "$kept/bench" | sed 's/^startpos$/new/; t; s/^/sfen /')
        echo "position $place"
        talked "$position
nodes $number
hint
nodes $((4 * number))
hint
depth 2
hint"
    done ;;
    halfway) talked "set Evaluation simple
sfen $(cat "$kept/rare")
nodes $number
hint" ;;
    games) games | while read -r game; do
        talked "$(echo "$game,depth 1,hint,depth 2,hint,depth 3,hint" |
            sed 's/,/,depth 3,hint,/' | tr ',' '\n')"
    done ;;
    passes) ran bench --tsv --depth "$number" --positions "$kept/rare" "$@" | cut -f 1-5 |
        awk '/^passed/ { n++; plies += $2; moves += $3; next } { print }
            END { print n " passes, in lines that had grown by " plies " plies in all; in the lines of the next ply " moves + 0 " moves" }' ;;
    full) ran bench --tsv --depth "$number" --positions "$kept/one" "$@" | cut -f 1-5 ;;
    threads) # how deeply each position is searched, and whether others help
        for threads in 1 "$number"; do
            ran bench --tsv --depth 5 --positions "$kept/few" Threads="$threads" >"$work/threads.$threads"
        done
        awk -F '\t' 'NR == FNR { alone[$1] = $5; next } $5 == "" || FNR == 1 { print; next }
            { print $1 "\t" $2 "\t" (alone[$1] == $5 ? "nobody helps" : "helped") }' \
            "$work/threads.1" "$work/threads.$number" ;;
    *) ran bench --tsv --depth "$number" --positions "$(positions "$kind")" "$@" | cut -f 1-5 ;;
    esac
}

# --- the step, built once; the probes; what the book answers ---

prepare() {
    [ -x "$book" ] || { echo "the book's step $step is not built: make step-$step" >&2; exit 2; }
    compile="-std=c99 -Wall -Wextra -Wpedantic -Wshadow -Icommon -O1 $(sanitizers)"
    if [ -f "$kept/1" ] && [ "$(cat "$kept/command")" = "$CC $compile" ] && [ -z "$(find "$book" \
        tests/exercises/probes.sh tests/data/mates.tsv -newer "$kept/1")" ]; then
        return
    fi
    ready=$kept
    kept=$work/kept
    mkdir -p "$kept/objects" && sh tests/exercises/series.sh lay "$step" "$kept/code" || exit 1
    echo "$CC $compile" >"$kept/command"
    sed -n '/^static const char \*const bench_positions/,/^};/s/^ *\(STARTPOS\|"\(.*\)"\),$/\1/p' \
        common/program/bench.c | sed 's/^"//; s/"$//; s/^STARTPOS$/startpos/' >"$kept/bench"
    sed -n '2p;6p;10p' "$kept/bench" >"$kept/few"
    echo 'startpos moves 7g7f 3c3d 8h2b+' >>"$kept/few" # a piece was taken last
    echo startpos >"$kept/one"
    # Without a window its third ply is one of 50,000 nodes; of most others it is a million.
    awk -F '\t' '/^[^#]/ && ++n == 3 { print $2; exit }' tests/data/horizon.tsv >"$kept/horizon"
    rare_position >"$kept/rare"
    printf '%s\n' '4k4/9/9/9/9/9/9/7R1/4K4 b - 1' '4k4/4p4/9/9/9/9/4P4/4K4/9 b g 1' >"$kept/endings"
    echo startpos >"$kept/moves"
    case $step in 08*) cp "$kept/bench" "$kept/moves" ;; esac
    case $step in
    08.1) echo '8k/7s1/9/9/9/9/9/9/LR7 b P 1' >>"$kept/moves" ;; # a king is missing
    08.4) printf '%s\n' '4k4/9/5p3/9/4S4/9/9/4R4/4K4 b - 1' \
        '+P7l/1S3s3/1sG1pp1+P1/2pl2p1p/1P3+B3/1GP1RP2P/1KNk1G3/LS1+nr4/8+b b 3Pg2nl4p 157' >>"$kept/moves" ;;
    esac # checks by another piece than the one that moved, and by two
    ! sh tests/exercises/series.sh show "$step" | grep -q '^+++ b/move_value.c' ||
        grep -v '^#' tests/data/middlegame40.sfen >>"$kept/moves"
    # Does the step change what is written into the table, or read from it?
    ! grep -q age_and_bound "$kept/code/table.c" 2>/dev/null ||
        ! sh tests/exercises/series.sh show "$step" | grep -q '^+++ b/table.c\|^+.*table_store(' || echo table >"$kept/looks"
    [ "$step" != 10.12 ] || echo whole_node >"$kept/looks" # what is handed on behind a pass
    awk -F '\t' '/^[^#]/ && $2 < 4 && ++n[$2] < 4 { print $1 }' tests/data/mates.tsv >"$kept/mates"
    case $step in # the engine before the step
    0[7-9].1 | 10.1) set -- "${OUT:-}chapter$(printf %02d $((1${step%%.*} - 101)))/shogi" ;;
    *) set -- "$BUILD/steps/${step%%.*}.$((${step#*.} - 1))/shogi" ;;
    esac
    "$1" options --tsv >"$work/old" || { echo "the engine before step $step is not built" >&2; exit 2; }
    cut -f 1 "$work/old" >"$kept/old"
    build "$kept/code" "$kept/step" || exit 1
    for object in "$kept"/step.*.o; do
        name=${object##*/step.}
        mv "$object" "$kept/objects/$name"
    done
    probes | awk '!seen[$0]++' >"$kept/probes"
    count=0
    while read -r probe; do
        count=$((count + 1))
        # shellcheck disable=SC2086 # words
        ask "$book" $probe >"$kept/$count" </dev/null
    done <"$kept/probes"
    rm -rf "$ready" && mv "$kept" "$ready"
    kept=$ready
}
