/* fit.c - logistic regression: weights that make the value of a position predict its
 * result.
 *
 *     value = material + sum of the weights of own features - sum of the other side's
 *
 * The loss (loss.h) is made smaller step by step against its slope, a batch of positions
 * at a time, by the method Adam (Kingma and Ba 2015). What is learned are numbers that
 * the weights are sums of. For the learned evaluation each weight has its own and those
 * it shares (share.h); they begin at 0, which is material alone, and are drawn back to 0
 * all the time, so that what the games say little about stays material. For the
 * hand-written one they are the numbers of its form (form.h).
 */
#include <string.h>

#include "form.h"
#include "loss.h"
#include "samples.h"
#include "share.h"
#include "source.h"
#include "think/evaluate.h"

enum {
    BATCH = 256, /* positions a step */
    ALL = NODES + FORM_NUMBERS,
};

static const double rate = 1.0;         /* cp: about the length of a step */
static const double last_rate = 0.05;   /* of the last step; it falls evenly */
static const double decay = 1e-8;       /* slope towards 0, for each cp of a weight; the
                                         * form has so few numbers that it needs none */
static const double beta1 = 0.9, beta2 = 0.999, tiny = 1e-10; /* of Adam */

typedef struct {
    double weight[NODES];          /* sums: a number and all above it, see share.h */
    double number[ALL];            /* those of the form stand behind the others */
    double slope[ALL];             /* of the batch */
    double mean[ALL], square[ALL]; /* of slopes, running */
    int first, end;                /* the numbers that are learned */
    int parent[NODES];
    Form form;                     /* has no terms unless it is what is learned */
    int64_t steps;
} Model;

static Model model;

static double value_of(const Samples *s, const Sample *sample)
{
    const uint16_t *feature = s->feature + sample->first;
    double value = sample->material;
    for (int i = 0; i < sample->all; i++)
        value += i < sample->count ? model.weight[feature[i]] : -model.weight[feature[i]];
    return value;
}

/* Add a position to the slope of the batch. Returns its loss. */
static double learn_sample(const Samples *s, const Sample *sample)
{
    const uint16_t *feature = s->feature + sample->first;
    double chance = chance_of(value_of(s, sample));
    double target = sample->target;
    double slope = (chance - target) / SCALE / BATCH;
    for (int i = 0; i < sample->all; i++)
        model.slope[feature[i]] += i < sample->count ? slope : -slope;
    return loss_of(target, chance);
}

/* Slopes of shared numbers: the sums over the weights that share them. */
static void share_slopes(void)
{
    for (int i = 0; i < NODES; i++)
        if (model.parent[i] != NO_PARENT)
            model.slope[model.parent[i]] += model.slope[i];
    for (const Term *t = model.form.term; t < model.form.term + model.form.count; t++)
        model.slope[NODES + t->number] += t->part * model.slope[t->weight];
}

/* Weights as sums of numbers, from the top of the tree down. */
static void sum_numbers(void)
{
    for (int i = NODES - 1; i >= 0; i--)
        model.weight[i] = model.number[i]
            + (model.parent[i] == NO_PARENT ? 0 : model.weight[model.parent[i]]);
    for (const Term *t = model.form.term; t < model.form.term + model.form.count; t++)
        model.weight[t->weight] += t->part * model.number[NODES + t->number];
}

/* One step of Adam against the slope of the batch. */
static void step_numbers(double length)
{
    model.steps++;
    double scale1 = 1 - pow(beta1, (double)model.steps);
    double scale2 = 1 - pow(beta2, (double)model.steps);
    share_slopes();
    for (int i = model.first; i < model.end; i++) {
        double slope = model.slope[i] + (i < NODES ? decay * model.number[i] : 0);
        model.mean[i] = beta1 * model.mean[i] + (1 - beta1) * slope;
        model.square[i] = beta2 * model.square[i] + (1 - beta2) * slope * slope;
        model.number[i] -= length * (model.mean[i] / scale1)
            / (sqrt(model.square[i] / scale2) + tiny);
    }
    sum_numbers();
    memset(model.slope, 0, sizeof model.slope);
}

