#!/bin/sh
# evaluation.sh - what `eval` prints: its parts add up, in every evaluation; both sides are judged by
# the same numbers; and a piece is worth what the value falls by without it.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
. tests/talk/session/says.sh

# Of a game, of an ending with pieces in hand, and one where Black has no king.
cat >"$dir/positions" <<'END'
lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1
4k4/2G1+r4/9/3+b5/9/4S4/5L3/3N1p3/9 b 2Pgs3n3l15p 1
END
# turned: each position as the other side sees it.
turned() {
    awk '
        function turn(text,   out, i, c, sign) {
            for (i = 1; i <= length(text); i++) {
                c = substr(text, i, 1)
                if (c == "+") { sign = "+"; continue }
                c = sign (c ~ /[A-Z]/ ? tolower(c) : toupper(c))
                sign = ""
                out = upside ? c out : out c
            }
            return out
        }
        {
            upside = 1; board = turn($1)
            upside = 0; hand = $3 == "-" ? "-" : turn($3)
            print board, $2 == "b" ? "w" : "b", hand, $4
        }'
}

# told EVALUATION [LINE...] <POSITIONS: what is said about each of them.
told() {
    what=$1
    shift
    {
        printf '%s\n' 'play none' "set Evaluation $what" "$@"
        sed 's/^/sfen /; s/$/\neval/'
        echo quit
    } >"$dir/typed"
    seldom
    LC_ALL=C "$program" --ascii <"$dir/typed" >"$dir/said" 2>&1
}

# parts: of each position the numbers, in their order, and who is to move.
parts() {
    awk '
        /^ *-?[0-9]+  [a-z]/ { printf "%s ", $1 }
        / value for / { print $NF }' "$dir/said"
}

# A position: material, pieces by place, near Black's king, near White's, attacks near both, attacked;
# sum, tempo; the network, if there is one; value, side. Numbers of Black, but for the last ones.
for what in material simple hand learned network; do
    told $what <"$dir/positions"
    parts >"$dir/parts"
    same "$what: the parts add up" '3 0' "$(awk '
        {
            sum = 0
            for (i = 1; i <= 7; i++) sum += $i
            value = ($NF == "Black" ? $8 : -$8) + $9 + (NF == 12 ? $10 : 0)
            bad += sum != $8 || value != $(NF - 1)
        }
        END { print NR, bad + 0 }' "$dir/parts")"
    same "$what: a king that is not there feels nothing" '0 0' "$(awk 'NR == 3 { print $3, $5 }' "$dir/parts")"
    turned <"$dir/positions" >"$dir/turned"
    told $what <"$dir/turned"
    same "$what: turned, each part is the other side's" "$(cat "$dir/parts")" "$(parts | awk '
        { print -$1, -$2, -$4, -$3, -$6, -$5, -$7, -$8, $9, NF == 12 ? $10 " " $11 : $10,
            $NF == "Black" ? "White" : "Black" }')"
done
same "learned: kings and attacks count" 0 "$(told learned <"$dir/positions"
    parts | awk 'NR < 3 { for (i = 3; i <= 7; i++) zero += $i == 0 } END { print zero + 0 }')"

# The picture: squares from left to right, rank by rank, each with a letter and what it is worth.
# without: the position, and once without each of its pieces that are no kings, in that order.
without() {
    awk '
        {
            print
            for (i = 1; i <= length($1); i++) {
                c = substr($1, i, 1)
                if (c !~ /[A-Za-z]/ || c ~ /[kK]/) continue
                before = substr($1, 1, i - 1)
                sub(/\+$/, "", before)
                print before 1 substr($1, i + 1), $2, $3, $4
            }
        }'
}
# picture: the numbers of the first picture.
picture() {
    awk '/^  [91]       / { n++; next }
        n == 1 && / [a-i]$/ {
            for (i = 1; i <= 9; i++) {
                piece = substr($0, 8 * i - 7, 3)
                worth = substr($0, 8 * i - 4, 5)
                if (piece ~ /[a-zA-Z]/ && piece !~ /[kK]/) print worth + 0
                else if (worth ~ /[^ ]/) print "unexpected", worth
            }
        }' "$dir/said"
}
while read -r position; do
    echo "$position" | without >"$dir/all"
    told learned <"$dir/all"
    picture >"$dir/seen"
    side=$(echo "$position" | cut -d ' ' -f 2)
    # Whose each piece is: a capital is Black's.
    echo "$position" | awk '{ gsub(/[^A-Za-z]|[kK]/, "", $1); print $1 }' | fold -w 1 >"$dir/owners"
    parts | awk -v side="$side" -v owners="$dir/owners" '
        function round(cp) { return int((cp + (cp < 0 ? -5 : 5)) / 10) / 10 }
        NR == 1 { whole = $(NF - 1); next }
        {
            getline owner <owners
            lost = whole - $(NF - 1)
            print round((owner ~ /[A-Z]/) == (side == "b") ? lost : -lost) + 0
        }' >"$dir/wanted"
    same "each piece of $position is worth what the value falls by" "$(xargs <"$dir/wanted")" "$(xargs <"$dir/seen")"
    told learned flip <"$dir/all"
    picture >"$dir/flipped"
    same "... and on a flipped board the last comes first" \
        "$(awk '{ line[NR] = $0 } END { for (i = NR; i; i--) print line[i] }' "$dir/seen" | xargs)" \
        "$(xargs <"$dir/flipped")"
done <"$dir/positions"
session flip eval
same "files and ranks of a flipped picture" '1 2 3 4 5 6 7 8 9 ihgfedcba' \
    "$(grep '^  1       2' "$dir/said" | xargs) $(awk '/^  1       2/ { n = 9; next } n-- > 0 { printf "%s", $NF }' "$dir/said")"
session eval
same "... and of one that is not" '9 8 7 6 5 4 3 2 1 abcdefghi' \
    "$(grep '^  9       8' "$dir/said" | xargs) $(awk '/^  9       8/ { n = 9; next } n-- > 0 { printf "%s", $NF }' "$dir/said")"
finish
