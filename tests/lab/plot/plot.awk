# plot.awk - see plot.sh. Bytes are counted, not characters: LC_ALL=C.

# --- the command line ---

function fail(number, why) {
    print "plot: " why | "cat >&2"
    close("cat >&2")
    exit (status = number)
}

BEGIN {
    FS = "\t"
    # Colour-blind readers can tell them apart, too.
    MAX_LINES = split("#0072b2 #d55e00 #009e73 #cc79a7 #e69f00 #56b4e9 #808080 #999933", \
                      colour, " ")
    # Pixels: the picture and its right edge, above the plot, the key, below, the command;
    # the width of a letter, roughly.
    WIDTH = 720; RIGHT = 24; TITLE = 44; KEY = 16; BELOW = 52; COMMAND = 18; LETTER = 7
    BESIDE = 240 # so much wider for a second scale
    # From bar to bar, and how thick; closer in a group, with a gap behind it.
    STEP = 24; THICK = 14; GROUP_STEP = 12; GROUP_THICK = 10; GAP = 10
    # A plot of lines.
    HEIGHT = 360; LEFT = 76; TOP = TITLE + KEY
    split("title x-title y-title command label value low high x series base y " \
          "beside beside-low beside-high beside-title", word, " ")
    for (i in word) known["--" word[i]]
    kind = ARGV[1]
    if (kind != "bars" && kind != "lines")
        fail(2, "say `bars` or `lines`; --help tells more")
    for (i = 2; i < ARGC; i++) {
        if (ARGV[i] == "--log-x" || ARGV[i] == "--log-y") { given[ARGV[i]] = 1; continue }
        if (!(ARGV[i] in known))
            fail(2, "unknown option '" ARGV[i] "'; --help tells them all")
        if (i + 1 == ARGC) fail(2, ARGV[i] ": its value is missing")
        if (ARGV[i] == "--y" && ys == MAX_LINES)
            fail(2, "--y '" ARGV[i + 1] "': one too many")
        if (ARGV[i] == "--y") {
            y_name[++ys] = y_key[ys] = ARGV[i + 1]
            sub(/=.*/, "", y_name[ys])
            sub(/^[^=]*=/, "", y_key[ys])
        }
        given[ARGV[i]] = ARGV[i + 1]
        i++
    }
    if (kind == "bars" && !(("--label" in given) && ("--value" in given)))
        fail(2, "bars: needs --label and --value")
    if (kind == "lines" && !(("--x" in given) && ys)) fail(2, "lines: needs --x and --y")
    ARGC = 1
}

# --- the table ---

{ sub(/\r$/, "") }
/^#/ || /^$/ { next }
!columns {
    columns = NF
    for (i = NF; i > 0; i--) place[$i] = i
    next
}
{
    rows++
    for (i = 1; i <= columns; i++) cell[rows, i] = $i
}

# The number of the column that an option names; 0: it is not given.
function column(option,    name) {
    if (!(option in given)) return 0
    name = given[option]
    if (!(name in place)) fail(1, name ": no such column")
    return place[name]
}

