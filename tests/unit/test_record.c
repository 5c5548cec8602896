/* test_record.c - game records that are read: every format in its many forms, endings,
 * refusals, several games in a file. */
#include "records.h"

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
#define ROWS_EVEN \
    "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n" \
    "P3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \n" \
    "P5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n" \
    "P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \n" \
    "P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n"
#define TWO_PIECE \
    "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
#define KIF_TWO "手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:12/00:00:12)\n" \
    "   2 ３四歩(33)   ( 1:02/00:01:02)\n"
#define DIAGRAM(hand_white, hand_black) "後手の持駒：" hand_white "\n" \
    "  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n" \
    "| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n" \
    "| ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n" \
    "| ・ ・ ・ ・ ・v杏 ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n" \
    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n" \
    "| ・ ・ ・ ・ 王 ・ ・ ・ ・|九\n+---------------------------+\n" \
    "先手の持駒：" hand_black "\n"
#define DIAGRAM_BOARD "4k4/9/4P4/9/5+l3/9/9/9/4K4"

static const struct {
    const char *name, *text, *start;
    int plies;
    RecordEnd end;
} readable[] = {
    { "CSA, the shortest", "PI\n+\n", STARTPOS, 0, END_NONE },
    { "CSA without a position", MOVES_TWO, STARTPOS, 2, END_NONE },
    { "CSA in rows", "V2.2\n" ROWS_EVEN "+\n" MOVES_TWO "%TORYO\n", STARTPOS, 2,
      END_RESIGN },
    { "CSA with several statements on a line",
      "V2.2\nPI,+\n+7776FU,T1,-3334FU,T2\n%CHUDAN,T3\n", STARTPOS, 2, END_INTERRUPTED },
    { "CSA with CR LF, blanks and no end of line",
      "V2.2\r\nPI\r\n+\r\n+7776FU  ,T1\r\n%TORYO", STARTPOS, 1, END_RESIGN },
    { "CSA with CR alone", "V2.2\rPI\r+\r+7776FU\r", STARTPOS, 1, END_NONE },
    { "CSA V3", "'CSA encoding=UTF-8\nV3.0\nN+a,b\nN-\xe5\x85\x88\n$EVENT:x,y\n"
      "$TIME+:600+0+10\nPI\n+\n+7776FU\nT6.123\n'** 55 -3334FU\n%JISHOGI\n",
      STARTPOS, 1, END_IMPASSE },
    { "CSA behind a byte order mark", "\xef\xbb\xbfV2.2\nPI\n+\n%HIKIWAKE\n", STARTPOS, 0,
      END_DRAW },
    { "CSA, pieces taken from the even game", "PI82HI22KA\n-\n-6172KI\n", TWO_PIECE, 1,
      END_NONE },
    { "CSA rows without blanks at the ends",
      "P1 * * * *-OU * * * *\nP9 * * * *+OU\t* * * *\n"
      "P2 * * * * * * * * *\n-\n-5152OU\n%TIME_UP\n",
      "4k4/9/9/9/9/9/9/9/4K4 w - 1", 1, END_TIME },
    { "CSA single pieces", "P+59OU00KI00FU00FU\nP-51OU\n+\n+0052KI\n%ERROR\n",
      "4k4/9/9/9/9/9/9/9/4K4 b G2P 1", 1, END_ERROR },
    { "CSA, all other pieces in hand", "P-11OU\nP+00FU\nP-00AL\n+\n",
      "8k/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1", 0, END_NONE },
    { "CSA, a foul of the side that moved", "PI\n+\n" MOVES_TWO "%-ILLEGAL_ACTION\n",
      STARTPOS, 2, END_FOUL },
    { "CSA, a foul of the side to move", "PI\n+\n" MOVES_TWO "%+ILLEGAL_ACTION\n",
      STARTPOS, 2, END_ILLEGAL },
    { "CSA with words of a server", "PI\n+\n+7776FU,T1,'* -50 win, sure\n#RESIGN\n#WIN\n",
      STARTPOS, 1, END_NONE },
    { "KIF", "手合割：平手　　\n" KIF_TWO "   3 投了\nまで2手で後手の勝ち\n", STARTPOS, 2,
      END_RESIGN },
    { "KIF, the other side resigned", KIF_TWO "まで2手で先手の勝ち\n", STARTPOS, 2,
      END_LEFT },
    { "KIF that ends with a declaration", KIF_TWO "   3 入玉宣言\n", STARTPOS, 2,
      END_DECLARATION },
    { "KIF of the longest game", KIF_TWO "   3 最大手数\n", STARTPOS, 2, END_MAX_MOVES },
    { "KIF that ends with a sealed move", KIF_TWO "   3 封じ手 (25:00/04:07:00)\n", STARTPOS,
      2, END_SEALED },
    { "KIF with a try", KIF_TWO "   3 トライ         ( 0:01/00:00:01)\n", STARTPOS, 2,
      END_TRY },
    { "KI2 with a try", "▲７六歩 △３四歩\nまで2手でトライ\n", STARTPOS, 2, END_TRY },
    { "KI2, the other side resigned", "▲７六歩 △３四歩\nまで2手で先手の勝ち\n", STARTPOS, 2,
      END_LEFT },
    { "KIF that says so, with headers that look like CSA",
      "#KIF version=2.0 encoding=UTF-8\nN+会場：a\n'備考：b\n$TIME：30+0+\nV2.2：c\n"
      KIF_TWO, STARTPOS, 2, END_NONE },
    { "KIF that its summary ends", KIF_TWO "まで2手で先手の反則負け\n", STARTPOS, 2,
      END_ILLEGAL },
    { "KIF of a handicap game", "手合割：二枚落ち\n上手：a\n下手：b\n"
      "   1 ６二銀(71)   ( 0:00/00:00:00)\n   2 中断\n", TWO_PIECE, 1, END_INTERRUPTED },
    { "KIF without times, blanks half and full", "1 ７六歩(77)\n2 ３四歩(33)   +\n"
      "3 ２二角成(88)\n4 同 銀(31)\n5 ４五角打\n6 同　銀(22)\n", STARTPOS, 5, END_NONE },
    { "KIF with a diagram",
      DIAGRAM("飛　角二　歩十七　", "なし") "後手番\n   1 ４一玉(51)\n",
      DIAGRAM_BOARD " w r2b17p 1", 1, END_NONE },
    { "BOD", DIAGRAM("飛", "金四") "手数＝33  ▲５三歩  まで\n", DIAGRAM_BOARD " b 4Gr 34", 0,
      END_NONE },
    { "KI2", "先手：a\n\n▲７六歩    △３四歩    ▲２二角成\n△同　銀\n*x\n▲４五角\n"
      "まで5手で千日手\n", STARTPOS, 5, END_REPETITION },
    { "KI2 in a handicap game", "手合割：香落ち\n\n△３四歩 ▲７六歩\nまで2手で下手の勝ち\n",
      "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", 2, END_RESIGN },
    { "a USI line", "# a\n\nposition startpos moves 7g7f 3c3d\r\n", STARTPOS, 2,
      END_NONE },
    { "a bare SFEN", "4k4/9/9/9/9/9/9/9/4K4 w - 5\n", "4k4/9/9/9/9/9/9/9/4K4 w - 5", 0,
      END_NONE },
};

