# blocks.sh - commands of blocks.tsv that are longer than a line; read by texts.sh.
# shellcheck shell=sh
seven=${OUT}chapter07/shogi eight=${OUT}chapter08/shogi nine=${OUT}chapter09/shogi ten=${OUT}chapter10/shogi

# --- top ---

# A game without a screen: no journal, no settings of the reader's own.
screen() {
    echo '```'
    printf '%s\n' 'board letters' 7g7f 2g2f 7i8h 'hint 3' |
        XDG_STATE_HOME=$CACHE HOME=$CACHE LC_ALL=C.UTF-8 "${OUT}chapter10/shogi" --nodes=20000 2>&1 |
        awk '/^White plays/ { text = "" } { text = text $0 "\n" } END { printf "%s", text }'
    echo '```'
}

# search() as a step leaves it, indented like a listing.
whole_search() { # STEP
    rm -rf "$CACHE/whole_search"
    sh tests/exercises/series.sh lay "$1" "$CACHE/whole_search"
    echo
    sed -n '/^int search(/,/^}/s/^/    /p' "$CACHE/whole_search/search.c" | sed 's/ *$//'
    echo
}

# Each level of strength against the one below, as tests/data/levels.tsv has it, with the
# positions a move that the chapter gives it.
levels() {
    sed 1d tests/data/levels.tsv | {
        printf 'chapter\tlevel\tagainst\tpositions\twon-drawn-lost\tpoints\n'
        while IFS=$tab read -r chapter level against _ won drawn lost percent; do
            nodes=$(echo "level $level" | LC_ALL=C "${OUT}chapter$chapter/shogi" |
                sed -n 's/^Level .* up to \([0-9]*\) nodes.*/\1/p')
            printf '%s\t%s\t%s\t%s\t%s\t%s %%\n' "${chapter#0}" "$level" "$against" \
                "${nodes:--}" "$won-$drawn-$lost" "$percent"
        done
    } | markdown 0
}

# nodes_head, nodes_row NAME PROGRAM [NAME=VALUE...]: nodes to depths 3, 4 and 5, and the
# branching factor, the root of nodes to depth 5 over nodes to depth 3.
nodes_head() {
    printf 'search\tdepth 3\tdepth 4\tdepth 5\tbranching factor\n'
}
nodes_row() {
    name=$1 program=$2
    shift 2
    three=$(nodes_to 3 "$program" "$@") four=$(nodes_to 4 "$program" "$@")
    five=$(nodes_to 5 "$program" "$@")
    awk -v OFS="$tab" -v n="$name" -v a="$three" -v b="$four" -v c="$five" 'BEGIN {
        print n, a, b, c, sprintf("%.1f", sqrt(c / a)) }'
}

# --- evaluation ---

# The position that the lesson on the network works out by hand: unit 26, target 80 %.
network_pass() { once "$BUILD/train" pass 26 80 '4k4/9/9/9/9/9/9/9/6KNL b - 1'; }
network_forward() { echo '```'; network_pass | sed '/^$/,$d'; echo '```'; }
network_backward() { echo '```'; network_pass | sed '1,/^$/d'; echo '```'; }

# What tables and network say of tests/data/network.sfen, and a search; for the mover.
network_sees() {
    once "$ten" bench --positions tests/data/network.sfen --depth 12 --tsv Evaluation=network |
        cut -f 3 | sed '1d; s/cp //' >"$CACHE/searched"
    for e in learned network; do
        sed "s/^sfen.*/set Evaluation $e\n&\neval/" tests/data/network.sfen |
            LC_ALL=C "$ten" | awk -v e=$e '
                (e == "learned" ? / value for / : / network for /) { print $1 }' >"$CACHE/$e"
    done
    paste "$CACHE/learned" "$CACHE/network" "$CACHE/searched" | awk -v OFS="$tab" '
        BEGIN { print "position", "the tables", "the network adds", "search to depth 12" }
        { print NR, $1, $2, $3 }' | markdown 1
}

# --- terminal ---

# A session of chapter 10 through a pipe, as it is quoted: terminal OPTION... <LINES.
terminal() {
    XDG_STATE_HOME=$CACHE HOME=$CACHE LC_ALL=C.UTF-8 "${OUT}chapter10/shogi" "$@" 2>&1
}
terminal_screen() { echo 7g7f | terminal --kanji --nodes=5000 | sed 's/^/    /'; }
terminal_why() {
    printf '7g7f\n3c3d\n8h2b+\nwhy 8b2b\n' |
        terminal --ascii --notation=usi --play=none --nodes=20000 |
        awk '/^[+]-/ { told = ""; next } { told = told "    " $0 "\n" } END { printf "%s", told }'
}
terminal_review() {
    printf 'load tests/data/games.usi 2\nreview\n' |
        terminal --ascii --notation=usi --play=none --nodes=3000 |
        sed -n '/^Review of/,$s/^/    /p'
}
terminal_japanese() {
    printf '22角\nwhy 76歩\n' | terminal --lang=ja --play=none --nodes=20000 |
        sed 's/^/    /'
}

# --- chapters 6 and 7 ---

