#!/bin/sh
# records.sh - records and the real program: files that are none, saving where there is no
# room, a journal that can't be kept, games that go on as they were played, also after
# kill -9.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for program in "$OUT"chapter[0-9][0-9]/shogi; do break; done
program=$(absolute "$program")
needs "$program"
XDG_STATE_HOME=$dir/state HOME=$dir/home LC_ALL=C NO_COLOR=1
export XDG_STATE_HOME HOME LC_ALL NO_COLOR
mkdir "$dir/home" "$dir/state"
cd "$dir" || exit 1

# play [OPTION...]: the program, its input from here, both streams to $dir/out.
play() {
    seldom
    "$program" --play=none "$@" >"$dir/out" 2>&1
}

# says NAME TEXT: the text stands in what the program said.
says() {
    if grep -qF -- "$2" "$dir/out"; then ok "$1"; else not_ok "$1" "$(tail -n 5 "$dir/out")"; fi
}

# same NAME WANTED SEEN
same() { if [ "$2" = "$3" ]; then ok "$1"; else not_ok "$1" "'$3', not '$2'"; fi; }

# --- what is no record ---

mkfifo fifo
dd if=/dev/zero of=large.kif bs=1048576 seek=16 count=1 2>/dev/null
for file in fifo /dev/zero large.kif . none.csa; do
    printf '7g7f\nload %s\nposition\n' "$file" | play
    case $file in
        fifo | /dev/zero) says "load $file" "$file: it is not a file" ;;
        large.kif) says "load $file" "$file: larger than 16 MB" ;;
        .) says "load $file" ".: it is a folder" ;;
        *) says "load $file" "$file: No such file or directory" ;;
    esac
    says "and the game is untouched" "position startpos moves 7g7f"
done
printf 'PI\n+\n-7776FU\n' >bad.csa
printf '2g2f\nload bad.csa\nposition\n' | play
says "a bad record: file, line, reason" "bad.csa: line 3: '-7776FU': it is the other side"
says "and the game is untouched" "position startpos moves 2g2f"
printf 'PI\n+\n+7776FU\n+7776FU\n' >part.csa
printf '2g2f\nload part.csa\nposition\n' | play
says "a record with a bad line: file, line, reason" \
    "The rest can't be read: part.csa: line 4: '+7776FU': it is the other side"
says "and what stands before it is loaded" "position startpos moves 7g7f"
seq 103 | sed 's/.*/startpos moves 7g7f/; 2s/7g7f/7g7e/' >many.usi
printf 'load many.usi\n' | play
same "a hundred games are listed, and how many more there are" '100 ... and 3 more' \
    "$(grep -c '^ *[1-9][0-9]*  ' out) $(tail -n 1 out)"
says "... those that are bad, too" '   2  refused: line 2: move 1: 7g7e is illegal'
printf 'load many.usi 2\n' | play
same "a bad one of them: file, line, reason" \
    'many.usi: line 2: move 1: 7g7e is illegal: the piece does not move like that' "$(cat out)"
printf '%s %05000d.kif\n' save 1 load 1 | play
same "a name that is too long" 'Usage: save Usage: load' "$(cut -c 1-11 out | grep Usage | xargs)"
printf 'N+\033[2J\302\233evil\007\nPI\n+\n+7776FU\n'\''*\033]0;x\007\n' >evil.csa
printf 'load evil.csa\nprev\nnext\ncsa\nlist\n' | play
if LC_ALL=C grep -q "$(printf '[\001-\010\033\177]')" out; then
    not_ok "control characters stay inside" "$(tail -n 3 out | cat -v)"
else
    says "control characters stay inside" '?[2J?evil?'
fi
printf 'play none\n7g7f\nname Anna\nsave named.kifu !\n' | play
same "a name that came after the last move" '先手：Anna' "$(grep '^先手' named.kifu | tr -d '\r')"
same "the game stands where it was looked at, once it is saved" \
    "$(printf 'play none\n7g7f\n3c3d\n2g2f\nprev\nprev\nlist\n' | play; tail -n 2 out)" \
    "$(printf 'play none\n7g7f\n3c3d\n2g2f\nprev\nprev\nsave seen.kifu !\nlist\n' | play; tail -n 2 out)"
for limit in 5m+1:5分+1秒 1m1s:1分1秒 5m+1f:5分（1手1秒加算）; do
    printf 'play none\ntime %s\n7g7f\nsave timed.kifu !\n' "${limit%%:*}" | play
    same "a record says the limit ${limit%%:*}" "持ち時間：${limit#*:}" "$(grep '^持ち時間' timed.kifu | tr -d '\r')"
