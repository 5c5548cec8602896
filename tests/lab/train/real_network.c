/* real_network.c - see real_network.h. */
#include "real_network.h"

#include <string.h>

#include "../../unit/network_plain.h"
#include "loss.h"

static const double beta1 = 0.9, beta2 = 0.999, tiny = 1e-8; /* of Adam */
static const float decay = 1;          /* each step takes its length times this part of a
                                        * number away (Loshchilov and Hutter 2019), or
                                        * they learn games by heart */
static const float begin_row = 0.1f;   /* the largest number of a row at the beginning */
static const float begin_start = 0.5f; /* of the start: in the middle of 0 .. 1 */
static const float row_most = (float)NET_ROW_MOST / NET_UNIT;
static const float output_most = (float)INT16_MAX / NET_CP / SCALE;

/* Where the parts begin in the list of numbers; the rows are first. */
enum {
    START = NET_INPUTS * NET_HIDDEN,
    OUTPUT = START + NET_HIDDEN,
    CONSTANT = OUTPUT + 2 * NET_HIDDEN,
};

/* A position on its way through the network; [0] is the side to move. */
typedef struct {
    uint16_t input[2][NET_MOST];
    float sum[2][NET_HIDDEN], unit[2][NET_HIDDEN];
} Pass;

/* What an input is to the other side. */
static int other_input(int input)
{
    int square = input % 81;
    if (input >= NET_BOARD)
        return input < NET_BOARD + NET_HAND ? input + NET_HAND : input - NET_HAND;
    return (input - square + NET_SIDE_BOARD) % NET_BOARD + 80 - square;
}

/* What an input is with left and right exchanged. The rules of shogi know no left and
 * right: a position and its mirror image are worth the same. */
static int mirror_input(int input)
{
    int file = input % 81 / 9;
    return input < NET_BOARD ? input + (8 - 2 * file) * 9 : input;
}

/* The inputs of a side, mirrored if its king stands on files 6 to 9 (see network.h). */
static void look(uint16_t list[NET_MOST], int count)
{
    enum { FIRST = 7 * 81 + 5 * 9, LAST = 8 * 81 - 1 }; /* an own king on these files */
    bool left = false;
    for (int i = 0; i < count; i++)
        left = left || (list[i] >= FIRST && list[i] <= LAST);
    for (int i = 0; left && i < count; i++)
        list[i] = (uint16_t)mirror_input(list[i]);
}

void real_inputs(const Samples *list, const Sample *sample, bool mirror,
                 uint16_t input[2][NET_MOST])
{
    for (int i = 0; i < sample->count; i++) {
        int own = list->feature[sample->first + (size_t)i];
        own = mirror ? mirror_input(own) : own;
        input[0][i] = (uint16_t)own;
        input[1][i] = (uint16_t)other_input(own);
    }
    look(input[0], sample->count);
    look(input[1], sample->count);
}

static float random_float(uint64_t *state)
{
    return (float)(random_next(state) >> 40) / (1 << 24);
}

void real_begin(Learner *learner, uint64_t seed)
{
    uint64_t state = seed;
    memset(learner, 0, sizeof *learner);
    RealNetwork *net = &learner->net;
    for (int i = 0; i < START; i++)
        net->number[i] = begin_row * (2 * random_float(&state) - 1);
    for (int i = 0; i < NET_HIDDEN; i++)
        net->part.start[i] = begin_start * random_float(&state);
}

static double forward(const RealNetwork *net, const Samples *list, const Sample *sample,
                      bool mirror, Pass *pass)
{
    float value = net->part.constant;
    real_inputs(list, sample, mirror, pass->input);
    for (int side = 0; side < 2; side++) {
        float *sum = pass->sum[side];
        memcpy(sum, net->part.start, sizeof net->part.start);
        for (int i = 0; i < sample->count; i++) {
            const float *row = net->part.row[pass->input[side][i]];
            for (int unit = 0; unit < NET_HIDDEN; unit++)
                sum[unit] += row[unit];
        }
        for (int unit = 0; unit < NET_HIDDEN; unit++) {
            float s = sum[unit] < 0 ? 0 : sum[unit];
            pass->unit[side][unit] = s > 1 ? 1 : s;
        }
        for (int unit = 0; unit < NET_HIDDEN; unit++)
            value += pass->unit[side][unit] * net->part.output[side][unit];
    }
    return value;
}

