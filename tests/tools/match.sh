#!/bin/sh
# match.sh - the match runner judged by games whose right result is known: fake engines
# that misbehave in every way, scripted games, known statistics, resumed and divided
# matches.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
match=$BUILD/match fake=$BUILD/fake
needs "$match" "$fake"

# play [ARGUMENTS]: a match; its table in $dir/games, and without header in $dir/rows.
# Nobody loses by a machine that is busy with other things, unless a test is about time.
play() {
    rm -f "$dir/games"; : >"$dir/rows"
    "$match" --quiet --tolerance 60000 --out "$dir/games" "$@" \
        >"$dir/summary" 2>"$dir/errors"
    status=$?
    [ ! -f "$dir/games" ] || sed 1d "$dir/games" >"$dir/rows"
}

# column NAME: that column of the rows, blank-separated.
column() {
    awk -F "$tab" -v name="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) if ($i == name) c = i }
        NR > 1 { printf "%s%s", n++ ? " " : "", $c }' "$dir/games"
}

# fault MODE N TEXT ENDING PLIES [ARGUMENTS]: two games of the fake against a sound one.
fault() {
    mode=$1 from=$2 words=$3 ending=$4 plies=$5
    shift 5
    play --games 2 --concurrency 2 --max-moves 12 --movetime 50 "$@" \
        --engine "$fake $mode $from $words" --name bad --engine "$fake play 5" --name good
    sort -n -o "$dir/rows" "$dir/rows"
    { sed 1q "$dir/games"; cat "$dir/rows"; } >"$dir/sorted"
    mv "$dir/sorted" "$dir/games"
    same "fault $mode $words: ending" "$ending $ending" "$(column ending)"
    same "fault $mode $words: lost" "0 0" "$(column a_points)"
    same "fault $mode $words: plies" "$plies" "$(column plies)"
    check "fault $mode $words: named" grep -q "^faults of bad: $ending 2\$" "$dir/summary"
    check "fault $mode $words: not the other's" \
        grep -q '^faults of good: none$' "$dir/summary"
}

faults() {
    fault crash 2 '' crash '2 3'
    fault leave 2 '' crash '2 3'
    fault hang 2 '' hang '2 3' --tolerance 900
    fault late 2 '' time '2 3' --tolerance 900
    fault slow 2 1300 time '2 3' --tolerance 900
    fault babble 2 '' babble '2 3'
    fault longline 2 '' babble '2 3'
    fault twice 2 '' answers_twice '3 4'
    fault nonsense 2 xyzzy nonsense '2 3'
    fault nonsense 2 5i5a illegal_move '2 3'
    fault nonsense 2 win false_claim '2 3'

    for mode in 'mute:no usiok within 3000 ms' 'unready:no readyok within 3000 ms' \
        'exit:exit status 0 before it was ready'; do
        play --games 2 --concurrency 2 --movetime 50 --timeout 3000 \
            --engine "$fake ${mode%%:*}" --name bad --engine "$fake play" --name good
        same "an engine that can't start (${mode%%:*}) stops the match" \
            "1 0 match: bad can't start: ${mode#*:}; \`$fake ${mode%%:*}\`, last words:" \
            "$status $(grep -c . "$dir/rows") $(cat "$dir/errors")"
    done
    printf '#!/bin/sh\nfor n in 1 2 3; do echo "no licence $n" >&2; done\n' >"$dir/words"
    play --games 2 --movetime 50 --engine "sh $dir/words" --name bad \
        --engine "$fake play" --name good
    same "its last words are told" "no licence 1 no licence 2 no licence 3" \
        "$(sed 1d "$dir/errors" | xargs)"
    rm -f "$dir/log"
    play --games 2 --movetime 50 --engine "sh $dir/words" --name bad \
        --engine "$fake play" --name good --log "$dir/log"
    check "or where they are" grep -q "its error output is in $dir/log\$" "$dir/errors"
    # One that has played before and does not come back loses its games.
    printf '#!/bin/sh\n[ -e %s/ran ] && exit 3\n: >%s/ran\nexec %s play 1\n' "$dir" "$dir" \
        "$(absolute "$fake")" >"$dir/once"
    play --games 4 --max-moves 9 --movetime 50 --restart --engine "sh $dir/once" \
        --name bad --engine "$fake play" --name good
    same "an engine that could start once loses the games that it can't" \
        "0 max_moves no_start no_start no_start" "$status $(column ending)"

    play --games 6 --max-moves 9 --movetime 50 --engine "$fake crash 2" --name bad \
        --engine "$fake play" --name good
    same "an engine that crashed is started again" "crash 6" \
        "$(sed -n 's/^faults of bad: //p' "$dir/summary")"
    play --games 2 --max-moves 9 --movetime 50 --ponder \
        --engine "$fake eager 2" --name bad \
        --engine "$fake slow 1 30" --name good # slow: else its own answer may come first
    same "an answer while it ponders" "answers_twice answers_twice" "$(column ending)"
    play --games 2 --max-moves 9 --movetime 50 --engine "$fake chatter" --name bad \
        --engine "$fake play" --name good
    same "words that mean nothing are ignored" "max_moves max_moves" "$(column ending)"
    play --games 2 --max-moves 9 --movetime 50 --engine "$fake cut" --name cut \
        --engine "$fake play" --name whole
    same "the depth is that of the last complete iteration" "3.00 3.00; 3.00 3.00" \
        "$(column a_depth); $(column b_depth)"
    play --games 2 --movetime 50 --engine "$dir/none" --name bad \
        --engine "$fake" --name good
    same "an engine that does not exist stops the match" "1 0" \
        "$status $(grep -c . "$dir/rows")"
}