done
number=${program%/shogi} number=${number##*chapter}
printf 'depth 1\n7g7f\nsave six.kifu !\n' | "$program" >out 2>&1
same "a record says which chapter played" "後手：shogi chapter ${number#0}" "$(grep '^後手' six.kifu | tr -d '\r')"
printf 'depth 1\n7g7f\nsave user.kifu !\n' | LOGNAME=$(printf 'An\001na') "$program" >out 2>&1
same "a user's name without what controls a terminal" '先手：An?na' "$(grep '^先手' user.kifu | tr -d '\r')"

# The name of a header may look like another format.
for name in 'startpos moves EVENT' 'sfen' 'a/b/c/d/e/f/g/h/i' '手数-'; do
    printf 'V2.2\n$%s:x\nPI\n+\n+7776FU\n-3334FU\n' "$name" >odd.csa
    printf 'load odd.csa\nsave odd.kifu !\nload odd.kifu\nsave odd.ki2u !\nload odd.ki2u\n' | play
    says "a header called $name, in KIF" 'Loaded 2 moves from odd.kifu'
    says "a header called $name, in KI2" 'Loaded 2 moves from odd.ki2u'
done

# --- what is read, and what is then made of it ---

# reads TEXT COMMAND SAID: a record is loaded from lines that are typed, then a command is obeyed; all that
# the program says, with a bar behind each line.
reads() {
    printf "board off\nload -\n$1\n.\n$2\n" | play
    same "$1, $2" "$3" "$(sed '1d; /^`review` goes through/d; /^begins another\.$/d' out | tr '\n' '|')"
}
loaded() { echo "Loaded $1 from the lines typed."; }
fault="The rest can't be read: the lines typed: line"
even=lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL
kif='#KIF version=2.0 encoding=UTF-8|' moves='手数----指手---------消費時間--|'
even_kif="手合割：平手|先手：|後手：|$moves"
rank='| ・ ・ ・ ・ ・ ・ ・ ・ ・|'
ranks() { for _ in $(seq "$1"); do printf '%s\\n' "$rank"; done; }

while IFS=$tab read -r text why; do
    reads "$text" sfen "the lines typed: line $why|$even b - 1|"
done <<END
P+11OU21OU\n+\n+2122OU	2: SFEN board: a second king for Black, on 1a
P-11OU21FU22FU	1: SFEN board: two pawns of White on file 2
P-11OU21FU22FU\n%%TORYO	2: SFEN board: two pawns of White on file 2
P-11OU21FU22FU\n+2726FU	2: SFEN board: two pawns of White on file 2
P+00OU	1: P+: '00OU' is not a piece and its place
先手の持駒：玉	1: '玉' is not what a hand can hold
先手の持駒：歩十九	1: '歩十九' is not what a hand can hold
先手の持駒：歩19	1: '歩19' is not what a hand can hold
$(ranks 10)	10: '$rank' is not a rank of a|diagram
手合割：トンボ\n変化：1手	2: an unknown handicap without a diagram of the position
END
for time in T1x T9999999 Tinf T-1; do
    reads "PI\n+\n+7776FU\n$time" position \
        "$(loaded '1 move')|$fault 4: '$time' is not a time|position startpos moves 7g7f|"
done
for number in 0 3 5000; do
    reads "1 ７六歩(77)\n変化：$number手\n1 ２六歩(27)" position \
        "$(loaded '1 move')|$fault 2: there is no move $number to vary|position startpos moves 7g7f|"
done
# Squares that are none, in moves and on the board; a line without anything is none.
for square in 07 70 A7 7A; do
    reads "PI\n+\n+77${square}FU" position "the lines typed: line 3: '+77${square}FU' is not a move|position startpos|"
done
reads 'PI\n\n+\n\n+7776FU\n\n-3334FU' position "$(loaded '2 moves')|position startpos moves 7g7f 3c3d|"
# A diagram as people draw it; pieces that are nowhere else; what a comment belongs to.
reads "後手の持駒：飛 角2\n$rank\n|V竜 ・ ・ ・v玉 ・ ・ ・ ・|\n|^成銀 ・ ・ ・ ・ ・ ・ ・ ・|\n$(ranks 6
    )先手の持駒：歩12 金\n手数＝-3\n後手番" sfen "$(loaded '0 moves')|9/+r3k4/+S8/9/9/9/9/9/9 w G12Pr2b 1|"
