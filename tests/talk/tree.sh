#!/bin/sh
# tree.sh - `shogi tree`: its nodes are those of `bench`, its numbers fit together, every
# end has one reason, and a technique that is switched off is never one. The page is driven
# in a browser where there are one and node. Twelve positions only with TEST_DEEP. One small tree as
# text, data and page must be tests/talk/page/small.out, and larger ones, of every chapter, trees.out
# beside it. After an intended change: sh tests/talk/tree.sh --accept
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
some=4
[ -z "${TEST_DEEP:-}" ] || some=12
spread() { # N: so many positions of all
    grep -v '^#' tests/data/quiet.sfen | cut -f 1 | sed 's/[;].*//' |
        awk -v some="$1" '{ line[NR] = $0 } END { for (i = 0; i < some; i++) print line[1 + i * int(NR / some)] }'
}
spread $some >"$dir/positions"
example=$(spread 4 | sed -n 2p) # whose tree has what is looked for, however many are tried
needs "$OUT"chapter06/shogi "$OUT"chapter07/shogi "$OUT"chapter10/shogi
depth() { case $1 in 06) echo 2 ;; 10) echo 6 ;; *) echo 3 ;; esac; }

tree() { # CHAPTER WORDS...
    tree_program="$OUT"chapter$1/shogi
    shift
    seldom
    "$tree_program" tree "$@"
}

# --- a small tree ---

# Two kings, and a pawn that may promote: text, data, and what the page has besides.
small() {
    set -- Evaluation=material 'k8/9/9/2P6/9/9/9/9/8K b - 1'
    tree 10 --depth 2 "$@"
    tree 10 --depth 2 --json "$@" | tee "$dir/small.json"
    tree 10 --depth 2 --html "$dir/small.html" "$@"
    sed -n '/^<title>/p; /^<div class="outline">$/,/^<\/div>$/p' "$dir/small.html"
}
small >"$dir/small.out"

# whole CHAPTER WORDS...: the upper plies of a tree, and a sum of its data.
whole() {
    echo "== $*"
    tree "$@" --plies 3 --max-children 5
    tree "$@" --json | grep '^\[' | cksum | sed 's/^/the data: /'
}
below='ln1g1g2l/1r2k1s2/1pps3pp/p2b1pN2/3Npg3/2PP4P/PP2P1PP1/LBS1KR3/3G2SNL b 2Pp 37'
trees() {
    set -- Evaluation=simple '4k4/1r4g2/2pp1p3/9/4P4/3S5/2P2G3/7R1/4K4 b Pp 1'
    whole 06 --depth 1 "$@"
    whole 07 --depth 2 "$@"
    whole 08 --depth 2 "$@"
    whole 09 --depth 3 "$@"
    whole 10 --depth 5 "$@"
    "$OUT"chapter10/shogi --lang=ja tree --depth 5 --plies 3 --max-children 5 "$@"
    whole 10 --depth 6 NullMove=reduce "$@"
    whole 09 --depth 4 Evaluation=simple "$below" --only taken
    whole 10 --depth 3 --only losing "$@"
    whole 07 --depth 6 Evaluation=simple '4k4/9/9/9/4r4/9/9/9/4K1R2 b - 1'
    for number in 06 07 08 09 10; do whole $number --depth 2 Evaluation=simple '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'; done
}
trees >"$dir/trees.out"
[ "${1:-}" != --accept ] || { cp "$dir/small.out" "$dir/trees.out" tests/talk/page/; exit; }
check "trees of every chapter" diff tests/talk/page/trees.out "$dir/trees.out"
check "a small tree, as text, data and page" diff tests/talk/page/small.out "$dir/small.out"
same "the page has its data, style and script, whole" '' \
    "$(cat "$dir/small.json" common/tree/page/tree.css common/tree/page/tree.js | grep -vxFf "$dir/small.html")"

