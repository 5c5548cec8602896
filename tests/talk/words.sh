#!/bin/sh
# words.sh - moves, wishes and questions in plain words, as people type them at the terminal: what
# must be said, as in session.sh.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
. tests/talk/session/says.sh
every=3
one='sfen 8k/6G2/9/9/9/9/9/9/K8 w - 1' # with one legal move
entered='sfen +R+B1GGSSK1/+P+P+P+P+P4/9/9/9/9/9/9/4k4 b RB 1' # Black may declare

# Pieces have their English and their Japanese names whatever is spoken.
for language in en ja; do
    for word in gold golds Gold G 金 金将; do
            says "moves $word in $language" '^  4i:' "lang $language" "moves $word"
    done
    for word in rook R 飛 飛車; do
            says "moves $word in $language" '^  2h:' "lang $language" "moves $word"
    done
    for word in king 玉 王 王将; do
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
    says "$word is like no command" "^I don't know \"$word\"\. .help. lists the commands\.\$" $word
done
for pair in flpi=flip hlp=help udno=undo elvel=level pussles=puzzles ppiece=pieces; do
    says "${pair%=*} may have meant ${pair#*=}" "did you mean .${pair#*=}.\?" "${pair%=*}"
done
for move in e4 exd5 Nf3 Nbd7 e8=Q+ Qxf7# e2e4 e2-e4 O-O 0-0-0 '1. e4' 1.e4 '12... Bb5' nf3; do
    says "$move is chess" '^".*" is chess notation; .* 7g7f\. .hint. shows' "$move"
done
for move in 7g7f N8i7g 7g7 P-7f S-48 b 7g e44 face; do
    never "$move is not" 'is chess notation' "$move"
done

says "in Japanese: the easiest level" '一番やさしいレベル。1手先まで' 'lang ja' 'level 0'
says "... a word for a level" '^数字で入力してください。`level 0`' 'lang ja' 'level easy'
says "... an unknown word" '^「how」は分かりません。`help`' 'lang ja' how
says "... chess" '^「e4」はチェスの書き方です。' 'lang ja' e4

# A wish in plain words is answered with the one command for it, and nothing is done.
answered() { # LINE=COMMAND...
    for pair; do
            says "${pair%%=*}" "^Did you mean \`${pair#*=}\`\? Type" "${pair%%=*}"
    done
}
says "a drop that can't be, in words" "'P\*5e' is illegal" 'drop a pawn on 5e'
never "... is not asked for first" 'Did you mean' 'drop a pawn on 5e'
says "a move that can't be, in words" "'P2c' is illegal: the piece does not" 'pawn to 2c'
says "new: no handicap" '^New game: no handicap\.$' new
for letter in a b c d e f g h i j k l m n o p r s t v w x y z; do
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
    says "$line: not played" '^Did you mean the move .7g7f.\? Type that, or .yes.\.$' "$line"
    says "... nor is it" 'w - 2$' "$line" 7g7f sfen
done
says "drop gold on 5e: how to type it" 'the move .G\*5e.\?' \
    'sfen 4k4/9/9/9/9/4G4/9/9/4K4 b G 1' 'drop gold on 5e'
says "pawn to 7f: how to type it" 'the move .P7f.\?' 'pawn to 7f'
for line in '7g to 7f' 'move 7g to 7f' 'my pawn from 7g to 7f.'; do
    says "$line: how to type it" 'the move .7g7f.\?' "$line"
done
for line in 7g 77 ７七 'what can the piece on 7g do' 'where can 77 go?' 'how does the pawn on 7g move' \
    'show moves for 7g' 77の歩はどこに動けますか 'ええと、７七は？'; do
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
    says "$yes after a hint plays it" ' w - 2$' 'depth 1' hint "$yes" sfen
done
never "no after a hint plays nothing" "(w - 2|I don't know)" 'depth 1' hint no sfen
never "... nor yes later" ' w - 2$' 'depth 1' hint 'moves 7g' yes sfen
says "yes alone is no answer" "I don't know \"yes\"" yes
says "yes to what to type for a move" ' w - 2$' 'pawn to 7f' yes sfen
says "yes to what to type for a wish" '^Level 0 of 12' 'make it easier' yes
for line in 'play the hint' 'play the hint!' 'play hint'; do
    says "$line plays it" ' w - 2$' 'depth 1' hint "$line" sfen
done
says "play the hint without one" 'mean .hint.\?' 'play the hint'
says "why behind a hint: of its move" "It is the engine's own choice" 'depth 1' hint why
says "... also after something else" "It is the engine's own choice" 'depth 1' hint 'moves 7g' why
says "why alone, nothing played" '^Usage: why' why
says "... which it tells in words, and whose it is" '^Move 3, Black: pawn from 2g to 2f\.$' \
    'depth 1' 7g7f 3c3d 'sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3' 'why 2g2f'
for line in 'why mine' 'why 7g7f' 'why 76歩'; do
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
finish
