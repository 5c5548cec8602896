#!/bin/sh
# session.sh - single situations in the terminal: the lines typed, and what must be said.
# Only the words that matter are looked at; whole sessions are in terminal.sh.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done

# says NAME PATTERN LINE...: the session must print a line that fits the pattern of
# `grep -E`; `never NAME PATTERN LINE...`: none.
session() {
    printf '%s\n' 'play none' "$@" quit >"$dir/typed"
    LC_ALL=C "$program" --ascii <"$dir/typed" >"$dir/said" 2>&1
}
says() {
    name=$1 pattern=$2
    shift 2
    session "$@"
    if grep -E -q -e "$pattern" "$dir/said"; then
        ok "$name"
    else
        not_ok "$name" "typed '$*', no line like '$pattern' in: $(cat "$dir/said")"
    fi
}
never() {
    name=$1 pattern=$2
    shift 2
    session "$@"
    if line=$(grep -E -e "$pattern" "$dir/said"); then
        not_ok "$name" "typed '$*', and then '$line'"
    else
        ok "$name"
    fi
}

# Of many words that are alike `make test` tries each fourth, with sanitizers each twelfth.
likes=0 each=${TEST_LIGHT:+12}
like() {
    likes=$((likes + 1))
    ! sampled || [ $((likes % ${each:-4})) = 0 ]
}

# A resignation is taken back by whatever makes the game go on.
never "resigned: no move is played" ' b - 3$' 7g7f resign 3c3d sfen
says "resigned, undo: the game goes on" ' b - 3$' 7g7f resign undo 3c3d sfen
says "undo, resigned, redo: the game goes on" ' w - 4$' 7g7f 3c3d undo resign redo 2g2f sfen
says "resigned, undo 1: the game goes on" ' b - 3$' 7g7f 3c3d resign 'undo 1' 8c8d sfen
says "resigned, undo, redo: the game goes on" ' w - 4$' 7g7f 3c3d resign undo redo 3c3d \
    2g2f sfen

# At a position looked back to in a game that is over the engine plays on from there.
for word in go 'play white'; do
    says "resigned, looked back, $word" '^(Black|White) plays ' 'nodes 50' 7g7f 3c3d 2g2f 8c8d resign \
        'prev 2' "$word"
done
says "undo at a position looked back to takes moves back" 'Taken back 1 move: 3c3d' 7g7f 3c3d 2g2f \
    8c8d resign 'prev 2' undo
says "surrender off: not lost by ResignValue either" '^White plays ' 'surrender off' \
    'set ResignValue 100' 'nodes 500' \
    'sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1' go

# What the board looks like. Themes are shown only in colour, and never carry a meaning alone.
escape=$(printf '\033')
says "a large board: its files" '^   9     8     7     6     5     4     3     2     1$' 'board large'
says "... its pieces" '^.  l  .  n  .  s  .  g  .  k  .  g  .  s  .  n  .  l  .a  ' 'board large'
same "... 29 lines, equally wide" '28 55' "$(session 'board large'
    grep -E '^[+|]' "$dir/said" | sed 's/^\(.\{55\}\).*/\1/' |
        awk '{ count++; width[length($0)] } END { for (w in width) print count, w }')"
says "... and small again" '^\+(---){9}\+' 'board large' 'board small'
says "a large board, flipped" '^   1     2 .* 9$' flip 'board large'
says "a theme colours the last move" "$escape\\[38;5;16;48;5;223m$escape\\[48;5;215m P\*" \
    'color on' 'theme light' 7g7f board
says "... and a king in check" "$escape\\[1;48;5;88m k " 'color on' 'theme dark' \
    'sfen 4k4/9/9/9/4R4/9/9/9/4K4 w - 1' board
says "a theme without colours says so" '^Colour is off' 'color off' 'theme dark'
never "... and prints none" "$escape" 'color off' 'theme dark' board
says "theme alone" '^Colours of the board: none' theme
says "no such theme" '^Usage: theme' 'theme blue'
says "screen alone, in a pipe" '^The board stays at the top of the screen: off' screen
says "the marks of the board" 'behind a piece: it moved last' 'help notation'

# A drop is called one only where another piece could go there.
says "a drop that can be nothing else" '手: 先手 ▲５五金$' 'lang ja' 'notation japanese' \
    'sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1' 55金
says "a drop where a piece could go" '手: 先手 ▲５五金打$' 'lang ja' 'notation japanese' \
    'sfen 4k4/9/9/9/9/4G4/9/9/4K4 b G 1' 55金打

# A move in words, as it is told; without its end it may be two.
rook='sfen 8k/9/9/9/9/9/9/R8/4K4 b - 1'
says "a move in words" '^8k/R8/9/9/9/9/9/9/4K4 w - 2$' "$rook" 'rook from 9h to 9b' sfen
says "... that may promote or not" '^"rook from 9h to 9a" can mean: 9h9a\+ 9h9a$' "$rook" 'rook from 9h to 9a'
says "... in Japanese" '^「飛車、98から91へ」は次のどれかです: 9h9a\+ 9h9a$' "$rook" 'lang ja' '飛車、98から91へ'
says "... with its direction" '^Did you mean the move `P76`\?' '歩を76へ'
# Where there is no room beside the board, a hand goes on in the line above.
beside() { # LINE...: what stands beside the last two rows
    COLUMNS=60
    export COLUMNS
    session "$@" 'sfen 4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L17P 1'
    sed -n 's/^|.*|[hi] *//p' "$dir/said" | tail -n 2 | paste -s -d'|'
}
same "a full hand in 60 columns" 'in hand: R2 B2 G4 S4 N4|L4 P17' "$(beside)"
same "... and a clock above it" 'clock: 0:10:00|in hand: R2 B2 G4 S4 N4 L4 P17' "$(beside 'time 10m')"

# The engine's move comes too late for a person whose time is up.
(printf 'flag on\ntime 1s\nnodes 500\n' && sleep 2 && echo go) |
    LC_ALL=C "$program" >"$dir/said" 2>&1
check "go after the time is up" grep -q "^Black's time is up" "$dir/said"

(printf 'flag on\ntime 1s\n7g7f\n3c3d\n' && sleep 2 && printf 'prev\nlast\n2g2f\n') |
    LC_ALL=C "$program" --play=none >"$dir/said" 2>&1
check "a look back gives no time back" grep -q "^Black's time is up" "$dir/said"
(printf 'flag on\ntime 1s\n7g7f\n3c3d\nundo 1\n' && sleep 2 && echo 8c8d) |
    LC_ALL=C "$program" --play=none >"$dir/said" 2>&1
check "after undo the clock runs" grep -q "^White's time is up" "$dir/said"

# Steps within the game change no ending; taken back, a loaded one is in no record.
for step in next redo '2g2f'; do
    says "resigned, looked back, $step: the game is over" 'over' 7g7f 3c3d 2g2f 8c8d resign \
        'prev 2' "$step" last hint
done
printf 'PI\n+\n+7776FU\n%%TORYO\n' >"$dir/resigned.csa"
never "a loaded resignation taken back" 'TORYO' "load $dir/resigned.csa" undo csa

says "resigned in a variation, undo: its moves are there again" 'moves 7g7f 8c8d 7f7e$' \
    7g7f 3c3d 2g2f 'goto 1' 8c8d 7f7e 'goto 1' resign undo last position
printf '手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n\n変化：3手\n   3 ２六歩(27)\n' \
    >"$dir/resigned.kifu"
says "a loaded resignation taken back: no variation comes in" 'moves 7g7f 3c3d$' \
    "load $dir/resigned.kifu" undo position

says "a longest game of one move" '\(1 move\)' 'set MaxMovesToDraw 1' 7g7f

# Who is lost resigns: not before some moves looked so, not when it plays itself, and not when
# nobody wants it.
lost='4G4S 1'
set -- 5i5h 5h5i 5i5h
says "three moves long it has looked lost" '^White resigns: Black wins\.$' 'nodes 50' \
    "sfen 4k4/9/9/9/9/9/9/9/RB2K2BR b $lost" 'play black' "$@"
same "... the last of them is not played" 2 "$(grep -c '^White plays' "$dir/said")"
never "surrender off: it plays on" ' resigns: ' 'nodes 50' 'surrender off' \
    "sfen 4k4/9/9/9/9/9/9/9/RB2K2BR b $lost" 'play black' "$@"
same "... each time" 3 "$(grep -c '^White plays' "$dir/said")"
says "nor against itself: to the mate" '^Checkmate: Black wins\.$' 'nodes 50' 'play none' \
    "sfen 4k4/9/9/9/9/9/9/9/RB2K2BR w $lost" 'play both'