# --- as many nodes as bench counts ---
for number in 06 07 08 09 10; do
    program="$OUT"chapter$number/shogi
    [ -x "$program" ] || continue
    case $number in 08 | 09) ! sampled || continue ;; esac
    "$program" bench --tsv --depth "$(depth $number)" --positions "$dir/positions" |
        sed 1d | cut -f 5 >"$dir/wanted"
    while read -r sfen; do
        tree $number --depth "$(depth $number)" "$sfen"
    done <"$dir/positions" >"$dir/texts"
    sed -n 's/^tree nodes //p' "$dir/texts" >"$dir/told"
    # The sum of the reasons for which nodes ended, in all iterations.
    awk '$3 == "nodes" && NF == 3 { print $2 }' "$dir/texts" >"$dir/added"
    check "chapter $number: the nodes of $some positions are those of bench" cmp "$dir/wanted" "$dir/told"
    check "chapter $number: so many have ended for some reason" cmp "$dir/wanted" "$dir/added"
    same "chapter $number: bench --reasons counts as many, and as many as without" \
        "$("$program" bench --tsv --depth "$(depth $number)" --positions "$dir/positions" |
            awk -F "$tab" 'NR > 1 { sum += $5 } END { print sum, sum }')" \
        "$("$program" bench --reasons --depth "$(depth $number)" \
            --positions "$dir/positions" |
            awk '$2 == "nodes" && NF == 2 { print sum, $1; exit }
                 NF == 2 { sum += $1 }')"
done

# --- in Japanese ---

# Moves, infinite bounds and the keys of the totals stay.
same "--lang=ja: no English left" '局面数' "$(tree_program="$OUT"chapter10/shogi
    for sfen in startpos '4k4/9/4P4/9/9/9/9/9/4K4 b G 1'; do
        "$tree_program" --lang=ja tree --depth 3 "$sfen"
    done | sed -E '/^ +[0-9]+ +[0-9]+  [a-z-]+$/d; s/[1-9A-Z][a-i*][1-9][a-i]\+?//g; s/[-+]inf//g
        /^局面数 [0-9]+$/!{ /[A-Za-z]/!d; }; s/ [0-9]+$//' | sort -u)"

# --- the data ---

# With a rook more for Black the static values of its first moves are above 0, White's below.
same "static values are of the side that made the move" "1 0" \
    "$(tree 10 --depth 3 --json Evaluation=material '4k4/9/9/9/9/9/9/1R7/4K4 b - 1' |
        awk -F , '/^\[[0-9]/ { sub(/\[/, ""); plus = $1 == 0 || $1 % 2;
            if ($1 < 3 && $11 != "null" && ($11 > 0) != plus) wrong++ } END { print (NR > 20) + 0, wrong + 0 }')"
