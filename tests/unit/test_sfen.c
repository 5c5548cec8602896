/* test_sfen.c - positions as text: SFEN, and the argument of `position`; written, read,
 * and refused. */
#include "fault.h"
#include "random.h"
#include "rows.h"

enum { LONG_LINE = 40000 /* bytes; room for the longest game */ };

static Position pos, before;

static void test_sfen_round_trip(void)
{
    static Position again;
    TestGroup group = { "SFEN written and read again", 0, 0 };
    uint64_t random = 3;
    for (int i = 0; i < 20000; i++) {
        char text[SFEN_TEXT], second[SFEN_TEXT], error[ERROR_TEXT] = "";
        random_step(&pos, &random);
        bool good = sfen_read(&again, sfen_write(&pos, text), error)
            && strcmp(sfen_write(&again, second), text) == 0
            && position_key(&again) == position_key(&pos)
            && again.in_check == pos.in_check && !position_fault(&again);
        test_many(&group, good, "%s %s", text, error);
    }
    test_group(&group);
}

#define CROWDED "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L"
#define KINGS "4k4/9/9/9/9/9/9/9/4K4"

static void test_sfen_refused(void)
{
    char error[ERROR_TEXT];
    set_position(&pos, STARTPOS);
    before = pos;
    static Rows rows;
    while (rows_next(&rows, "tests/data/refused.tsv")) {
        error[0] = '\0';
        bool good = !sfen_read(&pos, rows.column[0], error)
            && strstr(error, rows.column[1])
            && strncmp(error, "SFEN", 4) == 0 && memcmp(&pos, &before, sizeof pos) == 0;
        test_check(good, "refused SFEN '%s': %s", rows.column[0], error);
    }
}

static void test_sfen_tolerated(void)
{
    static const char *const text[][2] = {
        { KINGS " b", KINGS " b - 1" }, { KINGS " w -", KINGS " w - 1" },
        { "  " KINGS "\tb -  7 \r\n", KINGS " b - 7" },
        { "4k4/81/111111111/333/9/9/9/9/4K4 b 1P2p 1", KINGS " b P2p 1" },
        { KINGS " b pPpL10pl 1", KINGS " b LPl12p 1" },
        { "4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1",
          "4k4/9/9/9/9/9/9/9/9 b 2r2b4g4s4n4l18p 1" },
        { CROWDED " w Sbgn3p 124", CROWDED " w Sbgn3p 124" },
    };
    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        char error[ERROR_TEXT] = "", written[SFEN_TEXT] = "";
        bool good = sfen_read(&pos, text[i][0], error)
            && strcmp(sfen_write(&pos, written), text[i][1]) == 0;
        test_check(good, "SFEN in an unusual form is read as '%s' %s", written, error);
    }
}

static void test_handicaps(void)
{
    for (const Handicap *h = handicaps; h->name; h++) {
        char error[ERROR_TEXT] = "", text[SFEN_TEXT];
        Move list[MAX_MOVES];
        int pieces = 0;
        bool good = sfen_read(&pos, h->sfen, error)
            && strcmp(sfen_write(&pos, text), h->sfen) == 0
            && generate_legal(&pos, list) > 0;
        for (int sq = 0x11; sq <= 0x99; sq++)
            pieces += (pos.board[sq] & WHITE_PIECE) != 0;
        /* A name such as 6-piece says how many of White's twenty pieces are missing. */
        const char *number = strncmp(h->name, "left-", 5) ? h->name : h->name + 5;
        good &= atoi(number) == 0 || pieces == 20 - atoi(number);
        good &= (pos.side == BLACK) == (h == handicaps);
        /* Programs know what the Shogi Association plays: one piece, two, four .. ten. */
        good &= h->well_known == (atoi(number) % 2 == 0 && number == h->name);
        test_check(good, "handicap %s (%s) %s", h->name, h->japanese, error);
    }
}

/* --- the USI position argument --- */

static void test_position_read(void)
{
    static const char *const good[][2] = {
        { "startpos", STARTPOS }, { "startpos moves", STARTPOS },
        { " startpos  moves  \r\n", STARTPOS },
        { "startpos moves 7g7f 3c3d ",
          "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3" },
        { "sfen " KINGS " b - moves", KINGS " b - 1" },
        { "sfen " KINGS " b moves 5i5h", "4k4/9/9/9/9/9/9/4K4/9 w - 2" },
        { "sfen " KINGS " b 18p moves 5i5h", "4k4/9/9/9/9/9/9/4K4/9 w 18p 2" },
        { "sfen " KINGS " w 2P10p 9 moves P*4d 5i5h",
          "4k4/9/9/5p3/9/9/9/4K4/9 w 2P9p 11" },
    };
    static const struct { const char *text, *says; } bad[] = {
        { "", "neither startpos nor sfen" }, { "startpost", "neither startpos nor sfen" },
        { "startpos 7g7f", "'7g7f' where moves" }, { "startpos x", "'x' where moves" },
        { "startpos moves 7g7f 7g7f", "move 2: 7g7f is illegal" },
        { "startpos moves 7g7f 3c3d 8h2b+ hello", "move 4: 'hello' is not" },
        { "startpos moves 7g7f moves 3c3d", "move 2: 'moves' is not" },
        { "startpos moves 7g7f+", "move 1: 7g7f+ is illegal" },
        { "startpos moves 7g7", "move 1: '7g7' is not" },
        { "startpos moves 7g7f7f", "move 1: '7g7f7f' is not" },
        { "sfen", "SFEN board: missing" }, { "sfen moves 7g7f", "SFEN board" },
        { "sfen " KINGS " moves 5i5h", "SFEN side" },
    };
    char error[ERROR_TEXT], text[SFEN_TEXT];
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        error[0] = text[0] = '\0';
        bool read = position_read(&pos, good[i][0], error)
            && strcmp(sfen_write(&pos, text), good[i][1]) == 0;
        test_check(read, "position argument read as '%s' %s", text, error);
    }
    before = pos;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        error[0] = '\0';
        bool refused = !position_read(&pos, bad[i].text, error)
            && strstr(error, bad[i].says) && memcmp(&pos, &before, sizeof pos) == 0;
        test_check(refused, "refused position '%s': %s", bad[i].text, error);
    }
}

static void test_longest_game(void)
{
    static char line[LONG_LINE];
    static const char *const round[4] = { " 2h3h", " 8b7b", " 3h2h", " 7b8b" };
    char error[ERROR_TEXT] = "";
    strcpy(line, "startpos moves");
    for (int i = 0; i < MAX_GAME; i++)
        strcat(line, round[i % 4]);
    bool good = position_read(&pos, line, error);
    test_check(good && pos.ply == MAX_GAME, "a game of %d moves is read %s", MAX_GAME,
               error);
    test_check(rules_repetition(&pos) == REPEAT_DRAW, "and its repetition is seen");
    strcat(line, " 2h3h");
    test_check(!position_read(&pos, line, error) && strstr(error, "more than"),
               "a longer one is refused: %s", error);
}

int main(void)
{
    position_init();
    test_sfen_round_trip();
    test_sfen_refused();
    test_sfen_tolerated();
    test_handicaps();
    test_position_read();
    test_longest_game();
    return test_summary();
}