says "lost by ResignValue" '^White resigns' 'set ResignValue 100' 'nodes 500' \
    'sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1' go

# Where a declaration wins nothing is searched, and that is what is said.
entered='sfen +R+B1GGSSK1/+P+P+P+P+P4/9/9/9/9/9/9/4k4 b RB 1'
for asked in 'why 7b7a' analyze hint; do
    says "$asked: a declaration wins" '`declare` wins' "$entered" 'notation japanese' "$asked"
done
says "go: the engine declares" '^Black declares and wins: the entered king has the points\.$' \
    "$entered" 'nodes 50' go
says "tree: a declaration wins" '^chapter [0-9]*: a declaration wins' "$entered" tree

# What a format has no word for is said: a win by the try rule, the number of a first move.
try='set EnteringKingRule TryRule'
says "CSA: a win by the try rule" 'which can.t hold it: how the game ended' "$try" \
    'sfen 9/5K3/9/9/9/9/9/9/k8 b G 1' 4b5a "save $dir/try.csa"
says "KIF: a win by the try rule" '^Black.s king has got to where' "$try" \
    'sfen 9/5K3/9/9/9/9/9/9/k8 b G 1' 4b5a "save $dir/try.kifu" 'set EnteringKingRule CSARule27' \
    new "load $dir/try.kifu"
numbered='lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -'
says "CSA: the number of the first move" 'which can.t hold it: the number' "sfen $numbered 41" \
    "save $dir/number.csa"
never "CSA: the number 1" 'hold' "sfen $numbered 1" "save $dir/one.csa"
session "$try" 'sfen 9/5K3/9/9/9/9/9/9/k8 b G 7' 4b5a "save $dir/both.csa"
same "CSA: both" 'hold it: how the game ended, the number of the first move.' \
    "$(tr '\n' ' ' <"$dir/said" | sed 's/.*can.t \(hold it:[^.]*\.\).*/\1/')"

# Keys pressed by mistake send sequences that nobody sees: whole ones, and the beginning of one.
says "keys that are no letters" ' w - 2$' "$(printf '\033[3~7g\033OA7f\033[1;5C\033')" sfen
says "... a sequence cut off" ' w - 2$' "$(printf '7g7f\033[5')" sfen

# A record pasted where commands are typed.
says "pasted KIF" '^Loaded 2 moves from the lines typed' '#KIF version=2.0 encoding=UTF-8' \
    '# ---- some program ----' '手合割：平手' '先手：a' '手数----指手---------消費時間--' \
    '   1 ７六歩(77)   ( 0:12/00:00:12)' '*a comment' '' '   2 ３四歩(33)   ( 1:02/00:01:02)' \
    'まで2手で中断' position
says "... and what follows is a command" '^position startpos moves 7g7f$' '手合割：平手' \
    '   1 ７六歩(77)' position
says "pasted KIF without headers" '^position startpos moves 7g7f 3c3d$' 2g2f '1 ７六歩(77)' \
    '2 ３四歩(33)' position
says "one line of KIF is a move" '^position sfen .* w - 1 moves 3c3d 7g7f$' \
    'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1' 3c3d \
    '1 ７六歩(77)' position
says "pasted KI2" '^position startpos moves 7g7f 3c3d 2g2f$' '▲７六歩 △３四歩' '▲２六歩' \
    'まで3手で中断' position
says "pasted KI2, one line" '^Loaded 2 moves' '▲７六歩 △３四歩'
says "pasted CSA" '^position startpos moves 7g7f 3c3d$' V2.2 N+a N-b PI + +7776FU T3 -3334FU \
    T4 %TORYO position
says "pasted CSA in rows" '^Loaded 1 move' 'P1 *  *  *  * -OU *  *  *  * ' \
    'P9 *  *  *  * +OU *  *  *  * ' + +5958OU
says "a pasted USI position" '^Loaded 2 moves' 'startpos moves 7g7f 3c3d'
says "a pasted SFEN" '^4k4/9/9/9/9/9/9/9/4K4 b - 1$' '4k4/9/9/9/9/9/9/9/4K4 b - 1' sfen
says "pasted with a bad line" "^The rest can't be read: the lines typed: line 3: '.*５歩" \
    '手合割：平手' '   1 ７六歩(77)' '   2 ３５歩(33)'
never "moves that look like CSA are moves" 'Loaded' P-76 N-77 '+2726FU' 'P76+' '*' "'"
says "two moves of a game that has begun" 'is more than one move' 7g7f '▲７六歩 △３四歩'
says "load - to a dot" '^position startpos moves 7g7f$' 'load -' 'startpos moves 7g7f' . position
says "load - to the end of input" '^Loaded 1 move from' 'load -' 'PI' '+' '+7776FU'
says "load - N" '^Loaded 2 moves' 'load - 2' 'startpos moves 7g7f' 'startpos moves 7g7f 3c3d' .
says "load - of nothing" '^the lines typed: no game record' 'load -' .

# A hint is searched as deep as `depth` says, neither more nor less.
for depth in 1 2 3; do
    says "a hint at depth $depth" "[Hh]int.*depth $depth[^0-9]" "depth $depth" hint
done

says "tree in Japanese: what is not shown" '… 他[0-9]+手：[^a-z]+ [0-9]+' 'lang ja' 'depth 3' tree
never "... without English" '… 他.*[a-z]' 'lang ja' 'depth 3' tree

# Openings and castles that have names.
set -- 7g7f 3c3d 6g6f 8c8d 2h6h 8d8e 8h7g 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 1c1d 3i3h 9c9d 6i5h 6a5b \
    9g9f 6c6d 1g1f 6b6c
says "list names an opening" '^  21  Black: fourth-file rook' "$@" list
says "... and castles" '^  17  Black: mino castle' "$@" list
says "... and in Japanese" '^  17手目 先手: 美濃囲い' 'lang ja' "$@" list
says "review names them" '^  17  Black: mino castle' 'nodes 20' "$@" review
never "list from a move names none" 'castle' "$@" 'list 10'

# Openings vary by a seed, which plays the same again; through a pipe only when asked.
opening() { # LINE..: the engine's first three moves
    session "$@" 'nodes 1000' 'play black' 7g7f 2g2f 1g1f
    sed -n 's/^White plays \([^ ,.]*\).*/\1/p' "$dir/said" | xargs
}
openings=$(for seed in 1 2 3 4 5 6 7 8; do opening "variety $seed"; done)
check "eight seeds, several openings" test "$(echo "$openings" | sort -u | wc -l)" -ge 4
same "a seed plays the same again" "$(echo "$openings" | head -n 1)" "$(opening 'variety 1')"
same "no variety in a pipe" "$(opening)" "$(opening)"
says "variety alone" '^The engine opens each game alike' variety
says "a seed is told" 'each game alike; .variety 77. opens' 'variety 77' variety
says "variety in a game" 'each game alike; .variety [0-9]+. opens' 'variety on' 'nodes 100' 'play black' 7g7f variety
never "... which a stranger need not read" 'variety' 'nodes 100' 'play black' 7g7f
one='sfen 8k/6G2/9/9/9/9/9/9/K8 w - 1' # with one legal move
says "variety where there is one move" '^White plays 1a1b' 'variety 7' 'depth 1' "$one" go
ten='position startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d'
same "variety ends with the opening" 1 "$(for seed in 1 2 3 4; do
    session "variety $seed" 'nodes 1000' "$ten" go
    grep '^Black plays' "$dir/said"
done | sort -u | wc -l)"
says "no such seed" '^Usage: variety' 'variety 0'

# A search gone through node by node, in the words and numbers of `tree`.
says "walk begins at the root" '^in   root  \[-inf \+inf\] d2$' walk q
says "walk goes in" '^in   [1-9].*  \[-inf \+inf\] d1$' walk '' q
says "walk goes on to the leaves" '^out  [1-9][^ ]* [1-9][^ ]*  ' walk '' '' '' q
says "walk knows the best so far" 'before it the best was [1-9]' walk '' o o o q
says "walk to a cut-off" '^out .* refuted by' walk c q
says "walk: a board where one stands" 'Move 3, Black to move' walk '' '' b q
says "walk: a key that is none" '^Enter or i goes to' walk z q
says "walk: nothing behind the end" '^There is none behind' walk u c q
says "walk: out of the root" '^out  root ' walk u q
says "walk: out of where the node above was tried" '^out  [^ ]+  \[-inf \+inf\] d1 ' walk '' '' u q
says "walk: a move better than those before it" '^out .* \[.* exact score' 'walk 3' '' s q
says "walk: two keys in a line are none" '^Enter or i goes to' walk qq q
says "walk ends behind the root" '^The walk is over' walk u ''
says "walk has a depth" '^A search of depth 3' 'walk 3' q
says "walk leaves the game" ' w - 2$' 7g7f 'walk 3' c c b q sfen
if [ -x "$OUT"chapter10/shogi ] && ! sampled; then # as many keys as lead to a null move
    set -- 'sfen 4k4/9/9/9/9/9/9/1R7/4K4 b - 1' 'walk 5'
    keys() { yes i | sed "$1q"; }
    # shellcheck disable=SC2046 # a key each
    session "$@" $(keys 2000) q
    keys=$(grep '^in  \|^out ' "$dir/said" | sed '/ pass  /q' | wc -l)
    # shellcheck disable=SC2046
    says "walk: the board behind a null move: the same side moves again" 'Move 4, White to move' \
        "$@" $(keys $((keys - 1))) b q
