/* calls.h - the commands of the command line that have a file of their own. Each gets the
 * words behind its name, which `shogi NAME --help` lists, and returns the exit status of
 * the program, see arguments.h. */
#ifndef PROGRAM_CALLS_H
#define PROGRAM_CALLS_H

#include "think/engine.h"

/* Searches a fixed set to a fixed depth, or each position for a fixed time. Last line:
 * `bench nodes N time MS nps N`. The node count to a fixed depth is a signature. A file
 * has one SFEN a line; what follows a tab or `;` is ignored. --reasons counts why nodes
 * ended and what became of moves, over all positions and iterations, in the words of
 * `shogi tree`; that takes a little time. */
int bench_run(Search *engine, int count, char **words);

/* Plays problems, one a line, for 1000 ms each if nothing is said. Last line:
 * `solved N of M`. A line is one of these:
 *
 *     SFEN ; best 7g7f 2g2f ; avoid 8h2b+   either part may be missing
 *     ID tab SFEN tab BEST tab AVOID        moves separated by blanks; may be empty
 *     ID tab SFEN tab PLIES tab BEST        when the third field is a number, or `>` and
 *                                           a number: the length of a mate
 *
 * Further fields are ignored; empty lines and lines that begin with # are skipped.
 * Solved: the move is among the best ones, if any are given, and not among those to
 * avoid. A line without either, like a mate of 0 plies, is skipped. With --mate a forced
 * mate is looked for as with `go mate`; solved is a line of checks that ends in mate. */
int solve_run(Search *engine, int count, char **words);

/* Searches the position as `bench` does, to a fixed depth from an empty table, and writes
 * the tree of the last iteration as text, as data (tree/page.h) or as a page. All
 * iterations are counted, so that the nodes agree with those of `bench`. */
int tree_run(Search *engine, int count, char **words);

#endif
