#!/bin/sh
# trees.sh - one position, searched three plies deep by several chapters, as a picture (SVG on
# standard output): in blue what each of them looked at, in grey what chapter 6 did.
# Lines lead from the position to its moves and their replies; under each reply stands a
# triangle, as wide as there are nodes below it. Counted is the last iteration.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
help_asked "$@"
POSITION='ln1g4l/1rs1k4/2p1Gpnp1/3Spbp1p/ppP6/3P2P1P/PPS1PPNP1/2b1KR1S1/LN3G2L w Pg 44'

# "chapter 0 0 NODES" for the root; "chapter MOVE REPLY NODES" for each reply to each move.
nodes_of() {
    "${OUT}chapter$1/shogi" tree "$POSITION" --depth 3 --plies 2 --max-children 600 \
        Evaluation=simple | awk -v chapter="$1" '
        /^root / { print chapter, 0, 0, $(NF - 1) }
        /^  [^ ]/ { move = $1 }
        /^    [^ .]/ { print chapter, move, $1, $NF == "nodes" ? $(NF - 1) : 1 }'
}

for chapter in 06 07 08 10; do nodes_of "$chapter"; done | awk '
    function x_of(at) { return MARGIN + at * (WIDTH - 2 * MARGIN) / total }
    # The tree of a chapter, or where all is set, as much of it as chapter 6 has.
    function draw(c, top, shade, all,    i, key, n, x, half, lines, fans, last) {
        for (i = 1; i <= replies; i++) {
            key = move[i] " " reply[i]
            n = all ? nodes["06 " key] : nodes[c " " key]
            if (!n)
                continue
            if (n > nodes["06 " key])
                n = nodes["06 " key]
            x = x_of(begin[i] + nodes["06 " key] / 2)
            half = (x_of(n) - x_of(0)) / 2
            if (half < .4)
                half = .4
            if (last != move[i])
                lines = lines sprintf("M%d %dL%.1f %d", WIDTH / 2, top, middle[move[i]], top + 22)
            last = move[i]
            lines = lines sprintf("M%.1f %dL%.1f %d", middle[last], top + 22, x, top + 52)
            fans = fans sprintf("M%.1f %dL%.1f %dH%.1fZ", x, top + 52, x - half, top + 86, x + half)
        }
        printf "<path d=\"%s\" class=\"%s\" stroke-width=\".6\" fill-opacity=\"0\"/>\n", lines, shade
        printf "<path d=\"%s\" class=\"%s\" stroke-opacity=\"0\"/>\n", fans, shade
    }
    function commas(n) { return n > 999 ? int(n / 1000) "," sprintf("%03d", n % 1000) : n }
    BEGIN { WIDTH = 720; MARGIN = 10; HEIGHT = 112; TITLE = 34
            name["06"] = "6: plain negamax"; name["07"] = "7: alpha-beta"
            name["08"] = "8: forward pruning"; name["10"] = "10: the modern searcher" }
    $2 == "0" { chapter[++chapters] = $1; root[$1] = $4; next }
    { nodes[$1 " " $2 " " $3] = $4 }
    $1 == "06" {
        move[++replies] = $2; reply[replies] = $3; begin[replies] = total
        if (!($2 in first)) first[$2] = total
        total += $4
        end[$2] = total
    }
    END {
        for (m in first)
            middle[m] = x_of((first[m] + end[m]) / 2)
        height = TITLE + chapters * HEIGHT + 4
        printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" ", WIDTH, height
        printf "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">\n", WIDTH, height
        print "<style>.page{fill:#fff}text{fill:#222}.all{stroke:#ddd;fill:#ddd}.seen{stroke:#0072b2;fill:#0072b2}"
        print "@media(prefers-color-scheme:dark){.page{fill:#15181c}text{fill:#ddd}.all{stroke:#3a3f45;fill:#3a3f45}.seen{stroke:#56b4e9;fill:#56b4e9}}</style>"
        printf "<rect width=\"%d\" height=\"%d\" class=\"page\"/>\n", WIDTH, height
        printf "<text x=\"360\" y=\"20\" text-anchor=\"middle\" font-size=\"15\">"
        print "One position, three plies deep</text>"
        for (i = 1; i <= chapters; i++) {
            c = chapter[i]
            top = TITLE + (i - 1) * HEIGHT
            draw(c, top, "all", 1)
            draw(c, top, "seen", 0)
            printf "<text x=\"%d\" y=\"%d\">chapter %s</text>\n", MARGIN, top + 10, name[c]
            printf "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s nodes</text>\n", WIDTH - MARGIN, top + 10, commas(root[c])
        }
        printf "<text x=\"10\" y=\"%d\" font-family=\"monospace\" font-size=\"11\" ", height - 8
        print "fill-opacity=\".7\">sh tests/lab/texts/trees.sh</text>"
        print "</svg>"
    }'
