/* samples.c - see samples.h. A game is played through with the rules of common/, so that
 * a damaged file can't bring positions that no game has. */
#include "samples.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "collect.h"
#include "inspect/evaluation.h"
#include "loss.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "think/network.h"

enum { MOST_WORDS = LONGEST_GAME + 1 }; /* one too many is refused */

/* A file being read. */
typedef struct {
    const char *path;
    FILE *file;
    long offset;                /* of the line */
    char line[GAME_TEXT + 2];
    int64_t games, positions;   /* seen so far */
    double later[MOST_WORDS];   /* of the game: by ply, for the side to move */
    double share;               /* see later_target() */
    Samples *samples;
} Reader;

static Reader reader; /* too large for a stack, like the position */
static Position pos;

/* --- the list --- */

static void add_features(Samples *s, Sample *sample, const Position *from)
{
    static FeatureList own, other;
    if (s->feature_room - s->features < 2 * MOST_FEATURES) {
        s->feature_room = s->feature_room * 3 / 2 + 100000;
        s->feature = tool_memory(s->feature, s->feature_room * sizeof *s->feature);
    }
    uint16_t *feature = s->feature + s->features;
    if (s->network) {
        sample->count = (uint16_t)network_inputs(from, from->side, NO_SQUARE, feature);
        sample->all = sample->count;
    } else {
        collect_features(from, from->side, &own);
        collect_features(from, !from->side, &other);
        memcpy(feature, own.list, (size_t)own.count * sizeof *feature);
        memcpy(feature + own.count, other.list, (size_t)other.count * sizeof *feature);
        sample->count = (uint16_t)own.count;
        sample->all = (uint16_t)(own.count + other.count);
    }
    sample->first = s->features;
    s->features += sample->all;
}

void samples_add(Samples *s, const Position *from, const Label *label)
{
    if (s->count == s->room) {
        s->room = s->room * 3 / 2 + 1000;
        s->sample = tool_memory(s->sample, (size_t)s->room * sizeof *s->sample);
    }
    Sample *sample = &s->sample[s->count++];
    *sample = (Sample){
        .base = (int16_t)evaluate(from),
        .material = (int16_t)evaluation_material(from),
        .target = s->network ? (float)label->later
            : s->later ? label->later : target_of(label->score, label->result),
        .held_out = label->held_out,
    };
    add_features(s, sample, from);
}

void samples_order(Samples *s)
{
    s->to_learn = 0;
    for (int64_t i = 0; i < s->count; i++)
        if (!s->sample[i].held_out)
            s->order[s->to_learn++] = (uint32_t)i;
}

void samples_free(Samples *s)
{
    free(s->sample);
    free(s->feature);
    free(s->order);
}

double sample_base(const Samples *s, const Sample *sample)
{
    (void)s;
    return sample->base;
}

double samples_loss(const Samples *s, SampleValue *value)
{
    double sum = 0;
    for (int64_t i = 0; i < s->count; i++) {
        const Sample *sample = &s->sample[i];
        double target = sample->target;
        if (sample->held_out)
            sum += loss_of(target, value ? chance_of(value(s, sample)) : target);
    }
    return s->count > s->to_learn ? sum / (double)(s->count - s->to_learn) : 0;
}

void samples_log(const Samples *s, FILE *log)
{
    fprintf(log, "# %lld games, %lld positions, %lld of them held out",
            (long long)s->games, (long long)s->count,
            (long long)(s->count - s->to_learn));
    if (s->network)
        fprintf(log, "; %d hidden units", NET_HIDDEN);
    fprintf(log, "\n# the least loss possible on those held out: %.5f\n",
            samples_loss(s, NULL));
}

/* --- a file --- */

/* Refuse the file, at `where` in its line, and end the program. */
static void refuse(const char *where, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "train: %s: offset %ld: ", reader.path,
            reader.offset + (long)(where - reader.line));
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

/* The next whole line, without its end. */
static void next_line(void)
{
    reader.offset = ftell(reader.file);
    reader.line[0] = '\0';
    if (!fgets(reader.line, sizeof reader.line, reader.file))
        refuse(reader.line, "the file is truncated: no line `end ...`");
    if (!strchr(reader.line, '\n'))
        refuse(reader.line, "the file is truncated in the middle of a line");
    *strchr(reader.line, '\n') = '\0';
}