fi
session 'depth 2' tree
told=$(sed -n 's/^  6i7h *//p' "$dir/said" | head -n 1)
session walk '' o q
check "tree tells of a move" test -n "$told"
same "walk and tree tell the same" "$told" \
    "$(sed -n 's/^out  6i7h *//p' "$dir/said" | head -n 1)"

# Ctrl-C ends what only looks, and the game goes on.
stops() { # COMMAND PROGRAM
    printf '%s\n' 'play none' 'time 60' 'post on' "$1" sfen | LC_ALL=C "$2" --ascii >"$dir/said" 2>&1 &
    for _ in $(seq 600); do # a minute
        ! grep -q '^info ' "$dir/said" || break
        sleep 0.1
    done
    kill -INT $!
    wait $!
    same "Ctrl-C stops $1" 'Stopped. 1' "$(tail -n 2 "$dir/said" | sed 's/.* //' | xargs)"
}
stops tree "$program"
stops 'why 7g7f' "$program"
[ ! -x "$OUT"chapter06/shogi ] || stops 'walk 5' "$OUT"chapter06/shogi

# Mates to find: the engine answers, refutes, and the game is what it was before.
three="puzzles $dir/three.sfen"
echo '7k1/5+R3/9/9/9/9/9/9/9 b Lr2b4g4s4n3l18p 1' | sed 'p' >"$dir/three.sfen"
says "a problem" '^Problem 3-1: Black mates in 3\.' 'puzzles 3 1' q
says "a problem of a file" '^Problem 1: Black mates in 3\.' "$three" q
says "its first move is answered" '^L\*2c, and the answer is 2a1a\.' "$three" 'L*2c' q
says "its second mates" '^2c2b\+: mate\. Solved!' "$three" 'L*2c' '2c2b+' q
says "... which is the last of the file" '^Solved: 1 of 2\. Back in your game\.' "$three" 'L*2c' '2c2b+' ''
says "... which counts" '^Solved: 1 of 1' "$three" 'L*2c' '2c2b+' q
says "a wrong check is refuted" '^4b2b is answered by 2a2b: no mate' "$three" 4b2b q
says "what is no check" '^Here each move has to be' "$three" 'L*9c' q
says "the answer" '^The answer: L\*2c 2a1a 2c2b\+\.' "$three" '' q
says "a move in words" '^L\*2c, and the answer is' "$three" 'drop the lance on 2c' q
says "... without the word drop" '^L\*2c, and the answer is' "$three" 'lance 2c' q
says "... of a piece on the board" '^2c2b\+: mate\. Solved!' "$three" 'lance to 2c' '2c to 2b' q
says "a drop in its help" 'G\*5b to drop a gold from the hand' "$three" help q
same "the board with the mate is shown" 1 "$(session "$three" 'L*2c' '2c2b+' q
    sed '/Solved!/,$d' "$dir/said" | grep -c "Mate! White's king")"
says "a hint in a problem" '^Hint: drop the lance\.' "$three" hint q
says "... for a piece on the board" '^Hint: move the lance\.' "$three" 'L*2c' ヒント q
says "help in a problem" '^Type a move, as in a game: ' "$three" help q
says "... for a command that has no place there" '^Type a move, as in a game,' "$three" level q
says "the pieces, in a problem" 'bishop +pawn' "$three" pieces q
says "the rules, in a problem" 'drop' "$three" rules q
never "... which are no reason for its help" '^Type a move, as in a game' "$three" rules \
    pieces 'board letters' 'B 7g' q
says "the board in kanji, in a problem" '香' "$three" 'board kanji' q
same "the board in letters, in a problem" 2 "$(session "$three" 'board letters' q
    sed '/^Solved/,$d' "$dir/said" | grep -c '^  *9  *8')"
says "... for a word that it does not know" '^Usage: board' "$three" 'board blue' q
same "the board once more, in a problem" 2 "$(session "$three" d q
    sed '/^Solved/,$d' "$dir/said" | grep -c '^  *9  *8')"
printf '%s\n' "$three" | LC_ALL=C "$program" >"$dir/said" 2>&1
same "a problem, and the input ends" 'Solved: 0 of 0. Back in your game.' "$(tail -n 1 "$dir/said")"
says "undo in a problem" '^The answer: L\*2c 2a1a 2c2b\+\.' "$three" 'L*2c' undo '' q
says "... with nothing to take back" '^No move to take back' "$three" undo q
says "the answer is on the board, too" 'Last move: Black S\*2a' 'notation western' 'puzzles 1 1' '' q
long=$(printf '%040000d' 0)
never "a line too long is not Enter, which gives the answer" '^The answer' "$three" "$long" q
says "... and is told" '^Line too long: only 32767 bytes are read\.$' "$three" "$long" q
says "the next problem" '^Problem 3-2: ' 'puzzles 3 1' '' q
mkdir -p "$dir/state/shogi"
echo 3-1 >"$dir/state/shogi/solved"
export XDG_STATE_HOME="$dir/state"
says "solved by its number in some older set" '^Problem 3-1: ' 'puzzles 3'
grep '^3' common/text/problem_rows.txt | sed -n 's/^3 //; 1p; 3p' >>"$dir/state/shogi/solved"
says "solved, whatever its number was" '^Problem 3-2: ' 'puzzles 3'
says "... and goes on to what is not" '^Problem 3-4: ' 'puzzles 3' ''
grep '^1' common/text/problem_rows.txt | sed 's/^1 //' >>"$dir/state/shogi/solved"
says "all solved: from the first again" '^Problem 1-2: ' 'puzzles 1' ''
rm "$dir/state/shogi/solved"
mkfifo "$dir/state/shogi/solved"
says "solved ones that stand in no file: none" '^Problem 1-1: ' 'puzzles 1'
unset XDG_STATE_HOME
says "the last one is followed by none" '^Solved: 0 of 1' 'puzzles 1 36' ''
says "problems of a file" '^Problem 3: White mates in 1\.' 'puzzles tests/data/mates.tsv' q
printf 'nonsense\nlnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -\n\nsfen %s\tmate\n' \
    '4k4/9/4P4/9/9/9/9/9/4K4 b G 1' >"$dir/none.sfen"
says "a line without a mate" '^Line 2: no position with a mate' "puzzles $dir/none.sfen"
says "... nor a position" '^Line 1: no position with a mate' "puzzles $dir/none.sfen"
says "... an empty one, and a position as in USI" '^Problem 4: Black mates in 1\.' "puzzles $dir/none.sfen" q
says "after them the game goes on" ' w - 2$' 7g7f "$three" 'L*2c' q sfen
says "puzzles: an even number" '^Usage: puzzles' 'puzzles 2'
says "puzzles: more than there are" '^Usage: puzzles' 'puzzles 3 99'
says "puzzles: no file" '^Usage: puzzles' 'puzzles nowhere'
says "puzzles: no name of a file" '^Usage: puzzles' "puzzles $(printf %05000d 1)"

# Variations are looked at, and change nothing; a move played in one makes it the game.
set -- 7g7f 3c3d 2g2f 8c8d 'prev 2' 6i7h 4a3b 'goto 2'
says "a fork is told" '^Also here:  2 2g2f ' "$@"
says "a fork is marked" '^.* 2 3c3d .* \+ +3 6i7h' "$@" list
says "... also where it is looked at" '^.* 2 3c3d .* >\+ +3 6i7h' "$@" 'goto 3' list
says "into a variation" '^After 3 of 4 moves of a variation' "$@" 'next 2'
says "... and through it" '^After 4 of 4 moves of a variation' "$@" 'next 2' next
says "... and out of it" '^After 2 of 4 moves\.' "$@" 'next 2' next up
says "... by going back to the fork, too" '^After 2 of 4 moves\.' "$@" 'next 2' 'prev 1'
never "up in the game itself" 'variation; ' "$@" up
for look in next up first last; do
    says "looked at and $look, the game is what it was" 'moves 7g7f 3c3d 6i7h 4a3b$' "$@" \
        'next 2' $look position