# The late board of lesson 06.2, and the position in which White is in check.
LATE='4g3l/1s1k2s2/2np1pnp1/4pg2p/3NP4/3G1BS1P/1+p1P1PPP1/6R2/+r3BKSNL w Lgl6p 100'
CHECKED='ln1g4l/1rs1k4/2p1Gpnp1/3Spbp1p/ppP6/3P2P1P/PPS1PPNP1/2b1KR1S1/LN3G2L w Pg 44'

# drawn CHAPTER DEPTH [WORD ...]: the last line of the tree of that position, its nodes.
drawn() {
    chapter=$1 depth=$2
    shift 2
    # shellcheck disable=SC2086 # words
    once "${OUT}chapter$chapter/shogi" tree $CHECKED --depth "$depth" Evaluation=simple "$@"
}

# best_score CHAPTER DEPTH, score_of CHAPTER DEPTH MOVE: of that tree, cp.
best_score() { drawn "$1" "$2" | awk 'NR == 1 { print $7 }'; }
score_of() {
    drawn "$1" "$2" --max-children 600 | awk -v move="$3" '
        index($0, "  " move) == 1 { sub(/.*[<>]?= */, ""); print $1 + 0; exit }'
}

windows() {
    echo '```'
    drawn 07 3 --max-children 600 --json | awk -v side="White Black" -f tests/lab/experiments/windows.awk
    echo '```'
}

# variant NAME WORD...: the chapter with lines changed; its output is kept like others'.
variant() { once sh tests/lab/experiments/variant.sh "$@"; }

# variant_nodes NAME DEPTH [NAME=VALUE ...]: as nodes_to.
variant_nodes() {
    name=$1 depth=$2
    shift 2
    variant "$name" bench --depth "$depth" --tsv Evaluation=simple "$@" | total nodes
}

# wrong_scores [NAME=VALUE ...]: how many of the scores of `bench` a short key makes wrong,
# and of how many.
wrong_scores() {
    once "$seven" bench --depth 4 --tsv Evaluation=simple "$@" | cut -f 3 >"$CACHE/right"
    variant short-key bench --depth 4 --tsv Evaluation=simple "$@" | cut -f 3 |
        paste "$CACHE/right" - | awk -F "$tab" 'NR > 1 { n++; wrong += $1 != $2 }
            END { print wrong, n }'
}

# cuts_by_ply DEPTH: a line for each ply of the last iteration, the nodes that were cut off and
# those of them by their first move; the twelve positions of `bench` together, as in step 07.2.
cuts_by_ply() {
    { echo startpos; sed -n 's/^ *"\(.*\/.* [bw] .*\)",$/\1/p' common/program/bench.c; } |
        while read -r sfen; do
            "$seven" tree "$sfen" --depth "$1" --plies 9 --max-children 600 HashMove=false \
                TableCuts=false Killer=false JustCapture=false HighestCapture=false \
                Escape=false Evaluation=simple
        done |
        awk 'function leave(ply) { # and all below it
                for (; at >= ply; at--)
                    if (cut[at]) { cuts[at]++; first[at] += tried[at] == 1 }
            }
            /^chapter/ { leave(0); at = -1; rows = 1; next }
            /^this/ { rows = 0 }
            rows && NF {
                match($0, /^ */)
                leave(RLENGTH / 2)
                at = RLENGTH / 2; tried[at - 1]++; tried[at] = 0; cut[at] = /refuted by/
            }
            END { leave(0); for (ply = 1; ply in cuts; ply++) print cuts[ply], first[ply] }'
}

# nodes_of: of the output of `bench`; cut_by: how many thousand nodes were cut off by their
# first move, and by another.
nodes_of() { sed -n 's/^bench nodes \([0-9]*\).*/\1/p'; }
cut_by() {
    awk '/^cut-offs/ { printf "%.0f\t%.0f", $2 * $7 / 1e5, $2 * (100 - $7) / 1e5 }'
}

# order_step NAME [NAME=VALUE...]: a row of the table below, with these switched off.
order_step() {
    name=$1
    shift
    printf '%s' "$name"
    for depth in 4 5; do
        once "$seven" bench --depth $depth Evaluation=simple "$@" >"$CACHE/step"
        printf '\t%s' "$(nodes_of <"$CACHE/step")"
    done
    printf '\t%s\n' "$(cut_by <"$CACHE/step")"
}

order_steps() {
    tail='JustCapture=false HighestCapture=false Escape=false'
    {
        printf 'step\tdepth 4\tdepth 5\tcut by the first move\tby a later one\n'
        # shellcheck disable=SC2086 # words
        {
            order_step '07.2 `Window`' TableCuts=false HashMove=false Killer=false $tail
            order_step '07.5 `HashMove`' TableCuts=false Killer=false $tail
            order_step '07.6 `TableCuts`' Killer=false $tail
            order_step '07.7 `Killer`' $tail
        }
        order_step '07.8 `JustCapture`, `HighestCapture`' Escape=false
        order_step '07.9 `Escape`'
    } | markdown 1
}

# order_board_row NAME [NAME=VALUE...]: a row of the next, with these switched off.
order_board_row() {
    printf '%s' "$1"
    shift
    last_iteration='/^nodes by iteration/ { print $NF }'
    for depth in 3 4 5; do
        printf '\t%s' "$(drawn 07 $depth --plies 1 "$@" | awk "$last_iteration")"
    done
    for board in startpos "$LATE"; do
        # shellcheck disable=SC2086 # words
        printf '\t%s' "$(once "${OUT}chapter07/shogi" tree $board --depth 4 --plies 1 Evaluation=simple "$@" |
            awk "$last_iteration")"
    done
    printf '\n'
}

