#!/bin/sh
# experiments.sh - the programs around the matches: charts, openings, ladder, ablation,
# each in a run of a few seconds that shows it whole, stopped and gone on with; and a match of
# real engines played twice.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
match=$BUILD/match plot=$BUILD/plot make_openings=$BUILD/make_openings
first=${OUT}chapter07/shogi second=${OUT}chapter08/shogi
needs "$match" "$plot" "$make_openings" "$first" "$second"

# count PATTERN FILE
count() {
    grep -o "$1" "$2" | wc -l | tr -d ' '
}

charts() {
    printf '%b\n' 'name\tvalue\tlow\thigh' '# a comment' 'a<b\t10\t5\t20' 'c\t-\t\t' \
        'd\t-5\t-6\t-4' >"$dir/t"
    "$plot" bars --label name --value value --low low --high high --title T \
        <"$dir/t" >"$dir/svg"
    same "bars: one for each number" 3 "$(count '<rect' "$dir/svg")" # and the background
    check "bars: text is escaped" grep -q '>a&lt;b<' "$dir/svg"
    check "bars: ends as SVG" grep -q '^</svg>$' "$dir/svg"
    printf 'm\tv\ts\nI\t1\ta\nI\t2\tb\nII\t3\ta\nII\t4\tb\n' >"$dir/t"
    "$plot" bars --label m --value v --series s --command 'make <it>' <"$dir/t" >"$dir/svg"
    same "bars: a group has one label, a series one colour and one entry in the key" \
        "1 1 3 1" "$(count '>I<' "$dir/svg") $(count '>II<' "$dir/svg") $(
            count 'fill="#0072b2"' "$dir/svg") $(count '>b<' "$dir/svg")"
    printf 'm\tv\te\tlow\thigh\nI\t10\t-3\t-9\t2\nII\t20\t=\t-\t-\n' >"$dir/t"
    "$plot" bars --label m --value v --beside e --beside-low low --beside-high high \
        --beside-title 'second <scale>' <"$dir/t" >"$dir/two"
    same "bars: beside them those of a second column, from 0" "2 1 1" "$(count 'fill="#0072b2"' "$dir/two") $(
        count 'fill="#d55e00"' "$dir/two") $(count '>second &lt;scale><' "$dir/two")"
    check "a picture says its command" grep -q '>make &lt;it><' "$dir/svg"
    printf 'x\ty\tkind\n1\t10\tp\n2\t100\tp\n1\t5\tq\n2\t7\tq\n3\t9\tq\n' >"$dir/t"
    "$plot" lines --x x --y y --series kind --log-y <"$dir/t" >"$dir/svg"
    same "lines: every point" 5 "$(count '<circle' "$dir/svg")"
    same "lines: points of a series are joined" 3 "$(count '<polyline' "$dir/svg")"
    "$plot" lines --x x --y none <"$dir/t" >/dev/null 2>&1
    same "an unknown column" 1 $?
    "$plot" bars --label x </dev/null >/dev/null 2>&1
    same "a missing argument" 2 $?
    "$plot" bars --label x --value x </dev/null >/dev/null 2>&1
    same "an empty table" 1 $?
}

# Every program and every script that a person may call.
help_of_all() {
    sampled || for tool in $(make -pn BUILD="$BUILD" 2>/dev/null | sed -n 's/^programs: *//p' | tr ' ' '\n' |
        grep -vE '^(all|.*/tests/.*|.*/exercises/.*)$' | sort -u); do
        "$tool" --help >"$dir/help" 2>"$dir/errors" </dev/null
        same "${tool##*/} --help" "0 0 yes" "$? $(wc -c <"$dir/errors" | tr -d ' ') $(
            [ "$(wc -l <"$dir/help")" -gt 4 ] && grep -qi "${tool##*/}" "$dir/help" && echo yes)"
    done
    for script in tests/lab/*/*.sh; do
        case $script in */measure.sh | */blocks.sh) continue ;; esac
        sh "$script" --help >"$dir/help" 2>&1 </dev/null
        same "${script##*/} --help" "0 ${script##*/}" "$? $(sed 's/ .*//; 1q' "$dir/help")"
    done
}