done
never "a variation is no turn of the engine" '^White plays [1-9]' 'nodes 50' "$@" 'play black' 'next 2' next
says "a move played in a variation" 'moves 7g7f 3c3d 2g2f 3d3e$' "$@" 'next 2' 3d3e position
says "... leaves the game as a variation" '^Also here:  2 6i7h ' "$@" 'next 2' 3d3e 'goto 2'
says "resigned in a variation" '^Black resigns' "$@" 'next 2' next resign
says "undo in a variation" 'moves 7g7f 3c3d 2g2f$' "$@" 'next 2' next undo position
says "into the game that a move taken back has left" '^After 1 of 1 move of a variation' 7g7f first 2g2f undo 'next 2'
printf '手合割：平手\n 1 ７六歩(77)\n 2 ３四歩(33)\n 3 ２六歩(27)\n\n変化：2手\n 2 ８四歩(83)\n 3 ７八金(69)\n 4 ８五歩(84)\n\n変化：4手\n 4 ３二金(41)\n' \
    >"$dir/nested.kifu"
set -- "load $dir/nested.kifu" 'goto 1' 'next 2' next
says "a record that goes on: a review is offered" '^.review. goes through it' "load $dir/nested.kifu"
never "... not beside what its end says" 'goes through it' "load $dir/resigned.csa"
says "a variation within one" '^After 4 of 4 moves of a variation' "$@" 'next 2'
says "... left for the first" '^After 3 of 4 moves of a variation' "$@" 'next 2' up
says "... and for the game" '^After 1 of 3 moves\.' "$@" 'next 2' up up
says "... which is saved as it was" '^Loaded 3 moves' "$@" 'next 2' "save $dir/again.kifu" \
    "load $dir/again.kifu"

# Words that nobody asked for are refused; what is said without a word tells what holds.
says "resign now" '^Usage: resign' 'resign now'
never "resign now: nobody resigns" 'resigns' 'resign now'
says "flip flip" '^Usage: flip' 'flip flip'
for switch in flag surrender bell post color; do
    says "$switch alone" '(off|on)\.$' $switch
    never "$switch alone is no mistake" '^Usage' $switch
done
says "notation alone" 'in csa notation' 'notation csa' notation
says "lang alone" '^Now in English' lang
check "a switch as an option wants a value" test "$("$program" --flag 2>&1 | head -n 1 | cut -c 1-12)" = 'Usage: flag '
says "a level that ends" '^Level 4 holds no more' 'level 4' 'nodes 100'
says "a handicap in digits" '^New game: 2-piece' 'new 2枚落ち'
says "a handicap cut short" '^New game: 8-piece' 'new 八枚'
says "why of two moves" 'is more than one move' 'why 7g7f 3c3d'
mated='position sfen 4k4/9/9/9/9/9/P3p4/9/4K4 b g 1'
never "why of a move that is mated: no number of pawns" 'pawns less' "$mated" 'nodes 20000' 'why 9g9f'
says "... but the mate" 'White mates in 2' "$mated" 'nodes 20000' 'why 9g9f'
says "a move with its time" ' w - 2$' '26歩 (0:01/00:00:01)' sfen
says "a spoken move" ' w - 2$' 'pawn from 7g to 7f' sfen
says "... with its side and full stop" ' b - 3$' 7g7f 'White: pawn from 3c to 3d.' sfen
says "... that takes, cut short" 'can mean: 8h2b\+ 8h2b$' 7g7f 3c3d 'bishop from 8h to 2b'
says "... whole" 'w B 4$' 7g7f 3c3d 'bishop from 8h to 2b, takes bishop' sfen
says "... in Japanese" ' w - 2$' 'lang ja' '歩、77から76へ。' sfen
says "a Japanese command word" '^1手目まで' 'lang ja' 7g7f 3c3d 戻る
says "... in help" '^save .* / 保存  ' 'lang ja' 'help records'
says "a hint in kanji says what to type" '^Hint: ▲[^ ]+ \([1-9P][a-i*][1-9][a-i]\)' 'notation japanese' 'nodes 300' hint
never "... and one in USI does not" '^Hint: [^ ]* \([1-9]' 'nodes 300' hint
says "a Japanese score is a number, too" '評価値[-+][0-9]' 'lang ja' 'nodes 300' hint
says "promoted in a pipe, in Japanese" '▲２二角不成 と' 'lang ja' 7g7f 3c3d 22角

# A review names the move that lost the bishop, draws the graph and writes both into the comments.
set -- 'nodes 2000' 7g7f 3c3d 'comment mine' 8h4d 2b4d review
says "review: a blunder" '^ *3  8h4d: [0-9.]+ pawns worse than .*, because' "$@"
says "review: its graph" '^   -8 .   ##$' "$@"
says "review: its summary" '^Reviewed 4 moves, with 1 big swing\.' "$@"
says "review: in the record" '^\*#8h4d: [0-9.]+ pawns worse' "$@" kif
says "review: the score for programs" '^\*#評価値=-[0-9]{4}$' "$@" kif
says "review: the list marks the move" '^ *1 7g7f +0:00 +2 3c3d +0:00\* +3 8h4d +0:00\*$' "$@" list
session "$@" review kif
same "review: a second one replaces the first" '5 1 1' \
    "$(for line in '^\*#評価値=' '^\*#8h4d' '^\*mine'; do grep -c "$line" "$dir/said"; done | xargs)"
lost='sfen 4k4/9/9/9/+r2+b5/9/5sg2/9/4K4 b - 1' # White is ahead by 30 pawns
says "review: a mate out of a lost position is no swing" '^Reviewed 1 move, without' 'nodes 2000' \
    "$lost" 5i4i review
says "... and no puzzle in a record that says so" '^Mates in one move' "$lost" 'comment #評価値=-3069' \
    5i4i 'comment #評価値=-31998' 'comment #5i4i' puzzles q
says "... but a mate missed is one" '^Reviewed 1 move, with 1 big swing' 'nodes 2000' \
    'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' 5i5h review
says "review without a game" '^There is no game to review' review
export COLUMNS=200
says "review: no more than five moves of the answer" '^ *3  8h4d: .* because White answers( [1-9A-Z][^ ]*){5}: ' \
    'set TableCuts false' 'nodes 5000' 7g7f 3c3d 8h4d 2b4d review
unset COLUMNS
says "review: a win that was not declared" '^Reviewed 1 move, without a big swing' "$entered" 7b7a 'depth 1' review
says "review of no time" '^Usage: review' 7g7f 'review 0'
says "review: a mate that is allowed" '^ *1  9g9f, and White mates in 2: G\*5h; better was ' "${mated#position }" \
    'nodes 20000' 9g9f review
says "puzzles without a review" '^Problem 1-1' 7g7f puzzles q
says "review without a swing" '^Reviewed 1 move, without a big swing\.' 'nodes 2000' 7g7f review
never "... does not offer puzzles" 'puzzles' 'nodes 2000' 7g7f review
never "puzzles after it do not ask for one" 'review. it first' 'nodes 2000' 7g7f review puzzles
says "... but ask for mates" '^Mates in one move; ' 'nodes 2000' 7g7f review puzzles q
says "puzzles: what was played" '^That was played' "$@" puzzles 8h4d ''
says "puzzles: a bad move" '^No: [0-9.]+ pawns worse' "$@" puzzles 7f7e ''
says "puzzles: a good move" '^Solved: 1 of 1\.' "$@" puzzles 2g2f
says "puzzles: an answer" '^The answer is .* \(' "$@" puzzles ''
says "puzzles: left" '^Solved: 0 of 0' "$@" puzzles q
says "puzzles: a hint" '^Hint: (move|drop) the [a-z]+\.' "$@" puzzles hint q
says "puzzles: undo" '^No move to take back' "$@" puzzles undo q
rm -f "$dir/reviewed.kifu"
session "$@" "save $dir/reviewed.kifu"
says "puzzles of a record with a review in it" '^Puzzle 1 of 1: as move 3 Black played 8h4d\.' \
    'nodes 2000' "load $dir/reviewed.kifu" puzzles q