order_board() {
    tail='JustCapture=false HighestCapture=false Escape=false'
    {
        printf 'step\tdepth 3\tdepth 4\tdepth 5\tthe start, depth 4\ta late board, depth 4\n'
        # shellcheck disable=SC2086 # words
        {
            order_board_row '07.2 the cut' TableCuts=false HashMove=false Killer=false $tail
            order_board_row "07.5 the table's move" TableCuts=false Killer=false $tail
            order_board_row "07.6 the table's scores" Killer=false $tail
            order_board_row '07.7 killers' $tail
        }
        order_board_row '07.8 captures' Escape=false
        order_board_row '07.9 escapes'
    } | markdown 1
}

# ordering VARIANT HALF METHODS [COLUMN]: nodes in table_ordering to depth 3, or its ratio
# (column 4), of a variant or of the chapter (-); HALF is drops or board.
ordering() {
    if [ "$1" = - ]; then
        set -- "$BUILD/table_ordering --depth 3 --tsv" "$@"
    else
        variant "$1" --version >"$CACHE/version"
        set -- "make -s BUILD=$BUILD table-ordering DEPTH=3 TSV=1 DIR=$BUILD/variants/$1" "$@"
    fi
    # shellcheck disable=SC2086 # words
    once $1 | awk -F "$tab" -v half="$3-first" -v methods="$4" -v column="${5:-3}" '
        $1 == half && $2 == methods {
            print column == 3 ? $column : sprintf("%.3f", $column) }'
}

study() { "$BUILD/table_ordering" --tsv | study_table; }

# What becomes of technique II in that table without the largest positions.
study_summing() {
    for words in Killer=false Killer=true; do
        "$seven" bench --tsv --depth 4 --positions tests/data/middlegame40.sfen $words \
            DropsFirst=true RootFirst=false HashMove=false JustCapture=false \
            HighestCapture=false Escape=false Evaluation=simple >"$CACHE/$words"
    done
    paste "$CACHE/Killer=false" "$CACHE/Killer=true" | sed 1d | sort -t "$tab" -k 5,5nr |
        awk -F "$tab" -v OFS="$tab" '
            { none[NR] = $5; two[NR] = $11; all += $5; sum += $11 }
            END { print "positions left out", "their share of the nodes of *none*", "ratio of II"
                  for (i = 0; i <= 4; i++) {
                      out += none[i]; sum -= two[i]
                      print i, sprintf("%.0f %%", 100 * out / all),
                          sprintf("%.3f", sum / (all - out)) } }' | markdown 0
}

# The table of table_ordering, a row for each choice of methods.
study_table() {
    awk -F "$tab" -v OFS="$tab" '
        NR == 1 { print "methods", "drops first: nodes", "ratio", "the study",
                        "board first: nodes", "ratio" }
        $1 == "drops-first" { row[++rows] = $2; nodes[$2] = $3; ratio[$2] = $4; paper[$2] = $5 }
        $1 == "board-first" { others[$2] = $3; other_ratio[$2] = $4 }
        END { for (i = 1; i <= rows; i++) {
            m = row[i]
            print m, nodes[m], sprintf("%.3f", ratio[m]), paper[m], others[m],
                sprintf("%.3f", other_ratio[m]) } }' | markdown 1
}

# --- chapter 8 ---