openings() {
    "$make_openings" --engine "$second usi" --count 4 --depth 1 --seed 3 >"$dir/first"
    same "make_openings: as many as asked for" "0 4" \
        "$? $(grep -c '^startpos' "$dir/first")"
    "$make_openings" --engine "$second usi" --count 4 --depth 1 --seed 3 >"$dir/second"
    check "make_openings: the same seed, the same openings" cmp "$dir/first" "$dir/second"
    "$make_openings" --engine "$second usi" --count none >/dev/null 2>&1
    same "make_openings: a wrong argument" 2 $?
    check "the openings in tests/data: at least 100" \
        test "$(grep -c '^startpos' tests/data/openings.sfen)" -ge 100
    same "the problems in tests/data: every one is read" \
        "$(grep -vc '^#' tests/data/problems.tsv)" \
        "$("$second" solve tests/data/problems.tsv --depth 1 --tsv | sed 1d | grep -c .)"
    same "the openings in tests/data: none twice" "" \
        "$(grep '^startpos' tests/data/openings.sfen | cut -f 1 | sort | uniq -d)"
}

# The match with a fixed number of nodes, and the rest as said.
fixed() {
    "$match" --quiet --nodes 300 --games 6 --max-moves 80 --seed 5 \
        --openings tests/data/openings.sfen --engine "$second usi" --name new \
        --engine "$first usi" --name old "$@" >"$dir/summary"
}

repeated() {
    rm -f "$dir/first" "$dir/second"
    fixed --out "$dir/first" --csa "$dir/csa"
    fixed --out "$dir/second" --concurrency 2
    same "real engines, fixed nodes: the same games again" \
        "$(sort -n "$dir/first" | cut -f 1-9,11,13,15,18)" \
        "$(sort -n "$dir/second" | cut -f 1-9,11,13,15,18)"
    check "real engines: no faults" grep -q '^faults of new: none$' "$dir/summary"
    same "a CSA file for each game" 6 "$(find "$dir/csa" -name '*.csa' | grep -c .)"
}

# lab SCRIPT WORD...: of the experiments, in a build directory of its own.
lab() {
    script=$1
    shift
    BUILD=$dir/build sh "tests/lab/experiments/$script" "$@"
}

# refused NAME STATUS TEXT SCRIPT WORD...: before anything is measured.
refused() {
    name=$1 wanted=$2 text=$3
    shift 3
    lab "$@" >"$dir/said" 2>"$dir/errors"
    same "$name" "$wanted 0 1" \
        "$? $(grep -c . "$dir/said") $(grep -ce "$text" "$dir/errors")"
}

# kept NAME LABEL SCRIPT WORD...: stopped after two games of a match and called again to play
# four, the experiment plays the other two; without --resume it puts all aside.
kept() {
    name=$1 label=$2
    shift 2
    rm -rf "$dir/build/${name:?}"
    lab "$@" --games 2 >/dev/null 2>&1
    mkdir "$dir/kept" && cp "$dir/build/$name/$label"-*.games "$dir/kept"
    lab "$@" --games 4 --resume >/dev/null 2>"$dir/errors"
    for file in "$dir/kept"/*; do
        same "$name: games that were played are kept, others are played" "2 5" \
            "$(grep -cxFf "$file" "$dir/build/$name/${file##*/}" | awk '{ print $1 - 1 }') $(
                wc -l <"$dir/build/$name/${file##*/}" | tr -d ' ')"
        lab "$@" --games 2 >/dev/null 2>"$dir/errors"
        same "$name: what is not gone on with is put aside" "5 3 1" \
            "$(wc -l <"$dir/build/$name/${file##*/}.1" | tr -d ' ') $(
                wc -l <"$dir/build/$name/${file##*/}" | tr -d ' ') $(
                grep -c "are now in .*${file##*/}.1;" "$dir/errors")"
    done
    rm -r "$dir/kept"
}

