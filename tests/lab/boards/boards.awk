# boards.awk - draws the boards of a text: prints it with each board as its mark says, and
# writes each as a picture.
#   awk -v folder=DIR -v name=NAME -f boards.awk TEXT      pictures DIR/NAME-1.svg, -2 ...
# A mark stands before a board:
#   <!-- board SFEN [moves M...] [attacks FROMTO...] [pins FROMTO...] [squares S...] -->
# What follows it is drawn from the SFEN: the board as letters and both hands. What a text
# says beside the rows b to d and f to h stays. Moves are as USI writes them.

BEGIN {
    CELL = 40; LEFT = 10; TOP = 26          # pixels
    WIDTH = LEFT + 9 * CELL + 150; HEIGHT = TOP + 9 * CELL + 12
    HANDS = "RBGSNLP"
    kinds["moves"]; kinds["attacks"]; kinds["pins"]; kinds["squares"]
}

function fail(message) {
    print FILENAME ":" FNR ": " message > "/dev/stderr"
    failed = 1
    exit 1
}

# --- a mark, taken apart ---

# Fills piece[row, column] ("" for an empty square), hand["b"], hand["w"] and turn; row 1 is
# rank a, column 1 is file 9.
function read_sfen(board, side, hands,    rows, i, j, c, column, plus) {
    split("", piece)
    if (split(board, rows, "/") != 9)
        fail("a board of nine ranks: " board)
    for (i = 1; i <= 9; i++) {
        column = 1
        plus = ""
        for (j = 1; j <= length(rows[i]); j++) {
            c = substr(rows[i], j, 1)
            if (c == "+")
                plus = "+"
            else if (c ~ /[1-9]/)
                column += c
            else if (c ~ /[KRBGSNLPkrbgsnlp]/) {
                piece[i, column++] = plus c
                plus = ""
            } else
                fail("no piece: " c)
        }
        if (column != 10)
            fail("nine files in rank " i " of " board)
    }
    if (side !~ /^[bw]$/)
        fail("b or w moves, not " side)
    turn = side == "b" ? "Black" : "White"
    hand["b"] = in_hand(hands, "RBGSNLP")
    hand["w"] = in_hand(hands, "rbgsnlp")
}

function in_hand(hands, letters,    i, at, c, count, text) {
    for (i = 1; i <= 7; i++) {
        at = index(hands, substr(letters, i, 1))
        if (!at)
            continue
        c = substr(HANDS, i, 1)
        count = substr(hands, 1, at - 1)
        sub(/^.*[^0-9]/, "", count)
        text = text (text == "" ? "" : ", ") (count > 1 ? count " " : "") c
    }
    return text == "" ? "nothing" : text
}

function read_mark(mark,    words, count, i, kind) {
    sub(/^ *<!-- board */, "", mark)
    sub(/ *-->.*$/, "", mark)
    count = split(mark, words, " ")
    if (count < 3)
        fail("a mark has at least board, side and hands: " mark)
    read_sfen(words[1], words[2], words[3])
    for (kind in kinds)
        drawn[kind] = ""
    kind = ""
    for (i = words[4] ~ /^[0-9]+$/ ? 5 : 4; i <= count; i++) {
        if (words[i] in kinds)
            kind = words[i]
        else if (kind == "" || words[i] !~ (kind == "squares" ? "^[1-9][a-i]$" : \
                "^([1-9][a-i]|[RBGSNLP][*])[1-9][a-i][+]?$"))
            fail("neither a kind nor one of its squares: " words[i])
        else
            drawn[kind] = drawn[kind] (drawn[kind] == "" ? "" : " ") words[i]
    }
}

# --- as letters ---

# Draws the board; beside[rank] is what the text says there itself.
function draw(    i, j, p, line) {
    print "      9  8  7  6  5  4  3  2  1"
    print "    +---------------------------+"
    for (i = 1; i <= 9; i++) {
        line = "    |"
        for (j = 1; j <= 9; j++) {
            p = piece[i, j] == "" ? "." : piece[i, j]
            line = line (length(p) > 1 ? "" : " ") p " "
        }
        line = line "|" substr("abcdefghi", i, 1)
        if (i == 1)
            beside[i] = "White has in hand: " hand["w"]
        else if (i == 5)
            beside[i] = turn " to move"
        else if (i == 9)
            beside[i] = "Black has in hand: " hand["b"]
        print line (beside[i] == "" ? "" : "    " beside[i])
    }
    print "    +---------------------------+"
}

