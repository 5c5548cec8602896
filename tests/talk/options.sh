#!/bin/sh
# options.sh - both bounds of every number option, in every chapter: the bounds themselves
# are taken, what lies one beyond is refused with the name and the value. And the default
# of every combo stands first among its words, since some GUIs know no other.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# The largest table may be more than there is: that it can't be had is no refusal of the
# number.
ask() {
    awk -F '\t' '{ for (i = 2; i <= 5; i++)
        print "setoption name " $1 " value " $i }' "$dir/options"
    echo quit
}

for program in "$OUT"chapter[0-9][0-9]/shogi; do
    chapter=$(basename "$(dirname "$program")")
    "$program" options --tsv | awk -F '\t' -v OFS='\t' \
        '$2 == "spin" { print $1, $5, $6, $5 - 1, $6 + 1 }' >"$dir/options"
    same "$chapter: combos whose default is not their first word" '' "$(
        echo usi | "$program" | awk '$5 == "combo" { n++; if ($7 != $9) print $3 }
            END { if (n < 2) print n + 0, "combos" }')"
    ask | "$program" usi >"$dir/said"
    check "$chapter has number options" test -s "$dir/options"
    while IFS="$tab" read -r name low high below above; do
        refused=$(grep "^info string .*$name" "$dir/said" | grep -v 'not enough memory' |
            sed "s/^[^']*'\([^']*\)'.*/\1/" | xargs)
        same "$chapter, $name from $low to $high: refused" "$below $above" "$refused"
    done <"$dir/options"
done
finish