/* One word of a game: a move, perhaps with a score behind it. */
static void read_move(char *word, int result, bool held_out)
{
    char error[ERROR_TEXT], *slash = strchr(word, '/');
    Move move;
    if (slash)
        *slash = '\0';
    if (!move_from_usi(&pos, word, &move, error))
        refuse(word, "%s", error);
    if (slash) {
        char *end;
        long score = strtol(slash + 1, &end, 10);
        if (end == slash + 1 || *end || labs(score) > SCORE_EVAL_MAX)
            refuse(slash + 1, "'%s' is not a score", slash + 1);
        samples_add(reader.samples, &pos, &(Label){
            .score = (int)score,
            .result = pos.side == BLACK ? result : RESULT_WIN - result,
            .later = reader.later[pos.ply], .held_out = held_out,
        });
        reader.positions++;
    }
    if (pos.ply >= LONGEST_GAME)
        refuse(word, "the game is longer than %d plies", LONGEST_GAME);
    move_make(&pos, move);
}

/* The later target of every training position of the game, from its end backwards. What
 * is no score is refused when the move is read. */
static void find_later(char *const *word, int words, int result)
{
    double black = (double)result / RESULT_WIN;
    for (int ply = words - 1; ply >= 0; ply--) {
        const char *slash = strchr(word[ply], '/');
        if (!slash)
            continue;
        int score = atoi(slash + 1); /* Black moves first */
        black = later_target(ply % 2 == 0 ? score : -score, black, reader.share);
        reader.later[ply] = ply % 2 == 0 ? black : 1 - black;
    }
}

static void read_game(void)
{
    char error[ERROR_TEXT], *word[MOST_WORDS], winner[8];
    long long number;
    int used = 0, result = 0, words = 0;
    if (sscanf(reader.line, "game %lld %7s%n", &number, winner, &used) != 2)
        refuse(reader.line, "expected `game NUMBER WINNER ...` or `end ...`");
    while (result < RESULTS && strcmp(winner, result_name[result]) != 0)
        result++;
    if (result == RESULTS)
        refuse(reader.line, "the winner '%s' is not black, white or draw", winner);
    char *end = reader.line + used;
    while ((end = strchr(end, ' ')) && words < MOST_WORDS) {
        *end++ = '\0';
        word[words++] = end;
    }
    sfen_read(&pos, STARTPOS, error);
    find_later(word, words, result);
    for (int i = 0; i < words; i++)
        read_move(word[i], result, number % HOLD_OUT == 0);
    reader.games++;
}

static void read_end(void)
{
    long long games, positions;
    if (sscanf(reader.line, "end %lld games %lld positions", &games, &positions) != 2
        || games != reader.games || positions != reader.positions)
        refuse(reader.line, "says `%s`, but there are %lld games, %lld positions",
               reader.line, (long long)reader.games, (long long)reader.positions);
    if (fgetc(reader.file) != EOF)
        refuse(reader.line, "something stands behind the line `end ...`");
}

static void read_file(const char *path)
{
    int version;
    reader.path = path;
    reader.games = reader.positions = 0;
    reader.file = fopen(path, "r");
    if (!reader.file)
        tool_fail(1, "%s: can't open", path);
    next_line();
    if (sscanf(reader.line, "shogi-selfplay %d", &version) != 1)
        refuse(reader.line, "not a file of `train generate`");
    if (version != DATA_VERSION)
        refuse(strchr(reader.line, ' ') + 1,
               "version %d, but this program reads version %d", version, DATA_VERSION);
    for (next_line(); strncmp(reader.line, "end", 3) != 0; next_line())
        read_game();
    read_end();
    fclose(reader.file);
    reader.samples->games += reader.games;
}

void samples_read(Samples *s, const Lesson *lesson)
{
    reader.samples = s;
    reader.share = (double)lesson->later / 100;
    for (int i = 0; i < lesson->files; i++)
        read_file(lesson->data[i]);
    s->order = tool_memory(NULL, ((size_t)s->count + 1) * sizeof *s->order);
    samples_order(s);
    if (s->to_learn == 0)
        tool_fail(1, "no positions to learn from");
}
