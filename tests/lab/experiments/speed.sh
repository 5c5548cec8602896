#!/bin/sh
# speed.sh - which program searches more nodes a second, on a machine that does other things, too.
#   speed.sh [--rounds N] [--time MS] [--tsv] PROGRAM ...
#   sh tests/lab/experiments/speed.sh chapter09/shogi 'chapter10/shogi USI_Hash=1'
# A PROGRAM is one argument: a chapter's program, and options of it. In each of N rounds (10) all
# search the positions of `bench`, MS milliseconds (200) each; in every other round the last comes
# first. Of each position the mean of all rounds counts, and beside it the best one, since whatever
# disturbs a search can only slow it. How much faster than the first program: the mean over the
# rounds, with its 95 % interval. The first position pays for the memory, and is not counted.
# Exit status: 0; 1 a program can't be run; 2 wrong argument.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
help_asked "$@"
rounds=10 time=200 tsv=no call=$(called "$@")
while [ $# -gt 0 ]; do
    case $1 in
    --tsv) tsv=yes; shift ;;
    --rounds | --time)
        [ $# -gt 1 ] || fail 2 "$1: its value is missing"
        number "$1" "$2"
        case $1 in --rounds) rounds=$2 ;; *) time=$2 ;; esac
        shift 2 ;;
    --*) fail 2 "unknown argument $1" ;;
    *) break ;;
    esac
done
[ $# -gt 0 ] || fail 2 'which program?'
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# try NUMBER PROGRAM [NAME=VALUE ...]: "ROUND NUMBER POSITION NODES MS" for each position.
try() {
    n=$1 program=$2
    shift 2
    "$program" bench --time "$time" --tsv "$@" >"$work/bench" || exit
    awk -v n="$n" -v round="$round" -F "$tab" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i }
        NR > 2 && $column["ms"] > 0 { print round, n, $column["position"], $column["nodes"], $column["ms"] }
        ' "$work/bench" >>"$work/rows"
}

for words; do
    [ -x "${words%% *}" ] || fail 1 "${words%% *} is not built"
    "${words%% *}" bench --depth 1 >/dev/null 2>&1 || fail 1 "${words%% *} is no program of a chapter"
    # shellcheck disable=SC2086 # words
    takes $words
done
round=0
while [ $round -lt "$rounds" ]; do
    round=$((round + 1)) i=0
    while [ $i -lt $# ]; do
        i=$((i + 1)) which=$i
        [ $((round % 2)) = 1 ] || which=$(($# + 1 - i))
        eval "words=\${$which}"
        # shellcheck disable=SC2086 # words
        try "$which" $words
    done
done

# The mean of a round is that of its positions, and so no position counts more than another.
rows() {
    printf 'program\tmean\tbest\tfaster\tfaster_low\tfaster_high\n'
    i=0
    for words; do
        i=$((i + 1))
        awk -v n=$i -v name="$words" -v rounds="$rounds" '
            { speed = $4 / $5 * 1000; sum[$1, $2] += speed; count[$1, $2]++ }
            $2 == n && speed > best[$3] { best[$3] = speed }
            END {
                for (r = 1; r <= rounds; r++) {
                    if (!count[r, n] || !count[r, 1]) { print "too short" >"/dev/stderr"; exit 1 }
                    all += sum[r, n] / count[r, n]
                    ratio = sum[r, n] / count[r, n] / (sum[r, 1] / count[r, 1])
                    ratios += ratio; squares += ratio * ratio
                }
                for (p in best) { bests += best[p]; positions++ }
                mean = ratios / rounds
                variance = rounds > 1 ? (squares - rounds * mean * mean) / (rounds - 1) : 0
                off = 1.96 * sqrt(variance > 0 ? variance / rounds : 0)
                printf "%s\t%.0f\t%.0f\t%.3f", name, all / rounds, bests / positions, mean
                if (n == 1 || rounds < 2) print "\t-\t-"
                else printf "\t%.3f\t%.3f\n", mean - off, mean + off
            }' "$work/rows"
    done
}
[ $tsv = no ] || { rows "$@"; exit; }
printf 'Made by `%s`:\n\n' "$call"
rows "$@" | awk -F "$tab" '
    NR == 1 { print "| program | nodes a second | at their best | times the first (95 %) |"
              print "|---|---:|---:|---:|"; next }
    { printf "| %s | %d | %d | %s |\n", $1, $2, $3, $5 == "-" ? $4 : $4 " (" $5 " to " $6 ")" }'