ladder() {
    mkdir "$dir/build" && cp "$match" "$plot" "$dir/build"
    set -- --chapters '07 08' --movetime 4 --depths '1 2' --concurrency 2
    lab ladder.sh "$@" --games 2 --tsv >"$dir/tsv" 2>/dev/null
    same "ladder: two steps of a table" "chapter 07 08" "$(cut -f 1 "$dir/tsv" | xargs)"
    same "ladder: as many cells in each row" 15 \
        "$(awk -F "$tab" '{ print NF }' "$dir/tsv" | uniq)"
    same "ladder: games" 2 "$(sed -n '3s/.*\t07\t\([0-9]*\)\t.*/\1/p' "$dir/tsv")"
    same "ladder: with options for both" "$("$first" bench --depth 2 Killer=false |
        awk '$1 == "bench" { print $3 }')" "$(lab ladder.sh --chapters 07 --movetime 4 \
            --depths 2 --set Killer=false --tsv | cut -f 3 | sed 1d)"
    kept ladder 08-07 ladder.sh "$@"
    CALL='make ladder' lab ladder.sh DEPTHS='1 2' GAMES=2 MOVETIME=4 CHAPTERS='07 08' RESUME=1 \
        >"$dir/text" 2>/dev/null
    same "ladder: the table for a reader, and what made it" \
        '4 Made by `make ladder DEPTHS="1 2" GAMES=2 MOVETIME=4 CHAPTERS="07 08"`:' \
        "$(grep -c '^|' "$dir/text") $(sed 1q "$dir/text")"
    for words in '--frob 1' '--games more' '--games=3' 'GAMES=3' 'FROB=1' '--games none'; do
        # shellcheck disable=SC2086 # several words
        refused "ladder: refuses $words" 2 . ladder.sh $words
    done
    refused "ladder: openings that are not there" 1 "none: can't be read" ladder.sh \
        --openings "$dir/none"
    refused "ladder: an option that a chapter has not" 2 "called 'Nope'" ladder.sh --set Nope=1
    mv "$dir/build/match" "$dir/match"
    printf '#!/bin/sh\nexit 3\n' >"$dir/build/match" && chmod +x "$dir/build/match"
    lab ladder.sh "$@" --tsv >"$dir/tsv" 2>"$dir/errors"
    same "ladder: rows are there before what comes later fails" "1 chapter 07 1" \
        "$? $(cut -f 1 "$dir/tsv" | xargs) $(grep -c 'was not finished' "$dir/errors")"
    mv "$dir/match" "$dir/build/match"
}

ablation() {
    lab switches.sh ablation --chapter 08 --depth 2 --time 2 --tsv >"$dir/tsv" 2>&1
    same "ablation: every switch of the chapter" \
        "$("$second" options --tsv | awk -F "$tab" '$8 == "08" && $2 == "check"' |
            wc -l)" "$(sed 1,2d "$dir/tsv" | wc -l)"
    check "ablation: a chart" grep -q '</svg>' "$dir/build/ablation/08-nodes.svg"
    kept ablation 09-Recapture=false switches.sh ablation --chapter 09 --depth 1 --time 1 \
        --movenodes 50
    check "ablation: a chart of games" grep -q '2 games, 50 nodes a move' \
        "$dir/build/ablation/09-elo.svg"
    refused "ablation: a chapter that does not exist" 1 'is not built' \
        switches.sh ablation --chapter 99
}

