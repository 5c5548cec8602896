/* report.h - a match told to people: progress while it runs, a summary at its end. */
#ifndef REPORT_H
#define REPORT_H

#include <stdint.h>

#include "player.h"
#include "table.h"

/* After each game, on stderr: a bar that is redrawn on a terminal, else a line a game.
 * `row` is the game; `total` how many there will be; `done` of them `now` by this program
 * in `us`. */
void report_progress(const Tally *tally, const Row *row, int total, int done, int64_t us);

/* Finish the bar, if there is one. */
void report_progress_end(void);

/* This engine has never started: on stderr, with the end of its error output, which is in
 * `errors`, or in the file `log` if that is not NULL. */
void report_no_start(const Engine *engine, const char *why, FILE *errors,
                     const char *log);

/* The result in words, or with `tsv` as a header line and a row. `sprt` may be NULL. */
void report_summary(const Tally *tally, const Sprt *sprt, bool tsv, FILE *out);

#endif
