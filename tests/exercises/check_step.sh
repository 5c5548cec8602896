#!/bin/sh
# check_step.sh - is a reader's code the step NN.K?
#   check_step.sh NN.K DIR [--tsv]     what is wrong first, its cause if that is known
#   check_step.sh NN.K --planted       the mistakes of mistakes.tsv: is each seen?
# The code is built with all warnings and, where the compiler has them, with sanitizers, and
# does what the book's own step does: the probes of probes.sh. The first one that is
# answered otherwise is told, with the first node where the two trees part. If the step
# answers just so when one of the mistakes of mistakes.tsv is planted in it, that is named.
# Status 0: all is well; 1: something is wrong; 2: a wrong call.
# --tsv: one line for a class: step, passed, of how many, what was wrong first.
# CC, BUILD, OUT and LDLIBS are those of the Makefile.
set -u
cd "$(dirname "$0")/../.." || exit 1
step=${1:-} from=${2:-} tsv=${3:-}
[ -n "$step" ] || { echo "which step? 'make list-steps' lists them: STEP=10.4" >&2; exit 2; }
case $from in "~/"*) from=$HOME/${from#??} ;; esac
BUILD=${BUILD:-build} CC=${CC:-cc}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
. tests/exercises/probes.sh
tab=$(printf '\t')
passed=0 all=0

say() { [ -n "$tsv" ] || printf '%s\n' "$1"; }

wrong() { # WHAT, in words; more lines may follow
    if [ -n "$tsv" ]; then
        printf '%s\t%d\t%d\t%s\n' "$step" "$passed" "$all" "$(printf '%s' "$1" | head -n 1)"
    else
        printf 'wrong  %s\n' "$1"
    fi
    exit 1
}

# part POSITION DEPTH OPTIONS...: where the tree of the reader's program leaves the book's.
part() {
    position=$1 depth=$2
    shift 2
    for program in "$book" "$work/mine"; do
        # shellcheck disable=SC2086 # the words of a position
        limited "$work/tree" "$program" tree $position --depth "$depth" --json "$@"
        sed -n '/^"tree":/,$p' "$work/tree" | grep '^\[' >"$work/rows.$(basename "$program")"
    done
    awk -v book="$work/rows.shogi" -v found="$work/rows.mine" -f tests/exercises/part.awk </dev/null
}

# cell NUMBER FILE: of a line of bench --tsv, in words.
cell() {
    awk -F '\t' -v n="$1" '$1 == n { print $5 " nodes, score " $3 ", " $4; seen = 1 }
        /^ended: / && !seen { print "nothing: " $0; seen = 1 }
        END { if (!seen) print "nothing: it ended before it came to this position" }' "$2" | sed 1q
}

# misplaced WANTED FOUND: the same rows in another order; the first that stands elsewhere.
misplaced() {
    sort "$1" >"$work/sorted"
    sort "$2" | cmp -s "$work/sorted" - || return
    awk -F '\t' 'NR == FNR { row[NR] = $1; next }
        $1 != row[FNR] {
            printf "       the book: behind %s comes %s\n", row[FNR - 1], row[FNR]
            printf "       you:      behind %s comes %s\n", row[FNR - 1], $1
            exit }' "$1" "$2"
}

# last_position WANTED FOUND: the last one named before the two answers differ.
last_position() {
    diff -U 9999 "$1" "$2" | sed -n '/^[-+][^-+]/q; s/^ position/position/p' | tail -n 1
}

# explain WANTED FOUND PROBE...: the first difference between the two answers, in words.
explain() {
    wanted=$1 found=$2 kind=$3 number=${4:-}
    shift 3
    [ $# = 0 ] || shift
    line=$(diff "$wanted" "$found" | sed -n 's/^< //p' | sed 1q)
    case $kind in
    nodes | mates | few | one | endings | rare)
        place=${line%%"$tab"*}
        case $place in *[!0-9]*) place=1 ;; esac
        position=$(sed -n "${place:-1}p" "$(positions "$kind")")
        echo "$position, depth $number${1:+, $*}:"
        echo "       the book: $(cell "${place:-1}" "$wanted")"
        echo "       you:      $(cell "${place:-1}" "$found")"
                sed -n 's/^ended: /       your program ended, here or later: /p' "$found" | sed 1q
        grep -q '^ended' "$found" || part "$position" "$number" "$@"
        return ;;
    options) echo 'the rows of options (name, type, default, value, least, most)'
        misplaced "$wanted" "$found" && return ;;
    moves) echo "the values of moves${1:+, $*}, $(last_position "$wanted" "$found"):" ;;
    trees | deep)
        place=$(awk 'NR == FNR { row[NR] = $0; next } row[FNR] != $0 { exit }
            /^"tree":/ { n++ } END { print n + 0 }' "$wanted" "$found")
        position=$(sed -n "$((place > 0 ? place : 1))p" "$(positions "$kind")")
        echo "the tree of $position, depth $number${1:+ $*}:"
        part "$position" "$number" "$@"
        return ;;
    threads) echo "bench --depth 5 Threads=$number: the depth of each position, and who searches" ;;
    others) echo 'some positions with a switch of an earlier step turned' ;;
    table | full) echo 'what the table holds in the end' ;;
    passes) echo "what a pass hands on to the next ply (Facts.extended, and pv), depth $number, $*" ;;
    counts) echo "bench --reasons --depth $number${1:+ $*}, what is told and counted" ;;
    stops)
        echo "stopped after $number nodes and asked again, $(last_position "$wanted" "$found") of bench" ;;
    halfway)
        echo "stopped after $number nodes, in the second search of the root, Evaluation=simple:"
        echo "position sfen $(cat "$kept/rare")" ;;
    games) echo 'a game in which positions come again, asked at its beginning and later' ;;
    esac
    echo "       the book: ${line:-nothing}"
    said=$(diff "$wanted" "$found" | sed -n 's/^> //p' | sed 1q)
    echo "       you:      ${said:-nothing}"
}