techniques() {
    lab switches.sh techniques --chapter 09 --depth 2 --time 2 --tsv >"$dir/tsv" 2>&1
    same "techniques: none, and a row for every technique of the chapter" "none + Recapture" \
        "$(sed 1d "$dir/tsv" | cut -f 1 | xargs)"
    same "techniques: from the chapter before to this one" \
        "$(for chapter in 08 09; do
            "$OUT"chapter$chapter/shogi bench --depth 2 |
                sed -n '$s/^bench nodes \([0-9]*\).*/\1/p'
        done | xargs)" "$(sed 1d "$dir/tsv" | cut -f 2 | xargs)"
    check "techniques: a chart, and the call that makes it again" grep -q \
        '>sh tests/lab/experiments/switches.sh techniques --chapter 09 --depth 2 --time 2<' \
        "$dir/build/techniques/09-nodes.svg"
    kept techniques 09-+Recapture switches.sh techniques --chapter 09 --depth 1 --time 1 --movenodes 50
    same "techniques: by nodes, with an option for all rows" "0.83 0.83" \
        "$(lab switches.sh techniques --chapter 09 --depth 1 --nodes 100 \
            --set 'Evaluation=simple ValueDepth=3' --tsv | sed 1d | cut -f 3 | xargs)"
    same "techniques: something else in place of a technique" \
        "PruneBy=rank instead $("$second" bench --depth 2 PruneBy=rank Evaluation=simple |
            sed -n '$s/^bench nodes \([0-9]*\).*/\1/p')" \
        "$(lab switches.sh techniques --chapter 08 --depth 2 --nodes 100 --set Evaluation=simple \
            --instead PruneBy=rank --tsv | sed '$!d' | cut -f 1,2 | xargs)"
    refused "techniques: an option that does not exist" 2 "called 'Nope'" \
        switches.sh techniques --chapter 08 --instead Nope=1
    refused "techniques: an odd number of games" 2 'an even number' \
        switches.sh techniques --chapter 08 --games 3
    refused "techniques: a chapter that does not exist" 1 'is not built' switches.sh techniques --chapter 99
}

steps() {
    mkdir -p "$dir/build" # with what the engines are built with
    cp "$BUILD/flags" "$BUILD/common.a" "$plot" "$match" "$dir/build"
    lab steps.sh --chapter 09 --depth 2 --nodes 50 --set 'Evaluation=simple Recapture=true' --tsv >"$dir/tsv" 2>&1
    same "steps: a row a step" "09.1 09.2" "$(sed 1d "$dir/tsv" | cut -f 1 | xargs)"
    same "steps: its lines, its nodes" "$(for step in 09.1 09.2; do
        sh tests/exercises/series.sh lines $step | cut -d ' ' -f 1
        "$dir/build/steps/$step/shogi" bench --depth 2 Evaluation=simple Recapture=true |
            sed -n '$s/^bench nodes \([0-9]*\).*/\1/p'
    done | xargs)" "$(sed 1d "$dir/tsv" | cut -f 4,5 | xargs)"
    check "steps: a picture" grep -q '09.2 the-second-search' "$dir/build/steps/09.svg"
    printf '#!/bin/sh\necho "$*" >"%s"\nexit 3\n' "$dir/words" >"$dir/build/match"
    chmod +x "$dir/build/match"
    lab steps.sh --chapter 09 --depth 1 --nodes 0 --games 2 >/dev/null 2>&1
    cp "$match" "$dir/build"
    check "steps: games of the new step against the old" grep -q \
        -- "--engine [^ ]*/steps/09.1/shogi usi --name new .*chapter08/shogi usi --name old" "$dir/words"
    printf 'step\telo\telo_low\telo_high\tgames\tby_time\n09.2\t-25.2\t-59\t9.4\t400\t0\n' >"$dir/played"
    same "steps: the Elo of games played before" '| 09.2 | Search the recapture again, two plies deeper | 37 | 12 | -25 (-59 to +9) |' \
        "$(lab steps.sh --chapter 09 --depth 1 --nodes 0 --played "$dir/played" 2>&1 | tail -n 1 | sed 's/| [0-9]* | -/| 12 | -/')"
    lab steps.sh --chapter 09 --depth 1 --nodes 0 --games 2 --movenodes 20 --concurrency 1 --tsv >"$dir/tsv" 2>/dev/null
    same "steps: what plays alike has no Elo" '= 40' "$(grep '^09.1' "$dir/tsv" | cut -f 8,11 | xargs)"
    refused "steps: a chapter that does not exist" 2 'has no steps' steps.sh --chapter 99
    refused "steps: an odd number of games" 2 'an even number' steps.sh --chapter 08 --games 3
}