# steps08: what `make techniques` measures, the rows named as the sections of the text.
steps08() {
    once sh tests/lab/experiments/switches.sh techniques --chapter 08 --nodes 20000 --set Evaluation=simple \
        --instead 'ValueDepth=1 PruneBy=rank' --tsv | cut -f 1-4 | sed "
        1s/.*/step|nodes to depth 5|depth|solved/
        s/^none/chapter 7/
        s/^+ StaticValue/08.6 the order, by the value of 08.1 to 08.5: \`StaticValue\`/
        s/^+ ForwardPruning/08.7 the limit: \`ForwardPruning\`/
        s/^ValueDepth=1 instead/08.7 with \`ValueDepth=1\` instead/
        s/^PruneBy=rank instead/08.8 with \`PruneBy=rank\` instead/" |
        sed "1s/|/$tab/g" | markdown 1
}
stages() {
    simple=Evaluation=simple
    {
        nodes_head
        nodes_row 'chapter 7' "$seven" $simple
        nodes_row '08.6 by value, all moves' "$eight" ForwardPruning=false $simple
        nodes_row '08.7 not those below -100' "$eight" $simple
        nodes_row '08.8 instead: not those behind the 30th' "$eight" PruneBy=rank $simple
    } | markdown 1
}
valued() {
    {
        nodes_head
        nodes_row 'ValueDepth=2' "$eight" ForwardPruning=false Evaluation=simple
        nodes_row 'ValueDepth=1' "$eight" ForwardPruning=false ValueDepth=1 \
            Evaluation=simple
    } | markdown 1
}

listing() {
    simple=Evaluation=simple
    {
        nodes_head
        nodes_row 'chapter 8' "$eight" $simple
        nodes_row 'PawnBonus=true' "$eight" PawnBonus=true $simple
        nodes_row 'PruneInCheck=true' "$eight" PruneInCheck=true $simple
        nodes_row 'PruneLimit=-99' "$eight" PruneLimit=-99 $simple
    } | markdown 1
}

limits() {
    {
        printf 'limit\tsimple\tlearned\n'
        for limit in -100 -25 0 1; do
            printf '%s\t%s\t%s\n' $limit \
                "$(nodes_to 4 "$eight" PruneLimit=$limit Evaluation=simple)" \
                "$(nodes_to 4 "$eight" PruneLimit=$limit Evaluation=learned)"
        done
    } | markdown 1
}

# move_ranks EVALUATION: the table of move_rank on the project's own games.
move_ranks() {
    once "$BUILD/move_rank" --tsv Evaluation="$1" tests/data/games.usi | grep -v '^#'
}

# The rows of all parts and of each part left out, with both evaluations.
parts() {
    {
        printf 'left out\tsimple: mean rank\tpruned %%\tlearned: mean rank\tpruned %%\n'
        move_ranks simple >"$CACHE/parts"
        move_ranks learned | awk -F "$tab" -v OFS="$tab" -v first="$CACHE/parts" '
            { getline line <first; split(line, cell, FS) }
            $1 == "ours" { print "nothing", cell[2], cell[7], $2, $7 }
            sub(/^without /, "", $1) { print "`" $1 "`", cell[2], cell[7], $2, $7 }'
    } | markdown 1
}

ranks() {
    move_ranks simple | grep -v '^without [^f]' | markdown 1
}

# One part more a row, with switches that only a variant of the chapter has.
parts_steps() {
    once sh tests/lab/experiments/switches.sh techniques --chapter 08 --variant value-parts --depth 4 --nodes 20000 \
        --set Evaluation=simple --tsv | awk -F "$tab" -v OFS="$tab" '
            NR == 1 { print "step", "nodes to depth 4", "depth in 20,000 nodes", "solved" }
            NR > 1 { print $1, $2, $3, $4 }' | markdown 1
}

# The table. chart_of COMMAND FILE: a chart that the command draws beside its table.
sweep_rows() { CALL='make prune-sweep' once sh tests/lab/experiments/prune_sweep.sh TSV=1; }
sweep() { sweep_rows | markdown 2; }
chart_of() {
    "$1" >/dev/null && cat "$BUILD/$2"
}

# small_values EVALUATION: all moves of 40 middle games, those from -25 to -1, those of 0, the
# drops among the former and among the latter.
small_values() {
    grep -v '^#' tests/data/middlegame40.sfen | while read -r sfen; do
        "$eight" moves "$sfen" Evaluation="$1" </dev/null
    done | awk '$1 + 0 > 0 && NF >= 10 { n++; zero += $3 == 0; none += $3 == 0 && $2 ~ /\*/ }
                $1 + 0 > 0 && NF >= 10 && $3 < 0 && $3 >= -25 { low++; drops += $2 ~ /\*/ }
                END { print n, low, zero, drops, none }'
}

# Moves of middle games by value: below -400, to -101, the rest; below -100 without `risk`.
bad_moves() {
    grep -v '^#' tests/data/middlegame40.sfen | while read -r sfen; do
        "$eight" moves "$sfen" Evaluation=simple </dev/null
    done | awk '$1 + 0 > 0 && NF >= 10 {
            far += $3 < -400; near += $3 >= -400 && $3 < -100; rest += $3 >= -100
            other += $3 - $6 < -100 }
        END { print far, near, rest, other }'
}

# The mate that forward pruning hides; how many mates in three there are, and how many of them
# chapter 7 announces at depth 4 and chapter 8 does not.
LOST='+P7l/1S3s3/1sG1pp1+P1/2pl2p1p/1P3+B3/1GP1RP2P/1KNk1G3/LS1+nr4/8+b b 3Pg2nl4p 157'
announced() {
    "$1" tree "$2" --depth 4 --plies 0 Evaluation=simple </dev/null |
        awk 'NR == 1 { print $6 == "mate" }'
}
missed_mates() {
    awk -F "$tab" '$2 == 3 { print $1 }' tests/data/mates.tsv | while read -r sfen; do
        echo "$(announced "$seven" "$sfen") $(announced "$eight" "$sfen")"
    done | awk '{ n++; missed += $1 && !$2 } END { print n, missed + 0 }'
}

# Where a rank overlooks the lance that a limit finds: scores by limit and by rank at depths 2 to 6,
# and their difference.
LANCE='ln3g3/1rgs1ks+N1/pppppp1pp/9/P4+BR2/4P3P/1P1P1PPP1/1S+l1GKS2/LN3G1N+b b L2P 45'
lance_prices() {
    for depth in 2 3 4 5 6; do
        for by in value rank; do
            "$eight" tree "$LANCE" --depth $depth --plies 0 Evaluation=simple PruneBy=$by </dev/null |
                awk 'NR == 1 { print $7 }'
        done | xargs | awk '{ print $1, $2, $1 - $2 }'
    done | xargs
}

# In how many of the twelve games the guess is worse without each part of the value.
worse_games() {
    grep -v '^#' tests/data/games.usi | while read -r game; do
        echo "$game" >"$CACHE/game.usi"
        "$BUILD/move_rank" --tsv Evaluation=simple "$CACHE/game.usi" </dev/null
    done | awk -F "$tab" '/^ours/ { ours = $2 } /^without/ { worse[$1] += $2 > ours }
        END { n = split("change escape risk cover threat capture focal", part, " ")
              for (i = 1; i <= n; i++) printf "%s ", worse["without " part[i]] }'
}

PICTURE='6k2/4rg3/6sp1/5pp2/1B7/4S1P2/5P1P1/6GK1/7NL b P 1'
moves() {
    echo '```'
    "$eight" moves "$PICTURE" Evaluation=simple |
        awk '$1 == "rank" || $2 ~ /^(8e5b\+|P\*5c|8e6g|1i1h|5f5e|3f3e)$/ {
                 if ($1 != "rank" && $1 > last + 1) print " ..."
                 last = $1; print }
             /searched/ { print }'
    echo '```'
}

