#!/bin/sh
# tournament.sh - many engines against each other: everyone against everyone, or all against one.
#   sh tests/lab/match/tournament.sh ENGINES [--gauntlet NAME] [--dir DIR] [--jobs N]
#       [--shard I/N] [--table] [MATCH OPTIONS]
#   ENGINES   a file with a line for each: NAME, then the command and limits of its own, as they
#             stand behind --engine; lines from # are skipped:
#                 alice    "python3 alice/engine.py"
#                 book07   "chapter07/shogi usi" --option Evaluation=simple
#   --dir     where the games are kept (build/tournament); what is there is not played again
#   --jobs    pairings at the same time (1); --shard: the I-th of N parts of the pairings
#   --table   no games: the table of those that are in the directory
#   MATCH OPTIONS as build/match takes them: --movetime 100 --games 20 --openings FILE ...
# The table has points, Elo with its 95 % interval (bootstrap over pairs of games, the field's mean
# is 0; each engine has two games more, won and lost against that mean, so that it stays finite),
# faults, and who scored how much against whom. A pairing of an engine that does not start is told
# and left out; the status is 1 then.
case "${1-}" in --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; exit ;; esac
set -u
refuse() {
    echo "tournament: $1; --help tells more" >&2
    exit 2
}
BUILD=${BUILD:-build} here=${0%/*} tab=$(printf '\t')

# One pairing, played to its end or gone on with: a line when it is over.
if [ "${1-}" = --pairing ]; then
    dir=$2 a=$3 b=$4
    shift 4
    log=$dir/$a-$b.log
    engine() { sed -n "s/^$1[[:blank:]]\{1,\}//p" "$dir/engines"; }
    # In a shell of its own: a quotation mark that is missing ends it.
    if (eval "\"\$BUILD/match\" \"\$@\" --engine $(engine "$a") --name $a --engine $(engine "$b") --name $b" \
        --quiet --resume --out '"$dir/$a-$b.tsv"') >"$log" 2>&1 </dev/null; then
        sed 1q "$log"
    else
        echo "$a against $b: $(grep . "$log" | tail -n 3 | tr '\n' ' ')"
        : >"$dir/$a-$b.failed"
    fi
    exit 0
fi

[ $# -gt 0 ] || refuse 'which engines?'
engines=$1 dir=$BUILD/tournament jobs=1 gauntlet='' shard=1/1 table=''
shift
[ -f "$engines" ] || refuse "$engines: there is no such file"
count=$#
while [ "$count" -gt 0 ]; do
    option=$1
    shift
    count=$((count - 1))
    case $option in
    --table) table=yes ;;
    --gauntlet | --dir | --jobs | --shard)
        [ "$count" -gt 0 ] || refuse "$option: its value is missing"
        case $option in
        --gauntlet) gauntlet=$1 ;;
        --dir) dir=$1 ;;
        --jobs) jobs=$1 ;;
        --shard) shard=$1 ;;
        esac
        shift
        count=$((count - 1)) ;;
    *) set -- "$@" "$option" ;; # behind the others: for the match
    esac
done
case $jobs in '' | *[!0-9]* | 0) refuse "--jobs '$jobs': must be a number from 1 on" ;; esac
case $shard in [1-9]*/[1-9]*) ;; *) refuse "--shard '$shard': must be I/N" ;; esac
mkdir -p "$dir" || exit 1
tr -d '\r' <"$engines" | grep -v '^#' | grep '[^[:blank:]]' >"$dir/engines"
names=$(awk '{ print $1 }' "$dir/engines")
for name in $names; do
    case $name in *[!A-Za-z0-9_.+]*) refuse "the name '$name' has more than letters, digits, _ . and +" ;; esac
done
[ -z "$(echo "$names" | sort | uniq -d)" ] || refuse "two engines are called $(echo "$names" | sort | uniq -d | sed 1q)"
[ "$(echo "$names" | grep -c .)" -gt 1 ] || refuse "$engines names fewer than two engines"
[ -z "$gauntlet" ] || echo "$names" | grep -qx "$gauntlet" || refuse "--gauntlet: $engines has no engine '$gauntlet'"

if [ -z "$table" ]; then
    [ -x "$BUILD/match" ] || refuse "$BUILD/match is missing; make match"
    rm -f "$dir"/*.failed
    echo "$names" | awk -v one="$gauntlet" -v shard="$shard" '
        { name[NR] = $1 }
        END { split(shard, part, "/")
            for (i = 1; i <= NR; i++) for (j = i + 1; j <= NR; j++) {
                if (one != "" && name[i] != one && name[j] != one) continue
                if (pairings++ % part[2] != part[1] - 1) continue
                print name[i], name[j]
            } }' >"$dir/pairings"
    echo "$(grep -c . "$dir/pairings") pairings" >&2
    export BUILD
    # The pairings as words of a call each; the match's options before them would come too early.
    while read -r a b; do
        printf '%s\0%s\0' "$a" "$b"
    done <"$dir/pairings" | xargs -0 -n 2 -P "$jobs" sh -c '
        script=$1 dir=$2
        shift 2
        for last; do b=$last; done
        n=$# kept=
        a=$(eval "echo \${$((n - 1))}")
        while [ "$n" -gt 2 ]; do set -- "$@" "$1"; shift; n=$((n - 1)); done
        shift 2
        exec sh "$script" --pairing "$dir" "$a" "$b" "$@"' tournament "$here/tournament.sh" "$dir" "$@"
fi

# All rows that were played, a line each: names, points of the first, ending, pair.
for file in "$dir"/*-*.tsv; do
    [ -f "$file" ] || continue
    awk -F "$tab" -v OFS="$tab" 'FNR == 1 { next }
        NF >= 19 { print $2, $3, $5, $6, FILENAME ":" int($1 / 2) }' "$file"
done >"$dir/games"
[ -s "$dir/games" ] || { echo "tournament: no game was played" >&2; exit 1; }
awk -F "$tab" -f "$here/tournament.awk" "$dir/engines" "$dir/games"
set -- "$dir"/*.failed
[ ! -f "$1" ] || { echo "not played: $(for f; do f=${f##*/}; echo "${f%.failed}"; done | xargs)"; exit 1; }
