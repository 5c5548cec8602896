/* test_record.c - game records that are read: every format in its many forms, endings,
 * refusals, several games in a file. */
#include "records.h"
#include "rows.h"

static RecordReader reader;
static GameRecord record;

/* Read the first game of a text. */
static RecordStatus read_text(const char *text)
{
    if (!record_open_text(&reader, text, strlen(text), reader.error))
        return RECORD_NONE;
    return record_read(&reader, &record);
}

/* --- games that are read --- */

#define MOVES_TWO "+7776FU\n-3334FU\n"
#define KIF_TWO "手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:12/00:00:12)\n" \
    "   2 ３四歩(33)   ( 1:02/00:01:02)\n"

/* All in tests/data/records.tsv: read, read up to a bad line, or refused. */
static void test_rows(void)
{
    static GameRecord again;
    static Position end;
    static Rows rows;
    char sfen[SFEN_TEXT], last[SFEN_TEXT];
    while (rows_next(&rows, "tests/data/records.tsv")) {
        const char *says = rows.column[2], *plies = rows.column[3];
        const char *start = *rows.column[5] ? rows.column[5] : STARTPOS;
        RecordStatus status = read_text(rows_bytes(rows.column[1]));
        bool whole = status == RECORD_GAME, read = whole || status == RECORD_PART;
        bool good = *says ? !whole && strstr(reader.error, says) == reader.error
            : whole && (int)record_end(&record) == atoi(rows.column[4])
              && record_read(&reader, &again) == RECORD_NONE;
        if (*plies)
            good = good && read && record_plies(&record) == atoi(plies)
                && strcmp(record.start, start) == 0 && record_replay(&record, &end)
                && strcmp(sfen_write(&end, sfen), sfen_write(&reader.pos, last)) == 0;
        test_check(good, "%s, row %d: %d plies from %s, ending %d: %s", rows.column[0],
                   rows.rows, record_plies(&record), record.start,
                   (int)record_end(&record), reader.error);
        reader_close(&reader);
    }
}

/* --- what stands beside the moves --- */

static void test_csa_details(void)
{
    RecordStatus status = read_text(
        "'encoding=UTF-8\n'a remark on the file\nN+Alice\nN-Bob\n$EVENT:E\n$SITE:S\n"
        "$START_TIME:2026/11/21 10:00:00\n$TIME_LIMIT:00:10+30\nPI\n+\n'*before\n"
        "+7776FU\nT12\n'** -123 x\n'*two\n-3334FU,T6.5\n%TORYO,T7\n'*end\n");
    int first = record.node[0].child, second = record.node[first].child;
    int end = record_end_node(&record);
    test_check(status == RECORD_GAME
                   && !strcmp(record_field(&record, FIELD_BLACK), "Alice")
                   && !strcmp(record_field(&record, FIELD_WHITE), "Bob")
                   && !strcmp(record_field(&record, FIELD_EVENT), "E")
                   && !strcmp(record_field(&record, FIELD_SITE), "S")
                   && !strcmp(record_field(&record, FIELD_START), "2026/11/21 10:00:00")
                   && !strcmp(record_field(&record, FIELD_LIMIT), "10分+30秒"),
               "CSA: names, event, place, date, time limit '%s' %s",
               record_field(&record, FIELD_LIMIT), reader.error);
    test_check(record.node[first].time == 12000 && record.node[second].time == 6500
                   && record.node[end].time == 7000,
               "CSA: times %d %d %d ms", record.node[first].time,
               record.node[second].time, record.node[end].time);
    test_check(!strcmp(record_text(&record, record.node[0].comment), "before\n")
                   && !strcmp(record_text(&record, record.node[first].comment),
                              "* -123 x\ntwo\n")
                   && !strcmp(record_text(&record, record.node[end].comment), "end\n"),
               "CSA: comments, '%s'", record_text(&record, record.node[first].comment));
    reader_close(&reader);
}

