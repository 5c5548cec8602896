#!/bin/sh
# screen.sh - single situations at a terminal, which script(1) of util-linux gives: what is typed
# waits for what must have been said, and of what was said whole lines are compared.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done
if ! script --version 2>/dev/null | grep -q util-linux; then
    skip "a terminal" "there is no script of util-linux"
    finish
    exit
fi
export TERM=xterm LC_ALL=C XDG_STATE_HOME=/dev/null XDG_CONFIG_HOME="$dir/config"
escape=$(printf '\033')
unset NO_COLOR

# feed WAITED KEYS...: once the first text has been said, the keys, as printf writes them; and so on.
feed() {
    at=0
    while [ $# -gt 1 ]; do
        tries=0
        until tail -c +$((at + 1)) "$dir/typed" 2>/dev/null | grep -qF -e "$1"; do
            tries=$((tries + 1))
            [ $tries -lt 600 ] || { echo "never said: $1" >>"$dir/missed"; return; }
            sleep 0.1
        done
        # All that comes with it is said as well, before something else is waited for.
        before=$at at=$(($(wc -c <"$dir/typed"))) tries=0
        while [ $before != $at ] && [ $((tries += 1)) -lt 9 ]; do
            sleep 0.05
            before=$at at=$(($(wc -c <"$dir/typed")))
        done
        # shellcheck disable=SC2059 # a format is meant
        printf "$2"
        shift 2
    done
    tries=0
    until [ -e "$dir/ended" ] || [ $tries -gt 1200 ]; do
        tries=$((tries + 1))
        sleep 0.05
    done
}

# at COLUMNS ROWS OPTIONS WAITED KEYS...: a session; its output, and that without sequences in `said`.
at() {
    size="cols $1 rows $2" options=$3
    shift 3
    rm -f "$dir/typed" "$dir/ended"
    : >"$dir/missed"
    feed "$@" | timeout 600 script -qfc "stty $size; '$program' $options; code=\$?
        stty -a >'$dir/mode'; echo \$code >'$dir/ended'" \
        "$dir/typed" >"$dir/script" 2>&1
    tr -d '\r' <"$dir/typed" |
        sed "s/$escape\\[[0-9;?]*[a-zA-Z]//g; s/${escape}[78]//g" >"$dir/said"
    same "$size $options: left" 0 "$(cat "$dir/ended" "$dir/missed" 2>&1)"
}

# Keys that are answers by themselves.
letter='quit: letter? '
at 79 24 '--play=none --screen=off' 'move 1> ' 'walk\r' "$letter" i "$letter" X "$letter" '\r' \
    "$letter" '\033[A' "$letter" O "$letter" '\t' "$letter" B "$letter" '\003' 'move 1> ' 'walk 1\r' \
    "$letter" q 'move 1> ' 'quit\r'
same "walk by keys" 'in;i;in;X;?;in;;out;;?;out;O;out;;?;out;B;board;out;;over;in;q;over' \
    "$(sed -n 's/.*quit: letter? \(.*[^ ]\) *$/\1/p; s/.*quit: letter? *$//p; s/^Enter or i goes .*/?/p
        s/^\(in\|out\)  *[1-9r].*/\1/p; s/^+-*+ *White$/board/p; s/^The walk is over\.$/over/p' "$dir/said" |
        sed '1,/^in$/{ /^board$/d; }' | paste -s -d ';' -)"

same "the terminal is as it was" 'echo;icanon;icrnl' \
    "$(tr -d ';' <"$dir/mode" | tr ' ' '\n' | grep -xE -e '-?(echo|icanon|icrnl)' | sort | paste -s -d ';' -)"

# The moves beside the board, in Japanese: without the side's mark, and cut where there is no room.
at 79 24 '--play=none' 'move 1> ' 'notation japanese\r' 'move 1> ' \
    'position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e\r' 'move 6> ' 'set --forget\r' 'Forgotten' 'quit\r'