reads 'P-11OU\nP+00HI00HI\nP-00AL\n+' sfen "$(loaded '0 moves')|8k/9/9/9/9/9/9/9/9 b 2R2b4g4s4n4l18p 1|"
reads '&mark\n1 ７六歩(77) (-1:05/00:00:05)\nまで1手で勝ち' kif \
    "$(loaded '1 move')|$kif$even_kif&mark|   1 ７六歩(77)   |"
reads 'の持駒：飛' 'kif' "$(loaded '0 moves')|${kif}の持駒：飛|$even_kif" # nobody's hand
# Headers: those without a value are none, and there are 64 at most.
reads "備考：\n$(seq -f 'a%g：x' -s '\n' 70)" kif \
    "$(loaded '0 moves')|$kif$(seq -f 'a%g：x' -s '|' 64)|$even_kif"
# Characters that turn the line or are none, and half a pair of UTF-16, which takes no other one with it.
reads '先手：\342\200\216\342\200\217a\342\200\250b\342\200\251c\342\200\252d\342\201\246e\342\201\251f\342\201\252' \
    sfen "$(loaded '0 moves')|??a?b?c?d?e?f$(printf '\342\201\252') - ?|$even b - 1|"
reads 'PI\n+' 'comment a\364\220\200\200b\302\233\nkif' \
    "$(loaded '0 moves')|The comment is part of the game now.|$kif$even_kif*a????b??|"
printf '\377\376N\0+\0\100\330\001\377\n\0P\0I\0' >half.csa
printf 'load half.csa\n' | play
says "half a pair of UTF-16" '�！ - ?'
# A limit in seconds is written as people say it; what is none stays as it is.
while read -r limit header; do
    reads "\$TIME$limit\nPI\n+" kif "$(loaded '0 moves')|$kif$header|$even_kif"
done <<END
:600.5+10+0 持ち時間：10分+10秒
:600+10 持ち時間：10分+10秒
:600+0+10 持ち時間：10分+10秒加算
_LIMIT:01:00+00 持ち時間：1時間
:-5+0+0 TIME_LIMIT：-5+0+0
:3600000+0+0 TIME_LIMIT：3600000+0+0
:0+-5+0 TIME_LIMIT：0+-5+0
:0+100000+0 TIME_LIMIT：0+100000+0
:0+0+-5 TIME_LIMIT：0+0+-5
:0+0+100000 TIME_LIMIT：0+0+100000
END

# In CSA ten pieces at most are said to be missing.
black='PPPPPPPPP/1B5R1/LNSGKGSNL b - 1' empty=' *  *  *  *  *  *  *  *  * |'
reads "sfen 4k4/9/ppppppppp/9/9/9/$black" csa \
    "$(loaded '0 moves')|V2.2|PI11KY21KE22KA31GI41KI61KI71GI81KE82HI91KY|+|"
reads "sfen 4k4/9/1pppppppp/9/9/9/$black" csa "$(loaded '0 moves')|V2.2|P1 *  *  *  * -OU *  *  *  * |\
P2${empty}P3 * -FU-FU-FU-FU-FU-FU-FU-FU|P4${empty}P5${empty}P6${empty}P7+FU+FU+FU+FU+FU+FU+FU+FU+FU|\
P8 * +KA *  *  *  *  * +HI * |P9+KY+KE+GI+KI+OU+KI+GI+KE+KY|+|"

# What a format can't hold is said.
lost() { echo "Saved $2 in $1.|Not in $1, which can't hold it: $3.|"; }
reads 'PI\n+\n+7776FU\nT6.5\n%%CHUDAN' 'save a.kifu' \
    "$(loaded '1 move')|$(lost a.kifu '1 move' 'fractions of seconds')"
reads '持ち時間：99999分' 'save a.csa' \
    "$(loaded '0 moves')|$(lost a.csa '0 moves' 'event, place, dates or time limit')"
reads '先手：é' 'save a.kif' \
    "$(loaded '0 moves')|é - ?|$(lost a.kif '0 moves' 'characters that Shift_JIS lacks')"
reads 'PI\n+\n%%KACHI' 'save a.ki2u' "$(loaded '0 moves')|But the record says declaration, but Black's king is \
not in the enemy camp.|$(lost a.ki2u '0 moves' 'how the game ended')"

