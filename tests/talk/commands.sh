#!/bin/sh
# commands.sh - the command line: what is printed, what is refused, with which exit
# status. The chapters share this code; the last chapter present is asked.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done
program=$(absolute "$program")

# two FILE: its first two lines, each with `|` behind it, in `lines`; no process is started for it.
two() {
    lines=
    while IFS= read -r line; do
        lines="$lines$line|"
        case $lines in *'|'*'|'*) line=; break ;; esac
    done <"$1"
    lines=$lines$line
}

# run STATUS STDOUT STDERR ARGUMENT...: the first two lines of each stream, joined by `|`,
# must fit the shell pattern.
run() {
    status=$1 want_out=$2 want_err=$3
    shift 3
    seldom
    (cd "$dir" && "$program" "$@" >out 2>err </dev/null)
    seen=$?
    two "$dir/out"
    out=$lines
    two "$dir/err"
    err=$lines
    # shellcheck disable=SC2254 # patterns are meant
    case "$seen:$out" in $status:$want_out) good=1 ;; *) good=0 ;; esac
    # shellcheck disable=SC2254
    case "$err" in $want_err) ;; *) good=0 ;; esac
    if [ $good = 1 ]; then
        ok "$*"
    else
        not_ok "$*" "$seen '$out' '$err', not $status '$want_out' '$want_err'"
    fi
}
refused() { wanted=$1; shift; run 2 '' "shogi: *$wanted*" "$@"; }
no_file() { wanted=$1; shift; run 1 '*' "shogi: *$wanted*" "$@"; }

run 0 'shogi *' '' --help
run 0 'Shogi in Five Chapters [0-9][0-9]*|' '' --version
run 0 'shogi *' '' -h
run 0 'shogi *|           ?ファイル*' '' --lang=ja --help
run 0 'shogi tree *' '' tree --help
run 0 'shogi tree *--line MOVES*' '' --lang=en tree --help
run 0 'shogi tree *--line 手順*' '' --lang=ja tree --help
run 0 '第*章 深さ1 評価値 [-+]*' '' --lang=ja tree --depth 1
run 2 '' '*--frob*|コマンド*' --lang=ja --frob
run 2 '' 'shogi: bench: 「junk」という引数はありません|使い方: shogi bench *' --lang=ja bench junk
run 2 '' 'shogi: --depth: 「x」は1から*までの数ではありません|使い方: *' --lang=ja tree --depth x
run 2 '' 'shogi: solve: ファイルを指定してください|*' --lang=ja solve
run 2 '' 'shogi: perft: 「x」は1から*までの深さではありません|*' --lang=ja perft x
run 2 '' 'shogi: --only: 「frob」という理由はありません*| exact *' --lang=ja tree --only frob
run 1 '*' 'shogi: nowhere: 読み込めません|' --lang=ja bench --positions nowhere
# Every refusal of the command line is in Japanese, too, but for those that are parts alone.
same 'refusals without Japanese' '' "$(tr -d '\n' <common/program/arguments.c |
    cat - common/program/[bmpst]*.c | grep -o 'argument_error( *"[^"]*"' |
    sed 's/.*( *"/"/' | grep '[a-z][a-z]' | while IFS='"' read -r _ text _; do
        grep -qF -- "$text = " common/text/japanese_words.txt || echo "\"$text\""
    done)"
refused extra --help extra
refused extra --version extra
refused extra usi extra
refused frob frob
run 2 '' '*--frob*' --frob
run 2 '' 'shogi: unknown terminal option --hint|*' --hint
run 2 '' 'Usage: flag *' --flag
run 0 '' '' --new
same 'commands that are words of the command line, too' "new play humans level time flag surrender variety \
depth nodes set board flip screen theme kanji ascii notation color lang bell post name sfen load journal help" "$(
    for word in $(sed -n 's/^    { "\([a-z0-9]*\)", .*/\1/p' common/commands/table.c); do
        "$program" "--$word" </dev/null 2>&1 | grep -q 'unknown terminal option' || echo "$word"
    done | paste -s -d ' ' -)"

# A record.
printf 'PI\n+\n+7776FU\n-3334FU\n/\nPI\n+\n+2726FU\n+2625FU\n' >"$dir/two games.csa"
printf 'PI\n+\n+2726FU\n+2625FU\n' >"$dir/part.csa"
printf 'nothing\n' >"$dir/none.csa"
run 0 'Loaded 1 move from part.csa.|The rest can?t be read: part.csa: line 4: *' '' part.csa
run 0 'Loaded 2 moves from two games.csa.|*' '' --play=none "two games.csa" 1
run 1 'two games.csa holds several games*' '' "two games.csa"
run 1 '' 'none.csa: no game record in it*' none.csa
refused "'none.kif' is neither a command nor a file" none.kif