same "the moves beside the board" '1 ７六歩;2 ３四歩;3 ２二角;4 同　銀;5 ４五角' \
    "$(tr "$escape" '\n' <"$dir/typed" | sed -n 's/^\[[0-9]*;68H *\([1-9]\)/\1/p' | sort -u | paste -s -d ';' -)"

# A terminal that can't move its cursor.
TERM=dumb
at 79 24 '--play=none --journal=off' 'move 1> ' 'analyze\n' '... ' '\n' 'move 1> ' 'G-5h\n' '2? ' '0\n' 'move 1> ' \
    'G-5h\n' '2? ' '\n' 'move 1> ' 'bell on\n' 'move 1> ' 'depth 1\n' 'move 1> ' 'go\n' 'move 2> ' 'set --forget\n' 'move 2> ' 'quit\n'
TERM=xterm
same "a dumb terminal" "> analyze|Analysis; Enter ends it.|... | 1. MOVE|> G-5h|\"G-5h\" can mean:|  1  4i5h|  2  6i5h|\
Which one, 1 to 2? Enter: none of them. 0|Cancelled.|I don't know \"0\". \`help\` lists the commands.|\
> G-5h|\"G-5h\" can mean:|  1  4i5h|  2  6i5h|Which one, 1 to 2? Enter: none of them. |Cancelled.|> bell on|The bell rings when the engine has moved: on.|\
> depth 1|The engine thinks: up to depth 1.|> go|... Black plays MOVE|$(printf '\a')  9  8  7  6  5  4  3  2  1" \
    "$(sed -n '/> analyze$/,/  9  8/p' "$dir/said" | paste -s -d '|' - |
        sed 's/Black, move 1>/>/g; s/ 1\. [^|]*\(|    [^|]*\)*/ 1. MOVE/; s/plays [^|]*/plays MOVE/')"
same "... nothing was chosen that is kept" 1 "$(grep -c '^Nothing was remembered\.$' "$dir/said")"

if sampled; then
    skip "the other situations" "make test-screen has them"
    finish
    exit
fi

# A high window, and what is typed while the engine thinks.
at 79 45 '--play=none --screen=off --journal=off' 'move 1> ' 'analyze 20\r' '20. ' 'stop\r' 'move 1> ' 'post on\r' \
    'move 1> ' 'time 0.5\r' 'move 1> ' 'go\r' 'move 2> ' 'post off\r' 'move 2> ' 'time 60\r' 'move 2> ' \
    'go\r' 'depth ' 'quit\r'
check "thinking: with post lines of the protocol" grep -q '^info depth 1 seldepth' "$dir/said"
same "... and no other ones" '' "$(sed -n '/> time 0.5$/,/> post off$/p' "$dir/said" | grep '^depth')"

# Lines of an analysis are drawn over those before, as many as there is room for: so far up the cursor
# goes at most.
up() { tr "$escape" '\n' <"$dir/typed" | sed -n 's/^\[\([0-9]*\)A.*/\1/p' | sort -n | tail -n 1; }
at 79 9 '--play=none --journal=off' 'move 1> ' 'analyze 2\r' ' 2. ' '' ' 2. ' '\r' 'move 1> ' 'quit\r'
same "two lines of an analysis: up by one" 1 "$(up)"
at 79 9 '--play=none --journal=off' 'move 1> ' 'analyze 20\r' ' 7. ' '' ' 7. ' 'quit\r'
same "as many lines as there is room for" 6 "$(up)"
same "the line that ends an analysis is a command, and answers no question" '' "$(grep -e 'more: ' -e "don't know" "$dir/said")"

# A line that takes the engine's move away is heard at once, whatever is typed behind it.
at 79 24 '--play=none --screen=off --journal=off' 'move 1> ' '7g7f\r' 'move 2> ' 'time 60\r' 'move 2> ' 'go\r' 'depth ' \
    'undo\rboard\r' 'Taken back' 'quit\r'

# A line that was too long is none once it has been rubbed out.
at 79 24 '--play=none --screen=off' 'move 1> ' "$(printf '%040000d' 0)\\025sfen\\r" ' b - 1' 'quit\r'

