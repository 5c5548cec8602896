/* samples.h - training positions in memory, read from data files: for the tables, and for
 * the network, about 110 bytes each. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "train.h"

/* What is known about a training position. */
typedef struct {
    int score;     /* of the search, cp for the side to move */
    int result;    /* of the game for it: RESULT_LOSS, RESULT_DRAW, RESULT_WIN */
    double later;  /* its chance to win, by the positions behind it: see loss.h */
    bool held_out; /* its game is kept for validation */
} Label;

/* One position, from the view of the side to move. */
typedef struct {
    size_t first;     /* its features are feature[first ..]: */
    uint16_t count;   /* so many of the side to move; for the network, its inputs
                       * before it looks at any mirror image; */
    uint16_t all;     /* with those of the other side behind them, for the tables only */
    int16_t base;     /* value of evaluate(), cp */
    int16_t material; /* cp */
    bool held_out;
    double target;    /* what its chance to win is said to be */
} Sample;

typedef struct {
    bool network;         /* for the network; evaluate() must be the learned one then, */
    bool later;           /* or else the simple one, and targets may be the later ones */
    int64_t games;
    int64_t count, room;
    Sample *sample;
    size_t features, feature_room;
    uint16_t *feature;
    int64_t to_learn;     /* how many are not held out: sample[order[0 ..]] */
    uint32_t *order;
} Samples;

/* Read the files of a lesson. One that is refused ends the program, with file, offset and
 * reason. */
void samples_read(Samples *samples, const Lesson *lesson);
void samples_add(Samples *samples, const Position *pos, const Label *label);
void samples_free(Samples *samples);

/* Those to learn from in the order of the files. */
void samples_order(Samples *samples);

/* Mean loss of the positions held out, if `value` says what one is worth; NULL: the least
 * that is possible. */
typedef double SampleValue(const Samples *samples, const Sample *sample);
double samples_loss(const Samples *samples, SampleValue *value);
double sample_base(const Samples *samples, const Sample *sample);

/* What a log begins with: how many there are, and the least loss that is possible. */
void samples_log(const Samples *samples, FILE *log);

#endif