run 0 'perft 3 nodes 25470 time * nps *|' '' perft 3
run 0 'perft 2 nodes 900 time *|' '' perft --no-bulk 2
run 0 '1g1f: 30|*' '' perft --divide 2
run 0 'perft 1 nodes 593 *' '' \
    perft 1 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1'
run 0 'perft 1 nodes 593 *' '' \
    perft 1 R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1
run 0 'perft 1 nodes 30 *' '' perft 1 startpos moves 7g7f
refused depth perft
refused "'x'" perft x
refused "'0'" perft 0
refused "'-1'" perft -1
refused "'3x'" perft 3x
refused 99999999999 perft 99999999999
refused nonsense perft 2 nonsense
refused 7g7f perft 1 startpos moves 7g7f 7g7f
refused 'ranks are missing' perft 1 9/9 b -
refused '--json or --html FILE: not both' tree --json --html "$dir/page.html"
refused "unknown argument '--frob'" perft --frob
[ -n "${WINDOWS:-}" ] || # where no command line is that long
    refused 'a position of more than 32767 characters' perft 1 "$(yes 4k4/ | head -n 9000 | tr '\n' /)"

run 0 'rank move *|   1 *' '' moves
run 0 'material*' '' eval
same 'moves: the parts of a value, by name, each above its numbers' \
    'rank move   value  change escape   risk  cover threat capture  focal' "$("$program" moves | sed 1q)"
same 'moves: a number below each name' 10 "$("$program" moves | awk '$1 == 1 { print NF }')"
same 'moves, pruned by rank' '30 moves, 5 searched, 25 pruned' "$("$program" moves PruneBy=rank \
    PruneRank=5 StaticValue=true ForwardPruning=true | tail -n 1)"
same 'moves, where a chapter judges none: the legal ones' "$("$program" perft --divide 1 |
    sed -n 's/^\([^ ]*\): .*/\1/p' | sort)" "$("$OUT"chapter06/shogi moves | sort)"
refused junk moves junk
refused junk eval junk
run 0 '*|*' '' options
run 0 'name?*|*' '' options --tsv
refused junk options junk
refused junk options --tsv junk

run 0 '*score*' '' bench --depth 1
check "bench: the last line, and how many nodes a second that is" awk '
    END { exit !($0 ~ /^bench nodes [0-9]+ time [0-9]+ nps [0-9]+$/ &&
        ($5 == 0 || ($7 - $3 * 1000 / $5) ^ 2 <= 1)) }' "$dir/out"
refused --depth bench --depth
refused "'0'" bench --depth 0
refused "'deep'" bench --depth deep
refused NoSuch bench --depth 1 NoSuch=1
refused NoSuch moves NoSuch=1
refused "'=1' is not of the form NAME=VALUE" bench =1
refused "'$(printf '%060d' 0)' is not of the form NAME=VALUE" bench "$(printf '%080d' 0)=1"
refused abc bench --depth 1 USI_Hash=abc
refused 99999999 bench --depth 1 USI_Hash=99999999
refused junk bench junk
no_file nowhere bench --positions nowhere
no_file '/: ' bench --positions /
printf '# a comment\n\n%s\nsfen %s\n' '4k4/9/9/9/9/9/9/9/4K4 b P 1' \
    '4k4/9/9/9/9/9/9/9/4K4 w - 1' >"$dir/good"
printf '%s\n' '4k4/9/9/9/9/9/9/9/4K4 b P 1' 'garbage' >"$dir/bad"
run 0 '*|*' '' bench --depth 1 --positions good
no_file 'bad:2: ' bench --depth 1 --positions bad
run 0 ' 1  depth [0-9]  *| 2  depth [0-9]  *' '' bench --time 1 --positions good
same "bench: the depth of a chapter that does not say" '3 3' \
    "$("$OUT"chapter06/shogi bench --tsv --positions "$dir/good" | sed 1d | cut -f 2 | xargs)"
# Blanks and ends of lines of other systems are left out, and the last line needs no end.
printf '%s \t\r\n%s' '4k4/9/9/9/9/9/9/9/4K4 b P 1' '4k4/9/9/9/9/9/9/9/4K4 w - 1' >"$dir/ends"
run 0 ' 1  depth 1  *| 2  depth 1  *' '' bench --depth 1 --positions ends
printf '%s\0 # a comment\n' '4k4/9/9/9/9/9/9/9/4K4 b P 1' >"$dir/naught"
no_file "naught:1: SFEN move number: '1[?]' *" bench --depth 1 --positions naught
(echo '4k4/9/9/9/9/9/9/9/4K4 b P 1' && printf '%04096d\n' 0) >"$dir/wide"
no_file 'wide:2: the line is longer than 4095 bytes|' bench --depth 1 --positions wide

same "help ends with the options and their values" "$("$program" options)" "$("$program" --help | tail -n \
    "$("$program" options | wc -l)")"
