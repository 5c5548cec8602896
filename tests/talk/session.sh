#!/bin/sh
# session.sh - single situations in the terminal: the lines typed, and what must be said.
# Only the words that matter are looked at; whole sessions are in terminal.sh, problems and reviews
# in puzzles.sh, moves, wishes and questions in plain words in words.sh.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
. tests/talk/session/says.sh

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
same "a theme without colours says so" 2 "$(session 'color off' 'theme dark' && grep -c '^Colour is off' "$dir/said")"
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

export COLUMNS=56
says "a check is told below a last move of two lines" '\|g +Check! White' \
    'sfen 4k4/9/9/9/4p4/9/9/4R4/4K4 b - 1' 5h5e board
unset COLUMNS

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
export COLUMNS=400 # however long the folder's name is
says "CSA: a win by the try rule" 'which can.t hold it: how the game ended' "$try" \
    'sfen 9/5K3/9/9/9/9/9/9/k8 b G 1' 4b5a "save $dir/try.csa"
says "KIF: a win by the try rule" '^Black.s king has got to where' "$try" \
    'sfen 9/5K3/9/9/9/9/9/9/k8 b G 1' 4b5a "save $dir/try.kifu" 'set EnteringKingRule CSARule27' \
    new "load $dir/try.kifu"
numbered='lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -'
says "CSA: the number of the first move" 'which can.t hold it: the number' "sfen $numbered 41" \
    "save $dir/number.csa"
unset COLUMNS
never "CSA: the number 1" 'hold' "sfen $numbered 1" "save $dir/one.csa"
session "$try" 'sfen 9/5K3/9/9/9/9/9/9/k8 b G 7' 4b5a "save $dir/both.csa"
same "CSA: both" 'hold it: how the game ended, the number of the first move.' \
    "$(tr '\n' ' ' <"$dir/said" | sed 's/.*can.t \(hold it:[^.]*\.\).*/\1/')"

# Keys pressed by mistake send sequences that nobody sees: whole ones, and the beginning of one.
says "keys that are no letters" ' w - 2$' "$(printf '\033[3~7g\033OA7f\033[1;5C\033')" sfen
says "... a sequence cut off" ' w - 2$' "$(printf '7g7f\033[5')" sfen

every=3
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
every=1

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
same "an opening of both sides is named once" 1 "$(session "position startpos moves 7g7f 3c3d 8h2b+ 3a2b 7i8h 7a6b \
8h7g 6c6d 3i3h 6b6c 4g4f 6c5d 3h4g 4a5b 4g5f 5a4b 6i7h 4b3a 5i6h 7c7d 6h7i 9c9d 9g9f" list &&
    grep -c 'bishop exchange' "$dir/said")"

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
every=3
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
same "walk: from one better move to the next" '7g7f 4a3b 2g2f;7g7f 4a3b 5i6h;7g7f 4a3b 5i5h;' \
    "$(session 'set Evaluation learned' 'walk 3' '' s s s q && sed -n 's/^out  \([^[]*[a-i]\)  \[.*/\1;/p' "$dir/said" | tr -d '\n')"
says "walk: two keys in a line are none" '^Enter or i goes to' walk qq q
says "walk ends behind the root" '^The walk is over' walk u ''
says "walk has a depth" '^A search of depth 3' 'walk 3' q
says "walk leaves the game" ' w - 2$' 7g7f 'walk 3' c c b q sfen
every=1

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

says "a long word is cut, and no character" '^I don.t know "xx(歩){12}"\.' "xx$(printf '歩%.0s' $(seq 40))"

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
# ... once: what comes then thinks again, and where nothing thinks Ctrl-C ends the program.
mkfifo "$dir/keys"
LC_ALL=C "$program" --ascii <"$dir/keys" >"$dir/said" 2>&1 &
exec 3>"$dir/keys"
printf '%s\n' 'play none' 'time 60' 'post on' hint >&3
until_said() { # PATTERN: a minute at most
    tries=0
    until grep -q "$1" "$dir/said" || [ $((tries += 1)) -gt 600 ]; do sleep 0.1; done
}
until_said '^info '
kill -INT $!
printf '%s\n' 'depth 3' 'hint' sfen >&3
until_said ' b - 1$'
same "stopped once, it thinks again" yes "$(grep '^Hint' "$dir/said" | tail -n 1 | grep -q 'depth 3' && echo yes)"
if [ -z "${WINDOWS:-}" ]; then
    kill -INT $!
    wait $!
    same "Ctrl-C at the prompt ends it" 130 $?
fi
exec 3>&-
stops tree "$program"
stops 'why 7g7f' "$program"
[ ! -x "$OUT"chapter06/shogi ] || stops 'walk 5' "$OUT"chapter06/shogi