# scripted OPENING GAME [ARGUMENTS]: both sides play GAME from OPENING.
scripted() {
    echo "$1" >"$dir/opening"
    game=$2
    shift 2
    play --openings "$dir/opening" --games 2 --movetime 1000 "$@" \
        --engine "$fake script 1 '$game'" --name one \
        --engine "$fake script 1 '$game'" --name two
}

# The ending, who wins by colour and the length of the first game, as one word.
verdict() {
    awk -F "$tab" 'NR == 1 {
        loser = $5 == 1 ? ($4 == "black" ? "white" : "black") : $4
        print $6 ($5 == 0.5 ? "" : "-" loser "-loses") "@" $7 }' "$dir/rows"
}

# Every line of rules.tsv, played through the runner.
rules() {
    while IFS="$tab" read -r id kind position expected note _; do
        case $id in '#'*) continue ;; esac
        case $kind in
        repetition)
            scripted "${position%% moves*}" "$position"
            plies=$(echo "${position#* moves }" | wc -w)
            case $expected in
            sennichite_draw@*) want=repetition@${expected#*@} ;;
            perpetual_check_loser=*) want=perpetual_check-${expected#*=}
                want=${want%@*}-loses@${expected#*@} ;;
            *) want=resign@$plies ;;
            esac
            got=$(verdict)
            case $expected in none*) got=$(echo "$got" | sed 's/-[a-z]*-loses//') ;; esac
            same "rules $id" "$want" "$got" ;;
        declaration)
            if [ "$id" = decl-b-own-camp ]; then # a gold gives check: no game gets there
                scripted "$position" "$position win"
                check "rules $id: not a position of a game" \
                    grep -q 'could take the king' "$dir/errors"
                continue
            fi
            scripted "$position" "$position win"
            case $expected in win) want=declaration ;; *) want=false_claim ;; esac
            same "rules $id: 27 points" "$want" "$(verdict | sed 's/[-@].*//')"
            scripted "$position" "$position win" --declare 24
            case $note in
            *24pt=win*) want=declaration-loses ;;
            *24pt=draw*) want=declaration ;;
            *) want=false_claim-loses ;;
            esac
            same "rules $id: 24 points" "$want" \
                "$(verdict | sed 's/@.*//; s/-[a-z]*-/-/')" ;;
        legality)
            case $position in *' moves '*) moves= ;; *) moves='moves ' ;; esac
            scripted "$position" "$position $moves${expected#* }"
            got=$(verdict | sed 's/[-@].*//')
            case $expected in
            illegal*) same "rules $id" illegal_move "$got" ;;
            *) check "rules $id" test "$got" = resign -o "$got" = mate ;;
            esac ;;
        esac
    done <tests/data/rules.tsv

    scripted 'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' \
        'sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b'
    same "mate ends the game" mate-white-loses@1 "$(verdict)"
    scripted startpos 'startpos moves 7g7f 3c3d resign'
    same "resignation ends the game" resign-black-loses@2 "$(verdict)"
    scripted startpos 'startpos moves 7g7f 3c3d 2g2f 8c8d' --max-moves 3
    same "the longest game is a draw" max_moves@3 "$(verdict)"
    same "both colours" "black white" "$(column a_side)"
}