says "... solved" '^Solved: 1 of 1\.' 'nodes 2000' "load $dir/reviewed.kifu" puzzles 2g2f
sed '/^\*#8h4d/d' "$dir/reviewed.kifu" >"$dir/scores.kifu"
never "... but not where there are only scores" '^Puzzle' "load $dir/scores.kifu" puzzles
never "... nor where the score of its move is gone" '^Puzzle' "load $dir/reviewed.kifu" 'goto 3' 'comment -' puzzles
never "puzzles after another game was set up" '^Puzzle' "$@" new puzzles
for moves in 8h7g 2g2f; do # one of them is played in its place
    never "puzzles after its move was taken back, and $moves" '^Puzzle' "$@" 'undo 2' $moves 8c8d puzzles q
done
never "puzzles after its move was taken back" '^Puzzle' "$@" 'undo 2' puzzles q
best=$(session "$@" puzzles '' && sed -n 's/^The answer is \([^ ]*\).*/\1/p' "$dir/said")
says "puzzles: the engine's own move" "^Right: $best" "$@" puzzles "$best"
says "... in a record" "^Right: $best" 'nodes 2000' "load $dir/reviewed.kifu" puzzles "$best"
# Kings and rooks that go round and round, at scores that change their sign with each move.
{
    printf 'PI\n+\n'
    for _ in $(seq 9); do
        for move in +2838HI -8272HI +3848HI -7262HI +4838HI -6252HI +3828HI -5282HI; do
            [ $move = "${move#+}" ] && score=3000 || score=-3000
            printf "%s\n'*#評価値=%d\n'*#a swing\n" "$move" $score
        done
    done
} >"$dir/swings.csa"
says "64 puzzles of a game, and no more" '^Puzzle 1 of 64: ' "load $dir/swings.csa" puzzles q
says "... left at the second" '^Solved: 0 of 1\.' 'nodes 50' "load $dir/swings.csa" puzzles '' q

# What `eval` prints belongs to the evaluation that is set, at once and not only from the
# next move on.
lone='sfen 4k4/9/9/9/9/9/9/9/2R1K4 b - 1'
value() { sed -n 's/^ *\(-*[0-9]*\)  value for Black$/\1/p' "$dir/said" | xargs; }
session 'set Evaluation material' "$lone" eval
material=$(value)
session 'set Evaluation learned' "$lone" eval
learned=$(value)
check "eval: material $material and learned $learned are two numbers" \
    test "${material:-none}" != "${learned:-none}"
session 'set Evaluation learned' "$lone" eval 'set Evaluation material' eval \
    'set Evaluation learned' eval
same "eval after set Evaluation" "$learned $material $learned" "$(value)"

# Promotion is declined by 不成 and =, whatever the way of writing.
start='position startpos moves 7g7f 3c3d'
for typed in '２二角不成' '22角不成' '▲２二角不成' '8h2b=' 'Bx2b='; do
    like || continue
    says "$typed declines" '/1r5B1/' "$start" "$typed" sfen
done
for typed in '２二角成' '22角成' '▲２二角成' '8h2b+' 'Bx2b+'; do
    like || continue
    says "$typed promotes" '/1r5\+B1/' "$start" "$typed" sfen
done

# One move is not "1 moves".
rm -f "$dir/one.kif"
says "saved: 1 move" '^Saved 1 move in ' 7g7f "save $dir/one.kif"
says "loaded: 1 move" '^Loaded 1 move from ' "load $dir/one.kif"
says "saved: 2 moves" '^Saved 2 moves in ' 7g7f 3c3d "save $dir/one.kif !"
says "looking: after 0 of 1 move" '^After 0 of 1 move\.$' 7g7f first
says "looking: after 1 of 2 moves" '^After 1 of 2 moves\.$' 7g7f 3c3d first next
says "listed: 1 move" '^1 move$' 7g7f list
says "listed: 11 moves" '^11 moves$' \
    'position startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d' list
says "1 legal move" '^1 legal move$' 'sfen 4k4/9/4+P4/9/9/9/9/9/4K4 w G 1' 'moves 5a4a'
says "up to 1 node" 'up to 1 node\.$' 'nodes 1' level
says "up to 21 nodes" 'up to 21 nodes\.$' 'nodes 21' level
says "level alone, with a limit of one's own" 'levels 0 to 11' 'nodes 21' level

# A clock set up in the middle of a game gives nothing for the moves before it.
never "Fischer, set up later" 'clock: 0:05:0[4-9]' 7g7f 3c3d 2g2f 'time 5m+3f' board
says "Fischer: the first move's seconds" 'clock: 0:05:03 \+3 s added' 7g7f 'time 5m+3f' board
says "Fischer: the next move's" 'clock: 0:05:0[56] \+3' 7g7f 3c3d 'time 5m+3f' 2g2f board
says "Fischer, set up later and gone back" 'clock: 0:05:0[56] \+3' 7g7f 3c3d 'time 5m+3f' \
    undo undo 2g2f board

says "Fischer, a position with moves" 'clock: 0:05:03 \+3' 'time 5m+3f' \
    'position startpos moves 7g7f 3c3d 2g2f 8c8d' board
never "and not for these moves" 'clock: 0:05:0[4-9]' 'time 5m+3f' \
    'position startpos moves 7g7f 3c3d 2g2f 8c8d' board
says "all drops" '^1[0-9]* legal moves' 'sfen 4k4/9/9/9/9/9/9/9/4K4 b GP 1' 'moves drops'
never "drops only" '5i' 'sfen 4k4/9/9/9/9/9/9/9/4K4 b GP 1' 'moves drops'
never "eval: nothing is 0, not -0" '-0\.0' eval 'set Evaluation learned' eval

# The engine against itself: undo takes back a move, not the whole game.
says "undo in self-play" '^Taken back 1 move: [1-9P].*[a-i]\.$' 'depth 1' 'set MaxMovesToDraw 8' 'play both' undo
says "undo tells the moves" '^Taken back 2 moves: 7g7f 3c3d\.$' 7g7f 3c3d 'undo 2'
says "... in Japanese" '^2手戻しました: ▲７六歩 △３四歩$' 'lang ja' 'notation japanese' 7g7f 3c3d 'undo 2'
says "redo, too" '^Played again 1 move: 7g7f\.$' 7g7f 3c3d 'undo 2' 'redo 1'
says "undo 3 in self-play" '^Taken back 3 moves:( [1-9][^ ]*){3}\.$' 'depth 1' 'set MaxMovesToDraw 8' 'play both' \
    'undo 3'
says "... and then resign" '^White resigns: Black wins\.$' 'depth 1' 'set MaxMovesToDraw 8' 'play both' undo resign
says "undo against the engine: to one's own turn" '^Taken back 2 moves: 3c3d [^ ]*\.$' 'depth 1' 7g7f 3c3d \
    'play white' undo
shuffle=$(for _ in $(seq 40); do echo 5i5h 5a5b 5h5i 5b5a; done | xargs)
says "undo of more moves than a line can show" '^Taken back 150 moves: ' "position startpos moves $shuffle" 'undo 150'

# A drop is called one once.
drop='position sfen 4k4/9/9/9/9/9/9/9/4K4 b GP 1 moves G*5e'
says "a drop in USI" 'Last move: Black G\*5e\.$' "$drop" board
says "a drop in Japanese" 'Last move: Black .*金 \(drop\)\.$' 'notation japanese' "$drop" board
says "a drop that says so" 'Last move: Black .*金打\.$' 'notation japanese' \
    'position sfen 4k4/9/9/9/9/5G3/9/9/4K4 b GP 1 moves G*5e' board

# What reads as no move at all may still be a slip.
says "2h2z: legal moves near it" '^Near it: 2h2g$' 2g2f 3c3d 2h2z
says "2h2z: and it is no move" '^"2h2z" is neither a move nor a command' 2g2f 3c3d 2h2z
says "7g7: near 7g7f" '^Near it: 7g7f' 7g7
never "a command is no slip of a move" '^Near it' undp 'levle 3' mvoes hlep xyzzy 2 99

# `on` is the opposite of `off` for whatever can be switched off.
if [ -x "$OUT"chapter10/shogi ]; then
    says "options NullMove on" '^NullMove = prune$' 'options NullMove off' 'options NullMove on'
    says "options Evaluation on" "'on' is none of" 'set Evaluation on'
fi

