/* form.h - the hand-written evaluation as something to fit: every weight is a sum of
 * parts of its numbers. */
#ifndef FORM_H
#define FORM_H

#include "think/evaluate_hand.h"

enum {
    FORM_NUMBERS = sizeof(HandNumbers) / sizeof(int16_t), /* numbers, in their order */
    MOST_TERMS = 3 * WEIGHTS,
};

/* By name and as a list. */
typedef union {
    HandNumbers named;
    int16_t number[FORM_NUMBERS];
} FormNumbers;

/* weight += part * number */
typedef struct {
    int weight, number;
    double part;
} Term;

typedef struct {
    int count;
    Term term[MOST_TERMS];
    int16_t base[WEIGHTS]; /* the weights when all numbers are 0: minus material */
} Form;

/* Found by asking hand_weights() about one number at a time: right as long as its rules
 * only scale and add. */
void form_build(Form *form);

/* As C source, see common/think/data/hand_numbers.c. */
void form_write(const char *path, const HandNumbers *numbers);

#endif
