/* tree.h - `shogi tree`: the searched tree as text, data or page. */
#ifndef PROGRAM_TREE_H
#define PROGRAM_TREE_H

#include "think/engine.h"

/* tree [SFEN] [--depth N] [--plies N] [--max-children N] [--line MOVES] [--only REASON]
 *      [--json] [--html FILE] [--beside PROGRAM|JSON] [NAME=VALUE ...]
 * Searches the position as `bench` does, to a fixed depth from an empty table, and writes
 * the tree of the last iteration as text, as data (tree/json.h) or as a page. All
 * iterations are counted, so that the nodes agree with those of `bench`. */
int tree_run(Search *engine, int count, char **words);

#endif
