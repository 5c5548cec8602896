/* main.c - see HELP. */
#include "../../unit/records.h"

static const char HELP[] =
    "records - what is in game records, for scripts and for people.\n"
    "\n"
    "  records show FILE...   one line a game, columns divided by tabs (see show())\n"
    "  records trip FILE...   each game through every format and back: what was lost\n"
    "  records make DIR N     N games of each ending from each handicap, in all\n"
    "                         formats, into DIR; show() of each on standard output\n";

static RecordReader reader;
static GameRecord record;

/* File, start, moves, ending, moves with comments, seconds, variations, names, event,
 * last position, remark. What a format can't hold is as in the game it was made from. */
static void show(const char *path, const Position *end)
{
    int comments = 0, variations = 0;
    long seconds = 0;
    for (int i = 0, last = 0; i || !last; i = record.node[i].child, last = 1) {
        const RecordNode *node = &record.node[i];
        comments += node->comment && (node->move != MOVE_NONE || i == 0);
        seconds += node->time > 0 && node->move != MOVE_NONE ? node->time / 1000 : 0;
        variations += node->sibling != 0;
    }
    printf("%s\t%s\t%d\t%s\t%d\t%ld\t%d\t%s\t%s\t%s\t%s\t%s\n", path, record.start,
           record_plies(&record), end_word(record_end(&record)), comments, seconds,
           variations, record_field(&record, FIELD_BLACK),
           record_field(&record, FIELD_WHITE), record_field(&record, FIELD_EVENT),
           sfen_of(end), record.remark);
}

/* How many formats did not bring everything back. */
static int trip(const char *path)
{
    int faults = 0;
    printf("%s", path);
    for (int i = 0; i < WAYS; i++) {
        unsigned lost;
        const char *fault = record_round_trip(&record, ways[i].format, ways[i].encoding,
                                              &lost);
        faults += fault != NULL;
        printf("\t%s lost %x: %s", ways[i].name, lost, fault ? fault : "same");
    }
    putchar('\n');
    return faults;
}

/* Games of every kind, each in all formats. */
static int make(const char *folder, int games)
{
    static const char *const endings[] = { "kif", "kifu", "ki2", "ki2u", "csa" };
    static Position pos;
    char path[1024], error[ERROR_TEXT];
    uint64_t seed = 20;
    unsigned lost;
    int number = 0;
    for (int start = 0; handicaps[start].name; start++)
        for (int end = END_NONE + 1; end < END_KINDS; end++)
            for (int i = 0; i < games; i++, number++) {
                random_record_from(&record, &seed, handicaps[start].sfen, (RecordEnd)end,
                                   i);
                if (number % 2) /* without names and headers */
                    memset(record.field, 0, sizeof record.field);
                record_replay(&record, &pos);
                for (size_t e = 0; e < sizeof endings / sizeof *endings; e++) {
                    snprintf(path, sizeof path, "%s/%05d.%s", folder, number, endings[e]);
                    if (!record_save(&record, path, &lost, error)) {
                        fprintf(stderr, "%s: %s\n", path, error);
                        return 1;
                    }
                    show(path, &pos);
                }
            }
    return 0;
}

int main(int count, char **words)
{
    char error[ERROR_TEXT];
    int bad = 0;
    position_init();
    if (count == 4 && strcmp(words[1], "make") == 0)
        return make(words[2], (int)strtol(words[3], NULL, 10));
    if (count < 3 || (strcmp(words[1], "show") && strcmp(words[1], "trip"))) {
        bool help = count == 2 && strcmp(words[1], "--help") == 0;
        fputs(HELP, help ? stdout : stderr);
        return help ? 0 : 2;
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
                show(words[i], &reader.pos);
            else
                bad += trip(words[i]);
            bad += status == RECORD_BAD;
        }
        reader_close(&reader);
    }
    record_free(&record);
    return bad > 0;
}