levels() {
    lab levels.sh --chapter 07 --to 2 --games 2 \
        --set Evaluation=material --tsv >"$dir/tsv" 2>/dev/null
    same "levels: each against the one below" "1 0 2 2 1 2" \
        "$(sed 1d "$dir/tsv" | cut -f 2-4 | xargs)"
    same "levels: points" "$(sed 1d "$dir/tsv" |
        awk '{ printf "%.1f ", 100 * ($5 + $6 / 2) / $4 }' | xargs)" \
        "$(sed 1d "$dir/tsv" | cut -f 8 | xargs)"
    kept levels 07-1 levels.sh --chapter 07 --to 1 --top 50
    lab levels.sh --chapter 06 --from 5 --tsv >"$dir/tsv"
    same "levels: none that the chapter has not got" 1 "$(wc -l <"$dir/tsv")"
}

# A counter on a terminal, and nothing of it elsewhere.
decide() {
    cp "$make_openings" "$dir/build"
    set -- decide.sh --chapter 08 --switches ForwardPruning=false --movenodes 50 --concurrency 2
    lab "$@" --games 6 --sprt 0,5 >"$dir/text" 2>"$dir/errors"
    same "decide: a row with its games, and openings made for them" '1 6 3' \
        "$(sed -n 's/^| ForwardPruning=false | \([0-9]*\)-\([0-9]*\)-\([0-9]*\) .* open |$/\1 \2 \3/p' \
            "$dir/text" | awk '{ print NR, $1 + $2 + $3 }') $(
            grep -c ^startpos "$dir/build/decide/openings-08-3.sfen")"
    lab "$@" --games 300 --sprt -700,-600 --openings tests/data/openings.sfen \
        >"$dir/text" 2>"$dir/errors"
    same "decide: ends when it believes one of the two" '| H1 accepted' \
        "$(tail -n 1 "$dir/text" | grep -o '| H1 accepted')"
    check "decide: before all games are played" \
        test "$(cat "$dir"/build/decide/08-*.games | wc -l)" -lt 290
    kept decide 08-ForwardPruning=false "$@" --openings tests/data/openings.sfen
    refused "decide: refuses an unknown switch" 2 Frob decide.sh --switches Frob=1
}

# Programs that say what they searched: the second 2000 and 3000 nodes in turn, the first 1000.
speed() {
    cat >"$dir/slow" <<'END'
#!/bin/sh
printf 'position\tnodes\tms\n1\t9\t1\n2\t1000\t1\n3\t2000\t2\n'
END
    cat >"$dir/fast" <<'END'
#!/bin/sh
nodes=2000
case $* in
*--time*) if [ -f "$0.turn" ]; then rm "$0.turn"; nodes=3000; else : >"$0.turn"; fi ;;
esac
printf 'position\tnodes\tms\n1\t9\t1\n2\t%d\t1\n3\t%d\t1\n' $nodes $nodes
END
    chmod +x "$dir/slow" "$dir/fast"
    same "speed: means, the best, and how much faster with its interval" \
        "1000000 1000000 1.000 - - 2500000 3000000 2.500 1.934 3.066" \
        "$(lab speed.sh --rounds 4 --tsv "$dir/slow" "$dir/fast" | sed 1d | cut -f 2- | xargs)"
    same "speed: one round has no interval" "| 2000000 | 2000000 | 2.000 |" \
        "$(lab speed.sh --rounds 1 "$dir/slow" "$dir/fast A=1" | sed -n 's/.* A=1 //p')"
    same "speed: a chapter, in time" "yes" "$(lab speed.sh --rounds 1 --time 10 --tsv "$first" |
        awk -F '\t' 'NR == 2 { print ($2 > 1000 ? "yes" : $2) }')"
    refused "speed: refuses an unknown option" 2 Frob speed.sh "$first Frob=1"
    refused "speed: refuses what is not built" 1 nothing speed.sh "$dir/nothing"
    printf '#!/bin/sh\nexit 1\n' >"$dir/other" && chmod +x "$dir/other"
    refused "speed: refuses what is no chapter" 1 'no program of a chapter' speed.sh "$dir/slow" "$dir/other"
}