clocks() {
    # `one` needs 400 ms for each move; its clock must run out with the third.
    play --games 2 --concurrency 2 --tolerance 0 --max-moves 20 \
        --engine "$fake slow 1 400" --name one --time 1100 --inc 0 \
        --engine "$fake play 3" --name two --nodes 1
    same "main time runs out" "time time" "$(column ending)"
    check "main time lasts three moves, on a busy machine less" \
        [ "$(($(column plies | sed 's/ / + /')))" -le 9 ]
    rm -f "$dir/log"
    play --games 2 --max-moves 12 --log "$dir/log" --engine "$fake slow 1 20" --name one \
        --time 1000 --inc 500 --engine "$fake play 3" --name two --movetime 500
    check "Fischer time grows" \
        grep -q 'one < go btime [2-4][0-9]\{3\} wtime 0 binc 500 winc 0$' "$dir/log"
    rm -f "$dir/log"
    play --games 2 --max-moves 12 --log "$dir/log" --engine "$fake slow 1 30" --name one \
        --tolerance 0 --time 50 --byoyomi 5000 \
        --engine "$fake play 3" --name two --nodes 1
    check "main time ends" grep -q 'one < go btime 0 wtime 0 byoyomi 5000$' "$dir/log"
    same "byoyomi covers each move" "max_moves max_moves" "$(column ending)"
    rm -f "$dir/log"
    play --games 2 --max-moves 6 --log "$dir/log" --engine "$fake slow 1 20" --name one \
        --time 1000 --byoyomi 70 \
        --engine "$fake play 3" --name two --time 900 --byoyomi 80
    check "go names both clocks" \
        grep -q 'one < go btime 1000 wtime 900 byoyomi 70$' "$dir/log"
    check "go tells the time that is left" \
        grep -q 'one < go btime [0-9]\{1,3\} wtime [0-9]* byoyomi 70$' "$dir/log"
    rm -f "$dir/log"
    play --games 2 --max-moves 30 --log "$dir/log" --ponder --movetime 200 \
        --engine "$fake play 1" --name one --engine "$fake play 2" --name two
    check "a wrong guess is stopped" grep -q 'one < stop' "$dir/log"
    same "pondering: all games end" "max_moves max_moves" "$(column ending)"
    rm -f "$dir/log"
    play --games 2 --log "$dir/log" --ponder --movetime 200 --max-moves 200 \
        --engine "$fake play 1" --name one --engine "$fake play 2" --name two
    check "a right guess is a ponderhit" grep -q '< ponderhit' "$dir/log"
}

# table NAME POINTS...: a table of games with these results, from game 0.
table() {
    to=$1
    shift
    sed 1q "$dir/games" >"$to"
    number=0
    for points in "$@"; do
        case $number in *[02468]) side=black ;; *) side=white ;; esac
        printf '%d\tone\ttwo\t%s\t%s\tmate\t90\t0\t10\t5.00\t1000\t20.0\t10\t7.00\t900\t10.0\t\tstartpos\t%d\t1/1\n' \
            "$number" "$side" "$points" $# >>"$to"
        number=$((number + 1))
    done
}

