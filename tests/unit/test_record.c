/* test_record.c - game records: CSA in its many forms, USI move lists, round trips. */
#include "talk/record.h"

#include "game/movegen.h"
#include "test.h"

enum { RANDOM_GAMES = 40 };

static RecordReader reader;
static GameRecord record, again;

/* A stream that gives this text. */
static FILE *stream_of(const char *text)
{
    FILE *file = tmpfile();
    if (file) {
        fputs(text, file);
        rewind(file);
    }
    return file;
}

/* --- games that are read --- */

#define MOVES_TWO "+7776FU\n-3334FU\n"
#define ROWS_EVEN \
    "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n" \
    "P3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \n" \
    "P5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n" \
    "P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \n" \
    "P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n"
#define TWO_PIECE \
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"

typedef struct {
    const char *name, *text, *start;
    int plies;
    RecordEnd end;
    GameResult result;
} Readable;

static const Readable readable[] = {
    { "the shortest", "PI\n+\n", STARTPOS, 0, END_NONE, RESULT_UNKNOWN },
    { "no position at all", MOVES_TWO, STARTPOS, 2, END_NONE, RESULT_UNKNOWN },
    { "even game in rows", "V2.2\n" ROWS_EVEN "+\n" MOVES_TWO "%TORYO\n", STARTPOS, 2,
      END_RESIGN, RESULT_WHITE_WINS },
    { "several statements on a line", "V2.2\nPI,+\n+7776FU,T1,-3334FU,T2\n%CHUDAN,T3\n",
      STARTPOS, 2, END_INTERRUPTED, RESULT_UNKNOWN },
    { "CR LF, blanks and no end of line", "V2.2\r\nPI\r\n+\r\n+7776FU  ,T1\r\n%TORYO",
      STARTPOS, 1, END_RESIGN, RESULT_BLACK_WINS },
    { "V3 with information",
      "'CSA encoding=UTF-8\nV3.0\nN+a,b\nN-\xe5\x85\x88\n$EVENT:x,y\n"
      "$TIME+:600+0+10\nPI\n+\n+7776FU\nT6.123\n'** 55 -3334FU\n%KACHI\n",
      STARTPOS, 1, END_DECLARATION, RESULT_WHITE_WINS },
    { "Shift_JIS in names and comments",
      "'\x83\x6f\x81\x5b\nN+\x90\xe6\x8e\xe8\nPI\n+\n"
      "+7776FU\n'*\x83\x52\n",
      STARTPOS, 1, END_NONE, RESULT_UNKNOWN },
    { "a byte order mark", "\xef\xbb\xbfV2.2\nPI\n+\n%SENNICHITE\n", STARTPOS, 0,
      END_REPETITION, RESULT_DRAW },
    { "pieces taken from the even game", "PI82HI22KA\n-\n-6172KI\n", TWO_PIECE, 1,
      END_NONE, RESULT_UNKNOWN },
    { "rows without blanks at the ends",
      "P1 * * * *-OU * * * *\nP9 * * * *+OU\t* * * *\n"
      "P2 * * * * * * * * *\n-\n-5152OU\n%TIME_UP\n",
      "4k4/9/9/9/9/9/9/9/4K4 w - 1", 1, END_TIME, RESULT_WHITE_WINS },
    { "single pieces", "P+59OU00KI00FU00FU\nP-51OU\n+\n+0052KI\n%TSUMI\n",
      "4k4/9/9/9/9/9/9/9/4K4 b G2P 1", 1, END_MATE, RESULT_BLACK_WINS },
    { "all other pieces in hand", "P-11OU\nP+00FU\nP-00AL\n+\n",
      "8k/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1", 0, END_NONE, RESULT_UNKNOWN },
    { "a foul of the side that moved", "PI\n+\n" MOVES_TWO "%-ILLEGAL_ACTION\n", STARTPOS,
      2, END_WHITE_FOUL, RESULT_BLACK_WINS },
    { "a declaration of Black", "PI\n+\n" MOVES_TWO "%KACHI\n", STARTPOS, 2,
      END_DECLARATION, RESULT_BLACK_WINS },
    { "a foul of the side to move", "PI\n+\n" MOVES_TWO "%ILLEGAL_MOVE\n", STARTPOS, 2,
      END_ILLEGAL, RESULT_WHITE_WINS },
    { "words of a server", "PI\n+\n+7776FU,T1,'* -50 win, sure\n#RESIGN\n#WIN\n",
      STARTPOS, 1, END_NONE, RESULT_UNKNOWN },
};

