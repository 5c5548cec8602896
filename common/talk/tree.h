/* tree.h - `shogi tree` and the terminal's `tree`: what the search did, made visible. */
#ifndef TREE_H
#define TREE_H

#include "talk/trace.h"

/* tree [SFEN] [--depth N] [--plies N] [--max-children N] [--line MOVES] [--only REASON]
 *      [--json] [--html FILE] [--beside PROGRAM|JSON] [NAME=VALUE ...]
 * Searches the position as `bench` does, to a fixed depth from an empty table, and writes
 * the tree of the last iteration: as text; as data (tree_json.h); or as a page. Counted
 * are all iterations, so that the nodes agree with those of `bench`. */
int tree_run(int count, char **words);

/* The terminal's: search *pos within these limits and write what lies below these legal
 * moves. False: they were not searched so far; the text says why. */
bool tree_print(FILE *out, Position *pos, const Limits *limits, const Line *line,
                bool japanese, Interrupt interrupt);

/* Why a legal move is not played: search *pos within these limits, and leave in `line`
 * the move and the best play against it, as far as that was searched. `text` says in a
 * few words how it ended: which technique decided it. False: the search, cut short, came
 * to nothing. */
enum { REFUTATION_TEXT = 256 };
bool tree_refutation(Position *pos, const Limits *limits, Move move, bool japanese,
                     Interrupt interrupt, Line *line, char text[REFUTATION_TEXT]);

#endif