repeat() {
    count=$1
    shift
    while [ "$count" -gt 0 ]; do
        printf '%s ' "$@"
        count=$((count - 1))
    done
}

# Wanted figures were computed from the formulas by another program.
statistics() {
    play --games 2 --max-moves 3 --movetime 100 --engine "$fake play 1" --name one \
        --engine "$fake play 2" --name two # for the first line of a table
    # shellcheck disable=SC2046 # a list of words
    table "$dir/t" $(repeat 2 0 0) $(repeat 5 0 0.5) $(repeat 12 1 0) \
        $(repeat 8 0.5 0.5) $(repeat 10 1 0.5) $(repeat 3 1 1)
    "$match" --merge "$dir/t" --sprt 0,50 >"$dir/summary"
    check "Elo and its interval" \
        grep -q '^Elo +30.5, 95 % interval -19.1 .. +81.3 (pentanomial' "$dir/summary"
    check "likelihood of superiority" grep -q 'superiority 88.6 %' "$dir/summary"
    check "pairs are counted" \
        grep -q ': 2 5 20 10 3; Black won 39, White 10' "$dir/summary"
    check "likelihood ratio" grep -q 'ratio 0.43 in -2.94 .. 2.94, open' "$dir/summary"
    check "depth, speed and time of a side" \
        grep -q '^one  *5.00  *50000  *2.0  *800$' "$dir/summary"
    "$match" --merge "$dir/t" --tsv >"$dir/summary"
    same "summary as TSV" "30.5 -19.1 81.3" \
        "$(awk -F "$tab" 'NR == 2 { print $8, $9, $10 }' "$dir/summary")"
    # shellcheck disable=SC2046
    table "$dir/t" $(repeat 20 1)
    "$match" --merge "$dir/t" >"$dir/summary"
    check "nothing but wins" \
        grep -q '^Elo +inf, 95 % interval +140.2 .. +inf' "$dir/summary"
    # Whatever the results: 0 lies within the interval when the likelihood is not in a tail.
    for results in '10 1' '12 1' '6 0' '40 1' '3 1 0 0.5 1 1 1 1' '8 1 1 1 0'; do
        # shellcheck disable=SC2046,SC2086
        table "$dir/t" $(repeat $results)
        "$match" --merge "$dir/t" --tsv >"$dir/summary"
        same "interval and likelihood of $results agree" "yes" "$(awk -F "$tab" 'NR == 2 {
            within = $9 != "inf" && ($9 == "-inf" || $9 < 0) && ($10 == "inf" || $10 > 0)
            tail = $12 > 0.975 || $12 < 0.025
            print within != tail ? "yes" : $9 " " $10 " " $12 }' "$dir/summary")"
    done
    # shellcheck disable=SC2046
    table "$dir/t" $(repeat 10 1 0)
    for late in 1 2; do
        sed "2,$((late + 1))s/mate/time/" "$dir/t" >"$dir/late"
        "$match" --merge "$dir/late" >"$dir/summary"
        same "$late of 20 games ended by time: a warning from 5 % on" $((late - 1)) \
            "$(grep -c "^warning: $late of 20 games ended by time" "$dir/summary")"
        "$match" --merge "$dir/late" --tsv 2>"$dir/errors" >"$dir/summary"
        same "... with TSV, too" "$((late - 1)) $late" \
            "$(grep -c '^warning: ' "$dir/errors") $(awk '{ print $NF }' "$dir/summary" | tail -n 1)"
    done
    play --games 400 --movetime 100 --sprt 0,50 --max-moves 3 \
        --engine "$fake script 1 startpos" --name one --engine "$fake play" --name two
    check "SPRT ends a match that is decided" grep -q 'H0 accepted' "$dir/summary"
    check "SPRT ends it early" test "$(grep -c . "$dir/rows")" -lt 100
}

