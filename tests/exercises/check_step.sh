#!/bin/sh
# check_step.sh - is a reader's code the step NN.K?   check_step.sh NN.K DIR [--tsv]
# It is built with all warnings and, where the compiler has them, with sanitizers, and does
# what the book's own step does: the same options; the same nodes, scores and moves at
# several depths, with each new switch off and each of its words; the same answers when it
# is stopped, and after that. The first thing that is not equal is told, with the first node
# where the two trees part. Status 0: all is well; 1: something is wrong; 2: a wrong call.
# --tsv: one line for a class: step, passed, of how many, what was wrong first.
# CC, BUILD, OUT and LDLIBS are those of the Makefile.
set -u
cd "$(dirname "$0")/../.." || exit 1
step=${1:-} from=${2:-} tsv=${3:-}
BUILD=${BUILD:-build} CC=${CC:-cc}
book=$BUILD/steps/$step/shogi
case $step in # the engine before the step
*.1) before=${OUT:-}chapter$(printf %02d $((1${step%%.*} - 101)))/shogi ;;
*) before=$BUILD/steps/${step%%.*}.$((${step#*.} - 1))/shogi ;;
esac
[ -f "$from/search.c" ] || { echo "'$from' holds no chapter: there is no search.c" >&2; exit 2; }
[ -x "$book" ] || { echo "the book's step $step is not built: make step-$step" >&2; exit 2; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
passed=0 all=0
SECONDS_EACH=60 # of a probe, when nothing is wrong well below one

say() { [ -n "$tsv" ] || printf '%s\n' "$1"; }

wrong() { # WHAT, in words; more lines may follow
    if [ -n "$tsv" ]; then
        printf '%s\t%d\t%d\t%s\n' "$step" "$passed" "$all" "$(printf '%s' "$1" | head -n 1)"
    else
        printf 'wrong  %s\n' "$1"
    fi
    exit 1
}

# limited FILE COMMAND...: its output into FILE; false when it fails or does not end.
limited() {
    file=$1
    shift
    "$@" >"$file" 2>"$dir/errors" </dev/null &
    running=$!
    (
        sleep $SECONDS_EACH &
        trap "kill $!; exit" TERM
        wait $! && kill -9 $running
    ) >/dev/null 2>&1 &
    watchdog=$!
    wait $running 2>/dev/null
    status=$?
    kill $watchdog 2>/dev/null && wait $watchdog 2>/dev/null
    return $status
}

build() {
    base="-std=c99 -Wall -Wextra -Wpedantic -Wshadow -Icommon -I$from -O2 -g"
    # shellcheck disable=SC2086 # words
    for extra in '-fsanitize=address,undefined -fno-sanitize-recover=all' ''; do
        echo 'int main(void) { return 0; }' >"$dir/try.c"
        $CC $extra -o "$dir/try" "$dir/try.c" 2>/dev/null && "$dir/try" && break
    done
    # shellcheck disable=SC2086
    $CC $base $extra -o "$dir/shogi" "$from"/*.c "$BUILD/common.a" ${LDLIBS:--lm} 2>"$dir/log" ||
        { sed 20q "$dir/log" >&2; wrong 'it does not compile, or does not link: the compiler says why'; }
    if grep -q 'warning:' "$dir/log"; then
        sed 20q "$dir/log" >&2
        wrong 'the compiler warns: every step of the book compiles without a warning'
    fi
}

# part PROGRAM OPTIONS.. -- tells where the tree of the reader's program leaves the book's.
part() { # POSITION DEPTH OPTIONS...
    position=$1 depth=$2
    shift 2
    for program in "$book" "$dir/shogi"; do
        # shellcheck disable=SC2086 # the words of a position
        limited "$dir/tree" "$program" tree $position --depth "$depth" --json "$@"
        sed -n '/^"tree":/,$p' "$dir/tree" | grep '^\[' >"$dir/rows.$(basename "$(dirname "$program")")"
    done
    awk -v book="$dir/rows.$(basename "$(dirname "$book")")" \
        -v found="$dir/rows.$(basename "$dir")" -f tests/exercises/part.awk </dev/null
}

# Crashes and endless loops have words of their own.
ended() { # WHAT STATUS
    if [ "$2" -ge 128 ] && [ "$2" != 134 ]; then
        wrong "$1: it crashed, or did not end within $SECONDS_EACH seconds"
    elif [ "$2" != 0 ]; then
        wrong "$1: it stopped: $(grep -m 1 -E 'runtime error|ERROR: AddressSanitizer|Assertion' "$dir/errors" ||
            tail -n 1 "$dir/errors")"
    fi
}

# same_nodes DEPTH OPTIONS...: the positions of bench.
same_nodes() {
    depth=$1
    shift
    all=$((all + 1))
    # Not deeper than takes seconds under sanitizers.
    while "$book" bench --tsv --depth "$depth" "$@" 2>/dev/null | cut -f 1-5 >"$dir/wanted" &&
        [ "$depth" -gt 1 ] && awk -F '\t' '{ sum += $5 } END { exit sum < 500000 }' "$dir/wanted"; do
        depth=$((depth - 1))
    done
    reached=$depth visited=$(awk -F '\t' '{ sum += $5 } END { print sum + 0 }' "$dir/wanted")
    limited "$dir/seen" "$dir/shogi" bench --tsv --depth "$depth" "$@"
    ended "bench --depth $depth${1:+ $*}" $?
    cut -f 1-5 "$dir/seen" >"$dir/found"
    if ! cmp -s "$dir/wanted" "$dir/found"; then
        row=$(diff "$dir/wanted" "$dir/found" | sed -n 's/^< //p' | sed 1q)
        number=${row%%"$tab"*}
        wanted=$(awk -F '\t' -v n="$number" '$1 == n { print $5 " nodes, score " $3 ", " $4 }' "$dir/wanted")
        found=$(awk -F '\t' -v n="$number" '$1 == n { print $5 " nodes, score " $3 ", " $4 }' "$dir/found")
        position=$(sed -n "${number}p" "$dir/positions")
        wrong "position $number of bench, depth $depth${1:+, $*}: the book has $wanted; you have $found
$(part "$position" "$depth" "$@")"
    fi
    passed=$((passed + 1))
    say "ok     the nodes of bench --depth $depth${1:+ $*}"
}

# same_output WHAT ARGUMENT...: what else the program prints, times aside.
same_output() {
    what=$1
    shift
    "$book" "$@" 2>/dev/null | sed 's/ *time .*//' >"$dir/wanted"
    limited "$dir/seen" "$dir/shogi" "$@"
    ended "$what" $?
    sed 's/ *time .*//' "$dir/seen" >"$dir/found"
    cmp -s "$dir/wanted" "$dir/found" || wrong "$what
       the book: $(diff "$dir/wanted" "$dir/found" | sed -n 's/^< //p' | sed 1q)
       you:      $(diff "$dir/wanted" "$dir/found" | sed -n 's/^> //p' | sed 1q)"
}
same_moves() {
    all=$((all + 1))
    while read -r position; do
        # shellcheck disable=SC2086 # the words of a position
        same_output "moves $position, each part of each value:" moves $position
    done <"$dir/positions"
    passed=$((passed + 1))
    say 'ok     the values of moves'
}
same_counts() { # OPTIONS...
    all=$((all + 1))
    same_output "bench --reasons --depth 3${1:+ $*}, what is told and counted" \
        bench --reasons --depth 3 "$@"
    passed=$((passed + 1))
    say "ok     what is told and counted at depth 3${1:+ $*}"
}

# A search that is stopped, and what the next ones in the same game find: in the terminal
# through a pipe, where a command waits for the one before.
answers() { # FILE PROGRAM POSITION NODES
    printf '%s\n' "play none" "$3" "nodes $4" hint "nodes $((4 * $4))" hint 'depth 2' hint quit >"$dir/script"
    limited "$1" env LC_ALL=C sh -c 'exec "$1" --ascii <"$2"' sh "$2" "$dir/script"
}
same_stops() { # NODES
    all=$((all + 1))
    for number in 1 5 8 10; do
        position=$(sed -n "${number}p" "$dir/positions")
        case $position in startpos) position=new ;; *) position="sfen $position" ;; esac
        answers "$dir/wanted" "$book" "$position" "$1"
        answers "$dir/found" "$dir/shogi" "$position" "$1"
        ended "stopped after $1 nodes, at position $number of bench" $?
        cmp -s "$dir/wanted" "$dir/found" ||
            wrong "stopped after $1 nodes, and then asked again, at position $number of bench:
       the book: $(diff "$dir/wanted" "$dir/found" | sed -n 's/^< //p' | sed 1q)
       you:      $(diff "$dir/wanted" "$dir/found" | sed -n 's/^> //p' | sed 1q)
       What a stopped search returns must not be believed, neither as a score nor by a table."
    done
    passed=$((passed + 1))
    say "ok     stopped after $1 nodes, and asked again"
}

tab=$(printf '\t')
depths() {
    case $step in
    06.* | 07.1) echo 1 2 ;; # no cuts yet
    07.* | 08.* | 09.*) echo 1 2 3 ;;
    *) echo 1 2 3 5 ;;
    esac
}