double real_value(const RealNetwork *net, const Samples *list, const Sample *sample)
{
    Pass pass;
    return SCALE * forward(net, list, sample, false, &pass);
}

double real_learn(const RealNetwork *net, const Samples *list, const Sample *sample,
                  bool mirror, RealNetwork *slope)
{
    Pass pass;
    double value = forward(net, list, sample, mirror, &pass);
    double chance = chance_of(sample->base + SCALE * value);
    double target = sample->target;
    float error = (float)(chance - target);
    slope->part.constant += error;
    for (int side = 0; side < 2; side++) {
        float back[NET_HIDDEN]; /* slope of each sum; 0 where it was cut */
        for (int unit = 0; unit < NET_HIDDEN; unit++) {
            float s = pass.sum[side][unit];
            slope->part.output[side][unit] += error * pass.unit[side][unit];
            back[unit] = s > 0 && s < 1 ? error * net->part.output[side][unit] : 0;
            slope->part.start[unit] += back[unit];
        }
        for (int i = 0; i < sample->count; i++) {
            float *row = slope->part.row[pass.input[side][i]];
            for (int unit = 0; unit < NET_HIDDEN; unit++)
                row[unit] += back[unit];
        }
    }
    return loss_of(target, chance);
}

/* None of the numbers becomes larger than this. The start has what 40 rows leave of 16
 * bits. */
static float most_of(int number)
{
    return number < START ? row_most
        : number < OUTPUT ? (float)(INT16_MAX - NET_MOST * NET_ROW_MOST) / NET_UNIT
        : output_most;
}

void real_step(Learner *learner, RealNetwork *slope, int batch, double length)
{
    learner->steps++;
    double scale1 = 1 - pow(beta1, (double)learner->steps);
    double scale2 = 1 - pow(beta2, (double)learner->steps);
    float b1 = (float)beta1, b2 = (float)beta2, most_step = (float)(length / scale1);
    float part = 1.0f / (float)batch, whole = (float)(1 / scale2);
    float kept = 1 - (float)length * decay;
    for (int i = 0; i < REAL_NUMBERS; i++) {
        float *number = &learner->net.number[i], most = most_of(i);
        float *mean = &learner->mean.number[i], *square = &learner->square.number[i];
        float s = slope->number[i] * part;
        *mean = b1 * *mean + (1 - b1) * s;
        *square = b2 * *square + (1 - b2) * s * s;
        float next = kept * *number
            - most_step * *mean / (sqrtf(*square * whole) + (float)tiny);
        *number = next > most ? most : next < -most ? -most : next;
        slope->number[i] = 0;
    }
}

/* The integer that stands for 1 of this number. */
static float unit_of(int number)
{
    return number < OUTPUT ? NET_UNIT : number < CONSTANT ? SCALE * NET_CP : SCALE;
}

void real_round(const RealNetwork *net, Network *rounded)
{
    int16_t number[REAL_NUMBERS];
    for (int i = 0; i < REAL_NUMBERS; i++)
        number[i] = (int16_t)lroundf(net->number[i] * unit_of(i));
    memcpy(rounded, number, sizeof *rounded);
}

void real_from(const Network *rounded, RealNetwork *net)
{
    int16_t number[REAL_NUMBERS];
    memcpy(number, rounded, sizeof number);
    for (int i = 0; i < REAL_NUMBERS; i++)
        net->number[i] = (float)number[i] / unit_of(i);
}

int rounded_value(const Network *net, const Samples *list, const Sample *sample)
{
    uint16_t input[2][NET_MOST];
    real_inputs(list, sample, false, input);
    return network_plain(net, input[0], input[1], sample->count);
}
