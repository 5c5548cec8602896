#!/bin/sh
# puzzles.sh - problems to solve and games reviewed in the terminal: the lines typed, and what must be
# said, as in session.sh.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
. tests/talk/session/says.sh
every=3
entered='sfen +R+B1GGSSK1/+P+P+P+P+P4/9/9/9/9/9/9/4k4 b RB 1' # Black may declare
mated='sfen 4k4/9/9/9/9/9/P3p4/9/4K4 b g 1'

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
# On Windows what is solved is kept elsewhere.
[ -n "${WINDOWS:-}" ] || says "solved, whatever its number was" '^Problem 3-2: ' 'puzzles 3'
[ -n "${WINDOWS:-}" ] || says "... and goes on to what is not" '^Problem 3-4: ' 'puzzles 3' ''
grep '^1' common/text/problem_rows.txt | sed 's/^1 //' >>"$dir/state/shogi/solved"
says "all solved: from the first again" '^Problem 1-2: ' 'puzzles 1' ''
printf 'puzzles 1\nq\n' | (ulimit -n 24 && LC_ALL=C "$program" >"$dir/said" 2>&1)
check "... though few files may be open" grep -q '^Problem 1-1: ' "$dir/said"
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
never "... the empty one is none" '^Line [34]' "puzzles $dir/none.sfen" q
same "a problem is not played by the clock" '0 4' "$(session 'time 9m' "$three" q board &&
    awk '/^Problem/ { at = 1 } /^Solved/ { at = 2 } /clock: / { n[at]++ } END { print n[1] + 0, n[2] }' "$dir/said")"
says "after them the game goes on" ' w - 2$' 7g7f "$three" 'L*2c' q sfen
says "puzzles: an even number" '^Usage: puzzles' 'puzzles 2'
says "puzzles: more than there are" '^Usage: puzzles' 'puzzles 3 99'
says "puzzles: no file" '^Usage: puzzles' 'puzzles nowhere'
says "puzzles: no name of a file" '^Usage: puzzles' "puzzles $(printf %05000d 1)"

# A review names the move that lost the bishop, draws the graph and writes both into the comments.
set -- 'nodes 2000' 7g7f 3c3d 'comment mine' 8h4d 2b4d review
says "review: a blunder" '^ *3  8h4d: [0-9.]+ pawns worse than .*, because' "$@"
says "review: its graph" '^   -8 .   ##$' "$@"
says "review: its summary" '^Reviewed 4 moves, with 1 big swing\.' "$@"
says "review: in the record" '^\*#8h4d: [0-9.]+ pawns worse' "$@" kif
says "review: the score for programs" '^\*#評価値=-[0-9]{4}$' "$@" kif
says "review: the list marks the move" '^ *1 7g7f +0:00 +2 3c3d +0:00\* +3 8h4d +0:00\*$' "$@" list
says "a score that no program means is a mate at most" '^\* Black has mated' 'comment #評価値=2147483647' comment
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
    'set Evaluation learned' 'set TableCuts false' 'nodes 5000' 7g7f 3c3d 8h4d 2b4d review
unset COLUMNS
says "review: a win that was not declared" '^Reviewed 1 move, without a big swing' "$entered" 7b7a 'depth 1' review
says "review of no time" '^Usage: review' 7g7f 'review 0'
says "review: a mate that is allowed" '^ *1  9g9f, and White mates in 2: G\*5h; better was ' "$mated" \
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
finish