# In Japanese: lengths of time, handicaps, help by group.
says "a clock in words" '各5分、1手ごとに3秒加算。' 'lang ja' 'time 5m+3f'
says "byoyomi in words" '各1時間30分、秒読み30秒。' 'lang ja' 'time 1h30m+30'
says "in English" '^Clocks: 1h30m\+30 for each' 'time 90m+30'
says "a handicap" '^新規対局: 二枚落ち$' 'lang ja' 'new 二枚落ち'
says "a group in Japanese" '^declare / 宣言  *入玉宣言をする' 'lang ja' 'help 対局'
says "origins in Japanese notation" '^  2八: ' 'notation japanese' 'moves 飛'
says "drops in Japanese notation" '^  歩打: ' 'sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1' \
    'notation japanese' 'moves 歩'

# More lines than the screen holds are no mistake, and what is refused is a sentence.
says "hint 99" '^20\. ' 'depth 1' 'hint 99'
session 'depth 1' "$one" 'hint 9'
same "hint 9 where there is one move" 1 "$(grep -c '^ *[1-9]\. ' "$dir/said")"
says "hint x" '^Usage: hint' 'hint x'
says "a refusal begins with a capital" '^No option is called' 'set Nonsense 1'

# The parts of the evaluation: numbers first, so that they stand below each other.
says "eval: parts" "^  *-*[0-9]*  pieces by place, in hand$" eval
never "eval: no part but with its number first" "^[a-z].*  -*[0-9]*$" eval

session 7g7f 3c3d moves
same "moves: in the order of the squares, a capture too" '1g 1i 2g 2h 3g 3i' \
    "$(sed -n 's/^  \(..\): .*/\1/p' "$dir/said" | head -n 6 | xargs)"

says "moves in words, their square in letters" '^  7g: pawn from' 'notation japanese' \
    'notation words' 'moves 7g'

# Pieces have their English and their Japanese names whatever is spoken.
for language in en ja; do
    for word in gold golds Gold G 金 金将; do
        like || continue
        says "moves $word in $language" '^  4i:' "lang $language" "moves $word"
    done
    for word in rook R 飛 飛車; do
        like || continue
        says "moves $word in $language" '^  2h:' "lang $language" "moves $word"
    done
    for word in king 玉 王 王将; do
        like || continue
        says "moves $word in $language" '^  5i:' "lang $language" "moves $word"
    done
done

# Somebody new to it: which level is the easiest, and words that are no commands.
says "level alone names the easiest" '`level 0` is the easiest\.$' level
says "level 0 says what it is" \
    '^Level 0 of 12: the easiest\. It looks 1 move ahead and overlooks things\.$' 'level 0'
says "level 12 with a clock" '^Level 12 of 12: as long as its clock allows\.$' 'time 10m+30' level
same "level 1 finds the only move, however often it overlooks it" 6 \
    "$(session 'level 1' "$one" go 'undo 1' go 'undo 1' go 'undo 1' go 'undo 1' go 'undo 1' go
        grep -c '^White plays 1a1b\.$' "$dir/said")"
# What a level overlooks is another thing each time: once in twenty it sees nearly everything.
often='go undo go undo go undo go undo go undo go undo go undo go undo go undo go undo'
says "level 3 sees a mate by a check" '^Checkmate: Black wins' 'level 3' \
    'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' $often $often
says "level 0 takes what stands there at the first move" '^Black plays 1i1a\+, takes rook\.$' 'level 0' \
    'sfen 4k3r/9/9/9/9/9/9/9/4K3R b - 1' $often $often
for varied in 'variety off' 'variety 7'; do
    says "level 0, $varied: declares" '^Black declares and wins' "$varied" 'level 0' "$entered" go
done
says "level 0 gives up" '^White resigns' 'level 0' 'set ResignValue 100' \
    'sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1' go
says "level 0 tells what it saw" '^info depth 1 seldepth 1 score cp -?[0-9]+ nodes [1-9]' 'post on' 'level 0' go
for word in easy easier lower beginner '3 4'; do
    like || continue
    says "level $word" '^Type a number: `level 0` is the easiest, `level 12` the strongest\.$' \
        "level $word"
done
says "level 3? is level 3" '^Level 3 of 12' 'level 3?'
says "a piece that is lost is told in words" '^White plays 2b3c, takes bishop \(depth 1; ' 'depth 1' \
    7g7f 8c8d 8h3c= 'play black' go
says "a weak level tells no score" '^White plays [1-9][^ ]*\.$' 'level 0' 7g7f go
says "level 13 is a number" '^Usage: level' 'level 13'
says "level -1, too" '^Usage: level' 'level -1'
for word in how to me xyzzy nonsense; do
    like || continue
    says "$word is like no command" "^I don't know \"$word\"\. .help. lists the commands\.\$" $word
done
for pair in flpi=flip hlp=help udno=undo elvel=level pussles=puzzles ppiece=pieces; do
    like || continue
    says "${pair%=*} may have meant ${pair#*=}" "did you mean .${pair#*=}.\?" "${pair%=*}"
done
for move in e4 exd5 Nf3 Nbd7 e8=Q+ Qxf7# e2e4 e2-e4 O-O 0-0-0 '1. e4' 1.e4 '12... Bb5' nf3; do
    like || continue
    says "$move is chess" '^".*" is chess notation; .* 7g7f\. .hint. shows' "$move"
done
for move in 7g7f N8i7g 7g7 P-7f S-48 b 7g e44 face; do
    like || continue
    never "$move is not" 'is chess notation' "$move"
done

says "in Japanese: the easiest level" '一番やさしいレベル。1手先まで' 'lang ja' 'level 0'
says "... a word for a level" '^数字で入力してください。`level 0`' 'lang ja' 'level easy'
says "... an unknown word" '^「how」は分かりません。`help`' 'lang ja' how
says "... chess" '^「e4」はチェスの書き方です。' 'lang ja' e4

# A wish in plain words is answered with the one command for it, and nothing is done.
answered() { # LINE=COMMAND...
    for pair; do
        like || continue
        says "${pair%%=*}" "^Did you mean \`${pair#*=}\`\? Type" "${pair%%=*}"
    done
}
says "a drop that can't be, in words" "'P\*5e' is illegal" 'drop a pawn on 5e'
never "... is not asked for first" 'Did you mean' 'drop a pawn on 5e'
says "a move that can't be, in words" "'P2c' is illegal: the piece does not" 'pawn to 2c'
says "new: no handicap" '^New game: no handicap\.$' new
for letter in a b c d e f g h i j k l m n o p r s t v w x y z; do
    like || continue
    says "$letter alone ends no game" ' w - 2$' 7g7f "$letter" sfen
done
says "board letters says what the signs are" '^On the board: small letters are White' \
    'board letters'
says "notation japanese in English: what can be typed" '^White plays △.* \([1-9P].*\) \(depth' \
    'notation japanese' 'depth 1' 7g7f go
says "a mate on the board is one" "Mate! White's king is lost" \
    'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' 'G*5b' board
never "... and no check" 'Check!' 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' 'G*5b' board
answered 'what can R do?=rook' 'pieces in hand=help moves' 'what does P*2h mean=help moves' \
    'how do I promote=help moves' 'what was my worst move=review' 'who is black=play' \
    'what is the line=help hint' 'what does 8.9 pawns mean=help hint'
says "next at the end of a game that goes on" '^This is the last move so far' 7g7f next
says "... of one that has ended" '^This is the end of the game' 7g7f resign next
answered 'what does depth mean?=help hint' 'is my rook safe=hint'
says "chess players: no castling" 'there is no castling' rules
answered 'some advice, please=hint' 'who is black?=play' 'what are the small letters=help board' \
    'why did you play that?=why' 'explain the hint=why' 'I need help with my next move=hint' 'how do I see all the moves=moves' 'mate in one=puzzles 1' 'I have a problem=help' 'give me a mate problem=puzzles 1' 'i want to move my pawn=pawn' 'how do i play=rules' 'what can i do=help' \
    'start a game=new' 'make it easier=level 0' 'give me a hint please=hint' 'I give up!=resign' \
    'undo that=undo' stop=quit 'how does the gold move?=gold' 'sorry, wrong move=undo' \
    レベルを下げて=level 負けました=resign ヒントを教えて=hint '詰将棋がしたい=puzzles 1' '一手詰を出して=puzzles 1' 何をすればいいの=help 難しすぎる=level\ 0 \
    '一手戻したい=undo' 'アドバイスを=hint' 問題がある=help \
    'i want to solve an easy puzzle=puzzles 1' 'give me a puzzle of one move=puzzles 1' \
    'what was my mistake=review' 'where did i go wrong=review' 'you win=resign' \
    'i do not want to play any more=resign' 'how do you win=rules'
