/* bench.h - `shogi bench`: a fixed set of positions searched, see arguments.h. */
#ifndef PROGRAM_BENCH_H
#define PROGRAM_BENCH_H

#include "think/engine.h"

/* bench [--depth N] [--time MS] [--positions FILE] [--reasons] [--tsv] [NAME=VALUE ...]
 * Searches a fixed set to a fixed depth, or each position for a fixed time. Last line:
 * `bench nodes N time MS nps N`. The node count to a fixed depth is a signature. A file
 * has one SFEN a line; what follows a tab or `;` is ignored. --reasons counts why nodes
 * ended and what became of moves, over all positions and iterations, in the words of
 * `shogi tree`; that takes a little time. */
int bench_run(Search *engine, int count, char **words);

#endif
