/* records.h - comparing game records, and making some, for the tests. */
#ifndef RECORDS_H
#define RECORDS_H

#include "notation/starts.h"
#include "random.h"
#include "record/file.h"

/* The ways to write a record. */
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
enum { WAYS = sizeof ways / sizeof ways[0] };

/* A time limit in seconds, what follows a + in units of 10^8: 各1時間30分+30秒. */
static inline long long record_limit(const char *text)
{
    long long limit = 0, weight = 1;
    for (char *behind; *text; text = behind) {
        long number = strtol(text, &behind, 10);
        weight = *text == '+' ? weight * 100000000 : weight;
        if (behind == text)
            behind++;
        else if (strncmp(behind, "時間", strlen("時間")) == 0)
            limit += weight * number * 3600;
        else
            limit += weight * number * (strncmp(behind, "分", strlen("分")) ? 1 : 60);
    }
    return limit;
}

/* In CSA there is one way to write a limit, which is "90分" and "各1時間30分" alike. */
static inline bool record_same_field(const GameRecord *a, const GameRecord *b,
                                     RecordField field)
{
    const char *one = record_field(a, field), *other = record_field(b, field);
    return strcmp(one, other) == 0
        || (field == FIELD_LIMIT && *one && *other
            && record_limit(one) == record_limit(other));
}

/* A child or one of its siblings; endings don't count where a format may lose them. */
static inline int record_kept(const GameRecord *record, int child, unsigned except)
{
    while (child && except & HOLDS_ENDING && record->node[child].move == MOVE_NONE)
        child = record->node[child].sibling;
    return child;
}

/* Is everything the same that both formats can hold? `except` are the HOLDS_... that may
 * differ. NULL, or what differs. */
static inline const char *record_difference(const GameRecord *a, const GameRecord *b,
                                            unsigned except)
{
    static const unsigned part[RECORD_FIELDS] = { HOLDS_NAMES, HOLDS_NAMES, HOLDS_HEADERS,
        HOLDS_HEADERS, HOLDS_HEADERS, HOLDS_HEADERS, HOLDS_HEADERS, HOLDS_HEADERS };
    static int pair[RECORD_NODES][2]; /* nodes yet to be compared */
    int pairs = 1;
    /* The number of the first move stands last. */
    size_t start = except & HOLDS_NUMBER ? (size_t)(strrchr(a->start, ' ') - a->start)
                                         : strlen(a->start) + 1;
    if (strncmp(a->start, b->start, start) != 0)
        return "start";
    for (int i = 0; i < RECORD_FIELDS; i++)
        if (!(except & part[i])
            && !record_same_field(a, b, (RecordField)i))
            return "names or headers";
    if (!(except & HOLDS_EXTRAS) && a->extras != b->extras)
        return "other headers";
    for (int i = 0; i < 2 * a->extras && !(except & HOLDS_EXTRAS); i++)
        if (strcmp(record_text(a, a->extra[i / 2][i % 2]),
                   record_text(b, b->extra[i / 2][i % 2])) != 0)
            return "an other header";
    pair[0][0] = pair[0][1] = 0;
    while (pairs > 0) {
        const RecordNode *m = &a->node[pair[--pairs][0]];
        const RecordNode *n = &b->node[pair[pairs][1]];
        int unit = except & HOLDS_FRACTIONS ? 1000 : 1;
        if (m->move != n->move)
            return "moves";
        if (m->end != n->end && !(except & HOLDS_ENDING))
            return "ending";
        /* A time of 0 counts as none where a format holds no times. */
        bool none = m->time == 0 && n->time == RECORD_NO_TIME;
        if (!(except & HOLDS_TIMES) && m->time / unit != n->time / unit && !none)
            return "times";
        const char *said = record_text(a, m->comment);
        /* What was said of an ending that is left out follows the move before. */
        bool more = except & HOLDS_ENDING && m->child;
        if (!(except & HOLDS_COMMENTS)
            && strncmp(said, record_text(b, n->comment), strlen(said) + !more) != 0)
            return "comments";
        if (m->child && n->child && a->node[m->child].move == MOVE_NONE
            && b->node[n->child].move != MOVE_NONE)
            return "the game, a variation has come in its place";
        int left = record_kept(a, m->child, except);
        int right = record_kept(b, n->child, except);
        while (left && right) {
            pair[pairs][0] = left;
            pair[pairs++][1] = right;
            left = record_kept(a, a->node[left].sibling, except);
            right = record_kept(b, b->node[right].sibling, except);
            if (except & HOLDS_VARIATIONS)
                left = right = 0;
        }
        if ((left || right) && !(except & HOLDS_VARIATIONS))
            return "variations";
    }
    return NULL;
}

/* Write in a format, convert, and read again. NULL if all came back that *lost does not
 * name, else what differs, or why it could not be read. */
