#!/bin/sh
# train.sh - the trainer of the evaluation: games that can be divided, stopped and
# repeated, weights that come out the same again, and files that it must refuse.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
train=$BUILD/train
needs "$train" "$OUT"chapter10/shogi

# refused NAME STATUS TEXT COMMAND...: it must end with that status, and say that on
# stderr.
refused() {
    what=$1 wanted=$2 text=$3
    shift 3
    "$@" >"$dir/out" 2>"$dir/errors"
    check "$what: status" test $? = "$wanted"
    check "$what: says why" grep -F -e "$text" "$dir/errors"
}

generate() { "$train" generate "$@" 2>/dev/null; }

games=8
! sampled || games=3
generate --seed 3 --games $games --out "$dir/all"
check "as many games as asked for" grep -q "^end $games games" "$dir/all"
same "who is far ahead at last has won" "" "$(awk -v games=$games '/^game/ {
    for (i = 4; i <= NF; i++)
        if (split($i, part, "/") == 2) { score = part[2]; black = i % 2 == 0 }
    if (score * score > 1000 * 1000) { seen++; if (((score > 0) == black) != ($3 == "black")) print }
} END { if (seen < games / 2) print seen " games" }' "$dir/all")"
generate --seed 3 --games $games --out "$dir/again"
check "the same seed, the same games" cmp "$dir/all" "$dir/again"
generate --seed 4 --games 1 --out "$dir/other"
check "another seed, another game" test \
    "$(sed -n 2p "$dir/all")" != "$(sed -n 2p "$dir/other")"

generate --seed 3 --games $games --shard 1/2 --out "$dir/odd"
generate --seed 3 --games $games --shard 2/2 --out "$dir/even"
grep -h '^game' "$dir/odd" "$dir/even" | sort >"$dir/parts"
grep '^game' "$dir/all" | sort >"$dir/whole"
check "two shards are the whole" cmp "$dir/parts" "$dir/whole"

head -c $(($(wc -c <"$dir/all") * 2 / 3)) "$dir/all" >"$dir/cut"
refused "a truncated file" 1 "truncated" "$train" fit --out "$dir/w" "$dir/cut"
check "names file and offset" grep -q "$dir/cut: offset [0-9]" "$dir/errors"
check "writes no table" test ! -e "$dir/w"
generate --seed 3 --games $games --out "$dir/cut"
check "a stopped run goes on to the same games" cmp "$dir/all" "$dir/cut"

# By openings: every line that is there begins a game now and then, and with two nodes the
# rest is quick.
printf '%s\t0\n' 'startpos moves 9g9f' 'startpos moves 1g1f 1c1d' >"$dir/book"
generate --seed 3 --games 24 --nodes 2-3 --openings "$dir/book" --out "$dir/opened"
check "nodes and openings stand in the file" grep -q 'nodes 2-3 openings 2$' "$dir/opened"
check "games begin with the first" grep -q '^game [0-9]* [a-z]* 9g9f' "$dir/opened"
check "and with the second" grep -q '^game [0-9]* [a-z]* 1g1f 1c1d' "$dir/opened"
check "others do not" grep -Evq '^game [0-9]* [a-z]* (9g9f|1g1f 1c1d)|^end|^shogi' \
    "$dir/opened"
cp "$dir/opened" "$dir/cut"
sed -i '20,$d' "$dir/cut"
generate --seed 3 --games 24 --nodes 2-3 --openings "$dir/book" --out "$dir/cut"
check "and go on after a stop" cmp "$dir/opened" "$dir/cut"
if ! sampled; then
    # A silver on 7b mates behind this opening, and now and then chance plays it.
    printf '%s\t0\n' "$(sed -n 2p tests/data/games.usi | sed 's/ [^ ]*$//')" >"$dir/book"
    generate --seed 3 --games 2500 --nodes 2-3 --openings "$dir/book" --out "$dir/mates"
    same "who mates has won" black \
        "$(sed -n 's/^game [0-9]* \([a-z]*\) .* 8a8b S\*7b$/\1/p' "$dir/mates" | sort -u | xargs)"
fi
printf '%s\t0\n' 'startpos moves 9g9f' 'startpos moves 1g1f 1c1d' >"$dir/book"
refused "other nodes" 1 "not a file of this seed" "$train" generate --seed 3 \
    --openings "$dir/book" --out "$dir/cut"