static void test_readable(void)
{
    for (size_t i = 0; i < sizeof readable / sizeof *readable; i++) {
        const Readable *r = &readable[i];
        char error[ERROR_TEXT] = "";
        FILE *in = stream_of(r->text);
        record_open(&reader, in);
        bool good = record_read_csa(&reader, &record, error) == RECORD_GAME
            && strcmp(record.start, r->start) == 0 && record.plies == r->plies
            && record.end == r->end && record_result(&record) == r->result
            && record_read_csa(&reader, &again, error) == RECORD_END;
        test_check(good, "CSA, %s: %d plies from %s %s", r->name, record.plies,
                   record.start, error);
        fclose(in);
    }
}

static void test_details(void)
{
    char error[ERROR_TEXT] = "";
    FILE *in = stream_of(
        "'CSA encoding=UTF-8\n'first\n'second\nN+Alice\nN-Bob\nPI\n+\n"
        "+7776FU\nT12\n'** -123 x\n"
        "-3334FU,T6.5\n%TORYO,T7\n");
    record_open(&reader, in);
    bool good = record_read_csa(&reader, &record, error) == RECORD_GAME;
    test_check(good && !strcmp(record.name[BLACK], "Alice")
                   && !strcmp(record.name[WHITE], "Bob")
                   && !strcmp(record.note, "first\nsecond"),
               "names and notes %s", error);
    test_check(record.move[0].time == 12000 && record.move[1].time == 6500
                   && record.end_time == 7000,
               "times: %d %d %d ms", record.move[0].time, record.move[1].time,
               record.end_time);
    test_check(record.move[0].score == -123 && record.move[1].score == RECORD_NO_SCORE,
               "scores: %d", record.move[0].score);
    fclose(in);
}

/* --- games that are refused: the error names the line and the reason --- */

typedef struct {
    const char *text, *says;
    int plies; /* read before the error */
} Unreadable;

static const Unreadable unreadable[] = {
    { "hello\n", "line 1: 'hello' is not a CSA statement", 0 },
    { "PI\n+\n+7775FU\n", "line 3: '+7775FU' is illegal: the piece does not move", 0 },
    { "PI\n+\n" MOVES_TWO "+8822UM\n+7675FU\n", "line 6: '+7675FU': it is the other side",
      3 },
    { "PI\n+\n-3334FU\n", "line 3: '-3334FU': it is the other side's turn", 0 },
    { "PI\n+\n+7776KI\n", "line 3: '+7776KI': the piece on 77 is FU", 0 },
    { "PI\n+\n+7776TO\n", "line 3: '+7776TO' is illegal: a promotion", 0 },
    { "PI\n+\n+5554FU\n", "line 3: '+5554FU': the piece on 55 is missing", 0 },
    { "PI\n+\n+0055FU\n", "line 3: '+0055FU' is illegal", 0 },
    { "PI\n+\n+7700FU\n", "line 3: '+7700FU' is not a move", 0 },
    { "PI\n+\n+7776XX\n", "line 3: '+7776XX' is not a move", 0 },
    { "PI\n+\n+7776F\n", "line 3: '+7776F' is not a move", 0 },
    { "PI\n+\n+7776FUx\n", "line 3: '+7776FUx' is not a move", 0 },
    { "PI\n+\n+7776FU,X\n", "line 3: 'X' is not a CSA statement", 1 },
    { "PI\n+\n+7776FU\nTx\n", "line 4: 'Tx' is not a time", 1 },
    { "PI\n+\n+7776FU\nT1e99\n", "line 4: 'T1e99' is not a time", 1 },
    { "PI\n+\n%WHATEVER\n", "line 3: '%WHATEVER' is not an ending", 0 },
    { "PI\n+\n%TORYO\n+7776FU\n", "line 4: '+7776FU': a move behind the end", 0 },
    { "PI\n+\n+\n", "line 3: '+': the turn is given a second time", 0 },
    { "PI\n+\n+7776FU\nPI\n", "line 4: 'PI': a start position behind", 1 },
    { "PI55FU\n+\n", "line 1: PI: '55FU' is not a piece that stands there", 0 },
    { "PI82KA\n+\n", "line 1: PI: '82KA' is not a piece that stands there", 0 },
    { "PI82\n+\n", "line 1: PI: '82' is not", 0 },
    { "P1-KY-KE\n+\n", "line 1: P1: file 7 holds no piece", 0 },
    { "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY-KY\n+\n", "line 1: P1: more than nine cells", 0 },
    { "P1-KY-KE-XX-KI-OU-KI-GI-KE-KY\n+\n", "line 1: P1: file 7", 0 },
    { "P0\n+\n", "line 1: 'P0' is no part of a start position", 0 },
    { "P+55\n+\n", "line 1: P+: '55' is not a piece", 0 },
    { "P+00OU\n+\n", "line 1: P+: '00OU' is not a piece", 0 },
    { "P+55FU55FU\n+\n", "line 1: P+: '55FU' is one piece too many", 0 },
    { "P+00HI00HI00HI\n+\n", "line 2: the start position is wrong (SFEN hands", 0 },
    { "P+11FU\n+\n", "line 2: the start position is wrong (SFEN board: the piece on 1a",
      0 },
    { "P+59OU52KI\nP-51OU\n+\n", "line 3: the start position is wrong (SFEN side", 0 },
};