same "what reasons there are stands in a line of its own" '2 1' "$("$program" tree --only frob 2>&1 |
    awk '/exact horizon/ { at = NR; bad = /usage/ } END { print at, !bad }')"
same "tree --plies 0: the root, and no move" 1:0 "$("$program" tree --depth 2 --plies 0 |
    awk '/^root/ { root++ } /^ +[1-9][a-i][1-9]/ { moves++ } END { print root ":" moves + 0 }')"
refused file solve
no_file nowhere solve nowhere
no_file 'bad:2: ' solve bad
: >"$dir/empty"
no_file 'empty: nothing' solve empty
no_file 'empty: nothing' bench --positions empty
printf '\357\273\277%s ; avoid %s ; avoid 5i5h\n' '4k4/9/9/9/9/9/9/9/4K4 b P 1' \
    "$(yes 5i4h | sed 600q | tr '\n' ' ')" >"$dir/marked"
run 0 '1 *|*' '' solve marked --depth 1

# solved WANTED WORDS...: of each problem its name, 1 or 0, the move; then what is said at the end.
solved() {
    wanted=$1
    shift
    same "solve $*" "$wanted" "$(cd "$dir" && "$program" solve "$@" 2>&1 |
        sed 's/^\([^ ]*\) *\([01]\)  \([^ ]*\) *score .*/\1 \2 \3/' | paste -s -d ';' -)"
}
mate='4k4/9/4P4/9/9/9/9/9/4K4 b G 1' rook='4k4/9/9/9/9/9/9/4r4/4K4 b - 1'
printf '%s\t%s\t%s\t%s\n' one "$mate" 1 'G*5b' long "sfen $mate" '>17' 'G*5b' \
    "$(printf '%080d' 0)" "$mate" 'G*4b G*5b' 5i5h avoided "$mate" 5i5h 'G*5b' plain "$mate" '' '' >"$dir/table"
cut="$(printf '%063d' 0)"
solved "one 1 G*5b;long 1 G*5b;$cut 1 G*5b;avoided 0 G*5b;skipped 1 lines that expect no move;\
solved 3 of 4" table --depth 1
same 'solve --tsv' "id|solved|move|score|depth;one|1|G*5b|mate 1|1;long|1|G*5b|mate 1|1;\
$cut|1|G*5b|mate 1|1;avoided|0|G*5b|mate 1|1" \
    "$("$program" solve "$dir/table" --depth 1 --tsv | cut -f 1-5 | tr '\t' '|' | paste -s -d ';' -)"
printf '%s;best G*5b ; note 1;  avoid 5i5h 4k4\n' "$mate" >"$dir/wrong"
no_file "wrong:1: '4k4' is *" solve wrong
printf '%s ; best 5i5h;  note 1; avoid 5i4h\n%s; avoid G*5b\n%s\n%s;best 5i5h\n%s;avoid 5i5h\n' \
    "$mate" "$mate" "$mate" "$rook" "$mate" >"$dir/clauses"
for limit in '--nodes 50' '--time 60000'; do
    # shellcheck disable=SC2086 # two words
    solved '1 1 G*5b;2 1 G*5b;4 0 none;5 1 G*5b;skipped 1 lines that expect no move;solved 3 of 4' \
        clauses --mate $limit
done
sed -i 1s/5i5h/G*5b/ "$dir/clauses"
solved '1 1 G*5b;2 0 G*5b;4 1 5i5h;5 1 G*5b;skipped 1 lines that expect no move;solved 3 of 4' clauses --depth 1
printf '%s\t%s\t%s\t%s\n' x "$mate" 1 'G*5b' y "$mate" 'G*5b' 'P*5b' >"$dir/wrong"
no_file "wrong:2: 'P[*]5b' is illegal*" solve wrong --mate
printf 'x\tnonsense\t1\tG*5b\n' >"$dir/wrong"
no_file 'wrong:1: SFEN*' solve wrong
printf 'x\t%s\t>\tG*5b\n' "$mate" >"$dir/wrong"
no_file "wrong:1: '>' is *" solve wrong
refused 'a mate search has no --depth' solve good --mate --depth 3
printf '%s\t%s\t%s\n' a "$rook" 5i5h b "$rook" 5i5h >"$dir/twice"
same 'solve: a problem is searched as if it were the first' 2 \
    "$("$program" solve "$dir/twice" --depth 4 --tsv | sed 1d | cut -f 3-6 | uniq -c | awk '{ print $1 }')"
refused "'0'" solve good --nodes 0
refused "a second file 'bad'" solve good bad
refused --time solve good --time
refused "'-5'" solve good --time -5
refused "'0'" solve good --depth 0
refused junk solve good junk

# The program reads its first line and becomes a USI engine, or plays in the terminal.
printf 'usi\nquit\n' | "$program" >"$dir/out"
check "usi as the first line of input" grep '^usiok$' "$dir/out"
finish