counters() {
    command -v script >"$dir/where" || { skip "counters" "no program script here"; return; }
    for call in "sh tests/lab/experiments/switches.sh techniques --chapter 09 --depth 1 --time 1" \
        "$BUILD/find_horizon --depth 2 --games 1 tests/data/openings.sfen"; do
        BUILD=$dir/build script -qec "$call" "$dir/seen" >/dev/null </dev/null
        same "a counter on a terminal: ${call%% --*}" "yes" \
            "$(grep -q '[01] of [12]' "$dir/seen" && echo yes)"
        BUILD=$dir/build $call >"$dir/seen" 2>&1
        same "... and not in a file" 0 "$(grep -c '[01] of [12]' "$dir/seen")"
    done
}

# Charts that stand in a text are not touched, unless that is asked for.
charts_kept() {
    before=$(cat chapter*/*.svg | cksum)
    lab prune_sweep.sh --depth 1 --nodes 2 --tsv >"$dir/tsv"
    same "prune_sweep: a row for each limit" 20 "$(sed 1d "$dir/tsv" | wc -l | tr -d ' ')"
    check "prune_sweep: its chart, and the call" grep -q \
        '>sh tests/lab/experiments/prune_sweep.sh --depth 1 --nodes 2<' \
        "$dir/build/prune-sweep/sweep.svg"
    make -s table-ordering BUILD="$BUILD" DEPTH=1 >/dev/null
    check "table-ordering: its chart, and the call" grep -q '>make table-ordering DEPTH="1"<' \
        "$BUILD/ordering.svg"
    if [ -n "${TEST_DEEP:-}" ]; then
        cp "$BUILD/margin" "$dir/build"
        kept margins root margin.sh --depth 1 --movetime 2
    fi
    same "no chart of a text has changed" "$before" "$(cat chapter*/*.svg | cksum)"
}

# Experiments of chapters 8 and 9, on something small.
moves() {
    sed -n 2p tests/data/games.usi >"$dir/one.usi"
    "$BUILD/move_rank" --tsv Evaluation=simple "$dir/one.usi" | grep -v '^#' >"$dir/tsv"
    same "move_rank: a row for each part left out" 7 "$(grep -c '^without ' "$dir/tsv")"
    same "move_rank: no variant is like ours in everything" "" \
        "$(awk -F "$tab" 'NR == 2 { ours = $2 $7 } NR > 2 && $2 $7 == ours { print $1 }' \
            "$dir/tsv" | grep -v -e focal -e king -e check -e old -e pawn)"
    "$BUILD/move_rank" NoSuch=1 "$dir/one.usi" >/dev/null 2>&1
    same "move_rank: a wrong option" 2 $?
    "$BUILD/find_horizon" --depth 3 --games 2 Evaluation=simple tests/data/openings.sfen \
        >"$dir/found"
    same "find_horizon: what differs adds up" \
        "$(sed -n 's/.* positions, \([0-9]*\) differ/\1/p' "$dir/found")" \
        "$(awk '/^# value of/ { sum += $(NF - 5) + $(NF - 3) + $(NF - 1) } END { print sum }' \
            "$dir/found")"
    if [ -n "${TEST_DEEP:-}" ]; then
        "$BUILD/find_horizon" --depth 3 --games 400 Evaluation=simple \
            tests/data/openings.sfen >"$dir/found"
        check "find_horizon: tests/data/horizon.tsv is what it prints" \
            cmp "$dir/found" tests/data/horizon.tsv
    fi
    "$BUILD/find_horizon" --depth none tests/data/openings.sfen >/dev/null 2>&1
    same "find_horizon: a wrong argument" 2 $?
}

# disagree [ARGUMENTS]: chapters 9 and 8 on the positions of the horizon.
disagree() {
    "$BUILD/disagreements" --option Evaluation=simple --depth 3 --judge-depth 5 \
        --positions "$dir/horizon" --engine "${OUT}chapter09/shogi usi" \
        --engine "$second usi" "$@" 2>"$dir/errors"
}