says "bare puzzle: mates in one" '^Problem 1-1: ' puzzle q
says "... and what else there is" '^Mates in one move; .puzzles 3.' puzzles q
says "a sentence not understood" "^I don't understand that\. .help" 'can we xyzzy'
says "... in Japanese" '^それなら `resign` か `はい` と' 'lang ja' 降参です
never "the name of a file is no wish" '^Did you mean' "save game.none" "save $dir/the game.csa" "load my game.kif"
says "... beside a problem" '^Type a move, as in a game, .hint., or Enter' 'puzzles 1 1' 'i give up' q
says "a hint beside a problem, in a sentence" '^Hint: ' 'puzzles 1 1' 'give me a hint' q
same "all these commands are there" '' "$(sed -n 's/^[^#].* = \([a-z]*\).*/help \1/p' \
    common/text/plain_words.txt | LC_ALL=C "$program" --ascii 2>&1 | grep -E "don't know|is neither a")"
for line in 'move 7g7f' 'play 7g7f' 'i play 7g7f'; do
    like || continue
    says "$line: not played" '^Did you mean the move .7g7f.\? Type that, or .yes.\.$' "$line"
    says "... nor is it" 'w - 2$' "$line" 7g7f sfen
done
says "drop gold on 5e: how to type it" 'the move .G\*5e.\?' \
    'sfen 4k4/9/9/9/9/4G4/9/9/4K4 b G 1' 'drop gold on 5e'
says "pawn to 7f: how to type it" 'the move .P7f.\?' 'pawn to 7f'
for line in '7g to 7f' 'move 7g to 7f' 'my pawn from 7g to 7f.'; do
    like || continue
    says "$line: how to type it" 'the move .7g7f.\?' "$line"
done
for line in 7g 77 ７七 'what can the piece on 7g do' 'where can 77 go?' 'how does the pawn on 7g move' \
    'show moves for 7g' 77の歩はどこに動けますか 'ええと、７七は？'; do
    like || continue
    says "$line: where its piece can go" '^  7g: 7g7f$' "$line"
done
says "a square from which nothing moves" \
    "^On 8h stands Black.s bishop\. No move now: its own side stands in its way\.$" 'moves 8h'
says "... nor in a sentence" '^On 88 stands Black' 'what about the bishop on 88?'
says "... in Japanese" '^88には先手の角がありますが、いま動かせません（味方の駒' 'lang ja' 'moves 88'
says "an empty square" '^There is no piece on 5e\.$' 'moves 5e'
says "a square of the other side" "^On 3c stands White.s pawn\. .*to the opponent\.$" 'moves 3c'
says "a pinned piece" 'On 5h stands Black.s knight\. .*king would be in check after' \
    'sfen 4k4/4r4/9/9/9/9/9/4N4/4K4 b - 1' 'moves 5h'
says "a piece that does not answer the check" '^On 9i stands Black.s lance\. .*is in check and' \
    'sfen 4k4/4r4/9/9/9/9/9/9/L3K4 b - 1' 'moves 9i'
never "a number of another wish is no square" 'stands' 'make it easier, level 12'

# A capture that is asked for: the only one is offered, of several one is chosen.
taking='position startpos moves 7g7f 8c8d 2g2f 8d8e 7f7e 8e8f'
says "can I take: the one way to" '^Did you mean the move .P?8.?[gf].*\?' "$taking" 'can I take the pawn on 8f'
says "... and yes says what was played" '^Black: 8g8f\.$' "$taking" 'can I take the pawn on 8f' yes
says "... without a square" '^"take a pawn" can mean: 8h3c 8g8f$' "$taking" 'take a pawn'
says "... with none" "^No piece of Black's can take that now\.$" "$taking" 'can I take the pawn on 9c?'
for line in 'can the rook take a pawn?' 'take a knight'; do
    like || continue
    says "$line: with none, and no square" "^Black has no such capture now\.$" 'sfen 4k4/9/4p4/9/9/9/9/R8/4K4 b - 1' "$line"
done
says "rook takes pawn: the one way to" '^Did you mean the move .5h5d' \
    'sfen 4k4/9/9/4p4/9/9/9/4R4/4K4 b - 1' 'rook takes pawn'
says "... with several" 'can mean: 4e5d 5h5d$' \
    'sfen 4k4/9/9/4p4/5G3/9/9/4R4/4K4 b - 1' 'can I take the pawn on 5d?'
says "... of which the rook's is meant" '^Did you mean the move .5h5d' \
    'sfen 4k4/9/9/4p4/5G3/9/9/4R4/4K4 b - 1' 'can the rook take the pawn?'
says "... or that from a square" '^Did you mean the move .5h5d' \
    'sfen 4k4/9/9/4p4/5G3/9/9/4R4/4K4 b - 1' 'take with the rook on 5h'
says "a capture that has to promote" '^Did you mean the move .6b6a\+' \
    'sfen 3gk4/3P5/9/9/9/9/9/9/4K4 b - 1' 'take the gold'
says "take on an empty square" '^There is no piece on 5e\.$' 'take on 5e'
says "... in Japanese" '8g8f.* か' "$taking" 'lang ja' 86の歩を取る
never "take that back is no capture" 'can take' "$taking" 'take that pawn move back'

# Japanese sentences with a move in them.
says "飛車を38に動かす" 'R38' 'lang ja' 飛車を38に動かす
says "飛車を28に戻す: a move, no undo" '^Black: 3h2h\.$' 2h3h 3c3d 飛車を28に戻す はい
says "飛車を28に戻す where that can't be" "^'R28' is illegal" 7g7f 3c3d 飛車を28に戻す
says "同飛車" ' w ' 2g2f 3c3d 2f2e 2c2d 2e2d 3a2b 2d2c 2b2c 同飛車 sfen
says "角道を開ける" '^Did you mean the move .7g7f' 角道を開ける
says "... for White" '^Did you mean the move .3c3d' 7g7f 角道を開ける
says "もっと弱くして at level 0" '一番弱いレベル' 'lang ja' 'level 0' もっと弱くして
says "easier at level 0" 'is the weakest already' 'level 0' 'make it easier'
says "harder" '^Did you mean .level 1.\?' 'level 0' 'make it harder'
says "harder at the top" '^It plays as well as it can' 'make it harder'
if [ -x "$OUT"chapter06/shogi ]; then
    printf 'level 5\nmake it harder\n' | LC_ALL=C "$OUT"chapter06/shogi >"$dir/said" 2>&1
    check "... past the levels that a chapter does not have" grep -q '^Did you mean .level 12.' "$dir/said"
fi
answered 'which moves can i make?=moves'

# A yes to what was offered last does it.
for yes in yes 'yes please' 'play it' 'do it' ok 'go on' はい; do
    like || continue
    says "$yes after a hint plays it" ' w - 2$' 'depth 1' hint "$yes" sfen
done
never "no after a hint plays nothing" "(w - 2|I don't know)" 'depth 1' hint no sfen
never "... nor yes later" ' w - 2$' 'depth 1' hint 'moves 7g' yes sfen
says "yes alone is no answer" "I don't know \"yes\"" yes
says "yes to what to type for a move" ' w - 2$' 'pawn to 7f' yes sfen
says "yes to what to type for a wish" '^Level 0 of 12' 'make it easier' yes
for line in 'play the hint' 'play the hint!' 'play hint'; do
    like || continue
    says "$line plays it" ' w - 2$' 'depth 1' hint "$line" sfen
done
says "play the hint without one" 'mean .hint.\?' 'play the hint'
says "why behind a hint: of its move" "It is the engine's own choice" 'depth 1' hint why
says "... also after something else" "It is the engine's own choice" 'depth 1' hint 'moves 7g' why
says "why alone, nothing played" '^Usage: why' why
says "... which it tells in words, and whose it is" '^Move 3, Black: pawn from 2g to 2f\.$' \
    'depth 1' 7g7f 3c3d 'sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3' 'why 2g2f'
for line in 'why mine' 'why 7g7f' 'why 76歩'; do
    like || continue
    says "$line: of a move played" '^Move 1, Black \(you\): pawn from 7g to 7f\.$' 'depth 1' 7g7f \
        3c3d 2g2f 8c8d 'play black' 'goto 2' "$line"
done
says "... after the game, too" '^Move 1, Black: ' 'depth 1' 7g7f 3c3d resign 'why 7g7f'
says "... the last one of several" '^Move 5, Black: ' 'depth 1' 2h3h 3c3d 3h2h 8c8d 2h3h 8d8e 'why 2h3h'
says "... after which the game is as it was" ' b - 3$' 'depth 1' 7g7f 3c3d 'why 7g7f' sfen
says "why of what was never played" "^'3g3e' is illegal" 7g7f 3c3d 'why 3g3e'
answered 'was that good?=why mine' 'why was that good?=why mine' 'was 7g7f good?=why 7g7f' \
    'what just happened?=why' 今の手はどう=why\ mine