# Faults in the rows of --json; see tree/page.h for the columns. Every number is seen from
# the side that made the move, so a node is worth minus the best of what is below it.
cat >"$dir/faults.awk" <<'END'
/"key":"/ && !/"shogi-tree"/ && marks == 0 { split($0, part, "\""); key[keys++] = part[4] }
/^"marks":/ { marks = 1 }
/^\[[0-9]+,"/ {
    gsub(/[][]/, ""); count = split($0, f, ","); if (f[count] == "") count--
    if (count != 15) print "a row of " count " columns"
    n++; ply[n] = f[1]; alpha[n] = f[4]; beta[n] = f[5]; score[n] = f[6]; why[n] = key[f[8]]
    nodes[n] = f[12]; at[f[1]] = n; parent[n] = f[1] ? at[f[1] - 1] : 0
}
END {
    if (n == 0) print "no rows"
    for (i = n; i > 0; i--) {
        if (why[i] == "" || why[i] == "stopped") print "row " i ": no reason"
        left = why[i] ~ /^(forward|late|move-futility|exchange|hopeless|losing)$/
        if (left != (nodes[i] == 0)) print "row " i ": " why[i] " with " nodes[i] " nodes"
        if (left) continue
        sign = ply[i] ? -1 : 1
        cut = ply[i] ? score[i] <= alpha[i] : score[i] >= beta[i]
        low = ply[i] ? score[i] >= beta[i] : score[i] <= alpha[i]
        moves = why[i] == "beta" || why[i] == "all" || why[i] == "exact"
        if (moves && (why[i] == "beta") != cut) print "row " i ": " why[i] " does not fit its window"
        if (moves && !cut && (why[i] == "all") != low) print "row " i ": " why[i] " does not fit its window"
        if (cut && why[i] == "beta" && !(i in best)) print "row " i ": a cut by no move"
        if (1 + below[i] != nodes[i]) print "row " i ": " nodes[i] " nodes, not " 1 + below[i]
        value = (i in best) ? sign * best[i] : score[i]
        if (minimax && value != score[i]) print "row " i ": worth " value ", not " score[i]
        up = parent[i]
        below[up] += nodes[i]
        if (!(up in best) || value > best[up]) best[up] = value
    }
}
END
while read -r sfen; do
    tree 06 --depth 2 --json "$sfen" | awk -v minimax=1 -f "$dir/faults.awk"
done <"$dir/positions" >"$dir/faults" 2>&1
check "chapter 06: minimax over the leaves gives every score, the root's too" test ! -s "$dir/faults"
while read -r sfen; do
    tree 07 --depth 3 --json TableCuts=false "$sfen" | awk -v minimax=1 -f "$dir/faults.awk"
done <"$dir/positions" >"$dir/faults" 2>&1
check "chapter 07, no table: the same" test ! -s "$dir/faults"
for number in 07 08 09 10; do
    [ -x "$OUT"chapter$number/shogi ] || continue
    case $number in 08 | 09) ! sampled || continue ;; esac
    while read -r sfen; do
        tree $number --depth "$(depth $number)" --json "$sfen" | awk -f "$dir/faults.awk"
    done <"$dir/positions" >"$dir/faults" 2>&1
    check "chapter $number: each end has one reason, and it fits" test ! -s "$dir/faults"
done

# --- techniques switched off ---
head -n 20 "$dir/positions" >"$dir/few"

# off CHAPTER SETTING REASONS DEPTH: they appear, but not with the setting.
off() {
    [ -x "$OUT"chapter$1/shogi ] || return 0
    for off_setting in "$2" ""; do
        while read -r sfen; do
            # shellcheck disable=SC2086 # no word, if there is none
            tree "$1" --depth "$4" --plies 0 "$sfen" $off_setting
        done <"$dir/few" | awk 'NF == 3 && $1 + 0 == $1 { print $3 }' | sort -u >"$dir/seen$off_setting"
    done
    for off_reason in $3; do
        check "chapter $1: $off_reason appears" grep -qx -- "$off_reason" "$dir/seen"
        check "chapter $1, $2: it does not" test -z "$(grep -x -- "$off_reason" "$dir/seen$2")"
    done
}
off 07 Window=false "beta all" 3
if ! sampled; then
    off 06 LeafExchange=false "" 2
    off 07 TableCuts=false "table-lower table-upper" 4
    off 08 ForwardPruning=false forward 3
    off 09 Recapture=false recapture 5
    off 10 NullMove=off null-move 7
    off 10 NodeFutility=false futility 6
    off 10 MoveFutility=false move-futility 6
    off 10 LateMovePruning=false late 6
    off 10 LateMoveReductions=false reduced 6
    off 10 ExchangePruning=false exchange 6
    off 10 QuiesceFutility=false hopeless 6
    off 10 Quiescence=false "stand-pat losing" 5
    off 10 TableCuts=false "table-lower table-upper" 6
    off 10 CheckExtension=false check 6
    off 10 InternalReduction=false internal 9
    off 10 MateInOne=false mate-in-one 7
