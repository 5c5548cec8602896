/* target.c - any bytes at all, given to everything that reads text: SFEN, positions,
 * moves in all notations, game records. What is accepted must make sense and survive
 * being written and read again; else the program aborts.
 *
 * The function is the entry that libFuzzer calls: with clang,
 *   make BUILD=/tmp/fuzz CC=clang \
 *       CFLAGS='-O1 -g -fsanitize=fuzzer-no-link,address,undefined' \
 *       /tmp/fuzz/libfuzzer && /tmp/fuzz/libfuzzer -max_len=4096
 * Without it main.c calls the function for standard input: `build/fuzz < FILE`.
 */
#include "../../unit/fault.h"
#include "../../unit/records.h"
#include "notation/read_move.h"
#include "think/evaluate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
void fuzz_records(const uint8_t *data, size_t size);
void fuzz_record(const GameRecord *record);

enum { TEXT_MAX = 1 << 16 };

static Position pos, copy;

static void insist(bool good)
{
    if (!good)
        abort();
}

/* A position that was accepted: sound, written and read back the same. */
static void check_position(void)
{
    char text[SFEN_TEXT], again[SFEN_TEXT], error[ERROR_TEXT];
    Move list[MAX_MOVES];
    insist(position_fault(&pos) == NULL);
    insist(strlen(sfen_write(&pos, text)) < SFEN_TEXT);
    insist(sfen_read(&copy, text, error));
    insist(strcmp(text, sfen_write(&copy, again)) == 0);
    insist(position_key(&pos) == position_key(&copy));
    insist(generate_legal(&pos, list) <= MAX_MOVES);
    evaluate(&pos); /* for the sanitizers */
}

/* A legal move: each notation must be understood as this move again. */
static void check_move(Move move)
{
    static TypedMove typed;
    char text[MOVE_TEXT], error[ERROR_TEXT];
    insist(move_is_legal(&pos, move));
    for (int notation = NOTATION_USI; notation <= NOTATION_WESTERN; notation++) {
        insist(strlen(move_write(&pos, move, (Notation)notation, text)) < MOVE_TEXT);
        insist(move_read(&pos, text, &typed, error) == 1);
        insist(typed.found[0] == move && typed.is_move);
    }
}

static void read_line(const char *line)
{
    static TypedMove typed;
    char error[ERROR_TEXT];
    Move move;
    Intent intent;
    if (sfen_read(&pos, line, error) || position_read(&pos, line, error))
        check_position();
    int count = move_read(&pos, line, &typed, error);
    insist(count >= 0 && count <= MAX_MOVES);
    for (int i = 0; i < count; i++)
        insist(move_is_legal(&pos, typed.found[i]));
    if (count == 1)
        check_move(typed.found[0]);
    if (intent_from_usi(line, &intent) && move_from_usi(&pos, line, &move, error))
        check_move(move);
}

/* A game can be written in every format, and is the same when it is read again, but for
 * what the writer said the format can't hold. */
void fuzz_record(const GameRecord *record)
{
    for (int i = 0; i < WAYS; i++) {
        unsigned lost;
        const char *fault = record_round_trip(record, ways[i].format, ways[i].encoding,
                                              &lost);
        if (!fault)
            continue;
        Buffer text = { .text = NULL };
        record_write(record, FORMAT_KIF, ENCODING_UTF8, &text);
        fprintf(stderr, "%swritten as %s: %s\n", text.text, ways[i].name, fault);
        abort();
    }
}

/* The whole text as a file of games. */
static void read_records(const uint8_t *data, size_t size)
{
    static RecordReader reader;
    static GameRecord record;
    RecordStatus status;
    char error[ERROR_TEXT];
    size_t games = 0;
    if (!record_open_text(&reader, (const char *)data, size, error))
        return;
    while ((status = record_read(&reader, &record)) != RECORD_NONE) {
        insist(games++ <= size); /* else it finds games for ever */
        insist(status == RECORD_GAME || strncmp(reader.error, "line ", 5) == 0);
        if (status != RECORD_BAD) {
            insist(record_replay(&record, &pos));
            if (games < 4)
                fuzz_record(&record);
        }
    }
    reader_close(&reader);
}

static void get_ready(void)
{
    static bool ready;
    if (ready)
        return;
    position_init();
    evaluate_init(EVALUATION_SIMPLE);
    ready = true;
}

/* A text as a file of records only. */
void fuzz_records(const uint8_t *data, size_t size)
{
    get_ready();
    read_records(data, size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[TEXT_MAX];
    get_ready();
    if (size >= TEXT_MAX)
        return 0;
    memcpy(text, data, size);
    text[size] = '\0';
    set_position(&pos, STARTPOS);
    for (char *line = text; line;) {
        char *end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        read_line(line);
        line = end;
    }
    read_records(data, size);
    return 0;
}