# --- chapter 9 ---

# The position of its picture; h5 DEPTH WORD...: a tree of it, h5_score MOVE: what chapter 8
# says of the move four plies deeper, without forward pruning.
H5='ln3r3/1sg2g3/pppppknp1/4b1s2/P2B1l3/2P1P4/1PSPG1PP1/4KR1S1/LN1G3NL b 2P3p 61'
h5() { once "$nine" tree "$H5" --depth 3 Evaluation=simple "$@"; }
h5_score() {
    once "$eight" tree "sfen $H5 moves $1" --depth 4 --plies 0 ForwardPruning=false \
        Evaluation=simple | awk 'NR == 1 { print -$7 }'
}

again() {
    simple=Evaluation=simple
    {
        nodes_head
        nodes_row 'chapter 8' "$eight" $simple
        nodes_row 'chapter 9' "$nine" $simple
        nodes_row 'RecaptureDepth=2' "$nine" RecaptureDepth=2 $simple
        nodes_row 'RecaptureCaptures=true' "$nine" RecaptureCaptures=true $simple
    } | markdown 1
}

# often_row WORD WORD [NAME=VALUE...]: second searches, those that count, and nodes to depth
# 4 as a multiple of chapter 8's.
often_row() {
    first=$1 second=$2
    shift 2
    eight_nodes=$(nodes_to 4 "$eight" Evaluation=simple "$@")
    once "$nine" bench --depth 4 --reasons Evaluation=simple "$@" |
        awk -v OFS="$tab" -v a="$first" -v b="$second" -v eight="$eight_nodes" '
            $2 == "recapture" { again = $1 }
            $2 == "taken" { taken = $1 }
            /^bench nodes/ { print a, b, again, taken + 0, $3, sprintf("%.2f", $3 / eight) }'
}

often() {
    {
        printf 'forward pruning\tleaf exchange\tsecond searches\tof which count\tnodes'
        printf '\tto those of chapter 8\n'
        often_row on on
        often_row off on ForwardPruning=false
        often_row on off LeafExchange=false
        often_row off off ForwardPruning=false LeafExchange=false
    } | markdown 2
}

# gifts_row WORD WORD [NAME=VALUE...]: of the replies near the horizon that take what a move of
# negative value has put there, all, those that refute it in the first search, and the rest.
gifts_row() {
    first=$1 second=$2
    shift 2
    variant gifts-taken bench --depth 4 --reasons Evaluation=simple "$@" |
        awk -v OFS="$tab" -v a="$first" -v b="$second" '
            $2 == "recapture" { marked = $1 }
            $2 == "taken" { refuted = $1 }
            /^bench nodes/ { print a, b, $3, marked + refuted, refuted, marked }'
}

gifts() {
    {
        printf 'forward pruning\tleaf exchange\tnodes\tcaptures\trefute at once\tmarked\n'
        gifts_row on on
        gifts_row off on ForwardPruning=false
        gifts_row on off LeafExchange=false
        gifts_row off off ForwardPruning=false LeafExchange=false
    } | markdown 2
}

# again_count DEPTH NAME=VALUE: second searches of the positions of `bench`.
again_count() {
    once "$nine" bench --depth "$1" --reasons Evaluation=simple "$2" |
        awk '$2 == "recapture" { print $1 }'
}

# horizon_nodes CHAPTER DEPTH: of all problems together; horizon_solved: how many.
horizon_nodes() {
    once "${OUT}chapter$1/shogi" solve tests/data/horizon.tsv --depth "$2" --tsv \
        Evaluation=simple | total nodes
}
horizon_solved() {
    once "${OUT}chapter$1/shogi" solve tests/data/horizon.tsv --depth "$2" --tsv \
        Evaluation=simple | total solved
}

# find_horizon's sums: positions, those that differ, better, worse, even; [OPTION...]
found() {
    once "$BUILD/find_horizon" --depth 3 --games 400 Evaluation=simple "$@" \
        tests/data/openings.sfen | awk '
        / differ$/ { all = $2 " " $4 }
        /^# value of/ { better += $(NF - 5); worse += $(NF - 3); even += $(NF - 1) }
        END { print all, better, worse, even }'
}

