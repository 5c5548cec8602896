#!/bin/sh
# bench.sh - node counts of `shogi bench`, which are the same on every machine, and of each
# position score and move. What changes means that a chapter searches differently: intended,
# or a bug. Every option of a chapter has a row with another value than its default, which
# searches differently, so that none can lose its meaning. And how often the first move cuts
# off from chapter 07 on. What takes long only with TEST_DEEP.
#   tests/chapters/bench.sh           compares with tests/data/bench.tsv
#   tests/chapters/bench.sh --accept  writes the numbers of that file anew
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
table=tests/data/bench.tsv

# searched CHAPTER DEPTH NAME=VALUE...: nodes, and a number made of all scores and moves.
searched() {
    chapter=$1 depth=$2
    shift 2
    : >"$dir/rows"
    searched_nodes=$("$OUT"chapter"$chapter"/shogi bench --depth "$depth" --tsv "$@" |
        awk -F "$tab" -v OFS="$tab" -v rows="$dir/rows" '
            { sum += $5; print $1, $2, $3, $4, $5 >rows }
            END { print sum + 0 }')
    searched_sum=$(cksum <"$dir/rows")
    echo "$searched_nodes ${searched_sum%% *}"
}

if [ "${1:-}" = --accept ]; then
    while read -r chapter depth nodes rest sets; do
        # shellcheck disable=SC2086 # words
        case $chapter in
        '#'*) echo "$chapter $depth $nodes $rest $sets" ;;
        *) echo "$chapter $depth $(searched "$chapter" "$depth" $sets) $sets" | tr ' ' '\t' ;;
        esac
    done <$table >"$dir/new"
    cat "$dir/new" >$table
    exit 0
fi
most=1000000
! sampled || most=20000
while read -r chapter depth nodes rest sets; do
    case $chapter in '#'*) continue ;; esac
    [ "$nodes" -lt $most ] || [ -n "${TEST_DEEP:-}" ] || continue
    if [ ! -x "$OUT"chapter"$chapter"/shogi ]; then
        skip "chapter $chapter" "it is not here"
        continue
    fi
    # shellcheck disable=SC2086 # words
    same "chapter $chapter, depth $depth, $sets: $nodes nodes" "$nodes $rest" \
        "$(searched "$chapter" "$depth" $sets)"
done <$table

# What is for clocks and games, and what in these chapters can't change a whole search.
elsewhere='..\.(USI_Ponder|ResignValue|Level|Variety|NetworkDelay|Time[A-Z][a-z]*|EnteringKingRule)'
elsewhere="$elsewhere|06.DropsFirst|0[6-9].RootFirst|(06|08|09|10).USI_Hash"
elsewhere="$elsewhere|10.Threads" # whose node counts are never the same
for program in "$OUT"chapter*/shogi; do
    chapter=${program%/shogi} chapter=${chapter##*chapter}
    "$program" options | awk -v chapter="$chapter" '{ print chapter "." $1 }' |
        grep -vxE "$elsewhere" | sed 's/.*\.//' >"$dir/options"
    awk -v chapter="$chapter" '
        NR == FNR { if ($1 == chapter) known[$2, $5, $6, $7, $8] = $4; next }
        { missing[$1] = 1 }
        END { for (at in known) {
                  split(at, word, SUBSEP)
                  for (i = 2; i <= 5; i++) { # the same row without this option is another
                      if (word[i] == "") continue
                      other = word[1]
                      for (k = 2; k <= 5; k++)
                          if (k != i && word[k] != "") other = other SUBSEP word[k]
                      while (split(other, count, SUBSEP) < 5) other = other SUBSEP
                      name = word[i]
                      sub(/=.*/, "", name)
                      if (other in known && known[other] != known[at]) delete missing[name]
                  }
              }
              for (name in missing) print name }' $table "$dir/options" >"$dir/missing"
    same "chapter $chapter: a row for every option, which searches differently without it" '' \
        "$(sort "$dir/missing")"
done
# The depth of a bench that names none: who compares two machines counts on it.
echo "k8/9/9/9/9/9/9/9/8K b - 1" >"$dir/kings"
for depth in 06:3 07:5 08:5 09:5 10:10; do
    chapter=${depth%:*}
    [ ! -x "$OUT"chapter"$chapter"/shogi ] || same "chapter $chapter: the depth of bench" "${depth#*:}" \
        "$("$OUT"chapter"$chapter"/shogi bench --tsv --positions "$dir/kings" | awk "NR == 2 { print \$2 }")"
done
for share in '07 845, by the first move 86.4' '08 596, by the first move 93.5' '09 596, by the first move 93.5'; do
    chapter=${share%% *}
    [ ! -x "$OUT"chapter"$chapter"/shogi ] ||
        same "chapter $chapter: cut-offs, and how many of them by the first move" "cut-offs ${share#* } %" \
            "$("$OUT"chapter"$chapter"/shogi bench --depth 2 | grep '^cut-offs')"
done
if [ -x "$OUT"chapter10/shogi ]; then
    # A good order: where a node is cut off, the first move searched does it.
    if [ -n "${TEST_DEEP:-}" ]; then depth=12 least=87; else depth=8 least=88; fi
    share=$("$OUT"chapter10/shogi bench --depth $depth |
        sed -n 's/^cut-offs .* first move \([0-9]*\)\..*/\1/p')
    check "chapter 10, depth $depth: $share % of cut-offs by the first move, $least wanted" \
        test "${share:-0}" -ge $least
fi
finish