# The large board where there is just room; all moves in one column until there is room for two.
at 92 35 '--play=none --journal=off' 'move 1> ' 'board large\r' 'move 1> ' 'quit\r'
check "a large board in 92 columns and 35 rows" grep -q '^   9     8     7' "$dir/said"
moves='7g7f 3c3d 2g2f 8c8d 6i7h 4a3b 2f2e 8d8e 5i6h 5a4b 3g3f 7a7b 9g9f'
at 97 24 '--play=none --journal=off' 'move 1> ' "position startpos moves $moves\\r" 'move 14> ' 'quit\r'
same "moves in one column" 68 \
    "$(tr "$escape" '\n' <"$dir/typed" |
        sed -n 's/^\[[0-9]*;\([0-9]*\)H.*[0-9][a-i][0-9][a-i].*/\1/p' | sort -u | paste -s -d ' ' -)"

# What was chosen is read back: choices, and nothing else.
mkdir -p "$dir/config/shogi"
printf 'resign\nlevel 3\nname \377\n\nnotation western\r\n' >"$dir/config/shogi/settings"
at 79 24 '--play=none --screen=off' 'move 1> ' 'level\r' 'move 1> ' "name $(printf '%0250d' 0)\\r" \
    'move 1> ' 'board letters\r' 'move 1> ' 'kanji\r' 'move 1> ' 'quit\r'
# shellcheck disable=SC2016 # a command within the text
same "choices that are read" 'As you left it: level 3, notation western. (`set --forget` forgets that.)' \
    "$(grep '^As you' "$dir/said")"
check "... and hold" grep -q '^Level 3 of 12: ' "$dir/said"
same "... and are kept: one of a kind, and no long ones" 'level 3;notation western;kanji;' \
    "$(tr '\n' ';' <"$dir/config/shogi/settings")"
rm "$dir/config/shogi/settings"
mkdir "$dir/config/shogi/settings"
at 79 24 '--play=none' 'move 1> ' 'level 2\r' 'move 1> ' 'quit\r'
check "a folder in their place: the game goes on" grep -q '^Level 2 of 12: ' "$dir/said"
same "... and the folder stays" '' "$(ls -A "$dir/config/shogi/settings" 2>&1)"
rmdir "$dir/config/shogi/settings"

# Each side's time is told to be up once, at the prompt and not again with its move.
at 79 24 '--play=none --time=1s' "Black's time is up" '7g7f\r' "White's time is up" '3c3d\r' \
    "Black's time is up" '2g2f\r' "White's time is up" 'quit\r'
same "time is up, told once" "Black's;White's;Black's;White's" \
    "$(grep -o "[BW][a-z]*'s time is up" "$dir/said" |
        cut -d ' ' -f 1 | paste -s -d ';' -)"

# A game that was left is offered as its player saw it, and asked about until the answer is clear.
left() { # LINE...: a game of a person with the engine
    rm -rf "$dir/state"
    printf '%s\n' 'nodes 50' "$@" | LC_ALL=C "$program" --journal=on >"$dir/play" 2>&1
}
XDG_STATE_HOME=$dir/state
left 'play white'
at 79 24 '--play=none --screen=off' '[Y/n] ' 'perhaps\r' '[Y/n] ' '7g7f\r' 'move 2> ' '3c3d\r' 'move 3> ' 'quit\r'
same "a game left: who plays stands at no edge of its board, but below" \
    'Black|White|A game was left after 1 move: shogi chapter 10 against White (you),|Not understood|White|Black|' \
    "$(sed -n 's/^+-*+ *//p; s/^\(A game was left.*,\) .*/\1/p; s/^I don.t understand that.*/Not understood/p' \
        "$dir/said" | tr '\n' '|' | cut -d '|' -f 1-6)|"
same "... the marks of a board are explained once" 1 "$(grep -c '^On the board: ' "$dir/said")"
left 7g7f
at 79 24 '--play=none --screen=off' '[Y/n] ' 'n\r' 'move 1> ' 'rules\r' 'more: ' ' ' '' ' ' 'move 1> ' \
    'new 2-p\t' '' '\r' 'move 1> ' 'load -\r' 'a line' '.\r' 'move 1> ' 'quit\r'
