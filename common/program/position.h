/* position.h - the commands of the command line that tell about one position. Each gets
 * the words behind its name and returns the exit status of the program, see
 * arguments.h. */
#ifndef PROGRAM_POSITION_H
#define PROGRAM_POSITION_H

#include "think/engine.h"

/* perft [--divide] [--no-bulk] DEPTH [SFEN]
 * Last line: `perft DEPTH nodes N time MS nps N`. */
int perft_run(Search *engine, int count, char **words);

/* moves [SFEN], eval [SFEN] */
int moves_run(Search *engine, int count, char **words);
int eval_run(Search *engine, int count, char **words);

#endif