static void test_unreadable(void)
{
    for (size_t i = 0; i < sizeof unreadable / sizeof *unreadable; i++) {
        const Unreadable *u = &unreadable[i];
        char text[512], error[ERROR_TEXT] = "", second[ERROR_TEXT] = "";
        snprintf(text, sizeof text, "%s/\nPI\n+\n+2726FU\n", u->text);
        FILE *in = stream_of(text);
        record_open(&reader, in);
        bool refused = record_read_csa(&reader, &record, error) == RECORD_BAD;
        bool goes_on = record_read_csa(&reader, &again, second) == RECORD_GAME
            && again.plies == 1;
        test_check(refused && goes_on && record.plies == u->plies
                       && strncmp(error, u->says, strlen(u->says)) == 0,
                   "refused CSA: %s %s", error, second);
        fclose(in);
    }
}

static void test_long_line(void)
{
    char error[ERROR_TEXT] = "";
    FILE *in = tmpfile();
    fputs("PI\n+\n'", in);
    for (int i = 0; i < 2 * RECORD_LINE; i++)
        fputc('x', in);
    fputs("\n/\nPI\n+\n", in);
    rewind(in);
    record_open(&reader, in);
    RecordStatus first = record_read_csa(&reader, &record, error);
    test_check(first == RECORD_BAD && strncmp(error, "line 3: longer than", 19) == 0
                   && record_read_csa(&reader, &record, error) == RECORD_GAME,
               "a line that is too long: %s", error);
    fclose(in);
}

/* What stands behind a NUL byte must not be lost without a word. */
static void test_nul_byte(void)
{
    static const char text[] = "startpos moves 7g7f\0 3c3d\nstartpos moves 2g2f\n";
    char error[ERROR_TEXT];
    FILE *in = tmpfile();
    fwrite(text, 1, sizeof text - 1, in);
    rewind(in);
    record_open(&reader, in);
    RecordStatus first = record_read_usi(&reader, &record, error);
    test_check(first == RECORD_BAD && strstr(error, "line 1") && strstr(error, "7g7f?")
                   && record_read_usi(&reader, &record, error) == RECORD_GAME,
               "a NUL byte: %s", error);
    fclose(in);
}

static void test_several_games(void)
{
    char error[ERROR_TEXT] = "";
    FILE *in = stream_of("'nothing yet\n/\nPI\n+\n%TORYO\n/\nPI\n+\n+7776FU\n/\n/\n"
                         "PI\n+\n" MOVES_TWO "/\n'the end\n");
    record_open(&reader, in);
    int plies[4] = { 0 }, games = 0;
    while (games < 4 && record_read_csa(&reader, &record, error) == RECORD_GAME)
        plies[games++] = record.plies;
    test_check(games == 3 && plies[0] == 0 && plies[1] == 1 && plies[2] == 2,
               "three games in one file %s", error);
    fclose(in);
}

/* --- USI --- */

