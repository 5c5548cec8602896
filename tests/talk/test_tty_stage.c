/* test_tty_stage.c - the board that stays at the top of the screen, at three sizes: what
 * the program prints is obeyed by a small terminal here, and what then stands on its
 * screen is looked at. Plays with the first program there is. */
#define _XOPEN_SOURCE 700

#include "tty.h"

enum { MOST_ROWS = 60, MOST_COLUMNS = 140 };

/* --- a terminal: what xterm does with the sequences that are used --- */

static struct {
    char cell[MOST_ROWS][MOST_COLUMNS + 1];
    int rows, columns;
    int row, column, kept_row, kept_column; /* of the cursor, from 0 */
    int top, bottom;  /* rows that scroll */
    bool wraps, dark; /* dark: a colour of that theme was seen */
    char sequence[32];
    int length;       /* of the sequence; 0: none has begun */
} t;

static void clear_rows(int from, int to)
{
    for (int row = from; row < to; row++)
        memset(t.cell[row], ' ', MOST_COLUMNS);
}

/* All rows scroll after it, as in tmux and xterm. */
static void set_size(int columns, int rows)
{
    resize(columns, rows);
    for (int row = t.rows; row < rows; row++)
        clear_rows(row, row + 1);
    t.rows = rows;
    t.columns = columns;
    t.top = 0;
    t.bottom = rows - 1;
    t.row = t.row < rows ? t.row : rows - 1;
    t.column = t.column < columns ? t.column : columns - 1;
}

static void line_feed(void)
{
    if (t.row != t.bottom) {
        t.row += t.row < t.rows - 1;
        return;
    }
    memmove(t.cell[t.top], t.cell[t.top + 1],
            (size_t)(t.bottom - t.top) * sizeof t.cell[0]);
    clear_rows(t.bottom, t.bottom + 1);
}

static void put(char c)
{
    if (t.column == t.columns && t.wraps) {
        t.column = 0;
        line_feed();
    }
    t.column -= t.column == t.columns;
    t.cell[t.row][t.column++] = c;
}

static void obey(char last, const char *words)
{
    int a = 0, b = 0;
    sscanf(words, "%d;%d", &a, &b);
    int up = t.row >= t.top ? t.top : 0;
    switch (last) {
    case 'A': t.row -= a ? a : 1; t.row = t.row < up ? up : t.row; break;
    case 'C': t.column += a ? a : 1; break;
    case 'H': t.row = a ? a - 1 : 0; t.column = b ? b - 1 : 0; break;
    case 'J':
        if (a == 0)
            memset(t.cell[t.row] + t.column, ' ', (size_t)(MOST_COLUMNS - t.column));
        if (a == 1)
            memset(t.cell[t.row], ' ', (size_t)t.column + 1);
        clear_rows(a == 0 ? t.row + 1 : 0, a == 1 ? t.row : t.rows);
        break;
    case 'K':
        memset(t.cell[t.row] + t.column, ' ', (size_t)(MOST_COLUMNS - t.column));
        break;
    case 'r':
        t.top = a ? a - 1 : 0;
        t.bottom = b ? b - 1 : t.rows - 1;
        t.row = t.column = 0;
        break;
    case 'm': t.dark |= strstr(words, "48;5;236") != NULL; break;
    case 'h': t.wraps |= strcmp(words, "?7h") == 0; break;
    case 'l': t.wraps &= strcmp(words, "?7l") != 0; break;
    default: break;
    }
}

static void feed(char c)
{
    if (t.length > 0) {
        t.sequence[t.length++] = c;
        t.sequence[t.length] = '\0';
        if (t.length == 2 && c == '7') {
            t.kept_row = t.row;
            t.kept_column = t.column;
        } else if (t.length == 2 && c == '8') {
            t.row = t.kept_row;
            t.column = t.kept_column;
        } else if (t.length > 2 && ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))) {
            obey(c, t.sequence + 2);
        } else if (t.length < (int)sizeof t.sequence - 1 && (t.length > 2 || c == '[')) {
            return;
        }
        t.length = 0;
    } else if (c == '\033') {
        t.sequence[t.length++] = c;
    } else if (c == '\r') {
        t.column = 0;
    } else if (c == '\n') {
        line_feed();
    } else if (c >= ' ') {
        put(c);
    }
}

/* --- what stands on the screen --- */

/* In which row a text stands, from this one on; -1: in none. */
static int row_of(const char *text, int from)
{
    for (int row = from; row < t.rows; row++)
        if (strstr(t.cell[row], text))
            return row;
    return -1;
}