# --- as a picture ---

function say(line) { print line > picture }

function x_of(square) { return LEFT + (9 - substr(square, 1, 1) + 0.5) * CELL }
function y_of(square) { return TOP + (index("abcdefghi", substr(square, 2, 1)) - 0.5) * CELL }

# The outline of a piece around (x, y), pointing at the opponent's side.
function outline(x, y, up,    d) {
    d = up ? 1 : -1
    return sprintf("%g,%g %g,%g %g,%g %g,%g %g,%g", x, y - 16 * d, x + 11 * d, y - 11 * d, \
        x + 14 * d, y + 15 * d, x - 14 * d, y + 15 * d, x - 11 * d, y - 11 * d)
}

function draw_piece(p, x, y, up, class) {
    say("<polygon class=\"" class "\" points=\"" outline(x, y, up) "\"/>")
    say(sprintf("<text class=\"%s\" x=\"%g\" y=\"%g\">%s</text>", \
        substr(p, 1, 1) == "+" ? "promoted" : "letter", x, y + (up ? 8 : 4), toupper(p)))
}

function draw_arrow(kind, m,    x1, y1, x2, y2, long) {
    x2 = x_of(substr(m, 3, 2))
    y2 = y_of(substr(m, 3, 2))
    if (substr(m, 2, 1) == "*") {
        draw_piece(substr(m, 1, 1), x2, y2, turn == "Black", "drop")
        return
    }
    x1 = x_of(m)
    y1 = y_of(m)
    long = sqrt((x2 - x1) ^ 2 + (y2 - y1) ^ 2)
    say(sprintf("<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" marker-end=\"url(#%s)\"/>", \
        kind, x1 + (x2 - x1) * 10 / long, y1 + (y2 - y1) * 10 / long, \
        x2 - (x2 - x1) * 12 / long, y2 - (y2 - y1) * 12 / long, "head-" kind))
}

function head(kind) {
    return "<marker id=\"head-" kind "\" class=\"" kind "-head\" viewBox=\"0 0 8 8\" refX=\"6\" refY=\"4\"" \
        " markerWidth=\"4\" markerHeight=\"4\" orient=\"auto\"><path d=\"M0 0 8 4 0 8z\"/></marker>"
}

# What the picture shows, in words, for who cannot see it.
function in_words(    text, kind, list, order, i) {
    text = turn " to move."
    split("moves attacks pins squares", order, " ")
    for (i = 1; i <= 4; i++)
        if (drawn[order[i]] != "") {
            kind = toupper(substr(order[i], 1, 1)) substr(order[i], 2)
            list = drawn[order[i]]
            gsub(/ /, ", ", list)
            text = text " " kind ": " list "."
        }
    return text
}