# Order, seed and number of processes must not change a game; nor an interruption.
division() {
    cat >"$dir/openings" <<'END'
# comment
startpos moves 7g7f 3c3d
startpos moves 2g2f 8c8d	another column
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 5g5f
END
    set -- --openings "$dir/openings" --games 12 --max-moves 30 --restart --movetime 100 \
        --engine "$fake play 1" --name one --engine "$fake play 2" --name two
    play "$@"
    sort -n "$dir/rows" | cut -f 1-7,18 >"$dir/whole"
    same "openings in order, each with both colours" 12 "$(awk -F "$tab" '
        BEGIN { o[0] = "startpos moves 7g7f 3c3d "; o[1] = "startpos moves 2g2f 8c8d "
                o[2] = "/LNSGKGSNL b - 1 moves 5g5f " }
        index($8, o[int($1 / 2) % 3]) && $4 == ($1 % 2 ? "white" : "black")' \
        "$dir/whole" | wc -l | tr -d ' ')"
    play "$@" --concurrency 3
    sort -n "$dir/rows" | cut -f 1-7,18 >"$dir/again"
    check "the same games, three at a time" cmp "$dir/whole" "$dir/again"
    play "$@" --seed 2
    sort -n "$dir/rows" | cut -f 1-7,18 >"$dir/again"
    check "another seed, another order" test \
        "$(cmp -s "$dir/whole" "$dir/again" && echo same)" = ""
    cp "$dir/rows" "$dir/two"
    play "$@" --seed 2
    check "the same seed, the same games" test \
        "$(cut -f 18 "$dir/rows")" = "$(cut -f 18 "$dir/two")"

    play "$@"
    "$match" --quiet "$@" --out "$dir/games" 2>/dev/null >"$dir/summary"
    same "a table is not written over" "1 13" "$? $(wc -l <"$dir/games" | tr -d ' ')"
    sed 6q "$dir/games" >"$dir/cut"
    sed -n 7p "$dir/games" | cut -c 1-40 | tr -d '\n' >>"$dir/cut"
    "$match" --quiet --tolerance 60000 "$@" --out "$dir/cut" --resume >"$dir/summary"
    sed 1d "$dir/cut" | sort -n | cut -f 1-7,18 >"$dir/again"
    check "resumed after a cut-off line" cmp "$dir/whole" "$dir/again"
    sed 's/two/too/' "$dir/games" >"$dir/other"
    "$match" --quiet "$@" --out "$dir/other" --resume >/dev/null 2>"$dir/errors"
    same "another match is not resumed" "1 1" "$? $(grep -c 'line 2: ' "$dir/errors")"

    "$match" --quiet "$@" --merge "$dir/games" >/dev/null 2>&1
    same "--merge plays no games" 2 $?
    "$match" --merge "$dir/games" --tsv >"$dir/want"
    for part in 1 2 3; do
        "$match" --quiet --tolerance 60000 "$@" --shard $part/3 \
            --out "$dir/part$part" >/dev/null
    done
    "$match" --merge "$dir/part1" "$dir/part2" "$dir/part3" --tsv |
        cut -f 1-13 >"$dir/seen"
    same "shards add up to the match" "$(cut -f 1-13 "$dir/want")" "$(cat "$dir/seen")"
    "$match" --merge "$dir/part1" "$dir/part2" "$dir/part3" 2>"$dir/errors" >/dev/null
    same "whole parts: nothing is said" "" "$(cat "$dir/errors")"
    sed '$d' "$dir/part2" >"$dir/short"
    "$match" --merge "$dir/part1" "$dir/short" 2>"$dir/errors" >/dev/null
    same "incomplete parts are told, and what is missing of all" \
        "match: $dir/short is incomplete: 3 of 4 games;match: incomplete: 7 of 12 games" \
        "$(paste -s -d ';' "$dir/errors")"
    "$match" --merge "$dir/part1" "$dir/games" >/dev/null 2>"$dir/errors"
    same "a game is not counted twice" "1 1" \
        "$? $(grep -c 'is there twice' "$dir/errors")"
    for login in '' '--sshlogin :'; do
        if ! command -v parallel >/dev/null; then
            skip "GNU parallel $login" "not installed"
            continue
        fi
        rm -f "$dir"/part*
        # shellcheck disable=SC2086 # no login is no word
        parallel $login --will-cite -j 2 "$(absolute "$match") --quiet \
            --openings $dir/openings --games 12 --max-moves 30 --restart --movetime 100 \
            --tolerance 60000 --engine '$(absolute "$fake") play 1' --name one \
            --engine '$(absolute "$fake") play 2' --name two \
            --shard {}/3 --out $dir/part{}" ::: 1 2 3 >/dev/null 2>"$dir/errors"
        "$match" --merge "$dir"/part* --tsv | cut -f 1-13 >"$dir/seen"
        same "GNU parallel $login" "$(cut -f 1-13 "$dir/want")" "$(cat "$dir/seen")"
    done

    rm -f "$dir/games"; : >"$dir/rows"
    "$match" --quiet --out "$dir/games" --games 200 --max-moves 50 --movetime 100 \
        --tolerance 60000 --engine "$fake slow 1 5" --name one \
        --engine "$fake play 2" --name two >/dev/null &
    waited=0
    until [ "$(cat "$dir/games" 2>/dev/null | wc -l)" -gt 2 ] || [ $waited = 600 ]; do
        sleep 0.1
        waited=$((waited + 1))
    done
    kill -TERM $!
    wait $!
    same "a signal ends the match, not the table" "130 0" \
        "$? $("$match" --merge "$dir/games" >/dev/null; echo $?)"
}