refused "no nodes" 2 "--nodes '5-5'" "$train" generate --nodes 5-5 --out "$dir/x"
refused "no openings" 1 "$dir/none" "$train" generate --openings "$dir/none" \
    --out "$dir/x"
echo 'startpos moves 1a1b' >"$dir/book"
refused "an illegal opening" 1 "$dir/book, line 1" "$train" generate \
    --openings "$dir/book" --out "$dir/x"
echo 'sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1' >"$dir/book"
refused "an opening of another game" 1 "does not begin with startpos" "$train" generate \
    --openings "$dir/book" --out "$dir/x"

sed '1s/selfplay 1/selfplay 2/' "$dir/all" >"$dir/bad"
refused "another version" 1 "offset 15: version 2" "$train" fit --out "$dir/w" "$dir/bad"
refused "another seed" 1 "not a file of this seed" \
    "$train" generate --seed 9 --out "$dir/all"
sed '3d' "$dir/all" >"$dir/bad"
refused "a game is missing" 1 "says \`end $games games" "$train" fit --out "$dir/w" "$dir/bad"
sed '4s/ [1-9][a-i][1-9][a-i]/ 5e5d/' "$dir/all" >"$dir/bad"
refused "an illegal move" 1 "$dir/bad: offset" "$train" fit --out "$dir/w" "$dir/bad"
refused "a file that is not there" 1 "can't open" "$train" fit --out "$dir/w" "$dir/none"
refused "an unknown option" 2 "unknown option '--gmaes'" "$train" generate --gmaes 3
refused "a bad shard" 2 "--shard '3/2'" "$train" generate --shard 3/2 --out "$dir/x"
refused "a bad setting" 2 "Nonsense" "$train" generate --out "$dir/x" Nonsense=1

# fits WHAT OPTION VALUE: the loss falls, and what is learned is the same again, and C.
fits() {
    for table in "$dir/table1" "$dir/table2"; do
        "$train" fit "$2" "$3" --log "$dir/log" --out "$table" "$dir/all"
    done
    check "$1: the same again" cmp "$dir/table1" "$dir/table2"
    check "$1: the loss in training falls" awk -F '\t' \
        '$1 == 1 { first = $2 } $1 == 8 { last = $2 }
        END { exit !(last < first && last > 0) }' "$dir/log"
    # shellcheck disable=SC2086 # a compiler and flags
    check "$1: it is C" \
        ${CC:-cc} -std=c99 -Icommon -x c -c -o "$dir/table.o" "$dir/table1"
}

if sampled; then
    skip 'weights fitted' 'make test-train fits them'
else
    fits "the weights" --seed 1
    fits "the numbers of the hand-written form" --hand 1
fi
refused "two ways to fit" 2 "exclude each other" \
    "$train" fit --hand 1 --share 0 --out "$dir/w" "$dir/all"
refused "a way to fit that there is not" 2 "--hand '2'" \
    "$train" fit --hand 2 --out "$dir/w" "$dir/all"
# The network: the same however often it was stopped, and the loss in training falls.
network() { "$train" network --epochs 12 "$@" 2>/dev/null; }
if sampled; then
    skip 'a network trained' 'make test-train trains one'
else
    network --log "$dir/log" --out "$dir/net1" "$dir/all"
    check "the network: the loss in training falls" awk -F '\t' \
        '$1 == 1 { first = $2 } $1 == 12 { last = $2 }
        END { exit !(last < first && last > 0) }' "$dir/log"
    check "rounding to integers costs little" awk -F '\t' \
        '$1 == 12 { real = $3 } /rounded/ { split($0, word, " "); whole = word[5] }
        END { exit !(whole > real - 0.0005 && whole < real + 0.0005) }' "$dir/log"
    network --state "$dir/state" --stop 3 --log "$dir/log2" --out "$dir/net2" "$dir/all"
    check "stopped, it writes no network" test ! -e "$dir/net2"
    refused "going on with other epochs" 1 "not the state of a run" "$train" network \
        --epochs 7 --state "$dir/state" --out "$dir/net2" "$dir/all"
    network --state "$dir/state" --stop 8 --log "$dir/log2" --out "$dir/net2" "$dir/all"
    network --state "$dir/state" --log "$dir/log2" --out "$dir/net2" "$dir/all"
    check "stopped twice, the same network" cmp "$dir/net1" "$dir/net2"
    check "and the same log" cmp "$dir/log" "$dir/log2"
    network --epochs 1 --later 75 --log "$dir/log3" --out "$dir/net2" "$dir/all"
    check "another share of the next position is another target" awk -F '\t' '
        $1 == 1 { tables[FILENAME] = $4 }
        END { exit !(tables[ARGV[1]] > 0 && tables[ARGV[2]] > 0 &&
                     tables[ARGV[1]] != tables[ARGV[2]]) }
        ' "$dir/log" "$dir/log3"
    network --epochs 1 --later 75 --on 1 --log "$dir/log2" --out "$dir/net2" "$dir/all"
    # A new network has hardly left the tables after one epoch; one that has learned has.
    check "what goes on from the network is a network from the beginning" awk -F '\t' '
        $1 == 1 { off[FILENAME] = $3 > $4 ? $3 - $4 : $4 - $3 }
        END { exit !(off[ARGV[2]] > 3 * off[ARGV[1]]) }
        ' "$dir/log3" "$dir/log2"
    # shellcheck disable=SC2086 # a compiler and flags
    check "the network is C" \
        ${CC:-cc} -std=c99 -Icommon -x c -c -o "$dir/net.o" "$dir/net1"
