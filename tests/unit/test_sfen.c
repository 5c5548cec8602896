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
    static Rows rows;
    char error[ERROR_TEXT], text[SFEN_TEXT];
    while (rows_next(&rows, "tests/data/positions.tsv")) {
        const char *says = rows.column[2], *wanted = rows.column[1];
        error[0] = '\0';
        before = pos;
        bool read = position_read(&pos, rows_bytes(rows.column[0]), error);
        bool good = *says ? strstr(error, says) && memcmp(&pos, &before, sizeof pos) == 0
            : strcmp(sfen_write(&pos, text), wanted) == 0;
        test_check(good && read == !*says, "position argument, row %d: %s %s", rows.rows,
                   sfen_write(&pos, text), error);
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
    test_handicaps();
    test_position_read();
    test_longest_game();
    return test_summary();
}
