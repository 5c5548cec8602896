/* plan.h - what the command line asks for. */
#ifndef PLAN_H
#define PLAN_H

#include "player.h"
#include "table.h"

typedef struct {
    Engine engine[2];
    int engines;         /* given */
    const char *openings; /* file; NULL: the start position alone */
    const char *out;     /* TSV of games; NULL: none */
    const char *csa, *kif; /* directories for records of games; NULL: none */
    const char *log;     /* dialogue with the engines; NULL: none */
    int64_t games;       /* of the whole match; 0: every opening once with both colours */
    int64_t concurrency; /* games at the same time */
    int64_t seed;        /* order of the openings; 0: as in the file */
    Part part;           /* what of it is to be played */
    int64_t tolerance;   /* ms over the limit that are forgiven */
    int64_t timeout;     /* ms for usiok, readyok and answers without a clock */
    Rules rules;
    bool resume, quiet, tsv;
    bool sequential;     /* stop when `sprt` has a verdict */
    Sprt sprt;
    char *const *merge;  /* files to add up; no match is played then */
    int merges;
} Plan;

/* Read the arguments; a wrong one ends the program. The plan keeps pointers into argv. */
const Plan *plan_read(int argc, char **argv);

#endif