fi

# --- what is asked for ---
tree 09 --depth 4 --line '7g7f 3c3d 8h3c+' Evaluation=simple >"$dir/text"
check "a move that was pruned is told with its value" \
    grep -q '^ *- 8h3c+ forward pruning: static value -[0-9]*$' "$dir/text"
tree 07 --depth 3 --line '1g1f 9c9d' >"$dir/text"
check "a move behind a cut-off is told" grep -q '^9c9d: never searched. The node above: refuted by' "$dir/text"
tree 07 --depth 3 --plies 1 --max-children 3 >"$dir/text"
check "folded to so many children" grep -q '^  \.\.\. [0-9]* more: ' "$dir/text"
tree 10 --depth 6 --only null-move "$example" >"$dir/text"
check "only one reason, and the way there" test -z "$(sed '/^$/,$d' "$dir/text" | grep 'stand pat')"
check "... which is shown" grep -q '  null move: ' "$dir/text"
tree 10 --depth 4 --only again --max-children 600 "$example" >"$dir/text"
same "only one mark, and the way there" "" "$(sed '/^$/,$d; 1,2d' "$dir/text" | awk '{ match($0, /^ */)
    if (NR > 1 && RLENGTH <= indent && last !~ /; searched again/) print last; indent = RLENGTH; last = $0 }
    END { if (last !~ /; searched again/) print "the last: " last }')"
same "chapter 09: a recapture whose deeper score counts" '3d2b+ 4a3a 2b3a' "$(tree 09 --depth 4 --only taken \
    --max-children 600 Evaluation=simple "$below" | awk '/^ .*;/ { line = line " " $1; last = $0 }
        /^$/ { if (last ~ /searched again; recapture: two deeper; that score counts/) print substr(line, 2)
               exit }')"
check "chapter 10: nodes reduced after a pass" test "$(tree 10 --depth 6 --plies 0 NullMove=reduce |
    awk '$3 ~ /^(null-reduced|null-move)$/ { print $3 }')" = null-reduced
same "a declaration wins: nothing else is told" 'chapter 10: a declaration wins; nothing was searched' \
    "$(tree 10 '+R+B1GGSSK1/+P+P+P+P+P4/9/9/9/9/9/9/4k4 b RB 1')"

# Without memory for it the tree keeps as many plies as there is memory for: it is then as if no
# more had been asked for, whenever the memory came to its end. The program takes 39 MB, half a
# million entries 19, twice as many 38.
# shellcheck disable=SC3045 # a shell without it runs nothing here
large() { # KB WORDS...
    (ulimit -v "$1" && shift && tree 06 --depth 4 Evaluation=simple "$@") 2>/dev/null
}
if large 65000 --plies 0 >"$dir/text"; then
    large 65000 --plies 9 --max-children 1 --line '7g7f 3c3d 2g2f 8c8d' >"$dir/text"
    same "no memory: why nothing is told below" '1 1' "$(
        grep -c '^the tree was too large: recorded are only [123] plies$' "$dir/text") $(
        grep -c '^[1-9a-i]*: below here nothing was recorded\. exact score' "$dir/text")"
    for room in 46000 51000 65000; do
        [ $room = 46000 ] || ! sampled || continue
        large $room --html "$dir/large.html" || continue
        kept=$(sed -n 's/^\[\([0-9]*\),".*/\1/p' "$dir/large.html" | sort -n | tail -n 1)
        tree 06 --depth 4 --plies "$kept" --html "$dir/kept.html" Evaluation=simple
        check "no memory, $room KB: the $kept plies that are kept are whole" \
            cmp "$dir/kept.html" "$dir/large.html"
        check "... and not all" grep -qx '"complete":false,' "$dir/large.html"
    done
else
    skip "no memory for a tree" "no program runs here in so little"
