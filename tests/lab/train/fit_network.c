/* fit_network.c - the network learns what the learned evaluation gets wrong.
 *
 *     value = value of the tables + what the network says
 *
 * The tables stay as they are. Loss and method are those of fit.c; what differs is that
 * the slope goes backwards through two layers (backpropagation; Rumelhart, Hinton and
 * Williams 1986), and the target, the later one of loss.h. Each position is shown as it
 * is or mirrored, as chance has it.
 *
 * With --state a run that was stopped goes on where it was, and comes to the same
 * weights: all chance in a step comes from the seed and the number of the step.
 */
#include <stdlib.h>
#include <string.h>

#include "loss.h"
#include "machine/system.h"
#include "real_network.h"
#include "source.h"

enum {
    BATCH = 2048, /* positions a step */
    STATE_VERSION = 2,
};

static const double rate = 1e-3, last_rate = 2e-5; /* length of the first and last step */

/* What a state file begins with: all that decides what is learned. */
typedef struct {
    int64_t version, numbers, seed, epochs, count, held_out;
    double sum; /* of losses since the epoch began */
} StateHead;

typedef struct {
    NetSamples samples;
    Lesson lesson;
    int64_t stop;               /* pause after this step; 0: never */
    const char *state_path;
    uint32_t *order;            /* of the samples to learn from */
    int64_t count;              /* of them */
    int64_t batches;            /* an epoch has */
    double sum;                 /* of losses since the epoch began */
} Fitting;

static Learner learner; /* too large for a stack, like the slope */
static RealNetwork slope;
static Network rounded;

/* --- the state file --- */

static StateHead head_of(const Fitting *f)
{
    StateHead head;
    memset(&head, 0, sizeof head); /* the file is compared byte by byte */
    head.version = STATE_VERSION;
    head.numbers = REAL_NUMBERS;
    head.seed = f->lesson.seed;
    head.epochs = f->lesson.epochs;
    head.count = f->count;
    head.held_out = f->samples.count - f->count;
    head.sum = f->sum;
    return head;
}

/* Written beside it and renamed: a stop in the middle leaves the older one. */
static bool save_state(const Fitting *f)
{
    char path[4096];
    StateHead head = head_of(f);
    if (!f->state_path)
        return true;
    snprintf(path, sizeof path, "%s.new", f->state_path);
    FILE *file = fopen(path, "wb");
    bool good = file && fwrite(&head, sizeof head, 1, file) == 1
        && fwrite(&learner, sizeof learner, 1, file) == 1;
    if (file)
        good = fclose(file) == 0 && good;
    good = good && system_rename(path, f->state_path);
    if (!good)
        tool_error("%s: can't write", f->state_path);
    return good;
}

/* Go on from the file, if it is there. False, after a message: it is of another run. */
static bool load_state(Fitting *f)
{
    StateHead head, mine = head_of(f);
    FILE *file = f->state_path ? fopen(f->state_path, "rb") : NULL;
    if (!file)
        return true;
    bool good = fread(&head, sizeof head, 1, file) == 1;
    mine.sum = head.sum;
    good = good && memcmp(&head, &mine, sizeof head) == 0
        && fread(&learner, sizeof learner, 1, file) == 1;
    fclose(file);
    f->sum = head.sum;
    if (!good)
        tool_error("%s: not the state of a run with this seed, these epochs and "
                    "positions", f->state_path);
    return good;
}

/* --- learning --- */

/* A new order for every epoch, the same however often the run was stopped. */
static void shuffle(Fitting *f, int64_t epoch)
{
    uint64_t chance = random_seed((uint64_t)f->lesson.seed, (uint64_t)epoch);
    int64_t count = 0;
    for (int64_t i = 0; i < f->samples.count; i++)
        if (!f->samples.sample[i].held_out)
            f->order[count++] = (uint32_t)i;
    random_shuffle(&chance, f->order, count);
}

static void learn_batch(Fitting *f, int64_t batch)
{
    uint64_t chance = random_seed(~(uint64_t)f->lesson.seed, (uint64_t)learner.steps);
    int64_t first = batch * BATCH;
    int64_t end = first + BATCH < f->count ? first + BATCH : f->count;
    double done = (double)learner.steps / (double)(f->batches * f->lesson.epochs);
    for (int64_t i = first; i < end; i++) {
        const NetSample *sample = &f->samples.sample[f->order[i]];
        f->sum += real_learn(&learner.net, sample, random_next(&chance) & 1, &slope);
    }
    real_step(&learner, &slope, (int)(end - first), rate + (last_rate - rate) * done);
}