build
sed -n '/^static const char \*const bench_positions/,/^};/s/^ *\(STARTPOS\|"\(.*\)"\),$/\1/p' \
    common/program/bench.c | sed 's/^"//; s/"$//; s/^STARTPOS$/startpos/' >"$dir/positions"
all=1
"$book" options --tsv | cut -f 1-6 >"$dir/wanted"
limited "$dir/seen" "$dir/shogi" options --tsv
ended options $?
cut -f 1-6 "$dir/seen" >"$dir/found"
if ! cmp -s "$dir/wanted" "$dir/found"; then
    wrong "the rows of options differ (name, type, default, value, least, most):
$(diff "$dir/wanted" "$dir/found" | sed -n 's/^< /       the book: /p; s/^> /       you:      /p' | sed 4q)"
fi
passed=1
say 'ok     options'
same_moves
for depth in $(depths); do
    same_nodes "$depth"
done
same_counts
# Deeper where that is quick, and with an evaluation under which many scores are equal.
set -- $(depths)
for last; do :; done
[ "$reached" -lt "$last" ] || [ "$visited" -ge 160000 ] || last=$((last + 1))
same_nodes "$last" Evaluation=simple
same_nodes "$last" Evaluation=material
set -- $(depths)
for last; do :; done
# Each new switch off, each word of a new combination.
if [ -x "$before" ]; then
    "$before" options --tsv | cut -f 1 >"$dir/old"
else
    : >"$dir/old"
fi
"$book" options --tsv | awk -F '\t' -v old="$dir/old" '
    BEGIN { while ((getline name <old) > 0) there[name] = 1 }
    NR == 1 || $1 in there || $8 == "" { next }
    $2 == "check" { print $1 "=" ($3 == "true" ? "false" : "true") }
    $2 == "combo" { n = split($7, word, " "); for (i = 1; i <= n; i++) print $1 "=" word[i] }' \
    >"$dir/switches"
while read -r switch; do
    same_nodes "$last" "$switch"
    same_counts "$switch"
done <"$dir/switches"
same_stops 50
same_stops 700
same_stops 5000
if [ -n "$tsv" ]; then
    printf '%s\t%d\t%d\t\n' "$step" "$passed" "$all"
else
    echo 'All is well.'
fi