# A cell that is not a number is not drawn.
function is_number(row, col) {
    return col && cell[row, col] ~ /^[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?$/
}

# Which of the different words of a column a row has, from 0; is_new: no row above has it.
function series_of(row, col,    i) {
    is_new = !((col, cell[row, col]) in first_row)
    if (is_new) {
        first_row[col, cell[row, col]] = row
        for (i = 1; i < row; i++)
            if (first_row[col, cell[i, col]] == i) number_of[row, col]++
    }
    is_new = first_row[col, cell[row, col]] == row
    return number_of[first_row[col, cell[row, col]], col] + 0
}

# --- scales: least and most by name, logarithms when is_log; pixels from and to ---

function min(a, b) { return a < b ? a : b }
function max(a, b) { return a > b ? a : b }
function floor(x) { return int(x) > x ? int(x) - 1 : int(x) }
function ceil(x) { return -floor(-x) }
function log10(x) { return log(x) / log(10) }

function new_scale(s, a, b, logarithmic) {
    from[s] = a; to[s] = b; is_log[s] = logarithmic + 0
    least[s] = 1e308; most[s] = -1e308
}

function widen(s, value) {
    if (is_log[s] && value <= 0) return
    if (is_log[s]) value = log10(value)
    least[s] = min(least[s], value)
    most[s] = max(most[s], value)
}

function widen_by(s, col,    i) {
    for (i = 1; i <= rows; i++)
        if (is_number(i, col)) {
            widen(s, cell[i, col] + 0)
            if (cell[i, col] ~ /[.eE]/) is_broken[s] = 1
        }
}

# 1, 2 or 5 times a power of ten that gives about five marks; whole, if all values are.
function step_of(s,    rough, power, lead) {
    rough = (most[s] - least[s]) / 5
    power = 10 ^ floor(log10(rough) + 1e-12)
    lead = rough / power
    power *= lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10
    return is_broken[s] ? power : max(power, 1)
}

# The mark of a logarithmic scale, 1, 2 or 5 times a power of ten, next to `at` from below
# or above.
function log_mark(at, above,    power, rest, i, lead) {
    split("0 0.30103 0.69897 1", lead, " ") # log10 of 1, 2, 5, 10
    power = floor(at + 1e-9)
    rest = at - power
    for (i = 1; i < 4 && lead[i + 1] <= rest + 1e-9; i++) ;
    return power + (above && rest > lead[i] + 1e-9 ? lead[i + 1] : lead[i])
}

# Move its ends to marks.
function settle(s,    step) {
    if (least[s] > most[s]) least[s] = most[s] = 0
    if (most[s] - least[s] < 1e-12) most[s] = least[s] + 1
    if (is_log[s]) {
        least[s] = log_mark(least[s], 0)
        most[s] = log_mark(most[s], 1)
        return
    }
    step = step_of(s)
    least[s] = floor(least[s] / step + 1e-9) * step
    most[s] = ceil(most[s] / step - 1e-9) * step
}

# The pixel of a value; values beyond the ends of the scale lie on them.
function pixel(s, value) {
    if (is_log[s]) value = log10(max(value, 1e-300))
    value = min(max(value, least[s]), most[s])
    return from[s] + (to[s] - from[s]) * (value - least[s]) / (most[s] - least[s])
}

# --- what both kinds of picture are drawn with ---

function escaped(words) {
    gsub(/&/, "\\&amp;", words)
    gsub(/</, "\\&lt;", words)
    return words
}

function text(x, y, anchor, words) {
    printf "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, \
        escaped(words)
}

# class: `grid`, or `axis`, what must be seen well.
function line(x1, y1, x2, y2, class) {
    printf "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>\n", \
        x1, y1, x2, y2, class
}

# A number of a scale: 10,000 and 0.05, never 1e+06.
function plain(value,    words) {
    words = sprintf("%.10g", value)
    if (value >= 1e10 || value <= -1e10) words = sprintf("%.0f", value)
    if (words !~ /[.e]/)
        while (match(words, /[0-9][0-9][0-9][0-9](,|$)/))
            words = substr(words, 1, RSTART) "," substr(words, RSTART + 1)
    return words
}

function hue(i) { return colour[i % MAX_LINES + 1] }

# The picture around a plot that ends `bottom` pixels from the top.
function begin(bottom,    height) {
    height = bottom + BELOW + (given["--command"] != "" ? COMMAND : 0)
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" " \
        "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">\n", \
        WIDTH, height, WIDTH, height
    # The reader's ground is light or dark.
    print "<style>.page{fill:#fff}text{fill:#222}.command{fill:#666}.grid{stroke:#ddd}.axis{stroke:#000}"
    print "@media(prefers-color-scheme:dark){.page{fill:#15181c}text{fill:#ddd}.command{fill:#999}.grid{stroke:#3a3f45}.axis{stroke:#fff}}</style>"
    printf "<rect width=\"%d\" height=\"%d\" class=\"page\"/>\n<g font-size=\"15\">\n", WIDTH, height
    text(WIDTH / 2, 24, "middle", given["--title"])
    print "</g>"
    text(beside ? (from["x"] + to["x"]) / 2 : WIDTH / 2, bottom + BELOW - 12, "middle", \
        given["--x-title"])
    if (beside)
        text((from["z"] + to["z"]) / 2, bottom + BELOW - 12, "middle", given["--beside-title"])
    if (given["--command"] == "") return
    printf "<text class=\"command\" font-family=\"monospace\" font-size=\"11\" x=\"12.0\" y=\"%.1f\">%s</text>\n", \
        height - 9, escaped(given["--command"])
}

# One line of the grid with its number.
function mark(s, value, across, near, far,    at) {
    at = pixel(s, value)
    if (across) {
        line(at, near, at, far, "grid")
        text(at, far + 16, "middle", plain(value))
    } else {
        line(near, at, far, at, "grid")
        text(near - 6, at + 4, "end", plain(value))
    }
}

# across: the scale runs from left to right. Within less than two powers of ten, a
# logarithmic one also has 2 and 5.
function grid(s, across, near, far,    step, count, at, i, value, here, lead) {
    split("1 2 5", lead, " ")
    step = is_log[s] ? 1 : step_of(s)
    count = is_log[s] && most[s] - least[s] < 2 ? 3 : 1
    at = is_log[s] ? floor(least[s]) : ceil(least[s] / step - 1e-9) * step
    for (; at <= most[s] + step * 1e-6; at += step) {
        if (!is_log[s])
            mark(s, (at < 0 ? -at : at) < step * 1e-6 ? 0 : at, across, near, far)
        for (i = 1; is_log[s] && i <= count; i++) {
            value = 10 ^ at * lead[i]
            here = log10(value)
            if (here > least[s] - 1e-6 && here < most[s] + 1e-6)
                mark(s, value, across, near, far)
        }
    }
}

# An entry of the key, at key_left; that is moved on.
function key(name, i) {
    printf "<rect x=\"%.1f\" y=\"%d\" width=\"14\" height=\"4\" fill=\"%s\"/>\n", \
        key_left, TITLE - 2, hue(i)
    text(key_left + 20, TITLE + 4, "start", name)
    key_left += 20 + LETTER * length(name) + 20
}

# --- bars ---

# The first row behind the group that begins at `row`.
function group_end(row,    end) {
    end = row + 1
    while (series && end <= rows && cell[end, label] == cell[row, label]) end++
    return end
}

function group_height(count) { return series ? count * GROUP_STEP + GAP : STEP }

# A bar from the base of the scale s, `y` is its middle; and how certain it is.
function bar(s, row, y, value, low, high,    end, thick, a, b) {
    if (!is_number(row, value)) return
    end = pixel(s, cell[row, value] + 0)
    thick = series ? GROUP_THICK : THICK
    printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n", \
        min(zero[s], end), y - thick / 2, max(zero[s] - end, end - zero[s]), thick, \
        hue(series ? series_of(row, series) : s == "z")
    if (!is_number(row, low) || !is_number(row, high)) return
    a = pixel(s, cell[row, low] + 0)
    b = pixel(s, cell[row, high] + 0)
    line(a, y, b, y, "axis")
    line(a, y - 4, a, y + 4, "axis")
    line(b, y - 4, b, y + 4, "axis")
}

# A scale that shows these columns and the place where bars begin.
function bar_scale(s, a, b, logarithmic, value, low, high, base) {
    new_scale(s, a, b, logarithmic)
    widen_by(s, value); widen_by(s, low); widen_by(s, high)
    widen(s, base)
    settle(s)
    zero[s] = pixel(s, base)
}

# The scales: one, or beside it the second column's, from 0.
function bar_scales(    row, longest, left, right) {
    label = column("--label"); value = column("--value"); series = column("--series")
    low = column("--low"); high = column("--high")
    beside = column("--beside")
    beside_low = column("--beside-low"); beside_high = column("--beside-high")
    if (beside) WIDTH += BESIDE
    for (row = 1; row <= rows; row++) longest = max(longest, length(cell[row, label]))
    left = min(LETTER * longest + 24, WIDTH / 2)
    right = beside ? (left + WIDTH - RIGHT) / 2 - RIGHT : WIDTH - RIGHT
    bar_scale("x", left, right, given["--log-x"], value, low, high, given["--base"] + 0)
    if (beside)
        bar_scale("z", right + 3 * RIGHT, WIDTH - RIGHT, 0, beside, beside_low, beside_high, 0)
}

function draw_bars(    top, bottom, y, row, end, middle, i) {
    bar_scales()
    top = TITLE + (series ? KEY : 0)
    y = bottom = top + 4
    for (row = 1; row <= rows; row = group_end(row))
        bottom += group_height(group_end(row) - row)
    bottom += 4
    key_left = from["x"]
    begin(bottom)
    grid("x", 1, top, bottom)
    if (beside) grid("z", 1, top, bottom)
    for (row = 1; series && row <= rows; row++) {
        i = series_of(row, series)
        if (is_new) key(cell[row, series], i)
    }
    for (row = 1; row <= rows; row = end) {
        end = group_end(row)
        middle = y + group_height(end - row) / 2
        text(from["x"] - 8, middle + 4, "end", cell[row, label])
        for (i = row; i < end; i++)
            bar("x", i, middle - GROUP_STEP * (end - row - 1) / 2 + GROUP_STEP * (i - row), \
                value, low, high)
        if (beside) bar("z", row, middle, beside, beside_low, beside_high)
        y += group_height(end - row)
    }
    line(zero["x"], top, zero["x"], bottom, "axis")
    if (beside) line(zero["z"], top, zero["z"], bottom, "axis")
}

# --- lines ---

# The points of one line: rows of that series (-1: all).
function one_line(col, which, color,    i, px, py, point, before) {
    for (i = 1; i <= rows; i++) {
        if (which >= 0 && series_of(i, series) != which) continue
        if (!is_number(i, x) || !is_number(i, col)) continue
        px = pixel("x", cell[i, x] + 0)
        py = pixel("y", cell[i, col] + 0)
        printf "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"%s\"/>\n", \
            px, py, hue(color)
        point = sprintf("%.1f,%.1f", px, py)
        if (before != "")
            printf "<polyline points=\"%s %s\" stroke=\"%s\" stroke-width=\"2\"/>\n", \
                before, point, hue(color)
        before = point
    }
}

function draw_lines(    i, which, col) {
    x = column("--x"); series = column("--series")
    for (i = 1; i <= ys; i++) {
        given["--y"] = y_name[i]
        y_column[i] = column("--y")
    }
    new_scale("x", LEFT, WIDTH - RIGHT, given["--log-x"])
    new_scale("y", TOP + HEIGHT, TOP, given["--log-y"])
    widen_by("x", x)
    for (i = 1; i <= ys; i++) widen_by("y", y_column[i])
    settle("x"); settle("y")
    begin(TOP + HEIGHT)
    grid("x", 1, TOP, TOP + HEIGHT)
    grid("y", 0, LEFT, WIDTH - RIGHT)
    print "<g transform=\"rotate(-90)\">"
    text(-(TOP + HEIGHT / 2), 16, "middle", given["--y-title"])
    print "</g>"
    key_left = LEFT
    for (i = 1; !series && i <= ys; i++) {
        one_line(y_column[i], -1, i - 1)
        key(y_key[i], i - 1)
    }
    for (i = 1; series && i <= rows; i++) {
        which = series_of(i, series)
        if (!is_new) continue
        one_line(y_column[1], which, which)
        key(cell[i, series], which)
    }
}

END {
    if (status) exit status
    if (!rows) fail(1, "standard input: no rows")
    if (kind == "bars") draw_bars()
    else draw_lines()
    print "</svg>"
}
