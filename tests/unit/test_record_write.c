/* test_record_write.c - game records: encodings, and what comes back of records that were
 * written. */
#include "records.h"

#include "game/movegen.h"
#include "notation/usi_move.h"

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

/* --- encodings --- */

static bool reads_as(const char *bytes, size_t size, const char *utf8)
{
    char *text = encoding_read(bytes, size);
    bool same = text && strcmp(text, utf8) == 0;
    free(text);
    return same;
}

static void test_encodings(void)
{
    static const char name[] = "N+山田将棋、髙橋・ｱｲ〜－\n";
    static const char sjis[] = "N+\x8e\x52\x93\x63\x8f\xab\x8a\xfb\x81\x41\xfb\xfc"
                               "\x8b\xb4\x81\x45\xb1\xb2\x81\x60\x81\x7c\n";
    static const char euc[] = "N+\xbb\xb3\xc5\xc4\xbe\xad\xb4\xfd\n";
    char out[sizeof name];
    long lost;
    test_check(reads_as(name, strlen(name), name), "UTF-8 stays");
    test_check(reads_as(sjis, strlen(sjis), "N+山田将棋、髙橋・ｱｲ～－\n"), "Shift_JIS is read");
    test_check(reads_as(euc, strlen(euc), "N+山田将棋\n"), "EUC-JP is read");
    size_t size = encoding_shift_jis(name, out, &lost);
    test_check(size == strlen(sjis) && !memcmp(out, sjis, size) && lost == 0,
               "Shift_JIS is written, %ld lost", lost);
    encoding_shift_jis("a☗é", out, &lost);
    test_check(lost == 2 && !strcmp(out, "a\x81\xac\x81\xac"),
               "and what it lacks counted");
    test_check(reads_as("a\x1b[2J\x00\x7f\tb\r\nc\rd", 14, "a?[2J?? b\nc\nd"),
               "control characters and ends of lines");
    test_check(reads_as("\xc2\x9b\xe2\x80\xae", 5, "??"), "those beyond ASCII");
    test_check(reads_as("\xff\xfe+\0P\0\r\0\n\0\x69\x6b\x40\xd8\x0b\xdc\0", 17,
                        "+P\n歩𠀋\xef\xbf\xbd"), "UTF-16 is read");
    test_check(reads_as("\xfe\xff\0+\x6b\x69\xdc\x0b\0\r", 10, "+歩\xef\xbf\xbd\n"),
               "in either order");
    test_check(reads_as("\xff\xfd\xff", 3, "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"),
               "bytes that are nothing");
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

static const struct {
    RecordFormat format;
    Encoding encoding;
    const char *name;
} ways[] = {
    { FORMAT_KIF, ENCODING_UTF8, "KIF" },
    { FORMAT_KIF, ENCODING_SHIFT_JIS, "KIF in Shift_JIS" },
    { FORMAT_KI2, ENCODING_UTF8, "KI2" },
    { FORMAT_KI2, ENCODING_SHIFT_JIS, "KI2 in Shift_JIS" },
    { FORMAT_CSA, ENCODING_UTF8, "CSA" }, { FORMAT_USI, ENCODING_UTF8, "USI" },
};

/* What each way may leave out of a random game, and not more. */
static unsigned may_lose(RecordFormat format)
{
    switch (format) {
    case FORMAT_KIF: return HOLDS_FRACTIONS | HOLDS_ENDING;
    case FORMAT_KI2: return HOLDS_FRACTIONS | HOLDS_TIMES | HOLDS_ENDING;
    case FORMAT_CSA:
        return HOLDS_FRACTIONS | HOLDS_VARIATIONS | HOLDS_EXTRAS | HOLDS_ENDING;
    default: return HOLDS_CHARACTERS - 1;
    }
}

static void test_round_trips(void)
{
    for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
        TestGroup group = { ways[w].name, 0, 0 };
        uint64_t seed = 9;
        for (int i = 0; i < test_repeat(RANDOM_GAMES); i++) {
            unsigned lost;
            random_record(&record, &seed, i);
            const char *fault = record_round_trip(&record, ways[w].format,
                                                  ways[w].encoding, &lost);
            /* What happened out of turn has no line in KIF, and so no time. */
            unsigned time = record_end(&record) == END_LEFT ? HOLDS_TIMES : 0;
            test_many(&group, !fault && !(lost & ~may_lose(ways[w].format) & ~time),
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
            Buffer out = { .text = NULL };
            read_text("startpos moves 7g7f 3c3d 2g2f");
            record_add_end(&record, record_last(&record), real[i].end);
            record_write(&record, (RecordFormat)format, ENCODING_UTF8, &out);
            bool found = strstr(out.text, real[i].line) != NULL;
            test_check(found, "ending %d: %s", (int)real[i].end, found ? "" : out.text);
            buffer_free(&out);
        }
}

/* Some readers refuse an empty line where nothing stands before it. */
static void test_bare_ki2(void)
{
    Buffer out = { .text = NULL };
    read_text("startpos moves 7g7f 3c3d");
    record_write(&record, FORMAT_KI2, ENCODING_UTF8, &out);
    test_check(strncmp(out.text, "▲", strlen("▲")) == 0, "KI2 without headers: %s",
               out.text);
    buffer_free(&out);
}

static void test_long_game(void)
{
    unsigned lost;
    record_clear(&record, STARTPOS);
    static const char *const shuffle[4] = { "2h3h", "8b7b", "3h2h", "7b8b" };
    static Position pos;
    char error[ERROR_TEXT];
    int node = 0;
    sfen_read(&pos, STARTPOS, error);
    for (int i = 0; i < MAX_GAME; i++) {
        Move move;
        move_from_usi(&pos, shuffle[i % 4], &move, error);
        node = record_add_move(&record, node, move);
        record.node[node].time = 2000000000;
        move_make(&pos, move);
    }
    const char *fault = record_round_trip(&record, FORMAT_KIF, ENCODING_UTF8, &lost);
    test_check(!fault, "a game of %d moves: %s", MAX_GAME, fault ? fault : "the same");
    Buffer text = { .text = NULL };
    record_write(&record, FORMAT_KIF, ENCODING_UTF8, &text);
    test_check(strstr(text.text, "/1137777:46:40)") != NULL,
               "and a total of %d times 2,000,000 s", MAX_GAME / 2);
    buffer_free(&text);
}

/* CSA writes a limit in hours and minutes, however it was said. */
static void test_csa_limits(void)
{
    static const struct {
        const char *limit, *csa;
    } rows[] = {
        { "90分", "$TIME_LIMIT:01:30+00\n" }, { "90分+10秒", "$TIME_LIMIT:01:30+10\n" },
        { "各1時間75分", "$TIME_LIMIT:02:15+00\n" }, { "60分", "$TIME_LIMIT:01:00+00\n" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        Buffer text = { .text = NULL };
        record_clear(&record, STARTPOS);
        record_set_field(&record, FIELD_LIMIT, rows[i].limit);
        record_write(&record, FORMAT_CSA, ENCODING_UTF8, &text);
        test_check(text.text && strstr(text.text, rows[i].csa), "%s in CSA: %s",
                   rows[i].limit, text.text ? text.text : "nothing");
        buffer_free(&text);
    }
}

/* Beside a move stands what its side has used by then in its own line: times of the moves
 * that a variation replaces do not count. */
static void test_kif_times(void)
{
    Buffer text = { .text = NULL };
    read_text("1 ７六歩(77) (0:05)\n2 ３四歩(33) (0:10)\n3 ２六歩(27) (0:20)\n"
              "変化：2手\n2 ８四歩(83) (0:40)\n3 ６八銀(79) (1:00)\n");
    record_write(&record, FORMAT_KIF, ENCODING_UTF8, &text);
    static const char *const times[] = { "0:05/00:00:05", "0:10/00:00:10",
        "0:20/00:00:25", "0:40/00:00:40", "1:00/00:01:05" };
    const char *at = text.text ? text.text : "";
    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
        const char *next = strstr(at, times[i]);
        test_check(next != NULL, "%s stands in its place in %s", times[i], at);
        at = next ? next : at;
    }
    buffer_free(&text);
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