/* False: the program prints nothing more. */
static bool hear(void)
{
    struct pollfd wanted = { .fd = terminal, .events = POLLIN };
    char bytes[4096];
    bool is_there = poll(&wanted, 1, PATIENCE) > 0;
    ssize_t got = is_there ? read(terminal, bytes, sizeof bytes) : 0;
    for (ssize_t i = 0; i < got; i++)
        feed(bytes[i]);
    return got > 0;
}

/* Wait until a text stands in a row, or in any below it. */
static bool stands(const char *text, int row, bool below)
{
    for (;;) {
        int found = row_of(text, row);
        if (found == row || (below && found > row))
            return true;
        if (!hear())
            break;
    }
    printf("# no '%s' in row %d of:\n", text, row);
    for (int i = 0; i < t.rows; i++)
        printf("# |%.*s|\n", t.columns, t.cell[i]);
    return false;
}

static bool is_at(const char *text, int row) { return stands(text, row, false); }

static bool is_below(const char *text) { return stands(text, 12, true); }

/* The frame of the small board at the top, and nothing of another one below. */
static bool board_stays(void)
{
    return is_at("  9  8  7  6  5  4  3  2  1", 0) && is_at("+----------------------", 1)
        && is_at("+---------------------------+", 11) && row_of("+------", 12) < 0;
}

static bool begin(const char *program, const char *option, int columns, int rows)
{
    memset(&t, 0, sizeof t);
    clear_rows(0, MOST_ROWS);
    t.wraps = true;
    terminal = -1;
    if (!start(program, option))
        return false;
    set_size(columns, rows);
    return true;
}

/* Wait until so many rows do not scroll. */
static bool keeps(int rows)
{
    while (!(t.top == rows && t.bottom == t.rows - 1 && t.wraps) && hear())
        continue;
    return t.top == rows && t.bottom == t.rows - 1 && t.wraps;
}

static bool is_whole(void) { return keeps(0); }

/* Wait for a colour of the theme. */
static bool is_dark(void)
{
    while (!t.dark && hear())
        continue;
    return t.dark;
}

/* --- sessions --- */

static void play_at(const char *program, int columns, int rows)
{
    if (!begin(program, "--play=none", columns, rows))
        return;
    stands("Black, move 1> ", 0, true);
    type("\014");
    test_check(board_stays() && is_below("Black, move 1> "), "%dx%d: a board at the top",
               columns, rows);
    type("7g7f\r");
    test_check(is_at(" P* ", 7) && is_at(" _  P ", 8) && is_below("White, move 2> ")
                   && board_stays(), "a move is drawn there");
    test_check(columns < 80 || is_at(" 1 7g7f", 1), "and stands beside it");
    type("moves 3c\r");
    test_check(is_below("1 legal move") && is_below("White, move 2> ") && board_stays(),
               "a short text stays below");
    type("rules\r");
    if (rows < 50 && stands("-- more", rows - 1, true))
        type("\r");
    test_check(stands("lists the rest", 0, true) && (rows == 50 || is_whole())
                   && (rows == 50 || stands("(Enter: the board", 12, true)),
               "a long one takes the screen");
    type(rows == 20 ? "q\r" : "\r");
    test_check(is_below("White, move 2> ") && keeps(12) && board_stays(),
               "and Enter, or q, brings the board back");
    type("time 0+9\r");
    test_check(stands("clock: 9 of 9 s", 1, true) && stands("clock: 8 of 9 s", 1, true),
               "clocks run");
    type("3c3");
    is_below("> 3c3");
    set_size(columns == 80 ? 60 : 80, columns == 80 ? 18 : 24);
    test_check(is_below("time 0+9") && stands("> 3c3", 13, true) && board_stays(),
               "another size: all is drawn anew, and the text is kept");
    type("d\r");
    test_check(is_at(" p* ", 5) && is_below("Black, move 3> ") && board_stays(),
               "and goes on there");
    set_size(columns, 17);
    type("8h2b=\r");
    test_check(stands("White, move 4> ", 13, true) && is_whole(),
               "too low a window: boards are printed");
    set_size(columns, rows);
    test_check(keeps(12) && board_stays(), "until it is higher again");
    type("theme dark\r");
    test_check(is_below("board: dark") && is_dark(), "colours");
    test_check(leave("quit\r") == 0, "and out");
}