# Pasted without a command, a record is known by its first line, and goes on as long as it can.
pasted() { # SAID LINE...: all that is said of these lines and of `position`
    wanted=$1
    shift
    printf '%s\n' 'board off' "$@" position | play
    same "pasted: $*" "$wanted" "$(sed '1d; /^`review` goes through/d' out | tr '\n' '|')"
}
one="$(loaded '1 move')|position startpos moves 7g7f|"
two="$(loaded '2 moves')|position startpos moves 7g7f 3c3d|"
pasted "$one" "${moves%|}" '1 ７六歩(77)'
pasted "$two" '1 ７六歩(77)' '2 ３四歩(33)'
pasted "$one" '#KI2 version=2.0' '▲７六歩'
pasted "$one" '# ---- a program' '▲７六歩'
pasted "$two" PI + +7776FU '#RESIGN' -3334FU
pasted "$(loaded '1 move')|White: pawn from 3c to 3d.|position startpos moves 7g7f 3c3d|" \
    '手合割：平手' '1 ７六歩(77)' '△３四歩'
pasted "$(loaded '2 moves')|The comment is part of the game now.|* A：comment|${two#*|}" '▲７六歩 △３四歩' 'comment A：comment' comment
pasted "$(loaded '1 move')|White: pawn from 3c to 3d.|${two#*|}" PI + +7776FU P-3d
pasted "$(loaded '2 moves')|Black: knight from 8i to 7g.|position startpos moves 7g7f 3c3d 8i7g|" \
    PI + +7776FU -3334FU N-7g
pasted "$one" PI + +7776FU / N+c N-d PI + +2726FU
printf "後手の持駒：歩\n$(ranks 9)先手の持駒：なし\n後手番\nsfen\n" | play
says "pasted: a board, and whose turn it is" '9/9/9/9/9/9/9/9/9 w p 1'

# --- endings ---

# ends TEXT SAID CSA: what is said of a record's end, and the line for it in CSA.
ends() {
    printf "board off\nload -\n$1\n.\nsave end.csa !\n" | play
    same "the end of $1" "$2|$3" "$(sed -n 3p out)|$(tail -n 1 end.csa)"
}
again='+2838HI\n-8272HI\n+3828HI\n-7282HI\n'
ends "PI\n+\n$again$again$again%%SENNICHITE" \
    'The same position for the fourth time (sennichite): a draw.' %SENNICHITE
# The fourth time may come with a check or with the answer to one.
foul='Black gave perpetual check, which is forbidden: White wins.'
ring='\n+9291RY\n-1112OU\n+9192RY\n-1211OU'
ends "P-11OU\nP+92RY\n+$ring$ring$ring" "$foul" %ILLEGAL_MOVE
reads "P-11OU\nP+92RY\n+$ring$ring${ring%?????????}" 'nodes 50\nhint' "$(loaded '11 moves')|The engine thinks: \
up to 50 nodes.|Hint: king from 1b to 1a (depth 1; White wins by repetition).|Line: king from 1b to 1a|"
ring='\n-1112OU\n+9192RY\n-1211OU\n+9291RY'
ends "P-11OU\nP+91RY\n-$ring$ring$ring" "$foul" %+ILLEGAL_ACTION
# What the board shows counts more than what stands there.
ends 'P+52KI53FU59OU\nP-51OU\n-\n%%CHUDAN' 'Checkmate: Black wins.' %TSUMI
entered='P+11OU12TO13TO22TO23TO31HI32TO33KA41KA42KI43TO00KI00KI00KI00GI00GI00GI\nP-98OU21'
ends "${entered}FU\n+\n%%KACHI" "Black declares and wins: the entered king has the points." %KACHI
ends "${entered}HI\n+\n%%KACHI" "But the record says declaration, but Black is in check." %KACHI
# In KI2 only the winner is named, and that is enough.
reads "${entered}FU\n+\n%%KACHI" 'save entered.ki2u' "$(loaded '0 moves')|Black declares and wins: the entered \
king has the points.|Saved 0 moves in entered.ki2u.|"
same "... as people say it" 'まで0手で先手の勝ち' "$(tail -n 1 entered.ki2u)"
ends "$(sed 's/$/\\n/' entered.ki2u | tr -d '\n')" \
    'Black declares and wins: the entered king has the points.' %KACHI
# A variation that ends in another way is kept as it was, also when the game's own move is taken back.
reads '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 投了' 'undo 1\nkif' "$(loaded '2 moves')|Taken \
back 1 move: pawn from 3c to 3d.|$kif$even_kif   1 ７六歩(77)   |   2 中断         +|まで1手で中断||変化：2手|\
   2 投了         |まで1手で先手の勝ち|"


# --- the longest game ---