same "... put away, it is in no journal" 'game-.kifu' "$(ls "$dir/state/shogi" | grep -v '^history$' | sed 's/-[-0-9a-f]*/-/')"
same "what asks for more is taken away" "$(grep -c 'more: Enter' "$dir/typed")" \
    "$(tr '\r' '\n' <"$dir/typed" | grep -c "^$escape\\[K")"
check "the name of a handicap is completed" grep -q 'new 2-piece ' "$dir/said"
check "load -: how it ends is told" grep -q '^Type or paste the record, then a line' "$dir/said"
XDG_STATE_HOME=/dev/null

# What a file of lines typed holds that is no text is no text here either. A line is drawn once until
# a key comes. What an answer to "more" gives up is not begun.
mkdir -p "$dir/state/shogi"
printf '7g7f\033[2J\n' >"$dir/state/shogi/history"
XDG_STATE_HOME=$dir/state
at 79 12 '--play=none --screen=off' 'move 1> ' '\033[A' '7g7f?[2J' '\003' 'move 1> ' 'rules\r' 'more: ' 'q' \
    'move 1> ' 'quit\r'
same "an empty line is drawn once at each prompt, and when it has been emptied" 3 "$(grep -o "move 1> $escape\\[J" "$dir/typed" | grep -c '')"
same "... no more means nothing more" '' \
    "$(sed -n '/more: /,/move 1> quit/p' "$dir/said" | sed '1d; /move 1> /d; /^Script /d' | tr -d ' \n')"
XDG_STATE_HOME=/dev/null

# A terminal that does not know its size has 24 rows.
at 0 0 '--play=none --screen=off --journal=off' 'move 1> ' 'rules\r' 'more: ' 'q' 'move 1> ' 'quit\r'
same "a page of a terminal without a size" 23 "$(sed -n '/> rules$/,/more: /p' "$dir/said" | sed '1d; $d' | grep -c '')"

# Names of files are completed up to 63 bytes.
mkdir "$dir/names"
name=$(printf '%062d' 0)
touch "$dir/names/a$name" "$dir/names/b0$name"
here=$PWD program=$(absolute "$program")
cd "$dir/names" || exit 1
at 150 24 '--play=none --screen=off' 'move 1> ' 'load a\t' '' '\003' 'move 1> ' 'load b\t' '' '\003' 'move 1> ' 'quit\r'
cd "$here" || exit 1
same "completed is a name of 63 bytes, and none of 64" 'yes no' \
    "$(grep -q "load a$name " "$dir/said" && echo yes) $(grep -q "load b0" "$dir/said" || echo no)"

# Who plays which side, at that edge of the board.
at 79 24 --level=1 'move 1> ' 'flip\r' 'move 1> ' 'quit\r'
same "who plays stands at each edge" \
    'White (engine, level 1);Black (you);Black (you);White (engine, level 1);' \
    "$(sed -n 's/^+-*+ *\([BW].*[^ ]\) *$/\1/p' "$dir/said" | awk '{ at[NR] = $0 ";" }
        END { print at[1] at[2] at[NR - 1] at[NR] }')"

LC_ALL=C.UTF-8
at 79 24 '--play=none --screen=off' 'move 1> ' 'kif\r' 'move 1> ' 'quit\r'
check "a record on a screen with kanji" grep -qx '手合割：平手' "$dir/said"
at 79 24 '--play=none --time=9m' 'move 1> ' 'walk\r' "$letter" B "$letter" q 'move 1> ' 'quit\r'
same "a board of the walk has no clocks" '0 2 0' "$(awk 'BEGIN { at = 0 }
    /letter\? B/ { at = 1 } /letter\? q/ { at = 2 }
    /clock: / { clocks[at]++ } /^\+-*\+ *Black$/ { boards[at]++ }
    END { print clocks[1] + 0, clocks[0] / boards[0], clocks[2] - 2 * boards[2] }' "$dir/said")"
finish