/* Which value a loss is of. */
typedef enum { BY_TARGET, BY_TABLES, BY_REAL, BY_ROUNDED } Judge;

/* Mean loss of the positions held out. By target: the least that is possible. */
static double held_out_loss(const NetSamples *s, Judge judge)
{
    double sum = 0;
    int64_t count = 0;
    for (int64_t i = 0; i < s->count; i++) {
        const NetSample *sample = &s->sample[i];
        if (!sample->held_out)
            continue;
        double target = sample->target;
        double more = judge == BY_REAL ? real_value(&learner.net, sample)
            : judge == BY_ROUNDED ? rounded_value(&rounded, sample) : 0;
        sum += loss_of(target, judge == BY_TARGET ? target
                       : chance_of(sample->base + more));
        count++;
    }
    return count > 0 ? sum / (double)count : 0;
}

/* From the present step to the end of its epoch. False: stopped on the way. */
static bool learn_epoch(Fitting *f)
{
    int64_t epoch = learner.steps / f->batches;
    shuffle(f, epoch);
    if (learner.steps % f->batches == 0)
        f->sum = 0;
    for (int64_t batch = learner.steps % f->batches; batch < f->batches; batch++) {
        if (system_interrupted() || (f->stop > 0 && learner.steps >= f->stop))
            return false;
        learn_batch(f, batch);
        tool_counter(learner.steps, f->batches * f->lesson.epochs);
    }
    return true;
}

static void write_head(const Fitting *f, FILE *log)
{
    const NetSamples *s = &f->samples;
    fprintf(log, "# %lld games, %lld positions, %lld of them held out; %d hidden units\n",
            (long long)s->games, (long long)s->count, (long long)(s->count - f->count),
            NET_HIDDEN);
    fprintf(log, "# the least loss possible on those held out: %.5f\n",
            held_out_loss(s, BY_TARGET));
    fprintf(log, "epoch\ttraining\theld out\ttables alone\n");
}

static int fit(Fitting *f, FILE *log)
{
    double tables_alone = held_out_loss(&f->samples, BY_TABLES);
    if (learner.steps == 0)
        write_head(f, log);
    system_watch_interrupt(true);
    while (learner.steps < f->batches * f->lesson.epochs) {
        if (!learn_epoch(f)) {
            fprintf(stderr, "stopped after step %lld of %lld; call again to go on\n",
                    (long long)learner.steps, (long long)(f->batches * f->lesson.epochs));
            return save_state(f) ? 0 : 1;
        }
        fprintf(log, "%lld\t%.5f\t%.5f\t%.5f\n", (long long)(learner.steps / f->batches),
                f->sum / (double)f->count, held_out_loss(&f->samples, BY_REAL),
                tables_alone);
        fflush(log);
        if (!save_state(f))
            return 1;
    }
    real_round(&learner.net, &rounded);
    fprintf(log, "# rounded to integers: %.5f\n", held_out_loss(&f->samples, BY_ROUNDED));
    source_write_network(f->lesson.out, &rounded);
    return 0;
}

/* Read the positions and begin, or go on. */
static bool prepare(Fitting *f)
{
    evaluate_init(EVALUATION_LEARNED);
    net_samples_init();
    for (int i = 0; i < f->lesson.files; i++)
        if (!net_samples_read(&f->samples, f->lesson.data[i], HOLD_OUT))
            return false;
    for (int64_t i = 0; i < f->samples.count; i++)
        f->count += !f->samples.sample[i].held_out;
    if (f->count == 0)
        tool_fail(1, "no positions to learn from");
    f->batches = (f->count + BATCH - 1) / BATCH;
    f->order = games_grow(NULL, (size_t)(f->count + 1) * sizeof *f->order);
    real_begin(&learner, (uint64_t)f->lesson.seed);
    return load_state(f);
}

int network_run(int count, char **words)
{
    static Fitting f;
    f = (Fitting){ .lesson = { .seed = 1, .epochs = 6 } };
    const ToolOption table[] = {
        LESSON_OPTIONS(f.lesson), { "--stop", .number = &f.stop, 0, INT32_MAX },
        { "--state", .text = &f.state_path }, { .name = NULL },
    };
    lesson_start(&f.lesson, count, words, table);
    if (f.stop > 0 && !f.state_path)
        return tool_error("--stop needs --state FILE");
    if (!prepare(&f))
        return 1;
    FILE *log = lesson_log(&f.lesson, learner.steps > 0 ? "a" : "w");
    int status = fit(&f, log);
    if (log != stdout)
        fclose(log);
    net_samples_free(&f.samples);
    free(f.order);
    return status;
}