# refused STATUS ARGUMENTS...: this exit status, and a message.
refused() {
    want=$1
    shift
    "$match" "$@" >/dev/null 2>"$dir/errors" </dev/null
    same "refused: $*" "$want yes" "$? $([ -s "$dir/errors" ] && echo yes)"
}

arguments() {
    refused 2
    refused 2 --engine "$fake"
    refused 2 --engine "$fake" --engine "$fake" --name b
    refused 2 --movetime 10 --engine "$fake" --engine "$fake"
    refused 2 --movetime ten --engine "$fake" --engine "$fake" --name b
    refused 2 --movetime 10 --games 3 --engine "$fake" --engine "$fake" --name b
    refused 2 --movetime 10 --shard 4/3 --engine "$fake" --engine "$fake" --name b
    refused 2 --nonsense
    refused 2 --movetime
    set -- --engine "$fake" --engine "$fake" --name b
    refused 1 --movetime 10 --openings "$dir/none" "$@"
    echo 'startpos moves 7g7e' >"$dir/bad"
    refused 1 --movetime 10 --openings "$dir/bad" "$@"
    check "a bad opening is named with its line" \
        grep -q "bad, line 1: .*7g7e" "$dir/errors"
    refused 1 --merge "$dir/bad"
    refused 1 --merge "$dir/none"
}

records() {
    scripted startpos 'startpos moves 7g7f 3c3d 8h2b+ resign' --csa "$dir/csa"
    same "CSA: moves and ending" "+7776FU -3334FU +8822UM %TORYO" \
        "$(grep -E '^[-+%][0-9A-Z]{5}' "$dir/csa/00000.csa" | tr '\n' ' ' | sed 's/ $//')"
    same "CSA: who played Black" "N+one N+two" \
        "$(cat "$dir/csa/00000.csa" "$dir/csa/00001.csa" | grep '^N+' | tr '\n' ' ' |
            sed 's/ $//')"
}