# match09: what 400 games can show of what find_horizon finds: positions for a move that
# differs; moves of a side in a game; of 400 games the moves, those that differ, better, worse,
# by how many more better; the Elo if each of these decides a game, and if one in four does; by
# how much more games an interval of 34 Elo shrinks to that.
match09() {
    long=$(awk '/ moves / { sum += NF - 2; games++ } END { printf "%.0f", sum / games / 2 }' \
        tests/data/games.usi)
    found | awk -v long="$long" '
        function elo(points) { return 400 * log((0.5 + points / 400) / (0.5 - points / 400)) / log(10) }
        {
            moves = 400 * long; differ = moves * $2 / $1
            better = sprintf("%.0f", differ * $3 / $2); worse = sprintf("%.0f", differ * $4 / $2)
            more = better - worse; fourth = sprintf("%.0f", elo(more / 4))
            printf "%.0f %d %d %.0f %d %d %d %.0f %d %.0f\n", $1 / $2, long, moves, differ,
                better, worse, more, elo(more), fourth, (34 / fourth) ^ 2
        }'
}

# The two moves of the worked answer to exercise 1 of the whole chapter, for Black.
delayed() {
    {
        printf 'move\tdepth 3\tdepth 4\tdepth 5\tdepth 6\tdepth 7\n'
        for move in 'B*5g' 2g3f; do
            printf '`%s`' "$move"
            for depth in 2 3 4 5 6; do
                printf '\t%s' "$("$nine" tree sfen 1n1g4l/2s1kg3/2ppppp2/lr2n1s1p/1p5n1/2P1P2pP/1P1P1PPB1/+l3K1SP1/1NG2G2L \
                    b Brs2p 81 moves "$move" --depth $depth --plies 0 Evaluation=simple </dev/null |
                    awk 'NR == 1 { print -$7 }')"
            done
            echo
        done
    } | markdown 1
}

# variant_horizon NAME: of the problems those solved, and the nodes for all.
variant_horizon() {
    for column in solved nodes; do
        variant "$1" solve tests/data/horizon.tsv --depth 3 --tsv Evaluation=simple |
            total $column
    done | xargs
}

# The same problems for both chapters, and for chapter 8 with more depth.
horizon_table() {
    {
        printf 'search\tdepth\tavoided, of 9\tnodes\n'
        for call in '08 3' '09 3' '08 4' '08 5'; do
            # shellcheck disable=SC2086 # words
            printf 'chapter %s\t%s\t%s\t%s\n' "${call% *}" "${call#* }" \
                "$(horizon_solved $call)" "$(horizon_nodes $call)"
        done
    } | sed 's/^chapter 0/chapter /' | markdown 1
}
horizon() {
    echo '```'
    for call in '08 3' '09 3' '08 4' '08 5'; do
        set -- solve tests/data/horizon.tsv --depth "${call#* }" Evaluation=simple
        echo "chapter${call% *}/shogi $*"
        "${OUT}chapter${call% *}/shogi" "$@" | sed 's/  *time [0-9]*.*//' |
            if [ "$1 $call" = "solve 09 3" ]; then cat; else tail -n 1; fi
    done
    echo '```'
}

# The gifts of those problems, with their values and scores.
nine() {
    {
        printf 'problem\tgift\tvalue\tchapter 8, depth 3\tdepth 5\tchapter 9 plays\tdepth 5\n'
        grep '^h' tests/data/horizon.tsv | tr "$tab" '|' |
            while IFS='|' read -r id sfen best gift other scores rest; do
                "$eight" moves "$sfen" Evaluation=simple </dev/null |
                    awk -v OFS="$tab" -v id="$id" -v gift="$gift" -v other="$other" -v scores="$scores" '
                        $2 == gift { split(scores, s, " ")
                            print id, "`" gift "`", $3, s[1], s[3], "`" other "`", s[4] }'
            done
    } | markdown 2
}

# Which positions of `bench --depth 4` pay for second searches where nothing is pruned: the
# nodes more than chapter 8's, in all and in the three dearest, in percent of its nodes.
dearest() {
    set -- bench --depth 4 --tsv Evaluation=simple ForwardPruning=false
    once "$eight" "$@" | column nodes >"$CACHE/without"
    once "$nine" "$@" | column nodes | paste "$CACHE/without" - |
        awk '{ print $2 - $1, $1 }' | sort -rn | awk '
            { sum += $1; all += $2 }
            NR <= 3 { three += $1 }
            END { printf "%.0f %.0f\n", 100 * sum / all, 100 * three / all }'
}

# As `make disagreements A=09 B=08 JUDGE=10 DEPTH=3 SET=Evaluation=simple` prints it.
disagreements_09() {
    echo '```'
    "$BUILD/disagreements" --option Evaluation=simple --engine "$nine usi" \
        --engine "$eight usi" --judge "$ten usi" --depth 3 | sed '/^\(first\|second\|judge\) /d'
    echo '```'
}

# --- chapter 10 ---

