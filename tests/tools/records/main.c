/* main.c - records show FILE...: what is in game records, one line a game
 *          records trip FILE...: each game through every format and back */
#include <stdio.h>
#include <string.h>

#include "../../unit/records.h"
#include "game/notation.h"
#include "talk/record_header.h"

static RecordReader reader;
static GameRecord record;

static const char *const format_name[FORMATS] = { "KIF", "KI2", "CSA", "USI" };

static void show(const char *path)
{
    char sfen[SFEN_TEXT];
    int comments = 0, times = 0, variations = 0;
    for (int i = 0; i >= 0; i = record.node[i].child ? record.node[i].child : -1) {
        comments += record.node[i].comment != 0;
        times += record.node[i].time > 0 && record.node[i].move != MOVE_NONE;
        variations += record.node[i].sibling != 0;
    }
    sfen_write(&reader.pos, sfen);
    printf("%s\t%s\t%d\t%d\t%s\t%d\t%d\t%d\t%s\t%s\t%s\t%s\t%s\n", path,
           record.start, record_plies(&record), (int)record_end(&record),
           end_word(record_end(&record)), comments, times, variations,
           record_field(&record, FIELD_BLACK), record_field(&record, FIELD_WHITE),
           record_field(&record, FIELD_EVENT), sfen, record.remark);
}

/* How many formats did not bring everything back. */
static int trip(const char *path)
{
    static const struct { RecordFormat format; Encoding encoding; } ways[] = {
        { FORMAT_KIF, ENCODING_UTF8 }, { FORMAT_KIF, ENCODING_SHIFT_JIS },
        { FORMAT_KI2, ENCODING_UTF8 }, { FORMAT_KI2, ENCODING_SHIFT_JIS },
        { FORMAT_CSA, ENCODING_UTF8 }, { FORMAT_USI, ENCODING_UTF8 } };
    int faults = 0;
    printf("%s", path);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        unsigned lost;
        const char *fault = record_round_trip(&record, ways[i].format, ways[i].encoding,
                                              &lost);
        faults += fault != NULL;
        printf("\t%s%s lost %x: %s", format_name[ways[i].format],
               ways[i].encoding == ENCODING_SHIFT_JIS ? " (Shift_JIS)" : "", lost,
               fault ? fault : "same");
    }
    putchar('\n');
    return faults;
}

int main(int count, char **words)
{
    char error[ERROR_TEXT];
    int bad = 0;
    position_init();
    if (count < 3 || (strcmp(words[1], "show") && strcmp(words[1], "trip"))) {
        fputs("usage: records show|trip FILE...\n", stderr);
        return 2;
    }
    for (int i = 2; i < count; i++) {
        RecordStatus status;
        if (!record_open(&reader, words[i], error)) {
            printf("%s\tREFUSED %s\n", words[i], error);
            bad++;
            continue;
        }
        while ((status = record_read(&reader, &record)) != RECORD_NONE) {
            if (status == RECORD_BAD)
                printf("%s\tREFUSED %s\n", words[i], reader.error);
            else if (words[1][0] == 's')
                show(words[i]);
            else
                bad += trip(words[i]);
            bad += status == RECORD_BAD;
        }
        reader_close(&reader);
    }
    record_free(&record);
    return bad > 0;
}
