/* main.c - see HELP. */
#include "../../unit/records.h"

static const char HELP[] =
    "fuzz - makes garbage, and feeds it to target.c.\n"
    "\n"
    "  fuzz < FILE          reads standard input once; aborts when something is wrong\n"
    "  fuzz lines N SEED    the same with N texts of its own\n"
    "  fuzz records N SEED  N files of game records, in all formats and encodings\n"
    "  fuzz files N SEED    writes N such files here, 1.kif and so on, and prints lines\n"
    "                       for the game in the terminal that load them all\n"
    "  fuzz usi N SEED      prints a conversation of N lines for build/dialogue\n"
    "  fuzz terminal N SEED prints N lines for the game in the terminal\n"
    "\n"
    "Garbage is a line that makes sense, with a few things done to it. What would\n"
    "merely take long or write files is left out. Exit status 2: wrong argument.\n";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
void fuzz_records(const uint8_t *data, size_t size);
void fuzz_record(const GameRecord *record);

enum { LINE_ROOM = 8192, STDIN_ROOM = 1 << 20 };

static const char *const usi_seeds[] = {
    "usi", "isready", "usinewgame", "setoption name USI_Ponder value true",
    "setoption name MultiPV value 3", "setoption name MaxMovesToDraw value 256",
    "setoption name EnteringKingRule value CSARule24", "debug on", "register later",
    "position startpos", "position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e",
    ("position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 "
     "moves 7g7f"),
    "position sfen R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
    "position sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    "position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1",
    "go", "go nodes 300", "go depth 2", "go infinite", "go mate 100", "go ponder",
    "go btime 1000 wtime 1000 byoyomi 10", "go btime 0 wtime 0 binc 20 winc 20",
    "go searchmoves 7g7f 2g2f nodes 100", "go mate infinite", "stop", "ponderhit",
    "ponderhit btime 0 wtime 0 byoyomi 10", "gameover win", "d",
};

static const char *const terminal_seeds[] = {
    "7g7f", "76歩", "▲７六歩", "P-7f", "+7776FU", "同歩", "５五角打", "B*5e", "S'5e", "28飛",
    "３三角成", "Bx2b+", "2b+", "moves", "moves 2g", "board", "board kanji", "flip", "undo",
    "undo 2", "redo", "new", "new rook", "new 6-piece", "notation japanese",
    "notation western", "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1",
    "position startpos moves 7g7f", "color off", "help", "help moves", "resign",
    "play none", "post off", "kanji", "ascii", "set MultiPV 2", "xyzzy", "", "   ",
    "hint 2", "analyze 3", "why 7g7f", "why 76歩", "eval", "options", "options Window off",
    "lang ja", "lang en", "board off", "board on", "bell on", "flag on", "surrender off",
    "time 5m+3f", "time off", "moves gold", "moves 金", "moves 77", "list", "list 2",
    "first", "last", "prev", "next 2", "goto 1", "comment x", "kif", "ki2", "csa", "bod",
    "notation words", "help keys", "help engine", "new two-piece", "7g7f 3c3d", "declare",
    "手合割：平手", "1 ７六歩(77)", "2 ３四歩(33)", "▲７六歩 △３四歩", "まで2手で中断", "V2.2",
    "PI", "+", "-3334FU", "%TORYO", "startpos moves 7g7f", "tree", "tree 7g7f", "go",
    "mate 5", "perft 2", "help 対局", "moves 飛車", "2h2z",
};

static const char *const text_seeds[] = {
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
    "startpos moves 7g7f 3c3d 8h2b+ 3a2b B*4e",
    "sfen 4k4/9/9/9/9/9/9/9/4K4 b 2P 1 moves P*5b 5a5b",
    "7g7f", "P*5e", "+7776FU", "8822UM", "▲７六歩", "△３四歩", "同　銀", "５三銀右上不成",
    "７六歩(77)", "P-7f", "Bx2b+", "N*4e", "S-76=", "4e銀左", "２八角打",
    "V2.2\nN+someone\nN-someone else\nPI\n+\n+7776FU,T3\n-3334FU\nT5\n%TORYO",
    "V2.2\nP1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA * \n"
    "P3-FU-FU-FU-FU-FU-FU-FU-FU-FU\nP4 *  *  *  *  *  *  *  *  * \n"
    "P5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n"
    "P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \n"
    "P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n+\n+2726FU\n/\nPI82HI22KA\n-\n-5142OU\n%CHUDAN",
    "P+59OU00FU00KI\nP-51OU00AL\n+\n'a comment\n+0053KI\n'** 30 -5162OU\n%TSUMI",
};

static const char *const pieces[] = {
    " ", "  ", "\t", "\r", "+", "-", "*", "/", "0", "1", "9",
    "99999999999999999999", "-1", "moves", "sfen", "startpos", "value", "name",
    "７", "七", "歩", "成", "同", "打", "▲", "　",
    "\xff", "\xe3\x81", "\xf0\x9f", "%s%n", "K", "k", "p", "18p", "+P", "7g7f", "P*5e",
    "'",
};