function draw_picture(    i, j, p, n, list, k, order, half, grid) {
    say("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " WIDTH " " HEIGHT "\" width=\"" \
        WIDTH "\" height=\"" HEIGHT "\" role=\"img\" font-family=\"sans-serif\">")
    say("<title>" in_words() "</title>")
    say("<style>")
    say("rect.page{fill:#fff}.grid{stroke:#777;fill:none}.letter,.promoted{font-size:17px;font-weight:bold;text-anchor:middle}")
    say(".letter,.label{fill:#222}.promoted{fill:#b00020}.label{font-size:12px;text-anchor:middle}.side{fill:#222;font-size:13px}")
    say(".black{fill:#f6e7c1;stroke:#555}.white{fill:#d9e4ee;stroke:#555}.drop{fill:#fff;stroke:#0072b2;stroke-width:2;stroke-dasharray:4 3}")
    say(".square{fill:#f0e442;fill-opacity:.55}line.moves,line.attacks,line.pins{stroke-width:4;stroke-opacity:.85}")
    say("line.moves{stroke:#0072b2}line.attacks{stroke:#d55e00;stroke-dasharray:8 5}line.pins{stroke:#9b4f96;stroke-dasharray:3 4}")
    say(".moves-head{fill:#0072b2}.attacks-head{fill:#d55e00}.pins-head{fill:#9b4f96}")
    say("@media(prefers-color-scheme:dark){rect.page{fill:#15181c}.label,.side{fill:#ddd}.grid{stroke:#888}.black{fill:#e5d3a3}.white{fill:#b5c6d6}")
    say("line.moves{stroke:#56b4e9}.moves-head{fill:#56b4e9}line.attacks{stroke:#ff8a3d}.attacks-head{fill:#ff8a3d}line.pins{stroke:#d59ad0}.pins-head{fill:#d59ad0}.square{fill-opacity:.35}}")
    say("</style>")
    say("<defs>" head("moves") head("attacks") head("pins") "</defs>")
    say("<rect class=\"page\" width=\"" WIDTH "\" height=\"" HEIGHT "\"/>")
    n = split(drawn["squares"], list, " ")
    for (k = 1; k <= n; k++)
        say(sprintf("<rect class=\"square\" x=\"%g\" y=\"%g\" width=\"%g\" height=\"%g\"/>", \
            x_of(list[k]) - CELL / 2, y_of(list[k]) - CELL / 2, CELL, CELL))
    grid = ""
    for (i = 0; i <= 9; i++)
        grid = grid sprintf("M%g %gh%gM%g %gv%g", LEFT, TOP + i * CELL, 9 * CELL, \
            LEFT + i * CELL, TOP, 9 * CELL)
    say("<path class=\"grid\" d=\"" grid "\"/>")
    half = CELL / 2
    for (i = 1; i <= 9; i++) {
        say(sprintf("<text class=\"label\" x=\"%g\" y=\"%g\">%d</text>", LEFT + i * CELL - half, \
            TOP - 8, 10 - i))
        say(sprintf("<text class=\"label\" x=\"%g\" y=\"%g\">%s</text>", LEFT + 9 * CELL + 10, \
            TOP + i * CELL - half + 4, substr("abcdefghi", i, 1)))
        for (j = 1; j <= 9; j++)
            if ((p = piece[i, j]) != "")
                draw_piece(p, LEFT + j * CELL - half, TOP + i * CELL - half, p == toupper(p), \
                    p == toupper(p) ? "black" : "white")
    }
    split("moves attacks pins", order, " ")
    for (i = 1; i <= 3; i++) {
        n = split(drawn[order[i]], list, " ")
        for (k = 1; k <= n; k++)
            draw_arrow(order[i], list[k])
    }
    beside_board("White has in hand:", 12)
    beside_board(hand["w"], 30)
    beside_board(turn " to move", 9 * half + 4)
    beside_board("Black has in hand:", 9 * CELL - 24)
    beside_board(hand["b"], 9 * CELL - 6)
    say("</svg>")
    close(picture)
}

function beside_board(text, y) {
    say(sprintf("<text class=\"side\" x=\"%g\" y=\"%g\">%s</text>", LEFT + 9 * CELL + 24, TOP + y, text))
}

# --- the text ---

# After a mark: the board that stood there is passed over, with its picture.
function end_board() {
    draw()
    picture = folder "/" name "-" ++boards ".svg"
    draw_picture()
    print ""
    print "![" in_words() "](boards/" name "-" boards ".svg)"
    state = ""
}

state == "mark" { mark = mark " " $0; print; if (/-->/) { read_mark(mark); state = "before" } next }

/^<!-- board / {
    if (state != "")
        fail("a mark right after a mark")
    split("", beside)
    mark = $0
    print
    if (/-->/) { read_mark(mark); state = "before" } else state = "mark"
    next
}

state == "before" && /^$/ { next }
state == "before" && /^ +9 +8 +7/ { print ""; state = "board"; edges = rank = 0; next }
state == "before" { print ""; end_board(); print ""; print; next }

state == "board" {
    if (/^ *\+-+\+/) {
        if (++edges == 2)
            state = "after"
    } else if (match($0, /\|[a-i]/)) {
        beside[++rank] = substr($0, RSTART + 2)
        gsub(/^ +| +$/, "", beside[rank])
    } else
        fail("no row of a board: " $0)
    next
}

state == "after" && /^$/ { next }
state == "after" && /^!\[[^]]*\]\(boards\// { end_board(); next }
state == "after" { end_board(); print "" }

{ print }

END {
    if (!failed && state != "")
        fail("a mark at the end without its board")
}
