/* samples.c - see samples.h. A game is played through with the rules of common/, so that
 * a damaged file can't bring positions that no game has. */
#include "game/notation.h"
#include "game/sfen.h"
#include "samples.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "collect.h"

/* A file being read. */
typedef struct {
    const char *path;
    FILE *file;
    long offset;               /* of the line */
    char line[GAME_TEXT + 2];
    int64_t games, positions;  /* seen so far */
} Reader;

static Reader reader; /* too large for a stack, like the position */
static Position pos;

/* Refuse the file, at `where` in its line. */
static bool refuse(const char *where, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "train: %s: offset %ld: ", reader.path,
            reader.offset + (long)(where - reader.line));
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return false;
}

/* The next whole line, without its end. */
static bool next_line(void)
{
    reader.offset = ftell(reader.file);
    reader.line[0] = '\0';
    if (!fgets(reader.line, sizeof reader.line, reader.file))
        return refuse(reader.line, "the file is truncated: no line `end ...`");
    char *end = strchr(reader.line, '\n');
    if (!end)
        return refuse(reader.line, "the file is truncated in the middle of a line");
    *end = '\0';
    return true;
}

/* A larger block of memory for a list that is full, or the program ends. */
static void *grow(void *block, size_t size)
{
    block = realloc(block, size);
    if (!block) {
        train_error("no memory for %zu bytes of positions", size);
        exit(1);
    }
    return block;
}

static void add_sample(Samples *s, int score, int result, bool held_out)
{
    static FeatureList own, other;
    collect_features(&pos, pos.side, &own);
    collect_features(&pos, !pos.side, &other);
    if (s->count == s->room) {
        s->room = s->room * 3 / 2 + 1000;
        s->sample = grow(s->sample, (size_t)s->room * sizeof *s->sample);
    }
    size_t all = (size_t)(own.count + other.count);
    if (s->features + all > s->feature_room) {
        s->feature_room = s->feature_room * 3 / 2 + 100000;
        s->feature = grow(s->feature, s->feature_room * sizeof *s->feature);
    }
    uint16_t *feature = s->feature + s->features;
    memcpy(feature, own.list, (size_t)own.count * sizeof *feature);
    memcpy(feature + own.count, other.list, (size_t)other.count * sizeof *feature);
    s->sample[s->count++] = (Sample){
        .first = s->features, .own = (uint16_t)own.count, .all = (uint16_t)all,
        .score = (int16_t)score,
        .material = (int16_t)evaluate_material(&pos),
        .simple = (int16_t)evaluate(&pos),
        .result = (int8_t)(pos.side == BLACK ? result : RESULT_WIN - result),
        .held_out = held_out,
    };
    s->features += all;
}

/* One word of a game: a move, perhaps with a score behind it. */
static bool read_move(Samples *s, char *word, int result, bool held_out)
{
    char error[ERROR_TEXT], *slash = strchr(word, '/');
    Move move;
    if (slash)
        *slash = '\0';
    if (!move_from_usi(&pos, word, &move, error))
        return refuse(word, "%s", error);
    if (slash) {
        char *end;
        long score = strtol(slash + 1, &end, 10);
        if (end == slash + 1 || *end || labs(score) > SCORE_EVAL_MAX)
            return refuse(slash + 1, "'%s' is not a score", slash + 1);
        add_sample(s, (int)score, result, held_out);
        reader.positions++;
    }
    if (pos.ply >= LONGEST_GAME)
        return refuse(word, "the game is longer than %d plies", LONGEST_GAME);
    move_make(&pos, move);
    return true;
}

static bool read_game(Samples *s, int hold_out)
{
    char error[ERROR_TEXT], *word = reader.line, winner[8];
    long long number;
    int used = 0, result = 0;
    if (sscanf(word, "game %lld %7s%n", &number, winner, &used) != 2)
        return refuse(word, "expected `game NUMBER WINNER ...` or `end ...`");
    while (result < RESULTS && strcmp(winner, result_name[result]) != 0)
        result++;
    if (result == RESULTS)
        return refuse(word, "the winner '%s' is not black, white or draw", winner);
    sfen_read(&pos, STARTPOS, error);
    for (word += used; *word; ) {
        size_t length = strcspn(++word, " ");
        bool last = word[length] == '\0';
        word[length] = '\0';
        if (!read_move(s, word, result, number % hold_out == 0))
            return false;
        word += length;
        if (!last)
            *word = ' ';
    }
    reader.games++;
    return true;
}

static bool read_end(void)
{
    long long games, positions;
    if (sscanf(reader.line, "end %lld games %lld positions", &games, &positions) != 2
        || games != reader.games || positions != reader.positions)
        return refuse(reader.line, "says `%s`, but there are %lld games, %lld positions",
                      reader.line, (long long)reader.games, (long long)reader.positions);
    if (fgetc(reader.file) != EOF)
        return refuse(reader.line, "something stands behind the line `end ...`");
    return true;
}

static bool read_lines(Samples *s, int hold_out)
{
    int version;
    if (!next_line())
        return false;
    if (sscanf(reader.line, "shogi-selfplay %d", &version) != 1)
        return refuse(reader.line, "not a file of `train generate`");
    if (version != DATA_VERSION)
        return refuse(strchr(reader.line, ' ') + 1,
                      "version %d, but this program reads version %d", version,
                      DATA_VERSION);
    for (;;) {
        if (!next_line())
            return false;
        if (strncmp(reader.line, "end", 3) == 0)
            return read_end();
        if (!read_game(s, hold_out))
            return false;
    }
}

bool samples_read(Samples *s, const char *path, int hold_out)
{
    reader.path = path;
    reader.games = reader.positions = 0;
    reader.file = fopen(path, "r");
    if (!reader.file) {
        train_error("%s: can't open", path);
        return false;
    }
    bool good = read_lines(s, hold_out);
    fclose(reader.file);
    s->games += reader.games;
    return good;
}

void samples_free(Samples *s)
{
    free(s->sample);
    free(s->feature);
}