/* Do a few things to a text of so many bytes, and end it with a zero. What is put in
 * comes from `bits`. Returns the new length, below `room`. */
static size_t mutate(char *text, size_t length, size_t room, const char *const *bits,
                     size_t count, uint64_t *seed)
{
    for (int times = test_random_below(seed, 6); times > 0; times--) {
        size_t at = (size_t)test_random_below(seed, (int)length + 1);
        size_t part = (size_t)test_random_below(seed, 60);
        const char *bit = bits[test_random_below(seed, (int)count)];
        size_t size = strlen(bit);
        part = part < length - at ? part : length - at;
        switch (test_random_below(seed, 5)) {
        case 0: /* another byte */
            if (at < length)
                text[at] = (char)test_random_below(seed, 256);
            break;
        case 1: /* something missing */
            memmove(text + at, text + at + part, length - at - part);
            length -= part;
            break;
        case 2: /* cut off, seldom */
            length = test_random_below(seed, 4) ? length : at;
            break;
        case 3: /* something once more */
            if (length + part < room) {
                memmove(text + at + part, text + at, length - at);
                length += part;
            }
            break;
        default: /* something from elsewhere */
            if (length + size < room) {
                memmove(text + at + size, text + at, length - at);
                memcpy(text + at, bit, size);
                length += size;
            }
        }
    }
    text[length] = '\0';
    return length;
}

static void make_line(char line[LINE_ROOM], const char *const *seeds, size_t count,
                      uint64_t *seed)
{
    strcpy(line, seeds[test_random_below(seed, (int)count)]);
    if (test_random_below(seed, 8) != 0)
        mutate(line, strlen(line), LINE_ROOM, pieces, sizeof pieces / sizeof pieces[0],
               seed);
}

/* Does the line have this word, in any case? */
static bool has_word(const char *line, const char *word)
{
    while (*line && !text_begins(line, word))
        line++;
    return *line != '\0';
}

/* A conversation: each `go` must be answered, after a `stop` at the latest. */
static void print_usi(long count, uint64_t *seed)
{
    char line[LINE_ROOM];
    /* A small table: to clear a large one takes longer than all the rest. */
    printf("> usi\n< usiok\n> setoption name USI_Hash value 1\n");
    while (count-- > 0) {
        make_line(line, usi_seeds, sizeof usi_seeds / sizeof usi_seeds[0], seed);
        line[strcspn(line, "\n")] = '\0';
        /* Ends the conversation, takes long, or takes much memory: not what is looked
         * for. */
        if (has_word(line, "quit") || has_word(line, "perft") || has_word(line, "hash")
            || strchr(line, '\\'))
            continue;
        printf("> %s\n", line);
        const char *behind = line;
        if (token_is(text_token(&behind), "go"))
            printf("> stop\n< [bc][eh][es][tc][mk][om]*\n");
    }
    printf("> isready\n< readyok\n> quit\nexit 0\n");
}

/* Commands that think for long, leave, or write files, also abbreviated. */
static bool is_unwanted(const char *line)
{
    static const char *const words[] = { "l", "t", "q", "e", "d", "ma", "p", "sa", "us",
        "by", "hi", "g", "se", "n" };
    static const char *const wanted[] = { "new", "notation", "hint", "eval", "lang",
        "list", "last", "next", "prev", "declare", "time 5m+", "time off", "goto", "tree",
        "play none", "position s", "set MultiPV", "go\n", "mate 5\n", "perft 2\n" };
    char whole[LINE_ROOM + 2];
    bool unwanted = false;
    line += strspn(line, " \t\r\v\f\n");
    snprintf(whole, sizeof whole, "%s\n", line);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        unwanted |= text_begins(line, words[i]);
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        unwanted &= strncmp(whole, wanted[i], strlen(wanted[i])) != 0;
    return unwanted;
}

/* What stands before and behind the lines of a session. At its end it must still be there
 * to tell the position: else it has left before. */
static void print_begin(void) { printf("set USI_Hash 1\nplay none\ndepth 1\n"); }
static void print_end(void) { printf("sfen k8/9/9/9/9/9/9/9/8K b - 1\nsfen\nquit\n"); }

static void print_terminal(long count, uint64_t *seed)
{
    char line[LINE_ROOM];
    print_begin();
    while (count-- > 0) {
        make_line(line, terminal_seeds, sizeof terminal_seeds / sizeof terminal_seeds[0],
                  seed);
        if (!is_unwanted(line) && !strchr(line, '\n'))
            printf("%s\n", line);
    }
    print_end();
}

static void feed_lines(long count, uint64_t *seed)
{
    char line[LINE_ROOM], text[2 * LINE_ROOM + 2];
    long fed = 0;
    while (fed < count) {
        make_line(line, text_seeds, sizeof text_seeds / sizeof text_seeds[0], seed);
        strcpy(text, line);
        make_line(line, text_seeds, sizeof text_seeds / sizeof text_seeds[0], seed);
        strcat(strcat(text, "\n"), line);
        LLVMFuzzerTestOneInput((const uint8_t *)text, strlen(text));
        for (const char *c = text; *c; c++)
            fed += *c == '\n';
        fed++;
    }
    printf("%ld lines\n", fed);
}

