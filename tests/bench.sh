#!/bin/sh
# bench.sh - node counts of `shogi bench`, which are the same on every machine. A count that
# changes means that a chapter searches differently: intended, or a bug.
#   tests/bench.sh           compares with tests/data/bench.tsv
#   tests/bench.sh --accept  writes that file anew
set -u
cd "$(dirname "$0")/.." || exit 1
OUT=${OUT:-} table=tests/data/bench.tsv passed=0 failed=0
case $OUT in '') OUT=./ ;; esac

nodes() { "$OUT"chapter"$1"/shogi bench --depth "$2" | sed -n '$s/^bench nodes \([0-9]*\) .*/\1/p'; }

if [ "${1:-}" = --accept ]; then
    # shellcheck disable=SC2016 # words, not a command
    printf '# chapter\tdepth\tnodes of `shogi bench --depth`; by tests/bench.sh --accept\n' \
        >$table
    for row in 06:2 06:3 07:4 08:4 09:4 10:6; do # about a second each
        chapter=${row%:*} depth=${row#*:}
        [ -x "$OUT"chapter"$chapter"/shogi ] || continue
        printf '%s\t%s\t%s\n' "$chapter" "$depth" "$(nodes "$chapter" "$depth")" >>$table
    done
    cat $table
    exit 0
fi
while read -r chapter depth wanted; do
    case $chapter in '#'*) continue ;; esac
    if [ ! -x "$OUT"chapter"$chapter"/shogi ]; then
        echo "skip bench of chapter $chapter: it is not here"
        continue
    fi
    seen=$(nodes "$chapter" "$depth")
    if [ "$seen" = "$wanted" ]; then
        passed=$((passed + 1))
        echo "ok bench of chapter $chapter, depth $depth: $seen nodes"
    else
        failed=$((failed + 1))
        echo "not ok bench of chapter $chapter, depth $depth: $seen nodes, not $wanted"
    fi
done <$table
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