# Two engines that answer after 10 ms and use no time of their own: what is used is ours, mostly
# half a percent. A runner that asks instead of waiting takes a whole core; a busy machine, whose
# caches are others', counts twice as much time for the same work, and must not fail.
cost() {
    if grep -q __asan_init "$match"; then
        skip "the cost of the runner" "this one is built with a sanitizer"
        return
    fi
    "$match" --games 2 --max-moves 150 --movetime 100 \
        --engine "$fake slow 1 10" --name one \
        --engine "$fake slow 1 10" --name two >/dev/null 2>"$dir/errors"
    used=$(sed -n 's/.*the runner itself used \([0-9.]*\) % of a core/\1/p' "$dir/errors")
    check "the runner costs $used % of a core at 10 ms a move; the limit is 10" \
        awk "BEGIN { exit !(\"$used\" != \"\" && $used < 10) }"
}

# GNU Shogi through its adapter, against an engine that moves at random.
adapter() {
    gnushogi=tests/lab/match/gnushogi.sh
    if ! PATH=$PATH:/usr/games command -v gnushogi >/dev/null; then
        said=$(echo usi | sh $gnushogi 2>/dev/null)
        same "GNU Shogi is missing: status" 1 $?
        check "GNU Shogi is missing: said so" test "${said#*is not installed}" != "$said"
        skip "games of GNU Shogi" "gnushogi is not installed"
        return
    fi
    play --games 2 --max-moves 300 --movetime 5000 --engine "sh $gnushogi" --depth 1 \
        --name gnushogi --engine "$fake play 3" --name good
    faults=$(sed -n 's/^faults of gnushogi: //p' "$dir/summary")
    same "GNU Shogi plays both colours" "black white" "$(column a_side)"
    same "GNU Shogi makes no mistake" none "$faults"
    same "GNU Shogi mates" "mate 1 mate 1" \
        "$(awk -F "$tab" '{ printf "%s%s %s", sep, $6, $5; sep = " " }' "$dir/rows")"
}

# A class plays: two engines in another language, one that crashes, one that is late, one that
# does not start. Stopped in the middle, it goes on; without the one that does not start.
tournament() {
    cat >"$dir/tired.sh" <<'END'
while read -r word rest; do
    case $word in
    usi) echo "id name tired"; echo usiok ;;
    isready) echo readyok ;;
    go) echo "bestmove ${FIRST:-resign}" ;;
    quit) exit ;;
    esac
done
END
    printf '# the class\n%s\n' "tired \"sh $dir/tired.sh\"" "once \"env FIRST=9g9f sh $dir/tired.sh\"" \
        "crash   \"$fake crash 3\"" "late \"$fake slow 2 600\" --movetime 100" \
        "good \"$fake play 7\"" >"$dir/class"
    run() {
        sh tests/lab/match/tournament.sh "$dir/class" --dir "$dir/cup" --games 4 \
            --max-moves 40 --movetime 60000 "$@" >"$dir/cup.out" 2>"$dir/cup.err"
    }
    run --shard 1/2
    same "half a tournament" 5 "$(find "$dir/cup" -name '*-*.tsv' | grep -c .)"
    find "$dir/cup" -name '*-*.tsv' -exec cksum {} + | sort >"$dir/half"
    run --jobs 3
    same "a tournament of five: its status" 0 $?
    same "everyone against everyone" 10 "$(find "$dir/cup" -name '*-*.tsv' | grep -c .)"
    same "what was played is not played again" "" "$(
        find "$dir/cup" -name '*-*.tsv' -exec cksum {} + | sort | comm -13 - "$dir/half")"
    same "the best comes first" good "$(awk '$1 == 1 { print $2 }' "$dir/cup.out")"
    check "the crash is named" grep -q '^ *[1-5] crash .* crash [1-9]' "$dir/cup.out"
    check "the late engine is named" grep -q '^ *[1-5] late .* \(time\|hang\) [1-9]' "$dir/cup.out"
    same "all points are given" 40 \
        "$(awk 'NR > 1 { sum += $3 } END { print sum }' "$dir/cup.out")"
    echo 'dead "sh -c \"echo gone >&2; exit 3\""' >>"$dir/class"
    run --gauntlet dead --timeout 5000
    same "an engine that does not start: the status" 1 $?
    check "its last words are told" grep -q 'against dead: .*gone' "$dir/cup.out"
    check "and the others' table is there" grep -q '^not played: .*good-dead' "$dir/cup.out"
    run --gauntlet nobody
    same "a gauntlet of nobody is refused" 2 $?
    # Lines that were written elsewhere, and one whose quotation mark is missing.
    printf 'good "%s play 7"\r\nopen "%s play 8\r\n' "$fake" "$fake" >"$dir/class"
    run
    same "a quotation mark that is missing: the status" 1 $?
    check "the reason is told" grep -q '^good against open: .*\(quot\|matching\)' "$dir/cup.out"
}