/* --- files of records --- */

static const char *const record_pieces[] = {
    "\n", "\r\n", "変化：1手\n", "変化：3手\n", "まで3手で先手の勝ち\n", "*a\n", "&b\n", "同　", "(77)",
    "打", "成", "投了", "中断\n", "手合割：二枚落ち\n", "後手の持駒：飛　角二　歩十八\n", "|", "v玉",
    "▲", "△", "+", "-", "%TORYO\n", "%+ILLEGAL_ACTION\n", "T5\n", "'*c\n", "P-00AL\n",
    "PI\n", "/\n", "0055KA\n", "$TIME:1+2+3\n", "先手：x\n", "（", "1 ", "99", "\x81", "\xff",
    "\x1b[2J", "手数＝9999999999\n", "startpos moves ", "\xef\xbb\xbf",
    "000000000000000000000000000000", "TIME：30+0+\n", "$TIME:30+0+\n", "持ち時間：", "：", ":",
    "   1 入玉勝ち\n", "入玉勝ち\n", "詰み\n", "%KACHI\n", "%TSUMI\n", "N+", "$", "'",
    "#KIF version=2.0\n", "手合割：その他\n", "手数＝9  まで\n", "後手番\n", "まで1手で先手の勝ち\n",
};

enum { FILE_ROOM = 1 << 16, VARIANTS = 10 };

/* The record that the I-th file is made of, one for so many variants. */
static RecordFormat format_of(long i) { return (RecordFormat)(i / VARIANTS % FORMATS); }

/* The I-th file: a game in one of the formats and encodings, and what a few changes make
 * of it. Returns its length. */
static size_t make_file(char changed[FILE_ROOM], long i, uint64_t *seed)
{
    static GameRecord record;
    static char text[FILE_ROOM];
    static size_t length;
    Buffer out = { .text = NULL };
    long lost;
    if (i % VARIANTS == 0) {
        random_record(&record, seed, (int)(i / VARIANTS));
        fuzz_record(&record);
        record_write(&record, format_of(i), ENCODING_UTF8, &out);
        if (test_random_below(seed, 3) == 0 && out.length < FILE_ROOM)
            length = encoding_shift_jis(out.text, text, &lost);
        else
            length = (size_t)snprintf(text, FILE_ROOM, "%s", out.text);
        length = length < FILE_ROOM ? length : FILE_ROOM - 1;
        buffer_free(&out);
    }
    memcpy(changed, text, length);
    return mutate(changed, length, FILE_ROOM, record_pieces,
                  sizeof record_pieces / sizeof *record_pieces, seed);
}

static void feed_records(long count, uint64_t *seed)
{
    static char text[FILE_ROOM];
    position_init();
    for (long fed = 0; fed < count; fed++)
        fuzz_records((const uint8_t *)text, make_file(text, fed, seed));
    printf("%ld files\n", count);
}

/* Each file is loaded, the first game of several too, and then looked at in some way. */
static void print_files(long count, uint64_t *seed)
{
    static const char *const endings[FORMATS][2] = {
        { "kif", "kifu" }, { "ki2", "ki2u" }, { "csa", "csa" }, { "usi", "sfen" }
    };
    static const char *const looks[] = {
        "list", "kif", "ki2", "csa", "bod", "position", "first", "prev", "goto 3",
        "comment", "lang ja", "lang en", "undo", "moves", "board",
    };
    static char text[FILE_ROOM], name[64];
    position_init();
    print_begin();
    for (long i = 0; i < count; i++) {
        size_t size = make_file(text, i, seed);
        snprintf(name, sizeof name, "%ld.%s", i + 1,
                 endings[format_of(i)][test_random_below(seed, 2)]);
        FILE *file = fopen(name, "wb");
        if (!file || fwrite(text, 1, size, file) != size || fclose(file) != 0)
            exit(1);
        printf("load %s%s\n", name, test_random_below(seed, 2) ? " 1" : "");
        printf("%s\n", looks[test_random_below(seed, sizeof looks / sizeof *looks)]);
    }
    print_end();
}

int main(int count, char **words)
{
    long lines = count > 2 ? strtol(words[2], NULL, 10) : 0;
    uint64_t seed = count > 3 ? strtoull(words[3], NULL, 10) : 0;
    static uint8_t data[STDIN_ROOM];
    if (count == 1)
        return LLVMFuzzerTestOneInput(data, fread(data, 1, sizeof data, stdin));
    bool help = count == 2 && strcmp(words[1], "--help") == 0;
    if (help || count != 4 || lines < 1 || seed == 0) {
        fputs(help ? HELP : "fuzz: wrong arguments; --help tells more\n",
              help ? stdout : stderr);
        return help ? 0 : 2;
    }
    static const struct { const char *name; void (*make)(long, uint64_t *); } kinds[] = {
        { "lines", feed_lines }, { "records", feed_records }, { "files", print_files },
        { "usi", print_usi }, { "terminal", print_terminal },
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(words[1], kinds[i].name) == 0) {
            kinds[i].make(lines, &seed);
            return 0;
        }
    return 2;
}