# Two kings walk in circles of 27 and 26 squares, so that no position comes four times.
awk 'function circle(side, first, middle, last,    file) {
    for (file = 9; file > 0; file--) way[side, count[side]++] = file first
    for (file = 1; file < 9; file++) {
        way[side, count[side]++] = file middle
        if (file > 1 || side == 0) way[side, count[side]++] = file last
    }
    way[side, count[side]++] = 9 last
    way[side, count[side]++] = 9 middle
} BEGIN {
    circle(0, "i", "h", "g")
    circle(1, "a", "b", "c")
    printf "board off\nposition sfen k8/9/9/9/9/9/9/9/K8 b - 1 moves"
    for (ply = 0; ply < 4096; ply++) {
        side = ply % 2
        at = int(ply / 2)
        printf " %s%s", way[side, at % count[side]], way[side, (at + 1) % count[side]]
    }
    print "\nsave long.kifu"
}' | play
longest='The longest game allowed (4096 moves) has been played: a draw.'
same "the longest game" "$longest|Saved 4096 moves in long.kifu." "$(sed -n '2p; 5p' out | paste -s -d'|')"
sed '$d' long.kifu | sed '$s/ .*/ ９八玉(88)/' >longer.kifu
printf 'board off\nload longer.kifu\n' | play
same "no longer one is read" "Loaded 4096 moves from longer.kifu.|The rest can't be read: longer.kifu: line \
$(wc -l <longer.kifu): more than 4096 moves|$longest" "$(sed -n '2,4p' out | paste -s -d'|')"

# --- saving ---

printf '7g7f\nsave ~/a game.kifu\nload "~/a game.kifu"\nsave ~/a game.kifu\n' | play
says "names with blanks, and ~/" "Loaded 1 move from $HOME/a game.kifu"
says "a file that is there" "a game.kifu is there already"
cp "$HOME/a game.kifu" before
# A comment of 90 KB does not fit into 32 blocks, 512 or 1024 bytes each; what `make coverage` writes does.
{
    for i in 1 2 3 4 5 6 7 8 9; do printf 'comment %010000d\n' "$i"; done
    printf '2g2f\nsave ~/a game.kifu !\nposition\n'
} | (
    ulimit -f 32
    play
)
says "no room: a message" "a game.kifu: File too large"
says "and the game goes on" "position startpos moves 2g2f"
check "and the older file stays" cmp before "$HOME/a game.kifu"
same "and nothing else is left" "a game.kifu" "$(ls home)"
mkdir home/closed
chmod a-w home/closed
printf 'save ~/a game.kifu/b.csa\nsave ~/closed/a.csa\nsave ~/none/a.csa\nsave /dev/full.csa/a.csa\nsave home !\n' | play
says "no such folder" "none/a.csa: No such file or directory"
says "a file is none" "a game.kifu/b.csa: Not a directory"

chmod 640 "$HOME/a game.kifu"
for i in 0 1 2 3 4 5 6 7 8 9; do printf "save ~/a game.kifu !\nsave ~/a game.kifu !\n"; done | (
    ulimit -n 16
    play --journal=on
)
same "with few descriptors: each save gives its own back" 20 "$(grep -c '^Saved' out)"
same "what is replaced keeps its mode" -rw-r----- "$(ls -l "$HOME/a game.kifu" | cut -c 1-10)"

for length in 255 256; do
    printf '7g7f\nsave ~/login%s.kifu\n' $length | LOGNAME=$(printf %0${length}d) "$program" >out 2>&1
done
same "a login name that is too long for a name is none" 'login255.kifu' \
    "$(cd home && grep -l '先手：0000' login*)"
rm home/login*

# --- the first line, and the last ---

printf '\357\273\2777g7f\n\357\273\2773c3d\nposition' | play
says "a byte order mark in front of all, and no end of the last line" "position startpos moves 7g7f"
printf '7g7f\n%070000d\n3c3d\r\nposition\r\n' | play
says "a line of 70 KB, and lines of Windows" "position startpos moves 7g7f 3c3d"
same "a folder as input is an end" 0 "$(play </ && echo $?)"

# --- the journal ---

complaint="The game can't be kept while it is played"
mkdir full
: >full/shogi
printf '7g7f\n3c3d\njournal\n2g2f\njournal on\n8c8d\n' | XDG_STATE_HOME=$dir/full play --journal=on
same "no folder: told once, by journal, and when it is tried again" 3 \
    "$(grep -c "^$complaint: Not a directory\.$" out)"