# A mate in three: the score is Black's, who mates, behind the moves of both sides.
mate_scores() {
    echo 'sfen 4S2l1/l5g2/3pp2s1/pp3pk1P/3N1N1p1/2p2+B3/3P3P1/3Lg4/1+r3LK1R b 2G2SN3Pbn5p 1' \
        >"$dir/mate"
    play --games 2 --depth 5 --csa "$dir/mated" --openings "$dir/mate" \
        --engine "\"${OUT}chapter10/shogi\" usi" --name a \
        --engine "\"${OUT}chapter09/shogi\" usi" --name b
    same "CSA: mate scores are Black's" "31997 31998 31999" \
        "$(sed -n "s/^'\*\* //p" "$dir/mated/00000.csa" | xargs)"
}

# A game that both give up is ended, and said to be; records in both formats tell it.
adjudication() {
    play --games 2 --depth 2 --adjudicate 600,2 --csa "$dir/csa" --kif "$dir/kif" \
        --openings tests/data/openings.sfen --engine "\"${OUT}chapter07/shogi\" usi" --name a \
        --engine "\"${OUT}chapter06/shogi\" usi" --name b --option Evaluation=simple
    same "games that both give up" "adjudicated adjudicated" "$(column ending)"
    check "the summary tells them" grep -q '^endings: adjudicated 2$' "$dir/summary"
    same "their records end there" "2 2" "$(grep -l '^%CHUDAN' "$dir"/csa/*.csa | grep -c .) $(
        grep -l '中断' "$dir"/kif/*.kifu | grep -c .)"
    "$match" --depth 1 --adjudicate 5 --engine x --engine y >/dev/null 2>&1
    same "half an --adjudicate is refused" 2 $?
}

# What would be measured or kept otherwise than was asked is told before a game is played.
misspelled() {
    set -- --games 2 --depth 1 --engine "\"${OUT}chapter07/shogi\" usi" --name a
    play "$@" --option Killers=false --engine "\"${OUT}chapter06/shogi\" usi" --name b
    same "an option that an engine does not have" \
        "1 0 match: a can't start: it has no option for 'Killers=false'; \`\"${OUT}chapter07/shogi\" usi\`, last words:" \
        "$status $(grep -c . "$dir/rows") $(cat "$dir/errors")"
    play "$@" --engine "\"${OUT}chapter06/shogi\" usi" --name b --csa README.md
    same "a file where a directory is wanted" "1 match: README.md is no directory" "$status $(cat "$dir/errors")"
    [ -c /dev/full ] || return
    "$match" "$@" --quiet --engine "\"${OUT}chapter06/shogi\" usi" --name b >/dev/full 2>"$dir/errors"
    same "a summary that can't be written" "1 match: the output can't be written" "$? $(cat "$dir/errors")"
}

quick='adjudication misspelled mate_scores statistics arguments records'
[ $# -gt 0 ] || ! sampled || set -- $quick
[ $# -gt 0 ] || set -- $quick division rules tournament faults clocks cost adapter
for part in "$@"; do
    $part
done
finish