every=3
# Variations are looked at, and change nothing; a move played in one makes it the game.
set -- 7g7f 3c3d 2g2f 8c8d 'prev 2' 6i7h 4a3b 'goto 2'
says "a fork is told" '^Also here:  2 2g2f ' "$@"
says "a fork is marked" '^.* 2 3c3d .* \+ +3 6i7h' "$@" list
says "... also where it is looked at" '^.* 2 3c3d .* >\+ +3 6i7h' "$@" 'goto 3' list
says "into a variation" '^After 3 of 4 moves of a variation' "$@" 'next 2'
says "... and through it" '^After 4 of 4 moves of a variation' "$@" 'next 2' next
says "... and out of it" '^After 2 of 4 moves\.' "$@" 'next 2' next up
says "... which is then looked at again" '^This is the game itself' "$@" 'next 2' next up up
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
says "... and makes it the game" '^This is the game itself' "$@" 'next 2' next undo up
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
says "why, after a hint and a move: of the move played" '^Move 1, Black: pawn from 9g' 'nodes 50' \
    hint 9g9f why
says "after a hint of two moves: the better one is played" '^Black: [1-9P]' 'nodes 300' 'hint 2' 'play it'
says "... taken back: of none" '^Usage: why' 'nodes 50' 9g9f hint undo why
says "whose score it is" '; Black mates in 1\)' 'nodes 500' 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' go
says "the limit in a record" '^持ち時間：1分30秒\+5秒$' 'time 90s+5' kif
says "your name beside the engine's" '^後手：Ann$' 'level 0' 'name Ann' 'play white' kif
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
every=1

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

every=3
# Promotion is declined by 不成 and =, whatever the way of writing.
start='position startpos moves 7g7f 3c3d'
for typed in '２二角不成' '22角不成' '▲２二角不成' '8h2b=' 'Bx2b='; do
    says "$typed declines" '/1r5B1/' "$start" "$typed" sfen
done
for typed in '２二角成' '22角成' '▲２二角成' '8h2b+' 'Bx2b+'; do
    says "$typed promotes" '/1r5\+B1/' "$start" "$typed" sfen
done
every=1

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

every=3
# A clock set up in the middle of a game gives nothing for the moves before it.
never "Fischer, set up later" 'clock: 0:05:0[4-9]' 7g7f 3c3d 2g2f 'time 5m+3f' board
says "Fischer: the first move's seconds" 'clock: 0:05:03 \+3 s added' 7g7f 'time 5m+3f' board
says "Fischer: the next move's" 'clock: 0:05:0[56] \+3' 7g7f 3c3d 'time 5m+3f' 2g2f board
says "... and each side's stands at its own edge" '\|b +clock: 0:06:[0-9]+ \+30' 7g7f 'time 5m+30f' 3c3d \
    2g2f 8c8d board
says "Fischer, set up later and gone back" 'clock: 0:05:0[56] \+3' 7g7f 3c3d 'time 5m+3f' \
    undo undo 2g2f board

says "Fischer, a position with moves" 'clock: 0:05:03 \+3' 'time 5m+3f' \
    'position startpos moves 7g7f 3c3d 2g2f 8c8d' board
never "and not for these moves" 'clock: 0:05:0[4-9]' 'time 5m+3f' \
    'position startpos moves 7g7f 3c3d 2g2f 8c8d' board
says "all drops" '^1[0-9]* legal moves' 'sfen 4k4/9/9/9/9/9/9/9/4K4 b GP 1' 'moves drops'
never "drops only" '5i' 'sfen 4k4/9/9/9/9/9/9/9/4K4 b GP 1' 'moves drops'
never "eval: nothing is 0, not -0" '-0\.0' eval 'set Evaluation learned' eval
every=1

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
says "the sides of a handicap game" ' 上手の番です。$' 'lang ja' 'new 2-piece' board
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

# Another game begins with an empty table: its search is that of the first one.
session 'depth 4' 'post on' hint new hint
same "new: the search is as in a new program" 4 "$(sed -n 's/^info depth \([0-9]*\) .* nodes \([0-9]*\) .*/\1 \2/p' \
    "$dir/said" | sort | uniq -c | grep -c '^ *2 ')"
depth=$(session 'nodes 2000' hint && sed -n 's/^Hint: .*(depth \([0-9]*\)[;)].*/\1/p' "$dir/said")
same "tree under a limit: the iteration that is whole" "$(session "depth $depth" tree && sed '1,/^The engine/d' "$dir/said")" \
    "$(session 'nodes 2000' tree && sed '1,/^The engine/d' "$dir/said")"
says "take, and where" '^Did you mean the move `8h2b`' 7g7f 3c3d 'take on 2b'
set -- 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d P*2c 2d2h 9c9d
same "KI2: six moves a line" '6 6 2' "$(session "position startpos moves $*" ki2 &&
    sed -n '/^▲/p' "$dir/said" | awk '{ print gsub(/▲|△/, "") }' | xargs)"