printf '7g7f\ncomment %030000d\ncomment %030000d\n3c3d\njournal\njournal on\n2g2f\nsave room.usi\nposition\n' | (
    ulimit -f 32
    play --journal=on
)
same "no room: told once, by journal and by journal on" 3 "$(grep -c "^$complaint: File too large" out)"
says "and the game goes on" 'position startpos moves 7g7f 3c3d 2g2f'
says "and can be saved" 'Saved 3 moves in room.usi.'
rm -rf state/shogi
printf '7g7f\njournal off\n3c3d\n' | play --journal=on
same "switched off, nothing is left" "" "$(ls state/shogi)"
printf '7g7f\njournal off\n3c3d\njournal on\n' | play --journal=on
printf 'resume\nposition\n' | play --journal=on
says "and on again, all of it" 'position startpos moves 7g7f 3c3d'

# A game that another one replaces is kept, as one that is left by quitting.
rm -rf state/shogi
for other in new 'sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1' 'load game.usi'; do
    printf 'startpos moves 2g2f 8c8d 2f2e\n' >game.usi
    printf '%s\n' 7g7f 3c3d "$other" resume position | play --journal=on
    says "${other%% *}: the game so far is kept" 'The game so far is kept: `resume` goes on with it'
    says "... resume goes on with it" 'position startpos moves 7g7f 3c3d'
    rm -rf state/shogi
done
printf '%s\n' 7g7f new 2g2f new 9g9f | play --journal=on
for game in 1 2 3; do
    printf 'resume\nposition\nsave %s.kif !\n' $game | play --journal=on
    cat out
done | grep '^position' | sort >games
same "... and three one after the other" "7g7f 2g2f 9g9f" \
    "$(for move in 7g7f 2g2f 9g9f; do grep -o "moves $move\$" games | cut -d' ' -f2; done | xargs)"
printf '%s\n' 7g7f new undo 3c3d | play --journal=on
printf 'resume\nposition\nresume\n' | play --journal=on
says "... undo goes on with it" 'position startpos moves 7g7f 3c3d'
says "... and it is there once" 'There is no unfinished game'

rm -rf state/shogi
printf '%s\n' 7g7f resign new 2g2f | play --journal=on
for start in 1 2; do
    printf 'resume\nresume\n' | play --journal=on
    tr '\n' ' ' <out
done | sed -n 's/.*A game that had ended is kept: `\(load [^`]*\)` shows it\..*/\1/p' >typed
echo >>typed
play --journal=off <typed
says "one that had ended: what to type to see it" 'White resigns: Black wins.'

# kept LINE...: what is typed and then left; resumed COMMAND SAID: the newest game goes on, and all that is said.
kept() {
    rm -rf state/shogi
    printf '%s\n' "$@" | play --journal=on
}
behind_offer() { sed -e '1,2 s|^A game was left.*|No board|' -e '/^No board/d' "$1" | tr '\n' '|'; }
resumed() {
    printf 'board off\nresume\n%b\n' "$2" | play --journal=on
    same "$1" "$3" "$(behind_offer out)"
}
kept 7g7f 3c3d resign list undo 2g2f 'undo 1' resign
same "what a journal tells of moves taken back and of endings, once each" 'agreed 投了;agreed ;back 1;agreed 投了;' \
    "$(sed -n '/^back/p; /^agreed/p' state/shogi/*.journal | tr '\n' ';')"
kept 7g7f 3c3d 'undo 1' 'comment taken back'
resumed "taken back, it can be played again" 'position\nredo\nposition' "The game goes on after 1 move.|* taken \
back|position startpos moves 7g7f|Played again 1 move: pawn from 3c to 3d.|position startpos moves 7g7f 3c3d|"
kept 'sfen 4k4/9/9/9/9/9/9/9/4K4 b G 20000' 'G*5h' 'save far.kifu'
printf 'load far.kifu\nfirst\nsfen\n' | play
says "a number of five digits is kept in a file" '4k4/9/9/9/9/9/9/9/4K4 b G 20000'
printf '$EVENT:Meijin\nPI\n+\n+7776FU,T9\n' >event.csa
kept 'load event.csa' 3c3d
resumed "a game from a file keeps what the file said" csa \
    'The game goes on after 2 moves.|V2.2|$EVENT:Meijin|PI|+|+7776FU|T9|-3334FU|T0|'
kept 7g7f 'level 2' 3c3d 'save event.usi' 2g2f resign undo 'undo 1' redo 8c8d
resumed "another level, saved, resigned and taken back" position "The game goes on after 4 moves.|\
Level 2 of 12: up to depth 2, overlooking things.|position startpos moves 7g7f 3c3d 2g2f 8c8d|"
rm -rf state/shogi
printf '%s\n' 7g7f | play --journal=on --name=Ann,Bob
printf 'resume\nkif\n' | play --journal=on
says "names stay, though a session that goes on has none" '先手：Ann'
kept 'comment first'
resumed "a comment alone" '' 'The game goes on after 0 moves.|* first|'
none='There is no unfinished game; `load FILE` brings back one that was saved.|'
kept 7g7f 'undo 1'
resumed "nothing" '' "$none"
same "nothing" "" "$(ls state/shogi)"