# --- mistakes that are known ---

# mistakes: number, file, change, sentence, `endless` of those of this step.
mistakes() {
    awk -F '\t' -v step="$step" '$1 "" == step { print ++n "\t" $2 "\t" $3 "\t" $4 "\t" $5 }' \
        tests/exercises/mistakes.tsv
}

# plant NUMBER FILE CHANGE: the step with that mistake, as $work/planted.NUMBER.
plant() {
    rm -rf "$work/code" && cp -r "$kept/code" "$work/code" || return 1
    sed "$3" "$kept/code/$2" >"$work/code/$2"
    ! cmp -s "$kept/code/$2" "$work/code/$2" && build "$work/code" "$work/planted.$1"
}

# suspects NUMBERS FOUND PROBE...: which of these mistakes answer like FOUND. Nobody waits
# for those of which the table says that they do not end.
suspects() {
    numbers=$1 found=$2 endless=
    shift 2
    ! grep -q '^ended: not within' "$found" || endless=endless
    for each in $numbers; do
        kind=$(mistakes | sed -n "${each}p" | cut -f 5)
        [ -z "$endless" ] || { [ "$kind" != endless ] || echo "$each"; continue; }
        [ "$kind" != endless ] || continue
        ask "$work/planted.$each" "$@" >"$work/planted" </dev/null
        cmp -s "$work/planted" "$found" && echo "$each"
    done
}

# --- the reader's code ---

check_build() {
    if ! build "$from" "$work/mine"; then
        sed 20q "$work/log" >&2
        wrong 'it does not compile, or does not link: the compiler says why'
    fi
    # What is unused, or never set, is found by the probes, too, and named there.
    warnings=$(grep -c 'warning:' "$work/log")
    [ "$warnings" = 0 ] || sed 20q "$work/log" >&2
}

# The answers of the reader's program; after the first wrong one only as long as more than
# one mistake can be the cause. If there are several in the end, those that would have been
# seen before are not it.
check_probes() {
    all=$(wc -l <"$kept/probes") nth=0 seen='' left=''
    while read -r probe <&3; do
        nth=$((nth + 1))
        # shellcheck disable=SC2086 # words
        ask "$work/mine" $probe >"$work/found" </dev/null
        if [ -z "$seen" ] && cmp -s "$kept/$nth" "$work/found"; then
            passed=$((passed + 1))
            say "ok     $(title $probe)"
            continue
        fi
        if [ -z "$seen" ]; then
            seen=$(explain "$kept/$nth" "$work/found" $probe)
            say "...    $(title $probe)"
            for each in $(mistakes | cut -f 1); do
                row=$(mistakes | sed -n "${each}p")
                plant "$each" "$(printf '%s\n' "$row" | cut -f 2)" \
                    "$(printf '%s\n' "$row" | cut -f 3)" &&
                    left="$left $each"
            done
        fi
        left=$(suspects "$left" "$work/found" $probe)
        case $left in *[0-9]*[!0-9]*[0-9]*) ;; *) break ;; esac
    done 3<"$kept/probes"
    nth=0
    while read -r probe <&3 && [ $nth -lt "$passed" ]; do
        nth=$((nth + 1))
        case $left in *[0-9]*[!0-9]*[0-9]*) ;; *) break ;; esac
        # shellcheck disable=SC2086 # words
        left=$(suspects "$left" "$kept/$nth" $probe)
    done 3<"$kept/probes"
    if [ -z "$seen" ]; then
        [ "$warnings" = 0 ] || wrong 'the compiler warns: every step of the book compiles without a warning'
        return
    fi
    named=
    for each in $left; do
        named="$named${named:+
       or: }$(mistakes | sed -n "${each}p" | cut -f 4)"
    done
    wrong "${named:+$named
       }$seen"
}
title() { # PROBE...
    kind=$1 number=${2:-}
    shift
    [ $# = 0 ] || shift
    case $kind in
    options) echo options ;;
    moves) echo "the values of moves${1:+, $*}" ;;
    rare) echo "a position that shows what few do, to depth $number${1:+ $*}" ;;
    nodes) echo "the nodes of bench --depth $number${1:+ $*}" ;;
    mates) echo "mates, to depth $number" ;;
    few) echo "some positions to depth $number${1:+ $*}" ;;
    endings) echo "two endings to depth $number${1:+ $*}" ;;
    one) echo "the first position to depth $number${1:+ $*}" ;;
    trees) echo "the trees of some positions to depth $number${1:+ $*}" ;;
    deep) echo "the tree of the first position to depth $number${1:+ $*}" ;;
    others) echo 'some positions, each switch of the earlier steps turned' ;;
    table) echo "what the table holds of the positions '$number'" ;;
    passes) echo "what a pass hands on, to depth $number $*" ;;
    full) echo 'what a table holds that is full' ;;
    counts) echo "what is told and counted at depth $number${1:+ $*}" ;;
    stops) echo "stopped after $number nodes, and asked again" ;;
    halfway) echo "stopped after $number nodes, in the second search of the root" ;;
    games) echo 'positions that come again' ;;
    esac
}