(printf '7g7f\nkif\nnew\n' && sleep 1.1 && printf '2g2f\nkif\n') | LC_ALL=C "$program" --play=none >"$dir/said" 2>&1
same "another game has begun later" 2 "$(grep '^開始日時' "$dir/said" | sort -u | wc -l)"
says "a diagram after one move" '^手数＝1 ' 7g7f bod
says "goto 0" '^After 0 of 2 moves\.$' 7g7f 3c3d 'goto 0'
never "log 1" '^Usage' 'log 1'
says "log 0" '^Usage: log' 'log 0'
never "no window that a large board needs, in a pipe" 'needs a window' 'board large' 'board small' board
says "a notation that was chosen stays in another language" ' P-7f ' 'notation western' 'lang ja' 7g7f list
says "three moves in KI2 are a game, though one has begun" '^Loaded 3 moves' 7g7f '▲７六歩 △３四歩 ▲２六歩'
same "help of a group: nothing more" 'resume' \
    "$(session 'help records' && tail -n 1 "$dir/said" | cut -d ' ' -f 1)"
says "why the best move: it is the first in rank" '^Static value: rank 1, value ' "$one" 'depth 1' 'why 1a1b'
says "why: the answer expected" '; the answer is expected to be 3c3d\.$' 'set Evaluation learned' 'set TableCuts false' 'depth 3' 'why 7g7f'
HOME=$dir session 7g7f 'save ~/home.usi' 'save ~/home.usi'
same "save once more: what to type" "home.usi is there already; \`save ~/home.usi !\` writes over it." \
    "$(COLUMNS=400 HOME=$dir session 'save ~/home.usi' && sed -n '$s/^.*home.usi is/home.usi is/p' "$dir/said")"

# What was chosen at a terminal is forgotten once.
mkdir -p "$dir/config/shogi"
echo 'level 3' >"$dir/config/shogi/settings"
[ -n "${WINDOWS:-}" ] || # where they are kept elsewhere
    same "set --forget" 'Forgotten: Nothing' "$(printf 'set --forget\nset --forget\n' |
    XDG_CONFIG_HOME="$dir/config" LC_ALL=C "$program" | cut -d ' ' -f 1 | xargs)"
echo 'set --forget' | XDG_CONFIG_HOME="$dir/no" LC_ALL=C "$program" >/dev/null
check "... where there is no folder none is made" test ! -e "$dir/no"

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

# Variations: back out of one, and one in place of the end of a game.
cat >"$dir/branch.kif" <<'END'
手合割：平手
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２六歩(27)
   4 ８四歩(83)

変化：3手
   3 ６六歩(67)
   4 ８四歩(83)
END
cat >"$dir/end.kif" <<'END'
手合割：平手
   1 ７六歩(77)
   2 投了

変化：2手
   2 ３四歩(33)
   3 ２六歩(27)
END
says "prev out of a variation goes one move back" '^After 2 of 4 moves' "load $dir/branch.kif" 'goto 2' 'next 2' prev
says "a variation in place of the end is told" 'Also here:  1 3c3d .`next 1`' "load $dir/end.kif" last
says "... and looked at" '^After 2 of 3 moves of a variation' "load $dir/end.kif" last 'next 1'
says "... and no other" '^This is the end of the game' "load $dir/end.kif" last 'next 2'
# Where a declaration wins there is no move to tell.
win='sfen 1+R+R+B+BK3/+P+P+P+P+P+P+P+P+P/9/9/9/9/9/9/4k4 b 4G4S4N4L 1'
says "walk where a declaration wins" '^Hint: `declare` wins' "$win" walk
says "a puzzle where a declaration wins" '^Hint: `declare` wins' 'notation japanese' "$win" 'comment #評価値=0' \
    'G*5e' 'comment #評価値=-3000' 'comment #bad' puzzles ''
# What has been taken back is not missed.
never "a comment that was taken back" 'comments' 7g7f 'comment hello' undo 2g2f "save $dir/a.usi"
never "a variation that was taken back" 'variations' 7g7f 3c3d prev 8c8d 'undo 2' 2g2f "save $dir/a.csa"
says "a comment that is there" 'comments' 7g7f 'comment hello' "save $dir/b.usi"
says "a variation that is there" 'variations' 7g7f 3c3d prev 8c8d "save $dir/b.csa"
says "an SFEN without its command" '^lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1$' \
    'lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1' sfen
same "a time for each move is told again where no clock runs" 2 \
    "$(session 'time 0.5' time; grep -c '^The engine thinks: 0.5 s' "$dir/said")"
says "a level is a whole number" '^Type a number: `level 0`' 'level 3.5'
says "... that may end with a mark" '^Level 3 of 12' 'level 3!'

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