static void test_variations(void)
{
    RecordStatus status = read_text(record_varied());
    int first = record.node[0].child, second = record.node[first].child;
    int other = record.node[second].sibling;
    int inner = record.node[record.node[other].child].sibling;
    test_check(status == RECORD_GAME && record_plies(&record) == 2 && other && inner
                   && record_depth(&record, inner) == 3
                   && record.node[record.node[record.node[other].child].child].end
                          == END_INTERRUPTED
                   && record.node[inner].time == 8000
                   && !strcmp(record_text(&record, record.node[inner].comment), "last\n"),
               "KIF: variations within variations %s", reader.error);
    test_check(record_end(&record) == END_RESIGN
                   && !strcmp(record_text(&record, record.node[first].comment),
                              "one\n\n&mark\n")
                   && !strcmp(record_text(&record,
                                          record.node[record_end_node(&record)].comment),
                              "resigns\n")
                   && record.extras == 1,
               "KIF: comments, bookmarks, other headers");
    reader_close(&reader);
}

/* Lines of two comments in turn, and many of one. */
static void test_growing(void)
{
    enum { LINES = 1000 };
    char line[8];
    read_text("startpos moves 7g7f");
    reader_close(&reader);
    for (int i = 0; i < 4; i++)
        record_comment(&record, i % 2, i < 2 ? "a" : "b ");
    const char *first = record_text(&record, record.node[0].comment);
    bool good = strcmp(first, "a\nb\n") == 0;
    record_comment(&record, 0, NULL);
    size_t before = record.pool.length;
    for (int i = 0; i < LINES; i++) {
        sprintf(line, "%06d", i);
        record_comment(&record, 1, line);
    }
    const char *second = record_text(&record, record.node[1].comment);
    size_t more = record.pool.length - before;
    good &= record.node[0].comment == 0 && strncmp(second, "a\nb\n000000\n", 11) == 0;
    test_check(good && strlen(second) == 4 + 7 * LINES && more == 7 * LINES
                   && strcmp(second + 4 + 7 * (LINES - 1), "000999\n") == 0,
               "a comment grows where it is: %d bytes", (int)more);
}

/* A header whose key would read as something else stays out of KIF, which says so. */
static void test_keys(void)
{
    static const char *const odd[] = { "▲A", "まで1手", "変化：1手", "持ち時間：TIME", "先手",
        "手合割", "後手の持駒", "後手番", "手数＝5", "N+a", "x " };
    char text[64];
    unsigned lost;
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        snprintf(text, sizeof text, "V2.2\n$%s:30+0+\n$対局ID:7\nPI\n+\n", odd[i]);
        RecordStatus status = read_text(text);
        reader_close(&reader);
        bool taken = strcmp(odd[i], "x ") != 0;
        for (int format = FORMAT_KIF; format <= FORMAT_KI2; format++) {
            const char *fault = record_round_trip(&record, (RecordFormat)format,
                                                  ENCODING_UTF8, &lost);
            test_check(status == RECORD_GAME && record.extras == 2 && !fault
                           && lost == (taken ? HOLDS_EXTRAS : 0),
                       "a header '%s': lost %x %s", odd[i], lost, fault ? fault : "");
        }
    }
}

/* KI2 has no words for some endings; a variation there is none the less no game. */
static void test_end_unsaid(void)
{
    unsigned lost;
    read_text("1 不戦敗\n\n変化：1手\n1 ７六歩(77)\n");
    reader_close(&reader);
    const char *fault = record_round_trip(&record, FORMAT_KI2, ENCODING_UTF8, &lost);
    test_check(!fault && lost == HOLDS_ENDING, "an ending without a word %s",
               fault ? fault : "");
}

/* --- endings that are false --- */

#define ENTERED "P+11OU12TO13TO21TO22TO23TO31HI32HI33KA41KA42KI\n"