# --- are the mistakes seen? ---

# answer NUMBER NTH PROBE...: the sum of what a planted mistake answers to the NTH probe.
answer() {
    sum=$work/sum.$1.$2 program=$work/planted.$1
    shift 2
    [ -f "$sum" ] || ask "$program" "$@" </dev/null | cksum >"$sum"
    cat "$sum"
}

# said_first NUMBER: the sentence that the check would say. Of the mistakes that answer the
# first probe that sees this one just as it does, it is the first that does so in all others.
said_first() {
    first=$(sed -n "s/^$1$tab//p" "$work/seen")
    alike=$(awk -F '\t' -v first="$first" '$2 FS $3 == first { print $1 }' "$work/seen" | xargs)
    nth=0
    while read -r probe <&3; do
        case $alike in *' '*) ;; *) break ;; esac
        nth=$((nth + 1)) left=
        [ $nth -gt "${first%%"$tab"*}" ] || continue
        # shellcheck disable=SC2086 # words
        wanted=$(answer "$1" $nth $probe)
        for other in $alike; do
            # shellcheck disable=SC2086 # words
            [ "$(answer "$other" $nth $probe)" != "$wanted" ] || left="$left${left:+ }$other"
        done
        alike=$left
    done 3<"$kept/probes"
    mistakes | sed -n "${alike%% *}p" | cut -f 4
}

# A row a mistake: which probe sees it, or `-`, and its sentence; then, if that is not said of
# it, what is.
planted() {
    : >"$work/seen"
    mistakes | while IFS="$tab" read -r each file change sentence kind; do
        if ! plant "$each" "$file" "$change"; then
            printf '%s\t-\t%s\tdoes not apply, or does not compile\n' "$each" "$sentence" >>"$work/rows"
            continue
        fi
        nth=0 seen=- SECONDS_EACH=${CHECK_SECONDS:-60}
        [ "$kind" != endless ] || SECONDS_EACH=10
        while read -r probe <&3; do
            nth=$((nth + 1))
            # shellcheck disable=SC2086 # words
            ask "$work/planted.$each" $probe >"$work/answer" </dev/null
            cmp -s "$kept/$nth" "$work/answer" && continue
            seen=$probe
            printf '%s\t%s\t%s\n' "$each" $nth "$(cksum <"$work/answer")" >>"$work/seen"
            break
        done 3<"$kept/probes"
        rm -f "$work/planted.$each".*.o
        printf '%s\t%s\t%s\n' "$each" "$seen" "$sentence" >>"$work/rows"
    done
    while IFS="$tab" read -r each seen sentence said; do
        [ "$seen" = - ] || said=$(said_first "$each")
        [ "$said" != "$sentence" ] || said=
        printf '%s\t%s\t%s%s\n' "$step" "$seen" "$sentence" "${said:+$tab$said}"
    done <"$work/rows"
}

case $from in
--planted)
    prepare
    planted ;;
*)
    if [ ! -f "$from/search.c" ]; then
        [ -z "$tsv" ] || printf '%s\t0\t0\t%s\n' "$step" "there is no search.c" # a row for each student
        echo "'$from' holds no chapter: there is no search.c" >&2
        exit 2
    fi
    prepare
    check_build
    check_probes
    [ -z "$tsv" ] || { printf '%s\t%d\t%d\t\n' "$step" "$passed" "$all"; exit; }
    echo 'All is well.' ;;
esac
