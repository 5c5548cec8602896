#!/bin/sh
# tune.sh - moves the constants of chapter 10 by games of the chapter against itself (SPSA).
#   tune.sh [--constants FILE] [--iterations N] [--games N] [--movenodes N] [--rate R]
#       [--openings FILE] [--concurrency N] [--seed N] [--judge COMMAND] [--resume] [--tsv]
# Each of so many --iterations (1000) changes all constants at once, each by its step up or down
# as a coin says, and plays --games (8) at --movenodes (2000) of these values against those on the
# other side; the winner draws the values towards itself, by --rate (0.01) steps a won game at the
# end, by more before. TUNING.md tells why this works, and what it found. Printed are the values
# at the quarters of the way, or with --tsv after every iteration; all stand in $BUILD/tune, where
# --resume goes on. In the end comes the call that decides whether they are better.
# --judge COMMAND takes the place of the games: it is called with the number of the iteration and
# the two lists of NAME=VALUE, and prints how many the first has won, drawn and lost, with tabs.
set -u
# shellcheck disable=SC2034,SC2154 # read and set by measure.sh
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
help_asked "$@"
constants=tests/lab/tune/constants.tsv iterations=1000 games=8 movenodes=2000 rate=0.01 seed=1
openings=tests/data/openings.sfen concurrency=$(cores) judge='' resume=no tsv=no
options 'resume tsv' 'constants iterations games movenodes rate openings concurrency seed judge' "$@"
number --iterations "$iterations"
number --movenodes "$movenodes"
number --seed "$seed"
case $rate in '' | *[!0-9.]* | *.*.* | .) fail 2 "--rate '$rate': a number is needed" ;; esac
[ -r "$constants" ] || fail 1 "$constants: can't be read"
games_number
programs 10
dir=$BUILD/tune copy=$BUILD/tune/chapter10
mkdir -p "$copy" || exit 1
dir=$(cd "$dir" && pwd) copy=$dir/chapter10
program=$copy/shogi
[ "$BUILD" = build ] || program=$BUILD/$program

# The chapter with its constants as options.
if [ ! -x "$program" ] || find chapter10 common "$constants" tests/lab/tune -newer "$program" \
    \( -name '*.[ch]' -o -name '*.tsv' -o -name '*.awk' \) | grep -q .; then
    note 'building the engine whose constants are options'
    rm -f "$copy"/*
    cp chapter10/*.[ch] chapter10/Makefile "$copy" || exit 1
    awk -v dir="$copy" -f tests/lab/tune/open.awk "$constants" "$copy"/*.c || exit 1
    for file in "$copy"/*.open; do mv "$file" "${file%.open}"; done
    make -s -C "$copy" COMMON="$PWD/common" BUILD="$BUILD" >&2 || fail 1 'it does not compile'
fi

# Where each constant starts: what the engine says of itself.
"$program" options --tsv | awk -F "$tab" -v OFS="$tab" '
    FNR == 1 { file++ }
    file == 1 && FNR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    file == 1 { start[$column["name"]] = $column["initial"]; next }
    /^#/ || $1 == "name" { next }
    !($1 in start) { print "tune.sh: the engine has no " $1 > "/dev/stderr"; exit 1 }
    { print $1, start[$1], $3, $4, $5 }' - "$constants" >"$dir/constants.tsv" || exit 1

# What was played belongs to these words and this engine.
table=$dir/way-$({
    cat "$program" "$dir/constants.tsv" "$openings"
    echo "$iterations $games $movenodes $rate $seed $judge"
} | cksum | cut -d ' ' -f 1).tsv
[ "$resume" = yes ] || put_aside "$table"
# A line that was not written to its end goes.
if [ -s "$table" ] && [ -n "$(tail -c 1 "$table")" ]; then
    sed '$d' "$table" >"$table.part" && mv "$table.part" "$table" || exit 1
fi

# pair NUMBER UP DOWN: the games of one iteration.
cat >"$dir/pair.sh" <<END
number=\$1 up=\$(printf ' --option %s' \$2) down=\$(printf ' --option %s' \$3)
'$BUILD/match' --games $games --nodes $movenodes --concurrency $concurrency --quiet --tsv \\
    --openings '$openings' --seed "\$number" --option USI_Hash=1 \\
    --engine '$program usi' --name up \$up --engine '$program usi' --name down \$down |
    awk -F '$tab' -v OFS='$tab' '
        NR == 1 { for (i = 1; i <= NF; i++) column[\$i] = i }
        NR == 2 { print \$column["won"], \$column["drawn"], \$column["lost"] }'
END
[ -n "$judge" ] || judge="sh '$dir/pair.sh'"
total=$iterations began=$(date +%s)
[ -s "$table" ] && state=$table || state=''
{
    cat ${state:+"$state"} </dev/null
    awk -v iterations="$iterations" -v rate="$rate" -v first="$seed" -v play="$judge" \
        -f tests/lab/tune/spsa.awk "$dir/constants.tsv" ${state:+"$state"} |
        tee -a "$table"
} | while IFS= read -r line; do
    if [ $tsv = yes ]; then printf '%s\n' "$line"; else time_left "${line%%[!0-9]*}"; fi
done
[ "$(tail -n 1 "$table" | cut -f 1)" = "$iterations" ] || exit 1
[ $tsv = no ] || exit 0
awk -F "$tab" -v OFS="$tab" '
    NR == FNR { step[$1] = $5; next }
    FNR == 1 { columns = NF; for (i = 5; i <= NF; i++) name[i] = $i; next }
    { for (i = 5; i <= NF; i++) value[FNR - 2, i] = $i; last = FNR - 2 }
    END {
        print "constant", "as it is", "a quarter", "half", "three", "tuned", "in steps"
        for (i = 5; i <= columns; i++) {
            row = name[i]
            for (k = 0; k <= 4; k++) row = row sprintf("\t%.0f", value[int(last * k / 4), i])
            print row, sprintf("%+.1f", (value[last, i] - value[0, i]) / step[name[i]])
        }
    }' "$dir/constants.tsv" "$table" | markdown 1
awk -F "$tab" -v program="$program" -v build="$BUILD" -v nodes="$movenodes" '
    NR == 1 { for (i = 5; i <= NF; i++) name[i] = $i }
    { row = $0 }
    END {
        count = split(row, value)
        for (i = 5; i <= count; i++) words = words sprintf(" --option %s=%.0f", name[i], value[i])
        file = build "/tune/openings.sfen"
        printf "\nAre they better? From each opening there are only two games, so there are 4,000 first.\n\n"
        printf "    %s/make_openings --engine \"chapter10/shogi usi\" --option USI_Hash=1 \\\n", build
        printf "        --lines 12 --window 75 --depth 2 --seed 77 --count 4000 > %s\n", file
        printf "    %s/match --games 8000 --nodes %s --sprt 0,10 --openings %s \\\n", build, nodes, file
        printf "        --option USI_Hash=1 --engine \"%s usi\" --name tuned%s \\\n", program, words
        printf "        --engine \"chapter10/shogi usi\" --name as-it-is\n"
    }' "$table"