static const struct {
    const char *text, *says;
    RecordEnd end; /* that holds */
} doubtful[] = {
    { "PI\n+\n" MOVES_TWO "%KACHI\n",
      "declaration, but Black's king is not in the enemy camp", END_NONE },
    { ENTERED "P+00FU00FU\nP-98OU\n+\n%KACHI\n", "", END_DECLARATION },
    { ENTERED "P-98OU\n+\n%KACHI\n", "10 pieces there and 26 points of 10 and 28",
      END_NONE },
    { "PI\n+\n" MOVES_TWO "%TSUMI\n", "mate, but Black can move", END_NONE },
    { "P+52KI53FU\nP-51OU\n-\n%TSUMI\n", "", END_MATE },
    { "PI\n+\n" MOVES_TWO "%SENNICHITE\n", "repetition, but", END_NONE },
    { KIF_TWO "3 トライ\n", "says try, but White's king is not", END_NONE },
    { KIF_TWO "まで5手で中断\n", "says 5 moves, but it has 2", END_INTERRUPTED },
};

static void test_doubtful(void)
{
    for (size_t i = 0; i < sizeof doubtful / sizeof *doubtful; i++) {
        const char *says = doubtful[i].says;
        RecordStatus status = read_text(doubtful[i].text);
        RecordEnd end = status == RECORD_GAME ? record_end(&record) : END_KINDS;
        RecordEnd holds = record_judge(&record, end, &reader.pos);
        test_check(status == RECORD_GAME && holds == doubtful[i].end
                       && (*says ? strstr(record.remark, says) != NULL : !*record.remark),
                   "ending %d: '%s' %s", (int)i, record.remark,
                   status == RECORD_GAME ? "" : reader.error);
        reader_close(&reader);
    }
}

/* Times behind a move of a KIF file, ms. */
static void test_times(void)
{
    static const struct { const char *time; int32_t read; } times[] = {
        { "( 0:12/00:00:12)", 12000 },      { "(61:05/01:01:05)", 3665000 },
        { "( 0:1999999/)", 1999999000 },    { "( 0:12345678/)", RECORD_NO_TIME },
        { "(9999999:00/)", RECORD_NO_TIME }, { "( 0:-5/)", RECORD_NO_TIME },
        { "( 0:/00:00:12)", RECORD_NO_TIME }, { "", RECORD_NO_TIME },
    };
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        char text[128];
        int length = snprintf(text, sizeof text, "#KIF\n   1 ７六歩(77)   %s\n",
                              times[i].time);
        bool good = record_open_text(&reader, text, (size_t)length, reader.error)
            && record_read(&reader, &record) == RECORD_GAME && record_plies(&record) == 1;
        test_check(good && record.node[record_next(&record, 0)].time == times[i].read,
                   "a move with the time '%s'", times[i].time);
        reader_close(&reader);
    }
}

/* A file that ends anywhere: what is read is the game's beginning. */
static void test_cut(void)
{
    TestGroup group = { "files cut off anywhere", 0, 0 };
    static GameRecord whole;
    uint64_t seed = 3;
    random_record_from(&whole, &seed, STARTPOS, END_RESIGN, 1);
    for (int format = FORMAT_KIF; format <= FORMAT_CSA; format++) {
        Buffer out = { .text = NULL };
        record_write(&whole, (RecordFormat)format, ENCODING_UTF8, &out);
        for (size_t size = out.length / 2; size < out.length; size++) {
            bool opened = record_open_text(&reader, out.text, size, reader.error);
            RecordStatus status = opened ? record_read(&reader, &record) : RECORD_NONE;
            int plies = 0, node = 0, same = 0;
            for (int at = 0; (at = record_next(&record, at)) != 0; plies++) {
                node = record_next(&whole, node);
                same += record.node[at].move == whole.node[node].move;
            }
            /* The last move may have lost its 成. */
            test_many(&group, (status == RECORD_GAME || status == RECORD_PART)
                                  && plies > 0 && same >= plies - 1,
                      "format %d, %d bytes: %d of %d moves", format, (int)size, same,
                      plies);
            reader_close(&reader);
        }
        buffer_free(&out);
    }
    record_free(&whole);
    test_group(&group);
}