static void test_usi(void)
{
    char error[ERROR_TEXT] = "";
    FILE *in = stream_of(
        "# games\n\nstartpos moves 7g7f 3c3d\r\nstartpos moves 7g7e\n"
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 w - 5 moves 5a5b\nstartpos\n");
    record_open(&reader, in);
    bool first = record_read_usi(&reader, &record, error) == RECORD_GAME
        && record.plies == 2 && strcmp(record.start, STARTPOS) == 0;
    bool second = record_read_usi(&reader, &record, error) == RECORD_BAD;
    test_check(first && second
                   && strncmp(error, "line 4: move 1: 7g7e is illegal", 31) == 0,
               "USI move lists: %s", error);
    bool third = record_read_usi(&reader, &record, error) == RECORD_GAME
        && record.plies == 1 && strcmp(record.start, "4k4/9/9/9/9/9/9/9/4K4 w - 5") == 0;
    test_check(third && record_read_usi(&reader, &record, error) == RECORD_GAME
                   && record.plies == 0
                   && record_read_usi(&reader, &record, error) == RECORD_END,
               "a USI game from an SFEN, one without moves, and the end");
    fclose(in);
}

/* --- round trip --- */

static void random_game(uint64_t *random, const char *start)
{
    static Position pos;
    char error[ERROR_TEXT];
    Move list[MAX_MOVES];
    record_clear(&record, start);
    sfen_read(&pos, start, error);
    for (int limit = test_random_below(random, 200); record.plies < limit;) {
        int count = generate_legal(&pos, list);
        if (count == 0)
            break;
        Move move = list[test_random_below(random, count)];
        record.move[record.plies++] = (RecordMove){
            .move = move,
            .time = test_random_below(random, 3) ? 1000 * test_random_below(random, 99)
                                                 : RECORD_NO_TIME,
            .score = (int16_t)(test_random_below(random, 2)
                                   ? test_random_below(random, 99) - 50
                                   : RECORD_NO_SCORE)
        };
        move_make(&pos, move);
    }
    do
        record.end = (RecordEnd)test_random_below(random, END_KINDS);
    while (record.end == END_MAX_MOVES); /* written as a draw */
    strcpy(record.name[BLACK], "Alice, the first");
    strcpy(record.note, "opening 7\nby nodes");
}

static bool same_record(void)
{
    if (strcmp(record.start, again.start) || strcmp(record.note, again.note)
        || strcmp(record.name[BLACK], again.name[BLACK]) || again.name[WHITE][0]
        || record.plies != again.plies || record.end != again.end)
        return false;
    for (int i = 0; i < record.plies; i++)
        if (record.move[i].move != again.move[i].move
            || record.move[i].time != again.move[i].time
            || record.move[i].score != again.move[i].score)
            return false;
    return true;
}

static void test_round_trip(void)
{
    static const char *const middle =
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
    TestGroup group = { "CSA games written and read again", 0, 0 };
    uint64_t random = 9;
    for (int i = 0; i < RANDOM_GAMES; i++) {
        char error[ERROR_TEXT] = "";
        random_game(&random, i % 4 == 3 ? middle : handicaps[i % 8 ? 0 : i / 8].sfen);
        FILE *file = tmpfile();
        bool good = record_write_csa(&record, file);
        rewind(file);
        record_open(&reader, file);
        good = good && record_read_csa(&reader, &again, error) == RECORD_GAME
            && same_record();
        test_many(&group, good, "game %d: %s", i, error);
        fclose(file);
    }
    test_group(&group);
}

/* A name with a line break in it must not become a statement of the file. */
static void test_sly_name(void)
{
    char error[ERROR_TEXT] = "";
    FILE *file = tmpfile();
    record_clear(&record, STARTPOS);
    strcpy(record.name[BLACK], "A\n%TORYO");
    bool good = record_write_csa(&record, file);
    rewind(file);
    record_open(&reader, file);
    good = good && record_read_csa(&reader, &again, error) == RECORD_GAME;
    test_check(good && again.end == END_NONE && !strcmp(again.name[BLACK], "A %TORYO"),
               "a name with a line break: '%s' %s", again.name[BLACK], error);
    fclose(file);
}

static void test_bad_write(void)
{
    FILE *file = tmpfile();
    record_clear(&record, STARTPOS);
    record.plies = 1;
    record.move[0] = (RecordMove){ .move = board_move(0x77, 0x75, PAWN) };
    test_check(!record_write_csa(&record, file), "an illegal move is not written");
    record_clear(&record, "nonsense");
    test_check(!record_write_csa(&record, file), "nor is a game from nowhere");
    fclose(file);
}

int main(void)
{
    position_init();
    test_readable();
    test_details();
    test_unreadable();
    test_long_line();
    test_nul_byte();
    test_several_games();
    test_usi();
    test_round_trip();
    test_sly_name();
    test_bad_write();
    return test_summary();
}