/* Once through the training positions in a new order. Returns their mean loss on the
 * way. */
static double learn_epoch(const Samples *s, const Lesson *lesson, int64_t epoch,
                          uint64_t *chance)
{
    double progress = (double)epoch / (double)lesson->epochs;
    double share = 1 / (double)lesson->epochs, sum = 0, count = (double)s->to_learn;
    random_shuffle(chance, s->order, s->to_learn);
    for (int64_t i = 0; i < s->to_learn; i++) {
        sum += learn_sample(s, &s->sample[s->order[i]]);
        if ((i + 1) % BATCH == 0) {
            double done = progress + share * (double)i / count;
            step_numbers(rate + (last_rate - rate) * done);
            tool_counter((int64_t)(1000 * done), 1000);
        }
    }
    memset(model.slope, 0, sizeof model.slope);
    return sum / count;
}

static double material_of(const Samples *s, const Sample *sample)
{
    (void)s;
    return sample->material;
}

/* Learn the numbers of the hand-written form instead. What stands below NODES are then
 * the weights when all those are 0, minus material, and they stay. */
static void take_form(void)
{
    form_build(&model.form);
    for (int i = 0; i < WEIGHTS; i++)
        model.number[i] = model.form.base[i];
    model.first = NODES;
    model.end = ALL;
    sum_numbers();
}

/* Round, write, and leave the rounded weights in the model. */
static void write_learned(const char *path)
{
    int16_t rounded[WEIGHTS];
    for (int i = 0; i < WEIGHTS; i++) {
        rounded[i] = (int16_t)lround(model.weight[i]);
        model.weight[i] = rounded[i];
    }
    source_write_table(path, rounded);
}

static void write_hand(const char *path)
{
    FormNumbers rounded;
    int16_t weight[WEIGHTS] = { 0 };
    for (int i = 0; i < FORM_NUMBERS; i++)
        rounded.number[i] = (int16_t)lround(model.number[NODES + i]);
    hand_weights(&rounded.named, weight);
    for (int i = 0; i < WEIGHTS; i++)
        model.weight[i] = weight[i];
    form_write(path, &rounded.named);
}

/* Train, and write the log: one line for each epoch. */
static void fit(const Samples *s, const Lesson *lesson, FILE *log)
{
    uint64_t chance = random_seed((uint64_t)lesson->seed, 0);
    double material = samples_loss(s, material_of), simple = samples_loss(s, sample_base);
    samples_log(s, log);
    fprintf(log, "epoch\ttraining\theld out\tmaterial\tsimple\n");
    for (int64_t epoch = 0; epoch < lesson->epochs; epoch++) {
        double loss = learn_epoch(s, lesson, epoch, &chance);
        fprintf(log, "%lld\t%.5f\t%.5f\t%.5f\t%.5f\n", (long long)epoch + 1, loss,
                samples_loss(s, value_of), material, simple);
        fflush(log);
    }
    tool_counter(1, 1);
}

void fit_run(int count, char **words)
{
    int64_t share = 1, hand = 0;
    Lesson lesson = { .seed = 1, .epochs = 8 };
    Samples samples = { 0 };
    const ToolOption table[] = {
        LESSON_OPTIONS(lesson), { "--share", .number = &share, 0, 1 },
        { "--hand", .number = &hand, 0, 1 }, { .name = NULL },
    };
    lesson_start(&lesson, count, words, table);
    if (hand && !share)
        tool_fail(2, "--share 0 and --hand 1 exclude each other");
    evaluate_init(EVALUATION_SIMPLE);
    samples.later = lesson.later > 0;
    samples_read(&samples, &lesson);
    FILE *log = lesson_log(&lesson, "w");
    model.end = NODES;
    if (hand)
        take_form();
    else if (share)
        share_build(model.parent);
    fit(&samples, &lesson, log);
    (hand ? write_hand : write_learned)(lesson.out);
    fprintf(log, "# rounded to whole numbers: %.5f\n", samples_loss(&samples, value_of));
    fclose(log);
    samples_free(&samples);
}