disagreements() {
    grep -v '^#' tests/data/horizon.tsv | cut -f 2 | head -n 4 >"$dir/horizon"
    disagree --judge "$second usi" --option ForwardPruning=false >"$dir/text"
    same "disagreements: chapter 9 is right where it was found to be" \
        "better: first 4, second 0; even (less than 100 cp): 0" \
        "$(grep '^better' "$dir/text")"
    same "disagreements: the sums" \
        "4 positions: 0 with the same move, 0 without a move, 4 differ" \
        "$(grep '^4 positions' "$dir/text")"
    disagree --tsv >"$dir/tsv"
    same "disagreements: a row for each" "$(cat "$dir/horizon")" \
        "$(sed 1d "$dir/tsv" | cut -f 2)"
    "$BUILD/disagreements" --depth 2 --positions "$dir/horizon" --engine "$second usi" \
        --engine "$second usi" >"$dir/text"
    same "disagreements: a program agrees with itself" \
        "4 positions: 4 with the same move, 0 without a move, 0 differ" \
        "$(grep '^4 positions' "$dir/text")"
    "$BUILD/disagreements" --engine "$second usi" >/dev/null 2>&1
    same "disagreements: one engine is not enough" 2 $?
    disagree --depth none >/dev/null
    same "disagreements: a wrong number" 2 $?
    disagree --positions nowhere >/dev/null
    same "disagreements: no file" 1 $?
    "$BUILD/disagreements" --engine "$BUILD/fake crash 1" --engine "$second usi" \
        >/dev/null 2>&1
    same "disagreements: an engine that ends" 1 $?
}

variants() {
    command -v patch >"$dir/where" || { skip "variants" "there is no patch here"; return; }
    for file in tests/lab/experiments/variants/*.patch; do
        name=${file##*/}
        check "variant ${name%.patch}: its lines are there" \
            patch -s -f --dry-run -p1 -i "$file"
    done
    sh tests/lab/experiments/variant.sh none >/dev/null 2>&1
    same "variant.sh: a name that does not exist" 2 $?
    same "variant.sh: the names" "$(ls tests/lab/experiments/variants | wc -l)" \
        "$(sh tests/lab/experiments/variant.sh | wc -l)"
    ! sampled || return
    for file in tests/lab/experiments/variants/*.patch; do
        rm -rf "$dir/variant"
        mkdir "$dir/variant"
        cp "$(sed -n 's|^+++ b/\(chapter[0-9][0-9]\)/.*|\1|p' "$file" | sed q)"/*.[ch] "$dir/variant"
        patch -s -d "$dir/variant" -p2 <"$file"
        name=${file##*/}
        check "variant ${name%.patch} compiles" "${CC:-cc}" -std=c99 -pedantic-errors \
            -fsyntax-only -Icommon "$dir"/variant/*.c
    done
    [ -n "${TEST_DEEP:-}" ] || return
    sh tests/lab/experiments/variant.sh checks-first --version >/dev/null
    same "table-ordering: a sixth technique has a row of its own" "VI all minimum" \
        "$(make -s BUILD="$BUILD" table-ordering DEPTH=1 TSV=1 \
            DIR="$BUILD/variants/checks-first" | sed -n 's/^board-first\t//p' | tail -n 3 |
            cut -f 1 | xargs)"
    # Both are built already, and older than what was linked last.
    sh tests/lab/experiments/variant.sh target-0 --version >/dev/null
    for name in target-0 checks-first target-0; do
        make -s BUILD="$BUILD" table-ordering DEPTH=1 TSV=1 DIR="$BUILD/variants/$name" >"$dir/$name.last"
        [ -s "$dir/$name.first" ] || cp "$dir/$name.last" "$dir/$name.first"
    done
    same "table-ordering: another copy is another program" "$(cat "$dir/target-0.first")" \
        "$(cat "$dir/target-0.last")"
}

quick='charts help_of_all openings speed variants'
[ $# -gt 0 ] || ! sampled || set -- $quick
[ $# -gt 0 ] || set -- $quick repeated moves disagreements ladder ablation steps levels decide counters charts_kept
for part in "$@"; do
    $part
done
finish
