/* plan.h - what the command line asks for. */
#ifndef PLAN_H
#define PLAN_H

#include "player.h"
#include "score.h"

typedef struct {
    Engine engine[2];
    int engines;         /* given */
    const char *openings; /* file; NULL: the start position alone */
    const char *out;     /* TSV of games; NULL: none */
    const char *csa;     /* directory for CSA files; NULL: none */
    const char *log;     /* dialogue with the engines; NULL: none */
    int games;           /* of the whole match; 0: every opening once with both colours */
    int concurrency;     /* games at the same time */
    int seed;            /* order of the openings; 0: as in the file */
    int shard, shards;   /* play pairs whose number is shard-1 modulo shards */
    int max_moves;       /* opening included */
    int tolerance;       /* ms over the limit that are forgiven */
    int timeout;         /* ms for usiok, readyok and answers without a clock */
    DeclareRule declare;
    bool resume, quiet, tsv;
    bool sequential;     /* stop when `sprt` has a verdict */
    Sprt sprt;
    char *const *merge;  /* files to add up; no match is played then */
    int merges;
} Plan;

/* Read the arguments. On false the program ends with `*status` (0 after --help, 2 after a
 * message on stderr). The plan keeps pointers into argv. */
bool plan_read(Plan *plan, int argc, char **argv, int *status);

#endif