# steps10_table: what `make techniques CHAPTER=10 NODES=20000 SET=Evaluation=simple` measures. steps10:
# a row for each technique.
steps10_table() {
    CALL='make techniques' once sh tests/lab/experiments/switches.sh techniques CHAPTER=10 NODES=20000 \
        SET=Evaluation=simple TSV=1 |
        cut -f 1-4
}
steps10() {
    steps10_table | cut -f 1,3,4 | sed "1s/.*/switched on${tab}depth${tab}solved/" | markdown 1
}
# with_interval FILE: first two columns of a table of games, the Elo and its interval, with signs.
with_interval() {
    awk -F "$tab" -v OFS="$tab" '
        function signed(n) { return n + 0 > 0 ? "+" n : n }
        /^#/ { next }
        sub(/^== /, "") { print "**" $0 "**"; next }
        rows++ { print $1, $2, signed($6), signed($7), signed($8) }' "$1"
}
# switch_games: the finished chapter without a switch: switch, nodes a move, Elo and interval.
switch_games() { with_interval tests/data/ablation.tsv; }
# tried: what was tried in chapter 10 and left out, or kept.
tried() {
    with_interval tests/data/tried.tsv | awk -F "$tab" -v OFS="$tab" '
        BEGIN { print "change", "nodes a move", "Elo (95 %)" }
        NF == 1 { print $1, "", ""; next }
        { print $1, $2, $3 == "-" ? "too few games" : $3 " (" $4 " to " $5 ")" }' | markdown 1
}
# elo_without SWITCH: from these games, with half its interval: -96±50.
elo_without() {
    switch_games | awk -v switch="$1" '
        ($1 == switch "=false" || $1 == switch "=off") && $2 == 2000 {
            printf "%s±%.0f", $3, ($5 - $4) / 2
        }'
}
# elo_interval SWITCH=VALUE [NODES]: the same with its interval, as three numbers.
elo_interval() {
    switch_games | awk -v switch="$1" -v nodes="${2:-2000}" '
        $1 == switch && $2 == nodes { print $3, $4, $5 }'
}
# fails SFEN DEPTHS NAME=VALUE...: score and best move with everything on, and with one thing off.
fails() {
    sfen=$1 depths=$2
    shift 2
    {
        printf search
        for depth in $depths; do printf '\tdepth %s' "$depth"; done
        for word in '' "$@"; do
            printf '\n%s' "${word:-all on}"
            for depth in $depths; do
                echo "$sfen" | "$ten" bench --positions /dev/stdin --depth "$depth" --tsv \
                    Evaluation=simple ${word:+"$word"} | awk -F "$tab" 'NR == 2 {
                        sub("cp ", "", $3); printf "\t%s `%s`", $3, $4 }'
            done
        done
        echo
    } | markdown 1
}
NULL10='ln2g1snl/3sk4/p1ppppgp1/5bp1p/2b6/P3PP2P/1PNP2PP1/2GSKR1S1/L4G1NL b R2p 33'
null10() {
    fails "$NULL10" '4 7' NullMove=off LateMoveReductions=false LateMovePruning=false
}

# margin10 WORD: the table of build/margin below the line that has this word.
margin10() {
    once build/margin tests/data/quiet.sfen | awk -v word="$1" '
        /:$/ { on = 0; seen = index($0, word) > 0 }
        seen && /^\|/ { print; on = 1 }
        on && !/^\|/ { exit }'
}

margin_shapes() {
    CALL='make margin' once sh tests/lab/experiments/margin.sh |
        sed -n '/^| margin/,$s/ [^|]*|$//p'
}

# growth10: by what the tree grows with each ply from depth 8 to 14. margin_constant: that,
# the rms at depth 1, both again, c = rms sqrt(2 ln growth), the exponent of the rms.
growth10() {
    awk "BEGIN { printf \"%.2f\", ($(nodes_to 14 "$ten") / $(nodes_to 8 "$ten")) ^ (1 / 6) }"
}
margin_constant() {
    rms=$(margin10 'minus quiescence' | awk -F '|' '$2 == 1 { print $4 + 0 }') growth=$(growth10)
    power=$(margin10 'minus quiescence' | awk -F '|' '/exponent/ { print $4 + 0 }')
    awk "BEGIN { c = sqrt(2 * log($growth)); printf \"%s %s %s %s %.0f %s\", $growth, $rms,
        $rms, $growth, $rms * c, $power }"
}

# hidden10 DEPTH: to what depth, from DEPTH on, the whole chapter plays this move.
hidden10() {
    depth=$2
    while [ "$depth" -lt 24 ] && echo "$NULL10" | "$ten" bench --positions /dev/stdin --tsv \
        --depth "$depth" Evaluation=simple | grep -q "$tab$1$tab"; do
        depth=$((depth + 1))
    done
    echo $((depth - 1))
}

# ask10: why nodes end in exercise 3's tree, with everything on and with one thing off.
ASKED10='ln2+r2+S1/1k3n1+R1/1p2sG1Sp/p4pg2/3GP3P/3P2P2/P5NP1/+b2+b1NSK1/5P2L w 4Pg2l3p 190'
ask10() {
    for word in PVS=true NullMove=off NodeFutility=false; do
        "$ten" tree "$ASKED10" --depth 7 --plies 0 Evaluation=simple $word |
            sed -n '/this iteration/,/nodes$/p' | sed '1d'
        echo
    done | awk -v OFS="$tab" '
        BEGIN { print "reason", "all on", "NullMove=off", "NodeFutility=false" }
        NF == 0 { run++; next }
        !($3 in seen) { seen[$3] = 1; name[++names] = $3 }
        { count[$3, run + 0] = $2 }
        END { for (i = 1; i <= names; i++)
                  print name[i], count[name[i], 0] + 0, count[name[i], 1] + 0, count[name[i], 2] + 0 }
        ' | markdown 1
}

