/* bench.c - see bench.h: perft and bench, and how the words of a command are read. */
#include "bench.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "usi.h"

enum {
    MAX_PERFT = 20,   /* plies */
    BENCH_DEPTH = 3,  /* plies, for a chapter that does not say */
    LINE_TEXT = 4096, /* longest line of a file of positions, with its end */
    POSITION_TEXT = 32768, /* a position with the moves of a long game */
};

/* The positions of `bench`: the start, and @@ */
static const char *const bench_positions[] = {
    STARTPOS,
};

/* --- words of the command line --- */

int argument_error(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fputs("shogi: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    return EXIT_BAD_ARGUMENT;
}

int argument_number(int *count, char ***words, const char *name, int64_t low, int64_t high,
                    int64_t *number)
{
    if (strcmp((*words)[0], name) != 0)
        return 0;
    const char *text = *count > 1 ? (*words)[1] : "";
    char *end;
    long long value = strtoll(text, &end, 10);
    if (end == text || *end || value < low || value > high) {
        argument_error("%s: '%.60s' is not a number from %" PRId64 " to %" PRId64, name, text,
                       low, high);
        return -1;
    }
    *number = value;
    *words += 1;
    *count -= 1;
    return 1;
}

bool argument_option(const char *word)
{
    char error[ERROR_TEXT];
    if (option_assign(word, error))
        return true;
    argument_error("%s", error);
    return false;
}

bool text_position(const char *text, Position *pos, char error[ERROR_TEXT])
{
    text += strspn(text, " \t");
    if (strncmp(text, "startpos", 8) == 0 || strncmp(text, "sfen ", 5) == 0)
        return position_read(pos, text, error);
    return sfen_read(pos, text, error);
}

bool argument_position(int count, char **words, Position *pos)
{
    static char text[POSITION_TEXT];
    char error[ERROR_TEXT];
    size_t used = 0;
    if (count == 0)
        return text_position("startpos", pos, error);
    for (int i = 0; i < count; i++) {
        int more = snprintf(text + used, sizeof text - used, "%s%s", i ? " " : "", words[i]);
        used += (size_t)more;
        if (used >= sizeof text) {
            argument_error("the position is longer than %d characters", POSITION_TEXT - 1);
            return false;
        }
    }
    if (text_position(text, pos, error))
        return true;
    argument_error("%s", error);
    return false;
}

/* --- perft --- */

static uint64_t per_second(uint64_t nodes, int64_t ms)
{
    return nodes * 1000 / (uint64_t)(ms > 0 ? ms : 1);
}

int bench_perft(int count, char **words)
{
    static Position pos;
    bool divide = false, bulk = true;
    for (; count > 0 && strncmp(*words, "--", 2) == 0; count--, words++) {
        if (strcmp(*words, "--divide") == 0)
            divide = true;
        else if (strcmp(*words, "--no-bulk") == 0)
            bulk = false;
        else
            return argument_error("perft: unknown option '%s'", *words);
    }
    char *end = NULL;
    long depth = count > 0 ? strtol(*words, &end, 10) : 0;
    if (count == 0 || *end || depth < 1 || depth > MAX_PERFT)
        return argument_error("perft: '%s' is not a depth from 1 to %d",
                              count > 0 ? *words : "", MAX_PERFT);
    if (!argument_position(count - 1, words + 1, &pos))
        return EXIT_BAD_ARGUMENT;
    int64_t start = clock_now();
    uint64_t nodes = usi_perft(stdout, &pos, (int)depth, bulk, divide, NULL);
    int64_t ms = clock_now() - start;
    printf("perft %ld nodes %" PRIu64 " time %" PRId64 " nps %" PRIu64 "\n", depth, nodes, ms,
           per_second(nodes, ms));
    return 0;
}

/* --- bench --- */

typedef struct {
    int64_t depth;
    bool tsv;
    int positions;
    uint64_t nodes;
    int64_t ms;
} Bench;

/* Each position is searched as the first one of a game, so their order means nothing. */
static void bench_position(Bench *bench, Position *pos)
{
    char move[MOVE_TEXT], score[MOVE_TEXT];
    Limits limits = { .depth = (int)bench->depth };
    position_ready(pos); /* the options may have changed the evaluation */
    think_new_game();
    Answer answer = think(pos, &limits, NULL, 0, NULL, true);
    bench->positions++;
    bench->nodes += answer.nodes;
    bench->ms += answer.time;
    printf(bench->tsv ? "%d\t%d\t%s\t%s\t%" PRIu64 "\t%" PRId64 "\n"
                      : "%2d  depth %d  score %s  bestmove %s  nodes %" PRIu64
                        "  time %" PRId64 "\n",
           bench->positions, answer.depth, score_write(answer.score, score),
           answer.move ? move_to_usi(answer.move, move) : "none", answer.nodes, answer.time);
    fflush(stdout);
}

static int bench_file(Bench *bench, const char *path)
{
    static Position pos;
    static char line[LINE_TEXT];
    char error[ERROR_TEXT];
    int number = 0, status = 0;
    FILE *file = fopen(path, "r");
    if (!file) {
        argument_error("%s: can't be read", path);
        return EXIT_BAD_FILE;
    }
    while (status == 0 && fgets(line, sizeof line, file)) {
        number++;
        line[strcspn(line, "\r\n\t;")] = '\0';
        if (line[0] == '\0' || line[0] == '#')
            continue;
        if (text_position(line, &pos, error)) {
            bench_position(bench, &pos);
        } else {
            argument_error("%s:%d: %s", path, number, error);
            status = EXIT_BAD_FILE;
        }
    }
    if (status == 0 && ferror(file)) {
        argument_error("%s: can't be read", path);
        status = EXIT_BAD_FILE;
    }
    fclose(file);
    return status;
}

static int bench_built_in(Bench *bench)
{
    static Position pos;
    char error[ERROR_TEXT];
    int count = (int)(sizeof bench_positions / sizeof bench_positions[0]);
    for (int i = 0; i < count; i++) {
        sfen_read(&pos, bench_positions[i], error);
        bench_position(bench, &pos);
    }
    return 0;
}

int bench_run(int count, char **words)
{
    Bench bench = { .depth = chapter.bench_depth ? chapter.bench_depth : BENCH_DEPTH };
    const char *path = NULL;
    for (; count > 0; count--, words++) {
        int found = argument_number(&count, &words, "--depth", 1, MAX_PLY, &bench.depth);
        if (found < 0)
            return EXIT_BAD_ARGUMENT;
        if (found > 0)
            continue;
        if (strcmp(*words, "--tsv") == 0) {
            bench.tsv = true;
        } else if (strcmp(*words, "--positions") == 0) {
            if (count < 2)
                return argument_error("--positions: which file?");
            path = words[1];
            count--;
            words++;
        } else if (!strchr(*words, '=')) {
            return argument_error("bench: unknown argument '%s'", *words);
        } else if (!argument_option(*words)) {
            return EXIT_BAD_ARGUMENT;
        }
    }
    if (!think_apply_settings())
        return EXIT_BAD_FILE;
    if (bench.tsv)
        printf("position\tdepth\tscore\tbestmove\tnodes\tms\n");
    int status = path ? bench_file(&bench, path) : bench_built_in(&bench);
    if (status == 0 && !bench.tsv)
        printf("bench nodes %" PRIu64 " time %" PRId64 " nps %" PRIu64 "\n", bench.nodes,
               bench.ms, per_second(bench.nodes, bench.ms));
    return status;
}

/* --- one position --- */

int bench_moves(int count, char **words)
{
    static Position pos;
    Move list[MAX_MOVES];
    char text[MOVE_TEXT];
    if (!argument_position(count, words, &pos))
        return EXIT_BAD_ARGUMENT;
    if (chapter.explain_moves) {
        chapter.explain_moves(&pos, stdout);
        return 0;
    }
    int moves = generate_legal(&pos, list);
    for (int i = 0; i < moves; i++)
        printf("%s\n", move_to_usi(list[i], text));
    return 0;
}

int bench_eval(int count, char **words)
{
    static Position pos;
    if (!argument_position(count, words, &pos))
        return EXIT_BAD_ARGUMENT;
    evaluate_explain(&pos, stdout);
    return 0;
}