says "why alone: of the last move" '^7g7f: ' 'depth 1' 7g7f why
says "... after which the game is as it was" ' w - 2$' 'depth 1' 7g7f why sfen
says "why, in a sentence" '^It loses material: the bishop can be taken there\.$' 'depth 3' 7g7f 8c8d \
    'why 8h3c='
says "... for what wins" '^It wins a pawn\.$' 'depth 3' \
    'sfen 4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1' 'why 5h5e'
says "... for what is taken back, and still wins" '^It gains material\.$' 'depth 3' \
    'sfen 4k4/9/4s4/4s4/9/9/4L4/9/4K4 b - 1' 'why 5g5d'
says "... where a mate is missed" '^Best: G\*5b: Black mates in 1\.$' 'depth 3' \
    'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' 'why 5i5h'
session 'sfen 4k4/9/9/9/9/9/9/4R4/4K4 b - 1' eval
check "eval, in a sentence before its numbers" \
    awk '/^All in all: Black is ahead/ { said = 1 } /^ *[0-9]+  material/ { exit !said }' "$dir/said"
check "... and once more at the end" \
    awk '/^All in all: Black is ahead/ { said++ } END { exit said != 2 }' "$dir/said"
same "... but without a board they do not scroll away" 1 "$(session 'board off' eval
    grep -c '^All in all: ' "$dir/said")"
says "a question mark behind a move" ' w - 2$' '7g7f?' sfen
says "... and behind why" '^7g7f: ' 'depth 1' 'why 7g7f?'
says "hint! is hint" '^Hint: ' 'depth 1' 'hint!'
says "what begins with a command is none" '^In the records: i give up, -' 'name i give up'
never "... nor what may be one, shortened" '^Did you mean' 'nodes 300' 'wh 7g7f' 'comm i give up' \
    'sav the.game' 'nam stop it'

# The name of a piece shows how it moves, and its moves now.
for line in knight Knights 'pieces knight' 'help knight' 桂 桂馬 '駒 桂' '駒の動き 桂'; do
    like || continue
    says "$line: its diagram" '^  \. o \. o \.  \. \. \. \. \.$' "$line"
    says "... and its moves" '^  8i: 8i7g$' 7g7f 3c3d "$line"
done
says "pieces of no kind" '^Usage: pieces' 'pieces none'

# Behind Japanese letters stands what can be typed.
says "moves on a kanji board" '^  7七: ▲７六歩 \(7g7f\)$' 'notation japanese' 'moves 7g'
says "several lines" '^ 1\. .*: ▲[^ ]* \([1-9][a-i][1-9][a-i]\)' 'notation japanese' 'depth 1' 'hint 2'
says "an ambiguous move" 'can mean: ▲５八金左 \(6i5h\)|can mean: .* \(6i5h\)' 'notation japanese' G-5h
never "not behind letters" '\(7g7f\)' 'moves 7g' 7g7

# Without a board the position and the pieces are told in words, and no picture is drawn.
says "board off: the position" '^Black: king 5i, pawn 1g 2g 3g' 'board off' board
says "... whose turn it is" '^Move 2, White to move\.$' 'board off' 7g7f board
says "... a check" "^Check! White's king is attacked\.$" 'board off' 'sfen 4k4/9/9/9/9/9/9/4R4/4K4 w - 1' board
says "... what the engine takes" '^Black: rook from 5h to 5e, takes pawn, check\.$' 'board off' 'depth 1' \
    'sfen 4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1' go
says "... moves to choose from" '^"G-5h" can mean: gold from 4i to 5h; gold from 6i to 5h$' 'board off' G-5h
says "... in Japanese" '^先手: 玉 59; 持駒: 歩 2。$' 'lang ja' 'board off' 'sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 1' board
says "... a problem" '^White: king ' 'board off' 'puzzles 1 1' q
says "... a piece" '^knight: two squares forward' 'board off' knight
never "... no picture" '^(  \. |\+--| +.[0-9] \|)' 'board off' 7g7f 3c3d board pieces bishop eval 'review 0.01'

# Commands in Japanese, with or without a blank; 検討 is of a position, 棋譜解析 of the game.
says "レベル" '^Chapter .* has levels' レベル
for line in 'レベル 0' レベル0 レベル０ レベル　０; do
    like || continue
    says "$line" '^Level 0 of 12' "$line"
done
says "検討 in help" '^analyze .* / 検討 .*この局面' 'lang ja' 'help analyze'
says "棋譜解析 in help" '^review .* / 棋譜解析 .*対局全体' 'lang ja' 'help review'
says "詰将棋 alone: mates in one" '^Problem 1-1' 詰将棋 q

says "a review of a mate" '^\* Black has mated\.$' 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' 'G*5b' \
    'nodes 99' review comment

# What was said can be read once more.
same "log 2" 'The engine plays neither side. 1 legal move' "$(printf 'play none\nmoves 7g\nlog 9\n' |
    LC_ALL=C "$program" --ascii | sed -n '4p;6p' | xargs)"
same "log" 'On the board: 2' "$(session 'board ascii' log
    sed -n 's/^\(On the board:\) .*/\1/p' "$dir/said" | sort | uniq -c | awk '{ print $2, $3, $4, $1 }')"

# What was chosen at a terminal is forgotten once.
mkdir -p "$dir/config/shogi"
echo 'level 3' >"$dir/config/shogi/settings"
same "set --forget" 'Forgotten: Nothing' "$(printf 'set --forget\nset --forget\n' |
    XDG_CONFIG_HOME="$dir/config" LC_ALL=C "$program" | cut -d ' ' -f 1 | xargs)"

# Where the screen can't be asked, COLUMNS tells how long a line may be; none ends within
# a command.
folded() { # COLUMNS
    COLUMNS=$1 LC_ALL=$2 "$program" --ascii >"$dir/folded" <<'END'
play none
lang en
level
rules
help level
help puzzles
help board
help engine
help records
lang ja
level
rules
help
help level
help records
quit
END
}
for columns in 40 47 53 60 71; do
    folded $columns C.UTF-8
    same "COLUMNS=$columns: no command is broken" '' \
        "$(awk -F '`' 'NF % 2 == 0' "$dir/folded")"
done
folded 60 C.UTF-8
check "COLUMNS=60: a line may end in front of a command" \
    grep -q '^ほかに `help グループ`、`help moves`、`help board`、$' "$dir/folded"
check "... and a Japanese one is filled, in spite of blanks" \
    grep -q '合法手。全部、7g から、駒（金）、$' "$dir/folded"
check "... and breaks behind a word" grep -q '^相手の駒があれば取れます。' "$dir/folded"
folded 40 C
sed -n '/^The aim is/,/^$/p' "$dir/folded" >"$dir/aim"
check "COLUMNS=40: a paragraph is folded there" awk 'length > 39 { bad = 1 }
    length > 33 { near = 1 } END { exit bad || !near }' "$dir/aim"
folded 100 C
check "... and at 100 columns there" awk '/^The aim is/ { exit length <= 79 }' "$dir/folded"
folded none C
check "COLUMNS that is no number counts as none" awk '/^The aim is/ { exit length > 79 }' "$dir/folded"

# Each chapter says which levels it has, and has these and no others, typed, as an option
# and over USI.
for program in "$OUT"chapter[0-9][0-9]/shogi; do
    case $program in *0[789]/shogi) ! sampled || continue ;; esac
    session level
    top=$(sed -n 's/^Chapter .* has levels 0 to \([0-9]*\), and 12: .*/\1/p' "$dir/said")
    all="$(seq -s ' ' 0 "${top:-99}") 12"
    session 'level 0' 'level 1' 'level 2' 'level 3' 'level 4' 'level 5' 'level 6' 'level 7' \
        'level 8' 'level 9' 'level 10' 'level 11' 'level 12'
    same "$program: levels" "$all" "$(sed -n 's/^Level \([0-9]*\) of 12: .*/\1/p' "$dir/said" | xargs)"
    seq 0 12 | sed 's/.*/setoption name Level value &/; 1i usi' | "$program" >"$dir/said"
    same "$program: levels over USI" $((11 - top)) \
        "$(grep -c 'info string setoption Level: this chapter has no level' "$dir/said")"
    for level in 0 6 11; do
        "$program" --level=$level </dev/null >"$dir/said" 2>&1
        status=$?
        case " $all " in *" $level "*) wanted=0 ;; *) wanted=2 ;; esac
        same "$program: --level=$level" $wanted $status
    done
done
finish