# Exercise 1: node futility wrong at depths 1 and 3, and nodes to depth 9, by margin.
answer10_margin() {
    for cp in 60 110 200; do
        set -- MarginCp=$cp Evaluation=simple
        once build/margin --depth 3 "$@" tests/data/quiet.sfen | awk -v cp=$cp -v nodes="$(
            once "$ten" bench --depth 9 --positions tests/data/middlegame40.sfen --tsv "$@" |
                total nodes)" -F '|' '
            /^Score below/ { on = 1 }
            on && $2 + 0 { split($3, word, " "); lost[$2 + 0] = word[1] }
            END { printf "%s\t%s %%\t%s %%\t%s\n", cp, lost[1], lost[3], nodes }'
    done | sed '1i MarginCp\tdepth 1\tdepth 3\tnodes to depth 9' | markdown 1
}

# ablation10: what `make ablation CHAPTER=10 NODES=20000` measures, and the Elo of those games.
ablation10() {
    switch_games >"$CACHE/switch_games"
    CALL='make ablation' once sh tests/lab/experiments/switches.sh ablation CHAPTER=10 NODES=20000 \
        TSV=1 | awk -F "$tab" -v OFS="$tab" '
            NR == FNR { elo[$1, $2] = $3 " (" $4 " to " $5 ")"; next }
            FNR == 1 { print "switch", "nodes to depth 8", "Elo, 2,000 nodes", "5,000 nodes" }
            FNR > 1 { print $1, $2, elo[$1, 2000], elo[$1, 5000] }' "$CACHE/switch_games" - |
        markdown 1
}

# way_elo STEP: its Elo in tests/data/way.tsv, and the interval.
way_elo() { awk -F "$tab" -v step="$1" '$1 "" == step { printf "%.0f %.0f %.0f\n", $2, $3, $4 }' tests/data/way.tsv; }
# way_signed STEP: the same with signs.
# shellcheck disable=SC2046,SC2183 # words
way_signed() { printf '%+d %+d %+d\n' $(way_elo "$1"); }
# elo_decided SWITCH: the Elo without it in up to 4,000 games, and the interval, of chapter 10's table.
elo_decided() {
    awk -F '|' -v switch="$1" '$2 == " `" switch "` " && $4 ~ / to / { gsub(/[()]|to/, " ", $4); print $4 }' \
        chapter10/EXPERIMENTS.md
}
# way_rows: the engines of all steps, with the Elo of tests/data/way.tsv. way: its table, with
# links to the lessons.
way_rows() {
    CALL='make steps' once sh tests/lab/experiments/steps.sh NODES=0 PLAYED=tests/data/way.tsv TSV=1
}
way() {
    way_rows | while IFS="$tab" read -r step rest; do
        set -- chapter"${step%.*}"/steps/"${step#*.}"-*.md
        [ ! -f "$1" ] || step="[$step]($1)"
        printf '%s\t%s\n' "$step" "$rest"
    done | readable 'step=step|idea=idea|lines=lines|nodes=nodes to depth 3|elo=Elo (95 %)' | markdown 2
}

# lessons NN DEPTH: the steps of a chapter, with links to the lessons that are written.
lessons() {
    rows=$(sh tests/lab/experiments/steps.sh --chapter "$1" --depth "$2" --nodes 0 --tsv) || return
    echo "| step | idea | lines | nodes to depth $2 |"
    echo '| --- | --- | ---: | ---: |'
    echo "$rows" | sed 1d |
        while IFS="$tab" read -r step _ idea lines nodes _; do
            set -- chapter"${step%.*}"/steps/"${step#*.}"-*.md
            [ ! -f "$1" ] || step="[$step](${1#*/})"
            echo "| $step | $idea | $lines | $nodes |"
        done | awk -F ' *[|] *' '
            function commas(n,    text) {
                for (text = ""; length(n) > 3; n = substr(n, 1, length(n) - 3))
                    text = "," substr(n, length(n) - 2) text
                return n text
            }
            { print "| " $2 " | " $3 " | " $4 " | " commas($5) " |" }'
}

# lesson_nodes K: what that table of chapter 10 says of the step before 10.K, and of 10.K.
lesson_nodes() {
    awk -F ' *[|] *' -v last="$1" '
        split($2, word, /[].]/) > 2 && word[1] == "[10" && (word[2] == last - 1 || word[2] == last) {
            gsub(",", "", $5)
            print $5
        }' chapter10/README.md
}

# lessons10: the same with each step's switches, and the Elo of the whole chapter without them.
lessons10() {
    table=$(lessons 10 6) && echo "$table" | with_switches
}
with_switches() {
    while IFS= read -r row; do
        case $row in
        '| step '*) row="$row switch | Elo without |" ;;
        '| ---'*) row="$row --- | --- |" ;;
        *)
            step=${row#*10.}
            diff=$(ls chapter10/steps/"${step%%]*}"-*.diff)
            names='' elos=''
            for name in $(sed -n 's/^+ *{ "\([A-Za-z]*\)", OPT_C.*/\1/p' "$diff"); do
                elo=$(elo_without "$name")
                [ -z "$elo" ] || names="${names:+$names, }\`$name\`" elos="${elos:+$elos, }$elo"
            done
            row="$row $names | $elos |"
            ;;
        esac
        echo "$row"
    done
}