/* The first line says UTF-8 only where one of the others needs it. */
static void test_csa_encoding(void)
{
    static const char *const text[] = { "startpos moves 7g7f",
        "手合割：平手\n棋戦：甲\n表題：乙\n   1 ７六歩(77)\n",
        "手合割：平手\n備考：丙\n   1 ７六歩(77)\n" };
    bool wanted[] = { false, true, false };
    for (int i = 0; i < 3; i++) {
        Buffer out = { .text = NULL };
        bool read = read_text(text[i]) == RECORD_GAME;
        record_write(&record, FORMAT_CSA, ENCODING_UTF8, &out);
        bool says = out.text && strncmp(out.text, "'CSA encoding=UTF-8\n", 20) == 0;
        test_check(read && says == wanted[i] && strstr(out.text, "V2.2\n")
                       && strstr(out.text, "\n+7776FU\n"),
                   "CSA: says UTF-8 only where it is needed, %s", out.text);
        buffer_free(&out);
        reader_close(&reader);
    }
}

/* --- several games --- */

static void test_several(void)
{
    static const struct { const char *name, *text; int plies[4], bad; } files[] = {
        { "CSA", "'nothing yet\n/\nPI\n+\n%TORYO\n/\nPI\n+\n+7775FU\n+\n/\n/\nPI\n+\n"
          MOVES_TWO "/\n'the end\n", { 0, -1, 2 }, 3 },
        { "KIF", "先手：a\n" KIF_TWO "先手：b\n   1 ２六歩(27)\n", { 2, 1 }, 2 },
        { "KIF", KIF_TWO "まで2手で中断（理由：x）\n", { 2 }, 1 },
        { "KI2", "先手：a\n▲７六歩 △３四歩\nまで2手で中断\n\n後手：b\n▲２六歩\n", { 2, 1 }, 2 },
        { "USI", "# x\nstartpos moves 7g7f\nstartpos moves 7g7e\nstartpos\n",
          { 1, -1, 0 }, 3 },
    };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        int games = 0;
        bool good = true;
        RecordStatus status;
        record_open_text(&reader, files[i].text, strlen(files[i].text), reader.error);
        for (; (status = record_read(&reader, &record)) != RECORD_NONE && games < 4;
             games++)
            good &= (status == RECORD_GAME ? record_plies(&record) : -1)
                 == files[i].plies[games];
        test_check(good && games == files[i].bad, "%s: several games in a file, %d",
                   files[i].name, games);
        reader_close(&reader);
    }
}

static int looks; /* how often it was asked whether to go on */

static bool stop_at_third(void) { return ++looks == 3; }

/* Who reads a large file can be stopped, and says so. */
static void test_stop(void)
{
    static char text[100000];
    for (size_t length = 0; length + 20 < sizeof text; length = strlen(text))
        strcpy(text + length, "PI\n+\n+7776FU\n/\n");
    record_open_text(&reader, text, strlen(text), reader.error);
    reader.stops = stop_at_third;
    int games = 0;
    while (record_read(&reader, &record) != RECORD_NONE && !reader.stopped)
        games++;
    test_check(reader.stopped && looks == 3 && games > 0 && games < 100,
               "stopped after %d games", games);
    reader_close(&reader);
    test_several(); /* the next file is read to its end */
}

int main(void)
{
    position_init();
    test_rows();
    test_csa_details();
    test_variations();
    test_growing();
    test_keys();
    test_end_unsaid();
    test_doubtful();
    test_times();
    test_cut();
    test_csa_encoding();
    test_several();
    test_stop();
    record_free(&record);
    return test_summary();
}