fi
refused "a stop that can't go on" 2 "--stop needs --state" "$train" network --stop 3 \
    --out "$dir/net2" "$dir/all"

# make train from games to weights: a few games a round.
rounds() { # JOBS STEP
    make train BUILD="$dir/by$1" STEP="$2" JOBS="$1" ROUNDS=1 GAMES=6 CFLAGS=-O1 \
        >"$dir/rounds" 2>&1
}
learned() { # JOBS FILE: of the data
    cksum <"$dir/by$1/train-data/learned/$2"
}
project=$(cat common/think/data/*.c | cksum)
if [ "${TEST_DEEP:-0}" = 1 ]; then
    for jobs in 1 2; do
        check "make train JOBS=$jobs" rounds $jobs tables
        check "make train STEP=network JOBS=$jobs" rounds $jobs network
    done
    for file in weights.c network_weights.c; do
        same "two processes learn the same $file as one" "$(learned 1 $file)" \
            "$(learned 2 $file)"
        check "which is not ours" test \
            "$(learned 1 $file)" != "$(cksum <common/think/data/$file)"
    done
    before=$(learned 2 network_weights.c)
    check "make train STEP=network again" rounds 2 network
    same "there is nothing left to do: the same network" "$before" \
        "$(learned 2 network_weights.c)"
    check "where they are is said" grep -q 'KEEP=1 puts them into common' "$dir/rounds"
else
    skip "make train, with a few games a round" "TEST_DEEP=1 runs it"
fi
for words in STEP=none JOBS=0 ROUNDS=x GAMES=none; do
    make -s train BUILD="$dir/none" "$words" >"$dir/rounds" 2>&1
    same "make train $words: refused before anything is done" "2 1" \
        "$? $(grep -c '^train.sh: ' "$dir/rounds")"
done
same "the project's weights are as they were" "$project" \
    "$(cat common/think/data/*.c | cksum)"

check "a picture" sh -c "'$train' heatmap G | grep -q '</svg>'"
check "a picture of a unit" sh -c "'$train' unit 3 G | grep -q '</svg>'"
refused "a picture of no unit" 2 "'999': must be a number" "$train" unit 999 G
start='4k4/9/9/9/9/9/9/9/3K3NL b - 1'
"$train" pass 0 80 "$start" >"$dir/pass"
same "a position through the network: once before, once after a step" 2 "$(grep -c '^all units' "$dir/pass")"
check "one unit is the start and its rows, added up" awk '
    $1 == "start" { sum = 0 }
    $1 == "sum" && ($2 - sum) ^ 2 > 1e-7 { wrong = 1 }
    NF > 2 { sum += $(NF - 1) }
    END { exit wrong || NR < 10 }' "$dir/pass"
said=$(printf 'sfen %s\neval\n' "$start" | LC_ALL=C "$OUT"chapter10/shogi | awk '/ value for/ { print $1 }')
check "the whole is what eval says, but for rounding" awk -v said="$said" '
    /^all/ { value = $8 + 0; exit }
    END { exit (value - said) ^ 2 >= 4 }' "$dir/pass"
check "a step makes the loss smaller" awk '/^all/ { before = now; now = $NF } END { exit !(now < before) }' "$dir/pass"
refused "a target that is no chance" 2 "must be a number" "$train" pass 0 100 "$start"
refused "a picture of nothing" 2 "'K' is not a piece" "$train" heatmap K

finish