static void test_readable(void)
{
    static GameRecord again;
    for (size_t i = 0; i < sizeof readable / sizeof *readable; i++) {
        RecordStatus status = read_text(readable[i].text);
        bool six = strncmp(readable[i].name, "KIF without times", 17) == 0;
        bool good = six ? status == RECORD_PART && strstr(reader.error, "line 6")
            : status == RECORD_GAME && strcmp(record.start, readable[i].start) == 0
                && record_plies(&record) == readable[i].plies
                && record.node[record_end_node(&record)].end == readable[i].end
                && record_read(&reader, &again) == RECORD_NONE;
        test_check(good, "%s: %d plies from %s, ending %d %s", readable[i].name,
                   record_plies(&record), record.start, (int)record_end(&record),
                   status == RECORD_GAME ? "" : reader.error);
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
                       "a header called '%s': lost %x, %s", odd[i], lost,
                       fault ? fault : "the same");
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
    test_check(!fault && lost == HOLDS_ENDING, "an ending without a word in KI2: %s",
               fault ? fault : "the same");
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

/* --- games that are refused: the error names the line and the reason --- */

static const struct { const char *text, *says; } unreadable[] = {
    { "hello\n", "no game record in it" },
    { "", "no game record in it" },
    { "PI\n+\nhello\n", "line 3: 'hello' is not a CSA statement" },
    { "PI\n+\n+7775FU\n", "line 3: '+7775FU' is illegal: the piece does not move" },
    { "PI\n+\n" MOVES_TWO "+8822UM\n+7675FU\n",
      "line 6: '+7675FU': it is the other side" },
    { "PI\n+\n+7776KI\n", "line 3: '+7776KI': the piece on 77 is FU" },
    { "PI\n+\n%TORYO\n+7776FU\n", "line 4: '+7776FU': a move behind the end" },
    { "PI\n+\n+\n", "line 3: '+': the turn is given a second time" },
    { "PI\n+\nPI\n", "line 3: 'PI': a start position behind its moves" },
    { "P1 * * *\n", "line 1: P1: file 6 holds no piece" },
    { "P+11FU11FU\n", "line 1: P+: '11FU' is one piece too many" },
    { "P+11FU12\n", "line 1: P+: '12' is not a piece and its place" },
    { "PI\n+\n+7776FU\nTx\n", "line 4: 'Tx' is not a time" },
    { "PI\n+\n手合割：平手の対局\n", "line 3: '手合割：平' is not a CSA" },
    { "PI\n+\n%WON\n", "line 3: '%WON' is not an ending" },
    { "P-11OU21FU22FU\n+\n", "line 2: " },
    { "1 ７五歩(77)\n", "line 1: '７五歩(77)' is illegal" },
    { "1 ７六歩(77)\n2 何か\n", "line 2: '何か' is not a move" },
    { "1 投了\n2 ７六歩(77)\n", "line 2: a move behind the end" },
    { "1 ７六歩(77)\n変化：3手\n", "line 2: there is no move 3 to vary" },
    { "手合割：トンボ\n1 ７六歩(77)\n", "line 2: an unknown handicap" },
    { "先手：a\nabc\n", "line 2: 'abc' is neither a header nor a move" },
    { "先手の持駒：象\n▲７六歩\n", "line 1: '象' is not what a hand can hold" },
    { "| ・|一\n", "line 1: '| ・|一' is not a rank" },
    { "▲７六歩 ▲７五歩\n", "line 1: '▲７五歩' is marked as a move of Black" },
    { "▲５八金\n", "line 1: '▲５八金' can mean more than one move" },
    { "startpos moves 7g7e\n", "line 1: move 1: 7g7e is illegal" },
};

static void test_unreadable(void)
{
    for (size_t i = 0; i < sizeof unreadable / sizeof *unreadable; i++) {
        RecordStatus status = read_text(unreadable[i].text);
        test_check(status != RECORD_GAME
                       && strstr(reader.error, unreadable[i].says) == reader.error,
                   "refused %d: \"%s\"", (int)i, reader.error);
        reader_close(&reader);
    }
}

/* --- games that are read up to a bad line --- */

static const struct { const char *text, *says; int plies; } broken[] = {
    { KIF_TWO "   3 ７五歩(77)\n   4 ３五歩(34)\n", "line 4: '７五歩(77)' is illegal", 2 },
    { KIF_TWO "   3 お手上げ\n", "line 4: 'お手上げ' is not a move", 2 },
    { KIF_TWO "   3 ２二角\xe6\x88", "line 4: '２二角", 2 },
    { "1 投了\n2 ７六歩(77)\n", "line 2: a move behind the end", 0 },
    { KIF_TWO "\n変化：2手\n   2 ８四歩(83)\n   3 ８四歩(83)\n", "line 7: ", 2 },
    { "▲７六歩 △３四歩 ▲２二と\nまで3手で先手の勝ち\n", "line 1: Black has no", 2 },
    { "PI\n+\n" MOVES_TWO "+2724FU\n%TORYO\n", "line 5: '+2724FU' is illegal", 2 },
    { "PI\n+\n" MOVES_TWO "%WON\n", "line 5: '%WON' is not an ending", 2 },
    { "PI\n+\n+7776FU\n/\n", NULL, 1 },
    { "startpos moves 7g7f 3c3d 7f7g 8c8d", "line 1: move 3: 7f7g is illegal", 2 },
};

static void test_broken(void)
{
    char sfen[SFEN_TEXT], last[SFEN_TEXT];
    static Position end;
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        const char *says = broken[i].says;
        bool part = read_text(broken[i].text) == (says ? RECORD_PART : RECORD_GAME)
                 && (!says || strstr(reader.error, says) == reader.error);
        bool sound = record_replay(&record, &end)
                  && strcmp(sfen_write(&end, sfen), sfen_write(&reader.pos, last)) == 0;
        test_check(part && sound && record_plies(&record) == broken[i].plies,
                   "broken %d: %d moves before %s", (int)i, record_plies(&record),
                   reader.error);
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

/* --- several games --- */

static void test_several(void)
{
    static const struct { const char *name, *text; int plies[4], bad; } files[] = {
        { "CSA", "'nothing yet\n/\nPI\n+\n%TORYO\n/\nPI\n+\n+7775FU\n+\n/\n/\nPI\n+\n"
          MOVES_TWO "/\n'the end\n", { 0, -1, 2 }, 3 },
        { "KIF", "先手：a\n" KIF_TWO "先手：b\n   1 ２六歩(27)\n", { 2, 1 }, 2 },
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
    test_readable();
    test_csa_details();
    test_variations();
    test_keys();
    test_end_unsaid();
    test_doubtful();
    test_unreadable();
    test_broken();
    test_times();
    test_cut();
    test_several();
    test_stop();
    record_free(&record);
    return test_summary();
}
