#!/bin/sh
# bench.sh - node counts of `shogi bench`, which are the same on every machine. A count
# that changes means that a chapter searches differently: intended, or a bug. And how
# often the first move cuts off in chapter 10. What takes long only with TEST_DEEP.
#   tests/chapters/bench.sh           compares with tests/data/bench.tsv
#   tests/chapters/bench.sh --accept  writes that file anew
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
table=tests/data/bench.tsv

nodes() {
    "$OUT"chapter"$1"/shogi bench --depth "$2" |
        sed -n '$s/^bench nodes \([0-9]*\) .*/\1/p'
}

if [ "${1:-}" = --accept ]; then
    # shellcheck disable=SC2016 # words, not a command
    printf '# %s\t%s\t%s\n' chapter depth \
        'nodes of `shogi bench --depth`; by tests/chapters/bench.sh --accept' >$table
    for row in 06:2 06:3 07:4 08:4 09:4 10:6; do
        chapter=${row%:*} depth=${row#*:}
        [ -x "$OUT"chapter"$chapter"/shogi ] || continue
        printf '%s\t%s\t%s\n' "$chapter" "$depth" "$(nodes "$chapter" "$depth")" >>$table
    done
    cat $table
    exit 0
fi
while read -r chapter depth wanted; do
    case $chapter in '#'*) continue ;; esac
    [ "$wanted" -lt 1000000 ] || [ -n "${TEST_DEEP:-}" ] || continue
    if [ ! -x "$OUT"chapter"$chapter"/shogi ]; then
        skip "chapter $chapter" "it is not here"
        continue
    fi
    same "chapter $chapter, depth $depth: $wanted nodes" "$wanted" \
        "$(nodes "$chapter" "$depth")"
done <$table
if [ -x "$OUT"chapter10/shogi ]; then
    # A good order: where a node is cut off, the first move searched does it.
    if [ -n "${TEST_DEEP:-}" ]; then depth=12 least=89; else depth=8 least=88; fi
    share=$("$OUT"chapter10/shogi bench --depth $depth |
        sed -n 's/^cut-offs .* first move \([0-9]*\)\..*/\1/p')
    check "chapter 10, depth $depth: $share % of cut-offs by the first move, $least wanted" \
        test "${share:-0}" -ge $least
fi
finish