fi
for words in '--only x' '--depth 0' '--line 7g7e' '--beside x' '--wrong' 'Window=2' '--html'; do
    # shellcheck disable=SC2086 # words
    tree 07 $words >"$dir/out" 2>"$dir/err"
    same "tree $words: refused" "2" "$?"
    check "... in words" test -s "$dir/err"
    check "... and nothing is printed" test ! -s "$dir/out"
done
echo old >"$dir/page.html"
mkfifo "$dir/pipe"
same "a page into a pipe is refused, with the reason" 1 \
    "$(tree 07 --depth 1 --html "$dir/pipe" 2>&1 | grep -c ": can't be written: Invalid argument$")"
tree 07 --depth 1 --html "$dir/page.html" --beside /dev/null 2>/dev/null
same "a page beside nothing: refused" "1" "$?"
same "... and the older page stays" old "$(cat "$dir/page.html")"
tree 07 --depth 1 --html "$dir/page.html" --beside "$dir/none" 2>"$dir/err"
check "... beside a program that is not there: said" grep -q "none: it is not there" "$dir/err"
# beside TEXT: a page beside a file with this text.
beside() { printf '%s' "$1" >"$dir/data.json"; tree 07 --depth 1 --html "$dir/page.html" --beside "$dir/data.json" 2>&1; }
for text in '{"other":1,"tree":[]}' '{"shogi-tree":1' '{'; do
    same "... beside data that are no tree: refused" "shogi: --beside $dir/data.json: no tree came from it; nothing is written" \
        "$(beside "$text")"
done
same "... nothing was written" old "$(cat "$dir/page.html")"
beside '{"shogi-tree":1,"title":"</script>"}' >"$dir/out"
same "data can't end the script that they stand in" '{"shogi-tree":1,"title":"\u003c/script>"}</script>' \
    "$(grep -F '"title":"\u003c' "$dir/page.html")"
tree 07 --depth 1 --html "$dir" 2>"$dir/err"
same "a page in place of a folder: refused" "1 shogi: $dir: can't be written: Is a directory" "$? $(cat "$dir/err")"
tree 07 --depth 1 --html "$dir/a/b/c.html"
check "a page in folders that are missing: they are made" test -s "$dir/a/b/c.html"
tree 07 --depth 1 --html "$dir/page.html/c.html" --beside "$OUT"chapter06/shogi 2>"$dir/err"
check "a page that can't be written: its name is told" grep -q "c.html: can't be written" "$dir/err"

# --- in the terminal ---
printf 'set Evaluation simple\ndepth 4\ntree 7g7f 3c3d 8h3c+\ntree\nwhy 1g1f\nlang ja\ntree\nquit\n' |
    XDG_STATE_HOME="$dir" LANG=C.UTF-8 "$OUT"chapter09/shogi >"$dir/game" 2>&1
check "terminal: tree with moves" grep -q '^ *8h3c+\|^ *- 8h3c+' "$dir/game"
check "terminal: tree" grep -q '^root .* d4 ' "$dir/game"
check "terminal: why ends with what decided it" grep -q 'There it ended (' "$dir/game"
check "terminal: in Japanese" grep -q '局面$' "$dir/game"

# --- the page ---
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
tree 07 --depth 3 --html "$dir/one.html"
tree 06 --depth 2 --html "$dir/six.html" Evaluation=simple "$example"
tree 10 --depth 6 --html "$dir/ten.html" Evaluation=simple "$example"
tree 06 --depth 3 --json >"$dir/06.json"
tree 07 --depth 3 --html "$dir/two.html" --beside "$OUT"chapter06/shogi
tree 07 --depth 3 --html "$dir/three.html" --beside "$dir/06.json"
check "a page beside a program or its data is the same" cmp "$dir/two.html" "$dir/three.html"
set -- --depth 2 Evaluation=simple Window=false "$below"
tree 06 --depth 2 --json Evaluation=simple "$below" >"$dir/06.small.json"
tree 07 --html "$dir/four.html" --beside "$OUT"chapter06/shogi "$@"
tree 07 --html "$dir/five.html" --beside "$dir/06.small.json" "$@"
check "... also with a position, and the options that both programs have" \
    cmp "$dir/four.html" "$dir/five.html"