# Journals that are none are put aside, one that ends in nonsense is read up to there.
kept
mkdir -p state/shogi/game-9.journal
: >state/shogi/game-0
ln -s nowhere state/shogi/game-8.journal
number=0
for text in begin 'game own 1\nbegin' 'game own 1\n|hello\nbegin' 'game own 1\n|1 ７五歩(77)\nbegin' \
    'game own 1\n|1 ７六歩(77)\nand\nbegin'; do
    number=$((number + 1))
    printf "$text\n" >"state/shogi/game-$number.journal"
done
dd if=/dev/zero of=state/shogi/game-6.journal bs=1048576 seek=64 count=1 2>/dev/null
resumed "no journals" 'resume\nresume\nresume\nresume\nresume\nresume' "$none$none$none$none$none$none$none"
same "... are put aside" "game-0 $(seq -f 'game-%g.journal-unread' -s ' ' 6) game-8.journal game-9.journal" \
    "$(ls state/shogi | paste -s -d ' ')"
while IFS='|' read -r event moves said; do
    kept
    mkdir state/shogi
    printf 'game own 1\n|1 ７六歩(77)\nbegin\n3c3d 5000\n%s\n2g2f 0\n' "$event" >state/shogi/game-1.journal
    resumed "a journal with '$event'" position "$said|position startpos moves $moves|"
done <<END
|7g7f 3c3d 2g2f|The game goes on after 3 moves.
engine 1|7g7f 3c3d 2g2f|The game goes on after 3 moves.|You play White, the engine plays Black.
back 9|2g2f|The game goes on after 1 move.
2g2f x|7g7f 3c3d|The game goes on after 2 moves.
2g2e 5|7g7f 3c3d|The game goes on after 2 moves.
pass 5|7g7f 3c3d|The game goes on after 2 moves.
game own 2|7g7f 3c3d|The game goes on after 2 moves.
END
kept
mkdir state/shogi
{ echo 'game own 1'; sed 's/^/|/' long.kifu; printf 'begin\n8h9h 5\n'; } >state/shogi/game-1.journal
printf 'resume\nload state/shogi/game-1.kifu\n' | play --journal=on
says "a move behind the longest game" 'Loaded 4096 moves from state/shogi/game-1.kifu.'