static inline const char *record_round_trip(const GameRecord *record, RecordFormat format,
                                            Encoding encoding, unsigned *lost)
{
    static RecordReader reader;
    static GameRecord again;
    static char error[ERROR_TEXT];
    Buffer text = { .text = NULL };
    *lost = record_write(record, format, encoding, &text);
    char *bytes = malloc(text.length + 1);
    size_t size = text.length;
    if (encoding == ENCODING_SHIFT_JIS) {
        long missing;
        size = encoding_shift_jis(text.text, bytes, &missing);
        char *same = encoding_read(bytes, size); /* of two waves it has but one */
        if (missing || strcmp(same, text.text) != 0)
            *lost |= HOLDS_CHARACTERS | HOLDS_COMMENTS | HOLDS_NAMES | HOLDS_HEADERS
                   | HOLDS_EXTRAS;
        free(same);
    } else {
        memcpy(bytes, text.text, text.length + 1);
    }
    const char *fault = NULL;
    if (!record_open_text(&reader, bytes, size, error))
        fault = error;
    else if (record_read(&reader, &again) != RECORD_GAME)
        fault = reader.error;
    else
        fault = record_difference(record, &again, *lost);
    if (!fault && record_read(&reader, &again) != RECORD_NONE)
        fault = "a second game";
    reader_close(&reader);
    buffer_free(&text);
    free(bytes);
    return fault;
}

/* A record of three lines of play: 1 2 3, from move 2 a b, and from the second of those
 * c. */
static inline const char *record_varied(void)
{
    return
        "先手：甲\n戦型：x\n対局ID：7\n*start\n   1 ７六歩(77)   ( 0:01/00:00:01)\n"
        "*one\n*\n&mark\n   2 ３四歩(33)   ( 0:02/00:00:02)+\n"
        "   3 投了         ( 0:03/00:00:04)\n"
        "*resigns\nまで2手で後手の勝ち\n\n変化：2手\n   2 ８四歩(83)   ( 0:07/00:00:07)\n"
        "   3 ６八銀(79)   ( 0:02/00:00:03)+\n   4 中断         ( 0:00/00:00:07)\n"
        "まで3手で中断\n\n変化：3手\n   3 ２六歩(27)   ( 0:08/00:00:09)\n*last\n";
}

/* A random game with this start and ending, with names, times, comments and, if `i` is
 * divided by 3, variations now and then. */
static inline void random_record_from(GameRecord *record, uint64_t *seed,
                                      const char *start, RecordEnd end, int i)
{
    static Position pos;
    char text[64];
    int node = 0;
    record_clear(record, start);
    set_position(&pos, record->start);
    record_set_field(record, FIELD_BLACK, "Alice, the first");
    record_set_field(record, FIELD_WHITE, i % 2 ? "二番目の人" : "");
    record_set_field(record, FIELD_EVENT, "棋戦：その１");
    record_set_field(record, FIELD_START, "2026/11/21 10:00:00");
    record_set_field(record, FIELD_LIMIT, "1時間30分+30秒");
    for (int limit = test_random_below(seed, 120); limit > 0; limit--) {
        Move move = random_move(&pos, seed), other = random_move(&pos, seed);
        if (move == MOVE_NONE)
            break;
        int parent = node;
        node = record_add(record, node, move, END_NONE);
        if (test_random_below(seed, 20) == 0 && i % 3 == 0)
            record_add(record, parent, other, END_NONE);
        if (test_random_below(seed, 3))
            record->node[node].time = 1000 * test_random_below(seed, 99);
        snprintf(text, sizeof text, "%d手目、%s", limit, i % 2 ? "" : "  blanks");
        for (int line = test_random_below(seed, 9); line < 3; line++)
            record_comment(record, node, line ? text : "");
        move_make(&pos, move);
    }
    node = record_add(record, node, MOVE_NONE, end);
    if (record->node[node].move == MOVE_NONE && node && i % 2)
        record->node[node].time = 5000;
}

/* One from a handicap or from the middle of a game; number i of a series has ending i. */
static inline void random_record(GameRecord *record, uint64_t *seed, int i)
{
    static Position pos;
    char start[SFEN_TEXT];
    int starts = random_handicaps();
    random_setup(&pos, seed);
    sfen_write(&pos, start);
    random_record_from(record, seed, i % 4 == 3 ? start : handicaps[i / 2 % starts].sfen,
                       (RecordEnd)(i % END_KINDS), i);
    /* Some end in a variation, too, or there stands the main line's own end. */
    for (int more = i % 5 == 4 ? test_random_below(seed, 3) : 0; more > 0; more--) {
        int at = record->node[test_random_below(seed, record->nodes)].parent;
        static const RecordEnd ends[4] = { END_RESIGN, END_DECLARATION, END_INTERRUPTED,
            END_DEFAULT_LOSS };
        int added = record_add(record, at, MOVE_NONE, ends[test_random_below(seed, 4)]);
        if (test_random_below(seed, 2))
            record_promote(record, added);
    }
}

#endif
