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
#include <string.h>

#include "loss.h"
#include "machine/system.h"
#include "real_network.h"
#include "source.h"
#include "think/data/network_text.h"

enum {
    BATCH = 2048, /* positions a step */
    STATE_VERSION = 4,
};

/* Length of the first step, from nothing or from a network, and of the last one. */
static const double rates[2] = { 1e-3, 3e-4 }, last_rate = 2e-5;

/* What a state file begins with: all that decides what is learned. The file is compared
 * byte by byte: there are no gaps between numbers of one size. */
typedef struct {
    int64_t version, numbers, seed, epochs, later, on, count, held_out;
    double sum; /* of losses since the epoch began */
} StateHead;

typedef struct {
    Samples samples;
    Lesson lesson;
    int64_t stop;               /* pause after this step; 0: never */
    int64_t on;                 /* 1: go on from the learned network; 0: from chance */
    const char *state_path;
    int64_t batches;            /* an epoch has */
    double sum;                 /* of losses since the epoch began */
} Fitting;

static Learner learner; /* too large for a stack, like the slope */
static RealNetwork slope;
static Network rounded;

/* --- the state file --- */

static StateHead head_of(const Fitting *f)
{
    return (StateHead){
        .version = STATE_VERSION, .numbers = REAL_NUMBERS, .seed = f->lesson.seed,
        .epochs = f->lesson.epochs, .later = f->lesson.later, .on = f->on,
        .count = f->samples.to_learn,
        .held_out = f->samples.count - f->samples.to_learn, .sum = f->sum,
    };
}

/* Written beside it and renamed: a stop in the middle leaves the older one. */
static void save_state(const Fitting *f)
{
    char path[4096];
    StateHead head = head_of(f);
    if (!f->state_path)
        return;
    snprintf(path, sizeof path, "%s.new", f->state_path);
    FILE *file = fopen(path, "wb");
    bool good = file && fwrite(&head, sizeof head, 1, file) == 1
        && fwrite(&learner, sizeof learner, 1, file) == 1;
    if (file)
        good = fclose(file) == 0 && good;
    if (!good || !system_rename(path, f->state_path))
        tool_fail(1, "%s: can't write", f->state_path);
}

/* Go on from the file, if it is there. */
static void load_state(Fitting *f)
{
    StateHead head, mine = head_of(f);
    FILE *file = f->state_path ? fopen(f->state_path, "rb") : NULL;
    if (!file)
        return;
    bool good = fread(&head, sizeof head, 1, file) == 1;
    mine.sum = head.sum;
    good = good && memcmp(&head, &mine, sizeof head) == 0
        && fread(&learner, sizeof learner, 1, file) == 1;
    fclose(file);
    f->sum = head.sum;
    if (!good)
        tool_fail(1, "%s: not the state of a run with this seed, these epochs and "
                  "positions", f->state_path);
}

/* --- learning --- */

static void learn_batch(Fitting *f, int64_t batch)
{
    uint64_t chance = random_seed(~(uint64_t)f->lesson.seed, (uint64_t)learner.steps);
    int64_t first = batch * BATCH;
    int64_t count = f->samples.to_learn;
    int64_t end = first + BATCH < count ? first + BATCH : count;
    double rate = rates[f->on];
    double done = (double)learner.steps / (double)(f->batches * f->lesson.epochs);
    for (int64_t i = first; i < end; i++) {
        const Sample *sample = &f->samples.sample[f->samples.order[i]];
        bool mirror = random_next(&chance) & 1;
        f->sum += real_learn(&learner.net, &f->samples, sample, mirror, &slope);
    }
    real_step(&learner, &slope, (int)(end - first), rate + (last_rate - rate) * done);
}

static double by_real(const Samples *s, const Sample *sample)
{
    return sample->base + real_value(&learner.net, s, sample);
}

static double by_rounded(const Samples *s, const Sample *sample)
{
    return sample->base + rounded_value(&rounded, s, sample);
}

/* From the present step to the end of its epoch, which has an order of its own, the same
 * however often the run was stopped. False: stopped on the way. */
static bool learn_epoch(Fitting *f)
{
    uint64_t epoch = (uint64_t)(learner.steps / f->batches);
    uint64_t chance = random_seed((uint64_t)f->lesson.seed, epoch);
    samples_order(&f->samples);
    random_shuffle(&chance, f->samples.order, f->samples.to_learn);
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

static void fit(Fitting *f, FILE *log)
{
    const Samples *s = &f->samples;
    double tables_alone = samples_loss(s, sample_base);
    if (learner.steps == 0) {
        samples_log(s, log);
        fprintf(log, "epoch\ttraining\theld out\ttables alone\n");
    }
    system_watch_interrupt(true);
    while (learner.steps < f->batches * f->lesson.epochs) {
        if (!learn_epoch(f)) {
            fprintf(stderr, "stopped after step %lld of %lld; call again to go on\n",
                    (long long)learner.steps, (long long)(f->batches * f->lesson.epochs));
            save_state(f);
            return;
        }
        fprintf(log, "%lld\t%.5f\t%.5f\t%.5f\n", (long long)(learner.steps / f->batches),
                f->sum / (double)s->to_learn, samples_loss(s, by_real), tables_alone);
        fflush(log);
        save_state(f);
    }
    real_round(&learner.net, &rounded);
    fprintf(log, "# rounded to integers: %.5f\n", samples_loss(s, by_rounded));
    source_write_network(f->lesson.out, &rounded);
}

void network_run(int count, char **words)
{
    static Fitting f;
    f = (Fitting){ .lesson = { .seed = 1, .epochs = 6, .later = 93 } };
    const ToolOption table[] = {
        LESSON_OPTIONS(f.lesson), { "--stop", .number = &f.stop, 0, INT32_MAX },
        { "--on", .number = &f.on, 0, 1 },
        { "--state", .text = &f.state_path }, { .name = NULL },
    };
    lesson_start(&f.lesson, count, words, table);
    if (f.stop > 0 && !f.state_path)
        tool_fail(2, "--stop needs --state FILE");
    evaluate_init(EVALUATION_LEARNED);
    f.samples.network = true;
    samples_read(&f.samples, &f.lesson);
    f.batches = (f.samples.to_learn + BATCH - 1) / BATCH;
    real_begin(&learner, (uint64_t)f.lesson.seed);
    if (f.on)
        real_from(network_learned(), &learner.net);
    load_state(&f);
    FILE *log = lesson_log(&f.lesson, learner.steps > 0 ? "a" : "w");
    fit(&f, log);
    fclose(log);
    samples_free(&f.samples);
}
