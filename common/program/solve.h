/* solve.h - `shogi solve`: problems from a file, see arguments.h. */
#ifndef PROGRAM_SOLVE_H
#define PROGRAM_SOLVE_H

#include "think/engine.h"

/* solve FILE [--time MS | --depth N | --nodes N] [--mate] [--tsv] [NAME=VALUE ...]
 * Plays problems, one a line, for 1000 ms each if nothing is said. Last line:
 * `solved N of M`. A line is one of these:
 *
 *     SFEN ; best 7g7f 2g2f ; avoid 8h2b+   either part may be missing
 *     ID tab SFEN tab BEST tab AVOID        moves separated by blanks; may be empty
 *     ID tab SFEN tab PLIES tab BEST        when the third field is a number, or `>` and
 *                                           a number: the length of a mate
 *
 * Further fields are ignored; empty lines and lines that begin with # are skipped.
 * Solved: the move is among the best ones, if any are given, and not among those to
 * avoid. A line without either, like a mate of 0 plies, is skipped. With --mate the
 * chapter looks for a forced mate as with `go mate`; solved is a line of checks that ends
 * in mate. */
int solve_run(Search *engine, int count, char **words);

#endif