# That of a program which still runs is not taken.
kept
mkfifo keys
play --journal=on <keys &
exec 3>keys
printf '7g7f\n' >&3
for _ in $(seq 600); do # a minute
    ! grep -q '^begin' state/shogi/*.journal 2>/dev/null || break
    sleep 0.1
done
"$program" --play=none --journal=on >other 2>&1 <<END
board off
resume
END
same "a game that is being played is not taken" "$none" "$(behind_offer other)"
exec 3>&-
wait
resumed "... but when it was left" position 'The game goes on after 1 move.|position startpos moves 7g7f|'

# left SETUP: a game in the journal, whose moves took 5 and 7 s, and that was played so.
left() {
    rm -rf state/shogi
    printf '%s\n' "$@" 7g7f 3c3d | play --journal=on
    sed 's|( 0:00/|( 0:05/|; s/^3c3d .*/3c3d 7000/' state/shogi/*.journal >left
    cp left state/shogi/*.journal
}

left 'level 3' 'time 10m+30' 'flag on' 'surrender off'
printf 'resume\nposition\n' | "$program" --journal=on >out 2>&1
says "resumed: its moves" 'position startpos moves 7g7f 3c3d'
says "... who plays" 'The engine plays neither side'
says "... the level" 'Level 3 of 12'
says "... the clocks" 'Black: clock: 0:09:55 +30 s'
says "... of both sides" 'White: clock: 0:09:53 +30 s'
says "... that the late lose" 'Losing on time: on.'
says "... that nobody gives up" 'resigns when it is lost: off.'
rm -rf state/shogi
printf '%s\n' 7g7f 3c3d 2g2f 'time 5m+60f' 8c8d | play --journal=on
printf 'resume\n' | "$program" --journal=on >out 2>&1
check "resumed: a clock with an increment that began in the middle" grep -q 'h  *clock: 0:0[56]:.. +60' out
left 'time 0.25' 'time 5m+3f' 'depth 1'
printf 'resume\n' | "$program" --journal=on --level=1 --play=white >out 2>&1
says "resumed: a depth" 'The engine thinks: up to depth 1.'
says "... clocks with an increment" 'White: clock: 0:04:59 +3 s'
left 'time 0.25'
printf 'resume\n' | "$program" --journal=on --time=10m >out 2>&1
says "resumed: seconds a move" 'The engine thinks: 0.25 s a move.'
left 'nodes 300'
printf 'resume\n' | "$program" --journal=on --time=10m >out 2>&1
says "resumed: positions" 'up to 300 nodes'
says "... and no clocks" 'No clock'
sed 's/nodes 300/level 9/' left >state/shogi/game-9.journal
rm -f state/shogi/game-2*
printf 'resume\n' | "$program" --journal=on >out 2>&1
says "resumed: a level that there is not" 'has no level 9'

# What no program of today writes: a word, a clock. And a game that was saved has ended.
left
journal=$(ls state/shogi/*.journal)
sed 's/clock [^;]*;/clock x 0;/; s/level 12/frob 1;level 3/' left >"$journal"
printf 'resume\nposition\n' | play --journal=on
says "resumed: behind a word that is no command" 'Level 3 of 12'
says "... with a clock that is none" 'position startpos moves 7g7f 3c3d'
left
echo saved >>"$(ls state/shogi/*.journal)"
printf 'resume\n' | play --journal=on
says "a game that was saved is not unfinished" 'There is no unfinished game'
same "... and its journal goes" '' "$(ls state/shogi)"

printf 'startpos moves 7g7f 3c3d\n' >game.usi
printf '%s\n' 'load game.usi' 'time 10m' 2g2f | play --journal=on
printf 'resume\nposition\n' | play --journal=on
says "resumed: moves without times" 'position startpos moves 7g7f 3c3d 2g2f'
says "... use none" 'White: clock: 0:10:00'

left
printf '' | play --journal=on
same "a game left is offered" 'A game was left after 2 moves: `resume` goes on with it.' "$(cat out)"
printf '' | play --journal=on --new
same "... but not to who begins another" '' "$(cat out)"

left "comment $(printf %05000d 1)"
printf 'resume\n' | (
    ulimit -f 4
    "$program" --play=none --journal=on 2>&1
) | cat >out
says "resumed where there is no room: said" "$complaint: File too large"
printf 'resume\nposition\n' | play --journal=on
says "... and it is there the next time" 'position startpos moves 7g7f 3c3d'

# --- how a handicap is written ---

names='even lance right-lance bishop rook rook-lance 2-piece 3-piece 4-piece 5-piece left-5-piece
    6-piece 7-piece 8-piece 9-piece 10-piece'
for name in $names; do printf 'new %s\nkif\n' "$name"; done | play
same "handicaps that other programs know by name, and those that they don't" \
    '平手 香落ち 右香落ち 角落ち 飛車落ち 飛香落ち 二枚落ち その他 四枚落ち その他 その他 六枚落ち その他 八枚落ち その他 十枚落ち ' \
    "$(sed -n 's/^手合割：//p' out | sed 's/　*$//' | tr '\n' ' ')"

# --- kill -9 ---

# The moves that an unfinished game was told to have, "7g7f 3c3d ...".
told() { sed -n 's/^[BW][a-z]* plays \([^ ,.]*\).*/\1/p' "$1" | tr '\n' ' '; }

kills=8 kept=0
printf 'depth 1\nplay both\n' >script
[ -z "${TEST_DEEP:-}" ] || kills=200
for kill in $(seq $kills); do
    rm -rf state/shogi
    "$program" --journal=on <script >game 2>&1 &
    sleep "0.$(awk -v seed="$kill" 'BEGIN { srand(seed); printf "%03d", 30 + rand() * 300 }')"
    kill -9 $! 2>/dev/null
    wait $! 2>/dev/null
    printf 'resume\nposition\n' | play --journal=on
    # Short of a move or two it may have ended.
    ended=$(ls state/shogi/*.kifu 2>/dev/null)
    [ -z "$ended" ] || printf 'load %s\nposition\n' "$ended" | play
    found=$(sed -n 's/^position startpos moves //p' out)
    before=$(told game)
    # Every move that was told is there, and at most one that had no time to be.
    case "$found " in
        "$before"*) rest=${found#"${before% }"} ;;
        *) rest="not what was told" ;;
    esac
    case ${rest# } in
        *" "*) not_ok "kill $kill" "found '$found', told '$before'; $(ls state/shogi; grep -v "^[|+ ]" out)" ;;
        *) kept=$((kept + 1)) ;;
    esac
done
same "killed, and the game goes on" $kills $kept
finish
