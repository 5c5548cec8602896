/* every_node.h - looks over the shoulder of negamax and of alpha-beta, node by node: is
 * each child searched as it must be, does each node end when it must, and with the right
 * score? Whoever gets one node wrong hears of that node, and of nothing that follows. */
#ifndef EVERY_NODE_H
#define EVERY_NODE_H

#include "checker.h"

/* With `window` the nodes are those of alpha-beta, else of negamax. `ended`, unless NULL,
 * is called when the moves of a node have been looked at and its score is right. */
const Watcher *watch_every_node(bool window,
                                void (*ended)(int ply, int alpha, int beta, int score));

/* Of the last iteration: nodes that ended with a cut-off. */
extern uint64_t nodes_cut;

#endif
