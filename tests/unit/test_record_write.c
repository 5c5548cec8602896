/* test_record_write.c - game records: encodings, and what comes back of records that were
 * written. */
#include "records.h"

enum { RANDOM_GAMES = 200 };

static GameRecord record;

/* The first game of a text. */
static void read_text(const char *text)
{
    static RecordReader reader;
    if (record_open_text(&reader, text, strlen(text), reader.error))
        record_read(&reader, &record);
    reader_close(&reader);
}

/* The record as text, until the next call. */
static const char *written(RecordFormat format)
{
    static Buffer out;
    buffer_free(&out);
    record_write(&record, format, ENCODING_UTF8, &out);
    return out.text ? out.text : "";
}

/* --- encodings --- */

static void test_encodings(void)
{
    static const char name[] = "N+山田将棋、髙橋・ｱｲ〜－\n";
    static const char sjis[] = "N+\x8e\x52\x93\x63\x8f\xab\x8a\xfb\x81\x41\xfb\xfc"
                               "\x8b\xb4\x81\x45\xb1\xb2\x81\x60\x81\x7c\n";
    static const struct { const char *what, *bytes, *utf8; size_t size; } rows[] = {
        { "UTF-8 stays", name, name, sizeof name - 1 },
        { "Shift_JIS is read", sjis, "N+山田将棋、髙橋・ｱｲ～－\n", sizeof sjis - 1 },
        { "EUC-JP is read", "N+\xbb\xb3\xc5\xc4\xbe\xad\xb4\xfd\n", "N+山田将棋\n", 11 },
        { "control characters and ends of lines", "a\x1b[2J\x00\x7f\tb\r\nc\rd",
          "a?[2J?? b\nc\nd", 14 },
        { "those beyond ASCII", "\xc2\x9b\xe2\x80\xae", "??", 5 },
        { "UTF-16 is read", "\xff\xfe+\0P\0\r\0\n\0\x69\x6b\x40\xd8\x0b\xdc\0",
          "+P\n歩𠀋\xef\xbf\xbd", 17 },
        { "in either order", "\xfe\xff\0+\x6b\x69\xdc\x0b\0\r\xd8\x40\xdc\x0b",
          "+歩\xef\xbf\xbd\n𠀋", 14 },
        { "bytes that are nothing", "\xff\xfd\xff",
          "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd", 3 },
    };
    char out[sizeof name];
    long lost;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char *text = encoding_read(rows[i].bytes, rows[i].size);
        test_check(text && strcmp(text, rows[i].utf8) == 0, "%s", rows[i].what);
        free(text);
    }
    size_t size = encoding_shift_jis(name, out, &lost);
    test_check(size == strlen(sjis) && !memcmp(out, sjis, size) && lost == 0,
               "Shift_JIS is written, %ld lost", lost);
    encoding_shift_jis("a☗é𠀋", out, &lost);
    test_check(lost == 3 && !strcmp(out, "a\x81\xac\x81\xac\x81\xac"),
               "and what it lacks counted");
}

/* All characters of the table, there and back. */
static void test_table(void)
{
    TestGroup group = { "Shift_JIS there and back", 0, 0 };
    for (int lead = 0x81; lead <= 0xfc; lead++)
        for (int trail = 0x40; trail <= 0xfc; trail++) {
            /* あ before it, so that it can't be taken for EUC-JP. */
            char pair[5] = { '\x82', '\xa0', (char)lead, (char)trail, '\0' }, out[16];
            long lost;
            char *text = encoding_read(pair, 4), *again;
            size_t size = encoding_shift_jis(text, out, &lost);
            if (lost == 0 && size == 4) {
                again = encoding_read(out, size);
                test_many(&group, strcmp(text, again) == 0, "%02x %02x: %s %s", lead,
                          trail, text, again);
                free(again);
            }
            free(text);
        }
    test_group(&group);
    test_check(group.checks > 7000, "Shift_JIS has %ld characters", group.checks);
}

/* --- round trips --- */

/* What each format may leave out of a random game, and not more. */
static const unsigned may_lose[FORMATS] = {
    [FORMAT_KIF] = HOLDS_FRACTIONS | HOLDS_ENDING,
    [FORMAT_KI2] = HOLDS_FRACTIONS | HOLDS_TIMES | HOLDS_ENDING,
    [FORMAT_CSA] = HOLDS_FRACTIONS | HOLDS_VARIATIONS | HOLDS_EXTRAS | HOLDS_ENDING,
    [FORMAT_USI] = HOLDS_CHARACTERS - 1,
};

static void test_round_trips(void)
{
    for (int w = 0; w < WAYS; w++) {
        TestGroup group = { ways[w].name, 0, 0 };
        uint64_t seed = 9;
        for (int i = 0; i < test_repeat(RANDOM_GAMES); i++) {
            unsigned lost;
            random_record(&record, &seed, i);
            const char *fault = record_round_trip(&record, ways[w].format,
                                                  ways[w].encoding, &lost);
            /* What happened out of turn has no line in KIF, and so no time. */
            unsigned time = 0;
            for (int node = 0; node < record.nodes; node++) /* in a variation as well */
                if (record.node[node].end == END_LEFT)
                    time = HOLDS_TIMES;
            test_many(&group, !fault && !(lost & ~may_lose[ways[w].format] & ~time),
                      "game %d, ending %d, lost %x: %s", i, (int)record_end(&record),
                      lost, fault ? fault : "nothing else");
        }
        test_group(&group);
    }
    unsigned lost;
    read_text(record_varied());
    const char *fault = record_round_trip(&record, FORMAT_KIF, ENCODING_SHIFT_JIS, &lost);
    test_check(!fault && lost == 0, "variations in KIF: %s", fault ? fault : "the same");
    fault = record_round_trip(&record, FORMAT_CSA, ENCODING_UTF8, &lost);
    test_check(!fault && lost == (HOLDS_VARIATIONS | HOLDS_EXTRAS),
               "without them in CSA, which says so: %x", lost);
}