/* The last moves are always there, and how many are above them. */
static void many_moves(const char *program)
{
    if (!begin(program, "--play=none", 80, 24))
        return;
    type("position startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d "
         "8e8f 8g8f 8b8f\r");
    test_check(is_at("  4 more", 1) && is_at("  5 2f2e", 2) && is_at(" 14 8b8f", 11),
               "fourteen moves, ten of them beside the board");
    type("undo 3\r");
    test_check(is_at("  1 7g7f", 1) && is_at(" 11 2h2d", 11),
               "eleven, and all are there");
    leave("quit\r");
}

static void clocks(const char *program)
{
    if (!begin(program, "--time=0+1", 80, 24))
        return;
    test_check(is_below("Black's time is up (`flag on` would"), "time up: told at once");
    type("flag on\r");
    test_check(is_below("time is up: White wins.") && is_below("Game over> "),
               "and with the flag the game is lost");
    type("new\r7g7f");
    is_below("1> 7g7f");
    while (row_of("time is up: White wins.", row_of("1> 7g7f", 12) + 1) < 0 && hear())
        continue;
    test_check(row_of("1> 7g7f", 12) > 0, "whatever was being typed");
    type("quit\r");
    test_check(is_whole(), "after it all rows scroll");
    finish();
}

static void choices(const char *program)
{
    if (!begin(program, "--play=none", 120, 50))
        return;
    is_below("Black, move 1> ");
    type("board large\r");
    test_check(is_at("+-----+-----+", 1) && is_at("+-----+-----+", 28)
                   && stands("Black, move 1> ", 29, true) && keeps(29), "a large board");
    set_size(80, 24);
    test_check(board_stays() && is_below("Black, move 1> "),
               "small where there is no room");
    type("board large\r");
    test_check(is_below("needs a window of 92 columns and 35 rows"), "which is told");
    type("board small\r");
    type("puzzles 1 1\r");
    test_check(is_below("Problem 1-1: ") && board_stays() && is_below("your move> ")
                   && !strstr(t.cell[1], "White ("), "a problem is drawn there, too");
    type("rules\r");
    test_check(is_below("-- more") && !strstr(t.cell[0], "-") && !strstr(t.cell[1], "|"),
               "a long text leaves nothing of the board");
    type("qq\r");
    test_check(is_below("Solved: 0 of 0"), "and left, also after q at a long text");
    type("screen off\r");
    test_check(stands("of the screen: off.", 0, true)
                   && is_at("Black, move 1> ", 23) && is_whole(), "switched off");
    type("7g7f\r");
    test_check(stands("+-----", 13, true) && stands("White, move 2> ", 13, true),
               "a board among the text");
    type("screen on\r");
    test_check(is_below("White, move 2> ") && keeps(12) && board_stays(), "and on");
    type("\033[5~");
    test_check(stands("board large", 0, true) && stands("-- more", 23, true),
               "PageUp: what scrolled away");
    type("q");
    type("board off\r");
    test_check(stands("No board is drawn", 0, true) && is_whole(),
               "nothing stays for a screen reader");
    leave("quit\r");
}

/* What ends the program, or stops it, leaves a terminal that scrolls. */
static void signals(const char *program)
{
    if (!begin("/bin/sh", "-i", 80, 24))
        return;
    type(words_with("set +o emacs; PS1='rea'dy'> '; '%s' --play=none\r", program));
    is_below("Black, move 1> ");
    type("7g7f\r");
    is_below("White, move 2> ");
    type("\032");
    test_check(is_below("ready> ") && is_whole(), "Ctrl-Z: all rows scroll");
    type("fg\r");
    test_check(is_below("Black, move 1> 7g7f") && is_below("White, move 2> ") && keeps(12)
                   && board_stays(), "and with fg the board and the text are there");
    type("3c3d\r");
    test_check(is_at(" p* ", 5) && is_below("Black, move 3> "), "and the game goes on");
    type("\032");
    is_below("ready> ");
    type("kill %1; bg %1; wait %1; echo \"ended: $?\"\r");
    test_check(is_below("ended: 143") && is_whole(), "SIGTERM while it is stopped");
    leave("exit\r");
    if (!begin(program, "--play=none", 80, 24))
        return;
    is_below("Black, move 1> ");
    kill(child, SIGTERM);
    test_check(is_whole(), "SIGTERM: all rows scroll");
    test_check(finish() == 128 + SIGTERM, "and it ends");
}

int main(void)
{
    const char *program = tty_begin();
    unsetenv("ENV");
    if (program) {
        play_at(program, 60, 20);
        play_at(program, 80, 24);
        play_at(program, 120, 50);
        many_moves(program);
        clocks(program);
        choices(program);
        signals(program);
    }
    return test_summary();
}