tree 06 --depth 3 --html "$dir/six_deep.html"
same "the outline has as many plies as are not too much" "$(grep -c '^\[[12],' "$dir/06.json")" \
    "$(grep -c '<li>' "$dir/six_deep.html")"
tree 10 --depth 1 --html "$dir/many.html" MultiPV=20 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1'
same "... and is cut short where one ply is too much" '4000 1' "$(grep '<li>' "$dir/many.html" |
    awk '/<li>…<.li>/ { cut = 1; next } { count++ } END { print count, cut }')"
# roots SFEN: how the last iteration of a page's search began, without numbers and moves.
roots() {
    tree 10 --depth 5 --html "$dir/roots.html" Evaluation=simple "$1"
    sed -n 's/^<p><b>root<.b> \(.*\)<span class=en>\(.*\)<.span><span class=ja lang=ja>\(.*\)<.span>.*/\1\2 \3/p' \
        "$dir/roots.html" | sed 's/ *[-+][0-9]* */ /; s/[^ ：]*[1-9][a-i]+*//g' | sed 1q
}
same "a root below its window" '≤ below the window 窓より下' \
    "$(roots 'ln1g1g1nl/3sk1s2/2ppp1bpp/p4pp2/1pP3r2/P2B3PP/1PNPPPP2/2S1GKSR1/L4G1NL w - 28')"
same "a root above its window" '≥ above the window:  窓より上：' \
    "$(roots 'lns1g3l/3kg4/3pppnpb/2r3ps1/1pp5p/p2PP1P2/1PPS1P3/1B2GKGR1/LN4SNL b 3p 45')"
check "no address in a page" test -z "$(grep -o 'https*://[^ ]*' "$dir/two.html")"
if ! command -v node >/dev/null || [ -z "$browser" ]; then
    skip "the page in a browser" "there is no chromium or no node"
elif sampled; then
    skip "the page in a browser" "make test-tree drives it"
else
    entries=20000 # as many as fitted into little memory above
    [ -z "${TEST_DEEP:-}" ] || {
        entries=200000
        tree 07 --depth 5 --html "$dir/large.html" "$(grep -v '^#' tests/data/quiet.sfen | sed -n 12p | cut -f 1)"
    }
    LARGE=$entries node tests/talk/page/drive.js "$browser" "$dir" >"$dir/driven" 2>&1
    driven=$?
    [ "$driven" = 0 ] || sed "s/^/# /" "$dir/driven"
    grep '^#' "$dir/driven"
    while read -r verdict name; do
        case $verdict in
        ok) ok "$name" ;;
        not) not_ok "${name#ok }" "see tests/talk/page/drive.js" ;;
        esac
    done <"$dir/driven"
    check "driven to the end" test "$driven" = 0
fi

# Why the rules end a branch: each says its own reason, and the sums have it.
same "ended by repetition" '5b5a  [-inf +inf] d0 = +0  repetition: a draw|1 1 repetition' \
    "$(tree 06 startpos moves 5i5h 5a5b 5h5i --depth 1 --max-children 40 |
        sed -n 's/^  \(5b5a .*\)/\1/p; s/^ *\([0-9]*\)  *\([0-9]*\)  repetition$/\1 \2 repetition/p' | paste -s -d '|' -)"
same "ended by the longest game" '5 5 longest' \
    "$(tree 06 --depth 1 MaxMovesToDraw=1 '4k4/9/9/9/9/9/9/9/L8 w - 1' |
        sed -n 's/^ *\([0-9]*\)  *\([0-9]*\)  longest$/\1 \2 longest/p')"
finish