/* 直 is straight up: a piece that comes straight down is another one. */
static void test_straight(void)
{
    static const char *const games[] = { "8k/4G4/9/4G4/9/9/9/9/4K4 b - 1 moves 5d5c",
        "8k/4G4/9/4G4/9/9/9/9/4K4 b - 1 moves 5b5c" };
    for (int i = 0; i < 2; i++) {
        unsigned lost;
        read_text(games[i]);
        const char *fault = record_round_trip(&record, FORMAT_KI2, ENCODING_UTF8, &lost);
        test_check(!fault, "KI2: two golds on a file, %d: %s", i, fault ? fault : "same");
    }
}

/* What Kifu for Windows writes below these endings. */
static void test_summaries(void)
{
    static const struct { RecordEnd end; const char *line; } real[] = {
        { END_RESIGN, "まで3手で先手の勝ち\n" }, { END_INTERRUPTED, "まで3手で中断\n" },
        { END_IMPASSE, "まで3手で持将棋\n" }, { END_TIME, "まで3手で時間切れにより先手の勝ち\n" },
        { END_FOUL, "まで3手で後手の反則勝ち\n" }, { END_REPETITION, "まで3手で千日手\n" },
        { END_MATE, "まで3手で詰\n" }, { END_NO_MATE, "まで3手で不詰\n" },
        { END_SEALED, "まで3手で封じ手\n" },
    };
    for (size_t i = 0; i < sizeof real / sizeof *real; i++)
        for (int format = FORMAT_KIF; format <= FORMAT_KI2; format++) {
            read_text("startpos moves 7g7f 3c3d 2g2f");
            record_add(&record, record_last(&record), MOVE_NONE, real[i].end);
            const char *text = written((RecordFormat)format);
            bool found = strstr(text, real[i].line) != NULL;
            test_check(found, "ending %d: %s", (int)real[i].end, found ? "" : text);
        }
}

/* Some readers refuse an empty line where nothing stands before it. */
static void test_bare_ki2(void)
{
    read_text("startpos moves 7g7f 3c3d");
    const char *text = written(FORMAT_KI2);
    test_check(strncmp(text, "▲", strlen("▲")) == 0, "KI2 without headers: %s", text);
    read_text("   1 ７六歩(77)\n   2 不戦敗\n");
    text = written(FORMAT_KI2);
    test_check(strstr(text, " \n") == NULL, "... no blank behind a move: %s", text);
}

static void test_long_game(void)
{
    unsigned lost;
    record_clear(&record, STARTPOS);
    static const char *const shuffle[4] = { "2h3h", "8b7b", "3h2h", "7b8b" };
    static Position pos;
    int node = 0;
    set_position(&pos, STARTPOS);
    for (int i = 0; i < MAX_GAME; i++) {
        Move move = move_of(&pos, shuffle[i % 4]);
        node = record_add(&record, node, move, END_NONE);
        record.node[node].time = 2000000000;
        move_make(&pos, move);
    }
    const char *fault = record_round_trip(&record, FORMAT_KIF, ENCODING_UTF8, &lost);
    test_check(!fault, "a game of %d moves: %s", MAX_GAME, fault ? fault : "the same");
    test_check(strstr(written(FORMAT_KIF), "/1137777:46:40)") != NULL,
               "and a total of %d times 2,000,000 s", MAX_GAME / 2);
}

/* CSA writes a limit in hours and minutes, however it was said. */
static void test_csa_limits(void)
{
    static const struct { const char *limit, *csa; } rows[] = {
        { "90分", "$TIME_LIMIT:01:30+00\n" }, { "90分+10秒", "$TIME_LIMIT:01:30+10\n" },
        { "各1時間75分", "$TIME_LIMIT:02:15+00\n" }, { "60分", "$TIME_LIMIT:01:00+00\n" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        record_clear(&record, STARTPOS);
        record_set_field(&record, FIELD_LIMIT, rows[i].limit);
        const char *text = written(FORMAT_CSA);
        test_check(strstr(text, rows[i].csa), "%s in CSA: %s", rows[i].limit, text);
    }
}

/* Beside a move stands what its side has used by then in its own line: times of the moves
 * that a variation replaces do not count. */
static void test_kif_times(void)
{
    read_text("1 ７六歩(77) (0:05)\n2 ３四歩(33) (0:10)\n3 ２六歩(27) (0:20)\n"
              "変化：2手\n2 ８四歩(83) (0:40)\n3 ６八銀(79) (1:00)\n");
    static const char *const times[] = { "0:05/00:00:05", "0:10/00:00:10",
        "0:20/00:00:25", "0:40/00:00:40", "1:00/00:01:05" };
    const char *at = written(FORMAT_KIF);
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
        const char *next = strstr(at, times[i]);
        test_check(next != NULL, "%s stands in its place in %s", times[i], at);
        at = next ? next : at;
    }
}

int main(void)
{
    position_init();
    test_encodings();
    test_table();
    test_round_trips();
    test_straight();
    test_summaries();
    test_bare_ki2();
    test_long_game();
    test_csa_limits();
    test_kif_times();
    record_free(&record);
    return test_summary();
}
